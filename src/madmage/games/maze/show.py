"""The Maze as one seat sees it, as plain data with names: what the wire, the files and people get."""

from __future__ import annotations

import msgspec

from madmage.games.maze.branch import CardView, card_view
from madmage.games.maze.character import ability, bonus
from madmage.games.maze.goods import grave_at, potion_limit
from madmage.games.maze.grid import DIRECTIONS, EXITS, STAIRS, START, exit_letters
from madmage.games.maze.laying import beyond, levels_out
from madmage.games.maze.levels import sides_of
from madmage.games.maze.naming import card_of, tile_key
from madmage.games.maze.pack import ABILITIES, MARKS, MONSTER, NO_POWER, POWERS, SPEED, TOUGHNESS
from madmage.games.maze.state import (
    ABILITY_COUNT,
    ACTIONS,
    DECKS,
    GEAR,
    GEAR_THING,
    MONSTERS,
    NO_CARD,
    NO_GEAR,
    OUT,
    PHASES,
    POTIONS,
    MazeState,
)
from madmage.games.maze.visibility import UNKNOWN_TILE, sees_points
from madmage.kernel.view import View

UNKNOWN = "?"
ROOM = "room"
"""What stands for the kind of a start room: it is no tile of the deck."""


class GraveView(msgspec.Struct):
    """What lies under a gravestone."""

    keys: int
    potions: list[str]
    gear: list[str]


class TileView(msgspec.Struct):
    """A tile or start room on the table; `exits` are letters clockwise from north."""

    field: str
    level: int
    kind: str
    exits: str
    stairs: bool
    room: bool
    marker: str | None
    card: str | None
    """The open card beside its marker."""
    grave: GraveView | None


class ExitView(msgspec.Struct):
    """An open exit, and the free field it leads to."""

    field: str
    side: str
    to: str


class LevelView(msgspec.Struct):
    """A level that lies out. On level 5 there may be several portals instead of stairs."""

    level: int
    room: str
    stairs: list[str]
    exits: list[ExitView]


class AbilityView(msgspec.Struct):
    """Points invested, the value with equipment and potions, and what it is worth by the table."""

    invested: int
    value: int
    bonus: int
    """Of toughness and speed (M2.3, M2.4); 0 for the others."""


class PlayerView(msgspec.Struct):
    """One player: the figure and the character sheet, which lies open (M2.7a)."""

    seat: int
    in_game: bool
    rank: int | None
    """The place among those who escaped."""
    field: str | None
    level: int | None
    life: int
    abilities: dict[str, AbilityView] | None
    """None while they are made in secret (M2.1a)."""
    gear: str | None
    power: str | None
    potions: list[str]
    potion_limit: int
    keys: int
    omen: int
    skips: bool
    boosts: dict[str, int]
    """Ability potions at work."""
    stone: int
    tiles_due: int


class TableView(msgspec.Struct):
    """What is played: the same for the whole game, unless the table grows."""

    columns: list[int]
    """The first and the last one."""
    rows: list[int]
    seats: int
    rulings: dict[str, str]
    pack: str


class MazeView(msgspec.Struct):
    """The whole table."""

    seat: int
    table: TableView
    turn: int
    round: int
    phase: str
    active: int
    first: int
    steps: int
    """Steps left of the running walk."""
    haste: int
    mist: bool
    levels: list[LevelView]
    tiles: list[TileView]
    players: list[PlayerView]
    decks: dict[str, int]
    tile_top: list[str]
    """Tiles on top whose place is fixed, the next one first; `?` for those one does not know."""
    discards: dict[str, list[str]]
    markers: dict[str, int]
    """The supply (M5.1)."""
    card: CardView | None
    laying: str | None
    """The kind of tile somebody is about to lay."""
    asked: int | None
    asked_for: str | None
    outcome: str | None
    reason: str | None
    ranking: list[int]
    """Seats from the first on: those who escaped so far, everybody once the game is over."""


def show(view: View) -> MazeView:
    """The data of a view, from what is known and from nothing else."""
    st = view.known
    assert isinstance(st, MazeState)
    ask, outcome = st.ask, st.outcome
    return MazeView(
        seat=view.seat,
        table=_table(st),
        turn=st.turn,
        round=st.round,
        phase=PHASES[st.phase],
        active=st.active,
        first=st.first,
        steps=st.steps,
        haste=st.haste,
        mist=bool(st.mist),
        levels=[_level(st, level) for level in levels_out(st)],
        tiles=[_tile(st, field) for field in range(len(st.grid)) if st.levels[field]],
        players=[_player(st, view.seat, seat) for seat in range(st.table.seats)],
        decks={"tile": tiles_in_deck(st), **{d: len(st.deck[n]) for n, d in enumerate(DECKS)}},
        tile_top=[_tile_name(st, kind) for kind in reversed(st.top)],
        discards={name: _keys(st, deck) for deck, name in enumerate(DECKS)},
        markers={MARKS[mark]: st.supply[mark] for mark in range(1, len(MARKS))},
        card=card_view(st, view.seat),
        laying=_laying(st),
        asked=None if ask is None else ask.seat,
        asked_for=None if ask is None else ask.kind,
        outcome=None if outcome is None else outcome.key,
        reason=None if outcome is None else outcome.reason,
        ranking=ranking(st),
    )


def tiles_in_deck(st: MazeState) -> int:
    """How many tiles lie in the deck: in a view, unknown tiles elsewhere are counted among its own."""
    known_top = sum([1 for kind in st.top if kind != UNKNOWN_TILE])
    return len(st.tile_deck) + known_top - st.drawn.count(UNKNOWN_TILE)


def ranking(st: MazeState) -> list[int]:
    """Seats in the order of escape; once the game is over everybody, by score, who left last."""
    escaped = [int(seat) for seat in st.ranks]
    if st.outcome is None:
        return escaped
    scores = st.outcome.scores
    rest = [seat for seat in range(st.table.seats) if seat not in escaped]
    return escaped + sorted(rest, key=lambda seat: (-scores[seat], not st.in_game[seat]))


def _table(st: MazeState) -> TableView:
    table, plan = st.table, st.table.plan
    top, bottom, left, right = sides_of(st)
    first, last = top * plan.stride + left, bottom * plan.stride + right
    return TableView(
        columns=[plan.column(first), plan.column(last)],
        rows=[plan.row(first), plan.row(last)],
        seats=table.seats,
        rulings=table.law.values,
        pack=table.pack.name,
    )


def _level(st: MazeState, level: int) -> LevelView:
    name = st.table.plan.name
    return LevelView(
        level=level,
        room=name(st.rooms[level]),
        stairs=[name(field) for field in stairs_of(st, level)],
        exits=[
            ExitView(name(exit // 4), DIRECTIONS[exit % 4], name(beyond(st, exit)))
            for exit in st.exits[level]
        ],
    )


def stairs_of(st: MazeState, level: int) -> list[int]:
    """The fields of a level's stairs, or of its portals."""
    grid, levels = st.grid, st.levels
    return [f for f in range(len(grid)) if levels[f] == level and grid[f] & STAIRS]


def _tile(st: MazeState, field: int) -> TileView:
    cell, mark, kind = st.grid[field], st.marker[field], st.kinds[field]
    deck = MONSTERS if mark == MONSTER else ACTIONS
    number = st.card[field] - 1
    return TileView(
        field=st.table.plan.name(field),
        level=st.levels[field],
        kind=tile_key(st.table, kind - 1) if kind else ROOM,
        exits=exit_letters(cell & EXITS),
        stairs=cell & STAIRS != 0,
        room=cell & START != 0,
        marker=MARKS[mark] if mark else None,
        card=card_of(st.table, deck, number).key if number != NO_CARD else None,
        grave=_grave(st, field),
    )


def _grave(st: MazeState, field: int) -> GraveView | None:
    number = grave_at(st, field)
    if number < 0:
        return None
    pack, grave = st.table.pack, st.graves[number]
    return GraveView(
        keys=grave[1],
        potions=[pack.potions[thing].key for thing in grave[2:] if thing < GEAR_THING],
        gear=[pack.gear[thing - GEAR_THING].key for thing in grave[2:] if thing >= GEAR_THING],
    )


def _player(st: MazeState, viewer: int, seat: int) -> PlayerView:
    pack, place, worn = st.table.pack, st.place[seat], st.gear[seat]
    boosts = st.boost[seat * ABILITY_COUNT : (seat + 1) * ABILITY_COUNT]
    gear = None if worn == NO_GEAR else pack.gear[worn]
    return PlayerView(
        seat=seat,
        in_game=bool(st.in_game[seat]),
        rank=st.ranks.index(seat) + 1 if seat in st.ranks else None,
        field=None if place == OUT else st.table.plan.name(place),
        level=None if place == OUT else st.levels[place],
        life=st.life[seat],
        abilities=_abilities(st, seat) if sees_points(st, viewer, seat) else None,
        gear=None if gear is None else gear.key,
        power=None if gear is None or gear.power == NO_POWER else POWERS[gear.power],
        potions=[pack.potions[kind].key for kind in st.potions[seat]],
        potion_limit=potion_limit(st, seat),
        keys=st.keys[seat],
        omen=st.omen[seat],
        skips=bool(st.skip >> seat & 1),
        boosts={ABILITIES[n]: boost for n, boost in enumerate(boosts) if boost},
        stone=st.stone[seat],
        tiles_due=st.tiles_due[seat],
    )


def _abilities(st: MazeState, seat: int) -> dict[str, AbilityView]:
    return {
        name: AbilityView(
            invested=st.points[seat * ABILITY_COUNT + number],
            value=ability(st, seat, number),
            bonus=bonus(st, seat, number) if number in (TOUGHNESS, SPEED) else 0,
        )
        for number, name in enumerate(ABILITIES)
    }


def _tile_name(st: MazeState, kind: int) -> str:
    return UNKNOWN if kind == UNKNOWN_TILE else tile_key(st.table, kind)


def _keys(st: MazeState, deck: int) -> list[str]:
    pack = st.table.pack
    pile = st.discard[deck]
    if deck == POTIONS:
        return [pack.potions[number].key for number in pile]
    if deck == GEAR:
        return [pack.gear[number].key for number in pile]
    return [card_of(st.table, deck, number).key for number in pile]


def laid_kind(st: MazeState) -> int:
    """The kind of the tile that is about to be laid, or -1."""
    ask = st.ask
    if ask is None or not ask.env or ask.kind not in ("tile", "first_tile"):
        return -1
    return ask.env[-1]


def _laying(st: MazeState) -> str | None:
    kind = laid_kind(st)
    return None if kind < 0 else tile_key(st.table, kind)
