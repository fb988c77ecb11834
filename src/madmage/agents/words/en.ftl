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
