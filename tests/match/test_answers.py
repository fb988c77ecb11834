"""How one answers: by number, by short text, by Option or by code; and that an answer names its ask."""

from __future__ import annotations

import pytest

from madmage import Match, Option, new_match
from madmage.kernel.error import ChoiceRefused
from madmage.testing import table


def breaking() -> Match:
    """A table at which a curse can be destroyed, which brings a question about its reward."""
    hand = "fire3 fire1 madness water1 water1 water1"
    return table("book", 2, curses={"2": "ashen_dreams"}, hands={"p1": hand})


def option(match: Match, text: str) -> Option:
    return next(option for option in match.options() if option.text == text)


def test_a_number_is_the_place_on_the_list_of_options():
    options = new_match("book", 3, seed=7).options()
    for wanted in options:
        match = new_match("book", 3, seed=7)
        assert match.why_not(wanted.number) is None
        match.choose(wanted.number)
        assert wanted.text == match.moves[-1].text


def test_a_number_beyond_the_options_is_what_the_refused_ones_were_listed_under():
    match = breaking()
    for refused in match.refused():
        assert match.why_not(refused) == match.why_not(refused.number)
        with pytest.raises(ChoiceRefused) as told:
            match.choose(refused.number)
        assert match.why_not(refused).sentence == told.value.sentence
    for number in (0, -1, len(match.options()) + len(match.refused()) + 1, 10**5000):
        with pytest.raises(ChoiceRefused, match="there is no option number"):
            match.choose(number)
    assert [] == match.moves


def test_a_code_is_given_by_its_own_name():
    by_code, by_text = breaking(), breaking()
    by_code.choose(code=option(by_code, "destroy 2").code)
    by_text.choose("destroy 2")

    assert by_code.record() == by_text.record()
    assert by_code.why_not(code=by_code.ask.options[0]) is None
    with pytest.raises(ChoiceRefused, match="answer with one thing"):
        by_code.choose(1, code=1)
    with pytest.raises(ChoiceRefused, match="answer with one thing"):
        by_code.choose()


@pytest.mark.parametrize("text", ["stop", "cure hand", "destroy 2"])
def test_an_option_of_an_earlier_question_is_refused(text):
    match = breaking()
    stale = option(match, text)
    match.choose("destroy 2")
    before = match.record()

    for attempt in (match.choose, match.why_not):
        with pytest.raises(ChoiceRefused, match=f"'{text}' answers an earlier question"):
            attempt(stale)
    assert before == match.record()


def test_an_option_is_used_once_even_if_the_next_question_looks_the_same():
    match = table("book", 2, hands={"p1": "fire1 fire1 fire1 fire1"})
    acquire = option(match, "acquire fire2")
    match.choose(acquire)

    assert "acquire fire2" in [o.text for o in match.options()]
    with pytest.raises(ChoiceRefused, match="an earlier question"):
        match.choose(acquire)


def test_an_option_holds_again_when_its_question_stands_again():
    match = breaking()
    destroy = option(match, "destroy 2")
    match.choose(destroy)
    match.undo()
    match.choose(destroy)
    loaded = Match.load(breaking().record())
    loaded.choose(destroy)

    assert match.record() == loaded.record()


def test_an_option_of_another_match_or_made_by_hand_is_refused():
    here, elsewhere = breaking(), table("book", 2, hands={"p1": "air1 air1"})
    stop = option(here, "stop")
    for strange in (
        option(elsewhere, "stop"),
        Option(1, stop.code, "stop", "End your actions"),
        Option(1, 10**9, "stop", "End your actions", stop.ask),
        Option(1, stop.code, "destroy 2", "", stop.ask),
    ):
        with pytest.raises(ChoiceRefused):
            here.choose(strange)
    assert [] == here.moves


def test_a_short_text_to_the_letter_is_its_option_however_it_is_spelt(monkeypatch):
    """A game should not spell options so; if one does, its records load all the same."""
    match = breaking()
    kind, plain = type(match.rules), match.rules.write
    monkeypatch.setattr(
        kind, "write", lambda rules, st, code: plain(st, code).replace("stop", "STOP  It")
    )
    match.choose("STOP  It")

    assert match.record() == Match.load(match.record()).record()
