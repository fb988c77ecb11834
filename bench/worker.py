"""One contestant in a process of its own: reads seconds, prints decisions and the time they took."""

from __future__ import annotations

import sys
import time

from contestants import CONTESTANTS, copies_per_second, places_per_second


def main(name: str) -> None:
    play = CONTESTANTS[name]()
    play(0.2)  # warm
    print("ready", flush=True)
    for line in sys.stdin:
        if line.startswith("copy"):
            print(copies_per_second(0.3, name.split(maxsplit=1)[0]), flush=True)
            continue
        if line.startswith("places"):
            print(places_per_second(0.3), flush=True)
            continue
        begun = time.perf_counter()
        decisions = play(float(line))
        print(decisions / (time.perf_counter() - begun), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
