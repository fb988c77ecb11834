"""The Maze as fixed numbers: what a seat sees, and what it may do."""
