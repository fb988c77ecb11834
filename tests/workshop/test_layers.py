"""A pack that builds on another one: its cards lie over those below, and faults are told in place."""

from __future__ import annotations

import shutil

import pytest

from madmage.games.book.loading import folder_of, load_folder
from madmage.games.maze.loading import load_folder as load_maze
from madmage.kernel.error import PackRefused
from madmage.workshop.draft import begin

COVER = 'game = "book"\nname = "mine"\nextends = "default"\n'
KISS = """\
[frost_kiss]
name = { en = "Frost Kiss", de = "Frostkuss", es = "Beso" }
replaces = "hoarfrost"
element = "water"
level = 1
x = 1
cast = [{ draw = "X" }]
"""


@pytest.fixture
def pack(tmp_path):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text(COVER)
    (folder / "spells.toml").write_text(KISS)
    return folder


def faults(folder) -> str:
    with pytest.raises(PackRefused) as refused:
        load_folder(folder)
    return str(refused.value)


def test_a_card_stands_on_the_place_of_the_one_it_replaces(pack):
    ours, theirs = load_folder(pack), load_folder(folder_of("default"))

    keys = [spell.key for spell in theirs.spells]
    assert [spell.key for spell in ours.spells] == [
        "frost_kiss" if key == "hoarfrost" else key for key in keys
    ]


def test_a_layered_pack_has_the_fingerprint_of_the_same_pack_written_out(pack, tmp_path):
    flat = tmp_path / "flat"
    shutil.copytree(folder_of("default"), flat)
    spells = (flat / "spells.toml").read_text()
    head, _, rest = spells.partition("[hoarfrost]")
    tail = rest[rest.index("\n[") :]
    card = KISS.replace('replaces = "hoarfrost"\n', "")
    (flat / "spells.toml").write_text(head + card + tail)
    (pack / "pack.toml").write_text(COVER)

    assert load_folder(flat).hash == load_folder(pack).hash


def test_another_version_of_a_card_needs_only_its_key(pack):
    (pack / "spells.toml").write_text(
        KISS.replace("frost_kiss", "hoarfrost").replace('replaces = "hoarfrost"\n', "")
    )

    assert len(load_folder(pack).spells) == 40


def test_pages_follow_a_monster_that_was_replaced(pack):
    draft = begin("book", "monster", "Grue", pack, wanted={"kind": "interior"})
    loaded = load_folder(pack)

    assert draft.replaces == "sorcerer"
    keys = [monster.key for monster in loaded.monsters]
    assert [page.key for page in loaded.pages if page.monster == keys.index("grue")]


def test_what_is_left_out_makes_room_for_what_was_there_before(pack, tmp_path):
    above = tmp_path / "above"
    above.mkdir()
    (above / "pack.toml").write_text(
        'game = "book"\nname = "above"\nextends = "../mine"\nwithout = ["frost_kiss"]\n'
    )
    keys = {spell.key for spell in load_folder(above).spells}

    assert "hoarfrost" in keys
    assert "frost_kiss" not in keys
    assert load_folder(above).hash == load_folder(folder_of("default")).hash


def test_the_maze_may_leave_cards_out_and_a_power_text_may_change(tmp_path):
    (tmp_path / "pack.toml").write_text(
        'game = "maze"\nname = { en = "A", de = "A", es = "A" }\nextends = "default"\n'
        'without = ["doorman"]\n[powers]\ntea = { en = "T", de = "T", es = "T" }\n'
    )
    pack = load_maze(tmp_path)

    assert "doorman" not in [monster.key for monster in pack.monsters]
    assert pack.power_texts["tea"]["en"] == "T"
    assert "thread" in pack.power_texts


MISTAKES = [
    ("spells.toml", '"water"', "water", "spells.toml:4: this is not TOML: Invalid value"),
    ("spells.toml", '"water"', "water", 'a text stands in quotation marks ("water")'),
    ("spells.toml", "level = 1", "level 1", "spells.toml:5: this is not TOML"),
    ("spells.toml", '"X" }]', '"X" }', "spells.toml:7: this is not TOML: Unclosed array"),
    ("spells.toml", "[frost_kiss]", "[Frost Kiss]", "for example [my_card]"),
    ("spells.toml", '[{ draw = "X" }]', '{ draw = "X" }', "a list stands in brackets"),
    ("spells.toml", "draw", "drwa", "did you mean 'draw'?"),
    ("spells.toml", 'de = "Frostkuss", ', "", "frost_kiss.name: the key 'de' is missing: the words in German"),
    ("spells.toml", '{ en = "Frost Kiss", de = "Frostkuss", es = "Beso" }', '"Kiss"', "words stand in three languages"),
    ("spells.toml", '"hoarfrost"', '"hoarfrst"', "spells.toml:3: frost_kiss.replaces: the pack below has no card 'hoarfrst'; did you mean 'hoarfrost'?"),
    ("spells.toml", "[frost_kiss]", "[ice]", "'ice' is a card of the pack below already"),
    ("spells.toml", 'replaces = "hoarfrost"', "", "4 found, 3 expected [B1.4]; a new card takes the place"),
    ("pack.toml", '"default"', '"defualt"', "pack.toml:3: extends: there is no pack 'defualt'"),
    ("pack.toml", 'extends = "default"', "", 'write extends = "default"'),
    ("pack.toml", 'name = "mine"', "", "a pack of your own has a name of its own"),
    ("pack.toml", 'name = "mine"', 'name = "default"', "pack.toml:2: name: this is the name of the pack below"),
    ("pack.toml", '"default"', '"default"\nwithout = ["hoarfrst"]', "pack.toml:4: without[0]: no pack below has a card 'hoarfrst'"),
    ("pack.toml", '"default"', '"../mine"', "more than 8 packs build on each other"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "told"), MISTAKES)
def test_the_first_mistakes_of_an_author_are_told_with_what_was_meant(pack, file, old, new, told):
    path = pack / file
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))

    assert told in faults(pack)


def test_one_mistake_is_told_once_and_does_not_hide_behind_others(pack):
    (pack / "pack.toml").write_text(COVER.replace("default", "defualt"))
    assert "has 1 fault:" in faults(pack)
    (pack / "pack.toml").write_text(COVER)
    (pack / "spels.toml").write_text(KISS)
    assert "did you mean 'spells.toml'?" in faults(pack)


def test_two_cards_cannot_take_one_place(pack):
    (pack / "spells.toml").write_text(KISS + KISS.replace("frost_kiss", "other"))

    assert "'hoarfrost' is replaced by 'frost_kiss' already" in faults(pack)
