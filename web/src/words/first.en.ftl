# First games: learning by playing.

first-begin = Learn by playing
first-go-on = Go on learning
first-minutes = (about ten minutes)
first-of-book = First game: the Book
first-of-maze = First game: the Maze
first-count = Lesson { $n } of { $of }
first-fold = Fold the note
first-unfold = Unfold the note
first-leave = Leave; you can come back to this lesson any time
first-your-move = Your move:
first-watch = The others are playing …
first-back = Back
first-skip = Skip
first-show = Show me
first-next = Next
first-learned = You know now:
first-real = Now play a real game
first-real-title = My first real game
first-learn-book = Learn the Book
first-learn-maze = Learn the Maze
first-again = Once more from the beginning
