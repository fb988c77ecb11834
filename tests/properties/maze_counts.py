"""Every tile, card, marker and thing of the Maze counted, wherever it lies; and twin worlds of it."""

from __future__ import annotations

from random import Random
from typing import Any

from madmage.games.maze.laying import find_exits
from madmage.games.maze.state import (
    CREATING,
    GEAR,
    GEAR_THING,
    LEVELS,
    NO_CARD,
    NO_GEAR,
    NOWHERE,
    POTIONS,
    MazeState,
)
from madmage.games.shelf import rules_of


def tile_counts(st: MazeState) -> list[int]:
    """All tiles by kind: in the deck, in a hand, on the table."""
    counts = [0] * len(st.table.shapes)
    for kind in (*st.tile_deck, *st.top, *st.drawn):
        counts[kind] += 1
    for kind in st.kinds:
        if kind:
            counts[kind - 1] += 1
    ask = st.ask
    if ask is not None and ask.kind == "first_tile":
        counts[ask.env[2]] += 1
    elif ask is not None and ask.kind == "tile":
        counts[ask.env[3]] += 1
    elif ask is not None and ask.kind == "peek":
        for kind in ask.env:
            counts[kind] += 1
    return counts


def check_conservation(st: MazeState) -> None:
    """Between two asks every piece is in exactly one place, and the kept exits are the real ones."""
    if st.ask is None and st.outcome is None:
        return
    _check_tiles(st)
    _check_markers(st)
    _check_cards(st)
    _check_table(st)


def _check_tiles(st: MazeState) -> None:
    counts = tile_counts(st)
    for number, kind in enumerate(st.table.pack.tiles):
        assert counts[number] == kind.copies, (kind.key, counts[number])
    stairs = st.table.stairs_count if st.phase == 2 else 0
    assert counts[-1] == stairs - st.portals, (counts[-1], st.portals)


def _check_markers(st: MazeState) -> None:
    for mark in range(1, 5):
        lying = st.marker.count(mark)
        if mark == 1:
            lying += sum(st.keys) + sum(grave[1] for grave in st.graves)
        assert lying + st.supply[mark] == st.table.law.markers, mark


def _check_cards(st: MazeState) -> None:
    pack = st.table.pack
    for deck, mark in ((0, 3), (1, 4)):
        cards = [*st.deck[deck], *st.discard[deck]]
        for field, card in enumerate(st.card):
            if card and st.marker[field] == mark:
                cards.append(card - 1)
        if st.reading != NO_CARD and st.reading_deck == deck:
            cards.append(st.reading)
        size = len(pack.monsters if deck == 0 else pack.actions)
        assert sorted(cards) == list(range(size)), deck
    potions = [*st.deck[POTIONS], *st.discard[POTIONS], *[k for p in st.potions for k in p]]
    gear = [*st.deck[GEAR], *st.discard[GEAR], *[g for g in st.gear if g != NO_GEAR]]
    for grave in st.graves:
        potions += [thing for thing in grave[2:] if thing < GEAR_THING]
        gear += [thing - GEAR_THING for thing in grave[2:] if thing >= GEAR_THING]
    if st.ask is not None and st.ask.kind == "gear":
        gear.append(st.ask.env[0])
    assert sorted(potions) == list(pack.potion_bag)
    assert sorted(gear) == list(range(len(pack.gear)))


def _check_table(st: MazeState) -> None:
    out = [level for level in range(1, LEVELS + 1) if st.rooms[level] != NOWHERE]
    assert len(out) <= 2, "M9.3: at most two levels lie out"
    for level in range(1, LEVELS + 1):
        kept = st.exits[level]
        assert kept == (find_exits(st, level) if level in out else ()), level
    for seat in range(st.table.seats):
        if st.in_game[seat] and st.outcome is None:
            assert st.levels[st.place[seat]] in out
            assert st.life[seat] >= 1 or (st.ask is not None and st.ask.kind == "last_gasp")
            assert len(st.potions[seat]) <= 5 or (st.ask and st.ask.kind == "too_many")


def redeal(st: Any, viewer: int, r: Random) -> Any:
    """A twin world: tiles that `viewer` does not know and points invested in secret are dealt anew."""
    twin = rules_of("maze").copy(st)
    pool = list(st.tile_deck)
    for tiles, knowers in ((st.top, st.top_known), (st.drawn, st.drawn_known)):
        pool += [
            kind for kind, known in zip(tiles, knowers, strict=True) if not sees(viewer, known)
        ]
    r.shuffle(pool)
    for name in ("top", "drawn"):
        knowers = getattr(st, f"{name}_known")
        tiles = [
            kind if sees(viewer, known) else pool.pop()
            for kind, known in zip(getattr(st, name), knowers, strict=True)
        ]
        setattr(twin, name, bytes(tiles))
    twin.tile_deck = bytes(sorted(pool))
    if st.phase == CREATING:
        for seat in range(st.table.seats):
            if seat != viewer:
                points = twin.points[seat * 5 : seat * 5 + 5]
                r.shuffle(points)
                twin.points[seat * 5 : seat * 5 + 5] = points
    ask = st.ask
    if ask is not None and ask.kind == "peek" and ask.seat != viewer:
        return _redeal_peek(twin, r)
    return twin


def _redeal_peek(twin: Any, r: Random) -> Any:
    """Tiles in somebody's hand could be any others of the deck."""
    effect, step, seat, env = twin.agenda[-1]
    pool = [*env, *twin.tile_deck]
    r.shuffle(pool)
    hand, rest = tuple(sorted(pool[: len(env)])), pool[len(env) :]
    twin.tile_deck = bytes(sorted(rest))
    twin.agenda[-1] = (effect, step, seat, hand)
    old = twin.ask
    twin.ask = type(old)(old.seat, old.kind, tuple(sorted(set(hand))), old.effect, hand, old.sealed)
    return twin


def sees(viewer: int, known: int) -> bool:
    return viewer >= 0 and bool(known >> viewer & 1)
