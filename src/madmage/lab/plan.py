"""A plan: which games to play, read from a TOML file that says what is wrong with it, and where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path as FilePath
from typing import Annotated, Any, Literal

import msgspec

from madmage.games.shelf import rules_of
from madmage.kernel.error import MadmageError, SetupRefused
from madmage.kernel.rules import Setup
from madmage.lab.lineup import FILL, is_mixed, rotated, seated
from madmage.packs.place import Path
from madmage.packs.source import Faults, Source

MOST_CELLS = 2000
MOST_SEED = 2**31 - 1
"""So that the seed of every game is a number of 64 bits."""
ALL = "all"

Kind = Literal["tournament", "sweep", "balance"]
KINDS: tuple[Kind, ...] = ("tournament", "sweep", "balance")


class TableSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of a table, by the names that `madmage simulate` has for them."""

    difficulty: int | None = None
    mode: str | None = None
    edition: str | None = None
    variants: list[str] | None = None
    magicians: list[str] | None = None
    open_hands: bool | None = None
    pack: str | None = None
    rulings: dict[str, str] | None = None


class GridSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Settings of which every combination is played."""

    players: list[int] = []
    difficulty: list[int] = []
    mode: list[str] = []
    edition: list[str] = []
    variants: list[list[str]] = []
    pack: list[str] = []


class EachSpec(GridSpec, forbid_unknown_fields=True, omit_defaults=True):
    """Single changes, each played against the plain table."""

    rulings: list[str] | Literal["all"] = []


class PlanSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A plan file."""

    game: Literal["book", "maze"]
    games: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)]
    lineups: list[str] = []
    duels: list[str] = []
    rotate: bool = True
    players: int = 3
    seed: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEED)] = 1
    target: Annotated[float, msgspec.Meta(gt=0, lt=1)] = 0.15
    table: TableSpec = msgspec.field(default_factory=TableSpec)
    grid: GridSpec = msgspec.field(default_factory=GridSpec)
    each: EachSpec = msgspec.field(default_factory=EachSpec)


@dataclass(frozen=True)
class Change:
    """One setting of a cell that a plan varies: its name, its value, and both as words."""

    name: str
    value: str


@dataclass(frozen=True)
class Cell:
    """Games under equal conditions."""

    key: str
    """Its name in the results: the same conditions have the same key in every plan."""
    game: str
    seats: int
    options: dict[str, Any]
    lineup: tuple[str, ...]
    text: str
    """The line-up as the plan writes it."""
    rotates: bool
    grid: tuple[Change, ...] = ()
    each: Change | None = None

    def setup(self) -> Setup:
        """The checked table."""
        return rules_of(self.game).check_setup(self.seats, self.options)

    def lineup_of(self, game: int) -> tuple[str, ...]:
        """Who sits where in a game by its number."""
        return rotated(self.lineup, game) if self.rotates else self.lineup

    def label(self) -> str:
        """Its conditions in words, without the line-up."""
        words = [f"{self.seats} players"]
        words += [f"{c.name} {c.value}" for c in self.grid if c.name != "players"]
        if self.each:
            words.append(f"{self.each.name} {self.each.value}")
        return ", ".join(words)


@dataclass(frozen=True)
class Plan:
    """A plan that can be played: every cell of it has been checked."""

    kind: Kind
    spec: PlanSpec
    cells: tuple[Cell, ...]

    def total(self) -> int:
        """How many games it has."""
        return self.spec.games * len(self.cells)

    def is_base(self, cell: Cell) -> bool:
        """Whether a cell is the plain table against which changes are held."""
        first = [values[0] for _, values in grid_of(self.spec)]
        return cell.each is None and [c.value for c in cell.grid] == [spell(v) for v in first]


def read_plan(kind: Kind, file: FilePath) -> Plan:
    """The plan in a file, or every fault of it with its line."""
    faults = Faults()
    source = Source(file, faults)
    spec = source.convert(source.data, PlanSpec, ()) if source.is_read else None
    if spec is not None:
        _near(spec, file.parent)
        for path, sentence in why_not(kind, spec):
            source.fault(path, sentence)
    faults.refuse_if_any(f"the plan {file}")
    assert spec is not None
    return Plan(kind, spec, cells_of(spec))


def _near(spec: PlanSpec, folder: FilePath) -> None:
    """A pack's folder is looked for beside the plan first, and is found from anywhere after that."""

    def found(name: str) -> str:
        beside = folder / name
        return str(beside.resolve()) if beside.is_dir() else name

    if spec.table.pack:
        spec.table.pack = found(spec.table.pack)
    for part in (spec.grid, spec.each):
        part.pack = [found(name) for name in part.pack]


def grid_of(spec: PlanSpec) -> list[tuple[str, list[Any]]]:
    """The settings of the grid that are varied, in the order of the struct."""
    return [(name, values) for name, values in msgspec.structs.asdict(spec.grid).items() if values]


def each_of(spec: PlanSpec) -> Iterator[tuple[str, Any, Path]]:
    """Every single change: name, value and where it stands."""
    for name, values in msgspec.structs.asdict(spec.each).items():
        if name == "rulings" and values == ALL:
            for change in all_rulings(spec.game):
                yield name, change, ("each", name)
        else:
            for at, value in enumerate(values):
                yield name, value, ("each", name, at)


def all_rulings(game: str) -> list[str]:
    """Every value of every ruling that is not the default, as `name=value`."""
    from importlib import import_module

    rulings = import_module(f"madmage.games.{game}.law").RULINGS
    values = [(r.name, v, r.values[0]) for r in rulings for v in getattr(r, "samples", r.values)]
    return [f"{name}={value}" for name, value, default in values if value != default]


def lineups_of(spec: PlanSpec) -> list[str]:
    """The line-ups, and one of each dueller at a table of every other."""
    duels = [f"{one},{other}{FILL}" for one in spec.duels for other in spec.duels if one != other]
    return [*spec.lineups, *duels]


def spell(value: object) -> str:
    """A setting's value as a report writes it."""
    if isinstance(value, list | tuple):
        return "+".join(map(str, value)) or "none"
    return str(value)


def _options(spec: PlanSpec) -> dict[str, Any]:
    return {k: v for k, v in msgspec.structs.asdict(spec.table).items() if v is not None}


def _changed(
    seats: int, options: dict[str, Any], name: str, value: Any
) -> tuple[int, dict[str, Any]]:
    """A table with one setting changed."""
    if name == "players":
        return value, options
    if name == "rulings":
        ruling, separator, chosen = value.partition("=")
        if not separator:
            raise SetupRefused(f"a ruling is written NAME=VALUE, not '{value}'")
        rulings = {**options.get("rulings", {}), ruling.strip(): chosen.strip()}
        return seats, {**options, "rulings": rulings}
    return seats, {**options, name: value}


def cells_of(spec: PlanSpec) -> tuple[Cell, ...]:
    """Every cell of a plan that has been checked."""
    grid = grid_of(spec)
    tables: list[tuple[tuple[Change, ...], Change | None, int, dict[str, Any]]] = []
    for combination in product(*[values for _, values in grid]):
        seats, options = spec.players, _options(spec)
        for (name, _), value in zip(grid, combination, strict=True):
            seats, options = _changed(seats, options, name, value)
        changes = tuple(
            Change(name, spell(v)) for (name, _), v in zip(grid, combination, strict=True)
        )
        tables.append((changes, None, seats, options))
    first, _, base_seats, base = tables[0]
    for name, value, _ in each_of(spec):
        seats, options = _changed(base_seats, base, name, value)
        ruling, _, chosen = spell(value).partition("=")
        change = Change(ruling, chosen) if name == "rulings" else Change(name, spell(value))
        tables.append((first, change, seats, options))
    found: dict[str, Cell] = {}
    for changes, each, seats, options in tables:
        for text in lineups_of(spec):
            cell = _cell(spec, text, changes, each, seats, options)
            # A change that changes nothing would be played for nothing.
            found.setdefault(cell.key, cell)
    return tuple(found.values())


def _cell(
    spec: PlanSpec,
    text: str,
    grid: tuple[Change, ...],
    each: Change | None,
    seats: int,
    options: dict[str, Any],
) -> Cell:
    lineup = seated(text, seats, spec.game)
    rotates = spec.rotate and is_mixed(lineup)
    plain, full = (rules_of(spec.game).check_setup(seats, o).options for o in ({}, options))
    settings = [f"{name}={_key(full[name])}" for name in sorted(full) if full[name] != plain[name]]
    key = "; ".join([",".join(lineup), f"players={seats}", *settings])
    return Cell(key, spec.game, seats, options, lineup, text, rotates, grid, each)


def _key(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{name}:{value[name]}" for name in sorted(value))
    return spell(value)


def why_not(kind: Kind, spec: PlanSpec) -> Iterator[tuple[Path, str]]:
    """Everything that keeps a well-formed plan from being played."""
    for find in (_size_faults, _table_faults, _lineup_faults):
        faults = [*find(spec)]
        yield from faults
        if faults:
            return
    yield from _kind_faults(kind, spec)


def _refused(spec: PlanSpec, seats: int, options: dict[str, Any]) -> str:
    try:
        rules_of(spec.game).check_setup(seats, options)
    except MadmageError as error:
        return str(error)
    return ""


def _table_faults(spec: PlanSpec) -> Iterator[tuple[Path, str]]:
    options = _options(spec)
    grid = grid_of(spec)
    seats = spec.grid.players[0] if spec.grid.players else spec.players
    where: Path = ("grid", "players") if spec.grid.players else ("players",)
    if told := _refused(spec, seats, {}):
        yield where, told
        return
    if told := _refused(spec, seats, options):
        yield ("table",), told
        return
    changes = [(n, v, ("grid", n, at)) for n, values in grid for at, v in enumerate(values)]
    count = 0
    for name, value, path in [*changes, *each_of(spec)]:
        try:
            told = _refused(spec, *_changed(seats, options, name, value))
        except MadmageError as error:
            told = str(error)
        if told:
            count += 1
            yield path, told
    if count == 0 and len(grid) > 1:
        yield from _combination_faults(spec, seats, options)


def _combination_faults(
    spec: PlanSpec, players: int, table: dict[str, Any]
) -> Iterator[tuple[Path, str]]:
    """Settings that go with the plain table, but not with each other."""
    grid = grid_of(spec)
    for combination in product(*[values for _, values in grid]):
        seats, options = players, table
        for (name, _), value in zip(grid, combination, strict=True):
            seats, options = _changed(seats, options, name, value)
        if told := _refused(spec, seats, options):
            words = ", ".join(
                f"{n} {spell(v)}" for (n, _), v in zip(grid, combination, strict=True)
            )
            yield ("grid",), f"{words} do not go together: {told}"
            return


def _lineup_faults(spec: PlanSpec) -> Iterator[tuple[Path, str]]:
    sizes = set(spec.grid.players or [spec.players]) | set(spec.each.players)
    places: list[tuple[Path, str]] = [(("lineups", at), t) for at, t in enumerate(spec.lineups)]
    places += [(("duels", at), name) for at, name in enumerate(spec.duels)]
    for path, text in places:
        for seats in sorted(sizes):
            try:
                seated(text, seats, spec.game)
            except MadmageError as error:
                yield path, str(error)
                break


def _size_faults(spec: PlanSpec) -> Iterator[tuple[Path, str]]:
    if not spec.lineups and not spec.duels:
        yield (), "nobody plays: name agents under 'lineups' or 'duels'"
    if len(spec.duels) == 1:
        yield ("duels",), "a duel takes two agents or more"
    grid = prod(len(values) for _, values in grid_of(spec))
    cells = (grid + len([*each_of(spec)])) * len(lineups_of(spec))
    if cells > MOST_CELLS:
        yield (), f"{cells} cells are more than {MOST_CELLS}: vary fewer settings at once"


def _kind_faults(kind: Kind, spec: PlanSpec) -> Iterator[tuple[Path, str]]:
    cells, lineups = cells_of(spec), lineups_of(spec)
    if kind == "tournament" and len(lineups) < 2 and not any(is_mixed(c.lineup) for c in cells):
        told = "a tournament takes two line-ups or more, or one with different agents"
        yield ("lineups",), told
    if kind == "sweep" and len(cells) == len(lineups):
        yield (), "a sweep varies something: name values under [grid] or [each]"
