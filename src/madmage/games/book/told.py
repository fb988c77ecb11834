"""Chance as people at a real table tell it: what they are asked, what can come, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from madmage.games.book import notation
from madmage.games.book.card import KIND_NAMES
from madmage.games.book.naming import card_name, element_name
from madmage.games.book.pack import Card, Pack
from madmage.games.book.payment import SEATS_MAX
from madmage.games.book.state import (
    STREAM_DECK,
)
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import Voice

RULES: Final = {
    "first": "B2.8",
    "magician": "B2.4",
    "cover": "B2.5",
    "page": "B2.5",
    "library": "B2.6",
    "curse": "B5.5a",
    "deck": "B9.1",
}
"""The rule behind each kind of stream."""
REFUSALS: Final = {kind: Refusal(rule, f"refused-told-{kind}") for kind, rule in RULES.items()}


def kind_of(stream: int) -> str:
    """What a stream of chance is about."""
    return notation.stream_name(stream).partition(".")[0]


def seat_of(stream: int) -> int:
    """Whose deck a stream is; -1 where it belongs to nobody."""
    return stream - STREAM_DECK if STREAM_DECK <= stream < STREAM_DECK + SEATS_MAX else -1


def keys(pack: Pack, seats: int, stream: int) -> list[str]:
    """The names of the values of a stream as records write them, by number."""
    cards: dict[str, Sequence[Card]] = {
        "magician": pack.magicians,
        "cover": pack.monsters,
        "page": pack.pages,
        "library": pack.spells,
        "curse": pack.curses,
    }
    kind = kind_of(stream)
    if kind == "first":
        return [notation.player(seat) for seat in range(seats)]
    return list(KIND_NAMES) if kind == "deck" else [card.key for card in cards[kind]]


def values(pack: Pack, seats: int, stream: int) -> list[int]:
    """Every value of a stream: the covers alone, the spells and curses of its own element alone."""
    kind, number = kind_of(stream), stream // 100
    if kind == "cover":
        return list(pack.covers)
    if kind == "library":
        return [n for level in pack.library[number] for n in level]
    if kind == "curse":
        return sorted(set(pack.curse_stacks[number]))
    return list(range(len(keys(pack, seats, stream))))


def question(stream: int, voice: Voice) -> str:
    """What people are asked."""
    kind = kind_of(stream)
    element = ""
    if kind in ("library", "curse"):
        element = element_name(voice.words, stream // 100)
    return voice.say(f"told-{kind}", {"name": voice.name(seat_of(stream)), "element": element})


def name(pack: Pack, stream: int, value: int, voice: Voice) -> str:
    """An outcome as a person reads it."""
    kind, lang = kind_of(stream), voice.words.lang
    if kind == "first":
        return voice.name(value)
    if kind == "deck":
        return card_name(voice.words, value)
    if kind == "magician":
        return pack.magicians[value].names[lang]
    if kind == "cover":
        return pack.monsters[value].names[lang]
    if kind == "page":
        return pack.pages[value].names[lang]
    return (pack.spells if kind == "library" else pack.curses)[value].names[lang]
