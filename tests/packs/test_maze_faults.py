"""An author of cards for the Maze is told what is wrong, where, and what was expected."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from madmage.games.maze.loading import MOST_CARDS, folder_of, load_folder
from packs import breaking
from packs.breaking import remembered as remembered

DEFAULT = folder_of("default")
FILES = sorted(path.name for path in DEFAULT.glob("*.toml"))
EVERY = 19
"""Every so many lines are broken; a prime, so that all kinds of lines have their turn."""


faults = partial(breaking.faults, load_folder)
change = partial(breaking.change, load_folder)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return breaking.copied(DEFAULT, tmp_path)


def card(folder: Path, text: str, file: str = "actions.toml") -> str:
    """Add a card called `odd` to a file; the faults that follow. `TEXT` and `LABEL` are filled in."""
    words = '{ en = "a", de = "b", es = "c" }'
    text = text.replace("TEXT", f"text = {words}").replace("LABEL", f"label = {words}")
    path = folder / file
    path.write_text(f"{path.read_text()}\n[odd]\nname = {words}\n{text}\n")
    return faults(folder)


def misspelt_key(line: str) -> str:
    return "zz" + line


def nonsense(line: str) -> str:
    return line + " ~~"


def wrong_value(line: str) -> str:
    key = line.split("=", 1)[0]
    return f"{key}= 2026-01-01"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("breaking", [misspelt_key, nonsense, wrong_value])
def test_breaking_any_one_line_gives_an_error_that_names_that_line(pack, file, breaking):
    path = pack / file
    lines = path.read_text().splitlines()
    every = EVERY if len(lines) > 60 else 3
    start = [misspelt_key, nonsense, wrong_value].index(breaking)
    for number in range(1 + start, len(lines) + 1, every):
        line = lines[number - 1]
        is_value = "=" in line and not line.startswith(("[", "#"))
        if not (is_value or (line.startswith("[") and breaking is nonsense)):
            continue
        if line.endswith("[") and breaking is wrong_value:
            continue  # the list that it opened is now what is wrong, on the next line
        broken = [*lines]
        broken[number - 1] = breaking(line)
        path.write_text("\n".join(broken) + "\n")
        told = faults(pack)
        assert f"{file}:{number}:" in told, (line, told)


def test_a_misspelt_verb_is_named_with_the_verb_that_was_meant(pack):
    told = change(pack, "monsters.toml", '{ draw = "key" }', '{ drwa = "key" }')

    assert "doorman.success.do[0]: no verb among its keys (drwa); did you mean 'draw'?" in told


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("damage = 4 }", "damage = 21 }", "failure.do[0].damage: expected a whole number <= 20"),
        ("damage = 4 }", "damage = 0 }", "'damage = 0' does nothing"),
        ("damage = 4 }", 'damage = "4" }', "do[0].damage: expected a whole number, got a text"),
        ("throw = 2", "throw = 10", "do[1].throw: expected a whole number <= 9"),
        ("throw = 2", "home = 2", "do[1].home: invalid enum value 2; expected one of: 1"),
        ("omen = -1", "omen = 0", "an omen of 0 changes nothing"),
        ("omen = -1", "omen = -6", "omen: expected a whole number >= -5"),
        ('lose = "key", by = "chance"', 'lose = "key"', "the key 'by' is missing"),
        ('plus = "level"', 'plus = "levle"', "did you mean 'level'?"),
        ('draw = "equipment"', 'draw = "equipmnt"', "did you mean 'equipment'?"),
        ("count = 2", "count = 4", "do[2].count: expected a whole number <= 3"),
        ('swap = "reader"', 'swap = "chance"', "expected one of: owner, reader"),
        ("map = 2", "map = 6", "do[0].map: expected a whole number <= 5"),
        ("peek = 4", "peek = 9", "do[0].peek: expected a whole number <= 8"),
        ("{ skip = 1 }", "{ skip = 1, again = 1 }", "a step has one verb, this one has 2"),
        ("number = 1 }", "number = 7 }", "doorman.test.number: expected a whole number <= 6"),
        ('"strength", number', '"speed", number', "doorman.test.ability: invalid enum value"),
        ('"strength", number', '"strenght", number', "did you mean 'strength'?"),
        ("do = [{ draw", 'do = ["point"]\n#', "doorman.success.do[0]: expected a table"),
        ("do = [{ draw", "do = [1, 2]\n#", "doorman.success.do[0]: expected a table"),
        ("do = [{ draw", "do = []\n#", "do: expected a list of length >= 1"),
        ("gone = true\n\n", "gone = 1\n\n", "doorman.success.gone: expected true or false, got a whole number"),
        ("[doorman.success]", "[doorman.succes]", "did you mean 'success'?"),
        ("test = { ability", "# = { ability", "doorman.success: 'success' stands only beside"),
        ("label = {", 'label = "Odius"\n#', "label: expected a table, got a text"),
        ("life = 7", "life = 20", "leeches.green.cost.life: expected a whole number <= 19"),
        ("key = 1 }", "key = 2 }", "cost.key: invalid enum value 2; expected one of: 1"),
        ("key = 1 }", "key = 1, life = 1 }", "a cost is one of: life, key, potion, equipment"),
    ],
)  # fmt: skip
def test_a_wrong_value_in_a_tree_is_named_with_what_was_expected(pack, old, new, sentence):
    file = next(f for f in ("monsters.toml", "actions.toml") if old in (DEFAULT / f).read_text())

    assert sentence in change(pack, file, old, new)


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("equipment.toml", "strength = 3", "strength = 6", "pan.strength: expected a whole number <= 5"),
        ("equipment.toml", "speed = -2", "spede = -2", "did you mean 'speed'?"),
        ("equipment.toml", '"tea"', '"coffee"', "teapot.power: invalid enum value 'coffee'"),
        ("potions.toml", "copies = 6", "copies = 0", "heal.copies: expected a whole number >= 1"),
        ("potions.toml", "heal = 8", "mist = false", "heal: a potion does one thing; this one"),
        ("potions.toml", "heal = 8", "heal = 8\nluck = true", "this one does 2"),
        ("potions.toml", "by = 3", "by = 9", "strength.lift.by: expected a whole number <= 5"),
        ("potions.toml", "heal = 8", "lift = 3", "heal.lift: expected a table, got a whole number"),
        ("tiles.toml", '"tee"', '"cross"', "tile[10].shape: invalid enum value 'cross'"),
        ("tiles.toml", "copies = 16", "copies = 0", "tile[0].copies: expected a whole number >= 1"),
        ("tiles.toml", '"monster"', '"plain"', "straight and plain stand above already"),
        ("pack.toml", 'game = "maze"', 'game = "mazes"', "expected one of: maze; did you mean"),
        ("pack.toml", "[powers.tea]", "[powers.coffee]", "powers.coffee: unknown key 'coffee'"),
    ],
)  # fmt: skip
def test_a_wrong_value_elsewhere_is_named_with_what_was_expected(pack, file, old, new, sentence):
    told = change(pack, file, old, new)

    assert sentence in told
    assert f"{file}:" in told


@pytest.mark.parametrize("file", [name for name in FILES if name != "tiles.toml"])
@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_a_text_that_lacks_a_language_is_named(pack, file, lang):
    old = re.search(rf"(?m)^(text\.)?{lang} = .*$", (DEFAULT / file).read_text())
    assert old
    assert f"the key '{lang}' is missing" in change(pack, file, old[0], "")


def test_a_power_without_a_text_is_named(pack):
    text = (pack / "pack.toml").read_text()
    (pack / "pack.toml").write_text(text.partition("[powers.forged_ring]")[0])

    assert "ring.power: the power 'forged_ring' has no text" in faults(pack)


def test_a_text_is_one_line_without_control_characters(pack):
    told = change(pack, "monsters.toml", "You are not on the list.", r"\u001b[2J")

    assert "doorman.text.en: expected a text of one line, without control characters" in told


def test_a_fate_table_has_six_lines(pack):
    told = card(pack, "TEXT" + "\n[[odd.fate]]\nTEXT" * 5)
    assert "odd.fate: expected a list of length >= 6" in told
    told = card(pack, "TEXT" + "\n[[odd.fate]]\nTEXT" * 7, "monsters.toml")
    assert "odd.fate: expected a list of length <= 6" in told


def test_the_fault_of_a_line_of_a_fate_table_is_found_on_its_own_line(pack):
    lines = (DEFAULT / "actions.toml").read_text().splitlines()
    number = max(i for i, line in enumerate(lines, 1) if line == "[[wheel.fate]]")
    told = change(pack, "actions.toml", "First prize: you, improved.", "\\u0007")

    assert f"actions.toml:{number + 1}: wheel.fate[5].text.en" in told


def test_a_test_has_a_success_and_a_failure(pack):
    told = card(pack, 'TEXT\ntest = { ability = "strength", number = 1 }\n[odd.success]\nTEXT')

    assert "odd.test: a test needs a 'failure' beside it" in told


def test_a_choice_has_two_sides(pack):
    assert "odd.green: a choice has two sides; 'red' is missing" in card(
        pack, "TEXT\n[odd.green]\nTEXT\nLABEL"
    )


def test_one_side_of_a_choice_is_free(pack):
    side = "TEXT\nLABEL\ncost = { key = 1 }"
    told = card(pack, f"TEXT\n[odd.green]\n{side}\n[odd.red]\n{side}")

    assert "odd.red.cost: at least one side has no cost" in told


def test_a_node_goes_on_in_one_way(pack):
    told = card(
        pack,
        'TEXT\ntest = { ability = "strength", number = 1 }\n[odd.success]\nTEXT\n[odd.failure]\n'
        "TEXT\n[odd.green]\nTEXT\nLABEL\n[odd.red]\nTEXT\nLABEL",
    )

    assert "odd: a node goes on in one way: by 'test', by 'green' and 'red', or by 'fate'" in told


def test_a_tree_is_at_most_six_nodes_deep(pack):
    def nested(depth: int) -> str:
        text, path = "TEXT", "odd"
        for _ in range(depth - 1):
            text += f"\n[{path}.red]\nTEXT\nLABEL\n[{path}.green]\nTEXT\nLABEL"
            path += ".green"
        return text

    told = card(pack, nested(7))
    deep = "odd" + ".green" * 6
    assert f"{deep}: a tree has at most 6 nodes from its root to a leaf" in told
    assert "has 2 faults" in told, "both sides of the last choice are too deep"


def test_a_node_has_at_most_eight_steps(pack):
    steps = ", ".join(["{ heal = 1 }"] * 9)
    assert "odd.do: 9 steps; a node has at most 8" in card(pack, f"TEXT\ndo = [{steps}]")


def test_steps_inside_a_frame_count_too(pack):
    steps = ", ".join(["{ heal = 1 }"] * 8)
    told = card(pack, f"TEXT\ndo = [{{ heal = 1 }}, {{ everyone_here = [{steps}] }}]")
    assert "odd.do: 9 steps" in told


def test_no_frame_stands_inside_another(pack):
    told = card(pack, "TEXT\ndo = [{ reader = [{ others_here = [{ heal = 1 }] }] }]")

    assert "do[0].reader[0].others_here: 'others_here' stands inside 'reader'" in told


def test_faults_below_a_faulty_node_are_told_as_well(pack):
    text = (pack / "monsters.toml").read_text()
    text = text.replace("number = 3 }", "number = 9 }", 1)
    before, green, after = text.partition("[statue.success.green]")
    text = before + green + after.replace("point = 1", "pint = 1", 1)
    text = text.replace("damage = 7", "damage = 70", 1)
    (pack / "monsters.toml").write_text(text)
    told = faults(pack)

    assert "statue.test.number" in told
    assert "statue.success.green.do[0]: no verb among its keys (pint)" in told
    assert "statue.failure.do[0].damage" in told
    assert "has 3 faults" in told


def test_a_key_belongs_to_one_card_in_the_whole_pack(pack):
    told = change(pack, "potions.toml", "[luck]", "[ham]")

    assert "potions.toml:14: ham: 'ham' is already the key of a card in monsters.toml" in told


@pytest.mark.parametrize("key", ['"Ham Two"', '"../ham"', "Ham", '""', "1ham"])
def test_a_key_is_a_plain_word(pack, key):
    assert "a card's key is a word of small letters" in change(
        pack, "potions.toml", "[luck]", f"[{key}]"
    )


def test_a_key_is_no_word_of_the_card_files(pack):
    """A card under such a key would be left out of the hash."""
    assert "'label' is a word of the card files" in change(
        pack, "potions.toml", "[luck]", "[label]"
    )


@pytest.mark.parametrize("key", ["done", "key", "nothing"])
def test_a_key_is_no_answer_of_the_game(pack, key):
    """A record would not tell the card from the key, from nothing, or from having finished."""
    assert f"'{key}' is an answer that players give" in change(
        pack, "potions.toml", "[luck]", f"[{key}]"
    )


@pytest.mark.parametrize("name", ["monsters", "actions", "equipment", "potions"])
def test_no_deck_is_empty_and_none_is_too_large(pack, name):
    path = pack / f"{name}.toml"
    text = path.read_text()
    path.write_text("# nothing\n")
    assert f"{name}.toml:1: no cards; a pack has at least one of {name} [M12.1]" in faults(pack)
    path.write_text(text + "".join(f"[more_{i}]\n" for i in range(250)))
    assert f"a pack has at most {MOST_CARDS[name]} of {name}" in faults(pack)


def test_there_are_not_more_potions_than_can_be_numbered(pack):
    assert "274 potions; a pack has at most 250" in change(
        pack, "potions.toml", "copies = 6", "copies = 250"
    )


def tiles(folder: Path, *kinds: tuple[str, str, int]) -> str:
    lines = [f'{{ shape = "{s}", mark = "{m}", copies = {n} }},' for s, m, n in kinds]
    (folder / "tiles.toml").write_text("tile = [\n" + "\n".join(lines) + "\n]\n")
    return faults(folder)


def test_a_tile_deck_must_be_able_to_make_levels(pack):
    few = tiles(pack, ("tee", "plain", 10), ("corner", "key", 19))
    assert "tile: 29 tiles; with fewer than 30 no two levels can be laid out" in few
    many = tiles(pack, ("tee", "plain", 240), ("corner", "key", 1))
    assert "tile: 241 tiles; a deck has at most 240" in many
    narrow = tiles(pack, ("corner", "plain", 40), ("straight", "key", 10))
    assert "no tile is a tee, so a level could never branch [M4.1]" in narrow
    kinds = tiles(pack, *[("tee", "plain", 1)] * 61)
    assert "tile: expected a list of length <= 60" in kinds
    assert "the key 'tile' is missing" in change(pack, "tiles.toml", "tile = [", "tiles = [")


def test_all_faults_are_told_together(pack):
    change(pack, "monsters.toml", "number = 1 }", "number = 0 }")
    change(pack, "equipment.toml", "strength = 3", "strength = 30")
    told = change(pack, "tiles.toml", '"corner"', '"curve"')

    assert "has 3 faults" in told


def test_a_translation_that_is_mended_does_not_change_the_packs_hash(pack):
    before = load_folder(pack).hash
    for file, old, new in (
        ("monsters.toml", "Der Türsteher außer Dienst", "Der Türsteher a. D."),
        ("monsters.toml", "Umstoßen", "Kippen"),
        ("potions.toml", "Tastes of cherry", "Tastes of plum"),
        ("pack.toml", "The House of Odius", "The Tower of Odius"),
        ("pack.toml", "up to the life limit", "within the life limit"),
    ):
        text = (pack / file).read_text()
        assert old in text
        (pack / file).write_text(text.replace(old, new))
    assert before == load_folder(pack).hash
    path = pack / "monsters.toml"
    path.write_text(path.read_text().replace("damage = 7", "damage = 6"))
    assert before != load_folder(pack).hash
