"""A card author is told what is wrong, where, and what was expected."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from madmage.games.book.loading import folder_of, load_folder
from packs import breaking
from packs.breaking import remembered as remembered

DEFAULT = folder_of("default")
FILES = sorted(path.name for path in DEFAULT.glob("*.toml"))


faults = partial(breaking.faults, load_folder)
change = partial(breaking.change, load_folder)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return breaking.copied(DEFAULT, tmp_path)


@pytest.mark.parametrize(("key", "meant"), [("[Growth]", "growth"), ('["my ice"]', "my_ice")])
def test_a_key_that_nobody_could_type_is_refused_with_a_better_one(pack, key, meant):
    told = change(pack, "spells.toml", "[growth]", key)

    assert f"small letters, digits and _, for example: {meant}" in told


def line_of(file: str, text: str) -> int:
    lines = (DEFAULT / file).read_text().splitlines()
    return next(i for i, line in enumerate(lines, 1) if text in line)


def misspelt_key(line: str) -> str:
    return "zz" + line


def nonsense(line: str) -> str:
    return line + " ~~"


def wrong_value(line: str) -> str:
    key = line.split("=", 1)[0]
    return f"{key}= 2026-01-01"


def is_value(line: str) -> bool:
    return "=" in line and not line.startswith(("[", "#"))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("breaking", [misspelt_key, nonsense, wrong_value])
def test_breaking_any_one_line_gives_an_error_that_names_that_line(pack, file, breaking):
    path = pack / file
    lines = path.read_text().splitlines()
    for number, line in enumerate(lines, 1):
        if not (is_value(line) or (line.startswith("[") and breaking is nonsense)):
            continue
        broken = [*lines]
        broken[number - 1] = breaking(line)
        path.write_text("\n".join(broken) + "\n")
        told = faults(pack)
        assert f"{file}:{number}:" in told, (line, told)


@pytest.mark.parametrize("file", [name for name in FILES if name != "pack.toml"])
def test_a_card_that_is_missing_is_counted(pack, file):
    """B1: a whole box has exactly so many of each card."""
    path = pack / file
    cards = re.split(r"(?m)^(?=\[)", path.read_text())
    path.write_text("".join(cards[:-1]))
    assert re.search(r"expected \[B1\.\d\]|is called", faults(pack))


def test_a_misspelt_verb_is_named_with_the_verb_that_was_meant(pack):
    told = change(pack, "spells.toml", 'cast = [{ draw = "X" }]', 'cast = [{ drwa = "X" }]')

    assert "growth.cast[0]: no verb among its keys (drwa); did you mean 'draw'?" in told


def test_two_verbs_in_one_step_are_refused(pack):
    told = change(pack, "spells.toml", '{ draw = "X" }', '{ draw = "X", mill = 1 }')

    assert "a step has one verb, this one has 2: draw, mill" in told


def test_an_unknown_word_is_refused_with_the_words_that_are_known(pack):
    told = change(pack, "spells.toml", 'kind = "v1"', 'kind = "v9"')

    assert f"spells.toml:{line_of('spells.toml', 'v1')}: gleaning.cast[0].kind" in told
    assert "expected one of: any, element, madness, v1, v2, v3, v2+" in told


def test_a_variable_must_be_declared_and_used(pack):
    told = change(pack, "spells.toml", 'cast = [{ draw = "X" }]', 'cast = [{ draw = "Y" }]')

    assert "'Y' is used, but the card has no 'y'" in told
    assert "growth.x: 'x' is never used in 'cast'" in told


def test_a_deep_fault_is_named_by_its_path(pack):
    told = change(
        pack, "spells.toml", '{ look = "X" }, { draw = 1 }', '{ look = "X" }, { draw = 0 }'
    )

    assert "weather_eye.cast[0].a_player[1].draw" in told


def test_either_every_step_says_who_or_none_does(pack):
    told = change(
        pack,
        "curses.toml",
        "strike = [{ mill = 4 }]",
        "strike = [{ mill = 4 }, { active = [{ mill = 1 }] }]",
    )

    assert "either every step here says who carries it out, or none does" in told


def test_a_monster_stands_on_one_page_only(pack):
    told = change(pack, "pages.toml", 'monster = "page_eater"', 'monster = "sorcerer"')

    assert "'sorcerer' already stands on the back of 'ashes_to_ink'" in told


def test_a_page_cannot_have_a_covers_monster_on_its_back(pack):
    told = change(pack, "pages.toml", 'monster = "page_eater"', 'monster = "dust_moth"')

    assert "no interior page's monster is called 'dust_moth'" in told


def test_the_box_must_have_enough_value_1_cards_for_any_five_magicians(pack):
    """B2.9a."""
    told = change(pack, "magicians.toml", "air = 5", "air = 9")

    assert "value-1 air cards, the box holds 18 [B2.9a]" in told


def test_under_stands_only_inside_on_place(pack):
    told = change(pack, "curses.toml", "strike = [{ mill = 4 }]", "strike = [{ under = 1 }]")

    assert "'under' stands only inside 'on_place'" in told


def test_a_missing_file_is_named(pack):
    (pack / "curses.toml").unlink()

    assert f"{pack / 'curses.toml'}: this file is missing" in faults(pack)


def test_a_file_that_is_not_text_is_named(pack):
    (pack / "curses.toml").write_bytes(b"\xff\xfe\x00")

    assert "this file is not UTF-8 text" in faults(pack)


def test_all_faults_are_told_together(pack):
    change(pack, "spells.toml", "level = 1", "level = 7")
    told = change(pack, "curses.toml", "copies = 3", 'copies = "many"')

    assert "has 2 faults" in told


def test_a_translation_that_is_mended_does_not_change_the_packs_hash(pack):
    before = load_folder(pack).hash
    path = pack / "spells.toml"
    path.write_text(path.read_text().replace("Wachstum", "Wuchs"))
    assert before == load_folder(pack).hash
    path.write_text(
        path.read_text().replace('cast = [{ draw = "X" }]', 'cast = [{ draw = "X" }, { draw = 1 }]')
    )
    assert before != load_folder(pack).hash
