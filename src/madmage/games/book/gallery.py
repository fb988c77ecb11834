"""The Book's cards and choices as plain data, in a language: what a picture of the table needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from madmage.games.book import law as laws
from madmage.games.book.card import ELEMENT_OF, ELEMENTS, KIND_NAMES, MADNESS, VALUE_OF
from madmage.games.book.effects.decks import Receive
from madmage.games.book.loading import load_pack
from madmage.games.book.naming import (
    InRound,
    ability_text,
    arrival_text,
    bonus_text,
    card_name,
    curse_text,
    penalty_text,
    spell_text,
)
from madmage.games.book.outlook import coming_turns, curse_state
from madmage.games.book.pack import ABILITY_ACTION, ABILITY_WHILE_PAYING, MagicianCard, Pack
from madmage.games.book.rulebook import RULEBOOK
from madmage.games.book.state import (
    BOOK_CLOSED,
    FINAL_PAGE,
    MODES,
    NO_CURSE,
    SLOTS,
    SPACE_OF_SLOT,
    BookState,
)
from madmage.games.book.wish import DIFFICULTIES, VARIANTS
from madmage.kernel.effect import Effect
from madmage.kernel.native import is_a
from madmage.kernel.view import View
from madmage.kernel.words import THEY, Voice, Words

TYPES = (*ELEMENTS, "multi")


def offers(words: Words) -> dict[str, Any]:
    """What can be chosen when a table is set."""
    texts = RULEBOOK.book(words.lang)["rulings"]
    return {
        "seats": [2, 5],
        "options": {
            "difficulty": list(DIFFICULTIES),
            "mode": list(MODES),
            "variants": list(VARIANTS),
            "edition": list(laws.EDITIONS),
            "open_hands": [True, False],
        },
        "rulings": [_ruling(ruling, texts[ruling.name]) for ruling in laws.RULINGS],
        "magicians": [
            {"key": key, **data} for key, data in _magicians(load_pack("default"), words).items()
        ],
    }


def _ruling(ruling: laws.Ruling, texts: dict[str, str]) -> dict[str, Any]:
    editions = {edition: ruling.value_in(edition) for edition in laws.EDITIONS}
    return {
        "name": ruling.name,
        "rule": ruling.rule,
        "question": texts["question"],
        "values": [{"value": value, "text": texts[value]} for value in ruling.values],
        "editions": editions,
    }


def gallery(pack: Pack, words: Words) -> dict[str, Any]:
    """Names and texts of all cards."""
    lang = words.lang
    return {
        "pack": pack.name,
        "hash": pack.hash,
        "track": pack.track,
        "kinds": {name: _kind(kind, words) for kind, name in enumerate(KIND_NAMES)},
        "spells": {
            card.key: {
                "name": card.names[lang],
                "element": ELEMENTS[card.element],
                "level": card.level,
                "basic": card.basic,
                "text": spell_text(words, card),
                "texts": [spell_text(words, card, power) for power in (1, 2, 3)],
            }
            for card in pack.spells
        },
        "curses": {
            card.key: {
                "name": card.names[lang],
                "type": TYPES[card.type],
                "text": curse_text(words, card),
                "hot": _brings_madness(card.strike),
            }
            for card in pack.curses
        },
        "monsters": {
            card.key: {
                "name": card.names[lang],
                "symbols": [ELEMENTS[e] for e in card.symbols],
                "text": arrival_text(words, card),
                "looks": card.looks[lang],
            }
            for card in pack.monsters
        },
        "pages": _pages(pack, words),
        "magicians": _magicians(pack, words),
    }


def _kind(kind: int, words: Words) -> dict[str, Any]:
    name = card_name(words, kind)
    if kind == MADNESS:
        return {"name": name}
    return {"name": name, "element": ELEMENTS[ELEMENT_OF[kind]], "value": VALUE_OF[kind]}


def _brings_madness(effect: Effect[Any]) -> bool:
    if is_a(effect, Receive):
        return True
    return any(_brings_madness(child) for child in effect.children())


def _pages(pack: Pack, words: Words) -> dict[str, Any]:
    pages = {
        card.key: {
            "name": card.names[words.lang],
            "bonus": bonus_text(words, card),
            "penalty": penalty_text(words, card),
        }
        for card in pack.pages
    }
    text = words.say("final-page-text", {})
    pages["final"] = {"name": pack.final_page[words.lang], "bonus": "", "penalty": text}
    return pages


def _magicians(pack: Pack, words: Words) -> dict[str, dict[str, Any]]:
    return {
        card.key: {
            "name": card.names[words.lang],
            "element": ELEMENTS[card.element],
            "text": ability_text(words, card),
            "told": ability_text(words, card, THEY),
            "looks": card.looks[words.lang],
            "ability": _ability(card),
        }
        for card in pack.magicians
    }


def _ability(card: MagicianCard) -> str:
    """`once` a turn, or `always` (B10.1)."""
    is_once = card.ability_kind in (ABILITY_ACTION, ABILITY_WHILE_PAYING)
    return "once" if is_once else "always"


def open_texts(view: View, voice: Voice) -> dict[str, Any]:
    """The words of the book's open pages and of the curses, with the numbers of this round."""
    st = view.known
    assert isinstance(st, BookState)
    pack, words = st.table.pack, voice.words
    texts: dict[str, Any] = {"monster": "", "bonus": "", "penalty": "", "curses": {}, "strikes": {}}
    texts["monster"], texts["bonus"], texts["penalty"] = _open_pages(
        pack, st.monster, st.front, voice.words, st.row
    )
    turns = coming_turns(st)
    for slot in range(SLOTS):
        if st.curse[slot] != NO_CURSE:
            texts["curses"][str(slot)] = _open_curse(pack, st.curse[slot], voice.words, st.row)
            striker = turns.get(SPACE_OF_SLOT[slot], st.active)
            args: dict[str, object] = {"state": curse_state(st, slot), "name": voice.name(striker)}
            texts["strikes"][str(slot)] = words.say("screen-strikes", args)
    return texts


@lru_cache(maxsize=500)
def _open_pages(
    pack: Pack, monster: int, front: int, words: Words, row: int
) -> tuple[str, str, str]:
    """Arrival, bonus and penalty; every table with this page open in this round says the same."""
    in_round = InRound(words, row)
    arrival = "" if monster == BOOK_CLOSED else arrival_text(in_round, pack.monsters[monster])
    if front == FINAL_PAGE:
        return arrival, "", words.say("final-page-text", {})
    if front == BOOK_CLOSED:
        return arrival, "", ""
    page = pack.pages[front]
    return arrival, bonus_text(in_round, page), penalty_text(in_round, page)


@lru_cache(maxsize=2000)
def _open_curse(pack: Pack, number: int, words: Words, row: int) -> str:
    return curse_text(InRound(words, row), pack.curses[number])
