"""One state of a table with the words to say it: what a game's table is written from."""

from __future__ import annotations

from madmage.games.shelf import rules_of
from madmage.packs.words import words_for
from madmage.terminal.place import Data, Place


class Told:
    """The words of what lies open in a view, names of cards and of people."""

    def __init__(self, place: Place) -> None:
        state = place.state
        self.seat: int = state["seat"]
        self.texts: Data = state["view"]["texts"]
        self.names = [seat["name"] for seat in state["table"]["seats"]]
        self.lang = place.lang
        self.words = rules_of(place.game).words(place.lang)
        self.cards = place.cards

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
