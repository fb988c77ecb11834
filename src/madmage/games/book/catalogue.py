"""A whole pack in words: every card with its name, its facts and its text, in a language."""

from __future__ import annotations

from madmage.games.book.card import ELEMENT_OF, KINDS, MADNESS, VALUE_OF
from madmage.games.book.naming import (
    ability_text,
    arrival_text,
    bonus_text,
    card_name,
    cards_text,
    cost_text,
    curse_text,
    element_name,
    penalty_text,
    spell_text,
)
from madmage.games.book.pack import MULTI, Card, Pack
from madmage.games.book.purse import one_element
from madmage.games.book.rules import BOOK
from madmage.kernel.error import NotUnderstood
from madmage.kernel.words import LANGUAGES, Words, fold
from madmage.packs.source import closest, nearest


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


def find(pack: Pack, name: str, lang: str) -> str:
    """One card by its key or its name in any language, in words."""
    words = BOOK.words(lang)
    texts = {k: f"{head}\n{text}" for head, cards in _chapters(pack, words) for k, text in cards}
    texts.update(_plain_cards(words))
    names = {key: key for key in texts} | {fold(key.replace("_", " ")): key for key in texts}
    all_cards = (*pack.spells, *pack.curses, *pack.monsters, *pack.pages, *pack.magicians)
    # The reader's own language comes last, so that its names win.
    for other in (*[each for each in LANGUAGES if each != lang], lang):
        names.update({fold(card.names[other]): card.key for card in all_cards})
        names.update(
            {fold(card_name(BOOK.words(other), kind)): _key(kind) for kind in range(KINDS)}
        )
        names[fold(pack.final_page[other])] = "final"
    wanted = fold(name)
    if wanted in names:
        return texts[names[wanted]]
    parts = [key for known, key in names.items() if len(wanted) > 2 and wanted in known.split()]
    if len(set(parts)) == 1:
        return texts[parts[0]]
    raise NotUnderstood(f"there is no card '{name}'", meant=nearest(wanted, names))


def _key(kind: int) -> str:
    return f"kind {kind}"


def _plain_cards(words: Words) -> dict[str, str]:
    """The Element cards and the Madness."""
    texts = {_key(MADNESS): words.say("cat-madness", {})}
    for kind in range(MADNESS):
        cost = cost_text(words, one_element(ELEMENT_OF[kind], VALUE_OF[kind]))
        args: dict[str, object] = {"card": card_name(words, kind), "cost": cost}
        texts[_key(kind)] = words.say("cat-element", args)
    return texts


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
                "key": card.key,
                "looks": card.looks[words.lang],
                "deck": cards_text(words, counts),
                "do": ability_text(words, card),
            },
        )
        entries.append((card.key, text))
    return entries
