"""Results on disk: small Parquet parts, each whole or not there at all, one row a game.

A part is written under another name, brought to the disk, and then renamed. So whoever is killed
loses at most the games that were not written yet; the next run reads what is there and plays the
rest. A finished run has all its games in one file, `games.parquet`.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec

from madmage.games.shelf import rules_of
from madmage.kernel.error import MadmageError
from madmage.lab.fact import Fact
from madmage.lab.game import Played
from madmage.lab.plan import KINDS, Plan, PlanSpec, cells_of

MERGED = "games.parquet"
PARTS = "parts"
SHEET = "plan.json"
LOCK = "lock"
FORMAT = 1


@dataclass(frozen=True)
class Row:
    """One game of a cell."""

    cell: str
    game: int
    seed: int
    lineup: tuple[str, ...]
    """Who sat where in this game."""
    played: Played


def arrow(*names: str) -> tuple[Any, ...]:
    """Modules of pyarrow, or what to install."""
    try:
        return tuple(import_module(name) for name in names)
    except ImportError as error:
        raise MadmageError(
            "the lab keeps its results with pyarrow, which is not installed here; "
            "pip install 'madmage[lab]' brings it"
        ) from error


def _schema() -> Any:
    (pa,) = arrow("pyarrow")
    text, whole = pa.string(), pa.int32()
    fact = pa.struct(
        [(name, text) for name in ("kind", "card", "deed", "slot")]
        + [("seat", pa.int8()), ("times", whole)]
    )
    return pa.schema(
        [
            ("cell", text),
            ("game", whole),
            ("seed", pa.int64()),
            ("lineup", pa.list_(text)),
            ("ending", text),
            ("scores", pa.list_(pa.float64())),
            ("turns", whole),
            ("decisions", pa.list_(whole)),
            ("seconds", pa.list_(pa.float64())),
            ("numbers", pa.map_(text, pa.int64())),
            ("facts", pa.list_(fact)),
        ]
    )


def _facts(rows: Sequence[Row]) -> Any:
    """The facts of many games as one column, built without a dictionary for each."""
    (pa,) = arrow("pyarrow")
    field = _schema().field("facts").type
    facts = [fact for row in rows for fact in row.played.facts]
    columns = list(zip(*facts, strict=True)) if facts else [()] * field.value_type.num_fields
    inner = pa.StructArray.from_arrays(
        [pa.array(c, type=f.type) for c, f in zip(columns, field.value_type, strict=True)],
        fields=list(field.value_type),
    )
    ends = [0, *accumulate(len(row.played.facts) for row in rows)]
    return pa.ListArray.from_arrays(pa.array(ends, type=pa.int32()), inner, type=field)


def _columns(rows: Sequence[Row]) -> dict[str, Any]:
    return {
        "cell": [row.cell for row in rows],
        "game": [row.game for row in rows],
        "seed": [row.seed for row in rows],
        "lineup": [row.lineup for row in rows],
        "ending": [row.played.ending for row in rows],
        "scores": [row.played.scores for row in rows],
        "turns": [row.played.turns for row in rows],
        "decisions": [row.played.decisions for row in rows],
        "seconds": [row.played.seconds for row in rows],
        "numbers": [list(row.played.numbers.items()) for row in rows],
        "facts": _facts(rows),
    }


def encode(rows: Sequence[Row]) -> bytes:
    """Games as a part; done where they are played, so that whoever collects has little to do."""
    (pa,) = arrow("pyarrow")
    return _parquet(pa.table(_columns(rows), schema=_schema()))


def _parquet(table: Any) -> bytes:
    pa, parquet = arrow("pyarrow", "pyarrow.parquet")
    buffer = pa.BufferOutputStream()
    parquet.write_table(table, buffer, compression="zstd")
    data: bytes = buffer.getvalue().to_pybytes()
    return data


def _row(data: dict[str, Any]) -> Row:
    played = Played(
        ending=data["ending"],
        scores=tuple(data["scores"]),
        turns=data["turns"],
        decisions=tuple(data["decisions"]),
        seconds=tuple(data["seconds"]),
        numbers=dict(data["numbers"]),
        facts=tuple(Fact(**fact) for fact in data["facts"]),
    )
    return Row(data["cell"], data["game"], data["seed"], tuple(data["lineup"]), played)


class Store:
    """The folder of a run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts = folder / PARTS
        arrow("pyarrow", "pyarrow.parquet")

    # The sheet: what the games in here were played for

    @contextmanager
    def opened(self, plan: Plan) -> Iterator[None]:
        """Hold the folder for a plan, alone; refused if games of another kind lie in it."""
        self.parts.mkdir(parents=True, exist_ok=True)
        with (self.folder / LOCK).open("w") as lock:
            _hold(lock, self.folder)
            sheet = sheet_of(plan)
            old = self._sheet()
            if old is not None:
                _compare(old, sheet, self.folder)
                sheet["packs"] = {**old["packs"], **sheet["packs"]}
            self._replace(self.folder / SHEET, json.dumps(sheet, indent=1).encode())
            for left in self.parts.glob("*.new"):
                left.unlink()
            yield

    def plan(self) -> Plan:
        """The plan of the run in this folder."""
        sheet = self._sheet()
        if sheet is None:
            raise MadmageError(f"{self.folder} holds no run of the lab")
        spec = msgspec.convert(sheet["plan"], PlanSpec)
        return Plan(sheet["kind"], spec, cells_of(spec))

    def _sheet(self) -> dict[str, Any] | None:
        file = self.folder / SHEET
        if not file.is_file():
            return None
        try:
            sheet: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
            is_ours = sheet["format"] == FORMAT and sheet["kind"] in KINDS
        except (ValueError, KeyError, TypeError):
            is_ours = False
        if not is_ours:
            raise MadmageError(f"{file} is no sheet of a run of this version of the lab")
        return sheet

    # The games

    def write(self, part: bytes) -> None:
        """Add a part (`encode`): its games are on the disk when this is done."""
        name = f"{time.time_ns()}-{os.urandom(4).hex()}.parquet"
        self._replace(self.parts / name, part)

    def rows(self, cells: Iterable[str] | None = None) -> list[Row]:
        """Every game once, in the order of cells and numbers; only those of some cells."""
        wanted = None if cells is None else set(cells)
        found: dict[tuple[str, int], Row] = {}
        for file in self._files():
            for data in self._table(file, None).to_pylist():
                if wanted is None or data["cell"] in wanted:
                    found.setdefault((data["cell"], data["game"]), _row(data))
        return [found[key] for key in sorted(found)]

    def done(self) -> set[tuple[str, int]]:
        """Which games are there: cell and number."""
        found: set[tuple[str, int]] = set()
        for file in self._files():
            table = self._table(file, ["cell", "game"])
            found.update(zip(*(table[n].to_pylist() for n in ("cell", "game")), strict=True))
        return found

    def merge(self) -> None:
        """All games into one file; a crash in between leaves some twice, which are read once."""
        (pa,) = arrow("pyarrow")
        parts = sorted(self.parts.glob("*.parquet"))
        if not parts:
            return
        table = pa.concat_tables([self._table(file, None) for file in self._files()])
        places: dict[tuple[str, int], int] = {}
        keys = zip(table["cell"].to_pylist(), table["game"].to_pylist(), strict=True)
        for at, key in enumerate(keys):
            places.setdefault(key, at)
        merged = table.take(pa.array([places[key] for key in sorted(places)]))
        self._replace(self.folder / MERGED, _parquet(merged))
        for part in parts:
            part.unlink()

    def _files(self) -> list[Path]:
        merged = self.folder / MERGED
        return [*([merged] if merged.is_file() else []), *sorted(self.parts.glob("*.parquet"))]

    def _table(self, file: Path, columns: list[str] | None) -> Any:
        pa, parquet = arrow("pyarrow", "pyarrow.parquet")
        try:
            return parquet.read_table(file, columns=columns, use_threads=False)
        except (OSError, pa.ArrowException, KeyError) as error:
            raise MadmageError(
                f"{file} cannot be read; remove it, and its games are played again"
            ) from error

    def _replace(self, file: Path, data: bytes) -> None:
        """Put a file there whole, on the disk, or not at all."""
        new = file.with_name(f"{file.name}.new")
        with new.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(file)
        if os.name == "posix":
            handle = os.open(file.parent, os.O_RDONLY)
            with suppress(OSError):
                os.fsync(handle)
            os.close(handle)


def sheet_of(plan: Plan) -> dict[str, Any]:
    """What must be equal for games to belong together, and the plan itself."""
    rules = rules_of(plan.spec.game)
    packs = dict(_pack(rules, cell.setup()) for cell in plan.cells)
    return {
        "format": FORMAT,
        "kind": plan.kind,
        "version": rules.version,
        "packs": packs,
        "plan": msgspec.to_builtins(plan.spec),
    }


def _pack(rules: Any, setup: Any) -> tuple[str, str]:
    return setup.options["pack"], rules.pack_id(setup)[1]


def _compare(old: dict[str, Any], new: dict[str, Any], folder: Path) -> None:
    """Refuse to add games to others that they cannot be compared with."""
    elsewhere = "; choose another folder with --out"
    for name, default in (("game", None), ("seed", 1), ("rotate", True)):
        before, now = old["plan"].get(name, default), new["plan"].get(name, default)
        if before != now:
            raise MadmageError(
                f"{folder} holds games with {name} {before}, the plan says {now}{elsewhere}"
            )
    if old["version"] != new["version"]:
        raise MadmageError(f"{folder} holds games by other rules of the game{elsewhere}")
    for pack, print_ in new["packs"].items():
        if old["packs"].get(pack, print_) != print_:
            raise MadmageError(
                f"the cards of the pack '{pack}' have changed since the games in {folder} were "
                f"played{elsewhere}"
            )


def _hold(lock: Any, folder: Path) -> None:
    """A lock that ends with its process, however that ends."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise MadmageError(f"another run is writing to {folder}") from error
