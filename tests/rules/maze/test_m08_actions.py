"""M8: actions: undergone alone; tests, choices and fate tables; and trees nobody can print."""

from __future__ import annotations

import pytest

from madmage.games.maze.loading import load_folder
from madmage.kernel import agenda
from madmage.kernel.chance import Seeded
from madmage.kernel.effect import Effect
from madmage.kernel.error import PackRefused, Runaway
from rules.maze.halls import (
    LAIR,
    action_hall,
    asked,
    corridor,
    invested,
    look,
    maze,
    options,
    own_pack,
    play,
    player,
    players,
    refused,
    tile,
    told,
)


def fate(card, face, *more, **facts):
    """A fate table with its die told, and further dice of the one who undergoes it."""
    return play(action_hall(card, told={"die.p1": [face, *more]}, **facts), "stand")


# Alone


def test_an_action_is_undergone_alone():
    """M8.1, M8.1a: p2 stands on the field, p3 next to it: nobody is asked, nobody takes part."""
    match = action_hall("pit", figures={"p2": LAIR, "p3": "c4r8"}, told={"die.p1": ["1"]})
    play(match, "stand")

    assert [] == told(match, "Invited")
    assert ([16, 20, 20], [(0, 1, 2, 3, 0)]) == (players(match, "life"), told(match, "TestDone"))


def test_entering_the_field_forces_the_action_and_ends_the_turn():
    """M8.1, M5.4: the walk stops there, the player to the left reads."""
    kinds = ("straight", "straight_action", "straight")
    match = maze(tiles={"L1": corridor(1, *kinds)}, told={"action": ["pit"], "die.p1": ["6", "1"]})
    play(match, "move", "face")
    assert [(0, 1, 0, 0, 1)] == told(match, "CardRead")
    assert ((1, "turn"), LAIR) == (asked(match), player(match).field)


def test_an_action_may_hold_a_test():
    """M8.1, M7.1: the Pit tests dexterity 2 + level; number and level as in a fight."""
    match = play(action_hall("pit", level=2, told={"die.p1": ["4"]}), "stand", "speed")
    assert [(0, 1, 5, 4, 1)] == told(match, "TestDone")
    assert (2, 1) == (invested(match, 0, "speed"), player(match).keys)


def test_unread_branches_of_an_action_are_the_readers():
    """M8.1, M7.1b: as with monsters."""
    match = play(action_hall("leeches"), "stand")
    assert (0, "choice") == asked(match)
    assert [False, True, False] == [look(match, s).card.tree is not None for s in range(3)]


# Choices


def test_a_choice_is_green_or_red_without_a_roll():
    """M8.1: the Leech Bank takes 7 life for a point, or nothing."""
    match = play(action_hall("leeches"), "stand", "green", "strength")
    assert (13, 2, []) == (
        player(match).life,
        invested(match, 0, "strength"),
        told(match, "TestDone"),
    )
    match = play(action_hall("leeches"), "stand", "red")
    assert (20, "leeches") == (player(match).life, tile(match, LAIR).card)


def test_life_paid_is_no_damage_and_leaves_at_least_one():
    """M8.1, M2.3a: toughness does not help; with 7 life the side is closed, with 8 it is not."""
    tough = {"p1": "toughness 5"}
    match = play(action_hall("leeches", points=tough, life={"p1": 7}), "stand")
    assert (["red"], "M8.1") == (options(match), refused(match, "green"))
    match = play(action_hall("leeches", points=tough, life={"p1": 8}), "stand", "green", "speed")
    assert 1 == player(match).life


def test_a_key_or_a_potion_as_a_price_goes_to_supply_or_pile():
    """M8.1: the Small Gods take a key; the Pedlar a potion, which its payer picks."""
    match = action_hall(
        "small_gods", told={"die.p1": ["3"], "potion": ["luck"]}, keys={"p1": 1}, life={"p1": 5}
    )
    assert 7 == look(match).markers["key"]
    play(match, "stand", "green")
    assert (14, 0, 8) == (player(match).life, player(match).keys, look(match).markers["key"])

    match = action_hall("pedlar", potions={"p1": "heal luck"}, told={"gear": ["pan"]})
    play(match, "stand", "green")
    assert ((0, "pay_potion"), "M8.1") == (asked(match), refused(match, "mist"))
    play(match, "luck")
    assert (["heal"], "pan") == (player(match).potions, player(match).gear)
    assert ["luck"] == look(match).discards["potion"]


def test_a_side_that_cannot_be_paid_is_shown_with_its_price():
    """M8.1: without a potion the Pedlar's green side is closed; the reader sees what it costs."""
    match = play(action_hall("pedlar"), "stand")
    assert "M8.1" == refused(match, "green")
    side = look(match, 1).card.tree.then.green
    assert ("potion", 1) == (side.cost, side.amount)


# Fate


@pytest.mark.parametrize(
    ("face", "life"), [("1", 10 - 4), ("2", 10 - 2), ("3", 10), ("4", 15), ("5", 10)]
)
def test_only_the_rolled_line_of_a_fate_table_happens(face, life):
    """M8.1: the Wheel of Fortune, line by line."""
    assert life == player(fate("wheel", face, life={"p1": 10})).life


def test_only_the_rolled_line_is_read_out():
    """M8.1: the other five lines are not in anybody's log."""
    match = action_hall("wheel", potions={"p1": "stone"}, told={"die.p1": ["4"]})
    play(match, "stand")
    lines = [line.texts["en"] for line in look(match, 1).card.tree.then.lines]
    play(match, "go")
    log = "\n".join(match.log(0))
    assert [False, False, False, True, False, False] == [line in log for line in lines]


def test_a_luck_potion_does_not_turn_a_fate_die():
    """M8.1, M6.5: movement, regeneration and tests only."""
    match = fate("wheel", "2", potions={"p1": "luck"})
    assert (["luck"], (1, "turn")) == (player(match).potions, asked(match))


# (X)


def test_a_marked_line_takes_card_and_marker_away():
    """M8.2, M7.2: the Wheel's fourth line is (X), its second is not."""
    match = fate("wheel", "4")
    assert (None, ["wheel"], 8) == (
        tile(match, LAIR).marker,
        look(match).discards["action"],
        look(match).markers["action"],
    )
    match = fate("wheel", "2")
    assert ("action", "wheel") == (tile(match, LAIR).marker, tile(match, LAIR).card)


def test_an_open_action_is_what_the_next_visitor_undergoes():
    """M8.1a, M8.2: p2 comes and meets the same Wheel; everybody knows the card meanwhile."""
    match = action_hall(
        "pit",
        cards={LAIR: "wheel"},
        figures={"p1": "c3r8", "p2": "c4r8"},
        active="p2",
        told={"die.p2": ["2", "6"]},
    )
    assert all(t.card == "wheel" for s in range(3) for t in look(match, s).tiles if t.field == LAIR)
    play(match, "move", "face", "speed")
    assert ([(1, 1, 20, 1, 2)], ["wheel"]) == (
        told(match, "CardRead"),
        look(match).discards["action"],
    )


def test_who_stays_on_an_open_action_may_undergo_it_again_or_leave():
    """M8.1a, M6.4: on the next turn."""
    match = fate("wheel", "2")
    for _ in range(2):
        play(match, "move")
        if match.ask.kind == "walk":
            play(match, "end")
    assert {"move", "regenerate", "stand"} == set(options(match))


def test_a_death_in_an_action_leaves_the_card_as_its_x_says():
    """M8.2, M10.1a: the Wheel's first line is (X) and kills: the card goes. The second does not."""
    match = fate("wheel", "1", "1", "1", life={"p1": 2})
    assert (2, None) == (player(match).life, tile(match, LAIR).marker)
    match = fate("wheel", "2", "1", "1", life={"p1": 2})
    assert (2, "wheel") == (player(match).life, tile(match, LAIR).card)


def test_the_rest_of_the_card_is_void_for_the_dead():
    """M8.1, M10.1a: the Luggage's third damage kills; nothing is woken any more."""
    match = fate("luggage", "1", "2", "2", life={"p1": 1})
    assert ([], "c3r8") == (told(match, "Woken"), player(match).field)


# Trees nobody can print


def nested(depth):
    """A test inside the green branch of a test, and so on: so many nodes from root to leaf."""
    words = "".join(f'text.{lang} = "x"\n' for lang in ("en", "de", "es"))
    lines, path = [], "wheel_of_wheels"
    name = "name = { en = 'W', de = 'W', es = 'W' }\n"
    for number in range(1, depth + 1):
        head = name if number == 1 else ""
        lines.append(f"[{path}]\n{head}{words}")
        if number < depth:
            lines.append("test = { ability = 'strength', number = 1 }\n")
            lines.append(f"[{path}.failure]\n{words}")
            path += ".success"
    return "".join(lines)


def loaded(folder, text):
    """The default pack with an action more."""
    pack = own_pack(folder, actions=[(r"\Z", "\n" + text)])
    return load_folder(folder / "pack") if pack else None


def test_a_tree_of_six_nodes_is_a_card_and_one_of_seven_is_refused(tmp_path):
    """M8.1, M12.1: loaders allow six nodes from root to leaf."""
    deep, deeper = tmp_path / "six", tmp_path / "seven"
    assert "wheel_of_wheels" in [card.key for card in loaded(deep, nested(6)).actions]
    with pytest.raises(PackRefused, match="at most 6 nodes"):
        loaded(deeper, nested(7))


@pytest.mark.parametrize("depth", [30, 150])
def test_a_tree_without_an_end_in_sight_is_refused_with_a_sentence(tmp_path, depth):
    """M12.1: no crash and no hang, however deep it is."""
    with pytest.raises(PackRefused):
        loaded(tmp_path, nested(depth))


@pytest.mark.parametrize(
    "steps",
    [
        "{ everyone_here = [{ everyone_here = [{ damage = 1 }] }] }",
        ", ".join(["{ damage = 1 }"] * 9),
        "{ damage = 1, do = [{ damage = 1 }] }",
        "{ damage = 9999 }",
        "{ explode = 1 }",
    ],
)
def test_hostile_steps_are_refused(tmp_path, steps):
    """M12.1: frames in frames, too many steps, numbers beyond the language, unknown verbs."""
    first = (r"^do = \[\{ damage = 3 \}\]$", f"do = [{steps}]")
    own_pack(tmp_path, actions=[first])
    with pytest.raises(PackRefused):
        load_folder(tmp_path / "pack")


class Endless(Effect):
    """A card that goes on for ever; no TOML can say so."""

    def __init__(self):
        self.path = "endless.do[0]"

    def run(self, st, ch, step, seat, env):
        self.push(st, 0, seat, env)


def test_a_runaway_is_stopped_and_named():
    """M8.1: so many steps without a question are an error that names the card; nothing hangs."""
    match = maze()
    st = match.rules.copy(match.state)
    st.ask = None
    Endless().push(st, 0, 0, ())
    with pytest.raises(Runaway, match="endless"):
        agenda.advance(st, Seeded(1))
    assert (0, "turn") == asked(match)
