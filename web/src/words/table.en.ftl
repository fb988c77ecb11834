# The table: the decision, the log, the tools

table-game-book = The Book
table-game-maze = The Maze
table-skip = Skip to your decision
table-loading = The table is being laid …
table-away = The line to the server is cut. Trying again …
table-lost = There is no such table
table-lost-help = The code may be mistyped, or the table was cleared long ago.
table-lost-seat = Your seat at this table is no longer valid
table-lost-seat-help = You can still watch, or sit down again if a chair is free.
table-watch = Watch
table-tools = Tools
table-rules = Rules
table-rule = rule { $number }
table-fault-close = Dismiss

# Phases
table-phases = { $whose ->
    [mine] Your turn
   *[other] { $name }'s turn
 }
table-phase-concentration = Concentration
table-phase-monster = Monster
table-phase-action = Actions
table-phase-recuperation = Recuperation
table-phase-concentration-now = { $whose ->
    [mine] Your concentration
   *[other] { $name }: concentration
 }
table-phase-monster-now = { $whose ->
    [mine] Your Monster phase
   *[other] { $name }: Monster
 }
table-phase-action-now = { $whose ->
    [mine] Your actions
   *[other] { $name }: actions
 }
table-phase-recuperation-now = { $whose ->
    [mine] Your recuperation
   *[other] { $name }: recuperation
 }

# The slip
table-slip-turn = Your decision
table-slip-question = Your decision
table-slip-pay = Your decision: how to pay
table-slip-confirm = Your decision
table-slip-touch = Touch a card on the table, or choose here.
table-slip-check = The check
table-slip-arrives = The monster arrives
table-slip-strikes = A curse strikes
table-slip-guest = It is { $name }'s turn, and you are let in on it.
table-stop-open = You could still:
table-stop-nothing = Nothing else can be done now.
table-slip-reckons = Working out the price …
table-group-cast = Cast a spell
table-group-destroy = Destroy a curse
table-group-cure = Cure Madness
table-group-learn = Learn a spell
table-group-acquire = Acquire a card
table-group-ability = Use your ability
table-act-cast = { $power ->
    [0] Cast { $name }
   *[other] Cast { $name } ×{ $power }
 }
table-act-destroy = Destroy { $name }
table-act-cure = Cure Madness
table-act-learn = Learn { $name }
table-act-acquire = Acquire { $name }
table-act-ability = Your ability
table-act-stop = End your actions
table-act-other = { $name }
table-do-cast = { $paid ->
    [yes] Pay and cast
   *[no] Cast
 }
table-do-destroy = { $paid ->
    [yes] Pay and destroy
   *[no] Destroy
 }
table-do-cure = { $paid ->
    [yes] Pay and cure
   *[no] Cure
 }
table-do-learn = { $paid ->
    [yes] Pay and learn
   *[no] Learn
 }
table-do-acquire = { $paid ->
    [yes] Pay and acquire
   *[no] Acquire
 }
table-do-ability = Use it
table-do-stop = Yes, that's all
table-do-other = Do it
table-do-pay = Pay
table-power = Power
table-power-cost = pay { $n }
table-power-no = not now
table-back = Back

# Paying
table-payment = Payment
table-pay-hand = your hand
table-pay-own = your support
table-pay-support = { $name }'s support
table-pay-card = { $card }, { $place }{ $copies ->
    [1] {""}
   *[other] , { $copies } there
 }{ $n ->
    [0] {""}
    [1] {": pays"}
   *[other] {": "}{ $n } of them pay
 }
table-pay-nothing-yet = no card yet
table-pay-sum = { $paid } / { $need }
table-pay-others = Cards that can pay
table-pay-missing = { $n ->
    [one] One more card
   *[other] { $n } more cards
 }
table-pay-other = Other payment

# Picking
table-pick-several = Pick all that go together, then press Done.
table-pick-between = Pick { $least } to { $most }.
table-pick-exactly = Pick { $n }.
table-pick-upto = Pick up to { $n }.
table-pick-first = { $n ->
    [one] Pick one
   *[other] Pick { $n }
 }
table-pick-more = { $n ->
    [one] Pick one more
   *[other] Pick { $n } more
 }
table-pick-none = Pick nothing
table-pick-done = Done: { $n } picked
table-pick-confirm = Confirm
table-pick-of = { $n } of { $copies }
table-pick-card = { $card }{ $copies ->
    [1] {""}
   *[other] , { $copies } there
 }{ $n ->
    [0] {""}
    [1] , picked
   *[other] , { $n } picked
 }
table-pick-propose = Another proposal
table-pick-all = Show all
table-pick-clear = Start over
table-order = Your order
table-order-earlier = { $name }: earlier
table-order-later = { $name }: later

# Waiting
table-wait-watching = You are watching
table-wait-not-you = Not your decision
table-wait-moment = One moment …
table-wait-for = Waiting for { $names }
table-wait-thinks = { $name } is thinking
table-wait-asked = { $name } decides.
table-wait-chance = The real table is asked first: what came up?
table-wait-away = { $name } is away; a companion can step in.
table-sit = A chair is free

# Undo, hints, wishes
table-undo = Undo
table-undo-free = Undo (free)
table-undo-ask = Undo: ask { $names }
table-undo-no = Undo
table-undo-none = There is nothing of yours to take back.
table-hint = Hint
table-hint-follow = Show me
table-wish-agree = Agree
table-wish-decline = Decline
table-wish-waiting = Waiting for the others to agree …

# The log
table-log = What happened
table-log-older = Older entries
table-log-opening = Setting up
table-log-turn = Turn { $turn }
table-log-why = why?
table-log-why-long = Why? { $line }
table-log-empty = Nothing yet.

# The menu
table-menu = Menu
table-menu-invite = Invite
table-menu-qr = The link to this table as a QR code
table-menu-code = Table code { $code }
table-menu-copy = Copy the link
table-menu-play = How you like to play
table-menu-plain = Plain page (in words)
table-menu-record = Download the record
table-menu-leave = Leave (a companion takes over)
table-menu-home = To the start
table-confirm = Ask for confirmation
table-confirm-always = Always
table-confirm-choice = Only if there is a choice
table-plain = Plain paper
table-plain-help = No textures, nothing tilted.
table-keys = Keys
table-key-enter = Enter
table-key-enter-does = confirm
table-key-esc = Esc
table-key-esc-does = back
table-key-power = 1 2 3
table-key-power-does = power of a spell
table-key-undo = U
table-key-undo-does = undo
table-key-hint = H
table-key-hint-does = hint
table-key-rules = ?
table-key-rules-does = rules
table-key-log = L
table-key-log-does = log
table-key-propose = P
table-key-propose-does = propose something
table-key-draft = D
table-key-draft-does = draft my turn
table-key-arrows = ← →
table-key-arrows-does = within hand, spells and so on

# The end
table-over = The game is over
table-over-again = Play again with the same settings
table-over-look = Look at the table

# Things, for those who listen
table-thing-hand = { $card } in your hand{ $n ->
    [0] {""}
    [1] {""}
   *[other] , { $n } of them
 }
table-thing-support = { $whose ->
    [mine] { $card } in your support
   *[other] { $card } in { $name }'s support
 }
table-thing-discard = { $whose ->
    [mine] { $card } in your discard pile
   *[other] { $card } in { $name }'s discard pile
 }
table-thing-destroyed = { $card }, destroyed
table-thing-spell = { $whose ->
    [mine] Your spell { $spell }
   *[other] { $name }'s spell { $spell }
 }
table-thing-curse = Curse { $curse } on space { $space }
table-thing-no-curse = Empty space for a curse
table-thing-library = { $spell } in the library
table-thing-shelf-empty = { $element }: empty shelf of the library
table-thing-supply = { $card } from the table, { $n } left
table-thing-madness = { $whose ->
    [mine] Your Madness
   *[other] { $name }'s Madness
 }
table-thing-ability = { $whose ->
    [mine] Your ability
   *[other] { $name }'s ability
 }
table-doing-refused = Not possible now
table-doing-pays = { $n ->
    [one] Pays. Press to take it out
   *[other] { $n } of them pay. Press to change that
 }
table-doing-could-pay = Can pay
table-doing-chosen = Chosen
table-doing-picked = { $n ->
    [0] Touched
    [one] Picked
   *[other] { $n } picked
 }
table-doing-several = { $n } possibilities
