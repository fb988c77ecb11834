"""A card on the bench: found by key or name in a pack, and tried out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from madmage.games.shelf import rules_of
from madmage.kernel.error import MadmageError
from madmage.kernel.rules import Setup
from madmage.workshop.face import Face, face_of
from madmage.workshop.finding import best, figures
from madmage.workshop.kind import room
from madmage.workshop.reach import reach_of
from madmage.workshop.trial import example_of, try_out

MOST_SITUATIONS = 10_000


class Bench:
    """One card of a pack."""

    def __init__(self, game: str, pack: str, card: str, players: int, seed: int) -> None:
        self.game, self.pack_name, self.players, self.seed = game, pack, players, seed
        self.pack: Any = room(game, "loading").load_pack(pack)
        self.face: Face = face_of(game, self.pack, card, "en")
        self.reach = reach_of(game, self.face.kind, self.pack, self.face.key)
        rules_of(game).check_setup(players, {"pack": pack})

    @property
    def setup_of(self) -> Callable[[Random], Setup]:
        """Makes tables at which the card is in reach."""

        def setup(random: Random) -> Setup:
            facts = self.reach.options(random, self.players)
            return rules_of(self.game).check_setup(self.players, {"pack": self.pack_name, **facts})

        return setup

    def test(self, situations: int, *, wants_record: bool = False) -> tuple[dict[str, Any], str]:
        """What the card did in so many situations, and an example as a record."""
        if not 1 <= situations <= MOST_SITUATIONS:
            raise MadmageError(f"--situations takes a number from 1 to {MOST_SITUATIONS}")
        key = self.face.key
        findings = try_out(self.setup_of, self.reach, key, situations, self.seed)
        record = ""
        if wants_record and findings.occasions:
            record = example_of(self.setup_of, self.reach, key, self.seed, best(findings))
        return figures(findings, self.face.name, self.face.kind), record
