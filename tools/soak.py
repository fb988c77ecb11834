"""Play thousands of random games of every kind and see that each one ends.

    python tools/soak.py book --games 10000 --jobs 2
    python tools/soak.py maze --games 5000 --whole

The games are those of the property tests: all player counts, rulings, editions and variants, from
the start and from the middle. With `--whole` they are games from start to end under the default
rulings, and `--style blind` takes every option with the same probability.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from madmage.kernel.chance import Seeded
from madmage.kernel.native import is_compiled
from properties.subject import SUBJECTS, Subject

CHUNK = 50
DECISION_LIMIT = 50_000


def world_of(subject: Subject, number: int, whole: bool, style: str) -> Any:
    """The world with a number, in the way that was asked for."""
    w = subject.whole_world(number) if whole else subject.world(number)
    return replace(w, style=style) if style else w


def play(game: str, numbers: range, whole: bool, style: str) -> tuple[Counter[str], int, int]:
    """Play worlds; how they ended, the decisions in all, and the longest game's."""
    subject = next(s for s in SUBJECTS if s.game == game)
    rules = subject.rules
    ends: Counter[str] = Counter()
    decisions = longest = 0
    for number in numbers:
        w = world_of(subject, number, whole, style)
        r, ch = Random(number), Seeded(number)
        st = rules.start(subject.setup(w), ch)
        count = 0
        while st.ask is not None:
            rules.apply(st, subject.pick(r, st, w.style), ch)
            count += 1
            if count > DECISION_LIMIT:
                raise RuntimeError(f"{w} does not end")
        ends[st.outcome.reason] += 1
        decisions += count
        longest = max(longest, count)
    return ends, decisions, longest


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="book", choices=[s.game for s in SUBJECTS])
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--style", default="")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    begun = time.perf_counter()
    ends: Counter[str] = Counter()
    decisions = longest = 0
    chunks = [range(at, min(args.games, at + CHUNK)) for at in range(0, args.games, CHUNK)]
    with ProcessPoolExecutor(args.jobs) as pool:
        parts = [pool.submit(play, args.game, part, args.whole, args.style) for part in chunks]
        for part in parts:
            some_ends, some, most = part.result()
            ends += some_ends
            decisions += some
            longest = max(longest, most)
    seconds = time.perf_counter() - begun
    mode = "compiled" if is_compiled() else "plain"
    print(
        f"{sum(ends.values())} games of {args.game} ended ({mode}, {seconds:.0f} s): {dict(ends)}"
    )
    print(f"{decisions} decisions, the longest game had {longest}")


if __name__ == "__main__":
    main()
