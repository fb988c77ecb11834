"""Saying a reason: one sentence in the reader's language, with the names of cards and players."""

from __future__ import annotations

from typing import Any

from madmage.agents.why import Why
from madmage.games.book.card import ELEMENTS, KIND_NAMES
from madmage.games.book.loading import load_pack
from madmage.games.book.naming import card_name, element_name
from madmage.kernel.words import Voice, Words
from madmage.packs.words import words_for

WORDS = ("madmage.effects", "madmage.games.book", "madmage.agents")


def say_why(why: Why, voice: Voice, pack: str = "default") -> str:
    """A reason as one sentence; `pack` is the table's pack, as its setup names it."""
    words = words_for(voice.words.lang, WORDS)
    said = {name: _said(name, value, words, voice, pack) for name, value in why.args.items()}
    return words.say(why.key, said)


def _said(name: str, value: Any, words: Words, voice: Voice, pack: str) -> object:
    """An argument as a sentence wants it."""
    if name == "player":
        return voice.name(value)
    if name == "card" and value in KIND_NAMES:
        return card_name(words, KIND_NAMES.index(value))
    if name == "element" and value in ELEMENTS:
        return element_name(words, ELEMENTS.index(value))
    if name in ("curse", "spell"):
        cards = load_pack(pack)
        for card in [*cards.curses, *cards.spells]:
            if card.key == value:
                return card.names[words.lang]
    return value
