"""The last page of the book: the check that decides the game (B8)."""

from __future__ import annotations

import pytest

from cards.default.struck import beaten, board, curses, lost, missed


def test_the_last_page_without_a_curse_wins_the_game():
    match = beaten("final", round=6, turn=31, spells={"p1": "growth~"})
    assert ("won", "B8.1") == (match.outcome.key, match.outcome.rule)
    assert ([], 6, 0) == (curses(match), board(match).round, board(match).marker)


@pytest.mark.parametrize("sleeps", [False, True])
def test_the_last_page_with_a_curse_left_loses_the_game(sleeps):
    left = {"5": {"curse": "fever", "neutralised": sleeps}}
    match = missed("final", round=6, turn=31, curses=left)
    assert ("last_page_cursed", "B8.2") == (lost(match), match.outcome.rule)
