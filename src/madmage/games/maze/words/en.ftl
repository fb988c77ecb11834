# Things and places
title = Maze of the Rage Mage
list-more = { $first }, { $second }
list-last = { $first } and { $second }
direction-north = north
direction-east = east
direction-south = south
direction-west = west
tile-stairs = a stairs tile
tile = { $shape ->
    [straight] a straight
    [corner] a corner
   *[tee] a T
 }{ $mark ->
    [key] { " with a key" }
    [chest] { " with a chest" }
    [monster] { " with a monster" }
    [action] { " with an action" }
   *[plain] { "" }
 }
marker-key = a key
marker-chest = a chest
marker-monster = a monster
marker-action = an action
marker-grave = a grave
marker-open = { $marker }, “{ $card }”
thing-key = a key
thing-nothing = nothing
gear-add = { $ability } { $add }
gear-with-adds = { $gear } ({ $adds })
gear-with-text = { $gear }: { $text }
field-figures = { $names } there

# What cards do. $who is the verb's form: you (an order to the reader), they (third person).
amount-sum = { $form ->
    [die] ({ $n } + a die)
    [level] ({ $n } + level)
    [die-level] ({ $n } + a die + level)
   *[none] { $n }
 }
card-gone = The card and its marker go.
card-test = Test of { $ability } against { $number } + level.
card-fate = Fate: roll a die.
verb-damage = { $who ->
    [they] They take { $amount } damage.
   *[you] Take { $amount } damage.
 }
verb-heal = { $who ->
    [they] They regain { $amount } life.
   *[you] Regain { $amount } life.
 }
verb-point = { $who ->
    [they] They invest one free point.
   *[you] Invest one free point.
 }
verb-unpoint = { $who ->
    [they] They lose one invested point; with none invested they take { $n } damage.
   *[you] Lose one invested point; with none invested take { $n } damage.
 }
verb-shift = { $who ->
    [they] They may move one invested point to another ability.
   *[you] You may move one invested point to another ability.
 }
verb-skip = { $who ->
    [they] They miss their next turn.
   *[you] Miss your next turn.
 }
verb-again = { $who ->
    [they] They take another turn right after this one.
   *[you] Take another turn right after this one.
 }
verb-omen = { $who ->
    [they] Their next test roll counts { $change }.
   *[you] Your next test roll counts { $change }.
 }
verb-draw = { $who ->
    [they] They draw { $what ->
        [potion] { $n ->
            [one] a potion
           *[other] { $n } potions
         }
        [equipment] { $n ->
            [one] a piece of equipment
           *[other] { $n } pieces of equipment
         }
       *[key] { $n ->
            [one] a key
           *[other] { $n } keys
         }
     }.
   *[you] Draw { $what ->
        [potion] { $n ->
            [one] a potion
           *[other] { $n } potions
         }
        [equipment] { $n ->
            [one] a piece of equipment
           *[other] { $n } pieces of equipment
         }
       *[key] { $n ->
            [one] a key
           *[other] { $n } keys
         }
     }.
 }
verb-lose = { $who ->
    [they] They lose { $what ->
        [potion] a potion
        [equipment] their equipment
       *[key] a key
     }{ $by ->
        [reader] , named by the reader
        [chance] , picked by chance
       *[owner] { "" }
     }.
   *[you] Lose { $what ->
        [potion] a potion
        [equipment] your equipment
       *[key] a key
     }{ $by ->
        [reader] , named by the reader
        [chance] , picked by chance
       *[owner] { "" }
     }.
 }
verb-steal = { $who ->
    [they] They take { $what ->
        [potion] a potion
       *[key] a key
     } from another figure on the level.
   *[you] Take { $what ->
        [potion] a potion
       *[key] a key
     } from another figure on the level.
 }
verb-home = { $who ->
    [they] They go back to the start room.
   *[you] Go back to the start room.
 }
verb-throw = { $who ->
    [they] They are thrown { $n ->
        [one] one field
       *[other] { $n } fields
     } back towards the start room.
   *[you] You are thrown { $n ->
        [one] one field
       *[other] { $n } fields
     } back towards the start room.
 }
verb-stride = { $who ->
    [they] They may walk up to { $n } more steps afterwards.
   *[you] You may walk up to { $n } more steps afterwards.
 }
verb-jump = { $who ->
    [they] They jump to the nearest { $what ->
        [key] key
        [chest] chest
        [monster] monster
        [action] action field
       *[stairs] field in front of stairs
     }.
   *[you] Jump to the nearest { $what ->
        [key] key
        [chest] chest
        [monster] monster
        [action] action field
       *[stairs] field in front of stairs
     }.
 }
verb-swap = { $who ->
    [they] They change places with another figure on the level, picked by { $by ->
        [reader] the reader
       *[owner] themselves
     }.
   *[you] Change places with another figure on the level, picked by { $by ->
        [reader] the reader
       *[owner] you
     }.
 }
verb-map = { $n ->
    [one] Draw a tile and lay it anywhere in the level.
   *[other] Draw { $n } tiles and lay each anywhere in the level.
 }
verb-peek = { $n ->
    [one] Look at the next tile of the deck.
   *[other] Look at the next { $n } tiles of the deck and put them back in any order.
 }
verb-wake = The reader wakes a monster on an empty field within { $n } steps.
verb-quell = Remove one monster of the level.
verb-flee = It flees up to { $n } steps.
frame-here = { $whom ->
    [others] All other figures on the level: { $do }
   *[all] Every figure on the level: { $do }
 }
frame-reader = The reader: { $do }

# Questions
ask-over = The game is over.
ask-create = How do you invest your free points? { $n ->
    [one] One is left.
   *[other] { $n } are left.
 } { $n ->
    [5] Strength, dexterity and intelligence are added to the die in their tests; toughness lowers damage and helps you regenerate, speed gives you more steps (M2 says how much).{ " " }
   *[other] { "" }
 }Nobody sees your points before all are ready.
ask-turn = Your turn. What do you do?
ask-walk = { $steps ->
    [one] One step to go. What for?
   *[other] { $steps } steps to go. What for?
 }
ask-goal = { $deed ->
    [explore] Where do you explore?
    [take] Which key do you take?
    [open] Which chest do you open?
    [loot] Which grave do you loot?
    [face] Which monster or action do you face?
    [climb] { $up ->
        [portal] Which portal do you leave by?
       *[stairs] Which stairs do you climb?
     }
   *[walk] Where do you walk? Your turn ends there.
 }
ask-exit = Through which exit do you explore?
ask-first_tile = You turn up { $tile }. How does it lie?
ask-tile = You turn up { $tile }. Where does it go?
ask-room = Where does the start room of level { $level } go?
ask-go_on = { $n ->
    [one] One more tile lies ready. Go on?
   *[other] { $n } more tiles lie ready. Go on?
 }
ask-luck = { $stake ->
    [test] You rolled a { $die } for { $ability } (with your { $own }, more than { $target } is needed{ $fighters ->
        [one] { "" }
       *[other] { " in all" }
     }). Drink a luck potion and turn the die over?
   *[other] You rolled a { $die }. Drink a luck potion and turn the die over?
 }
ask-slip = A monster. Try to slip past it unnoticed?
ask-ready = { $stake ->
    [test] A test of { $ability }: more than { $target } is needed{ $fighters ->
        [one] , and you add { $own } to your die
       *[other] { " together" }, and you add { $own } to your die
     }. Ready?
   *[other] Before it goes on: ready?
 }
ask-choice = Which do you choose?
ask-pay_potion = Which potion do you pay with?
ask-lose_potion = Which potion does { $other } lose?
ask-leave_potion = Which potion do you leave for { $potion }?
ask-too_many = You carry too many potions. Which one goes?
ask-gear = You find { $new }. You wear { $old }. Which do you keep?
ask-loot = What do you take from the grave?
ask-steal = What do you take, and from whom?
ask-swap = With whom does { $other } change places?
ask-throw = Which way is { $other } thrown?
ask-jump = Where do you jump?
ask-wake = Where does a monster wake near { $other }?
ask-quell = Which monster goes?
ask-flee = Where does it flee?
ask-stride = You may walk on, up to { $n ->
    [one] one step
   *[other] { $n } steps
 }. Where?
ask-point = Which ability gets the free point?
ask-unpoint = From which ability do you take a point?
ask-shift = Which point do you move?
ask-invite = { $known ->
    [yes] { $card }, on level { $level }. Whom do you ask to fight along?
   *[no] A monster, on level { $level }. Whom do you ask to fight along?
 }
ask-join = { $other } asks you to fight along{ $known ->
    [yes] : { $card }, on level { $level }
   *[no] { " against an unknown monster on level" } { $level }
 }. Do you?
ask-trade_give = What do you offer { $other }?
ask-trade_for = What do you want from { $other } for it?
ask-trade_agree = { $other } offers you { $given } for { $wanted }. Do you agree?
ask-last_gasp = You are dying. Drink a healing potion?
ask-peek = { $n } tiles are in your hand. Which one goes back next? The last one will be drawn first.

# Options
option-turn-move = Move: roll and walk, explore, fight or climb
option-turn-regenerate = Regenerate: roll for life
option-turn-stand = Face what lies here again ({ $what })
option-turn-take = Take the key that lies here
option-turn-open = Open the chest that stands here
option-turn-loot = Loot the grave here
option-walk-end = Stay here and end the turn
option-walk-walk = Walk, and leave everything where it lies
option-walk-explore = Explore
option-walk-take = Take a key
option-walk-open = Open a chest
option-walk-loot = Loot a grave
option-walk-face = Face a monster or an action
option-walk-climb = { $up ->
    [portal] Leave by the portal
   *[stairs] Climb the stairs
 }
option-walk-to = { $deed }: { $goal }
option-ready-go = Ready
option-drink = Drink { $potion } ({ $text })
option-discard = Discard { $potion }
option-trade = Offer { $other } a trade
option-field = { $field }
option-field-with = { $field } ({ $what })
option-field-stairs = { $field } ({ $up ->
    [portal] portal
   *[stairs] stairs
 })
option-goal = { $goal }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
option-goal-explore = { $goal }, with { $left ->
    [one] 1 step left
   *[other] { $left } steps left
 }
option-place = { $field }{ $shape }, exits { $exits }
option-shift = One point from { $old } to { $new }
option-side = { $label }{ $cost ->
    [life] { " " }(costs { $n } life)
    [key] { " " }(costs a key)
    [potion] { " " }(costs a potion)
    [equipment] { " " }(costs your equipment)
   *[none] { "" }
 }
option-gear-0 = Keep { $gear }
option-gear-1 = Take { $gear }
option-steal = { $thing } from { $other }
option-die = Die
option-go_on-0 = Stop exploring
option-go_on-1 = Turn up the next tile
option-luck-0 = Leave the die as it lies
option-luck-1 = Drink, and turn the die over
option-slip-0 = Face it
option-slip-1 = Try to slip past: a 4, 5 or 6 does it
option-join-0 = No
option-join-1 = Fight along
option-trade_agree-0 = No
option-trade_agree-1 = Agree
option-done-loot = Leave the rest
option-done-invite = Nobody else: begin
option-done-stride = Stay here
option-done-shift = Move none

# Refusals
refused-field-taken = A tile lies on { $field } already.
refused-not-at-exit = No open exit leads to { $field }.
refused-not-joined = On { $field } with exits { $exits } the tile would turn its wall to the exit it is laid at.
refused-exit-against-wall = On { $field } an exit would lead against the wall of { $culprit }.
refused-exit-against-edge = On { $field } an exit would lead off the table, at { $culprit }.
refused-exit-against-level = On { $field } an exit would lead against { $culprit }, a tile of another level.
refused-wall-against-exit = On { $field } a wall would close the open exit of { $culprit }.
refused-seals-level = With exits { $exits } on { $field } the level would have no open exit left.
refused-hollow = With a tile on { $field } every open exit of the level would end in a hollow; { $ground } connected free fields are needed, or one less than the most there was.
refused-seals-other-level = A tile on { $field } would leave another level without a way on.
refused-not-its-shape = The tile cannot be turned so.
refused-no-open-exit-there = There is no open exit on that side.
refused-no-room-there = The start room cannot lie on { $field }.
refused-ability-full = Five points are invested in { $ability } already.
refused-points-in-order = Points are named in the order of the abilities; { $ability } comes before the one named last.
refused-no-point-there = No point is invested in { $ability }.
refused-same-ability = That is the same ability.
refused-potion-not-held = There is no such potion to hand.
refused-life-full = Life is full already.
refused-luck-after-roll = A luck potion is drunk after one's own roll.
refused-haste-before-move = { $potion } is drunk on one's own turn, before the movement roll.
refused-mist-on-walk = { $potion } is drunk on one's own turn, before or during the walk, and not twice.
refused-no-card-to-rewrite = { $potion } works when a card has just been read, before its first roll or choice.
refused-ability-not-tested = { $potion } does not lift the ability that is tested now.
refused-nothing-to-help = { $potion } waits for a roll that it can help.
refused-not-in-answer-to-death = Only a healing potion helps now.
refused-nothing-to-face = No monster or action lies there.
refused-no-peace = With a monster or an action on the field one may only leave, face it or loot.
refused-not-standing = What lies here is taken on arrival, not instead of rolling.
refused-no-steps-to-explore = No step would be left to explore with.
refused-no-open-exit-here = That field has no open exit.
refused-stops-there = What lies on { $field } ends the walk.
refused-already-there = You stand there already.
refused-too-far = { $field } is more than { $steps ->
    [one] one step
   *[other] { $steps } steps
 } away, or the way is barred.
refused-no-stairs-there = No stairs lie on { $field }.
refused-nowhere-to-walk = There is nowhere to walk to.
refused-nowhere-to-explore = No field with an open exit can be reached with a step to spare.
refused-no-key-in-reach = No key lies within reach.
refused-no-chest-in-reach = No chest that you can open stands within reach.
refused-no-grave-in-reach = No grave with anything in it lies within reach.
refused-no-card-in-reach = No monster or action lies within reach.
refused-no-stairs-in-reach = No stairs lie within reach.
refused-no-key-here = No key lies there.
refused-keys-full = Nobody carries more than five keys.
refused-no-chest-here = No chest stands there.
refused-no-key-held = You have no key to open it with.
refused-no-grave-here = No gravestone stands there.
refused-grave-empty = Nothing lies under the stone.
refused-marker-first = The monster or action on the field comes first; the grave can be looted next turn.
refused-not-in-grave = That does not lie in the grave.
refused-taken-in-order = Things are taken in their order; this one has been passed over.
refused-same-potion = You carry nothing but that potion.
refused-cannot-pay-side = “{ $label }” cannot be paid by everyone who would have to.
refused-not-near-enough = { $other } is neither on the field nor next to it.
refused-fights-already = { $other } is in the fight already.
refused-asked-already = { $other } has been asked already.
refused-not-an-empty-field = { $field } is not an empty field near enough.
refused-not-in-stride = { $field } is out of reach for these steps, or a monster or action bars it.
refused-not-a-way-back = { $field } is no step back towards the start room.
refused-not-nearest = { $field } is not the nearest.
refused-not-on-level = { $other } is not on this level.
refused-no-monster-to-quell = No free monster lies on { $field }.
refused-tile-not-looked-at = That tile is not among those you look at.
refused-nothing-to-steal = There is no such thing to take.
refused-steal-limit = You can carry no more of it.
refused-trade-not-here = { $other } is not there to trade with.
refused-trade-with-yourself = Nobody trades with oneself.
refused-trade-offered-already = { $other } has been offered a trade already.
refused-nothing-to-trade = Neither of you has anything to trade.
refused-trade-not-theirs = There is no such thing to hand over.
refused-trade-limit = Somebody would carry too much after that trade.
refused-trade-no-keys = In a fight only potions are traded.
refused-trade-nothing = That would be no trade.
refused-trade-only-in-fights = At this table things are traded in fights only.

# The log
event-TurnBegan = Round { $n }: { $name }'s turn.
event-Skipped = { $name } misses the turn.
event-CharacterMade = { $name } is ready: { $points }.
event-StartRolled = { $name } rolls a { $n } for the start.
event-Starts = { $name } begins.
event-RoomLaid = The start room of level { $level } lies on { $field }.
event-TileTurned = { $name } turns up { $tile }.
event-TileReturned = { $name } turns up { $tile }. The tile cannot be laid and goes back.
event-TileLaid = { $name } lays { $tile } on { $field } (exits { $exits }).
event-MarkerMissing = No marker of that colour is left: { $field } stays empty ({ $marker }).
event-NothingFits = No tile of the deck fits; the exploration ends.
event-TableGrew = The table grows to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
 }.
event-BecameStairs = Nothing fits any more: { $field } becomes the stairs.
event-Explores = { $name } explores with { $n ->
    [one] one tile
   *[other] { $n } tiles
 }.
event-MoveRolled = { $name } rolls a { $n } to move.
event-RestRolled = { $name } rolls a { $n } to regenerate.
event-TestRolled = { $name } rolls a { $n } and adds { $ability }.
event-FateRolled = { $name } rolls a { $n } for fate.
event-AmountRolled = The die shows { $n }.
event-RolledAgain = { $name }'s 1 is rolled again.
event-DieTurned = { $name } turns the die over: { $n }.
event-SlipRolled = { $name } rolls a { $n } { $slips ->
    [yes] and slips past unnoticed
   *[no] and is noticed
 }.
event-Walked = { $name } walks to { $field }.
event-KeyTaken = { $name } takes a key and has { $n } now.
event-KeyLost = { $name } loses a key.
event-NoKey = There is no key to be had for { $name }.
event-ChestOpened = { $name } opens the chest.
event-GearDrawn = { $name } finds { $gear }.
event-GearWorn = { $name } wears { $gear }.
event-GearLost = { $name } loses { $gear }.
event-NoGear = No equipment is left to draw.
event-PotionDrawn = { $name } gets { $potion }.
event-PotionLost = { $name } gives up { $potion }.
event-NoPotion = No potion is left to draw.
event-Looted = { $name } takes { $thing } from the grave.
event-Drank = { $name } drinks { $potion }.
event-Invited = { $name } asks { $other } to fight along.
event-Joined = { $name } fights along with { $other }.
event-Declined = { $name } does not fight along.
event-CardRead = { $open ->
    [yes] { $name } meets { $card }, which lies open.
   *[no] { $reader } draws a card and reads it to { $name }: { $card }.
 }
event-NodeRead = { $text } → { $do }
event-NodeRead-plain = { $text }
event-TestDone = Test of { $ability }, { $n } against { $target }: { $won ->
    [yes] success
   *[no] failure
 }.
event-SideChosen = { $name } chooses: { $label }.
event-Paid = { $name } pays { $cost ->
    [life] { $n } life
    [key] a key
   *[equipment] the equipment
 }.
event-CardGone = { $card } is gone.
event-CardStays = { $card } stays.
event-CardFled = It flees to { $field }.
event-Damaged = { $lost ->
    [0] { $name } loses no life ({ $n } damage).
   *[other] { $name } loses { $lost } life ({ $n } damage) and has { $life }.
 }
event-Healed = { $name } regains { $n } life and has { $life }.
event-RingSaved = { $name }'s ring takes the death; 1 life is left.
event-Died = { $name } dies on { $field }. A gravestone marks the place.
event-Reborn = { $name } begins anew in the start room with { $n } life.
event-Buried = { $name } is caught in the collapse of level { $level } and begins anew one level higher with { $n } life.
event-PointInvested = { $name } invests a point: { $ability } { $n }.
event-PointLost = { $name } has no room for another point.
event-PointTaken = { $name } loses a point of { $ability }.
event-PointMoved = { $name } moves a point from { $old } to { $new }.
event-WillSkip = { $name } will miss the next turn.
event-ExtraTurn = { $name } will take another turn.
event-OmenLaid = An omen lies before { $name }: { $change }.
event-SentHome = { $name } is back in the start room.
event-Thrown = { $name } is thrown back to { $field }.
event-Jumped = { $name } jumps to { $field }.
event-Swapped = { $name } and { $other } change places.
event-Stolen = { $name } takes { $thing } from { $other }.
event-Peeked = { $seen ->
    [yes] { $name } looks at the next tiles: { $tiles }.
   *[no] { $name } looks at the next { $n ->
        [one] tile
       *[other] { $n } tiles
     } of the deck.
 }
event-Woken = A monster wakes on { $field }.
event-Quelled = The monster on { $field } is gone.
event-Climbed = { $name } climbs to level { $n }.
event-NoWayUp = There is no room for a level above { $n }.
event-LevelCollapsed = Level { $n } collapses.
event-LevelCleared = Level { $n } is cleared.
event-Escaped = { $name } escapes from the labyrinth, number { $n } to get out.
event-Left = { $name } leaves the table for good.
event-Reshuffled = The discarded { $deck ->
    [monster] monsters
    [action] actions
    [potion] potions
   *[gear] equipment cards
 } are shuffled.
event-TradeOffered = { $name } offers { $other } { $given } for { $wanted }.
event-TradeRefused = { $name } does not agree.
event-Traded = { $name } gives { $other } { $given } for { $wanted }.

outcome-one_left = One is left in the labyrinth and has lost: { $loser }.
outcome-turn_limit = The last round is over. { $loser } got least far and has lost.
aim = Get out! The stairs of four levels lead up, and on level 5 a portal leads out. The last one in the labyrinth loses.
# The catalogue of a pack.
cat-monsters = MONSTERS
cat-actions = ACTIONS
cat-equipment = EQUIPMENT
cat-potions = POTIONS
cat-tiles = TILES
cat-test = { $ability ->
    [strength] Strength
    [dexterity] Dexterity
   *[intelligence] Intelligence
 } test, { $number } + level
cat-success = Success:
cat-failure = Failure:
cat-choice = A choice
cat-side = { $colour ->
    [green] Green
   *[red] Red
 }: { $label }{ $cost ->
    [life] { " " }(for { $n } life).
    [key] { " " }(for a key).
    [potion] { " " }(for a potion).
    [equipment] { " " }(for your equipment).
   *[none] .
 }
cat-fate = Fate table
cat-adds = { $ability ->
    [strength] strength
    [dexterity] dexterity
    [intelligence] intelligence
    [toughness] toughness
   *[speed] speed
 } { $n }
cat-mark = { $mark ->
    [plain] plain
    [key] key
    [chest] chest
    [monster] monster
   *[action] action
 }
cat-shape = { $shape ->
    [straight] straight
    [corner] corner
   *[tee] T
 }
cat-sum = sum

# Out of turn
option-leave = Leave the table for good
option-drink-off-turn = Drink { $potion }
refused-not-in-maze = Only players in the labyrinth can do that, while somebody is asked.
refused-leave-between-turns = Wait until somebody is about to begin a turn.
# The screen.
ability-strength = strength
ability-dexterity = dexterity
ability-intelligence = intelligence
ability-toughness = toughness
ability-speed = speed
screen-head = { $phase ->
    [creating] The characters are being made, in secret.
    [laying] The first tiles are laid; { $name } lays one.
    [over] The game is over.
   *[playing] Round { $round }, turn { $turn }: { $name }'s turn, on level { $level }.
 }
screen-ranking = Ranking: { $places }
screen-rulings = Rulings: { $rulings }
screen-numbers = { $shared ->
    [yes] The numbers on the map are options; a field shows the first of its own.
   *[no] The numbers on the map are options.
 }
screen-level = { $sign } level { $level }: start room { $room }, { $level ->
    [5] { $n ->
        [0] no portal yet
        [one] portal { $stairs }
       *[other] portals { $stairs }
     }
   *[other] { $n ->
        [0] no stairs yet
       *[other] stairs { $stairs }
     }
 }, { $exits ->
    [0] no open exit
    [one] 1 open exit
   *[other] { $exits } open exits
 }
screen-doom = { $level }; collapses as soon as somebody enters level { $next }
screen-sign-straight = straight
screen-sign-room = start room
screen-sign-stairs = stairs
screen-sign-portal = portal
screen-sign-exit = open exit
screen-sign-shut = walled up
screen-sign-behind = behind stairs
screen-sign-key = key
screen-sign-chest = chest
screen-sign-monster = monster
screen-sign-action = action
screen-sign-monster-open = open monster
screen-sign-action-open = open action
screen-sign-grave = gravestone
screen-sign-crowd = several figures
screen-sign-other = other level
screen-keys = { $n ->
    [0] no key
    [one] 1 key
   *[other] { $n } keys
 }
screen-nothing = nothing
screen-field = { $field }, level { $level }: { $shape ->
    [room] start room
    [stairs] stairs
    [portal] portal
    [straight] corridor
    [corner] corner
   *[tee] junction
 } { $exits }
screen-field-open = open { $exits }
screen-field-free = { $field }: free
screen-player = { $sign } { $name }{ $you ->
    [yes] { " " }(you)
   *[no] { "" }
 }: life { $life }, level { $level }, { $keys ->
    [0] no key
    [one] 1 key
   *[other] { $keys } keys
 }
screen-player-out = { $sign } { $name }{ $you ->
    [yes] { " " }(you)
   *[no] { "" }
 }: { $rank ->
    [0] has left the table
   *[other] has escaped, number { $rank } to get out
 }
screen-abilities-secret = abilities still secret
screen-gear = wears { $gear }
screen-potions = potions: { $potions }
screen-omen = omen { $change } for the next test
screen-stone = stone skin: each damage { $n } less
screen-skips = misses the next turn
screen-again = takes another turn after this one
screen-mist = walks in mist
screen-haste = extra steps: { $n }
screen-steps = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
 }
screen-decks = Decks: tiles { $tile }, monsters { $monster }, actions { $action }, potions { $potion }, equipment { $gear }
screen-markers = Markers left: keys { $key }, chests { $chest }, monsters { $monster }, actions { $action }
screen-top = Next tiles: { $tiles }
screen-card-hidden = a hidden card
screen-card = { $deck ->
    [monster] { $n ->
        [one] Fight
       *[other] Group fight
     }
   *[action] Action
 } on { $field }: { $card }. { $names } { $n ->
    [one] faces
   *[other] face
 } it; { $reader } reads it out.
screen-trial = Test now: { $ability }; the sum must be above { $target }.
screen-gone = (X) was read: card and marker go in the end.

card-unread = This card is being read: its branches are known to the reader alone until they are reached (M7.1b).
refused-too-late-to-help = The die of this card is cast; { $potion } should have been drunk before.
refused-off-the-table = { $field } lies off the table.
hint-fields = c10r8 is column 10, row 8 of the map; fields tells the map in words
hint-abilities = (+1) behind toughness or speed is what it gives; 2→3 is with equipment and potions
hint-undo = undo leads back from “Which key?” to what the walk is for
refused-potion-owed = { $potion } is the price of what was chosen, and there is no other potion to pay with.

# What people at a real table are asked when chance decides
told-tile = Which tile was drawn?
told-room = Where does the start room lie, among equally good places?
told-thief = Which potion was drawn blindly?
told-monster = Which monster card was drawn?
told-action = Which action card was drawn?
told-potion = Which potion was drawn?
told-gear = Which piece of equipment was drawn?
told-die = What did { $name } roll?
refused-told-tile = No such tile is left in the deck: { $what }.
refused-told-no-place = This tile has no valid place here: { $what }. Shuffle it back into the deck and draw another.
refused-told-room = There is no such place for the start room.
refused-told-thief = Nobody holds this potion here: { $what }.
refused-told-monster = { $what } is not in the monster deck now.
refused-told-action = { $what } is not in the deck of actions now.
refused-told-potion = No such potion is left in the deck: { $what }.
refused-told-gear = { $what } is not in the deck of equipment now.
refused-told-die = A die shows 1 to 6.
