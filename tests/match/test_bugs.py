"""Bugs that were found, each with its record: what went wrong then stays right."""

from __future__ import annotations

from pathlib import Path

from madmage import Match
from madmage.games.book.loading import load_pack
from madmage.match.record import read_record

FOLDER = Path(__file__).parent / "records"


def replayed(name: str) -> Match:
    """The match of a fixture, played with the cards of today."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    pack = next(i for i, line in enumerate(lines) if line.startswith("pack "))
    lines[pack] = f"pack default {load_pack('default').hash}"
    return read_record("\n".join(lines), sealed=False)


def test_milling_that_stops_at_an_empty_deck_brings_no_madness_for_a_short_one():
    view = replayed("mill_stops_short_deck").view(0).data

    assert 5 == view.madness
    assert [0, 0] == [player.deck_size for player in view.players]


def test_a_card_that_was_turned_over_is_told_to_all():
    match = replayed("turned_over_in_secret")

    told = [line for line in match.log(1) if "turns over" in line]
    assert 3 == len(told)
    assert all("a card" not in line for line in told)


def test_nobody_else_takes_a_hidden_choice_back():
    match = replayed("hidden_choice_undone_by_another")

    assert "Ada must agree" in (match.why_not_undo(seat=1) or "")
    assert "Fire" not in match.move_text(match.moves[-1], 1)


def test_the_reason_against_an_undo_tells_no_card():
    match = replayed("undo_reason_tells_a_card")

    assert "Fire" not in (match.why_not_undo(seat=1) or "")
    assert "Fire" not in (match.why_not_undo() or "")
