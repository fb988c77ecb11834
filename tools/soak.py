"""Play thousands of random games of every kind and see that each one ends.

    python tools/soak.py --games 10000 --jobs 2

The games are those of the property tests: all player counts, modes, editions, variants and rulings,
with open and closed hands, from the start and from the middle.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded
from madmage.kernel.native import is_compiled
from properties.worlds import pick, world

CHUNK = 50
DECISION_LIMIT = 50_000


def play(numbers: range) -> tuple[Counter[str], int, int]:
    """Play worlds; how they ended, the decisions in all, and the longest game's."""
    rules: Any = rules_of("book")
    ends: Counter[str] = Counter()
    decisions = longest = 0
    for number in numbers:
        w = world(number)
        r, ch = Random(number), Seeded(number)
        st = rules.start(w.setup, ch)
        count = 0
        while st.ask is not None:
            rules.apply(st, pick(r, st, w.style), ch)
            count += 1
            if count > DECISION_LIMIT:
                raise RuntimeError(f"{w} does not end")
        ends[st.outcome.reason] += 1
        decisions += count
        longest = max(longest, count)
    return ends, decisions, longest


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    begun = time.perf_counter()
    ends: Counter[str] = Counter()
    decisions = longest = 0
    chunks = [range(at, min(args.games, at + CHUNK)) for at in range(0, args.games, CHUNK)]
    with ProcessPoolExecutor(args.jobs) as pool:
        for some_ends, some, most in pool.map(play, chunks):
            ends += some_ends
            decisions += some
            longest = max(longest, most)
    seconds = time.perf_counter() - begun
    mode = "compiled" if is_compiled() else "plain"
    print(f"{sum(ends.values())} games ended ({mode}, {seconds:.0f} s): {dict(ends)}")
    print(f"{decisions} decisions, the longest game had {longest}")


if __name__ == "__main__":
    main()
