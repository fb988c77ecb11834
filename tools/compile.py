"""Compile the kernel, the effects and the rules with mypyc.

    python tools/compile.py TARGET [LEVEL]

copies src/madmage to TARGET/madmage and puts the compiled extensions beside their sources, which
Python then prefers. LEVEL is how hard the C compiler tries: 3 (default) for speed, 1 for a quick answer. The same sources run uncompiled; `NEVER` lists what must stay plain and why.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "madmage"
PAGE = SOURCE / "server" / "page"

ROOMS = (
    "kernel",
    "effects",
    "games/book",
    "games/book/effects",
    "games/maze",
    "games/maze/effects",
    "agents/book",
    "agents/maze",
    "envs/book",
    "envs/maze",
    "envs/row",
)
NEVER = frozenset(
    {
        "__init__.py",  # nothing to gain
        "native.py",  # the seam itself
        "error.py",  # exceptions are caught and pickled by plain code
        "rules.py",  # the contract is subclassed by plain classes
        "view.py",  # the same
        "talk.py",  # the same
        "pact.py",  # an agent: subclasses a plain class
        "frames.py",  # msgspec structs lose their annotations when compiled
        "spec.py",  # the same
        "show.py",  # the same
        "position.py",  # the same
        "loading.py",  # runs once
        "rulebook.py",  # the same
        "layout.py",  # the same
        "contradiction.py",  # the same
        "wish.py",  # checks values of any type, which a compiled function would refuse by itself
        "naming.py",  # speaks; speed is no matter
        "speech.py",
        "chronicle.py",
        "screen.py",
        "notation.py",
        "catalogue.py",
        "detail.py",
        "drawing.py",
        "chart.py",
        "epilogue.py",
        "foresight.py",
        "gallery.py",
        "opened.py",
        "sights.py",
        "errand.py",  # names a walk and its goal as one; only doors ask
        "price.py",  # tries out what a person might pay
        "gathering.py",
        "legend.py",
        "branch.py",
        "outlook.py",
        "reading.py",
        "thought.py",
        "told.py",  # asks people and reads what they say
        "interjection.py",  # reads and speaks
        "law.py",  # runs once
        "setup.py",  # the same
        "position_layout.py",  # the same
        "position_naming.py",
        "position_players.py",
        "greedy.py",  # an agent: subclasses a plain class
        "adept.py",  # an agent: subclasses a plain class
        "master.py",  # an agent: subclasses a plain class
        "judge.py",  # the same
        "roster.py",
        "weights.py",
        "learned.py",  # reads a file, once
        "reason.py",
        "mind.py",  # an agent: subclasses a plain class
        "farsight.py",  # the same
        "contest.py",  # its rollouts are compiled; tests count its worlds
        "field.py",  # runs once
    }
)


def modules(folder: Path) -> list[str]:
    """The files to compile, relative to the folder that holds the package."""
    found = []
    for room in ROOMS:
        for file in sorted((folder / "madmage" / room).glob("*.py")):
            if file.name not in NEVER:
                found.append(str(file.relative_to(folder)))
    return found


def compile_into(target: Path, level: str = "3") -> list[Path]:
    """Copy the package into `target`, compile it there, and return the extensions made."""
    import os

    from mypyc.build import mypycify
    from setuptools import Distribution

    if target.exists():
        shutil.rmtree(target)
    target.mkdir(parents=True)
    shutil.copytree(
        SOURCE, target / "madmage", ignore=shutil.ignore_patterns("__pycache__", "*.so", PAGE.name)
    )
    # The browser's page is built by itself, often later: a copy would be of yesterday.
    (target / "madmage" / "server" / PAGE.name).symlink_to(PAGE)
    here = Path.cwd()
    os.chdir(target)
    try:
        extensions = mypycify(["--strict", *modules(target)], opt_level=level, debug_level="0")
        distribution = Distribution({"name": "madmage", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.inplace = 1
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    shutil.rmtree(target / "build", ignore_errors=True)
    return sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd"))


if __name__ == "__main__":
    made = compile_into(Path(sys.argv[1]).resolve(), *sys.argv[2:3])
    print(f"{len(made)} extensions in {sys.argv[1]}")
