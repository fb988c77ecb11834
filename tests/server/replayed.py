"""Records to look back on, as somebody would bring them; and twins of them."""

from __future__ import annotations

from random import Random
from typing import Any

from madmage import new_match
from madmage.agents.agent import agent_of
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Chance, Seeded
from madmage.match.match import Match

NAMES = ("Ada", "Bo", "Cy", "Di")


def played(
    game: str = "book", moves: int = 40, seed: int = 3, seats: int = 3, **options: Any
) -> Match:
    """A match after so many choices, or at its end."""
    match = new_match(game, seats, seed=seed, names=NAMES[:seats], **options)
    agent = agent_of("random", seed, game)
    while match.ask is not None and len(match.moves) < moves:
        match.choose(code=agent.choose(None, match.ask))
    return match


def ended(seed: int = 3, **options: Any) -> Match:
    """A game of the Book that is over."""
    match = played(moves=100_000, seed=seed, **options)
    assert match.outcome is not None
    return match


def bring(house: Any, match: Match | str) -> str:
    """Upload a record; where its replay is."""
    text = match if isinstance(match, str) else match.record()
    told = house.post("/api/replays", {"record": text})
    assert told["link"] == f"/replay/{told['id']}"
    return f"/api/replays/{told['id']}"


class OtherDeck(Chance):
    """The same chance as another's, but for what one deck brings."""

    def __init__(self, seed: int, stream: int) -> None:
        self.same, self.other = Seeded(seed), Seeded(seed + 1)
        self.stream = stream

    def pick(self, stream: int, population: bytes) -> int:
        return (self.other if stream == self.stream else self.same).pick(stream, population)


def book_twins(seed: int, viewer: int, hidden: int, moves: int) -> tuple[Match, Match]:
    """Two games with closed hands that differ only in what `hidden` has drawn unseen."""
    rules = rules_of("book")
    setup = rules.check_setup(2, {"open_hands": False})
    streams = [s for s in range(64) if _stream_name(rules, setup, s) == f"deck.p{hidden + 1}"]
    one = Match(rules, setup, names=NAMES[:2], seed=seed)
    two = Match(rules, setup, names=NAMES[:2], seed=seed, chance=OtherDeck(seed, streams[0]))
    r = Random(seed)
    while one.ask is not None and len(one.moves) < moves:
        if not _step(one, two, viewer, r):
            break
    return one, two


def _stream_name(rules: Any, setup: Any, stream: int) -> str:
    try:
        return str(rules.chance_text(setup, stream, 0)[0])
    except (IndexError, KeyError, ValueError):
        return ""


def _step(one: Match, two: Match, viewer: int, r: Random) -> bool:
    """The same choice in both worlds, if there is one by which the viewer cannot tell them apart."""
    both = [o.text for o in one.options() if o.text in {p.text for p in two.options()}]
    r.shuffle(both)
    both.sort(key=lambda text: one.ask is not None and one.ask.seat != viewer and text != "stop")
    for text in both:
        for match in (one, two):
            match.choose(text)
        if _told(one, viewer) == _told(two, viewer) and _asked(one, viewer) == _asked(two, viewer):
            return True
        for match in (one, two):
            match.undo(range(match.setup.seats))
    return False


def _told(match: Match, viewer: int) -> list[Any]:
    return [match.rules.redact(match.state, event, viewer) for event in match.moves[-1].events]


def _asked(match: Match, viewer: int) -> Any:
    ask = match.ask
    return None if ask is None else (ask.seat, ask.kind, ask.options if ask.seat == viewer else ())
