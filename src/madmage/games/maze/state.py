"""The state of the Maze: the table as layers of bytes, figures and their things as flat lists.

`Table` holds what never changes during a game. Decks have no order: chance decides when a tile or
card is turned up; only tiles somebody has peeked at lie in a known order on top.
"""

from __future__ import annotations

from typing import Final

from madmage.games.maze.grid import DEAD_END, STAIRS, STRAIGHT, Plan
from madmage.games.maze.law import Law
from madmage.games.maze.pack import Pack
from madmage.kernel.state import State

ABILITY_COUNT: Final = 5
LEVELS: Final = 5
START_LIFE: Final = 20
FREE_POINTS: Final = 5
MOST_POINTS: Final = 5
"""M2.1: in one ability."""
MOST_POTIONS: Final = 3
MOST_KEYS: Final = 5
"""M2.7."""
NO_GEAR: Final = -1
OUT: Final = -1
"""The place of a figure that has escaped, or whose player has left."""
NOWHERE: Final = -1
NO_CARD: Final = -1

# Decks and discard piles by number.
MONSTERS: Final = 0
ACTIONS: Final = 1
POTIONS: Final = 2
GEAR: Final = 3
DECKS: Final = ("monster", "action", "potion", "gear")

# Streams of chance; the decks' streams are STREAM_DECK + deck, a player's die is STREAM_DIE + seat.
STREAM_TILE: Final = 0
STREAM_ROOM: Final = 1
STREAM_THIEF: Final = 2
STREAM_DECK: Final = 10
STREAM_DIE: Final = 20

# A grave is (field, keys, thing, thing, ...); a thing is a potion's kind or GEAR_THING + equipment.
GEAR_THING: Final = 100

CREATING: Final = 0
LAYING: Final = 1
PLAYING: Final = 2
PHASES: Final = ("creating", "laying", "playing")


class Table:
    """What a game is played with: the plan of the table, the pack, the law and the seats."""

    def __init__(self, pack: Pack, law: Law, seats: int) -> None:
        self.pack = pack
        self.law = law
        self.seats = seats
        self.plan = Plan(law.width, law.height)
        self.stairs_kind = len(pack.tiles)
        """The number of a stairs tile among the kinds."""
        stairs = DEAD_END if law.stairs_dead_end else STRAIGHT
        self.shapes = tuple([tile.shape for tile in pack.tiles] + [stairs | STAIRS])
        """By kind: the exits of a tile, with a flag on the stairs."""
        self.marks = tuple([tile.mark for tile in pack.tiles] + [0])
        self.stairs_count = seats - 1
        """M3.3."""
        self.setup_tiles = (0, 0, 0, 4, 3, 2, 2)[seats]
        """M3.2: how many tiles each player lays before the first turn."""


class MazeState(State):
    """A game of the Maze in progress."""

    __slots__ = (
        "arena",
        "boost",
        "card",
        "climbers",
        "deck",
        "discard",
        "drawn",
        "drawn_known",
        "exits",
        "extra_turn",
        "fallen",
        "fighters",
        "first",
        "flee",
        "fresh",
        "gear",
        "gone",
        "graves",
        "grid",
        "haste",
        "in_game",
        "keys",
        "kinds",
        "levels",
        "life",
        "marker",
        "mist",
        "omen",
        "phase",
        "place",
        "points",
        "portals",
        "potions",
        "ranks",
        "reader",
        "reading",
        "reading_deck",
        "rooms",
        "round",
        "skip",
        "slipped",
        "stairs",
        "stalled",
        "steps",
        "stone",
        "strides",
        "supply",
        "table",
        "tested",
        "tile_deck",
        "tiles_due",
        "top",
        "top_known",
        "turn",
        "waits",
        "was_open",
    )

    table: Table
    phase: int
    turn: int
    round: int
    first: int
    """Who takes the first turn of every round."""
    grid: bytes
    """By field: the exits of its tile and flags (`grid`)."""
    levels: bytes
    """By field: the level its tile belongs to, 0 where none lies."""
    kinds: bytes
    """By field: the tile's kind + 1, 0 for start rooms and empty fields."""
    marker: bytes
    """By field: the marker lying there, PLAIN for none."""
    card: bytes
    """By field: the open card beside its marker + 1, 0 for none."""
    exits: list[tuple[int, ...]]
    """By level: its open exits as field * 4 + direction."""
    rooms: list[int]
    """By level: the field of its start room, or NOWHERE while the level does not lie out."""
    stairs: list[int]
    """By level 1 to 4: the field of its stairs, or NOWHERE. Level 5 has portals, found on the grid."""
    graves: list[tuple[int, ...]]
    tile_deck: bytes
    """Kinds of the tiles in the deck below its known top, sorted, in no order."""
    top: bytes
    """Tiles on top whose place is fixed, the next one to be drawn last."""
    top_known: bytes
    """Who knows each tile of `top`, a bit per seat."""
    drawn: bytes
    """Tiles of the running exploration that were drawn from a known top, the next one last."""
    drawn_known: bytes
    """Who knows each tile of `drawn`, a bit per seat."""
    tiles_due: list[int]
    """By seat: tiles still to be laid in setup (M3.2)."""
    deck: list[bytes]
    """By deck: cards that can be drawn, sorted, in no order."""
    discard: list[bytes]
    supply: list[int]
    """By marker: how many are left (M5.1)."""
    place: list[int]
    """By seat: the field of its figure, or OUT."""
    in_game: list[int]
    """By seat: 1 while in the maze, 0 after escaping or leaving."""
    life: list[int]
    points: list[int]
    """Invested points, ABILITY_COUNT per seat (M2.1)."""
    gear: list[int]
    potions: list[bytes]
    """By seat: kinds of the potions held, sorted."""
    keys: list[int]
    omen: list[int]
    """By seat: what lies before them for their next test roll."""
    boost: list[int]
    """Ability potions at work, ABILITY_COUNT per seat."""
    stone: list[int]
    """By seat: what a stone skin takes off each damage this turn."""
    haste: int
    """Extra steps of the active player this turn."""
    mist: int
    """1 while the active player walks in mist."""
    skip: int
    """A bit per seat that misses its next turn."""
    extra_turn: int
    """0 normally, 1 when this turn is followed by one more, 2 while it is that one."""
    steps: int
    """Steps left of the running walk."""
    slipped: tuple[int, ...]
    """Fields whose monster has been slipped past, or tried, this turn."""
    portals: int
    """How many portal tiles have left the game (M9.5)."""
    waits: list[int]
    """By seat: the field of a grave that had to wait for a monster or an action (M5.5), or NOWHERE."""
    ranks: bytes
    """Seats in the order in which they escaped."""
    stalled: int
    """Full rounds in which the last stairs lay one level below the leader (ruling `last_portal`)."""
    # The card being read.
    arena: int
    """The field of the running encounter, or NOWHERE."""
    reader: int
    """Who reads the running card: the left neighbour of the one who began (M7.1a)."""
    reading: int
    reading_deck: int
    was_open: int
    """1 if the card lay open before it was read, so that everybody knows all of it (M7.2a)."""
    fighters: tuple[int, ...]
    """Who fights or undergoes, from the one who began, in turn order."""
    fresh: int
    """1 until the card's first roll or choice."""
    gone: int
    """1 once an (X) was read: card and marker go when all is done."""
    flee: int
    """How far the card flees afterwards, 0 if it does not."""
    tested: int
    """The ability tested last by this card, or -1."""
    strides: list[int]
    """By seat: free steps to be taken when the card is finished."""
    fallen: int
    """Who has died by this card, a bit per seat."""
    climbers: tuple[int, ...]
    """Who has reached stairs meanwhile and waits for the card to be finished (M9.2b)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def everyone(self) -> tuple[int, ...]:
        """Clockwise from the active player, those still in the maze."""
        seats = self.table.seats
        start = self.active
        in_game = self.in_game
        return tuple([s % seats for s in range(start, start + seats) if in_game[s % seats]])

    def seat_count(self) -> int:
        return self.table.seats

    def level_of(self, seat: int) -> int:
        """The level a figure stands on, 0 for one that is out."""
        place = self.place[seat]
        return 0 if place == OUT else self.levels[place]

    def copy(self) -> MazeState:
        """The same game, free to go another way. Nobody listens to a copy."""
        new = self.open_part()
        new.agenda = self.agenda[:]
        new.ask = self.ask
        new.answer = self.answer
        new.points = self.points[:]
        new.tile_deck = self.tile_deck
        new.top = self.top
        new.drawn = self.drawn
        return new

    def open_part(self) -> MazeState:
        """A copy without what somebody may not know: points in the making, the tile deck, the agenda."""
        new = MazeState(self.table)
        new.agenda = []
        new.ask = None
        new.answer = 0
        new.active = self.active
        new.moved = self.moved
        new.missed = self.missed
        new.outcome = self.outcome
        new.sink = None
        new.points = [0] * (ABILITY_COUNT * self.table.seats)
        new.tile_deck = b""
        new.top = b""
        new.drawn = b""
        new.top_known = self.top_known
        new.drawn_known = self.drawn_known
        self._copy_table(new)
        self._copy_players(new)
        self._copy_turn(new)
        return new

    def _copy_table(self, new: MazeState) -> None:
        new.grid = self.grid
        new.levels = self.levels
        new.kinds = self.kinds
        new.marker = self.marker
        new.card = self.card
        new.exits = self.exits[:]
        new.rooms = self.rooms[:]
        new.stairs = self.stairs[:]
        new.graves = self.graves[:]
        new.tiles_due = self.tiles_due[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.supply = self.supply[:]

    def _copy_players(self, new: MazeState) -> None:
        new.place = self.place[:]
        new.in_game = self.in_game[:]
        new.life = self.life[:]
        new.gear = self.gear[:]
        new.potions = self.potions[:]
        new.keys = self.keys[:]
        new.omen = self.omen[:]
        new.boost = self.boost[:]
        new.stone = self.stone[:]
        new.strides = self.strides[:]
        new.ranks = self.ranks

    def _copy_turn(self, new: MazeState) -> None:
        new.phase = self.phase
        new.turn = self.turn
        new.round = self.round
        new.first = self.first
        new.haste = self.haste
        new.mist = self.mist
        new.skip = self.skip
        new.extra_turn = self.extra_turn
        new.steps = self.steps
        new.slipped = self.slipped
        new.stalled = self.stalled
        new.arena = self.arena
        new.reader = self.reader
        new.reading = self.reading
        new.reading_deck = self.reading_deck
        new.was_open = self.was_open
        new.fighters = self.fighters
        new.fresh = self.fresh
        new.gone = self.gone
        new.flee = self.flee
        new.tested = self.tested
        new.climbers = self.climbers
        new.fallen = self.fallen
        new.portals = self.portals
        new.waits = self.waits[:]


def blank(table: Table) -> MazeState:
    """A table on which nothing lies yet and everybody is about to be made."""
    st = MazeState(table)
    seats, pack, plan = table.seats, table.pack, table.plan
    st.agenda, st.ask, st.answer, st.outcome, st.sink = [], None, 0, None, None
    st.active = st.moved = st.missed = 0
    st.phase, st.turn, st.round, st.first = CREATING, 0, 0, 0
    st.grid = plan.empty()
    st.levels = st.kinds = st.marker = st.card = bytes(plan.size)
    st.exits = [() for _ in range(LEVELS + 1)]
    st.rooms = [NOWHERE] * (LEVELS + 1)
    st.stairs = [NOWHERE] * (LEVELS + 1)
    st.graves = []
    st.tile_deck = pack.tile_bag
    st.top = st.top_known = st.drawn = st.drawn_known = b""
    st.tiles_due = [0] * seats
    monsters, actions = bytes(range(len(pack.monsters))), bytes(range(len(pack.actions)))
    st.deck = [monsters, actions, pack.potion_bag, bytes(range(len(pack.gear)))]
    st.discard = [b"", b"", b"", b""]
    st.supply = [0] + [table.law.markers] * 4
    st.place = [OUT] * seats
    st.in_game = [1] * seats
    st.life = [START_LIFE] * seats
    st.points = [0] * (ABILITY_COUNT * seats)
    st.gear = [NO_GEAR] * seats
    st.potions = [b"" for _ in range(seats)]
    st.keys, st.omen, st.stone, st.strides = ([0] * seats for _ in range(4))
    st.boost = [0] * (ABILITY_COUNT * seats)
    st.ranks = b""
    st.portals = 0
    st.waits = [NOWHERE] * seats
    st.haste = st.mist = st.skip = st.extra_turn = st.steps = st.stalled = 0
    st.slipped = ()
    clear_encounter(st)
    return st


def clear_encounter(st: MazeState) -> None:
    """No card is being read."""
    st.arena = NOWHERE
    st.reader = -1
    st.reading = NO_CARD
    st.reading_deck = 0
    st.fighters = ()
    st.fresh = st.gone = st.flee = st.was_open = st.fallen = 0
    st.tested = -1
    st.climbers = ()
