"""What an answer would cost silently: a deck that runs out, a spell without effect, a spell given up.

Nothing is judged here: the answer is tried on copies of the game, by the rules themselves, until
the next action is asked for; what then has happened in every case, or in some, is what we warn of.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from madmage.effects.who import Each, Others, Somebody
from madmage.games.book.actions import ACTION_PHASE, Act
from madmage.games.book.card import DISCARD
from madmage.games.book.effects.table import EachOther
from madmage.games.book.imagine import imagine
from madmage.games.book.legality import ACQUIRE
from madmage.games.book.state import BookState
from madmage.games.book.visibility import known_to
from madmage.kernel import agenda
from madmage.kernel.ask import Ask
from madmage.kernel.chance import Simple
from madmage.kernel.effect import Effect
from madmage.kernel.event import Event
from madmage.kernel.native import is_a
from madmage.kernel.words import Voice

PATIENCE = 40
"""How many answers are tried for one warning."""

WATCHED = frozenset({"act", "player", "may", "one_of", "element", "learn", "pay"})
"""Kinds of asks where an answer may bring something on that its words do not say."""


@dataclass
class Path:
    """One way on: what happened, who was asked for what, and where it stopped."""

    events: list[Event] = field(default_factory=list)
    asks: list[str] = field(default_factory=list)
    end: Ask | None = None


class Foresight:
    """One answer (or several that follow each other) to the open ask, tried out."""

    def __init__(self, st: BookState, options: tuple[int, ...]) -> None:
        assert st.ask is not None
        self.st = st
        self.seat = st.ask.seat
        self.paths: list[Path] = []
        self.patience = PATIENCE
        self._go_on(st, Path(), options)
        self.is_complete = self.patience >= 0

    def _go_on(self, st: BookState, path: Path, options: tuple[int, ...]) -> None:
        ask = st.ask
        assert ask is not None
        for option in options[:1] or ask.options:
            self.patience -= 1
            if self.patience < 0:
                return
            after = st.copy()
            after.sink = []
            agenda.answer(after, option, Simple(Random(1)))
            now = Path([*path.events, *after.sink], [*path.asks], after.ask)
            names = [event.name for event in now.events]
            if "TurnBegan" in names:
                now.events = now.events[: names.index("TurnBegan")]
                self.paths.append(now)
            elif after.ask is None or after.ask.kind == "act":
                self.paths.append(now)
            else:
                now.asks.append(after.ask.kind)
                self._go_on(after, now, options[1:])

    def decks_out(self) -> list[tuple[int, bool]]:
        """Whose deck runs out so that a Madness comes, and whether that is sure."""
        found: dict[int, int] = {}
        for path in self.paths:
            for seat in {seat for seat in range(self.st.table.seats) if _runs_out(path, seat)}:
                found[seat] = found.get(seat, 0) + 1
        return [(seat, count == len(self.paths)) for seat, count in sorted(found.items())]

    def loses(self) -> bool:
        """Whether the game is lost in every case."""
        lost = [path for path in self.paths if any(e.name == "GameLost" for e in path.events)]
        return self.is_complete and len(lost) == len(self.paths)

    def is_vain(self) -> bool:
        """Whether a spell is cast and has no effect in any case that one may know of."""
        if not self.is_complete or not self.paths:
            return False
        if not all(_is_vain(path, self._action()) for path in self.paths):
            return False
        cast = next(e.args[0] for e in self.paths[0].events if e.name == "SpellCast")
        spell = self.st.table.pack.spells[cast]
        return self.st.table.open_hands or not _reaches_others(spell.cast)

    def gives_up_a_spell(self) -> bool:
        """Whether one of one's own spells has to go."""
        return bool(self.paths) and all("forget" in path.asks for path in self.paths)

    def _action(self) -> Effect[Any]:
        """The effect that asked for the action within which the open ask is."""
        for effect, _, _, _ in reversed(self.st.agenda):
            if effect is ACTION_PHASE or is_a(effect, Act):
                return effect
        return ACTION_PHASE


def _runs_out(path: Path, seat: int) -> bool:
    """B9.1: a Madness into the discard pile, and then the deck is shuffled; or the game was lost so."""
    last: Event | None = None
    for event in path.events:
        if event.name == "DeckShuffled" and event.seat == seat and last is not None:
            if last.name == "MadnessReceived" and (last.seat, last.args[3]) == (seat, DISCARD):
                return True
        if event.name == "GameLost" and event.seat == seat and event.args[0]:
            return True
        last = event
    return False


def _is_vain(path: Path, action: Effect[Any]) -> bool:
    names = [event.name for event in path.events if event.name != "SpellIdle"]
    if "SpellCast" not in names or names[-1] != "SpellCast":
        return False
    return path.end is not None and path.end.effect is action


def _reaches_others(effect: Effect[Any]) -> bool:
    if any(is_a(effect, kind) for kind in (Each, Others, Somebody, EachOther)):
        return True
    return any(_reaches_others(child) for child in effect.children())


def _as_known(st: BookState, seat: int) -> BookState:
    """The game as far as a seat may know it, the rest dealt anew: a warning must not tell a secret."""
    if st.table.open_hands:
        return st
    return imagine(*known_to(st, seat), Simple(Random(1)))


def warnings(st: BookState, options: tuple[int, ...], voice: Voice) -> list[str]:
    """What should be known before one answers so, as sentences."""
    ask = st.ask
    assert ask is not None
    is_deal = ask.kind == "act" and options[0] >= ACQUIRE
    if ask.kind not in WATCHED or is_deal:
        return []
    ahead = Foresight(_as_known(st, ask.seat), options)
    if ask.kind != "pay" and ahead.loses():
        return [voice.say("screen-warn-lost", {})]
    found = []
    if ahead.is_vain():
        found.append(voice.say("screen-warn-vain", {}))
    if ask.kind == "pay":
        return found
    if ahead.gives_up_a_spell():
        args: dict[str, object] = {"n": len(st.spells[ask.seat])}
        found.append(voice.say("screen-warn-forget", args))
    for seat, is_sure in ahead.decks_out():
        who = "own" if seat == ask.seat else "other"
        args = {"name": voice.name(seat), "sure": "yes" if is_sure else "no"}
        found.append(voice.say(f"screen-warn-deck-{who}", args))
    return found
