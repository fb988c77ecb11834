# What the server itself has to say.

name-person = Player { $n }
name-companion = Companion { $n }
name-friend = Friend { $n }

problem-malformed = This message cannot be read: { $what }.
problem-too-big = This is too big.
problem-too-many = That is too much at once; wait a moment.
problem-unknown-table = There is no table { $table }.
problem-bad-token = This seat is not yours: its token is wrong.
problem-not-your-turn = It is { $name }’s turn to answer.
problem-stale = The table has moved on since; look again.
problem-over = The game is over.
problem-gathering = The game has not begun yet.
problem-begun = The game has begun already.
problem-watching = You only watch here.
problem-left = You have left; come back to the table first.
problem-failed = The server could not do this; nothing has changed.
problem-not-found = There is nothing here.
problem-no-hello = The first message must be a hello, and it did not come.
problem-one-action = A payment belongs to one action.
problem-nothing-to-undo = You have chosen nothing that could be taken back.
problem-no-wish = There is no such wish to undo any more.
problem-not-your-seat = You can only speak for your own seat.
problem-not-asked = Your consent is not needed for this.
problem-no-chair = There is no free chair for you here.
problem-one-me = Exactly one seat is “me”; without one, all seats are companions.
problem-no-level = There is no such companion; there is { $levels }.
problem-no-hint = No companion knows what to do here.
problem-no-reason = This was not chosen by a companion.
problem-secret-reason = This companion tells its reasons after the game.
problem-secret-record = With closed hands, the record can be had after the game.
problem-unknown-replay = This replay is no longer kept here; open its record again.
problem-record-too-big = A record has at most { $most } kB here; this is bigger.
problem-record-too-long = A record has at most { $most } choices here; this has more.
problem-record-too-much = Reading this record takes too much time or memory.
problem-table-pack = This table plays with cards that the server does not have at hand now; whoever runs it starts it with them (--pack).
problem-record-pack = This record was made with cards that are not known here.
problem-closed-replay = All hands can be shown after the end of the game.
problem-no-lesson = This is no first game.
problem-talk-none = Nothing can be proposed in this game.
problem-talk-nothing = There is no such thing on the table that could be proposed.
problem-talk-limit = { $n ->
    [0] Nothing is proposed at this table.
    [one] Everybody may propose one thing a round at this table, and you have.
   *[other] Everybody may propose { $n } things a round at this table, and you have.
  }
problem-talk-gone = This proposal does not count any more.
problem-talk-others = This proposal is between others.
problem-no-draft = You are drafting nothing now.
problem-draft = This is not possible in the draft.
problem-draft-first = A first game is played as its notes say; nothing is drafted in it.
draft-other = Somebody else came in between; the rest of the draft was not played.
draft-illegal = The next step of the draft is not possible any more: { $why }
draft-news = It came otherwise than drafted: { $what }
problem-origin = This request comes from another page.
problem-not-json = Say it as application/json.

title-played-on = Played on from turn { $turn }

undo-free = Take back: { $what }
undo-others = { $names } must agree, too.
undo-wish = { $name } would like to take back: { $what }

problem-chance-first = First say what the table drew or rolled.
problem-not-told = At this table the program draws.
problem-told-seats = At a real table everybody sits at this screen: persons here and companions, nobody elsewhere.
problem-screen-seats = A shared screen has no seat of its own: there are friends with phones and companions.
undo-told = Takes the last entry back: { $what }.
undo-pending = Takes back the choice that is being made.
