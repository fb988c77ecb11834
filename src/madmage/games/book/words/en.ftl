# Cards, places, kinds
title = The Big Book of Madness
element-air = air
element-earth = earth
element-fire = fire
element-water = water
element-multi = multi-element
card-air = Air { $value }
card-earth = Earth { $value }
card-fire = Fire { $value }
card-water = Water { $value }
card-madness = Madness
card-unknown = { $n ->
    [one] a card
   *[other] { $n } cards
 }
cost-part = { $n } { $element ->
    [air] air
    [earth] earth
    [fire] fire
   *[water] water
 }
list-and = { $first } and { $second }
difficulty = { $n ->
    [1] easy
    [2] medium
   *[other] hard
 }
mode-normal = Normal
mode-terror = Terror
mode-nightmare = Nightmare
variant-dunces = Bunch of Dunces
variant-unending = Unending Madness
variant-everyone = There's Something for Everyone
phase-setup = Setup
phase-concentration = Concentration phase
phase-monster = Monster phase
phase-action = Action phase
phase-recuperation = Recuperation phase
final-page-text = No curse left: the game is won. A curse left: the game is lost.

kind-noun = { $kind ->
    [element] { $n ->
        [one] Element card
       *[other] Element cards
     }
    [madness] Madness
    [v1] { $n ->
        [one] Element card of value 1
       *[other] Element cards of value 1
     }
    [v2] { $n ->
        [one] Element card of value 2
       *[other] Element cards of value 2
     }
    [v3] { $n ->
        [one] Element card of value 3
       *[other] Element cards of value 3
     }
    [v2plus] { $n ->
        [one] Element card of value 2 or 3
       *[other] Element cards of value 2 or 3
     }
    [highest] { $n ->
        [one] Element card of the highest value
       *[other] Element cards of the highest value
     }
    [air] { $n ->
        [one] air card
       *[other] air cards
     }
    [earth] { $n ->
        [one] earth card
       *[other] earth cards
     }
    [fire] { $n ->
        [one] fire card
       *[other] fire cards
     }
    [water] { $n ->
        [one] water card
       *[other] water cards
     }
   *[any] { $n ->
        [one] card
       *[other] cards
     }
 }
how-many = { $upto ->
    [yes] up to { $amount }
   *[no] { $amount }
 }
poss = { $own ->
    [they] their
   *[you] your
 }
subject = { $own ->
    [they] they
   *[you] you
 }
from-place = { $place ->
    [hand] from { poss } hand
    [discard] from { poss } discard pile
    [hand-discard] from { poss } hand or discard pile
    [support] from { poss } support
    [destroyed] from the destroyed pile
   *[anysupport] from any support
 }
in-place = { $place ->
    [hand] in { poss } hand
   *[discard] in { poss } discard pile
 }
which-curse = { $which ->
    [leftmost] the leftmost face-up curse
    [leftmostsingle] the leftmost face-up single-element curse
    [eachothersingle] each other face-up single-element curse
    [nextsingle] the next face-up single-element curse to the right of this one (else to its left)
   *[eachsingle] each face-up single-element curse
 }
top-cards = the top { $n ->
    [one] card
   *[other] { $amount } cards
 } of { poss } deck
spells-noun = { $whose ->
    [any] { $n ->
        [one] spell of any player
       *[other] spells of any players
     }
   *[own] of { poss } spells
 }

# Verbs. $who is the verb's form: you (an order), they (third person), inf (after "may").
# $own is whose things they are: you or they.
verb-draw = { $who ->
    [they] draws
   *[other] draw
 } { $amount } { $n ->
    [one] card
   *[other] cards
 }
placed = { $place ->
    [unnamed] {""}
   *[other] {" "}{ from-place }
 }
verb-discard = { $who ->
    [they] discards
   *[other] discard
 } { how-many } { kind-noun }{ placed }
verb-discard-each-element = { $who ->
    [they] discards
   *[other] discard
 } one Element card of each element from { poss } hand
verb-discard-one-element = { $who ->
    [they] names an element they hold and discards
   *[other] name an element { subject } hold and discard
 } all { poss } hand cards of it
verb-discard-that = { $who ->
    [they] discards it
   *[other] discard it
 }
verb-destroy = { $who ->
    [they] destroys
   *[other] destroy
 } { how-many } { kind-noun } { from-place }
verb-destroy-top = { $who ->
    [they] destroys
   *[other] destroy
 } { top-cards }
verb-cure = { $who ->
    [they] cures
   *[other] cure
 } { how-many } Madness { from-place }
verb-cure-that = { $who ->
    [they] cures it
   *[other] cure it
 }
verb-receive = { $who ->
    [they] receives
   *[other] receive
 } { $amount } Madness{ $place ->
    [hand] {" "}into { poss } hand
    [support] {" "}into { poss } support
    [deck] {" "}on top of { poss } deck
   *[discard] {""}
 }
verb-support = { $who ->
    [they] places
   *[other] place
 } { how-many } { kind-noun } { from-place } in { poss } support
verb-take = { $who ->
    [they] takes
   *[other] take
 } { how-many } { kind-noun } { from-place } into { poss } hand
verb-give-one = { $who ->
    [they] gives
   *[other] give
 } { how-many } { kind-noun } from { poss } hand to one other player
verb-give-others = { $who ->
    [they] gives
   *[other] give
 } { how-many } { kind-noun } from { poss } hand to other players, split as { subject } like
verb-topdeck = { $who ->
    [they] puts
   *[other] put
 } { how-many } { kind-noun } { from-place } on top of { poss } deck
verb-look = { $who ->
    [they] looks at the top { $amount } { $n ->
        [one] card
       *[other] cards
     } of { poss } deck, discards any of them and puts
   *[other] look at the top { $amount } { $n ->
        [one] card
       *[other] cards
     } of { poss } deck, discard any of them and put
 } the rest back in any order
verb-reveal = { $who ->
    [they] names an element and turns over
   *[other] name an element and turn over
 } { top-cards }: those of that element go to { poss } hand, all others to { poss } discard pile
verb-mill = { $who ->
    [they] puts
   *[other] put
 } { top-cards } into { poss } discard pile
verb-reshuffle = { $who ->
    [they] shuffles
   *[other] shuffle
 } { poss } discard pile into { poss } deck without receiving Madness
verb-upgrade = { $who ->
    [they] exchanges
   *[other] exchange
 } { how-many } { $n ->
    [one] Element card { in-place } for one of the next higher value
   *[other] Element cards { in-place } for ones of the next higher value
 }
verb-upgrade-any = { verb-upgrade }, of any element
verb-gain = { $who ->
    [they] gains
   *[other] gain
 } a value-{ $value } card of any element into { $place ->
    [hand] { poss } hand
   *[discard] { poss } discard pile
 }
verb-recover-spell = { $who ->
    [they] takes
   *[other] take
 } a destroyed spell, ready
verb-recover-spell-any = { $who ->
    [they] gives
   *[other] give
 } a destroyed spell, ready, to any player
verb-refresh = { $who ->
    [they] refreshes
   *[other] refresh
 } { $amount } { spells-noun }
verb-exhaust = { $who ->
    [they] exhausts
   *[other] exhaust
 } { $amount } { spells-noun }
verb-mute = { $who ->
    [they] neutralises
   *[other] neutralise
 } { $amount } { spells-noun } until the next check
verb-unmute = { $who ->
    [they] turns
   *[other] turn
 } { $all ->
    [yes] all neutralised spells{ $whose ->
        [any] {" "}of all players
       *[own] {""}
     }
   *[no] { $amount } neutralised { $n ->
        [one] spell{ $whose ->
            [any] {" "}of any player
           *[own] {""}
         }
       *[other] spells{ $whose ->
            [any] {" "}of any players
           *[own] {""}
         }
     }
 } face up
verb-lose-spell = { $who ->
    [they] destroys
   *[other] destroy
 } { $amount } { spells-noun }
verb-lose-library = destroy the face-up spell of each library stack; the next ones are revealed
verb-learn = { $who ->
    [they] learns
   *[other] learn
 } a face-up library spell without paying
verb-echo = { $who ->
    [they] carries
   *[other] carry
 } out { $amount } other face-up { $n ->
    [one] spell
   *[other] spells, all different,
 } of any player at power 1, without paying
verb-still = { $who ->
    [they] neutralises
   *[other] neutralise
 } { $amount } { $n ->
    [one] curse
   *[other] curses
 }
verb-banish = { $who ->
    [they] destroys
   *[other] destroy
 } { $amount } face-up { $n ->
    [one] curse
   *[other] curses
 } without paying and without reward
verb-shift = { $who ->
    [they] moves
   *[other] move
 } { $amount } face-up { $n ->
    [one] curse to a free slot
   *[other] curses to free slots
 }
verb-trigger = { which-curse } takes effect now
verb-token-own = put { $amount } { $n ->
    [one] Element token
   *[other] Element tokens
 } of its own element on { which-curse }
verb-token-foreign = put { $amount } { $n ->
    [one] Element token
   *[other] Element tokens
 } of different other elements on { which-curse }
verb-on-place = when the next curses have been placed: { $do }
verb-under = { $amount } Madness from the stack { $n ->
    [one] goes
   *[other] go
 } under each curse; whoever destroys the curse takes it
verb-act = { $who ->
    [they] may take
    [inf] take
   *[you] you may take
 } { $amount } { $n ->
    [one] action
   *[other] actions
 }
verb-act-keep = { verb-act }; support cards used to pay stay, each for one of these actions only
verb-discount = destroying curses costs { $amount } less in all this turn
verb-discount-check = destroying curses costs { $amount } less in all until the next check
verb-boost = the next { $amount } support { $n ->
    [one] card used to pay this turn counts
   *[other] cards used to pay this turn count
 } 1 more each
verb-box = { $amount } Madness { $n ->
    [one] goes
   *[other] go
 } from the stack to the box
verb-swap = { $who ->
    [they] exchanges
   *[other] exchange
 } up to { $amount } hand { $n ->
    [one] card
   *[other] cards
 } one for one with cards in any support
amount-by-round = { $letter }
round-note = { $letter ->
    [h] (H is half the number of the round, rounded up.)
   *[other] (R is the number of the round.)
 }
round-note-now = { $letter ->
    [h] (half of round { $row }, rounded up)
    [r1] (1 more than the number of the round)
   *[other] (as many as the number of the round)
 }
if-hand-madness = if { subject } hold { $n } or more Madness
if-support-empty = if { poss } support is empty
if-drew-madness = if it is a Madness

# Magicians
ability-once = Once per turn: { $do }
ability-on-curse-destroyed = Whenever a curse is destroyed, by anybody: { $do }
ability-spell-limit = { $who ->
    [they] May have up to { $n } spells.
   *[other] You may have up to { $n } spells.
 }
ability-slots = { $who ->
    [they] Has { $n } support slots.
   *[other] You have { $n } support slots.
 }
ability-wild-air = Once per turn, while paying: one value-1 air card counts as any element.

# What is bought by an action
bought-acquire = The card goes to your discard pile.
bought-destroy = The reward is a value-2 card of your choice; it goes to your discard pile.

# Questions
ask-act = { $name }, choose an action.
ask-act-granted = { $name }, you may take { $n ->
    [one] an action
   *[other] up to { $n } actions
 }.
ask-pay = Pay { $cost }: with which cards?
ask-pay-sum = Each { $cost } buys one power, three at most: with which cards do you pay?
ask-pay-any = Pay { $n } of any elements: with which cards?
ask-discount = How much of the discount do you take off the { $element } cost? ({ $pool } left)
ask-pay-element = Which element do you pay for the cure with?
ask-reward = The curse is destroyed. Choose a value-2 card for your discard pile.
ask-gain = Choose the element of the value-{ $value } card.
ask-element-reveal = { $do }
ask-element-discard = Name an element; all your hand cards of it are discarded.
ask-token = Which { $n ->
    [one] Element token comes
   *[other] { $n } Element tokens come
 } on { $curse }? (Each makes it cost 1 more of that element.)
ask-replacement = Nightmare: choose the element of the value-1 card that replaces your value-2 card.
ask-learn = Which spell of the library do you learn?
ask-forget = Which of your spells do you give up for { $spell }?
ask-echo = { $do }: which { $left ->
    [one] one
   *[other] ones, in which order
 }?
ask-recover = Which destroyed spell comes back, and to whom?
ask-spell = { $do }: which { $left ->
    [one] one
   *[other] ones
 }?
ask-card = { $do }: which { $left ->
    [one] one
   *[other] ones
 }?
ask-trim = You hold { $n } cards. Discard { $left } to go down to six: which { $left ->
    [one] one
   *[other] ones
 }?
ask-topdeck = { $do }: which, in which order? (The last one named lies on top.)
ask-give = { $do }: which, and to whom?
ask-sift = Which of the cards you look at do you discard? (The others go back on the deck.)
ask-order = In which order do you put the cards back? (The first one named is drawn first.)
ask-upgrade = { $do }: which { $left ->
    [one] one
   *[other] ones
 }?
ask-curse = { $do }: which { $left ->
    [one] one
   *[other] ones
 }?
ask-shift = { $do }: which { $left ->
    [one] one goes
   *[other] ones go
 } where?
ask-swap = { $do }: which for which?
ask-over = The game is over.

# Options
opt-stop = End your actions
opt-stop-granted = Take no action
opt-ability = Use your ability: { $do }
opt-cast = Cast { $spell } ×{ $power } for { $cost }: { $do }
opt-cast-sum = Cast { $spell } ({ $cost } for each power): { $do }
opt-learn = Learn { $spell } for { $cost }: { $do }
opt-learn-empty = Learn a spell of { $element }
opt-acquire = Acquire { $card } for { $cost }
opt-destroy = Destroy { $curse } on space { $slot } for { $cost }
opt-destroy-none = Destroy a curse on space { $slot }
opt-cure-hand = Cure a Madness from your hand for { price }
opt-cure-own-support = Cure a Madness in your support for { price }
opt-cure-support = Cure a Madness in { $player }'s support for { price }
price = { $n } of { $types ->
    [any] any elements
   *[one] one element
 }
opt-from-hand = { $card } from your hand
opt-from-discard = { $card } from your discard pile
opt-from-destroyed = { $card } from the destroyed pile
opt-from-support = { $card } from { $player }'s support
opt-from-own-support = { $card } from your support
opt-from-support-owner = { $card } from { $player }'s support (owner: { $owner })
opt-discount = Take off { $n }
opt-element = { $element }
opt-spell-of = { $spell } ({ $player }): { $do }
opt-spell-own = { $spell } (yours): { $do }
opt-spell-named = { $spell } ({ $player })
opt-spell-named-own = { $spell } (yours)
opt-spell-text = { $spell }: { $do }
opt-give = Give { $card } to { $player }
opt-card = { $card }
opt-upgrade = { $card } for { $new }
opt-curse = { $curse } on space { $slot }
opt-shift = { $curse } from space { $slot } to space { $new }
opt-shift-none = From space { $slot } to space { $new }
opt-swap = Give { $card }, take { $taken } from { $player }'s support
opt-swap-own = Give { $card }, take { $taken } from your support
opt-nothing = None of them
opt-in-order = { $first }, then { $second }

# Refusals
refused-not-your-spell = { $spell } is not one of your spells.
refused-exhausted = { $spell } is exhausted; it is refreshed in your Concentration phase.
refused-neutralised-spell = { $spell } is neutralised; it lies face down.
refused-cast-already = { $spell } was cast this turn; at this table a spell is cast once per turn.
refused-power-named = Name a power for { $spell }: 1, 2 or 3.
refused-power-by-sum = At this table the sum paid decides the power; just cast { $spell }.
refused-cannot-pay-spell = { $spell } ×{ $power } costs { $cost }; your hand and all supports give { $have }.
refused-shelf-empty = There is no { $element } spell left in the library.
refused-cannot-pay-learning = Learning { $spell } costs { $cost }; your hand and all supports give { $have }.
refused-supply-empty = There is no { $card } left on the table.
refused-cannot-pay-card = { $card } costs { $cost }; your hand and all supports give { $have }.
refused-no-curse-there = There is no curse on space { $slot }.
refused-curse-sleeps = { $curse } is neutralised; it cannot be destroyed until it turns face up.
refused-curse-sleeps-effect = { $curse } is neutralised; it lies face down.
refused-cannot-pay-curse = Destroying { $curse } costs { $cost }; your hand and all supports give { $have }.
refused-no-madness-there = There is no Madness to cure there.
refused-cannot-pay-cure = A cure costs { $n } of one element; no element of your hand and all supports gives that much.
refused-cannot-pay-cure-so = You cannot pay for the cure with { $element }.
refused-no-ability = { $magician }'s ability is always on; there is nothing to use.
refused-ability-while-paying = { $magician }'s ability works by itself while you pay.
refused-ability-spent = { $magician }'s ability was used this turn.
refused-ability-shut = In an action granted by somebody else abilities stay shut.
refused-ability-idle = There is nothing { $magician }'s ability could do now.
refused-discount-too-much = The discount cannot take off that much here.
refused-discount-too-little = With so little taken off, the rest could not be paid.
refused-pay-not-there = { $card } is not there to pay with.
refused-pay-wrong-element = { $card } pays nothing here.
refused-pay-order = Cards are named from high value to low, so that a payment is named in one way only; { $card } would have come earlier.
refused-pay-not-needed = Every card of a payment must be needed; with { $card } one is not.
refused-pay-leaves-short = If { $card } were next, the cards after it could not pay the rest.
refused-pay-not-yet = The cost is not paid yet.
refused-pick-not-there = { $card } is not there.
refused-pick-wrong-kind = { $card } is not the kind of card that may be picked here.
refused-pick-order = Cards are picked in one order, so that a set is picked in one way only; { $card } would have come earlier.
refused-pick-later = Cards are picked in one order; { $card } comes after others that must be picked with it.
refused-pick-must = What can be done must be done; you cannot stop yet.
refused-discard-element-only = Only Element cards may be discarded here; a Madness is none.
refused-discard-never-madness = At this table a Madness is never discarded unless the card names it (ruling discard_madness).
refused-trim-madness = Madness cannot be discarded when you go down to six cards.
refused-not-enough = There are not enough cards for that.
refused-give-yourself = You cannot give a card to yourself.
refused-give-one-only = All the cards go to the same player.
refused-element-not-held = You hold no { $element } card.
refused-stack-too-small = The Madness stack does not hold that many.
refused-not-looked-at = { $card } is not among the cards you look at.
refused-upgrade-highest = { $card } has the highest value already.
refused-upgrade-stack-empty = There is no { $new } left on the table.
refused-upgrade-element = The new card must be of the same element.
refused-spell-not-there = { $spell } is not in play there.
refused-spell-not-own = It must be one of your own spells.
refused-spell-not-exhausted = { $spell } is not exhausted.
refused-spell-face-down = { $spell } is neutralised; it lies face down.
refused-spell-not-face-down = { $spell } is not neutralised.
refused-spell-being-cast = { $spell } is being cast right now.
refused-spell-already-exhausted = { $spell } is exhausted already.
refused-spell-named-already = { $spell } is named already; they must be different.
refused-spell-itself = { $spell } cannot carry out itself.
refused-spell-not-destroyed = { $spell } is not among the destroyed spells, or that player is out of the game.
refused-spell-had-already = { $player } has { $spell } already.
refused-forget-not-yours = { $spell } is not one of your spells; the one given up is an old one of yours.
refused-slot-taken = Space { $new } is not free.
refused-curse-moved-already = { $curse } was moved already; each curse once.
refused-token-element-again = There is a token of { $element } on it from this effect already.
refused-token-own-element = The token must be of another element than the curse.
refused-token-none-left = There is no token of { $element } left.
refused-reward-stack-empty = There is no { $card } left on the table.
refused-swap-not-held = You hold no { $card }.
refused-swap-not-there = There is no { $taken } in that support.
refused-swap-reach = At this table the exchange reaches only your own support.
refused-swap-at-least-one = Exchange at least one card.
refused-box-empty = The box has no value-1 card of { $element } left over.

# Events
ev-TurnBegan = Turn { $turn }: { $name }.
ev-MarkerMoved = The marker moves to { $marker ->
    [0] the Invocation space
   *[other] space { $marker }
 }.
ev-PageTurned = The page turns: { $monster } arrives.
ev-MonsterBeaten = { $monster } is beaten! Bonus: { $page }.
ev-MonsterMissed = { $monster } escapes. Penalty: { $page }.
ev-CursePlaced = { $curse } lies on space { $slot }.
ev-CurseStruck = { $curse } strikes.
ev-CurseDestroyed = { $name } destroys { $curse }.
ev-CurseLeft = { $curse } leaves the track.
ev-CurseStilled = { $curse } is neutralised.
ev-CurseWoke = { $curse } wakes.
ev-CurseShifted = { $curse } moves to space { $slot }.
ev-TokenPlaced = A token of { $element } comes on { $curse }.
ev-CursesShuffled = The { $element } curses are shuffled.
ev-SpellCast = { $name } casts { $spell } ×{ $power }.
ev-SpellIdle = { $spell } finds nothing to work on: no effect.
ev-SpellLearned = { $name } learns { $spell }.
ev-SpellRecovered = { $name } gets { $spell } back.
ev-SpellDestroyed = { $name } loses { $spell }; it is destroyed.
ev-SpellDestroyed-library = { $spell } is destroyed in the library.
ev-SpellBoxed = { $name } gives { $spell } up for good.
ev-SpellRevealed = The library shows { $spell }.
ev-SpellRefreshed = { $spell } of { $name } { $n ->
    [one] is
   *[other] are
 } refreshed.
ev-SpellExhausted = { $spell } of { $name } { $n ->
    [one] is
   *[other] are
 } exhausted.
ev-SpellMuted = { $spell } of { $name } { $n ->
    [one] is
   *[other] are
 } neutralised.
ev-SpellUnmuted = { $spell } of { $name } { $n ->
    [one] turns
   *[other] turn
 } face up.
ev-AbilityUsed = { $name } uses the ability of { $magician }.
ev-DeckShuffled = { $name } shuffles the discard pile into the deck.
ev-DeckRanOut = { $name }'s deck is empty: { $name } receives a Madness and shuffles the discard pile into a new deck.
ev-ElementNamed = { $name } names { $element }.
ev-DiscountGranted = Destroying curses costs { $n } less in all.
ev-BoostGranted = { $n ->
    [one] The next support card counts one more.
   *[other] The next { $n } support cards count one more each.
 }
ev-PlayerEliminated = { $name } has gone mad and is out of the game.
ev-GameWon = The book is shut. You have won!
ev-GameLost = The book has won.
ev-GameLost-stack = { $name } must receive a Madness, but the stack is empty. The book has won.
ev-GameLost-deck = { $name }'s deck is empty, and so is the Madness stack. The book has won.
ev-CardDrawn = { $name } draws { $card }.
ev-CardDiscarded = { $name } discards { $card }.
ev-CardPaid = { $name } pays with { $card }.
ev-CardPaid-own = { $name } pays with { $card } from the own support.
ev-CardPaid-support = { $name } pays with { $card } from { $player }'s support.
ev-CardDestroyed = { $name } destroys { $card }.
ev-CardDestroyed-nobody = Destroyed: { $card }.
ev-CardSupported = { $name } puts { $card } into support.
ev-CardTaken = { $name } takes { $card }.
ev-CardTopdecked = { $name } puts { $card } on top of the deck.
ev-CardGiven = { $name } gives { $card } to { $player }.
ev-CardLookedAt = { $name } looks at { $card }.
ev-CardRevealed = { $name } turns over { $card }.
ev-CardMilled = { $name } puts { $card } from the deck into the discard pile.
ev-CardAcquired = { $name } acquires { $card }.
ev-CardGained = { $name } gains { $card }.
ev-CardReturned = { $name } gives back { $card }.
ev-MadnessReceived = { $name } receives { $n ->
    [one] a Madness
   *[other] { $n } Madness
 }{ $place ->
    [hand] {" "}into the hand
    [support] {" "}into support
    [deck] {" "}on top of the deck
   *[discard] {""}
 }.
ev-MadnessCured = { $name } cures { $n ->
    [one] a Madness
   *[other] { $n } Madness
 }.
ev-MadnessReturned = { $n ->
    [one] A Madness goes
   *[other] { $n } Madness go
 } back to the stack.
ev-MadnessBoxed = { $n ->
    [one] A Madness goes
   *[other] { $n } Madness go
 } from the stack to the box.
ev-MadnessPlaced = { $n ->
    [one] A Madness lies under a curse.
   *[other] { $n } Madness lie under a curse.
 }

# Outcomes
outcome-last_page_clear = You have won: the last page is clear of curses.
outcome-stack_empty = You have lost: somebody had to receive a Madness, and the stack was empty.
outcome-last_page_cursed = You have lost: { $n ->
    [one] a curse was
   *[other] curses were
 } left on the last page ({ $curses }).
outcome-all_eliminated = You have lost: everybody has gone mad.
outcome-by-stack = You have lost: { $name } had to receive a Madness, and the stack was empty.
outcome-by-deck = You have lost: { $name } had to draw from an empty deck; that brings a Madness, and the stack was empty.
outcome-reached = The game ended in round { $round } of 6, on turn { $turn }, with { $madness } Madness left on the stack.
outcome-beaten = { $n ->
    [0] No monster was beaten.
   *[other] Beaten ({ $n }): { $monsters }.
 }
outcome-missed = { $n ->
    [0] No monster escaped.
   *[other] Escaped ({ $n }): { $monsters }.
 }

# The screen
screen-head = Turn { $turn }: round { $round } of 6, { $marker ->
    [0] the check
   *[other] turn { $marker } of 5
 }. { $phase } of { $name }; next: { $next }.
screen-aim = Together you win if no curse is left when round 6 ends. A curse left at the end of an earlier round only brings that page's penalty. You lose at once if somebody must receive a Madness and the stack is empty, or if all of you go mad: whoever ends a turn of their own with 6 Madness in hand is out.
screen-hint-move = cast growth x1
screen-hint-power = [2] in a text: the number is multiplied by the power with which the spell is cast.
screen-hint-token = Token: an Element token on a curse makes it cost 1 more of that element.
screen-hint-support = Support: face-up cards that everybody may pay with.
screen-table = Difficulty { $difficulty }, mode { $mode }{ $variants ->
    [none] {""}
   *[other] , { $variants }
 }. Rulings: { $rulings }.
screen-rulings-default = as by default
screen-book-closed = The book is closed.
screen-monster = Monster: { $monster } (its curses: { $symbols }). On arrival: { $do }
screen-page = Page: { $page }.
screen-bonus = Bonus, if no curse is left when the round ends: { $do }
screen-penalty = Penalty, if one is left: { $do }
screen-page-final = Page: { $page }. { $do }
screen-next = Next monster's curses: { $symbols }.
screen-madness = Madness stack: { $n } (whoever must receive one when it is empty loses the game for all). Marker: { $marker ->
    [0] Invocation space
   *[other] space { $marker }
 }.
screen-alarm-stack = Warning: { $n ->
    [0] the Madness stack is empty; the next Madness that anybody must receive loses the game.
   *[other] only { $n } Madness left on the stack; once it is empty, the next one that anybody must receive loses the game.
 }
screen-alarm-hand = Warning: { $who ->
    [you] you hold
   *[other] { $name } holds
 } { $n } Madness; whoever ends a turn of their own with 6 in hand is out of the game.
screen-warn-lost = Warning: this loses the game.
screen-warn-vain = Warning: this will have no effect.
screen-warn-forget = Warning: one of your { $n } spells has to go for it.
screen-warn-deck-own = Warning: your deck { $sure ->
    [yes] runs out
   *[no] may run out
 }; that brings you a Madness.
screen-warn-deck-other = Warning: { $name }'s deck { $sure ->
    [yes] runs out
   *[no] may run out
 }; that brings { $name } a Madness.
screen-track = Curses:
screen-track-none = No curses on the track.
screen-strikes = { $state ->
    [asleep] neutralised
    [past] strikes no more
    [now] strikes now
    [next] strikes next
   *[coming] strikes in { $name }'s turn
 }
screen-curse = space { $slot }: { $curse } ({ $type }; cost { $cost }{ $tokens ->
    [yes] {" "}with tokens
   *[no] {""}
 }), { screen-strikes }{ $under ->
    [0] {""}
   *[other] , { $under } Madness under it
 }. { $do }
screen-library = Library (a number in [ ] is multiplied by the power):
screen-shelf = { $element }: { $spell } (level { $level }, { $below ->
    [0] the last one
   *[other] { $below } below
 }). { $do }
screen-shelf-empty = { $element }: empty.
screen-supply = On the table: { $cards }.
screen-supply-none = On the table: no Element cards left.
screen-destroyed = Destroyed: { $cards }.
screen-discount = Destroying curses costs { $n } less in all.
screen-boost = { $n ->
    [one] The next support card used to pay this turn counts 1 more.
   *[other] The next { $n } support cards used to pay this turn count 1 more each.
 }
screen-player = { $name }, { $magician }{ $active ->
    [yes] {" "}(active)
   *[no] {""}
 }:
screen-player-out = { $name }, { $magician }: out of the game.
screen-ability = ability: { $do }{ $used ->
    [yes] {" "}(Used in this turn.)
   *[no] {""}
 }
screen-your-hand = { $name }, your { $what }
screen-others-support = Others' support: { $what }
screen-your = Your { $what }
screen-hand = hand ({ $n }): { $cards }
screen-hand-closed = hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
screen-support = support ({ $n }/{ $slots }): { $cards }
screen-spells = spells ({ $n }/{ $limit }): { $spells }
screen-own-spells = spells ({ $n }/{ $limit }):
screen-own-spell = { $spell }, { $cost } per power: { $do }
screen-piles = deck ({ $deck }), discard pile ({ $discard }): { $cards }
screen-top = top of the deck: { $cards }
screen-none = nothing
spell-state = { $spell }{ $state ->
    [exhausted] {" "}(exhausted)
    [neutralised] {" "}(neutralised)
   *[ready] {""}
 }

# The catalogue
cat-basic = BASIC SPELLS
cat-library = LIBRARY SPELLS: { $element }
cat-curses = CURSES: { $element }
cat-monsters = MONSTERS
cat-pages = PAGES
cat-magicians = MAGICIANS
cat-spell = { $name } ({ $element }, level { $level }). { $do }
cat-curse = { $name } (×{ $copies }). { $do }
cat-monster = { $name } ({ $kind ->
    [cover] cover
   *[page] page
 }; { $symbols }). { $do } { $looks }
cat-page = { $name }. Bonus: { $bonus } Penalty: { $penalty } On its back: { $monster }.
cat-final-page = { $name }. { $do }
cat-magician = { $name } ({ $key }). { $do } Starting cards: { $deck }. { $looks }
cat-element = { $card }: pays { $cost }. It goes to its owner's discard pile when it is used.
cat-madness = Madness: it pays nothing and takes up room. Whoever ends a turn of their own with 6 in hand is out of the game; the action Cure sends one back to the stack.

# What people at a real table are asked when chance decides
told-first = Who takes the first turn?
told-magician = Which magician came up?
told-cover = Which cover lies on top of the book?
told-page = Which page was turned up on the right?
told-library = Which spell lies open on the { $element } stack of the library?
told-curse = Which curse came off the { $element } stack?
told-deck = What did { $name } turn up from the deck?
refused-told-first = { $what } does not play here.
refused-told-magician = { $what } is taken already; no two players have the same magician.
refused-told-cover = { $what } is no cover.
refused-told-page = { $what } has come already; every page comes once.
refused-told-library = { $what } cannot lie open now: it has another level, or it is already in sight.
refused-told-curse = { $what } is not in that stack now: it lies open, lies at the bottom, or was set aside.
refused-told-deck = There is no { $what } in { $name }'s deck now.
