"""A whole Maze by typed lines: from the start to a portal, through everything that can go wrong.

    PYTHONPATH=src python tests/golden/maze_script.py     type it anew, then read the diff

The lines are typed by a keen and sociable player, who looks at the match; what is kept is only what
was typed. The test types it again into a real process and reads what comes back.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent))

from madmage import Match, new_match  # noqa: E402
from madmage.games.maze.walk import LOOTING  # noqa: E402
from madmage.tui.line import LineTable  # noqa: E402
from properties.maze_worlds import pick  # noqa: E402

SCRIPT = FOLDER / "maze_script.txt"
SEATS = 3
MARKS = ("Joined", "Died", "LevelCollapsed", "Looted", "Escaped")
"""What the game must pass through: a group fight, a death, a collapse, a grave, a portal."""
MOST_LINES = 1000


class Typist:
    """Types a game and keeps what was typed, until everything has been passed through."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.r = Random(seed)
        self.typed: list[str] = []
        self.watcher = -1

    def lines(self) -> Iterator[str]:
        while self.match.ask is not None and len(self.typed) < MOST_LINES:
            line = self.next_line()
            self.typed.append(line)
            yield line
            if self.seen() >= set(MARKS):
                break
        self.typed += ["log 3", "quit", "quit"]
        yield from self.typed[-3:]

    def next_line(self) -> str:
        match = self.match
        ask = match.ask
        assert ask is not None
        if ask.kind == "create":
            if self.watcher not in (-1, ask.seat):
                self.watcher = ask.seat
                return ""  # the curtain between two seats
            self.watcher = ask.seat
            return " ".join(str(self.r.randrange(1, 6)) for _ in range(5))
        if ask.kind == "loot":
            return str(self.r.randrange(1, 4))
        if LOOTING in ask.options and ask.kind in ("turn", "walk"):
            return "loot"
        code = pick(self.r, match.state, "sociable")
        return match.rules.write(match.state, code)

    def seen(self) -> set[str]:
        return {event.name for move in self.match.moves for event in move.events}


def type_a_game(seed: int) -> tuple[list[str], set[str]]:
    """The lines of one game, and what it passed through."""
    match = new_match("maze", SEATS, seed=seed)
    typist = Typist(match, seed)
    LineTable(match, "en", typist.lines(), io.StringIO()).play()
    return typist.typed, typist.seen()


if __name__ == "__main__":
    for number in range(400):
        typed, seen = type_a_game(number)
        print(f"seed {number}: {len(typed)} lines, {sorted(set(MARKS) - seen)} missing", flush=True)
        if seen >= set(MARKS) and len(typed) < MOST_LINES:
            SCRIPT.write_text("\n".join([str(number), *typed]) + "\n", encoding="utf-8")
            break
