"""`python -m madmage.envs.train`: learn the Maze by self-play, and see how it goes.

Lessons are given on several processes: each plays some games against itself and tells how it would
change the weights; the mean of that is done. Everything follows from the seed but the time it takes.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import cache
from pathlib import Path

from madmage.envs.missing import missing

try:
    import numpy as np

    from madmage.envs.train.curve import Point, picture
    from madmage.envs.train.policy import Weights, fresh
    from madmage.envs.train.practice import Hall
except ImportError as error:
    raise missing("madmage.envs.train", error.name or "numpy", "train") from error

RATE, ENTROPY = 0.01, 0.01
FADE, SPREAD = 0.9, 0.999
LESSON = 8
"""Games that a process plays for one lesson."""
EXAMS = 10
"""How often the learner is examined on the way."""


@cache
def _hall(players: int, rounds: int) -> Hall:
    return Hall(players, rounds)


Task = tuple[int, int, Weights, int, int]
"""Players, rounds, weights, seed, games."""


def _lesson(task: Task) -> tuple[Weights, float, float]:
    """A lesson, and how many seconds of computing it took."""
    players, rounds, weights, seed, games = task
    begun = time.process_time()
    found, level = _hall(players, rounds).lesson(weights, seed, games, ENTROPY)
    return found, level, time.process_time() - begun


def _exam(task: Task) -> int:
    players, rounds, weights, seed, games = task
    return _hall(players, rounds).examination(weights, seed, games)


class School:
    """A learner, its processes and its reports."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.weights = fresh(_hall(args.players, args.rounds).sight, args.seed)
        self.mean = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.square = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.lessons = 0
        self.points: list[Point] = []
        self.levels: list[float] = []
        self.seconds = 0.0

    def learn(self, pool: ProcessPoolExecutor) -> None:
        """One lesson on each process, and the step that follows from them (Adam)."""
        tasks = [
            self._task(self.lessons * self.args.jobs + n, LESSON) for n in range(self.args.jobs)
        ]
        told = list(pool.map(_lesson, tasks))
        self.levels += [level for _, level, _ in told]
        self.seconds += sum(seconds for _, _, seconds in told)
        self.lessons += 1
        for name, part in self.weights.items():
            slope = sum(found[name] for found, _, _ in told) / len(told)
            self.mean[name] = FADE * self.mean[name] + (1 - FADE) * slope
            self.square[name] = SPREAD * self.square[name] + (1 - SPREAD) * slope * slope
            mean = self.mean[name] / (1 - FADE**self.lessons)
            square = self.square[name] / (1 - SPREAD**self.lessons)
            self.weights[name] = part - RATE * mean / (np.sqrt(square) + 1e-8)

    def examine(self, pool: ProcessPoolExecutor, games: int, seed: int) -> Point:
        """Games of the learner alone among random players."""
        jobs = self.args.jobs
        tasks = [self._task(seed + number, games // jobs) for number in range(jobs)]
        won = sum(pool.map(_exam, tasks))
        point = Point(
            games=self.lessons * jobs * LESSON,
            seconds=round(self.seconds, 1),
            won=won,
            of=games // jobs * jobs,
            level=round(float(np.mean(self.levels)) if self.levels else 0.0, 3),
        )
        self.levels = []
        print(point.words(), flush=True)
        return point

    def _task(self, seed: int, games: int) -> Task:
        return self.args.players, self.args.rounds, self.weights, self.args.seed + seed, games

    def keep(self, out: Path) -> None:
        """The weights, the numbers and the curve."""
        out.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(out / "weights.npz", allow_pickle=False, **self.weights)
        told = {**vars(self.args), "out": "", "points": [asdict(point) for point in self.points]}
        (out / "curve.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        svg = picture(self.points, self.args.players)
        (out / "curve.svg").write_text(svg, encoding="utf-8")


EXAM_SEED = 1_000_000
"""Far from the seeds of lessons; each examination of a run has the same games."""


def main() -> None:
    """Learn for a number of lessons, and be examined on the way and at the end."""
    parser = argparse.ArgumentParser(prog="python -m madmage.envs.train", description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=40, help="the ruling turn_limit of its games")
    parser.add_argument("--lessons", type=int, default=300)
    parser.add_argument("--exam", type=int, default=200, help="games of each examination")
    parser.add_argument("--final", type=int, default=1000, help="games of the last one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("first-run"))
    args = parser.parse_args()
    school = School(args)
    with ProcessPoolExecutor(args.jobs) as pool:
        school.points.append(school.examine(pool, args.exam, EXAM_SEED))
        for number in range(1, args.lessons + 1):
            school.learn(pool)
            if number % max(1, args.lessons // EXAMS) == 0 and number < args.lessons:
                school.points.append(school.examine(pool, args.exam, EXAM_SEED))
                school.keep(args.out)
        school.points.append(school.examine(pool, args.final, 2 * EXAM_SEED))
    school.keep(args.out)


if __name__ == "__main__":
    main()
