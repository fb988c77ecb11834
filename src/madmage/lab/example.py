"""Plans to begin with, as `madmage lab new` writes them."""

from __future__ import annotations

HEAD = """\
# A plan for the lab: madmage lab {kind} FILE plays it and writes a report.
# The same command goes on where it was stopped; with more games here it plays only the new ones.

game = "book"        # book or maze
games = {games}          # in each cell: each table with each line-up
seed = 1             # game 17 has the same cards in every cell, on every machine

# Who plays: one agent for all seats, or seat by seat ("greedy,random,random"); three dots let the
# last one take all seats that are left. Mixed line-ups change seats from game to game.
{lineups}
rotate = true
{more}
players = 3          # book: 2 to 5, maze: 3 to 6

[table]              # what all tables have; everything that madmage simulate knows
difficulty = 1
# mode = "terror"
# edition = "de"
# variants = ["dunces"]
# pack = "my_pack"   # by name, or a folder beside this file
# rulings = {{ recast = "no" }}

{vary}"""

TOURNAMENT = """\
# [grid]             # play it at several tables: every combination
# players = [2, 3, 4]
# difficulty = [1, 2]
"""

SWEEP = """\
[grid]               # every combination of these is played; the first ones are the plain table
players = [2, 3]
difficulty = [1, 2]
# mode = ["normal", "terror"]
# edition = ["default", "en", "de", "es", "manual"]
# variants = [[], ["dunces"], ["unending"]]
# pack = ["default", "my_pack"]

[each]               # single changes, each against the plain table on the same seeds
rulings = ["recast=no", "support_slots=four"]   # or "all": every value of every ruling
edition = ["en"]
"""

BALANCE = """\
# [grid]             # cards are compared inside each table, and the tables are pooled
# players = [2, 3]
"""

DUELS = """
# One of each at a table of every other, for a race:
# duels = ["greedy", "random"]
"""

TARGET = """
# A card stands out if it changes winning by more than this, and that is no luck.
target = 0.15
"""


def example(kind: str) -> str:
    """A plan with comments."""
    greedy, all_three = 'lineups = ["greedy"]', 'lineups = ["greedy", "random", "greedy,random..."]'
    parts = {
        "tournament": (100, all_three, DUELS, TOURNAMENT),
        "sweep": (100, greedy, "", SWEEP),
        "balance": (400, greedy, TARGET, BALANCE),
    }
    games, lineups, more, vary = parts[kind]
    return HEAD.format(kind=kind, games=games, lineups=lineups, more=more, vary=vary)
