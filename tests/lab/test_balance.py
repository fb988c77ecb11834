"""What a balance report says of cards: whom it names, and whom it does not."""

from __future__ import annotations

import json
from random import Random

import pytest

from lab.plans import QUICK, pack_with, plan_of, play
from madmage.lab.balance import balance
from madmage.lab.fact import CAME, Fact
from madmage.lab.figures import figures_of
from madmage.lab.game import Played, play_game
from madmage.lab.plan import Plan
from madmage.lab.store import Row

SPELLS = ("shared_well", "hoarfrost", "lullaby")
"""The spells of water and level 1: one of them lies open in each game."""


def told(plan: Plan, results: list[tuple[str, bool]]) -> dict[int, Row]:
    """Games in which one spell of three came, and whether each was won."""
    return {
        number: Row(
            plan.cells[0].key,
            number,
            number,
            ("random", "random"),
            Played(
                "x", (float(won),) * 2, 9, (1, 1), (0.1, 0.1), {},
                (Fact("spell", spell, CAME, "water 1", -1, 1), Fact("spell", spell, "cast", "", -1, 2)),
            ),
        )
        for number, (spell, won) in enumerate(results)
    }  # fmt: skip


def cards(plan: Plan, results: list[tuple[str, bool]]) -> dict[str, dict]:
    found = balance(plan, {plan.cells[0].key: told(plan, results)})
    return {card["key"]: card for kind in found["kinds"] for card in kind["cards"]}


def test_an_absurd_spell_is_named(tmp_path, capsys):
    """All curses destroyed for 1: greedy players learn it whenever it lies open."""
    pack = pack_with(tmp_path, "hoarfrost", "[{ banish = 6 }]")
    text = QUICK.replace("random", "greedy").replace("games = 6", "games = 24")
    play(tmp_path, f'{text}[table]\npack = "{pack.name}"\ndifficulty = 3\n')

    found = json.loads(capsys.readouterr().out)["balance"]

    assert "hoarfrost" == found["outliers"][0]
    card = next(c for c in found["kinds"][0]["cards"] if c["key"] == "hoarfrost")
    assert "strong" == card["verdict"]
    assert card["effect"]["low"] > 0.15
    assert card["deeds"]["learned"]["of"] >= 5
    assert card["deeds"]["cast"]["times"] > card["deeds"]["learned"]["times"]


def test_beside_an_absurd_card_its_siblings_are_not_called_weak(tmp_path):
    plan = plan_of(tmp_path, QUICK)
    results = [(SPELLS[n % 3], n % 3 == 1 or n % 10 == 0) for n in range(120)]
    found = cards(plan, results)

    assert "strong" == found["hoarfrost"]["verdict"]
    assert [None, None] == [found[key]["verdict"] for key in ("shared_well", "lullaby")]
    assert found["shared_well"]["without"]["of"] == 40, "compared with Lullaby alone"
    assert abs(found["shared_well"]["effect"]["value"]) < 0.1


def test_a_card_that_does_nothing_is_not_named(tmp_path):
    plan, generator = plan_of(tmp_path, QUICK), Random(7)
    results = [(generator.choice(SPELLS), generator.random() < 0.5) for _ in range(300)]
    found = cards(plan, results)

    assert {None} == {card["verdict"] for card in found.values()}
    lullaby = found["lullaby"]
    assert 2 * lullaby["with"]["of"] == lullaby["deeds"]["cast"]["times"]
    same = ("count", "of", "value", "low", "high")
    assert all(lullaby["with"][name] == lullaby["deeds"]["cast"][name] for name in same)


def test_a_sure_but_small_effect_is_no_outlier(tmp_path):
    plan = plan_of(tmp_path, QUICK)
    results = [(SPELLS[n % 3], n // 3 % 10 < (6 if n % 3 == 1 else 5)) for n in range(30_00)]
    found = cards(plan, results)["hoarfrost"]

    assert abs(found["z"]) > 4
    assert pytest.approx(0.1, abs=0.01) == found["effect"]["value"]
    assert found["verdict"] is None


def test_with_too_few_games_nothing_is_said(tmp_path):
    plan = plan_of(tmp_path, QUICK)
    found = cards(plan, [("hoarfrost", True)] * 4 + [("lullaby", False)] * 9)

    assert found["hoarfrost"]["effect"] is None


def test_the_book_notes_what_lay_open_was_learned_and_cast(tmp_path):
    plan = plan_of(tmp_path, QUICK)
    played = play_game(plan.cells[0].setup(), ("random", "random"), 5, listens=True)

    came = [fact for fact in played.facts if fact.deed == CAME]
    kinds = {kind: [f for f in came if f.kind == kind] for kind in {f.kind for f in came}}
    assert 4 <= len(kinds["spell"]) <= 12
    assert {"air 1", "earth 1", "fire 1", "water 1"} <= {fact.slot for fact in kinds["spell"]}
    assert played.numbers["rounds"] == len(kinds["monster"]), "a monster each round"
    assert 2 == len(kinds["magician"])
    assert kinds["curse"]
    assert any(fact.deed == "cast" for fact in played.facts)


def test_the_maze_notes_builds_order_cards_and_equipment_by_seat(tmp_path):
    text = 'game = "maze"\ngames = 1\nplayers = 3\nlineups = ["random"]\n'
    plan = plan_of(tmp_path, text)
    played = play_game(plan.cells[0].setup(), ("random",) * 3, 5, listens=True)

    came = [fact for fact in played.facts if fact.deed == CAME]
    builds = [fact for fact in came if fact.kind == "build"]
    assert 15 == len(builds), "five abilities each"
    points = [sum(int(f.card[-1]) for f in builds if f.seat == seat) for seat in range(3)]
    assert [5, 5, 5] == points
    orders = {fact.card: fact.seat for fact in came if fact.kind == "order"}
    assert {"turn_1", "turn_2", "turn_3"} == set(orders)
    assert {0, 1, 2} == set(orders.values())
    assert {"monster", "action", "potion"} <= {fact.kind for fact in came}


def test_listening_changes_nothing_in_a_game(tmp_path):
    setup = plan_of(tmp_path, QUICK).cells[0].setup()
    deaf = play_game(setup, ("random", "random"), 9)
    ears = play_game(setup, ("random", "random"), 9, listens=True)

    same = ("ending", "scores", "turns", "decisions", "numbers")
    assert [getattr(deaf, name) for name in same] == [getattr(ears, name) for name in same]


def test_a_run_with_no_games_yet_has_figures(tmp_path):
    plan = plan_of(tmp_path, QUICK)

    assert 0 == figures_of(plan, [])["games"]
