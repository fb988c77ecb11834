"""Random games of the Book to prove promises on: every mode, edition, variant and ruling, with closed hands too.

Three ways of choosing: *blind* takes any option; *careful* prefers what keeps a game alive, so that
late rounds and the last page are seen; *casting* prefers spells, so that rare cards are played.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from madmage.games.book.law import EDITIONS, RULINGS
from madmage.games.book.legality import ABILITY, CAST, CURE, DESTROY, LEARN, STOP
from madmage.games.book.loading import load_pack

MODES = ("normal", "terror", "nightmare")


@dataclass(frozen=True)
class World:
    """One random game to be played: its setup, its seed and how its players choose."""

    number: int
    seats: int
    options: dict[str, Any]
    style: str

    def __str__(self) -> str:
        return f"world {self.number}: {self.seats} players, {self.options}"


def world(number: int) -> World:
    """The world with this number; together they cover every mode, edition, variant and ruling."""
    r = Random(number)
    seats = 2 + number % 4
    variants = [v for v in ("dunces", "unending") if r.random() < 0.2]
    if seats == 5 and r.random() < 0.5:
        variants.append("everyone")
    ruling = RULINGS[number % len(RULINGS)]
    rulings = {ruling.name: r.choice(ruling.values)} if number % 3 else {}
    if number % 7 == 0:
        rulings = {one.name: r.choice(one.values) for one in RULINGS}
    options = {
        "difficulty": 1 + number % 3,
        "mode": MODES[number // 3 % 3],
        "edition": EDITIONS[number // 2 % len(EDITIONS)],
        "variants": variants,
        "rulings": rulings,
        "open_hands": number % 2 == 0,
    }
    style = "blind" if number % 4 == 3 else "careful"
    if number % 3 == 1:
        options["position"] = rich_position(r, seats)
        style = "casting"
    return World(number, seats, options, style)


def whole_world(number: int) -> World:
    """A game from the start to its end with everything as it is by default."""
    return World(number, 2 + number % 4, {"difficulty": 1 + number % 3}, "careful")


def rich_position(r: Random, seats: int) -> dict[str, Any]:
    """The middle of a game with learned spells and strong hands, where rare cards are really played."""
    pack = load_pack("default")
    library = [card.key for card in pack.spells if not card.basic]
    r.shuffle(library)
    basics = [card.key for card in pack.spells if card.basic]
    r.shuffle(basics)
    bag = _bag(r)
    players = [f"p{seat + 1}" for seat in range(seats)]
    spells = {}
    for who in players:
        own = [library.pop() for _ in range(4)] + [r.choice(basics[1:])]
        spells[who] = [name + r.choice(("", "", "", "!", "~")) for name in own]
    lost = library.pop()
    used = {lost, *(name.rstrip("!~") for names in spells.values() for name in names)}
    singles = [card.key for card in pack.curses if card.type < 4]
    multis = [card.key for card in pack.curses if card.type == 4]
    slots = r.sample(("2", "3a", "3b", "4", "5"), r.randrange(2, 6))
    curses: dict[str, Any] = {
        slot: {
            "curse": curse,
            "madness": r.randrange(2),
            "tokens": r.choice(("", "", "fire", "air")) if at < 4 else "",  # four of each (B1.7)
        }
        for at, (slot, curse) in enumerate(
            zip(slots, r.sample(singles, 4) + r.sample(multis, 1), strict=False)
        )
    }
    return {
        "round": r.randrange(2, 7),
        "turn": r.randrange(6, 20),
        "marker": r.randrange(1, 6),
        "phase": r.choice(("action", "monster", "concentration")),
        "spells": spells,
        "hands": {who: _deal(bag, 7) for who in players},
        "shuffled": {who: _deal(bag, 6) for who in players},
        "discards": {who: _deal(bag, 4) for who in players},
        "supports": {who: _deal(bag, 2) for who in players},
        "curses": curses,
        "destroyed": _deal(bag, 3),
        "destroyed_spells": [lost, basics[0]],
        "library": {} if r.random() < 0.5 else {"air": _free(pack, used, 0)},
        "discount_turn": r.choice((0, 0, 2)),
        "boost": r.choice((0, 0, 2)),
        "monster": r.choice([card.key for card in pack.monsters]),
        "page": None,
    }


def _bag(r: Random) -> list[str]:
    """All Element cards but the weakest, and some Madness, shuffled."""
    copies = {1: 6, 2: 9, 3: 5}
    elements = ("air", "earth", "fire", "water")
    bag = [f"{e}{v}" for e in elements for v, n in copies.items() for _ in range(n)]
    bag += ["madness"] * 14
    r.shuffle(bag)
    return bag


def _deal(bag: list[str], count: int) -> list[str]:
    return [bag.pop() for _ in range(min(count, len(bag)))]


def _free(pack: Any, used: set[str], element: int) -> str | None:
    for card in pack.spells:
        if not card.basic and card.element == element and card.key not in used:
            return card.key
    return None


def pick(r: Random, st: Any, style: str) -> int:
    """An option of the open ask."""
    ask = st.ask
    if style == "blind" or ask.kind != "act" or r.random() < 0.15:
        return ask.options[int(r.random() * len(ask.options))]
    if style == "casting":
        casts = [o for o in ask.options if CAST <= o < LEARN]
        return r.choice(casts or ask.options)
    destroy = [o for o in ask.options if DESTROY <= o < CURE]
    cure = [o for o in ask.options if o >= CURE]
    if destroy:
        return r.choice(destroy)
    if cure and st.madness < 22:
        return r.choice(cure)
    rest = [o for o in ask.options if o in (STOP, ABILITY) or o >= LEARN or o >= CAST]
    return r.choice([STOP, *rest]) if r.random() < 0.7 else STOP
