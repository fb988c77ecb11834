"""Tune the weights of the Maze's companions by play, or match one against others.

    python tools/tune_maze.py match adept greedy --games 200
    python tools/tune_maze.py match adept adept --set build=0,0,0,0,5 --games 200
    python tools/tune_maze.py tune adept adept --weights level,stop,life --games 120 --rounds 1
    python tools/tune_maze.py endings master:4 adept --games 60

One challenger sits among others of one kind, at each seat in turn; it wins a game if it is the first
to escape. A game that ends by the round limit before anybody escaped is won by nobody. `tune` tries
each weight larger and smaller and keeps what wins more often by more than chance would explain half
of the time; what it prints is written into `weights.toml` by hand. `endings` plays up to the first
escape and says who had found the portal, counted in seats before the challenger.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from typing import Any

from madmage.agents.agent import Agent, roster_of
from madmage.agents.maze.weights import our_weights, read_weights
from madmage.games.maze.exploring import has_way_out
from madmage.games.maze.rules import MAZE
from madmage.games.maze.state import LEVELS
from madmage.kernel.chance import Seeded
from madmage.lab.statistic import wilson

STEP = 1.4
"""By how much a weight is tried larger and smaller."""
MARGIN = 0.03
"""How much more often a change must win to be kept."""


def agent(name: str, seed: int, changes: dict[str, Any]) -> Agent:
    """An agent by name, `master:40` with its nodes, with some weights changed."""
    plain, _, nodes = name.partition(":")
    kind: Any = roster_of("maze")[plain]
    weights = [changed(plain, changes)] if changes else []
    made: Agent = kind(seed, int(nodes or 0), *weights)
    return made


def changed(table: str, changes: dict[str, Any]) -> Any:
    """The weights of an agent with some of them replaced."""
    from importlib.resources import files

    text = (files("madmage.agents.maze") / "weights.toml").read_text(encoding="utf-8")
    weights = read_weights(text, table)
    for name, value in changes.items():
        setattr(weights, name, value)
    return weights


def play(minds: list[Agent], seed: int, tally: Counter[str]) -> Any:
    """One game to its end; the time each kind of agent thought goes into the tally."""
    chance = Seeded(seed)
    st = MAZE.start(MAZE.check_setup(len(minds), {}), chance)
    while st.ask is not None:
        mind = minds[st.ask.seat]
        begun = time.perf_counter()
        option = mind.choose(MAZE.view(st, st.ask.seat) if mind.looks else None, st.ask)
        spent = time.perf_counter() - begun
        tally[f"{mind.name} asks"] += 1
        tally[f"{mind.name} us"] += int(spent * 1e6)
        MAZE.apply(st, option, chance)
    return st


def match(
    one: str, rest: str, games: int, first: int, players: int, changes: dict[str, Any]
) -> Counter[str]:
    """Games of one challenger among others, at each seat in turn."""
    tally: Counter[str] = Counter()
    for number in range(first, first + games):
        seat = number % players
        minds = [
            agent(one, number * 31 + at, changes)
            if at == seat
            else agent(rest, number * 31 + at, {})
            for at in range(players)
        ]
        st = play(minds, 1000 + number, tally)
        tally["games"] += 1
        tally["rounds"] += st.round
        tally["limit"] += st.outcome.reason == "turn_limit"
        tally["nobody"] += not st.ranks
        if st.ranks:
            tally["won"] += st.ranks[0] == seat
            tally[f"seat {st.ranks[0]}"] += 1
            tally[f"place {(st.ranks[0] - st.first) % players}"] += 1
        tally["last"] += st.outcome.scores[seat] == 0
    return tally


def ending(minds: list[Agent], seed: int) -> tuple[int, int]:
    """Who found the first portal and who was out first, as seats; -1 for nobody."""
    chance = Seeded(seed)
    st: Any = MAZE.start(MAZE.check_setup(len(minds), {}), chance)
    finder = -1
    while st.ask is not None and not st.ranks:
        seat = st.ask.seat
        view = MAZE.view(st, seat) if minds[seat].looks else None
        MAZE.apply(st, minds[seat].choose(view, st.ask), chance)
        if finder < 0 and has_way_out(st, LEVELS):
            finder = seat
    return finder, st.ranks[0] if st.ranks else -1


def endings(one: str, rest: str, games: int, first: int, players: int) -> None:
    """How many seats before the challenger the finder of the first portal sits, and who is out."""
    found: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for number in range(first, first + games):
        me = number % players
        names = [one if at == me else rest for at in range(players)]
        minds = [agent(name, number * 31 + at, {}) for at, name in enumerate(names)]
        finder, winner = ending(minds, 1000 + number)
        before = (me - finder) % players if finder >= 0 else -1
        found[before] += 1
        won[before] += winner == me
    for before in sorted(found):
        who = "nobody" if before < 0 else f"number {before} before" if before else "the challenger"
        print(f"found by {who}: {found[before]}, of which the challenger won {won[before]}")


def told(one: str, rest: str, tally: Counter[str]) -> str:
    """A tally as one line."""
    games = max(1, tally["games"])
    low, high = wilson(tally["won"], games)
    speeds = [
        f"{name} {tally[f'{name} us'] / 1000 / tally[f'{name} asks']:.2f} ms x {tally[f'{name} asks'] / games:.0f}"
        for name in roster_of("maze")
        if tally[f"{name} asks"]
    ]
    return (
        f"{one} among {rest}: first in {tally['won'] / games:.3f} [{low:.3f}, {high:.3f}] of {games}, "
        f"last {tally['last'] / games:.3f}, rounds {tally['rounds'] / games:.1f}, "
        f"at the limit {tally['limit']}, nobody out {tally['nobody']}; {', '.join(speeds)}; "
        f"first by seat {_shares(tally, 'seat')}, by place in the first round {_shares(tally, 'place')}"
    )


def _shares(tally: Counter[str], what: str) -> list[float]:
    """How often each seat or place in the order was first."""
    games = max(1, tally["games"])
    return [round(tally[f"{what} {number}"] / games, 3) for number in range(6)]


def tune(one: str, rest: str, names: list[str], games: int, rounds: int, players: int) -> None:
    """Try each weight larger and smaller, and keep what wins more often."""
    kept: dict[str, Any] = {}
    plain, _, _ = one.partition(":")
    best = match(one, rest, games, 0, players, kept)["won"] / games
    print(f"as it is: {best:.3f}", flush=True)
    for turn in range(rounds):
        for name in names:
            value = kept.get(name, getattr(our_weights(plain), name))
            for tried in (value * STEP, value / STEP):
                changes = {**kept, name: tried}
                # Two halves on different games: the second only if the first looks good.
                rate = match(one, rest, games, 0, players, changes)["won"] / games
                if rate > best + MARGIN:
                    again = match(one, rest, games, games, players, changes)["won"] / games
                    before = match(one, rest, games, games, players, kept)["won"] / games
                    print(
                        f"  {name} = {tried:.3g}: {rate:.3f}, then {again:.3f}, before {before:.3f}"
                    )
                    if again > before:
                        kept, best = changes, rate
                        break
                print(f"{turn} {name} {tried:.3g}: {rate:.3f} (best {best:.3f})", flush=True)
    print(kept)


def value_of(text: str) -> Any:
    """A weight as it is typed: a number, or some with commas."""
    if "," in text:
        whole = [float(part) for part in text.split(",")]
        return [int(n) for n in whole] if all(n == int(n) for n in whole) else whole
    return float(text)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["match", "tune", "endings"])
    parser.add_argument("one")
    parser.add_argument("rest")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--set", action="append", default=[], dest="sets")
    parser.add_argument("--weights", default="level,stop,life,death,brave,share,buried")
    parser.add_argument("--rounds", type=int, default=1)
    args = parser.parse_args()
    changes = {name: value_of(text) for name, _, text in (s.partition("=") for s in args.sets)}
    if args.what == "tune":
        tune(args.one, args.rest, args.weights.split(","), args.games, args.rounds, args.players)
        return
    if args.what == "endings":
        endings(args.one, args.rest, args.games, args.first, args.players)
        return
    tally = match(args.one, args.rest, args.games, args.first, args.players, changes)
    print(told(args.one, args.rest, tally))


if __name__ == "__main__":
    main()
