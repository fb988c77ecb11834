# The Book on the table: regions, cards, counters

book-rule = rule { $number }
book-close = Close
book-nav = Parts of the table
book-nav-hand = Hand
book-nav-book = Book
book-nav-library = Library
book-nav-team = Team
book-nav-me = You
book-nav-log = Log
book-sheet-more = More room for the decision
book-sheet-less = More room for the table

# The book
book-h-book = The open book
book-title-cover = The Big Book of Madness
book-shut = Still shut. The first turn opens it.
book-symbols = Brings curses: { $list }
book-arrival = On arrival:
book-read = Read all
book-picture = Back to the picture
book-none-left = No curse left at the check
book-any-left = Any curse left
book-none-short = None left:
book-any-short = Any left:
book-final-good = No curse left
book-final-won = The last page closes: you have all won.
book-final-lost = The book keeps you: you have all lost.
book-next = Curses of the next page{ $multi ->
    [0] {""}
   *[other] {" "}and { $multi } multi-element
 }
book-next-short = next{ $multi ->
    [0] {""}
   *[other] {" "}+{ $multi } multi
 }
book-round = Round { $n } of 6
book-round-caption = Multi-element curses by round and difficulty
book-round-multi = Multi-element curses each round
book-difficulty = { $n ->
    [1] Easy
    [2] Medium
   *[other] Hard
 }

# Madness
book-h-madness = Madness
book-left = { $n ->
   *[other] left
 }
book-danger = { $level ->
    [1] Calm
    [2] Uneasy
    [3] Growing thin
    [4] Dangerous
   *[5] On the brink
 }
book-madness-chip = Madness stack: { $n } left. { $words }
book-forecast-each = If all get 1
book-forecast-lost = lost
book-forecast-hot = Madness curses
book-madness-hand = { $n ->
    [0] No Madness in hand: 6 at the end of your turn and you are out.
   *[other] { $n } Madness in hand: 6 at the end of your turn and you are out.
 }

# The track
book-h-track = Invocation track and curses
book-stop-quiet = {""}
book-stop-opened = page opened
book-stop-struck = has struck
book-stop-now = this turn
book-stop-in = { $n ->
    [1] next turn
   *[other] in { $n } turns
 }
book-stop-check-in = { $n ->
    [1] check next turn
   *[other] check in { $n } turns
 }
book-stop-check-now = check now
book-stop-check-later = the check
book-marker = { $space ->
    [0] Invocation marker at the check
   *[other] Invocation marker on space { $space }
 }
book-destroy-for = destroy for
book-asleep = Asleep
book-under = Madness under it: { $n }
book-fallen = destroyed
book-curses-left = { $n ->
    [0] No curse left
    [1] 1 curse left
   *[other] { $n } curses left
 }
book-curses-coming = Its curses come next
book-check-all = Sleeping ones count too. All must fall for the bonus.
book-check-safe = The bonus is yours if it stays so.
book-discount = Destroying costs { $n } less
book-boost = { $n ->
    [1] The next support card counts 1 more
   *[other] The next { $n } support cards count 1 more
 }
book-next-strike = Next:

# Library and supply
book-h-library = Library
book-learn-for = learn one for 2
book-below = { $n ->
    [0] last of its stack
   *[other] { $n } below
 }
book-shelf-empty = empty
book-h-supply = Elements
book-acquire-for = pay its value
book-pile-left = { $n } left
book-destroyed = { $n ->
    [1] 1 destroyed card
   *[other] { $n } destroyed cards
 }

# People
book-h-team = Your team
book-turn-now = now
book-turn-next = next
book-turn-out = out
book-deck = Deck
book-discard = Discard
book-piles-of = { $name }: look through the discard pile
book-hand-of = Hand of { $n }: { $cards }
book-hand-short = hand { $n }
book-closed = { $n ->
    [1] one closed card
   *[other] { $n } closed cards
 }
book-h-support = Support
book-h-spells-of = Spells
book-ready = ready
book-exhausted = exhausted
book-neutralised = neutralised

# My things
book-spells-mine = Your spells
book-spells-of = Spells of { $name }
book-support-mine = Your support
book-support-of = Support of { $name }
book-support-all = anyone may pay with it
book-owned = Belongs to { $name }
book-free = free
book-h-piles = Deck and discard pile
book-deck-top = On top of the deck: { $cards }
book-discard-open = Discard pile, { $n ->
    [1] 1 card
   *[other] { $n } cards
 }. Look through it
book-discard-mine = Your discard pile: { $n }
book-discard-of = Discard pile of { $name }: { $n }
book-pile-empty = Nothing lies here.
book-h-hand = Hand: { $n ->
    [1] 1 card
   *[other] { $n } cards
 }
book-hand-empty = No card in hand
book-pays = pays { $n }
book-pays-nothing = pays for nothing
book-ability-always = Always on
book-ability-free = ready
book-ability-used = used
book-ability-not = not now

# What one can do
book-h-acts = What you can do
book-act-cast = Cast
book-act-destroy = Destroy
book-act-cure = Cure
book-act-learn = Learn
book-act-acquire = Acquire
book-act-ability = Ability
book-act-stop = End your actions
book-count-cast = { $n ->
    [0] no spell
    [1] 1 spell
   *[other] { $n } spells
 }
book-count-destroy = { $n ->
    [0] no curse
    [1] 1 curse
   *[other] { $n } curses
 }
book-count-cure = { $n ->
    [0] no Madness
   *[other] { $n } Madness
 }
book-count-learn = { $n ->
    [0] no spell
    [1] 1 spell
   *[other] { $n } spells
 }
book-count-acquire = { $n ->
    [0] no pile
    [1] 1 pile
   *[other] { $n } piles
 }
