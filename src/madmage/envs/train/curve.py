"""The curve of a training run: how many games against random players were won on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from madmage.lab.chart import Mark, grouped
from madmage.lab.statistic import wilson

STYLE = (
    "<style>text{font:13px sans-serif;fill:#444}.grid{stroke:#ddd}.whisker{stroke:#1f6f8b;"
    "stroke-width:2}.dot{fill:#1f6f8b}.thread{fill:none;stroke:#1f6f8b;stroke-width:1.5}"
    ".s2 .whisker,.s2 .thread{stroke:#999}.s2 .dot{fill:#999}.caption{font-size:14px}</style>"
    '<rect width="100%" height="100%" fill="#fff"/>'
)


@dataclass(frozen=True)
class Point:
    """An examination: after so many games of self-play, which took all processors so many seconds."""

    games: int
    seconds: float
    won: int
    of: int
    level: float
    """The mean level reached in self-play since the last one."""

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.won / self.of

    def words(self) -> str:
        """The examination as a line."""
        low, high = wilson(self.won, self.of)
        return (
            f"{self.games:7} games {self.seconds:6.0f} s   won {self.won} of {self.of} "
            f"= {self.rate:.1%} ({low:.1%} to {high:.1%})   level {self.level:.2f}"
        )


def picture(points: Sequence[Point], players: int) -> str:
    """The curve as an SVG file of its own."""
    marks = []
    for point in points:
        low, high = wilson(point.won, point.of)
        name = f"{point.games}"
        marks.append(Mark(name, point.rate, low, high, hint=f"{point.rate:.1%}"))
    fair = [Mark(mark.name, 1 / players, 1 / players, 1 / players) for mark in marks]
    columns = [mark.name for mark in marks]
    caption = "games of self-play; grey: what a random player wins"
    title = "Games won against random players"
    drawn = grouped(
        title, columns, [("learner", marks), ("random", fair)], lambda rate: f"{rate:.0%}", caption
    )
    head, rest = drawn.split(">", 1)
    return f'{head} xmlns="http://www.w3.org/2000/svg">{STYLE}{rest}\n'
