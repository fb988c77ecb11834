"""Two laws for cards of the Maze: none locks a way for ever, none is milked every turn."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from madmage.games.maze.loading import folder_of, load_folder
from madmage.kernel.error import PackRefused


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the default pack to add a card to."""
    folder = tmp_path / "mine"
    shutil.copytree(folder_of("default"), folder)
    return folder


def add(folder: Path, text: str) -> None:
    """Add an action called `odd`; `TEXT` and `LABEL` are filled in."""
    words = '{ en = "a", de = "b", es = "c" }'
    text = text.replace("TEXT", f"text = {words}").replace("LABEL", f"label = {words}")
    path = folder / "actions.toml"
    path.write_text(f"{path.read_text()}\n[odd]\nname = {words}\n{text}\n")


def card(folder: Path, text: str) -> str:
    """Add a card; the faults that follow."""
    add(folder, text)
    with pytest.raises(PackRefused) as refused:
        load_folder(folder)
    return str(refused.value)


LOCK = "bars the way for ever to whoever cannot pass the test (no lock) [M7.3]"
TEST = 'TEXT\ntest = { ability = "strength", number = 1 }\n[odd.success]\nTEXT\n[odd.failure]\n'


@pytest.mark.parametrize(
    "failure",
    [
        "TEXT\ndo = [{ throw = 2 }]",
        "TEXT\ndo = [{ damage = 1 }, { home = 1 }]",
        "TEXT\ndo = [{ everyone_here = [{ throw = 1 }] }]",
        "TEXT\n[odd.failure.green]\nTEXT\nLABEL\n[odd.failure.red]\nTEXT\nLABEL\ndo=[{ home = 1 }]",
        (
            "TEXT\ndo = [{ throw = 1 }]\n[odd.failure.green]\nTEXT\nLABEL\ngone = true\n"
            "[odd.failure.red]\nTEXT\nLABEL"
        ),
    ],
)
def test_no_lock_a_failure_that_throws_is_gone(pack, failure):
    assert LOCK in card(pack, TEST + failure)


def test_no_lock_a_card_must_let_somebody_past(pack):
    told = card(pack, "TEXT" + "\n[[odd.fate]]\nTEXT\ndo = [{ throw = 1 }]" * 6)

    assert "odd: whatever happens, this card throws back or sends home and stays" in told


@pytest.mark.parametrize(
    "text",
    [
        TEST + "TEXT\ndo = [{ throw = 2 }]\ngone = true",
        TEST.replace("TEXT", "TEXT\ngone = true", 1) + "TEXT\ndo = [{ home = 1 }]",
        TEST + "TEXT\ndo = [{ others_here = [{ throw = 2 }] }, { reader = [{ home = 1 }] }]",
        TEST + "TEXT\ndo = [{ throw = 1 }]\n[odd.failure.green]\nTEXT\nLABEL\ngone = true\n"
        "[odd.failure.red]\nTEXT\nLABEL\ngone = true",
        "TEXT\n[[odd.fate]]\nTEXT\ndo = [{ home = 1 }]" + "\n[[odd.fate]]\nTEXT" * 5,
        "TEXT\ndo = [{ point = 1 }]\ngone = true",
        (
            "TEXT\ngone = true\n[odd.green]\nTEXT\nLABEL\n[odd.red]\nTEXT\nLABEL\n"
            'do = [{ draw = "key" }]'
        ),
    ],
)
def test_what_keeps_both_laws_loads(pack, text):
    add(pack, text)

    assert 31 == len(load_folder(pack).actions)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("TEXT\ndo = [{ heal = 1 }, { point = 1 }]", "odd.do[1]: 'point'"),
        (TEST + 'TEXT\ndo = [{ draw = "potion" }]', "odd.failure.do[0]: 'draw'"),
        (
            "TEXT" + "\n[[odd.fate]]\nTEXT" * 5 + '\n[[odd.fate]]\nTEXT\ndo = [{ draw = "key" }]',
            "odd.fate[5].do[0]: 'draw'",
        ),
        (
            "TEXT\n[odd.green]\nTEXT\nLABEL\ndo = [{ point = 1 }]\n[odd.red]\nTEXT\nLABEL",
            "odd.green.do[0]: 'point'",
        ),
        (
            'TEXT\ndo = [{ others_here = [{ draw = "potion" }] }]',
            "odd.do[0].others_here[0]: 'draw'",
        ),
    ],
)
def test_no_farm_a_branch_that_gives_is_gone(pack, text, place):
    told = card(pack, text)

    assert f"{place} in a branch that is not 'gone = true' can be had again every turn" in told
    assert "(no farm) [M6.4]" in told
