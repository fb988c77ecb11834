"""A card in many situations: what is counted is what the rules did, and it can be replayed."""

from __future__ import annotations

import pytest

from madmage.match.match import Match
from madmage.workshop.bench import Bench
from madmage.workshop.draft import begin
from madmage.workshop.finding import sentences


def tried(game: str, card: str, situations: int = 6, seed: int = 1) -> tuple[dict, str]:
    bench = Bench(game, "default", card, 3, seed)
    return bench.test(situations, wants_record=True)


def each(data: dict, what: str) -> float:
    return next((change["each"] for change in data["changes"] if change["what"] == what), 0.0)


def test_the_same_seed_brings_the_same_situations_and_another_one_others():
    assert tried("book", "growth") == tried("book", "growth")
    assert tried("book", "growth") != tried("book", "growth", seed=2)


def test_a_spell_that_draws_is_seen_to_draw_and_is_refused_by_rule():
    data, record = tried("book", "Second Wind", 8)

    assert data["situations"] == 8
    assert data["errors"] == []
    assert 0 < data["legal"] <= data["could_be_used"]
    assert {"B6.3"} <= {refusal["rule"] for refusal in data["refusals"]}
    match = Match.load(record)
    assert any(move.text.startswith("cast second_wind") for move in match.moves)


@pytest.mark.parametrize(
    ("game", "card", "what"),
    [
        ("book", "fever", "Madness received"),
        ("book", "dust_moth", "cards from decks to discard piles"),
        ("book", "air_f", "cards drawn"),
        ("maze", "doorman", "parts read out"),
        ("maze", "heal", "life gained"),
        ("maze", "pan", "tests passed"),
    ],
)
def test_cards_of_all_sorts_come_into_play_and_do_what_they_say(game, card, what):
    data, record = tried(game, card, 4)

    assert data["situations"] == 4
    assert each(data, what) > 0
    assert data["errors"] == []
    assert Match.load(record).rules.game == game
    assert "no errors" in sentences(data)


def test_a_card_that_never_ends_is_reported_and_named(tmp_path):
    """A curse that sets off the leftmost curse: itself, as soon as it is that one."""
    draft = begin("book", "curse", "Treadmill", tmp_path / "mine")
    text = draft.file.read_text()
    assert "[{ receive = 1 }]" in text
    text = text.replace("[{ receive = 1 }]", '[{ group = [{ trigger = "leftmost" }] }]')
    draft.file.write_text(text)
    data, _ = Bench("book", str(tmp_path / "mine"), "treadmill", 2, 1).test(6)

    assert any("the card 'treadmill' never ends" in error for error in data["errors"])
