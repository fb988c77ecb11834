"""All matches of one assistant, by name."""

from __future__ import annotations

from threading import Lock
from typing import Any

from madmage.assistant.desk import Desk
from madmage.games.shelf import rules_of
from madmage.kernel.error import MadmageError, NotUnderstood, SetupRefused, shown
from madmage.kernel.words import LANGUAGES
from madmage.match.match import Match
from madmage.packs.source import closest
from madmage.server.naming import default_name
from madmage.server.table import COMPANION, PERSON

MOST_MATCHES = 50
MOST_RECORD = 5_000_000


class Study:
    """Where an assistant's matches lie open."""

    def __init__(self) -> None:
        self.desks: dict[str, Desk] = {}
        self.made = 0
        self.lock = Lock()
        """Several tools may be called at once: no two matches get one name."""

    def start(
        self,
        game: str,
        players: int,
        seat: int,
        level: str,
        lang: str,
        seed: int | None,
        options: dict[str, Any],
    ) -> Desk:
        """A new match; `seat` is counted from 1."""
        _check_language(lang)
        rules = rules_of(game)
        setup = rules.check_setup(players, options)
        kinds = [PERSON if at == seat - 1 else COMPANION for at in range(players)]
        names = [default_name(kind, at, lang) for at, kind in enumerate(kinds)]
        return self._open(Match(rules, setup, names=names, seed=seed), seat, level, lang)

    def load(self, record: str, seat: int, level: str, lang: str) -> Desk:
        """A match that goes on where its record ends."""
        if len(record) > MOST_RECORD:
            raise MadmageError(f"no record has more than {MOST_RECORD:,} letters")
        return self._open(Match.load(record), seat, level, lang)

    def _open(self, match: Match, seat: int, level: str, lang: str) -> Desk:
        _check_language(lang)
        seats = match.setup.seats
        if not 1 <= seat <= seats:
            raise SetupRefused(f"seat is a number from 1 to {seats}, not {seat}")
        with self.lock:
            if len(self.desks) >= MOST_MATCHES:
                raise MadmageError(f"{MOST_MATCHES} matches are open; close one with close_match")
            self.made += 1
            name = f"m{self.made}"
        desk = Desk(name, match, seat - 1, level, lang)
        self.desks[name] = desk
        return desk

    def find(self, name: str) -> Desk:
        """A match by its name."""
        if name in self.desks:
            return self.desks[name]
        known = ", ".join(self.desks) or "none"
        raise NotUnderstood(
            f"there is no match {shown(name)}; open are: {known}; new_match starts one"
            + closest(name, self.desks)
        )

    def close(self, name: str) -> None:
        """Put a match away."""
        self.desks.pop(self.find(name).name, None)

    def lines(self) -> list[str]:
        """The open matches, a line each."""
        return [
            f"{desk.name}: {desk.match.setup.game}, {desk.match.setup.seats} players, you are "
            f"p{desk.seat + 1}, turn {desk.match.turn}, "
            + ("over" if desk.match.ask is None else "you are asked")
            for desk in list(self.desks.values())
        ]


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise NotUnderstood(f"'{lang}' is no language here; there are {', '.join(LANGUAGES)}")
