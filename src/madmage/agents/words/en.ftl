# Why a companion chose what it chose, in the first person: one sentence each.

why-random = I just pick something.
why-only = There is nothing else I can do.

why-destroy-madness = I destroy { $curse } because it would bring us { $n ->
    [one] a Madness
   *[other] { $n } Madness
 } { $turns ->
    [one] when the next turn begins
   *[other] in { $turns } turns
 }.
why-destroy-strike = I destroy { $curse } before it strikes { $turns ->
    [one] when the next turn begins
   *[other] in { $turns } turns
 }.
why-destroy-check = I destroy { $curse } so that { $left ->
    [0] no curse is
    [one] only one curse is
   *[other] only { $left } curses are
 } left for the check.
why-destroy-last = I destroy { $curse } because no curse may be left at the last check; { $left ->
    [0] this was the last one
    [one] one more has to go
   *[other] { $left } more have to go
 }.
why-cure-hand = I cure { $n ->
    [one] a Madness because it takes
   *[other] one of my { $n } Madness because each takes
 } a card's place in my hand.
why-cure-stack = I cure a Madness because only { $n ->
    [one] one is
   *[other] { $n } are
 } left on the stack.
why-cure = I cure a Madness because I can spare the cards and the stack needs it.
why-acquire = I acquire { $card } because it makes my deck stronger for the { $turns ->
    [0] end of the game
    [one] turn I still have
   *[other] { $turns } turns I still have
 }.
why-learn = I learn { $spell } because it will be of more use than the cards it costs.
why-stop = I stop because nothing I could pay for is worth { $n ->
    [one] the card I hold
   *[other] the { $n } cards I hold
 }.
why-stop-keep = I stop and keep my cards: they may pay for { $curse } next time.
why-stop-empty = I stop because I have nothing left to spend.
why-ability = I use my ability because it costs nothing and helps.

why-cast-curse = I cast { $spell } because it rids us of { $n ->
    [one] a curse
   *[other] { $n } curses
 }.
why-cast-still = I cast { $spell } so that a curse sleeps through its moment.
why-cast-cure = I cast { $spell } because { $n ->
    [one] a Madness goes
   *[other] { $n } Madness go
 } back to the stack.
why-cast-rid = I cast { $spell } to get rid of { $n ->
    [one] a Madness
   *[other] { $n } Madness
 } in our hands.
why-cast-cheaper = I cast { $spell } because it makes the next payment cheaper.
why-cast-support = I cast { $spell } so that { $n ->
    [one] one more card lies
   *[other] { $n } more cards lie
 } ready in support for all of us.
why-cast-cards = I cast { $spell } because it brings us { $n ->
    [one] one more card
   *[other] { $n } more cards
 } to play with.
why-cast-better = I cast { $spell } because it leaves us with better cards.
why-cast-thin = I cast { $spell } to get weak cards out of our decks.
why-cast-grant = I cast { $spell } because somebody else has a good use for an action now.
why-cast = I cast { $spell } because we are better off with it.

why-pay = I pay so because it wastes the least.
why-promise = I do this because I agreed to { $player }’s proposal.
why-rid-madness = I choose the Madness because we are better off without it.
why-spare = I choose { $card } because I can spare it most easily.
why-take = I choose { $card } because it is of the most use.
why-support = I choose { $card } because it serves us best in support.
why-give = I give { $card } to { $player }, who has a better use for it.
why-enough = I leave it at that because more would do harm.
why-player = I choose { $player }, who gets the most out of it.
why-miss-least = I choose { $spell } because it will be missed the least.
why-want-most = I choose { $spell } because it does the most for us.
why-element = I choose { $element } because it serves us best.
why-curse = I choose { $curse } because that helps us most.
why-may = I do it because it does more good than harm.
why-may-not = I leave it because it does more harm than good.
why-lesser = I choose the lesser evil.
why-better = I choose what helps us more.
why-order = I put the best card on top.
why-swap = I swap so because both cards are of more use then.
why-small = I choose this because it leaves us best off.

why-instead = Otherwise I would have chosen this: { $option }.
why-chance = I give us a chance of { $percent } % to win.

why-maze-small = I choose this because it costs me the least.
why-maze-build = I put it into { $ability } because that gets me out of here soonest.
why-maze-move = I move on; I think I am about { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } from the way out.
why-maze-rest = I rest because { $life } life could be too little for the next card.
why-maze-stand = I take on { $monster } because what it may bring is worth the risk.
why-maze-face = I take on the card because what it may bring is worth the risk.
why-maze-drink = I drink { $potion } because it does the most for me now.
why-maze-spare = I do without { $potion } because it would help me least.
why-maze-take = I take the key for a chest on the way.
why-maze-open = I open the chest because equipment helps on every level to come.
why-maze-loot = I loot the grave because the things in it are worth a turn.
why-maze-climb = I climb because every level counts; about { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } are still to go.
why-maze-escape = I step through the portal and am out.
why-maze-explore = I explore because there are stairs among these tiles with a chance of { $percent } %.
why-maze-explore-on = I explore to open the level; I think I am about { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } from the way out.
why-maze-walk = I walk there because it is on my way; about { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } to go.
why-maze-stop = I stay because I stand well here; about { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } to go.
why-maze-stairs = I lay the stairs where I reach them sooner than the others.
why-maze-tile = I lay the tile so that it shortens my way; about { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } to go.
why-maze-tile-card = I lay the card where it is not in my way.
why-maze-exit = I explore at this exit because it leads me on best; about { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } to go.
why-maze-join = I join because together we can win and I share what it brings.
why-maze-decline = I stay out of it because a lost fight would cost me more.
why-maze-alone = I fight alone because helpers make it harder and gain as much as I do.
why-maze-invite = I ask { $player } to help because together we are more likely to win.
why-maze-turn-die = I turn the die over because this roll is worth a potion.
why-maze-keep-die = I keep the roll because the potion may be worth more later.
why-maze-hinder = I choose this because it holds a rival up the most.
why-maze-best = I choose this because it leaves me best off, about { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } from the way out.
