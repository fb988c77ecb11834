"""The standard scene of a card of the Maze: a corridor, its marker one step ahead, and what changed.

Level 2: the start room c3r8 with p2 and p3 in it, straight fields c4r8 to c13r8, the marker on
c6r8. p1 stands before it on c5r8 and walks in, with a 1; the card and further dice are told.
Everybody has 12 life and no points; `able` names abilities of p1 that are worth the level, so that
a test is won by a die higher than the number on the card.
"""

from __future__ import annotations

from typing import Any

from madmage import Match
from madmage.testing import table

LEVEL = 2
ROOM = "c3r8"
LAIR = "c6r8"
LIFE = 12
EXITS = {1: "e", 2: "ew", 3: "esw", 4: "nesw", 5: "nesw"}
BELOW = {"c3r2": "room e", "c4r2": "straight ew"}


def fields(first: int, last: int) -> list[str]:
    """Fields of the corridor by their columns, without the lair."""
    return [f"c{n}r8" for n in range(first, last + 1) if n != 6]


def corridor(mark: str, level: int, length: int, changed: dict[str, str]) -> dict[str, str]:
    """The tiles of the scene; `changed` lays others in their place."""
    laid = {ROOM: f"room {EXITS[level]}"}
    laid.update({f"c{n}r8": "straight ew" for n in range(4, 4 + length)})
    laid[LAIR] = f"straight_{mark} ew"
    return {**laid, **changed}


class Scene:
    """A match in the middle of a card, and what was before."""

    def __init__(self, match: Match, mark: str, card: str) -> None:
        self.match = match
        self.mark = mark
        self.card = card
        self.before = self._facts()

    def play(self, *texts: str) -> Scene:
        """Answers one after the other."""
        for text in texts:
            self.match.choose(text)
        return self

    def view(self, seat: int = 0) -> Any:
        """The table as a seat sees it."""
        return self.match.view(seat).data

    def player(self, seat: int = 0) -> Any:
        """The open sheet of a player."""
        return self.view(seat).players[seat]

    @property
    def options(self) -> list[str]:
        """What may be chosen now."""
        return [option.text for option in self.match.options()]

    @property
    def asked(self) -> str:
        """Who is asked, and for what: `p2 flee`."""
        ask = self.match.ask
        assert ask is not None
        return f"p{ask.seat + 1} {ask.kind}"

    def events(self, name: str) -> list[tuple[int, ...]]:
        """Everything that happened under a name: whose it was, and its numbers."""
        told = self.match.known_events(0)
        return [(event.seat, *event.args) for event in told if event.name == name]

    def _facts(self) -> dict[str, Any]:
        view = self.view()
        facts: dict[str, Any] = {
            "next tiles": view.tile_top,
            "potion pile": sorted(view.discards["potion"]),
            "gear pile": view.discards["gear"],
        }
        for tile in view.tiles:
            facts[tile.field] = f"{tile.kind} {tile.exits}"
            if tile.field != LAIR:
                facts[f"{tile.field} marker"] = (tile.marker, tile.card)
        for one in view.players:
            who = f"p{one.seat + 1}"
            for what in ("life", "field", "keys", "gear", "omen", "skips"):
                facts[f"{who} {what}"] = getattr(one, what)
            facts[f"{who} potions"] = sorted(one.potions)
            for name, ability in one.abilities.items():
                facts[f"{who} {name}"] = ability.invested
        return facts

    def _card(self) -> str:
        view = self.view()
        tiles = {tile.field: tile for tile in view.tiles}
        if tiles[LAIR].card == self.card and tiles[LAIR].marker == self.mark:
            return "stays"
        assert tiles[LAIR].marker is None
        assert tiles[LAIR].card is None
        fled = [field for field, tile in tiles.items() if tile.card == self.card]
        if fled:
            return f"fled to {fled[0]}"
        assert self.card in view.discards[self.mark]
        return "gone"

    def changes(self) -> dict[str, Any]:
        """All that the card changed: numbers as differences, other facts as they are now.

        Always what became of the card; who is asked what unless the next player's turn began.
        """
        now, changed = self._facts(), {}
        before = {**self.before, "p1 field": LAIR}
        fled = self._card().removeprefix("fled to ") + " marker"
        for fact, value in now.items():
            old = before.get(fact, (None, None) if fact.endswith("marker") else None)
            if value == old or fact == fled:
                continue
            is_number = isinstance(value, int) and not isinstance(value, bool)
            changed[fact] = value - old if is_number else value
            if fact.endswith("marker") and value[1] is None:
                changed[fact] = value[0]
        if self.asked != "p2 turn":
            changed["asked"] = self.asked
        return {**changed, "card": self._card()}

    def idle(self) -> Scene:
        """Whoever's turn it is rolls and stays where they are."""
        seat = self.asked
        self.play("move")
        if self.asked == seat.replace("turn", "walk"):
            self.play("end")
        return self


def scene(
    mark: str,
    card: str,
    dice: str = "",
    *,
    walk: str = "1",
    able: str = "",
    level: int = LEVEL,
    length: int = 10,
    seats: int = 3,
    laid: dict[str, str] | None = None,
    below: str = "",
    told: dict[str, list[str]] | None = None,
    **facts: Any,
) -> Scene:
    """The standard scene before p1 moves; `laid` changes tiles, `below` puts a player on level 1."""
    everybody = [f"p{seat + 1}" for seat in range(seats)]
    points = dict.fromkeys(everybody, "")
    points["p1"] = " ".join(f"{ability} {level}" for ability in able.split())
    tiles = {f"L{level}": corridor(mark, level, length, laid or {})}
    figures = dict.fromkeys(everybody, ROOM)
    if below:
        tiles["L1"] = BELOW
        figures[below] = "c3r2"
    script = {mark: [card], "die.p1": [walk, *dice.split()], **(told or {})}
    match = table(
        "maze",
        seats,
        told=script,
        tiles=tiles,
        figures={**figures, "p1": "c5r8", **facts.pop("figures", {})},
        points={**points, **facts.pop("points", {})},
        life={**dict.fromkeys(everybody, LIFE), **facts.pop("life", {})},
        **facts,
    )
    return Scene(match, mark, card)


def monster(card: str, dice: str = "", **facts: Any) -> Scene:
    """p1 has walked to a hidden monster, alone; its dice are told."""
    return scene("monster", card, dice, **facts).play("move", "face")


def action(card: str, dice: str = "", **facts: Any) -> Scene:
    """p1 has walked into a hidden action; its dice are told."""
    return scene("action", card, dice, **facts).play("move", "face")
