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
    code = "\n".join(path.read_text() for path in ROOM.rglob("*.py"))
    said = set(re.findall(r'"((?:problem|undo|title|draft)-[a-z-]+)"', code))
    written = {key for key in messages("en") if not key.startswith("name-")}
    assert said == written


FAMILIES = ("part", "kind", "level", "chair", "variant", "mode", "edition", "difficulty")
"""Sentences of the plain page whose names are put together."""


def test_every_sentence_of_the_plain_page_is_said_somewhere():
    code = "\n".join(path.read_text() for path in (ROOM / "plain").glob("*.py"))
    text = (ROOM / "plain" / "words" / "en.ftl").read_text()
    written = set(re.findall(r"^plain-([a-z0-9-]+) =", text, re.MULTILINE))
    assert {key for key in written if f'"{key}"' not in code and f"'{key}'" not in code} <= {
        key for key in written if key.startswith(FAMILIES) or key == "open-hands"
    }
    said = set(
        re.findall(
            r"""_?(?:told|say|said)\((?:self\.lang, |who\.lang, |lang, )?["']([a-z-]+)["']""", code
        )
    )
    assert {key for key in said - written if not key.startswith("line-")} <= {"title"}


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_sentences_take_their_words(lang):
    told = say(lang, "undo-others", names="Ada, Bo", n=2)
    assert "Ada, Bo" in told
    assert "BCDFG" in say(lang, "problem-unknown-table", table="BCDFG")
    assert "3" in say(lang, "name-companion", n=3)


def test_every_code_of_a_problem_has_a_status():
    assert all(400 <= status <= 500 for status in STATUS.values())
