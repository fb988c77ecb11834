"""What the lab notes of a game of the Maze: what each seat met, drew and began with."""

from __future__ import annotations

from typing import Any, ClassVar

from madmage.games.maze.loading import load_pack
from madmage.games.maze.pack import ABILITIES
from madmage.games.maze.state import ACTIONS, MONSTERS
from madmage.kernel.event import Event
from madmage.kernel.rules import Setup
from madmage.lab.fact import PRESENT, Witness

READ = {MONSTERS: "monster", ACTIONS: "action"}
POINTS = 5
DRAWS = 10
"""Draws of a seat from one deck that are compared; in a long game there are many more."""


class MazeWitness(Witness):
    """Cards by whom they befell, equipment and potions by who drew them, builds, and the order."""

    kinds: ClassVar[dict[str, str]] = {
        "monster": "Monsters",
        "action": "Actions",
        "gear": "Equipment",
        "potion": "Potions",
        "build": "Abilities at creation",
        "order": "Turn order",
        "seat": "Seats",
    }
    chosen = ("build",)
    is_shared = False

    def begin(self, st: Any) -> None:
        for seat in range(st.table.seats):
            self.came("seat", f"seat_{seat + 1}", PRESENT, seat)

    def hear(self, st: Any, event: Event) -> None:
        pack, name, seat, args = st.table.pack, event.name, event.seat, event.args
        if name == "CardRead" and not args[2]:
            self._drew(READ[args[0]], _cards(pack, args[0])[args[1]].key, seat)
        elif name == "CardGone":
            self.done(READ[args[0]], _cards(pack, args[0])[args[1]].key, "removed", seat)
        elif name == "GearDrawn":
            self._drew("gear", pack.gear[args[0]].key, seat)
        elif name == "GearWorn":
            self.done("gear", pack.gear[args[0]].key, "worn", seat)
        elif name == "PotionDrawn":
            self._drew("potion", pack.potions[args[0]].key, seat)
        elif name == "Drank":
            self.done("potion", pack.potions[args[0]].key, "drunk", seat)
        elif name == "CharacterMade":
            for ability, points in enumerate(args):
                self.came("build", f"{ABILITIES[ability]}_{points}", ABILITIES[ability], seat)
        elif name == "Starts":
            for step in range(st.table.seats):
                self.came("order", f"turn_{step + 1}", PRESENT, (seat + step) % st.table.seats)

    def _drew(self, kind: str, card: str, seat: int) -> None:
        number = self.draw(kind, seat)
        if number <= DRAWS:
            self.came(kind, card, f"draw {number}", seat)
        self.done(kind, card, "met", seat)

    @staticmethod
    def names(setup: Setup) -> dict[str, dict[str, str]]:
        pack = load_pack(setup.options["pack"])
        cards: dict[str, list[Any]] = {
            "monster": [*pack.monsters],
            "action": [*pack.actions],
            "gear": [*pack.gear],
            "potion": [*pack.potions],
        }
        names = {
            kind: {card.key: card.names["en"] for card in some} for kind, some in cards.items()
        }
        names["build"] = {
            f"{ability}_{points}": f"{ability.capitalize()} {points}"
            for ability in ABILITIES
            for points in range(POINTS + 1)
        }
        names["order"] = {f"turn_{n}": f"Turn {n} of a round" for n in range(1, setup.seats + 1)}
        names["seat"] = {f"seat_{n}": f"Seat {n}" for n in range(1, setup.seats + 1)}
        return names


def _cards(pack: Any, deck: int) -> Any:
    return pack.monsters if deck == MONSTERS else pack.actions


WITNESS = MazeWitness
