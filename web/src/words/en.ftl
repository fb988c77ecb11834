# The page's own words: start, gathering, rules, and what everything shares.

# Shared
wait = One moment …
close = Close
done = Done
again = Try again
language = Language
copy-done = Copied
copy-marked = Marked: copy it by hand
element-air = Air
element-earth = Earth
element-fire = Fire
element-water = Water
element-multi = Several elements
game-book = The Big Book of Madness
game-maze = Maze of the Rage Mage

# Faults the server could not say itself
fault-offline = The server does not answer. Is it still running, and are you online?
fault-timeout = No answer came in time. Please try again.
fault-closed = The connection to this table is closed.
fault-broken = That did not work, and it is not your fault. Please try again.
fault-unknown_table = There is no table with this code. Check the letters, or ask your friend again.
fault-short_code = A code has five letters.

nowhere-nowhere = Nothing lies here
nowhere-nowhere-help = This page does not exist. Perhaps a letter of the address is wrong.
nowhere-offline = The candle went out
nowhere-offline-help = The server does not answer. Try again in a moment.
nowhere-broken = A page is torn
nowhere-broken-help = Something went wrong here. Loading the page anew usually helps.
nowhere-home = Back to the start

# The start
page-start = Madmage: two mad games, one table
tagline = Two mad games, one candle-lit table.
skip-to-table = Skip to setting the table
nav-rules = Rules
nav-rules-book = Rules of the Book
nav-plain = Plain page
nav-rules-maze = Rules of the Maze
start-choose-game = Choose a game
cover-book-1 = The Big Book
cover-book-2 = of Madness
cover-book-motto = do not open after dark
cover-book-what = Together against six monsters
cover-book-who = 2 to 5 students, all win or all lose, 60 to 90 minutes
cover-maze-1 = Maze of the
cover-maze-2 = Rage Mage
cover-maze-motto = Odius is watching
cover-maze-what = Out of five levels before the rest
cover-maze-who = 3 to 6 players, everyone for themselves

set-title = Set the table
set-sub = Everything below is ready to play. Change what you like.
my-name = Your name
my-name-none = Apprentice
seats = Seats
seats-count = { $n } of { $most }
seat-title = Seat { $n }
seat-me = You
seat-companion = Companion
seat-friend = Friend
seat-companion-detail = companion
seat-friend-detail = by link
seat-add = Add a seat
seat-add-short = add
seat-change = Seat { $n }: { $who }. Change
seat-change-what = Seat { $n }: { $who }, { $what }. Change
seat-who = Who sits here?
seat-level = How do they play?
seat-magician = Magician
seat-swap = swaps with seat { $n }
seat-remove = Remove this seat
seat-friend-help = You get a link and a code for your friend. Until they sit down, a companion can keep the chair warm.
level-random = by chance
level-greedy = thoughtful
level-adept = skilled
level-master = masterly
level-random-help = Takes any move that is allowed, without a thought.
level-greedy-help = Weighs what each move brings at once. Answers immediately.
level-adept-help = Plans its whole turn, and has learned from many games what wins. Answers within a moment.
level-master-help = Plans just so, then plays its best plans on in many futures. The strongest, but takes about a second for each choice.
difficulty-title = Difficulty
difficulty-what = more multi-element curses, sooner
difficulty-1 = Easy
difficulty-1-help = your first games
difficulty-2 = Medium
difficulty-2-help = you know the book
difficulty-3 = Hard
difficulty-3-help = the book knows you
mode-title = Mode
mode-normal = Normal
mode-normal-help = The rules as they are.
mode-terror = Terror
mode-terror-help = Every deck starts with one Madness.
mode-nightmare = Nightmare
mode-nightmare-help = You also start without your card of value 2.
open-hands = Open hands: the team sees all cards
set-note = { $companions ->
    [0] You play alone.
    [one] You and a companion start at once.
   *[other] You and { $companions } companions start at once.
 }
set-note-friends = { $friends ->
    [one] You get a link for your friend.
   *[other] You get a link for your { $friends } friends.
 } Start whenever you like: a companion keeps an empty chair warm.
play-now = Play now
play-invite = Invite and gather
play-wait = Lighting the candle …
set-foot = No account needed. Friends can join while you play.

house-rules = House rules
house-rules-change = Change
house-rules-reset = Back to normal
house-rules-now = House rules: { $edition }{ $variants ->
    [0] {""}
    [one] , 1 variant
   *[other] , { $variants } variants
 }{ $rulings ->
    [0] {""}
    [one] , 1 changed ruling
   *[other] , { $rulings } changed rulings
 }
table-title = Name of the table
table-title-none = the day of the week
table-title-day = { $day } table
variants = Variants
variant-dunces = Bunch of Dunces
variant-dunces-help = Destroying a curse brings no reward.
variant-unending = Unending Madness
variant-unending-help = To cure costs 3 elements of one type.
variant-everyone = There’s Something for Everyone
variant-everyone-help = Who took the last turn of a round also takes the first of the next one.
variant-five = only with five at the table
edition = Edition
edition-default = our own edition
edition-default-short = Ours
edition-default-help = What we think plays best wherever the rulebooks disagree.
edition-en = English edition
edition-en-short = English
edition-en-help = As the English rulebook says.
edition-de = German edition
edition-de-short = German
edition-de-help = As the German rulebook says.
edition-es = Spanish edition
edition-es-short = Spanish
edition-es-help = As the Spanish rulebook says.
edition-manual = the manual
edition-manual-short = Manual
edition-manual-help = As the long manual says.
rulings = Rulings
rulings-count = { $changed ->
    [0] { $n }, none changed
   *[other] { $n }, { $changed } changed
 }
rulings-marked = { $n } changed
rulings-help = Where the rulebooks disagree or are silent, you decide. What differs from the edition is marked.
ruling-changed = changed
ruling-usual = (this edition)
ruling-rule = Rule { $rule }

goon = Go on playing
goon-look = Look back
goon-playing = Round { $round }, { $n } at the table.
goon-gathering = Waiting for friends.
goon-over = This game is over.
goon-visited = Last visit: { $when }
goon-forget = Forget “{ $title }”
join-title = Join a table
join-help = Type the code a friend gave you.
join-code = The table’s code, five letters
join = Join
watch-title = Watch companions
watch-help = They play this table among themselves.
watch = Watch
watch-table = Companions at play

# Gathering
gather-waits = { $n ->
    [one] One chair is still free.
   *[other] { $n } chairs are still free.
 }
gather-full = Everybody is here.
chairs = At the table
chair-friend = A friend
chair-free = chair is free
chair-me = that is you
chair-here = is here
chair-away = is on the way
chair-companion = companion, { $level }
sit-title = Sit down
sit = Sit down
start-now = Start now
start-now-help = A companion keeps the empty chairs warm. Friends can still sit down later.
start-now-full = The book opens.
invite-title = Invite your friends
invite-code = Tell them the code …
invite-code-spelled = Code: { $code }
invite-link = … or send the link.
invite-copy = Copy the link
invite-qr = QR code of the link { $link }
invite-qr-help = or point a phone at this
invite-here = This link works on this computer only. For others in your network, start it with madmage serve --lan.

# Rules
rules = Rules
rules-of = { $title }: rules
rules-search = Search the rules
rules-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }
rules-none = Nothing found. Try another word, or only its beginning.
rules-chapters = Chapters
rules-rulings = All rulings
rules-words = Word list
rules-page = Open as a page

# Where one plays
place-title = Where do you play?
place-screens = On screens
place-shared = Table and phones
place-printed = Printed game
place-shared-help = This screen becomes the table for all; everybody sits down with a phone, which is their hand. Start the server with --lan so that phones find it.
place-printed-help = You play at a real table: you draw, roll and move, and enter it here; the program judges, takes back and records.
seat-here = At this screen
seat-here-detail = at this screen
seat-here-name = Name on seat { $n }
seat-here-none = Player { $n }
seat-here-help = You pass the screen round. Where hands are hidden, a curtain covers the table between two of you.
play-shared = Open the shared table
play-printed = Set up the real table
seat-phone-detail = with a phone
set-note-here = { $n } of you play at this screen.{ $friends ->
    [0] {""}
   *[other] { " " }The others get a link.
 }
