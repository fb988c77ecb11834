# The terminal table's own sentences.
term-book-head = Round { $round } of 6, { $marker ->
    [0] the check
   *[other] turn { $marker } of 5
 } · { $phase } · { $name }
term-check = { $here ->
    [yes] [check]
   *[no] check
 }
term-madness = Madness: { $n }
term-tokens = { $n ->
    [one] (1 token)
   *[other] ({ $n } tokens)
 }
term-under = { $n ->
    [one] (1 Madness under it)
   *[other] ({ $n } Madness under it)
 }
term-next = then:
term-you = (you)
term-out = out of the game
term-used = (Used in this turn.)
term-hand = Hand ({ $n })
term-support = Support ({ $n }/{ $slots })
term-piles = Deck { $deck }, discard pile ({ $discard })
term-spells = Spells ({ $n }/{ $limit })
term-library = Library ([1] in a text is multiplied by the power)
term-shelf = , level { $level }, { $below ->
    [0] the last one
   *[other] { $below } below
 }
term-supply = Cards to take
term-token-supply = Tokens left:
term-destroyed = Destroyed:
term-trial = { $ability }: the sum must be above { $target }. { $need ->
    [0] Any roll does it.
   *[other] { $n ->
        [one] The die must show at least { $need }.
       *[other] The { $n } dice to come must make at least { $need }.
     }
 }
term-panel-table = Table
term-panel-players = Players
term-panel-library = Library
term-panel-map = Map
term-panel-cards = Cards
term-panel-log = Log
term-waiting = { $thinking ->
    [yes] { $name } is thinking …
   *[no] Waiting for { $name }.
 }
term-gathering = The table gathers. Send this link to your friends:
term-chair-free = free
term-chair-away = away
term-chair-companion = companion
term-begin = Begin now; companions keep the empty chairs warm
term-watching = You are watching.
term-agree = Agree: { $what }
term-decline = Do not agree: { $what }
term-proposal = { $name } proposes: { $what }
term-over = The game is over. Look around, save it (s), take your last choice back (u), or leave (q).
term-refused-title = Not possible now (Enter or w: why)
term-allowed = That is possible: Enter does it.
term-why-what = Choose an entry of the list first; w then says why.
term-marked = Space marks, Enter takes what is marked{ $row ->
    [yes] , in this order
   *[no] {""}
 }: { $n } marked.
term-nothing-fits = Nothing on the list fits; Enter reads it as it is typed.
term-line = / number, words or command
term-stale = The table has moved on; look again.
term-lost = The connection is lost; trying again …
term-no-server = Nobody answers at { $site }.
term-strange-server = { $site } answers, but not as a server of these games does.
term-no-link = “{ $link }” is no link to a table; it looks like http://host:8421/t/OWLET.
term-undo-none = You have chosen nothing that could be taken back.
term-undone = Taken back{ $what ->
    [none] .
   *[other] : { $what }.
 }
term-undo-asked = The others are asked whether you may take it back.
term-undo-really = { $why } Does everybody agree to take it back?
term-hint-none = Nobody has a hint here.
term-hint = Hint: { $text }
term-hint-thinking = A companion thinks about it …
term-reason-none = This was not chosen by a companion.
term-reason-secret = Hands are closed: companions give their reasons when the game is over.
term-saved = Saved to { $file }.
term-save-failed = Could not write { $file }: { $reason }
term-save-title = Save the match as a record. File:
term-quit-title = Leave the table?
term-quit-unsaved = The match is not saved: s saves it.
term-quit-seat = Your chair stays yours: the same link brings you back. If you are away for a minute, a companion plays for you.
term-yes = Yes
term-no = No
term-lang = The language is now English.
term-puts-title = Put in, out of turn
term-puts-none = There is nothing that you could put in now.
term-pass = Pass the keyboard to { $name }, then press Enter.
term-rules-title = Rules. Type a number or a word:
term-rules-none = No rule holds that.
term-close = Esc closes
term-key-undo = undo
term-key-undo-free = undo (free)
term-key-undo-ask = undo (asks { $n ->
    [one] 1 player
   *[other] { $n } players
 })
term-key-hint = hint
term-key-why = why
term-key-rules = rules
term-key-save = save
term-key-lang = language
term-key-help = help
term-key-quit = quit
term-key-put = put in
term-help =
    ↑ ↓ Enter       choose from the list; a click does it at once
    number Enter    choose what stands at that number; 1 4 where several are chosen
    /               type: the list shows what fits; Enter does what is typed
    Space           where several are chosen: mark, then Enter
    ← →             the next panel: table, players, cards, log
    PgUp PgDn       scroll the panel; Shift and arrows move the map
    u               take your last choice back; its price stands beside it
    Esc             go back: out of typing, or out of a payment just begun
    h               a hint: what a companion would do, and why
    w               why something is not possible; in the log: why a companion did so
    r               the rules, opened at the rule that was named last
    p               put something in out of turn (the Maze)
    s l ? q         save, language, this help, leave
    On the map a click on a numbered field chooses it.
    All commands of the line mode may be typed after /, such as: card { $card }
term-not-a-terminal = The terminal table needs a terminal, and this is none; play with --line, which works everywhere.
term-too-small = This window is too small: 80 columns and 24 rows are needed.
term-start-title = madmage
term-start-game = Game
term-start-name = Your name
term-start-players = Players
term-start-level = Companions play
term-start-difficulty = Difficulty
term-start-mode = Mode
term-start-begin = Begin
term-start-join = Join a table
term-start-link = or a friend's link: http://…/t/CODE
term-start-language = Language
term-me = Me
term-companion = Companion { $n }
term-level-random = at random
term-level-greedy = simply
term-level-adept = well
term-level-master = very well, slowly
