"""The page: lines wrapped at words, hanging below their text."""

from __future__ import annotations

from madmage.tui.page import wrapped


def test_short_lines_stay_as_they_are():
    assert "  1. End" == wrapped("  1. End", 80)


def test_a_numbered_line_hangs_below_its_text():
    assert "  12. one two\n      three" == wrapped("  12. one two three", 16)


def test_a_line_in_columns_hangs_below_the_second_one():
    assert "why    what you\n       may not do" == wrapped("why    what you may not do", 18)


def test_other_lines_hang_a_little():
    assert "one two\n  three" == wrapped("one two three", 9)
    assert "  one two\n    three" == wrapped("  one two three", 11)


def test_how_many_and_what_stay_together():
    assert "cards:\n  3 × Fire 2" == wrapped("cards: 3 × Fire 2", 14)
