"""The doors for researchers: both games as environments with fixed actions and observations.

`from madmage.envs import book_v0, maze_v0` needs the extra `rl`; `madmage.envs.spiel` the extra
`openspiel`. What lies in `book` and `maze` here needs neither: how a seat's view becomes numbers
(`sight`) and how each option has its own fixed number (`deed`).
"""
