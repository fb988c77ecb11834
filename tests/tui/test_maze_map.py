"""The map of the Maze: golden pictures, numbers on offer, widths, and words in three languages."""

from __future__ import annotations

import random
import re
import textwrap

import msgspec
import pytest

from madmage.games.maze import drawing
from madmage.games.maze.branch import card_reader
from madmage.games.maze.legend import SIGNS
from madmage.games.maze.rules import MAZE, WORDS
from madmage.games.maze.screen import Screen
from madmage.games.maze.show import MazeView
from madmage.kernel.chance import Simple
from madmage.kernel.view import BYSTANDER
from madmage.kernel.words import LANGUAGES, Voice
from madmage.packs.words import words_for
from madmage.testing import table

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
FIELD_KINDS = {
    *("goal", "tile", "first_tile", "room", "exit"),
    *("throw", "jump", "wake", "quell", "flee", "stride"),
}
SMALL = {"table_size": "9x9"}
TABLES = [
    (3, 1, {"start_room_place": "mover_chooses"}),
    (4, 2, {"table_size": "13x11", "behind_stairs": "open"}),
    (6, 3, {}),
    (5, 4, {"table_size": "41x9", "unread_branches": "all"}),
]

ONE_LEVEL = {
    "tiles": {
        "L1": {
            "c3r3": "room e",
            "c4r3": "tee_key esw",
            "c5r3": "straight ew",
            "c6r3": "corner_monster sw",
            "c4r4": "straight_chest ns",
            "c6r4": "tee_action nes",
        }
    },
    "cards": {"c6r4": "portrait"},
    "figures": {"p2": "c4r4", "p3": "c4r4"},
    "graves": {"c5r3": {"keys": 1}},
}
TWO_LEVELS = {
    "tiles": {
        "L1": {
            "c1r2": "room e",
            "c2r2": "straight ew",
            "c3r2": "tee new",
            "c3r1": "corner_key sw",
            "c4r2": "stairs ew",
        },
        "L2": {
            "c6r3": "room ew",
            "c5r3": "corner_action nw",
            "c4r3": "straight ew",
            "c7r3": "tee_monster nsw",
            "c5r2": "corner es",
        },
    },
    "figures": {"p1": "c2r2", "p2": "c3r2", "p3": "c6r3", "p4": "c7r3"},
}
WALK = {
    "tiles": {
        "L1": {
            "c3r3": "room e",
            "c4r3": "tee esw",
            "c5r3": "straight_key ew",
            "c6r3": "tee nsw",
            "c4r4": "straight_chest ns",
        }
    }
}


def picture(match, width=80):
    return drawn(match.state, width)


def drawn(st, width):
    """The map as whoever is asked sees it."""
    seat = BYSTANDER if st.ask is None else st.ask.seat
    numbers = {st.table.plan.name(f): n for f, n in drawing.offered(st, st.ask).items()}
    return drawing.picture(MAZE.view(st, seat).data, width, numbers)


def assert_picture(lines, wanted):
    assert textwrap.dedent(wanted).strip("\n") == textwrap.dedent("\n".join(lines))


def screen(st, seat, lang="en", width=80):
    return Screen(MAZE.view(st, seat), Voice(words_for(lang, WORDS), NAMES), width)


def random_states(seats, seed, rulings, *, step=9, every=1, most=1200):
    """States of a random game: every `step`th ask, and `every` so many that offer fields."""
    rng = random.Random(seed)
    chance = Simple(rng)
    st = MAZE.start(MAZE.check_setup(seats, {"rulings": rulings}), chance)
    offers = 0
    for count in range(most):
        if st.ask is None:
            break
        offers += st.ask.kind in FIELD_KINDS
        is_offer = st.ask.kind in FIELD_KINDS and offers % every == 0
        if count % step == 0 or is_offer:
            yield st
        MAZE.apply(st, rng.choice(st.ask.options), chance)


def numbers_on(lines):
    """The numbers written on the fields of a picture; the names of rows and columns are none."""
    rows = [line for line in lines if line[drawing.LABEL : drawing.LABEL + 1] in ("│", "┆")]
    bodies = [row[drawing.LABEL + 1 : -1] for row in rows]
    return sorted(int(number) for body in bodies for number in re.findall(r"[0-9]+", body))


# Golden pictures


def test_a_corridor_shows_its_exits_whatever_lies_on_it():
    match = table("maze", seats=3, rulings=SMALL, **ONE_LEVEL)

    assert_picture(
        picture(match),
        """
         c   2   3   4   5   6   7
           ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
        r2 ┆                        ┆
           ┆                        ┆
        r3 ┆     ⌂❶━━K━━━†━━━M      ┆
           ┆         ┃       ┃      ┆
        r4 ┆        C❷❸      a━━·   ┆
           ┆         ·       ·      ┆
        r5 ┆                        ┆
           └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
        """,
    )


def test_two_levels_differ_in_their_lines_and_are_walls_to_each_other():
    match = table("maze", seats=4, rulings=SMALL, **TWO_LEVELS)

    assert_picture(
        picture(match),
        """
         c   1   2   3   4   5   6   7   8
           ┌────────────────────────────────┐
        r1 │       ·━K                      ┆
           │         ┃                      ┆
        r2 │ ⌂━━━❶━━━❷━━━▲━× ╔══·           ┆
           │                 ║       ·      ┆
        r3 │           ·═○═══A  ×⌂❸══M❹     ┆
           │                         ·      ┆
        r4 │                                ┆
           └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
        """,
    )


def test_a_narrow_picture_shows_level_after_level_in_parts():
    match = table("maze", seats=4, rulings=SMALL, **TWO_LEVELS)

    assert_picture(
        picture(match, 20)[:14],
        """
         c   1  2  3
           ┌─────────┐
        r1 │     ·━K ┆
           │       ┃ ┆
        r2 │ ⌂━━❶━━❷━┆
           │         ┆
        r3 │         ┆
           └╌╌╌╌╌╌╌╌╌┘
         c   4  5
           ┌──────┐
        r1 ┆      ┆
           ┆      ┆
        r2 ┆━▲× ▒ ┆
           ┆      ┆
        """,
    )


def test_fields_to_walk_to_bear_the_numbers_of_their_options():
    match = table("maze", seats=3, rulings=SMALL, told={"die.p1": ["5"]}, **WALK)
    match.choose("move")
    match.choose("walk")

    assert_picture(
        picture(match),
        """
         c   2   3   4   5   6   7
           ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
        r2 ┆                        ┆
           ┆                 ·      ┆
        r3 ┆     ⌂☻━━1━━━2K━━3      ┆
           ┆         ┃       ·      ┆
        r4 ┆         4C             ┆
           ┆         ·              ┆
        r5 ┆                        ┆
           └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
        """,
    )


def test_a_free_field_bears_the_number_of_its_first_turn():
    told = {"die.p1": ["6"], "tile": ["corner_plain", "tee_monster"]}
    match = table("maze", seats=3, rulings=SMALL, told=told, **WALK)
    for choice in ("move", "explore", "c6r3", "north", "c6r2 es"):
        match.choose(choice)

    first = {}
    for option in match.options():
        first.setdefault(option.text.split()[0], option.number)
    assert {"c7r2": 1, "c6r4": 4, "c4r5": 7} == first
    assert [1, 4, 7] == numbers_on(picture(match))


# Random games


@pytest.mark.parametrize(("seats", "seed", "rulings"), TABLES)
def test_every_field_on_offer_is_numbered_exactly_once(seats, seed, rulings):
    kinds = set()
    for st in random_states(seats, seed, rulings, every=2):
        numbers = drawing.offered(st, st.ask)
        kinds.add(st.ask.kind)
        assert bool(numbers) == (st.ask.kind in FIELD_KINDS)
        for width in (80, 44):
            assert sorted(numbers.values()) == numbers_on(drawn(st, width))
    assert {"goal", "tile"} <= kinds


@pytest.mark.parametrize(("seats", "seed", "rulings"), TABLES)
def test_no_picture_is_wider_than_asked_for(seats, seed, rulings):
    for st in random_states(seats, seed, rulings, step=60, every=12):
        for width in (120, 80, 60, 40, 25, 12):
            lines = drawn(st, width)
            assert max(len(line) for line in lines) <= width
            assert lines == [line.rstrip() for line in lines]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_can_be_said_in_three_languages(lang):
    words = words_for(lang, WORDS)
    for what, _ in SIGNS:
        assert "«" not in words.say(f"screen-sign-{what}", {})
    for st in random_states(6, 5, {"markers": "3"}, step=25, every=25):
        for seat in (BYSTANDER, st.ask.seat, (st.ask.seat + 1) % 6):
            shown = screen(st, seat, lang)
            for line in (*shown.lines(), *shown.glance(), *shown.fields()):
                assert not re.search(r"«[a-z]+-|[{}]", line), line


def test_every_tile_stands_once_in_the_list_of_fields():
    for st in random_states(4, 6, {}, step=60, every=10, most=600):
        lines = screen(st, st.ask.seat).fields()
        names = [re.search(r"c-?[0-9]+r-?[0-9]+", line)[0] for line in lines]
        tiles = {st.table.plan.name(f) for f in range(len(st.grid)) if st.levels[f]}
        offered = {st.table.plan.name(f) for f in drawing.offered(st, st.ask)}
        assert sorted(names) == sorted(tiles | offered)


# What is shown


def test_a_view_is_plain_data_that_can_be_written_and_read_back():
    for st in random_states(5, 7, {}, step=30, every=30, most=900):
        for seat in (BYSTANDER, 0, 4):
            data = MAZE.view(st, seat).data
            assert data == msgspec.json.decode(msgspec.json.encode(data), type=MazeView)


def test_branches_are_shown_to_the_reader_alone():
    """M7.1b, M7.2a: until a card lies open, its unread branches are the reader's own."""
    seen = 0
    for st in random_states(4, 8, {}, step=1, most=900):
        if st.reading < 0:
            continue
        seen += 1
        for seat in (BYSTANDER, *range(4)):
            card = MAZE.view(st, seat).data.card
            is_open = st.was_open or seat == card_reader(st)
            assert (card.tree is not None) == bool(is_open)
            assert card.text
    assert seen


def test_points_in_the_making_are_a_secret():
    """M2.1a: others see them together with everybody's."""
    st = next(random_states(3, 9, {}, step=1))
    players = MAZE.view(st, 0).data.players

    assert players[0].abilities is not None
    assert players[1].abilities is None
