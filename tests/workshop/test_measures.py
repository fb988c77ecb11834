"""With and without a card: the packs that are compared, and what is said of the difference."""

from __future__ import annotations

import pytest

from madmage.kernel.error import MadmageError
from madmage.workshop.draft import begin
from madmage.workshop.measure import Measurement, sentences, verdict


def won(value: float, low: float, high: float, games: int = 100) -> dict:
    change = {"measure": "won", "value": value, "low": low, "high": high}
    sides = {"with": 0.5 + value, "without": 0.5}
    return {"games": games, "changes": [{**change, **sides}], "beside_others": None}


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (won(0.3, 0.1, 0.5), "much more likely"),
        (won(-0.1, -0.15, -0.05), "becomes less likely"),
        (won(0.01, -0.02, 0.04), "no effect worth naming"),
        (won(0.02, -0.1, 0.14), "about 600 games"),
        (won(-0.5, -0.6, -0.4) | {"changes": [won(0, 0, 0)["changes"][0] | {"with": 0, "without": 0}]}, "nobody wins"),
        ({"games": 5, "changes": [], "beside_others": None}, "too few games"),
    ],
)  # fmt: skip
def test_the_verdict_says_in_plain_words_what_the_interval_allows(found, told):
    assert told in verdict(found)


def test_a_card_like_the_one_it_replaces_makes_no_difference_at_all(tmp_path):
    """The same seeds and the same places: the games are equal move by move."""
    begin("book", "spell", "Twin", tmp_path / "mine", replaces="growth")
    measurement = Measurement("book", str(tmp_path / "mine"), "twin", str(tmp_path / "out"))
    plan = measurement.plan(3, "random", 2, 1, None)
    found = measurement.run(plan, 1, None)

    assert {0.0} == {change["value"] for change in found["changes"]}
    assert (tmp_path / "out" / "report.html").exists()
    assert any("on the same seeds" in line for line in sentences(found))


def test_a_card_that_takes_no_place_cannot_be_left_out_of_the_book(tmp_path):
    measurement = Measurement("book", "default", "hoarfrost", str(tmp_path / "out"))
    with pytest.raises(MadmageError, match="madmage lab balance"):
        measurement.plan(3, "random", 2, 1, None)


def test_in_the_maze_any_card_can_be_left_out(tmp_path):
    measurement = Measurement("maze", "default", "doorman", str(tmp_path / "out"))
    plan = measurement.plan(1, "random", 3, 1, None)

    assert plan.cells[0].setup().options["pack"].endswith("without")
