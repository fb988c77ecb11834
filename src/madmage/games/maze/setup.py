"""Setting a table up: every option checked, then the state from which the opening runs (M3).

Options come from programs, command lines and records, so each may be of any type; whatever it is,
the answer is a checked setup or one sentence.
"""

from __future__ import annotations

from typing import Any, Final

from madmage.games.maze import law as laws
from madmage.games.maze.law import Law
from madmage.games.maze.laying import places
from madmage.games.maze.levels import best_rooms, lay_room
from madmage.games.maze.loading import DEFAULT, load_pack
from madmage.games.maze.opening import open_game
from madmage.games.maze.position import plain, read_position
from madmage.games.maze.position_layout import lay_out
from madmage.games.maze.state import MazeState, Table, blank
from madmage.kernel.chance import Chance, Seeded
from madmage.kernel.error import SetupRefused, shown
from madmage.kernel.rules import Setup
from madmage.packs.source import closest

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6
DEFAULTS: Final[dict[str, Any]] = {"pack": DEFAULT, "rulings": {}, "position": None}
LONGEST_WORD: Final = 1000
"""Characters of a pack's path; longer ones name nothing."""
LONGEST_VALUE: Final = 60
"""Characters of a ruling or its value."""


def check_setup(seats: object, options: object) -> Setup:
    """The options with their defaults, or a refusal that says what is wrong and by which rule."""
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise SetupRefused(f"the players are a number, not {shown(seats)}", rule="M1.1")
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise SetupRefused(
            f"the Maze is for {FEWEST_SEATS} to {MOST_SEATS} players, not for {shown(seats)}",
            rule="M1.1",
        )
    chosen: dict[str, Any] = {**DEFAULTS, **_known_options(options)}
    chosen["pack"] = _text("pack", chosen["pack"], LONGEST_WORD)
    chosen["rulings"] = _check_rulings(chosen["rulings"])
    setup = Setup("maze", int(seats), chosen)
    table = make_table(setup)
    refuse_table(table)
    if chosen["position"] is not None:
        chosen["position"] = _check_position(table, chosen["position"])
    return setup


def _known_options(options: object) -> dict[str, Any]:
    """The options that were given, all of them known."""
    if not isinstance(options, dict):
        raise SetupRefused(f"setup options are values by name, not {shown(options)}")
    for name in options:
        if not isinstance(name, str) or name not in DEFAULTS:
            known = ", ".join(DEFAULTS)
            raise SetupRefused(
                f"the Maze has no setup option {shown(name)}; it has {known}{_hint(name, DEFAULTS)}"
            )
    return {name: value for name, value in options.items() if value is not None}


def _hint(word: object, known: Any) -> str:
    """The word that was meant, if there was one; a monstrous one is not compared."""
    is_word = isinstance(word, str) and len(word) <= LONGEST_WORD
    return closest(str(word), known) if is_word else ""


def _text(what: str, value: object, most: int) -> str:
    """A value that must be one printable text."""
    if not isinstance(value, str):
        raise SetupRefused(f"{what} is a text, not {shown(value)}")
    if not value or len(value) > most or not value.isprintable():
        raise SetupRefused(f"{what} is a printable text of 1 to {most} characters")
    return value


def _check_rulings(rulings: object) -> dict[str, str]:
    if not isinstance(rulings, dict):
        raise SetupRefused(f"rulings are values by name, not {shown(rulings)}", rule="M11")
    overrides: dict[str, str] = {}
    for name, value in rulings.items():
        key = _text("the name of a ruling", name, LONGEST_VALUE)
        overrides[key] = _text(f"the ruling '{key}'", value, LONGEST_VALUE)
    laws.refuse_unknown(overrides, lambda name: _hint(name, laws.BY_NAME))
    return overrides


def _check_position(table: Table, raw: Any) -> dict[str, Any]:
    """A position that can be laid out; the trial finds every contradiction."""
    position = read_position(raw)
    lay_out(blank(table), position, Seeded(0))
    return plain(position)


def make_table(setup: Setup) -> Table:
    """The unchanging part of a game."""
    law = Law(laws.rulings_of(setup.options["rulings"]))
    return Table(load_pack(setup.options["pack"]), law, setup.seats)


def refuse_table(table: Table) -> None:
    """A pack and a law that cannot be played together are refused before anybody sits down."""
    pack, markers = table.pack, table.law.markers
    for what, cards in (("monster", len(pack.monsters)), ("action", len(pack.actions))):
        if markers > cards:
            raise SetupRefused(
                f"{markers} {what} markers, but the pack '{pack.name}' has {cards} {what} cards; "
                "every marker must find a card",
                rule="M5.1",
            )
    needed = table.seats * table.setup_tiles + 1
    if len(pack.tile_bag) < needed:
        raise SetupRefused(
            f"{len(pack.tile_bag)} tiles are too few: {table.seats} players lay "
            f"{needed - 1} before the first turn, and one more must be left",
            rule="M3.2",
        )
    st = blank(table)
    rooms = best_rooms(st, 1)
    if not rooms:
        raise SetupRefused(
            f"no start room of level 1 fits on a table of {table.plan.width} × "
            f"{table.plan.height} fields with open ground of {table.law.open_ground}",
            rule="M9.2a",
        )
    if not any(_can_begin(table, place) for place in rooms):
        raise SetupRefused(
            f"no tile of the pack '{pack.name}' can be laid at the exit of the first start room",
            rule="M4.5a",
        )


def _can_begin(table: Table, room: int) -> bool:
    """Whether some tile of the deck has a place when the start room lies so."""
    st = blank(table)
    lay_room(st, 1, room)
    shapes = {table.shapes[kind] for kind in st.tile_deck}
    return any(len(places(st, 1, shape)) > 0 for shape in shapes)


def set_up(setup: Setup, ch: Chance) -> MazeState:
    """M3: a game ready for its opening, or a position; the caller runs it up to the first ask."""
    st = blank(make_table(setup))
    if setup.options["position"] is not None:
        lay_out(st, read_position(setup.options["position"]), ch)
    else:
        open_game(st, ch)
    return st
