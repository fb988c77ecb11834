"""Names and texts of cards in a language: what a card is called and what it says it does.

A card's text is made from its effect tree; where a card brings a text of its own, that is used.
"""

from __future__ import annotations

import re
from typing import Any

from madmage.games.book.card import ELEMENT_OF, ELEMENTS, MADNESS, VALUE_OF
from madmage.games.book.effects.table import ByRound
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
from madmage.kernel.native import is_a
from madmage.kernel.words import YOU, Words, person


class Numeral(str):
    """A number in words of a round, with its value for the grammar around it."""

    __slots__ = ("number",)
    number: int


class InRound(Words):
    """Words at a table in a known round: amounts that grow with the round are said as numbers."""

    def __init__(self, words: Words, row: int) -> None:
        self.lang = words.lang
        self.words = words
        self.row = row

    def say(self, key: str, args: dict[str, object]) -> str:
        """The sentence under `key`; a number of the round decides about one or many."""
        amount = args.get("amount")
        if is_a(amount, ByRound):
            numeral = Numeral(amount.at(self.row))
            numeral.number = amount.at(self.row)
            return numeral
        if isinstance(amount, Numeral):
            return self.words.say(key, {**args, "n": amount.number})
        return self.words.say(key, args)


class ForAll(Words):
    """Words of a page: where a card says *you*, a page speaks to the whole group."""

    def __init__(self, words: Words) -> None:
        self.lang = words.lang
        self.words = words

    def say(self, key: str, args: dict[str, object]) -> str:
        """The sentence under `key`, or the one for a group if there is one."""
        return self.words.say("who-somebody-group" if key == "who-somebody" else key, args)


def element_name(words: Words, element: int) -> str:
    """An element, or the word for multi-element."""
    return words.say(f"element-{(*ELEMENTS, 'multi')[element]}", {})


def card_name(words: Words, kind: int) -> str:
    """An Element card or a Madness; a kind below 0 is a card one does not know."""
    if kind < 0:
        return words.say("card-unknown", {"n": 1})
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
    parts = [several(card_name(words, k), count) for k, count in enumerate(counts) if count]
    return ", ".join(parts) if parts else words.say("screen-none", {})


def several(name: str, count: int) -> str:
    """A name, with the number in front if there are several."""
    return name if count == 1 else f"{count} × {name}"


def listing(words: Words, texts: list[str]) -> str:
    """Several things in one sentence: "a, b and c"."""
    if len(texts) < 2:
        return "".join(texts)
    return words.say("list-and", {"first": ", ".join(texts[:-1]), "second": texts[-1]})


def capital(text: str) -> str:
    """A phrase with a capital at its start."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A phrase as a sentence: a capital at the start, a full stop at the end."""
    text = capital(text)
    return text if text.endswith((".", "!", "?", ".)")) else text + "."


def effect_text(words: Words, effect: Effect[Any], power: int) -> str:
    """What an effect does, as a sentence."""
    return sentence(effect.describe(words, YOU, power))


def spell_text(words: Words, card: SpellCard, power: int = 1) -> str:
    """What casting a spell does at a power; variables stand in brackets."""
    return card.texts.get(words.lang) or effect_text(words, card.cast, power)


def without_brackets(text: str) -> str:
    """A text at a power that is named: its variables are plain numbers."""
    return re.sub(r"\[(\d+)\]", r"\1", text)


def curse_text(words: Words, card: CurseCard) -> str:
    """What a curse does."""
    return card.texts.get(words.lang) or effect_text(words, card.strike, 1)


def arrival_text(words: Words, card: MonsterCard) -> str:
    """What a monster does when it arrives."""
    return card.texts.get(words.lang) or effect_text(words, card.arrival, 1)


def bonus_text(words: Words, card: PageCard) -> str:
    """What beating the monster brings."""
    own = card.texts.get(f"bonus-{words.lang}")
    return own or effect_text(ForAll(words), card.bonus, 1)


def penalty_text(words: Words, card: PageCard) -> str:
    """What missing the monster costs; what grows with the round is explained where it stands."""
    spoken = effect_text(ForAll(words), card.penalty, 1)
    text = card.texts.get(f"penalty-{words.lang}") or spoken
    amount = _amount_by_round(card.penalty)
    if amount is None:
        return text
    if not isinstance(words, InRound):
        return f"{text} {words.say('round-note', {'letter': _letter(amount)})}"
    number = amount.at(words.row)
    # A text of the card's own is written for many; one is said by the effect itself.
    text = spoken if number == 1 else text
    text = re.sub(rf"(?<!\w){re.escape(amount.letter)}(?!\w|\+)", str(number), text)
    note = words.say("round-note-now", {"letter": _letter(amount), "row": words.row})
    return f"{text.rstrip('.')} {note}."


def _letter(amount: ByRound) -> str:
    return amount.letter.lower().replace("+", "")


def _amount_by_round(effect: Effect[Any]) -> ByRound | None:
    """The amount in an effect that grows with the round, if there is one."""
    amount = getattr(effect, "amount", None)
    if is_a(amount, ByRound):
        return amount
    for child in effect.children():
        found = _amount_by_round(child)
        if found is not None:
            return found
    return None


def ability_text(words: Words, card: MagicianCard, who: str = YOU) -> str:
    """What is special about a magician, said to its player or about them."""
    if card.texts:
        return card.texts[words.lang]
    if card.ability is not None:
        do = card.ability.describe(words, who, 1)
        return sentence(words.say("ability-once", {"do": do}))
    if card.on_curse_destroyed is not None:
        do = card.on_curse_destroyed.describe(words, who, 1)
        return sentence(words.say("ability-on-curse-destroyed", {"do": do}))
    if card.ability_kind == ABILITY_WHILE_PAYING:
        return words.say("ability-wild-air", {})
    if card.slots:
        return words.say("ability-slots", {"n": card.slots, **person(who)})
    return words.say("ability-spell-limit", {"n": card.spell_limit, **person(who)})
