"""The faces of the Maze's cards."""

from __future__ import annotations

from typing import Any

from madmage.games.maze.catalogue import WORDS
from madmage.games.maze.effects.tree import COSTS, Choice, Fate, Node, Test
from madmage.games.maze.naming import signed
from madmage.games.maze.pack import (
    ABILITIES,
    NO_POWER,
    POWERS,
    EncounterCard,
    GearCard,
    Pack,
    PotionCard,
)
from madmage.kernel.native import is_a
from madmage.kernel.words import YOU, Words
from madmage.packs.words import words_for
from madmage.workshop.face import BAD, GOOD, PLAIN, Face, Part, face_words


def cards_of(pack: Pack) -> dict[str, tuple[str, Any]]:
    """All cards by key, each with its kind."""
    decks: dict[str, list[Any]] = {
        "monster": [*pack.monsters],
        "action": [*pack.actions],
        "equipment": [*pack.gear],
        "potion": [*pack.potions],
    }
    return {card.key: (kind, card) for kind, cards in decks.items() for card in cards}


def face(pack: Pack, kind: str, card: Any, lang: str) -> Face:
    """A card's face."""
    words, own = words_for(lang, WORDS), face_words(lang)
    parts, foot = _parts(pack, card, words)
    copies = card.copies if isinstance(card, PotionCard) else 1
    return Face(
        "maze",
        kind,
        card.key,
        card.names[lang],
        own.say(f"face-maze-{kind}", {"copies": copies}),
        tuple(parts),
        foot=foot,
        lang=lang,
    )


def _parts(pack: Pack, card: Any, words: Words) -> tuple[list[Part], str]:
    lang = words.lang
    if isinstance(card, EncounterCard):
        assert is_a(card.root, Node)
        return _node(card.root, words, 0, "", PLAIN), ""
    if isinstance(card, GearCard):
        return _gear(pack, card, words), card.texts[lang]
    return [Part(card.texts[lang])], card.flavours[lang]


def _gear(pack: Pack, card: GearCard, words: Words) -> list[Part]:
    adds = ", ".join(
        words.say("cat-adds", {"ability": ability, "n": signed(added)})
        for ability, added in zip(ABILITIES, card.adds, strict=True)
        if added
    )
    parts = [Part(f"{adds[0].upper()}{adds[1:]}.")] if adds else []
    if card.power != NO_POWER:
        parts.append(Part(pack.power_texts[POWERS[card.power]][words.lang]))
    return parts


def _node(node: Node, words: Words, depth: int, heading: str, tone: str) -> list[Part]:
    """A node with everything below it."""
    does = node.describe(words, YOU, 1)
    parts = [Part(node.texts[words.lang], heading, does, depth, tone)]
    then = node.then
    if is_a(then, Test):
        args: dict[str, object] = {"ability": ABILITIES[then.ability], "number": then.number}
        parts.append(Part("", words.say("cat-test", args), depth=depth))
        for child, key, colour in (
            (then.success, "cat-success", GOOD),
            (then.failure, "cat-failure", BAD),
        ):
            parts += _node(child, words, depth + 1, words.say(key, {}), colour)
    elif is_a(then, Choice):
        parts.append(Part("", words.say("cat-choice", {}), depth=depth))
        for side, colour, tint in zip(then.sides, ("green", "red"), (GOOD, BAD), strict=True):
            label: dict[str, object] = {
                "colour": colour,
                "label": side.labels[words.lang],
                "cost": COSTS[side.cost],
                "n": side.amount,
            }
            parts += _node(side.node, words, depth + 1, words.say("cat-side", label), tint)
    elif is_a(then, Fate):
        parts.append(Part("", words.say("cat-fate", {}), depth=depth))
        for number, line in enumerate(then.lines, 1):
            parts += _node(line, words, depth + 1, f"{number}.", PLAIN)
    return parts
