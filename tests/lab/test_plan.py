"""Plans: what they mean, and a sentence with a line for everything that is wrong with one."""

from __future__ import annotations

import pytest

from lab.plans import QUICK, plan_of
from madmage.kernel.error import MadmageError
from madmage.lab.example import example
from madmage.lab.lineup import rotated, seated
from madmage.lab.plan import KINDS

FAULTS = [
    ("gaems = 3\n", ":5: gaems: unknown key 'gaems'; known here: game, games"),
    ("gaems = 3\n", "did you mean 'games'?"),
    ('lineups = ["random"]\nplayers = "two"\n', "this is not TOML"),
    ("seed = -1\n", ":5: seed: expected a whole number >= 0"),
    ("[table]\ndifficulty = 7\n", ":5: table: difficulty is 1 (easy), 2 (medium) or 3 (hard), not 7"),
    ("[table]\ndificulty = 1\n", ":6: table.dificulty: unknown key"),
    ('[grid]\nedition = ["default", "fr"]\n', ":6: grid.edition[1]: edition 'fr' is unknown"),
    ("[grid]\nplayers = [2, 9]\n", "grid.players[1]: the Book is for 2 to 5 players, not for 9"),
    ('[each]\nrulings = ["recast"]\n', "each.rulings[0]: a ruling is written NAME=VALUE"),
    ('[each]\nrulings = ["recast=no", "recats=no"]\n', "each.rulings[1]: there is no ruling 'recats'"),
    ('[each]\nrulings = "some"\n', ":6: each.rulings:"),
    ('duels = ["random"]\n', ":5: duels: a duel takes two agents or more"),
    ("target = 2.0\n", ":5: target: expected a decimal number < 1.0"),
]  # fmt: skip


@pytest.mark.parametrize(("more", "sentence"), FAULTS)
def test_a_wrong_plan_is_refused_with_its_line_and_what_was_expected(tmp_path, more, sentence):
    with pytest.raises(MadmageError) as refused:
        plan_of(tmp_path, QUICK + more)

    assert sentence in str(refused.value)
    assert "plan.toml" in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"book"', '"bok"', "plan.toml:1: game: invalid enum value 'bok'; expected one of: book, maze"),
        ("games = 6\n", "", "the key 'games' is missing"),
        ("games = 6", "games = 0", "games: expected a whole number >= 1"),
        ('["random"]', '["radnom"]', "plan.toml:4: lineups[0]: there is no agent 'radnom'"),
        ('["random"]', '["random,random,random"]', "3 agents for 2 players"),
        ('lineups = ["random"]\n', "", "nobody plays: name agents under 'lineups' or 'duels'"),
        ("players = 2", "players = 1", "plan.toml:3: players: the Book is for 2 to 5 players"),
    ],
)  # fmt: skip
def test_every_key_says_what_it_takes(tmp_path, old, new, sentence):
    with pytest.raises(MadmageError) as refused:
        plan_of(tmp_path, QUICK.replace(old, new))

    assert sentence in str(refused.value)


def test_settings_that_do_not_go_together_are_found(tmp_path):
    grid = '[grid]\nplayers = [5, 2]\nvariants = [[], ["everyone"]]\n'
    with pytest.raises(MadmageError, match="players 2, variants everyone do not go together"):
        plan_of(tmp_path, QUICK + grid)


def test_a_plan_that_fits_its_name_is_asked_for(tmp_path):
    with pytest.raises(MadmageError, match="a tournament takes two line-ups or more"):
        plan_of(tmp_path, QUICK, "tournament")
    with pytest.raises(MadmageError, match=r"a sweep varies something: name values under \[grid\]"):
        plan_of(tmp_path, QUICK, "sweep")


def test_a_monstrous_grid_is_refused_before_it_is_laid_out(tmp_path):
    some = ", ".join(["1, 2, 3"] * 200)
    with pytest.raises(MadmageError, match="cells are more than 2000"):
        plan_of(tmp_path, f"{QUICK}[grid]\ndifficulty = [{some}]\nplayers = [{some}]\n")


def test_a_file_that_is_not_there_is_one_sentence(tmp_path):
    from madmage.lab.plan import read_plan

    with pytest.raises(MadmageError, match="this file is missing"):
        read_plan("balance", tmp_path / "none.toml")


def test_a_grid_is_every_combination_and_a_single_change_stands_alone(tmp_path):
    more = '[grid]\nplayers = [3, 2]\ndifficulty = [2, 1]\n[each]\nrulings = ["recast=no"]\n'
    plan = plan_of(tmp_path, QUICK + more, "sweep")

    labels = [cell.label() for cell in plan.cells]
    assert [
        "3 players, difficulty 2",
        "3 players, difficulty 1",
        "2 players, difficulty 2",
        "2 players, difficulty 1",
        "3 players, difficulty 2, recast no",
    ] == labels
    assert [True, False, False, False, False] == [plan.is_base(cell) for cell in plan.cells]
    assert 5 * 6 == plan.total()


def test_all_rulings_are_every_other_value_of_each(tmp_path):
    plan = plan_of(tmp_path, QUICK + '[each]\nrulings = "all"\n', "sweep")

    changed = {cell.each.name for cell in plan.cells if cell.each}
    assert 28 == len(changed)
    assert 1 + 29 == len(plan.cells), "payment_minimal has two others"


def test_a_change_that_changes_nothing_is_not_played(tmp_path):
    plan = plan_of(tmp_path, QUICK + "[each]\ndifficulty = [1, 2]\n", "sweep")

    assert ["2 players", "2 players, difficulty 2"] == [cell.label() for cell in plan.cells]


def test_duels_set_one_of_each_against_a_table_of_every_other(tmp_path):
    text = 'game = "book"\ngames = 1\nplayers = 4\nduels = ["random", "greedy"]\n'
    plan = plan_of(tmp_path, text, "tournament")

    assert [("random", "greedy", "greedy", "greedy"), ("greedy", "random", "random", "random")] == [
        cell.lineup for cell in plan.cells
    ]


def test_a_mixed_lineup_changes_seats_from_game_to_game():
    lineup = seated("greedy,random...", 3, "book")

    assert ("greedy", "random", "random") == lineup
    assert [0, 1, 2, 0] == [rotated(lineup, game).index("greedy") for game in range(4)]


@pytest.mark.parametrize("kind", KINDS)
def test_the_example_of_each_kind_is_a_good_plan(tmp_path, kind):
    assert plan_of(tmp_path, example(kind), kind).cells
