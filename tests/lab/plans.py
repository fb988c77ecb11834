"""Plans, packs and runs that the tests of the lab share."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from madmage.cli.main import main
from madmage.games.book.loading import folder_of
from madmage.lab.plan import Kind, Plan, read_plan
from madmage.lab.store import Row, Store

QUICK = 'game = "book"\ngames = 6\nplayers = 2\nlineups = ["random"]\n'


def plan_of(folder: Path, text: str, kind: Kind = "balance") -> Plan:
    return read_plan(kind, written(folder, text))


def written(folder: Path, text: str, name: str = "plan.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def play(folder: Path, text: str, kind: Kind = "balance", jobs: int = 1) -> Path:
    """Play a plan to its end; the folder of its run."""
    out = folder / "run"
    file = written(folder, text)
    code = main(["lab", kind, str(file), "--out", str(out), "--jobs", str(jobs), "--json"])
    assert 0 == code
    return out


def games(out: Path) -> list[Any]:
    """Everything about the games of a run but how long they took."""
    return [timeless(row) for row in Store(out).rows()]


def timeless(row: Row) -> Row:
    return replace(row, played=replace(row.played, seconds=()))


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "madmage", "lab", *words]


def start(*words: str, **options: Any) -> subprocess.Popen[str]:
    """The lab as a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen(command(*words), env=env, **pipes, **options)


def pack_with(folder: Path, spell: str, cast: str) -> Path:
    """The default pack of the Book with another effect on one spell."""
    pack = folder / "odd_pack"
    shutil.copytree(folder_of("default"), pack)
    file = pack / "spells.toml"
    text = file.read_text(encoding="utf-8")
    begin = text.index(f"[{spell}]")
    end = text.index("\n[", begin)
    card = re.sub(r"\n[xy] = .*", "", text[begin:end])
    card = re.sub(r"\ncast = .*", f"\ncast = {cast}", card)
    file.write_text(text[:begin] + card + text[end:], encoding="utf-8")
    return pack
