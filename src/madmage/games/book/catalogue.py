"""A whole pack in words: every card with its name, its facts and its text, in a language."""

from __future__ import annotations

from madmage.games.book.card import KINDS
from madmage.games.book.naming import (
    ability_text,
    arrival_text,
    bonus_text,
    cards_text,
    curse_text,
    element_name,
    penalty_text,
    spell_text,
)
from madmage.games.book.pack import MULTI, Card, Pack
from madmage.games.book.rules import BOOK
from madmage.kernel.error import NotUnderstood
from madmage.kernel.words import Words
from madmage.packs.source import closest


def lines(pack: Pack, lang: str, keys: list[str]) -> list[str]:
    """The pack card by card, under headings; or only the cards named."""
    words = BOOK.words(lang)
    chapters = _chapters(pack, words)
    if not keys:
        out: list[str] = []
        for heading, cards in chapters:
            out += ["", heading, *[text for _, text in cards]]
        return out[1:]
    known = {key: text for _, cards in chapters for key, text in cards}
    for key in keys:
        if key not in known:
            raise NotUnderstood(f"the pack has no card '{key}'{closest(key, known)}")
    return [known[key] for key in keys]


def summary(pack: Pack) -> str:
    """The counts of a pack in a line."""
    copies = sum(curse.copies for curse in pack.curses)
    return (
        f"{len(pack.basics)} basic and {len(pack.spells) - len(pack.basics)} library spells, "
        f"{copies} curses ({len(pack.curses)} designs), {len(pack.monsters)} monsters, "
        f"{len(pack.pages)} pages and the last one, {len(pack.magicians)} magicians"
    )


Chapter = tuple[str, list[tuple[str, str]]]


def _chapters(pack: Pack, words: Words) -> list[Chapter]:
    say = words.say
    basics = [(s.key, _spell(pack, n, words)) for n, s in enumerate(pack.spells) if s.basic]
    chapters: list[Chapter] = [(say("cat-basic", {}), basics)]
    for element in range(4):
        spells = [
            (card.key, _spell(pack, number, words))
            for number, card in enumerate(pack.spells)
            if not card.basic and card.element == element
        ]
        heading = say("cat-library", {"element": element_name(words, element)})
        chapters.append((heading, spells))
    for type in range(MULTI + 1):
        curses = [
            (card.key, _curse(card.copies, card, curse_text(words, card), words))
            for card in pack.curses
            if card.type == type
        ]
        chapters.append((say("cat-curses", {"element": element_name(words, type)}), curses))
    chapters.append((say("cat-monsters", {}), _monsters(pack, words)))
    chapters.append((say("cat-pages", {}), _pages(pack, words)))
    chapters.append((say("cat-magicians", {}), _magicians(pack, words)))
    return chapters


def _spell(pack: Pack, number: int, words: Words) -> str:
    card = pack.spells[number]
    return words.say(
        "cat-spell",
        {
            "name": card.names[words.lang],
            "element": element_name(words, card.element),
            "level": card.level,
            "do": spell_text(words, card),
        },
    )


def _curse(copies: int, card: Card, text: str, words: Words) -> str:
    return words.say("cat-curse", {"name": card.names[words.lang], "copies": copies, "do": text})


def _monsters(pack: Pack, words: Words) -> list[tuple[str, str]]:
    entries = []
    for number, card in enumerate(pack.monsters):
        symbols = ", ".join(element_name(words, e) for e in card.symbols)
        text = words.say(
            "cat-monster",
            {
                "name": card.names[words.lang],
                "kind": "cover" if number in pack.covers else "page",
                "symbols": symbols,
                "looks": card.looks[words.lang],
                "do": arrival_text(words, card),
            },
        )
        entries.append((card.key, text))
    return entries


def _pages(pack: Pack, words: Words) -> list[tuple[str, str]]:
    entries = []
    for card in pack.pages:
        text = words.say(
            "cat-page",
            {
                "name": card.names[words.lang],
                "monster": pack.monsters[card.monster].names[words.lang],
                "bonus": bonus_text(words, card),
                "penalty": penalty_text(words, card),
            },
        )
        entries.append((card.key, text))
    final = words.say(
        "cat-final-page",
        {"name": pack.final_page[words.lang], "do": words.say("final-page-text", {})},
    )
    return [*entries, ("final", final)]


def _magicians(pack: Pack, words: Words) -> list[tuple[str, str]]:
    entries = []
    for card in pack.magicians:
        counts = [card.deck.count(kind) for kind in range(KINDS)]
        text = words.say(
            "cat-magician",
            {
                "name": card.names[words.lang],
                "looks": card.looks[words.lang],
                "deck": cards_text(words, counts),
                "do": ability_text(words, card),
            },
        )
        entries.append((card.key, text))
    return entries
