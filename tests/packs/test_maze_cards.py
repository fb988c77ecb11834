"""`madmage cards` for the Maze: the pack in words, a pack checked, schemas for editors."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from madmage.cli.main import main
from madmage.games.book import loading as book
from madmage.games.maze import catalogue, loading
from madmage.kernel.error import NotUnderstood
from madmage.workshop.kind import game_of

PACK = loading.load_pack("default")
UNSAID = re.compile(r"«[a-z]+(-[a-z]+)+»")
"""A message that no file has."""


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["cards", *args])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    shutil.copytree(loading.folder_of("default"), folder)
    return folder


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_the_whole_pack_is_told_in_a_language(lang):
    text = "\n".join(catalogue.lines(PACK, lang, []))

    assert not UNSAID.search(text)
    for card in [*PACK.monsters, *PACK.actions, *PACK.gear, *PACK.potions]:
        assert card.names[lang] in text
    for card in [*PACK.monsters, *PACK.actions]:
        for node in card.nodes:
            assert node.texts[lang] in text
    for power in PACK.power_texts.values():
        assert power[lang] in text


def test_a_tree_is_told_with_its_branches_indented():
    told = catalogue.lines(PACK, "en", ["troll"])
    starts = [
        "The Bridge Troll Without a Bridge",
        "  “Toll!”",
        "  Strength test, 3 + level",
        "    Success: You are now",
        "      → ",
        "    Failure: He holds you",
        "      A choice",
        "        Green: Pay a key (for a key). “Mind",
        "          → ",
        "        Red: Pay nothing. He shakes",
        "          → ",
    ]

    assert len(starts) == len(told)
    for start, line in zip(starts, told, strict=True):
        assert line.startswith(start)


def test_a_fate_table_is_told_line_by_line():
    told = catalogue.lines(PACK, "en", ["wheel"])

    assert "  Fate table" == told[2]
    assert [f"    {n}: " for n in range(1, 7)] == [line[:7] for line in told[3::2]]


def test_equipment_and_potions_are_told_with_their_values():
    pan = "Frying Pan of Retribution. Strength +3, dexterity −1. Coated on both sides, popular on one."
    assert [pan] == catalogue.lines(PACK, "en", ["pan"])
    assert catalogue.lines(PACK, "de", ["luck"])[0].startswith("Glücks-Trank (×5). Nach deinem")


def test_the_tiles_are_a_table():
    told = catalogue.lines(PACK, "en", [])

    assert "          plain  key  chest  monster  action  sum" == told[-5]
    assert "straight     16    4      3        8       7   38" == told[-4]
    assert "sum          47   11      8       24      22  112" == told[-1]


def test_a_card_that_is_not_there_is_named_with_the_nearest_one():
    with pytest.raises(NotUnderstood, match="no card 'trol'; did you mean 'troll'"):
        catalogue.lines(PACK, "en", ["trol"])


def test_cards_show(capsys):
    code, out, err = run(capsys, "show", "maze", "--lang", "es", "sphinx", "heal")

    assert (0, "") == (code, err)
    assert "│ La esfinge a tiempo parcial " in out
    assert "│ Poción · ×6 " in out


def test_cards_check_finds_out_which_game_it_is(capsys, mine):
    good = (
        "a good pack, 30 monsters, 30 actions, 24 pieces of equipment, 30 potions (9 kinds), "
        f"112 tiles (15 kinds), hash {PACK.hash}"
    )
    for args in ([str(mine)], ["maze", str(mine)], ["maze", "default"]):
        code, out, err = run(capsys, "check", *args)
        assert (0, "") == (code, err)
        assert good in out
    assert "a good pack, 4 basic and 36 library spells" in run(capsys, "check", "default")[1]


def test_a_folder_without_a_cover_sheet_is_known_by_its_files(capsys, mine, tmp_path):
    (mine / "pack.toml").unlink()
    assert "maze" == game_of(mine)
    code, _, err = run(capsys, "check", str(mine))
    assert 2 == code
    assert "has 1 fault" in err
    theirs = tmp_path / "theirs"
    shutil.copytree(book.folder_of("default"), theirs)
    (theirs / "pack.toml").write_text("game = 7")
    assert "book" == game_of(theirs)


def test_cards_check_says_what_is_wrong(capsys, mine):
    path = mine / "monsters.toml"
    path.write_text(path.read_text().replace("damage = 7", "damage = 70"))
    code, out, err = run(capsys, "check", str(mine))

    assert (2, "") == (code, out)
    assert re.search(r"monsters\.toml:\d+: statue\.failure\.do\[0\]\.damage: expected", err)


@pytest.mark.parametrize("file", ["monsters", "actions", "equipment", "potions", "tiles", "pack"])
def test_cards_schema_is_json(capsys, file):
    code, out, _ = run(capsys, "schema", "maze", file)

    assert 0 == code
    assert "$defs" in json.loads(out)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("schema maze monster", "no file 'monster'; there are monsters"),
        ("schema book tiles", "a pack of book has no file 'tiles'"),
        ("schema labyrinth pack", "there are no cards of 'labyrinth'"),
        ("show mazes", "did you mean 'maze'?"),
        ("check maze nowhere", "there is no pack 'nowhere'"),
    ],
)
def test_bad_input_is_a_sentence(capsys, args, sentence):
    code, out, err = run(capsys, *args.split())

    assert (2, "") == (code, out)
    assert sentence in err
