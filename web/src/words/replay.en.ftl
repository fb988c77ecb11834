# Looking back on a game.

replay = Replay
replay-of = Replay: { $game }, { $names }
replay-of-table = Watch the replay
replay-skip = To the slider

replay-open = Open a record
replay-open-link = Open a record
replay-open-help = A record holds a whole game. Watch it through anybody’s eyes, see where it turned, and play on from any moment.
replay-choose = Choose a file
replay-drop = or drop it anywhere on this page
replay-paste = Or paste its text here
replay-look = Look back
replay-reading = Reading …
replay-nothing = There is no text here yet.
replay-too-big = A record has at most { $most } kB; this file is bigger.

replay-save = Save the record
replay-another = Open another
replay-eyes = Seen by
replay-watching = a bystander
replay-all = Show everything
replay-all-help = Spoils it: all hands, and whatever anybody knew.

replay-turn = Turn { $turn }, { $name }
replay-round = round { $round }
replay-asked = { $name } is asked: { $question }
replay-waits = { $name } is to choose.

replay-way = The way through the game
replay-slider = Moment of the game
replay-place = Turn { $turn }, choice { $move } of { $moves }
replay-controls = Playing
replay-start = To the beginning
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-on = One choice on
replay-end = To the end
replay-speed = Speed
replay-turning = Next turning point
replay-play-on = Play on from here

replay-chances = Chance to win
replay-chances-of = { $name }’s chance to be first
replay-chances-ask = Show the chances
replay-chances-help = It takes a few seconds, and tells how the game goes on.
replay-chances-wait = Thinking for { $seconds } s …
replay-chances-long = The chance to win, from { $from } % at the beginning to { $to } % at the end.
replay-percent = { $n } %
replay-swing = Turn { $turn }: { $points } points.
replay-why-shared = Luck { $luck }, choices { $choices }.
replay-why = Luck { $luck }, own choices { $own }, others’ choices { $others }.
replay-turning-shared = Turning point, turn { $turn }: from { $before } % to { $after } %.
replay-turning-of = Turning point, turn { $turn }: { $name } from { $before } % to { $after } %.

replay-play-on-help = A new table begins in turn { $turn }. What comes is not what came: chance is new.
replay-my-seat = My seat
replay-my-name = My name
replay-companions = The others play
replay-begin = Play on
replay-played-on = Played on

replay-earlier = Earlier
replay-report = Report a fault
replay-report-what = What went wrong?
replay-report-help = Save the report and send it to whoever looks after this server. It holds the record, so that they see what you see.
replay-report-text = The report
replay-report-save = Save report with record
replay-report-copy = Copy the text
replay-report-mail = Write a letter
replay-report-attach = (Please attach the saved report: it holds the record.)
