"""The faces of the Book's cards."""

from __future__ import annotations

from typing import Any

from madmage.games.book.card import ELEMENTS, KINDS
from madmage.games.book.naming import (
    ability_text,
    arrival_text,
    bonus_text,
    cards_text,
    cost_text,
    curse_text,
    element_name,
    penalty_text,
    spell_text,
)
from madmage.games.book.pack import CurseCard, MagicianCard, MonsterCard, Pack, PageCard, SpellCard
from madmage.games.book.purse import part
from madmage.games.book.rules import BOOK
from madmage.kernel.words import Words
from madmage.workshop.face import BAD, GOOD, Face, Part, face_words


def cards_of(pack: Pack) -> dict[str, tuple[str, Any]]:
    """All cards by key, each with its kind."""
    decks: dict[str, list[Any]] = {
        "spell": [*pack.spells],
        "curse": [*pack.curses],
        "monster": [*pack.monsters],
        "page": [*pack.pages],
        "magician": [*pack.magicians],
    }
    return {card.key: (kind, card) for kind, cards in decks.items() for card in cards}


def face(pack: Pack, kind: str, card: Any, lang: str) -> Face:
    """A card's face."""
    words, own = BOOK.words(lang), face_words(lang)
    if isinstance(card, SpellCard):
        return _spell(card, words, own)
    if isinstance(card, CurseCard):
        return _curse(card, words, own)
    if isinstance(card, MonsterCard):
        return _monster(pack, card, words, own)
    if isinstance(card, PageCard):
        return _page(pack, card, words, own)
    return _magician(card, words, own)


def _spell(card: SpellCard, words: Words, own: Words) -> Face:
    args: dict[str, object] = {
        "basic": "yes" if card.basic else "no",
        "element": element_name(words, card.element),
        "level": card.level,
    }
    return Face(
        "book",
        "spell",
        card.key,
        card.names[words.lang],
        own.say("face-spell", args),
        (Part(spell_text(words, card)),),
        (ELEMENTS[card.element],),
        card.level,
        lang=words.lang,
    )


def _curse(card: CurseCard, words: Words, own: Words) -> Face:
    args: dict[str, object] = {"element": element_name(words, card.type), "copies": card.copies}
    cost = own.say("face-cost", {"cost": cost_text(words, card.cost)})
    signs = tuple(ELEMENTS[e] for e in range(4) for _ in range(part(card.cost, e)))
    return Face(
        "book",
        "curse",
        card.key,
        card.names[words.lang],
        own.say("face-curse", args),
        (Part(curse_text(words, card)), Part(cost, tone="quiet")),
        signs,
        lang=words.lang,
    )


def _monster(pack: Pack, card: MonsterCard, words: Words, own: Words) -> Face:
    is_cover = pack.monsters.index(card) in pack.covers
    return Face(
        "book",
        "monster",
        card.key,
        card.names[words.lang],
        own.say("face-monster", {"where": "cover" if is_cover else "page"}),
        (
            Part(arrival_text(words, card), own.say("face-arrival", {})),
            Part(
                ", ".join(element_name(words, e) for e in card.symbols),
                own.say("face-symbols", {}),
                tone="quiet",
            ),
        ),
        tuple(ELEMENTS[e] for e in card.symbols),
        foot=card.looks[words.lang],
        lang=words.lang,
    )


def _page(pack: Pack, card: PageCard, words: Words, own: Words) -> Face:
    monster = pack.monsters[card.monster].names[words.lang]
    return Face(
        "book",
        "page",
        card.key,
        card.names[words.lang],
        own.say("face-page", {}),
        (
            Part(bonus_text(words, card), own.say("face-bonus", {}), tone=GOOD),
            Part(penalty_text(words, card), own.say("face-penalty", {}), tone=BAD),
        ),
        foot=own.say("face-back", {"monster": monster}),
        lang=words.lang,
    )


def _magician(card: MagicianCard, words: Words, own: Words) -> Face:
    counts = [card.deck.count(kind) for kind in range(KINDS)]
    return Face(
        "book",
        "magician",
        card.key,
        card.names[words.lang],
        own.say("face-magician", {"element": element_name(words, card.element)}),
        (
            Part(ability_text(words, card)),
            Part(cards_text(words, counts), own.say("face-deck", {}), tone="quiet"),
        ),
        (ELEMENTS[card.element],),
        foot=card.looks[words.lang],
        lang=words.lang,
    )
