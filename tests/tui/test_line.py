"""The line mode: a whole game by plain lines, over a pipe."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from madmage import Match, new_match
from madmage.testing import table
from madmage.tui.line import LineTable


def session(match: Match, *lines: str, lang: str = "en") -> str:
    """What the line mode prints when these lines are typed."""
    out = io.StringIO()
    LineTable(match, lang, [line + "\n" for line in lines], out).play()
    return out.getvalue()


def growing(**facts) -> Match:
    return table(
        "book", seats=2, hands={"p1": "earth1 fire1"}, decks={"p1": "fire2 air1 air1"}, **facts
    )


def test_a_screen_shows_the_table_the_question_and_numbered_options():
    text = session(growing(curses={"3a": "fever"}), "quit")

    assert "Round 1 of 6, turn 2. Action phase of Player 1." in text
    assert "space 3a: Fever (fire, 4 fire)" in text
    assert "Player 1, choose an action." in text
    assert "1. End your actions" in text
    assert "Cast Growth ×1 for 1 earth: Draw [1] card." in text
    assert text.rstrip().endswith("Goodbye.")


def test_a_number_a_text_or_several_numbers_choose():
    by_text, by_number = growing(), growing()
    session(by_text, "cast growth x1", "quit")
    number = next(o.number for o in by_number.options() if o.text == "cast growth x1")
    session(by_number, str(number), "quit")

    assert by_text.record() == by_number.record()


def test_several_numbers_answer_one_ask_after_the_other():
    match = table("book", seats=2, hands={"p1": "water1 water1 air1 fire1 earth1"})
    session(match, "cast ice x2", "1 3", "quit")

    assert ["air1", "fire1"] == [c.card for c in match.view(0).data.players[0].support]


def test_why_lists_what_one_may_not_do_and_why_n_says_the_rule():
    match = growing()
    refused = next(o for o in match.refused() if o.text == "cast growth x2")
    text = session(match, "why", f"why {refused.number}", "why cast growth x3", "quit")

    assert "You may not (type why and the number):" in text
    assert f"{refused.number}. Cast Growth ×2" in text
    assert "Growth ×2 costs 2 earth; your hand and all supports give 1 earth. [B6.3]" in text
    assert "Growth ×3 costs 3 earth" in text


def test_why_about_something_legal_says_so():
    assert "That is allowed: type 1 to do it." in session(growing(), "why 1", "why stop", "quit")


def test_undo_is_free_or_says_who_must_agree():
    text = session(growing(), "undo", "cast growth x1", "undo", "undo !", "quit")

    assert "There is nothing to take back." in text
    assert "must agree. If everybody agrees, type: undo !" in text
    assert "Taken back: cast growth x1." in text


def test_rules_log_table_and_help_are_at_hand():
    text = session(growing(), "rules B6.4", "rules", "rules B99", "log 2", "table", "help", "quit")

    assert "B6.4 " in text
    assert "Type rules and a number, for example: rules B6.4" in text
    assert "the Book has no rule 'B99'" in text
    assert "save FILE" in text


def test_a_match_is_saved_and_can_be_loaded(tmp_path: Path):
    match, file = growing(), tmp_path / "game.txt"
    text = session(match, "save", "cast growth x1", f"save {file}", "save /nowhere/x", "quit")

    assert "Type save and a file name." in text
    assert f"Saved to {file}." in text
    assert "Could not write /nowhere/x" in text
    assert match.record() == Match.load(file.read_text()).record()


def test_nonsense_is_met_with_a_sentence_and_changes_nothing():
    match = growing()
    before = match.record()
    text = session(match, "hello", "99", "cast growth x3", "cast nothing", "", "quit")

    assert "I do not understand “hello”" in text
    assert "There is no number 99 on the list." in text
    assert "costs 3 earth" in text
    assert before == match.record()


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_the_language_can_change_in_the_middle(lang):
    text = session(growing(), f"lang {lang}", "lang fr", "help", "quit")

    assert "Growth" in text or "Wachstum" in text or "Crecimiento" in text
    assert "«" not in text.replace("«hello»", "")


def test_the_end_of_the_input_ends_the_session():
    assert "The input has ended." in session(growing())


def test_with_closed_hands_one_sees_only_the_own_hand():
    match = growing(open_hands=False)
    text = session(match, "quit")

    assert "hand 2: Earth 1, Fire 1" in text
    assert "hand: 0 cards" in text


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_a_whole_game_can_be_played_over_a_pipe(lang):
    match = new_match("book", 3, seed=11)
    lines = ["1"] * 400
    text = session(match, *lines, lang=lang)

    assert match.outcome is not None
    assert match.rules.outcome_text(match.state, match.voice(lang)) in text
    assert "«" not in text
