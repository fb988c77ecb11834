"""JSON Schemas for editors come from the structs that validate."""

from __future__ import annotations

import tomllib

import pytest
from jsonschema import Draft202012Validator

from madmage.games.book import spec
from madmage.games.book.loading import folder_of
from madmage.games.book.verbs import LANGUAGE
from madmage.packs.schema import file_schema

FILES = spec.FILES
DEFAULT = folder_of("default")


def load(name: str) -> dict:
    return tomllib.loads((DEFAULT / f"{name}.toml").read_text())


@pytest.mark.parametrize("name", FILES)
def test_the_default_pack_fits_its_schema(name):
    validator = Draft202012Validator(file_schema(FILES[name], LANGUAGE, is_list=True))

    assert [] == [error.message for error in validator.iter_errors(load(name))]


def test_the_cover_sheet_fits_its_schema():
    validator = Draft202012Validator(file_schema(spec.PackSpec, LANGUAGE, is_list=False))

    assert [] == list(validator.iter_errors(load("pack")))


def test_a_wrong_step_deep_inside_a_card_does_not_fit():
    validator = Draft202012Validator(file_schema(spec.SpellSpec, LANGUAGE, is_list=True))
    cards = load("spells")
    cards["weather_eye"]["cast"][0]["a_player"][1] = {"drwa": 1}

    assert list(validator.iter_errors(cards))
