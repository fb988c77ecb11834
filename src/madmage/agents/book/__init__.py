"""Companions for the Book: what a position is worth to them, and how they choose."""
