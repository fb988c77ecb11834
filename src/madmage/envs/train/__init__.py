"""A first training run: self-play in the Maze with a small policy in numpy (extra `train`).

`python -m madmage.envs.train --minutes 8 --out first-run` learns, measures itself against random
players on the way, and writes the weights, the numbers and the curve.
"""
