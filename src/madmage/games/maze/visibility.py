"""Who may see what: the one table from which views, redaction and undo barriers are derived (M2.7a).

Nearly everything lies open. Hidden are: the points somebody is still investing (M2.1a), the tiles
somebody has peeked at, and which tile or card comes next, which nobody knows. The branches of a
card that are not read yet are kept from the others by what is shown (`show`), not by the view:
everybody knows the pack, so a card that was read aloud is known by its name (M7.1b).
"""

from __future__ import annotations

from typing import Final

from madmage.games.maze.state import ABILITY_COUNT, CREATING, MazeState
from madmage.kernel.ask import Ask
from madmage.kernel.event import Event

UNKNOWN_TILE: Final = 255
"""In a view: a tile on top of the deck that the viewer does not know."""
UNKNOWN: Final = -1

SECRET_ASKS: Final = frozenset({"create", "peek"})
"""Asks whose options and answer are the asked one's own."""

NEWS_TO_ALL: Final = frozenset(
    {
        "AmountRolled",
        "Buried",
        "CardRead",
        "ChancePicked",
        "CharacterMade",
        "FateRolled",
        "GearDrawn",
        "MoveRolled",
        "PotionDrawn",
        "Reborn",
        "RestRolled",
        "RolledAgain",
        "RoomLaid",
        "SlipRolled",
        "StartRolled",
        "TestRolled",
        "TileReturned",
        "TileTurned",
    }
)
"""Events in which a die, a card or a tile is turned up for the whole table."""


def sees_points(st: MazeState, viewer: int, owner: int) -> bool:
    """M2.1a: invested points are shown together, when everybody has invested theirs."""
    return viewer == owner or st.phase != CREATING


def knows_tile(viewer: int, known: int) -> bool:
    """Whether `viewer` is among those who know a tile on top of the deck."""
    return viewer >= 0 and known >> viewer & 1 != 0


def sees_ask(viewer: int, ask: Ask) -> bool:
    """Whether `viewer` may know the options of an ask."""
    return ask.seat == viewer or ask.kind not in SECRET_ASKS


def sees_everybody_the_same(st: MazeState) -> bool:
    """Whether nobody, not even who is asked, sees more of the table than the others."""
    if st.phase == CREATING or (st.ask is not None and st.ask.kind in SECRET_ASKS):
        return False
    return not any(st.top_known) and not any(st.drawn_known)


def redact(st: MazeState, event: Event, viewer: int) -> Event:
    """An event as `viewer` may know it."""
    if event.name == "Peeked" and event.seat != viewer:
        return Event(event.name, event.seat, (UNKNOWN,) * len(event.args))
    return event


def learners(st: MazeState, event: Event) -> tuple[int, ...]:
    """The seats that learned something from an event."""
    if event.name == "Peeked":
        return (event.seat,)
    if event.name in NEWS_TO_ALL:
        return tuple(range(st.table.seats))
    return ()


class Hidden:
    """How much a viewer cannot see: points already invested in secret, by seat."""

    __slots__ = ("sealed",)

    def __init__(self, sealed: tuple[int, ...]) -> None:
        self.sealed = sealed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.sealed == other.sealed

    def __hash__(self) -> int:
        return hash(self.sealed)


def known_to(st: MazeState, viewer: int) -> tuple[MazeState, Hidden]:
    """A state that holds what `viewer` may know, and how much is hidden from them."""
    known = st.open_part()
    sealed = [0] * st.table.seats
    for seat in range(st.table.seats):
        first, last = seat * ABILITY_COUNT, (seat + 1) * ABILITY_COUNT
        if sees_points(st, viewer, seat):
            known.points[first:last] = st.points[first:last]
        else:
            sealed[seat] = sum(st.points[first:last])
    unseen = [int(kind) for kind in st.tile_deck]
    known.top = _known(st.top, st.top_known, viewer, unseen)
    known.drawn = _known(st.drawn, st.drawn_known, viewer, unseen)
    if st.ask is not None and st.ask.kind == "peek" and not sees_ask(viewer, st.ask):
        # Tiles in somebody's hand: for all others they might as well lie in the deck.
        unseen.extend(st.ask.env)
    known.tile_deck = bytes(sorted(unseen))
    _show_ask(st, viewer, known)
    return known, Hidden(tuple(sealed))


def _known(tiles: bytes, knowers: bytes, viewer: int, unseen: list[int]) -> bytes:
    """Tiles in their order; those that the viewer does not know join the unseen ones."""
    seen: list[int] = []
    for kind, known in zip(tiles, knowers, strict=True):
        if knows_tile(viewer, known):
            seen.append(kind)
        else:
            unseen.append(kind)
            seen.append(UNKNOWN_TILE)
    return bytes(seen)


def _show_ask(st: MazeState, viewer: int, known: MazeState) -> None:
    """Who is asked for what is open; a secret ask's options and frames are the asked one's own."""
    ask = st.ask
    if ask is None or sees_ask(viewer, ask):
        known.ask = ask
        known.agenda = st.agenda[:]
    else:
        known.ask = Ask(ask.seat, ask.kind, (), ask.effect, (), ask.sealed)
