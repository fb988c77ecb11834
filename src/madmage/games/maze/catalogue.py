"""A whole pack in words: every card with its tree, its values and its texts, in a language."""

from __future__ import annotations

from madmage.games.maze.effects.tree import COSTS, Choice, Fate, Node, Side, Test
from madmage.games.maze.grid import SHAPES
from madmage.games.maze.naming import signed
from madmage.games.maze.pack import (
    ABILITIES,
    MARKS,
    NO_POWER,
    POWERS,
    EncounterCard,
    GearCard,
    Pack,
    PotionCard,
)
from madmage.kernel.error import NotUnderstood
from madmage.kernel.native import is_a
from madmage.kernel.words import LANGUAGES, YOU, Words, fold
from madmage.packs.source import closest, nearest
from madmage.packs.words import words_for

WORDS = ("madmage.effects", "madmage.games.maze")

Entries = list[tuple[str, list[str]]]
"""Cards by key, each in lines."""


def lines(pack: Pack, lang: str, keys: list[str]) -> list[str]:
    """The pack card by card, under headings; or only the cards named."""
    words = words_for(lang, WORDS)
    all_chapters = chapters(pack, words)
    if not keys:
        out: list[str] = []
        for heading, entries in all_chapters:
            out += ["", heading, *_apart(entries)]
        return [*out[1:], "", words.say("cat-tiles", {}), *tiles(pack, words)]
    known = {key: text for _, entries in all_chapters for key, text in entries}
    for key in keys:
        if key not in known:
            raise NotUnderstood(f"the pack has no card '{key}'{closest(key, known)}")
    return _apart([(key, known[key]) for key in keys])


def find(pack: Pack, name: str, lang: str) -> tuple[str, str]:
    """One card by its key or its name in any language: its key, and the card in words."""
    texts = {
        key: "\n".join([heading, *text])
        for heading, entries in chapters(pack, words_for(lang, WORDS))
        for key, text in entries
    }
    names = {fold(key.replace("_", " ")): key for key in texts}
    # The reader's own language comes last, so that its names win.
    for other in (*[each for each in LANGUAGES if each != lang], lang):
        for card in (*pack.monsters, *pack.actions, *pack.gear, *pack.potions):
            names[fold(card.names[other])] = card.key
    wanted = fold(name)
    parts = [key for known, key in names.items() if len(wanted) > 2 and wanted in known.split()]
    if wanted in names or len(set(parts)) == 1:
        key = names.get(wanted) or parts[0]
        return key, texts[key]
    raise NotUnderstood(f"there is no card '{name[:40]}'", meant=nearest(wanted, names))


def summary(pack: Pack) -> str:
    """The counts of a pack in a line."""
    return (
        f"{len(pack.monsters)} monsters, {len(pack.actions)} actions, "
        f"{len(pack.gear)} pieces of equipment, "
        f"{len(pack.potion_bag)} potions ({len(pack.potions)} kinds), "
        f"{len(pack.tile_bag)} tiles ({len(pack.tiles)} kinds)"
    )


def _apart(entries: Entries) -> list[str]:
    """The lines of cards, with a blank line around those that take several."""
    out: list[str] = []
    before = 1
    for _, text in entries:
        if out and max(before, len(text)) > 1:
            out.append("")
        out += text
        before = len(text)
    return out


def chapters(pack: Pack, words: Words) -> list[tuple[str, Entries]]:
    """Headings with the cards under them."""
    gear = [(card.key, [_gear(pack, card, words)]) for card in pack.gear]
    potions = [(card.key, [_potion(card, words)]) for card in pack.potions]
    return [
        (words.say("cat-monsters", {}), [(c.key, _encounter(c, words)) for c in pack.monsters]),
        (words.say("cat-actions", {}), [(c.key, _encounter(c, words)) for c in pack.actions]),
        (words.say("cat-equipment", {}), gear),
        (words.say("cat-potions", {}), potions),
    ]


def _encounter(card: EncounterCard, words: Words) -> list[str]:
    assert is_a(card.root, Node)
    return [card.names[words.lang], *_node(card.root, words, "  ", "")]


def _node(node: Node, words: Words, indent: str, label: str) -> list[str]:
    """A node's text, what it does, and everything below it, indented."""
    out = [f"{indent}{label}{node.texts[words.lang]}"]
    if label:
        indent += "  "
    does = node.describe(words, YOU, 1)
    if does:
        out.append(f"{indent}→ {does}")
    then = node.then
    if is_a(then, Test):
        args: dict[str, object] = {"ability": ABILITIES[then.ability], "number": then.number}
        out.append(indent + words.say("cat-test", args))
        out += _node(then.success, words, f"{indent}  ", words.say("cat-success", {}) + " ")
        out += _node(then.failure, words, f"{indent}  ", words.say("cat-failure", {}) + " ")
    elif is_a(then, Choice):
        out.append(indent + words.say("cat-choice", {}))
        for side, colour in zip(then.sides, ("green", "red"), strict=True):
            out += _node(side.node, words, f"{indent}  ", _label(side, colour, words))
    elif is_a(then, Fate):
        out.append(indent + words.say("cat-fate", {}))
        for number, line in enumerate(then.lines, 1):
            out += _node(line, words, f"{indent}  ", f"{number}: ")
    return out


def _label(side: Side, colour: str, words: Words) -> str:
    """How a side of a choice begins: its colour, its label and its price."""
    args: dict[str, object] = {
        "colour": colour,
        "label": side.labels[words.lang],
        "cost": COSTS[side.cost],
        "n": side.amount,
    }
    return words.say("cat-side", args) + " "


def _gear(pack: Pack, card: GearCard, words: Words) -> str:
    adds = ", ".join(
        words.say("cat-adds", {"ability": ability, "n": signed(added)})
        for ability, added in zip(ABILITIES, card.adds, strict=True)
        if added
    )
    power = ""
    if card.power != NO_POWER:
        power = pack.power_texts[POWERS[card.power]][words.lang]
    parts = [
        card.names[words.lang] + ".",
        f"{adds[0].upper()}{adds[1:]}." if adds else "",
        power,
        card.texts[words.lang],
    ]
    return " ".join(part for part in parts if part)


def _potion(card: PotionCard, words: Words) -> str:
    names, texts, flavours = card.names, card.texts, card.flavours
    lang = words.lang
    return f"{names[lang]} (×{card.copies}). {texts[lang]} {flavours[lang]}"


def tiles(pack: Pack, words: Words) -> list[str]:
    """The tile deck as a table: shapes down, marks across, sums at the edges."""
    total = words.say("cat-sum", {})
    heads = [words.say("cat-mark", {"mark": mark}) for mark in MARKS] + [total]
    rows: list[tuple[str, list[int]]] = []
    for shape, mask in SHAPES.items():
        tiles = [tile for tile in pack.tiles if tile.shape == mask]
        counts = [sum(t.copies for t in tiles if t.mark == m) for m in range(len(MARKS))]
        rows.append((words.say("cat-shape", {"shape": shape}), [*counts, sum(counts)]))
    rows.append((total, [sum(column) for column in zip(*(r[1] for r in rows), strict=True)]))
    first = max(len(name) for name, _ in rows)
    out = [" " * first + "".join(f"  {head}" for head in heads)]
    for name, counts in rows:
        cells = [f"  {n:>{len(head)}}" for n, head in zip(counts, heads, strict=True)]
        out.append(name.ljust(first) + "".join(cells))
    return out
