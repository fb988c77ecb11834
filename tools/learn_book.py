"""Learn how likely a position of the Book is won, from games that agents play with each other.

    python tools/learn_book.py play GAMES.npz --agent greedy --games 500 --seed 1
    python tools/learn_book.py fit VALUE.json GAMES.npz [MORE.npz ...] [--start OLD.json]

`play` notes the features of every position in which somebody ends an action phase, and how the game
ended. The players are varied from game to game, some in what they find important and all by a few
random actions, so that the model sees more than one way to play. `fit` fits the small network of
`madmage.agents.book.model`: first to the ends of the games, then several times to a mixture of the
ends and of what it thinks itself of the next positions. With `--start` it goes on from an older
model, so that what that one saw is not forgotten. Needs numpy (requirements/bench.txt); the
program that plays does not.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from importlib.resources import files
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from madmage.agents.agent import Agent
from madmage.agents.book.adept import AdeptAgent
from madmage.agents.book.evaluation import Evaluation
from madmage.agents.book.features import NAMES, Features
from madmage.agents.book.greedy import GreedyAgent
from madmage.agents.book.learned import model_of
from madmage.agents.book.trial import Trial
from madmage.agents.book.weights import our_weights, read_weights
from madmage.games.book.legality import STOP
from madmage.games.book.rules import BOOK
from madmage.games.book.state import NO_CURSE, BookState
from madmage.kernel.chance import Seeded

SEATS = ((2, 3, 4, 5), (15, 55, 20, 10))
DIFFICULTIES = ((1, 2, 3), (45, 35, 20))
MISTAKES = (0.0, 0.03, 0.08)
"""The share of random actions in a game."""
SPREADS = (0.0, 0.4, 0.8)
"""How differently from usual the players of a game may think."""
LAST_PAGE_CURSED = "last_page_cursed"
NEAR = (0.24, 0.24, 0.17, 0.12, 0.09, 0.07, 0.06)
"""How much a last page lost with so many curses counts: a little less than won is no plain loss."""

HIDDEN, EPOCHS, BATCH, PULL, RATE = 12, 14, 256, 1e-3, 3e-3
GENTLE = 3e-4
"""The rate at which an older model is fitted on: fast enough to move, too slow to forget."""
OWN_MIND, ROUNDS = 0.25, 4
"""How much of a target is what the model thinks of the next position; how often it is fitted so."""


class HastyAgent(AdeptAgent):
    """One look ahead instead of a plan: many games in little time."""

    width = depth = tries = samples = 1


def varied(agent: str, seed: int, r: Random) -> Agent:
    """A player with a taste of its own."""
    spread = r.choice(SPREADS)
    if agent == "greedy":
        text = (files("madmage.agents.book") / "weights.toml").read_text(encoding="utf-8")
        weights = read_weights(text)
        for name in dir(weights):
            value = getattr(weights, name)
            if isinstance(value, float) and name != "win":
                setattr(weights, name, value * exp(r.gauss(0.0, spread)))
        worths = weights.spell_worth
        weights.spell_worth = {k: v * exp(r.gauss(0.0, spread)) for k, v in worths.items()}
        return GreedyAgent(seed, 0, weights)
    path = files("madmage.agents.book") / "value.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["line"] = [
        x + 0.3 * spread * r.gauss(0.0, 1.0) * min(1.0, abs(x) + 0.05) for x in data["line"]
    ]
    return (HastyAgent if agent == "hasty" else AdeptAgent)(seed, 0, model_of(data))


def note(st: BookState, evaluation: Evaluation) -> list[float]:
    """The features of a position in which somebody stops."""
    trial = Trial(st.copy(), evaluation, st.turn)
    trial.learn()
    danger = trial.danger
    return Features(evaluation.spell_worths(st), danger).of(st, danger.foresee(st))


def worth_of(st: BookState) -> float:
    """How a game ended: 1 if it was won, and a little for having been near."""
    outcome = st.outcome
    assert outcome is not None
    if outcome.scores[0] > 0:
        return 1.0
    if outcome.reason == LAST_PAGE_CURSED:
        return NEAR[min(6, len([curse for curse in st.curse if curse != NO_CURSE]))]
    return 0.07 * (st.turn / 30.0) ** 2


def one_game(agent: str, seed: int) -> tuple[list[list[float]], float, bool]:
    """One game: the features of its positions, its worth and whether it was won."""
    r = Random(seed)
    seats = r.choices(*SEATS)[0]
    setup = BOOK.check_setup(seats, {"difficulty": r.choices(*DIFFICULTIES)[0]})
    mistakes = r.choice(MISTAKES)
    mind = varied(agent, seed, r)
    evaluation = Evaluation(our_weights())
    chance = Seeded(seed)
    st: Any = BOOK.start(setup, chance)
    rows: list[list[float]] = []
    while st.ask is not None:
        ask = st.ask
        if ask.kind == "act" and r.random() < mistakes:
            option = r.choice(ask.options)
        else:
            option = mind.choose(BOOK.view(st, ask.seat), ask)
        if ask.kind == "act" and option == STOP and st.active == ask.seat and st.guests == 0:
            rows.append(note(st, evaluation))
        BOOK.apply(st, option, chance)
    return rows, worth_of(st), st.outcome.scores[0] > 0


def play(target: Path, agent: str, games: int, seed: int) -> None:
    """Play games and write what was noted."""
    features: list[list[float]] = []
    ends: list[tuple[int, float, bool]] = []
    for number in range(games):
        rows, worth, is_won = one_game(agent, seed * 1_000_003 + number)
        features.extend(rows)
        ends.extend([(number, worth, is_won)] * len(rows))
        if number % 50 == 49 or number == games - 1:
            np.savez(target, features=np.array(features), ends=np.array(ends, dtype=float))
            won = len({end[0] for end in ends if end[2]})
            print(f"{number + 1} games, {won} won, {len(features)} positions", flush=True)


def grown(data: dict[str, Any], x: Any) -> tuple[Any, Any]:
    """The hidden layer and the chances for rows of scaled features."""
    layer = x @ data["hidden"] + data["bias"]
    odds = np.maximum(layer, 0.0) @ data["out"] + x @ data["line"] + data["base"][0]
    return layer, 1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0)))


def slopes(data: dict[str, Any], x: Any, target: Any) -> dict[str, Any]:
    """In which direction each number makes the model worse."""
    layer, chance = grown(data, x)
    error = (chance - target) / len(x)
    back = np.outer(error, data["out"]) * (layer > 0.0)
    return {
        "hidden": x.T @ back + PULL * data["hidden"],
        "bias": back.sum(0),
        "out": np.maximum(layer, 0.0).T @ error + PULL * data["out"],
        "line": x.T @ error + PULL * data["line"],
        "base": np.array([error.sum()]),
    }


def fresh(size: int, target: Any, seed: int) -> dict[str, Any]:
    """A network that knows nothing but how often games are won."""
    r = np.random.default_rng(seed)
    return {
        "hidden": r.normal(0.0, 0.5 / np.sqrt(size), (size, HIDDEN)),
        "bias": np.full(HIDDEN, 0.1),
        "out": r.normal(0.0, 0.3 / np.sqrt(HIDDEN), HIDDEN),
        "line": np.zeros(size),
        "base": np.array([np.log(target.mean() / (1.0 - target.mean()))]),
    }


def older(path: Path) -> dict[str, Any]:
    """A network that was fitted before."""
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["features"] != list(NAMES):
        raise SystemExit(f"{path} was fitted to other features")
    names = ("shift", "scale", "hidden", "bias", "out", "line", "base")
    numbers = {name: np.atleast_1d(np.array(data[name], dtype=float)) for name in names}
    return {**numbers, "hidden": numbers["hidden"].T}


def train(
    x: Any, target: Any, seed: int, start: dict[str, Any], most: float = RATE
) -> dict[str, Any]:
    """Fit a network by Adam, the steps getting smaller and smaller."""
    r = np.random.default_rng(seed)
    data: dict[str, Any] = {name: value.copy() for name, value in start.items()}
    first = {name: np.zeros_like(value) for name, value in data.items()}
    second = {name: np.zeros_like(value) for name, value in data.items()}
    steps = 0
    for epoch in range(EPOCHS):
        rate = most * 0.5 * (1.0 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        order = r.permutation(len(x))
        for at in range(0, len(x), BATCH):
            rows = order[at : at + BATCH]
            steps += 1
            for name, slope in slopes(data, x[rows], target[rows]).items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                step = first[name] / (1.0 - 0.9**steps)
                data[name] -= rate * step / (np.sqrt(second[name] / (1.0 - 0.999**steps)) + 1e-8)
    return data


def blended(game: Any, end: Any, chance: Any) -> Any:
    """Targets that mix the end of a game with what the model thinks of the positions on the way."""
    target = end.copy()
    for at in range(len(end) - 2, -1, -1):
        if game[at] == game[at + 1]:
            target[at] = OWN_MIND * chance[at + 1] + (1.0 - OWN_MIND) * target[at + 1]
    return target


def loss(target: Any, chance: Any) -> float:
    """How badly chances tell ends, in nats a position."""
    chance = np.clip(chance, 1e-6, 1.0 - 1e-6)
    return float(-(target * np.log(chance) + (1.0 - target) * np.log(1.0 - chance)).mean())


def read(sources: list[Path]) -> tuple[Any, Any, Any]:
    """Features, games and ends of all files; games get numbers of their own."""
    parts = [np.load(source) for source in sources]
    features = np.concatenate([part["features"] for part in parts])
    games = [part["ends"][:, 0] + 1e7 * at for at, part in enumerate(parts)]
    return features, np.concatenate(games), np.concatenate([part["ends"][:, 1] for part in parts])


def fit(target: Path, sources: list[Path], before: Path | None) -> None:
    """Fit the model, say how well it tells games it has not seen, and write it."""
    features, game, end = read(sources)
    known = older(before) if before else {}
    shift = known.pop("shift", features.mean(0))
    scale = known.pop("scale", 1.0 / np.maximum(features.std(0), 0.05))
    x = np.clip((features - shift) * scale, -5.0, 5.0)
    start = known or fresh(x.shape[1], end, 0)
    most = GENTLE if known else RATE
    unseen = game % 4 == 0
    print(f"{len(x)} positions of {len(np.unique(game))} games")
    print(f"without a model {loss(end[unseen], np.full(unseen.sum(), end.mean())):.4f} nats;")
    print(f"before fitting {loss(end[unseen], grown(start, x[unseen])[1]):.4f};")
    trial = train(x[~unseen], end[~unseen], 0, start, most)
    print(f"unseen games {loss(end[unseen], grown(trial, x[unseen])[1]):.4f} nats a position")
    data = train(x, end, 1, start, most)
    for number in range(ROUNDS):
        goal = blended(game, end, grown(data, x)[1])
        data = train(x, goal, number + 2, start, most)
    target.write_text(json.dumps(plain(data, shift, scale), indent=0) + "\n", encoding="utf-8")


def plain(data: dict[str, Any], shift: Any, scale: Any) -> dict[str, Any]:
    """The model as `value.json` holds it."""

    def rounded(numbers: Any) -> list[float]:
        return [round(float(number), 5) for number in numbers]

    return {
        "made_by": shlex.join(["python", *[Path(part).name for part in sys.argv]]),
        "features": list(NAMES),
        "shift": rounded(shift),
        "scale": rounded(scale),
        "hidden": [rounded(row) for row in data["hidden"].T],
        "bias": rounded(data["bias"]),
        "out": rounded(data["out"]),
        "line": rounded(data["line"]),
        "base": round(float(data["base"][0]), 5),
    }


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    doing = parser.add_subparsers(dest="doing", required=True)
    playing = doing.add_parser("play")
    playing.add_argument("target", type=Path)
    playing.add_argument("--agent", choices=("greedy", "hasty", "adept"), default="greedy")
    playing.add_argument("--games", type=int, default=500)
    playing.add_argument("--seed", type=int, default=1)
    fitting = doing.add_parser("fit")
    fitting.add_argument("target", type=Path)
    fitting.add_argument("sources", type=Path, nargs="+")
    fitting.add_argument("--start", type=Path, help="go on from this model")
    told = parser.parse_args()
    if told.doing == "play":
        play(told.target, told.agent, told.games, told.seed)
    else:
        fit(told.target, told.sources, told.start)


if __name__ == "__main__":
    main()
