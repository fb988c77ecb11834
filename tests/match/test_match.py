"""The public face of a match: asking, choosing, being refused, seeing, logging."""

from __future__ import annotations

import pytest

from madmage import Match, new_match
from madmage.kernel.error import ChoiceRefused, NotUnderstood, Runaway, SetupRefused
from madmage.testing import table


def growing() -> Match:
    return table("book", seats=2, hands={"p1": "earth1 fire1"}, decks={"p1": "fire2 air1 air1"})


def test_options_have_a_number_a_short_text_and_a_sentence():
    option = growing().options()[0]

    assert (1, "stop", "End your actions") == (option.number, option.text, option.sentence)
    assert "1. End your actions" == str(option)


def test_options_speak_the_readers_language():
    texts = {lang: [o.sentence for o in growing().options(lang)] for lang in ("en", "de", "es")}

    assert 3 == len({tuple(sentences) for sentences in texts.values()})


def test_a_choice_is_made_by_option_by_text_or_by_code():
    for choice in ("cast growth x1", "  CAST  growth x1 "):
        match = growing()
        match.choose(choice)
        assert {"fire1": 1, "fire2": 1} == match.view(0).data.players[0].hand
    by_option, by_code = growing(), growing()
    option = next(o for o in by_option.options() if o.text == "cast growth x1")
    by_option.choose(option)
    by_code.choose(code=option.code)
    assert by_option.record() == by_code.record()


def test_an_illegal_choice_is_refused_with_its_rule_and_changes_nothing():
    match = growing()
    before = match.record()

    with pytest.raises(ChoiceRefused, match=r"Growth ×2 costs 2 earth.*\[B6.3\]"):
        match.choose("cast growth x2")
    assert before == match.record()


def test_a_text_that_is_no_move_is_not_understood_and_changes_nothing():
    match = growing()
    before = match.record()

    with pytest.raises(NotUnderstood, match="did you mean 'cast growth x1'"):
        match.choose("cast grwth x1")
    with pytest.raises(ChoiceRefused, match="there is no option number 123456; there are 1 to"):
        match.choose(123456)
    with pytest.raises(ChoiceRefused, match="the code of no option of this question"):
        match.choose(code=123456)
    assert before == match.record()


def test_why_not_says_nothing_about_a_legal_choice():
    match = growing()

    assert match.why_not("cast growth x1") is None
    reason = match.why_not("cast growth x3")
    assert reason is not None
    assert "B6.3" == reason.rule


def test_what_one_may_not_do_is_numbered_on_after_the_options():
    match = growing()
    options, refused = match.options(), match.refused()

    numbers = [o.number for o in [*options, *refused]]
    assert list(range(1, len(numbers) + 1)) == numbers
    assert all(match.why_not(option) for option in refused)


def test_a_finished_match_takes_no_choice():
    match = table("book", seats=2, phase="monster", marker=5, round=6, curses={"2": "fever"})

    assert match.outcome is not None
    assert "lost" == match.outcome.key
    assert [] == match.options()
    with pytest.raises(ChoiceRefused, match="the game is over"):
        match.choose("stop")


def test_names_are_given_or_made_up():
    match = new_match("book", 3, seed=1, names=["Ada", " "])

    assert ("Ada", "Player 2", "Player 3") == match.names


def test_the_log_tells_each_seat_what_it_may_know():
    match = table(
        "book", seats=2, open_hands=False, hands={"p1": "earth1"}, decks={"p1": "fire2 air1"}
    )
    match.choose("cast growth x1")

    assert "Player 1 draws Fire 2." in match.log(0)
    assert "Player 1 draws a card." in match.log(1)
    assert "Player 1 draws a card." in match.log(-1)


def test_an_unknown_game_is_refused_with_the_ones_there_are():
    with pytest.raises(NotUnderstood, match="there is no game 'bok'; there is book"):
        new_match("bok", 3)


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (1, {}, "B1.8"),
        (6, {}, "B1.8"),
        (3, {"magicians": ["air_m", "air_m"]}, "B2.4"),
        (3, {"magicians": ["gandalf"]}, "B1.5"),
        (3, {"difficulty": 4}, "B2.7"),
        (3, {"mode": "dream"}, "B2.9"),
        (3, {"edition": "fr"}, "B11"),
        (3, {"rulings": {"nonsense": "yes"}}, "B11"),
        (3, {"variants": ["everyone"]}, "B2.10a"),
        (3, {"first": 1}, "B2.8"),
    ],
)
def test_a_table_that_breaks_a_rule_is_refused_with_it(seats, options, rule):
    with pytest.raises(SetupRefused) as refused:
        new_match("book", seats, **options)
    assert rule == refused.value.rule


def test_an_unknown_option_is_refused_with_the_one_that_was_meant():
    with pytest.raises(SetupRefused, match="did you mean 'difficulty'"):
        new_match("book", 3, dificulty=1)


def test_a_card_that_never_ends_is_stopped_and_named(endless_pack):
    match = table(
        "book",
        seats=2,
        pack=str(endless_pack),
        marker=1,
        curses={"2": "hall_of_mirrors", "3a": "loose_pages"},
    )
    before = match.record()

    with pytest.raises(Runaway, match="never ends") as stopped:
        match.choose("stop")
    assert "hall_of_mirrors" in stopped.value.place
    assert before == match.record()
