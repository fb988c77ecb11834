"""A card that was begun is good at once, in every kind, and can be looked at in every language."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from jsonschema import Draft202012Validator

from madmage.games.shelf import rules_of
from madmage.kernel.error import MadmageError
from madmage.workshop.advice import SAME, advice_on
from madmage.workshop.draft import begin
from madmage.workshop.face import face_of
from madmage.workshop.frame import WIDTH, framed
from madmage.workshop.kind import KINDS, room
from madmage.workshop.picture import picture
from madmage.workshop.schema import schema_of

EVERY_KIND = [(game, kind) for game, kinds in KINDS.items() for kind in kinds]


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "mine"


@pytest.mark.parametrize(("game", "kind"), EVERY_KIND)
def test_a_new_card_of_every_kind_is_good_fits_its_schema_and_is_drawn(folder, game, kind):
    draft = begin(game, kind, 'The "Odd" <Mülle>', folder)

    assert draft.key == "the_odd_m_lle"
    assert rules_of(game).check_setup(3, {"pack": str(folder)})
    for file in ("pack.toml", draft.file.name):
        text = (folder / file).read_text(encoding="utf-8")
        schema = json.loads((folder / text.splitlines()[0].removeprefix("#:schema ")).read_text())
        errors = Draft202012Validator(schema).iter_errors(tomllib.loads(text))
        assert [] == [error.message for error in errors]
    broken = {**tomllib.loads(draft.file.read_text(encoding="utf-8")), "x": {"nam": 1}}
    assert not Draft202012Validator(schema).is_valid(broken)
    check_drawings(game, folder, draft.key)


@pytest.mark.parametrize("game", KINDS)
def test_our_own_packs_fit_the_schemas_that_editors_get(game):
    spec, folder = room(game, "spec"), room(game, "loading").folder_of("default")
    for file in (*spec.FILES, *spec.SHEETS):
        data = tomllib.loads((folder / f"{file}.toml").read_text(encoding="utf-8"))
        errors = Draft202012Validator(schema_of(game, file)).iter_errors(data)
        assert [] == [error.message for error in errors]


def check_drawings(game: str, folder: Path, key: str) -> None:
    """The card is drawn in every language, by letters and as a picture that needs nothing else."""
    pack = room(game, "loading").load_folder(folder)
    for lang in ("en", "de", "es"):
        face = face_of(game, pack, key, lang)
        lines = framed(face)
        assert {WIDTH} == {len(line) for line in lines}
        assert "«" not in "".join(lines)
        svg = picture(face)
        words = "".join(ET.fromstring(svg).itertext())
        assert face.name in words
        assert face.parts[0].text.split()[0] in words
        assert "http" not in svg.replace("http://www.w3.org", "")


def test_a_name_that_is_not_translated_yet_is_noted_but_no_fault(folder):
    draft = begin("book", "spell", "One", folder)
    told = advice_on("book", folder)

    assert [f"{draft.file}:{draft.line + 1}: one.name: {SAME}"] == told
    draft.file.write_text(draft.file.read_text().replace('de = "One"', 'de = "Eins"'))
    assert [] == advice_on("book", folder)


def test_a_second_card_joins_the_pack_and_takes_another_place(folder):
    first = begin("book", "spell", "One", folder, wanted={"element": "fire", "level": 3})
    second = begin("book", "spell", "Two", folder, wanted={"element": "fire", "level": 3})

    assert first.is_new_pack
    assert not second.is_new_pack
    assert first.replaces != second.replaces
    spells = room("book", "loading").load_folder(folder).spells
    assert {"one", "two"} <= {
        spell.key for spell in spells if (spell.element, spell.level) == (2, 3)
    }


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("book", "spel", "A"), "did you mean 'spell'?"),
        (("bok", "spell", "A"), "did you mean 'book'?"),
        (("book", "spell", " "), "a name of one line"),
        (("maze", "potion", "Heal"), "has a card 'heal' already, in potions.toml"),
    ],
)
def test_what_cannot_be_begun_is_said_in_a_sentence(folder, asked, told):
    with pytest.raises(MadmageError) as refused:
        begin(*asked, folder)
    assert told in str(refused.value)


def test_a_card_is_not_put_into_a_pack_of_the_other_game_or_over_other_things(folder):
    begin("maze", "monster", "A", folder)
    with pytest.raises(MadmageError, match="is a pack of maze"):
        begin("book", "spell", "B", folder)
    (folder.parent / "full").mkdir()
    (folder.parent / "full" / "letter.txt").write_text("dear")
    with pytest.raises(MadmageError, match="holds other things"):
        begin("book", "spell", "B", folder.parent / "full")
    with pytest.raises(MadmageError, match="did you mean 'hoarfrost'"):
        begin("book", "spell", "C", folder.parent / "new", replaces="hoarfrst")
