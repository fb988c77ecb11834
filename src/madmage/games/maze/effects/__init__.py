"""The Maze's own effects: the trees of its cards, and everything a card can do.

A consequence comes to each fighter in turn (M7.4b), unless it is marked `once`.
"""
