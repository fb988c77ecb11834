# Shared frames of the effect language. $who is the verb's form: you (an order to the reader), they
# (third person), inf (after "may"). $own is whose things they are: you or they.
amount-all = all
amount-as-many = as many

frame-then = { $first }, then { $second }
frame-may = { $who ->
    [they] may { $do }
   *[you] you may { $do }
 }
frame-one-of = either { $branches }
frame-or = { $first }, or { $second }
frame-if = { $then } { $condition }
frame-if-else = { $then } { $condition }; otherwise { $other }
frame-repeat = { $do } ({ $n ->
    [one] { $amount } time
   *[other] { $amount } times
 })

who-each = each player { $do }
who-each-other = each other player { $do }
who-somebody = a player of your choice (you too) { $do }
who-somebody-group = a player of the group's choice { $do }
who-others = { $n ->
    [one] { $amount } other player { $do }
   *[other] { $amount } other players each: { $do }
 }
who-active = the active player { $do }
who-group = once for the group: { $do }

if-did = { $own ->
    [they] if they did
   *[you] if you did
 }
if-missed = { $own ->
    [they] if they could not do it in full
   *[you] if you cannot do it in full
 }

refused-branch-not-in-full = Only a branch that can be done in full may be chosen, and another one can.
refused-branch-does-nothing = That branch would do nothing, and another one can do something.
refused-not-yourself = You cannot name yourself: it says another player.
refused-not-twice = { $player } is named already; each player only once.
refused-not-in-game = { $player } is no longer in the game.

ask-may = Do you want to { $do }?
ask-one-of = Choose one:
ask-player = Who { $do }?
opt-yes = Yes: { $do }
opt-no = No
opt-done = Done: no more
opt-player = { $player }
opt-player-self = { $player } (you)

# Undo
undo-nothing = There is nothing to take back.
undo-learned = { $name } { $n ->
    [one] has
   *[other] have
 } learned something by it ({ $what }) and must agree.
