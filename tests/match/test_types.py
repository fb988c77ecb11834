"""Wrong types at every public door: a sentence and one of our errors, plain and compiled alike."""

from __future__ import annotations

import math
import unicodedata
from random import Random
from typing import Any

import pytest

from madmage import Match, new_match
from madmage.kernel.error import MadmageError, NotUnderstood, SetupRefused
from madmage.testing import table


class Odd:
    """A value that nobody expects, and that says something nasty about itself."""

    def __repr__(self) -> str:
        raise RuntimeError

    __str__ = __repr__


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


STRANGE: tuple[Any, ...] = (
    True, 0, -1, 5, 99, 10**5000, 1.0, 1.5, math.nan, math.inf, "", "x", "\0", "\ud800", "a" * 5000,
    b"x", (), [], [1], ["a"], [["a"]], {}, {"a": 1}, {1: 2}, {"recast": ["no"]}, {"x", "y"}, object,
    object(), Odd(), nested(900), nested(50_000),
)  # fmt: skip

OPTIONS = (
    "pack", "edition", "rulings", "difficulty", "mode", "variants", "magicians", "first",
    "open_hands", "position",
)  # fmt: skip


def is_met_with_a_sentence(attempt: Any) -> bool:
    """Whether something works, or is refused by one of our errors in one short line."""
    try:
        attempt()
    except MadmageError as error:
        sentence = str(error)
        assert sentence
        assert 1 == len(sentence.splitlines()), sentence
        assert len(sentence) < 1500
        return True
    return False


def round_trip(match: Match) -> None:
    text = match.record()
    loaded = Match.load(text)
    assert text == loaded.record()
    assert (match.names, match.seed) == (loaded.names, loaded.seed)


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("edition", ["default", "de"])
def test_a_setup_option_of_any_type_is_taken_and_survives_a_record_or_is_refused(name, edition):
    refused = []
    for value in STRANGE:
        options = {"edition": edition, name: value}

        def attempt(options: Any = options) -> None:
            round_trip(new_match("book", 2, seed=1, **options))

        refused.append(is_met_with_a_sentence(attempt))
    assert any(refused)


@pytest.mark.parametrize("door", ["game", "seats", "seed", "names"])
def test_whatever_a_match_is_made_from_is_taken_and_survives_a_record_or_is_refused(door):
    refused = []
    for value in (*STRANGE, None, [None], ["Ada", 5], ["x" * 61], "Ada", range(3)):
        wishes = {"game": "book", "seats": 2, "seed": 1, door: value}
        refused.append(is_met_with_a_sentence(lambda w=wishes: round_trip(new_match(**w))))
    assert any(refused)


def test_what_should_be_refused_is_refused():
    for wish in (
        {"difficulty": 1.0},
        {"difficulty": True},
        {"rulings": 5},
        {"rulings": ["a"]},
        {"rulings": {"recast": ["no"]}},
        {"variants": 5},
        {"variants": "dunces"},
        {"magicians": 5},
        {"magicians": [1, 2]},
        {"open_hands": "no"},
        {"open_hands": 1},
        {"first": True, "edition": "de"},
        {"first": 0.0, "edition": "de"},
        {"seed": "x"},
        {"seed": 1.5},
        {"seed": math.nan},
        {"seed": True},
        {"seed": 10**40},
        {"names": 5},
        {"names": "Ada"},
        {"names": ["x" * 61]},
        {"pack": 5},
        {"position": [1]},
    ):
        with pytest.raises(SetupRefused):
            new_match("book", 2, **wish)
    for game in (None, ["book"], 5, "Book"):
        with pytest.raises(NotUnderstood):
            new_match(game, 2)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" Ada \n Lovelace ", "Ada Lovelace"),
        ("A\x1b[31mda\x00", "A[31mda"),
        ("A\u2028d\x85a", "A d a"),
        ("\udcffBo", "\ufffdBo"),
        ("\u202eBo", "Bo"),
        ("\x07", "Player 1"),
        ("名前", "名前"),
        ("نام\u200cها", "نام\u200cها"),
    ],
)
def test_names_are_cleaned_of_what_steers_terminals_or_cannot_be_saved(given, kept):
    match = new_match("book", 2, seed=1, names=[given])

    assert kept == match.names[0]
    round_trip(match)


def test_any_name_survives_a_record():
    r = Random(1)
    for _ in range(200):
        name = "".join(chr(r.choice((r.randrange(0x300), r.randrange(0x11000)))) for _ in range(9))
        match = new_match("book", 2, seed=1, names=[name])
        assert all(unicodedata.category(mark) not in ("Cc", "Cs") for mark in match.names[0])
        round_trip(match)


METHODS = {
    "seat": ("view", "screen", "log"),
    "lang": ("options", "refused", "question", "voice"),
    "choice": ("choose", "why_not"),
    "consent": ("why_not_undo", "undo"),
}


@pytest.mark.parametrize("what", METHODS)
def test_wrong_types_at_a_match_are_refused_and_change_nothing(what):
    match = table("book", 2, hands={"p1": "fire1 fire1"})
    before = match.record()
    legal = {"seat": (0, 1, -1), "lang": (), "choice": (1, 5), "consent": ((), [], {}, [1])}[what]
    for name in METHODS[what]:
        for value in (*STRANGE, None, -2, "xx", ["en"]):
            if any(type(value) is type(fine) and value == fine for fine in legal):
                continue
            method = getattr(match, name)
            refused = is_met_with_a_sentence(lambda method=method, value=value: method(value))
            assert refused or name == "why_not_undo", (name, type(value))
    assert before == match.record()


@pytest.mark.parametrize("seat", [99, 2, -2, "x", None, 1.0, True])
def test_a_seat_that_is_not_there_sees_nothing(seat):
    match = new_match("book", 2, seed=1)
    for look in (match.view, match.screen, match.log):
        with pytest.raises(NotUnderstood, match="there is no seat"):
            look(seat)


def test_a_record_is_a_text():
    for value in STRANGE:
        assert is_met_with_a_sentence(lambda value=value: Match.load(value))


def test_told_outcomes_of_any_type_are_taken_or_refused():
    refused = []
    for value in STRANGE:
        for told in (value, {"deck.p1": value}, {"deck.p1": [value]}):
            refused.append(is_met_with_a_sentence(lambda told=told: table("book", 2, told=told)))
    assert any(refused)
