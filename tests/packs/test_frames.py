"""The shared frames of the card language, played: what a declined `may` ends, and what it does not."""

from __future__ import annotations

import pytest

from madmage import Match
from madmage.testing import table
from rules.book.tables import own_pack, play, seen

GROWTH = r'^x = 1\ncast = \[\{ draw = "X" \}\]$'


def growing(tmp_path, cast: str, **facts) -> Match:
    """A table at which the spell Growth has this effect."""
    pack = own_pack(tmp_path, spells=[(GROWTH, f"cast = [{cast}]")])
    given = {"hands": {"p1": "earth1"}, "decks": {"p1": "fire1 fire2 fire3 water1 water2"}, **facts}
    match = table("book", 2, pack=pack, magicians=("fire_m", "fire_f"), **given)
    return play(match, "cast growth x1")


def test_after_a_declined_may_no_new_round_of_a_repetition_begins(tmp_path):
    match = growing(tmp_path, "{ repeat = 3, do = [{ may = [{ draw = 1 }] }, { draw = 1 }] }")
    play(match, "yes", "no")

    assert "act" == match.ask.kind, "the third round never came"
    assert {"fire1": 1, "fire2": 1, "fire3": 1} == seen(match, 0).hand, "the second went to its end"


def test_a_may_that_cannot_be_done_is_not_asked_and_ends_nothing(tmp_path):
    match = growing(tmp_path, "{ repeat = 2, do = [{ may = [{ discard = 1 }] }, { draw = 1 }] }")

    assert "may" == match.ask.kind, "nothing to discard in round one, a card in round two"
    play(match, "no")
    assert {"fire1": 1, "fire2": 1} == seen(match, 0).hand


def test_a_may_of_an_inner_repetition_ends_only_that(tmp_path):
    inner = "{ repeat = 2, do = [{ may = [{ draw = 1 }] }] }"
    match = growing(tmp_path, f"{{ repeat = 2, do = [{inner}] }}")
    play(match, "no")

    assert "may" == match.ask.kind, "the outer repetition goes on"
    play(match, "no")
    assert "act" == match.ask.kind


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_spell_cast_by_a_granted_action_does_not_end_the_repetition_that_granted_it(
    tmp_path, answer
):
    match = growing(
        tmp_path,
        "{ repeat = 2, do = [{ act = 1 }] }",
        hands={"p1": "earth1 fire1 fire1 fire1"},
        spells={"p1": "growth power_of_the_inferno"},
    )
    play(match, "cast power_of_the_inferno x1", "p1", answer)
    if match.ask.kind == "card":
        play(match, "fire1")

    assert "growth.cast[0].do[0]" == match.ask.effect.path, "the second granted action"
