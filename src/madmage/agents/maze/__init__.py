"""Companions for the Maze: what a position is worth to them, and how they choose."""
