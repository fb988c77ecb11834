"""The server's own sentences: in three languages, all of them, and all of them used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import madmage.server
from madmage.server.problem import STATUS, say

ROOM = Path(madmage.server.__file__).parent


def messages(lang):
    entries = FluentParser().parse((ROOM / "words" / f"{lang}.ftl").read_text()).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", (ROOM / "words" / f"{lang}.ftl").read_text()))
        for entry in entries
        if isinstance(entry, fluent.Message)
    }


@pytest.mark.parametrize("lang", ["de", "es"])
def test_every_sentence_is_there_in_every_language(lang):
    assert set(messages("en")) == set(messages(lang))


def test_every_sentence_that_is_said_is_written_and_every_one_written_is_said():
    code = "\n".join(path.read_text() for path in ROOM.glob("*.py"))
    said = set(re.findall(r'"((?:problem|undo|title|draft)-[a-z-]+)"', code))
    written = {key for key in messages("en") if not key.startswith("name-")}
    assert said == written


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_sentences_take_their_words(lang):
    told = say(lang, "undo-others", names="Ada, Bo", n=2)
    assert "Ada, Bo" in told
    assert "BCDFG" in say(lang, "problem-unknown-table", table="BCDFG")
    assert "3" in say(lang, "name-companion", n=3)


def test_every_code_of_a_problem_has_a_status():
    assert all(400 <= status <= 500 for status in STATUS.values())
