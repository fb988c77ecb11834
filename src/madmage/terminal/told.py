"""One state of a table with the words to say it: what a game's table is written from."""

from __future__ import annotations

from functools import cache
from typing import Any

from madmage.games.shelf import rules_of
from madmage.packs.words import words_for
from madmage.terminal.place import Data, Place


@cache
def cards_of(game: str, pack: str, lang: str) -> Data:
    """Names and texts of a pack's cards."""
    return rules_of(game).gallery(pack, lang)


class Told:
    """A view, the words of what lies open in it, names of cards and of people."""

    def __init__(self, place: Place, view: Any) -> None:
        state = place.state
        self.view = view
        self.seat: int = state["seat"]
        self.texts: Data = state["view"]["texts"]
        self.names = [seat["name"] for seat in state["table"]["seats"]]
        self.lang = place.lang
        self.words = rules_of(place.game).words(place.lang)
        self.cards = cards_of(place.game, view.table.pack, place.lang)

    def say(self, key: str, /, **args: object) -> str:
        """A sentence of the game."""
        return self.words.say(key, args)

    def term(self, key: str, /, **args: object) -> str:
        """A sentence of the terminal table."""
        return words_for(self.lang, ("madmage.terminal",)).say(key, args)

    def name(self, seat: int) -> str:
        """A player's name."""
        name: str = self.names[seat]
        return name
