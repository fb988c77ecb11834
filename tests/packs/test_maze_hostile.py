"""Whatever a card file holds, it gives a sentence: no traceback, no hang."""

from __future__ import annotations

import os
import shutil
from functools import partial
from pathlib import Path

import pytest

from madmage.games.book import loading as book
from madmage.games.maze import loading as maze
from madmage.kernel.error import PackRefused
from packs import breaking

FILES = [
    "monsters.toml",
    "actions.toml",
    "equipment.toml",
    "potions.toml",
    "tiles.toml",
    "pack.toml",
]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return breaking.copied(maze.folder_of("default"), tmp_path)


faults = partial(breaking.faults, maze.load_folder)
DEEP = "tables and lists nested more than 60 deep"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = " + "[" * 1000 + "]" * 1000, DEEP),
        ("a = " + "{ a = " * 1000 + "1" + " }" * 1000, DEEP),
        ("a = " + "[" * 100 + "]" * 100, DEEP),
        ("[" + ".".join(["a"] * 150) + "]", DEEP),
        ("[" + ".".join(["a"] * 1000) + "]", ":1: more than 200 dots in a line"),
        ("x = " + "9" * 5000, "a value that cannot be read"),
        ("x = 1\n" + "# padding\n" * 100_000, "this file has more than 1,000,000 bytes"),
        ("x = 1\nx = 2", "Cannot overwrite a value"),
        ("x = 2026-99-99", ":1: this is not TOML"),
        ('"\\u001b[2J" = 1', "\\x1b[2J"),
    ],
)
def test_a_hostile_text_gives_a_fault(pack, file, text, sentence):
    (pack / file).write_text(text)
    told = faults(pack)

    assert sentence in told
    assert "\x1b" not in told


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize(
    "text",
    [
        "",
        "odd = 1",
        'odd = "a table, surely"',
        "odd = [1, 2, 3]",
        "odd = [[1], [2]]",
        "odd = 1979-05-27",
        "odd = nan",
        "[odd]",
        "[[odd]]",
        "[odd]\nname = 3\ntext = []\ndo = 7\ntest = true\nsuccess = [[]]\nfate = 'x'",
        "[odd]\nfate = [1, 2, 3, 4, 5, 6]\ngreen = 1\nred = []\ncost = {}",
        "[odd]\ndo = [{ everyone_here = 3 }, { reader = [7] }, { others_here = [[]] }, {}]",
        "[odd]\ndo = [{ damage = 99999999999999999999 }, { damage = 1.5 }, { damage = true }]",
        "tile = 3",
        "tile = [3, 4]",
        "tile = [{}]",
        "powers = []",
        "game = ['maze']",
    ],
)
def test_wrong_types_anywhere_give_faults(pack, file, text):
    (pack / file).write_text(text)

    assert f"{file}:" in faults(pack)


def test_a_frame_in_a_frame_in_a_frame_ends(pack):
    steps = "{ heal = 1 }"
    for _ in range(25):
        steps = f"{{ everyone_here = [{steps}] }}"
    (pack / "actions.toml").write_text(f"[odd]\ndo = [{steps}]")

    assert "stands inside 'everyone_here'" in faults(pack)


@pytest.mark.parametrize("file", FILES)
def test_what_is_no_text_is_named(pack, file):
    (pack / file).write_bytes(b"\xff\xfe\x00")
    assert f"{file}: this file is not UTF-8 text" in faults(pack)
    (pack / file).unlink()
    assert f"{file}: this file is missing" in faults(pack)
    (pack / file).mkdir()
    assert f"{file}: this is not a file" in faults(pack)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(pack):
    (pack / "tiles.toml").unlink()
    os.mkfifo(pack / "tiles.toml")

    assert "tiles.toml: this is not a file" in faults(pack)


def test_a_flood_of_faults_is_told_in_part(pack):
    node = 'text = { en = "a" }\n'
    cards = "".join(f"[odd_{i}]\n" + f"[[odd_{i}.fate]]\n{node}" * 30 for i in range(250))
    (pack / "actions.toml").write_text(cards)
    told = faults(pack)

    assert len(told.splitlines()) == 102
    assert told.splitlines()[-1].startswith("... and ")


def test_a_fault_is_not_longer_than_a_screen(pack):
    (pack / "pack.toml").write_text("x" * 100_000 + " = 1")

    assert len(faults(pack).splitlines()[1]) < 700


@pytest.mark.parametrize("load", [book, maze])
@pytest.mark.parametrize("name", ["", "nowhere", "no/where", "x" * 5000, "\0"])
def test_a_pack_that_is_not_there_is_a_sentence(load, name):
    with pytest.raises(PackRefused, match="there is no pack"):
        load.load_pack(name)


def test_the_book_is_as_careful(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(book.folder_of("default"), folder)
    for text in ("a = " + "[" * 1000 + "]" * 1000, "[" + ".".join("a" * 1000) + "]", ""):
        (folder / "pack.toml").write_text(text)
        with pytest.raises(PackRefused, match=r"pack\.toml"):
            book.load_folder(folder)
