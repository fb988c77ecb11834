"""Names and texts of cards in a language: what a card is called and what it says it does.

A card's text is made from its effect tree; where a card brings a text of its own, that is used.
"""

from __future__ import annotations

from typing import Any

from madmage.games.book.card import ELEMENT_OF, ELEMENTS, MADNESS, VALUE_OF
from madmage.games.book.pack import (
    ABILITY_WHILE_PAYING,
    CurseCard,
    MagicianCard,
    MonsterCard,
    PageCard,
    SpellCard,
)
from madmage.games.book.purse import part
from madmage.kernel.effect import Effect
from madmage.kernel.words import YOU, Words


def element_name(words: Words, element: int) -> str:
    """An element, or the word for multi-element."""
    return words.say(f"element-{(*ELEMENTS, 'multi')[element]}", {})


def card_name(words: Words, kind: int) -> str:
    """An Element card or a Madness; a kind below 0 is a card one does not know."""
    if kind < 0:
        return words.say("card-unknown", {})
    if kind == MADNESS:
        return words.say("card-madness", {})
    return words.say(f"card-{ELEMENTS[ELEMENT_OF[kind]]}", {"value": VALUE_OF[kind]})


def cost_text(words: Words, packed: int) -> str:
    """A packed amount in words: "4 fire, 1 air"; "0" if there is nothing to pay."""
    parts = [
        words.say("cost-part", {"n": part(packed, e), "element": ELEMENTS[e]})
        for e in range(4)
        if part(packed, e)
    ]
    return ", ".join(parts) if parts else "0"


def cards_text(words: Words, counts: list[int]) -> str:
    """Cards by kind in words: "2 × Fire 1, Madness"."""
    parts = []
    for kind, count in enumerate(counts):
        if count:
            name = card_name(words, kind)
            parts.append(name if count == 1 else f"{count} × {name}")
    return ", ".join(parts) if parts else words.say("screen-none", {})


def sentence(text: str) -> str:
    """A phrase as a sentence: a capital at the start, a full stop at the end."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", ".)")) else text + "."


def effect_text(words: Words, effect: Effect[Any], power: int) -> str:
    """What an effect does, as a sentence."""
    return sentence(effect.describe(words, YOU, power))


def spell_text(words: Words, card: SpellCard, power: int = 1) -> str:
    """What casting a spell does at a power; variables stand in brackets."""
    return card.texts.get(words.lang) or effect_text(words, card.cast, power)


def curse_text(words: Words, card: CurseCard) -> str:
    """What a curse does."""
    return card.texts.get(words.lang) or effect_text(words, card.strike, 1)


def arrival_text(words: Words, card: MonsterCard) -> str:
    """What a monster does when it arrives."""
    return card.texts.get(words.lang) or effect_text(words, card.arrival, 1)


def bonus_text(words: Words, card: PageCard) -> str:
    """What beating the monster brings."""
    own = card.texts.get(f"bonus-{words.lang}")
    return own or effect_text(words, card.bonus, 1)


def penalty_text(words: Words, card: PageCard) -> str:
    """What missing the monster costs; R and H are explained where they stand."""
    own = card.texts.get(f"penalty-{words.lang}")
    text = own or effect_text(words, card.penalty, 1)
    if any(letter in text.split() for letter in ("R", "R+1", "H")):
        text += " " + words.say("round-note", {})
    return text


def ability_text(words: Words, card: MagicianCard) -> str:
    """What is special about a magician."""
    if card.texts:
        return card.texts[words.lang]
    if card.ability is not None:
        do = card.ability.describe(words, YOU, 1)
        return sentence(words.say("ability-once", {"do": do}))
    if card.on_curse_destroyed is not None:
        do = card.on_curse_destroyed.describe(words, YOU, 1)
        return sentence(words.say("ability-on-curse-destroyed", {"do": do}))
    if card.ability_kind == ABILITY_WHILE_PAYING:
        return words.say("ability-wild-air", {})
    if card.slots:
        return words.say("ability-slots", {"n": card.slots})
    return words.say("ability-spell-limit", {"n": card.spell_limit})
