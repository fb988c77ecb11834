"""Putting a card in reach: which chance brings it, where a table begins, and what using it is.

One seam per kind of card. Nothing is done to a table that could not have come by itself: chance is
steered towards the card, or the game starts at a position in which somebody has it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from madmage.games.book import state as book
from madmage.games.book.card import ELEMENT_OF, KIND_NAMES
from madmage.games.book.pack import ABILITY_WHILE_PAYING, MULTI
from madmage.games.maze import state as maze
from madmage.kernel.chance import Chance, Seeded
from madmage.kernel.event import Event

Facts = dict[str, Any]
HAND = 6
MAD = 0.5
"""How often somebody holds a Madness, and how often one lies in a discard pile."""
SPELL_UNIT = 16
"""A spell in front of a player is its number and, below that, what has become of it."""


class Steered(Chance):
    """A seeded chance that brings certain values as soon as they can come."""

    def __init__(self, seed: int, wanted: dict[int, int]) -> None:
        self.inner = Seeded(seed)
        self.wanted = wanted

    def pick(self, stream: int, population: bytes) -> int:
        # The inner chance is asked in any case: whatever comes after is the same with and without.
        value = self.inner.pick(stream, population)
        wish = self.wanted.get(stream)
        return wish if wish is not None and wish in population else value

    def mark(self) -> object:
        return self.inner.mark()

    def rewind(self, mark: object) -> None:
        self.inner.rewind(mark)


@dataclass(frozen=True)
class Reach:
    """How a card comes into play, and how one sees that it does."""

    wanted: dict[int, int]
    """By stream of chance: the value that is the card."""
    starts: Callable[[Event], bool]
    """Whether an event is the card coming into play."""
    use: str = ""
    """How the short text of an option begins that uses the card, if players use it."""
    gain: str = ""
    """The same for an option that brings it into one's hands."""
    options: Callable[[Random, int], Facts] = field(default=lambda random, seats: {})
    """Setup options of a table at which the card is in reach."""
    has: Callable[[Any, int], bool] = field(default=lambda st, seat: True)
    """Whether a seat has the card, so that it could want to use it."""
    adds: tuple[int, ...] = ()
    """What it adds to abilities while it is worn: tests are what such a card is in."""
    most: int = 12
    """Situations from one game at most, so that they come from several."""
    is_silent: bool = False
    """Whether it is always at work and has no moment of its own."""


def reach_of(game: str, kind: str, pack: Any, key: str) -> Reach:
    """How a card of a pack is put in reach."""
    return _book(kind, pack, key) if game == "book" else _maze(kind, pack, key)


def _number(cards: list[Any], key: str) -> int:
    return [card.key for card in cards].index(key)


def _is(name: str, at: int, number: int) -> Callable[[Event], bool]:
    return lambda event: event.name == name and event.args[at] == number


def _book(kind: str, pack: Any, key: str) -> Reach:
    if kind == "spell":
        number = _number(pack.spells, key)
        card = pack.spells[number]
        stream = book.STREAM_LIBRARY + 100 * card.element
        return Reach(
            {} if card.basic else {stream: number},
            _is("SpellCast", 0, number),
            f"cast {key}",
            f"learn {key}",
            lambda random, seats: _with_spell(pack, card, random, seats),
            lambda st, seat: number in [entry // SPELL_UNIT for entry in st.spells[seat]],
        )
    if kind == "curse":
        number = _number(pack.curses, key)
        stream = book.STREAM_CURSE + 100 * pack.curses[number].type
        return Reach({stream: number}, _is("CurseStruck", 1, number), most=3)
    if kind == "monster":
        number = _number(pack.monsters, key)
        return Reach(_turned_up(pack, number), _is("PageTurned", 0, number), most=1)
    if kind == "page":
        number = _number(pack.pages, key)
        judged = ("MonsterBeaten", "MonsterMissed")
        return Reach(
            {book.STREAM_PAGE: number},
            lambda e: e.name in judged and e.args[1] == number,
            most=1,
        )
    number = _number(pack.magicians, key)
    card = pack.magicians[number]
    has_moments = card.ability is not None or card.on_curse_destroyed is not None
    return Reach(
        {book.STREAM_MAGICIAN: number},
        _is("AbilityUsed", 0, number),
        # B10.1: what is always on is not used.
        "ability" if card.ability is not None else "",
        has=lambda st, seat: st.table.magicians[seat] == number,
        is_silent=not has_moments and card.ability_kind != ABILITY_WHILE_PAYING,
    )


def _turned_up(pack: Any, monster: int) -> dict[int, int]:
    if monster in pack.covers:
        return {book.STREAM_COVER: monster}
    pages = [page.monster for page in pack.pages]
    return {book.STREAM_PAGE: pages.index(monster)}


def _with_spell(pack: Any, card: Any, random: Random, seats: int) -> Facts:
    """A table in its second turn: everybody has drawn, and the first player knows the spell."""
    if card.basic:
        return {}
    magicians = random.sample(pack.magicians, seats)
    # Whoever knows it should be able to pay for it now and then.
    magicians.sort(key=lambda magician: magician.element != card.element)
    hands, discards, decks = {}, {}, {}
    for seat, magician in enumerate(magicians):
        kinds = list(magician.deck)
        random.shuffle(kinds)
        if seat == 0:
            kinds.sort(key=lambda kind: ELEMENT_OF[kind] != card.element or random.random() < 0.3)
        cards = [KIND_NAMES[kind] for kind in kinds]
        who = f"p{seat + 1}"
        hands[who], discards[who], decks[who] = cards[:HAND], cards[HAND:-3], cards[-3:]
        if random.random() < MAD:
            hands[who][-1:] = ["madness"]
        if random.random() < MAD:
            discards[who].append("madness")
    known = [pack.spells[number].key for number in pack.basics]
    curses = random.sample([curse for curse in pack.curses if curse.type != MULTI], 2)
    position = {
        "hands": hands,
        "discards": discards,
        "shuffled": decks,
        "spells": {"p1": [*known, card.key]},
        "curses": {"2": curses[0].key, "4": curses[1].key},
    }
    return {"magicians": [magician.key for magician in magicians], "position": position}


def _maze(kind: str, pack: Any, key: str) -> Reach:
    if kind in ("monster", "action"):
        deck = maze.MONSTERS if kind == "monster" else maze.ACTIONS
        number = _number(pack.monsters if kind == "monster" else pack.actions, key)

        def is_read(event: Event) -> bool:
            return event.name == "CardRead" and event.args[:2] == (deck, number)

        return Reach({maze.STREAM_DECK + deck: number}, is_read, options=_begun)
    if kind == "potion":
        number = _number(pack.potions, key)
        return Reach(
            {maze.STREAM_DECK + maze.POTIONS: number},
            _is("Drank", 0, number),
            f"drink {key}",
            options=lambda random, seats: _begun(random, seats, potions={"p1": [key]}),
            has=lambda st, seat: number in st.potions[seat],
        )
    number = _number(pack.gear, key)
    return Reach(
        {maze.STREAM_DECK + maze.GEAR: number},
        lambda event: event.name == "TestDone",
        options=lambda random, seats: _begun(random, seats, gear={"p1": key}),
        has=lambda st, seat: bool(st.gear[seat] == number),
        adds=pack.gear[number].adds,
    )


def _begun(random: Random, seats: int, **facts: Any) -> Facts:
    """A race whose characters are made: five points each, and some life gone."""
    abilities = ("strength", "dexterity", "intelligence", "toughness", "speed")
    points, life = {}, {}
    for seat in range(seats):
        chosen = [random.choice(abilities) for _ in range(5)]
        counts = {name: chosen.count(name) for name in abilities if name in chosen}
        points[f"p{seat + 1}"] = " ".join(f"{name} {count}" for name, count in counts.items())
        life[f"p{seat + 1}"] = random.randint(8, 20)
    return {"position": {"points": points, "life": life, **facts}}
