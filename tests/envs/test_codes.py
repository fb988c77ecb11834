"""Deeds and sights: every option has its own number, and nothing hidden is in a row."""

from __future__ import annotations

from random import Random

import pytest

from madmage.envs.aec import seen_by
from madmage.envs.book.deed import BookDeeds, deed_layout
from madmage.envs.book.field import ASKS as BOOK_ASKS
from madmage.envs.codec import codec_of
from madmage.envs.maze.deed import BLOCKS, MazeDeeds
from madmage.envs.maze.field import ASKS as MAZE_ASKS
from madmage.envs.stage import Stage
from madmage.games.maze.loading import load_pack
from madmage.kernel.chance import Simple
from madmage.testing import table
from properties.subject import BOOK, MAZE

SUBJECTS = {"book": BOOK, "maze": MAZE}
WORLDS = {"book": 56, "maze": 42}
MOST = {"book": 400, "maze": 90}
LOOKS = {"book": 0.15, "maze": 0.08}

each_game = pytest.mark.parametrize("game", ["book", "maze"])


def positions(game, number):
    """Decisions of one random game, of any mode, ruling and number of players, with its stage."""
    subject = SUBJECTS[game]
    w = subject.world(number)
    stage = Stage(game, w.seats, None, w.options)
    r = Random(number)
    chance = Simple(r)
    st = stage.begin(chance)
    for _ in range(MOST[game]):
        if st.ask is None:
            return
        yield stage, st, r
        stage.rules.apply(st, subject.pick(r, st, w.style), chance)


ACTS = {"stop", "ability", "cast", "learn", "acquire", "destroy", "cure_hand", "cure_support"}


def blocks_of(game, kind):
    """Where the options of a kind of ask may have their numbers."""
    if game == "book":
        return {"done", kind} | (ACTS if kind == "act" else set())
    return {"done", "drink", "discard", "trade", BLOCKS.get(kind, kind)}


@pytest.mark.parametrize("chunk", range(3))
@each_game
def test_every_option_of_every_ask_has_a_number_of_its_own(game, chunk):
    kinds = set()
    for number in range(chunk, WORLDS[game], 3):
        for stage, st, _ in positions(game, number):
            numbers = stage.codec.numbers(st.ask, stage.seats)
            assert len(set(numbers)) == len(st.ask.options) == len(numbers), st.ask
            for action in numbers:
                block, at = stage.codec.actions.find(action)
                assert at < block.total
                assert block.name in blocks_of(game, st.ask.kind)
            kinds.add(st.ask.kind)
    assert len(kinds) > 12


@pytest.mark.parametrize("chunk", range(3))
@each_game
def test_in_twin_worlds_a_seat_sees_and_may_do_the_same_to_the_byte(game, chunk):
    subject = SUBJECTS[game]
    told_apart = 0
    for number in range(chunk, WORLDS[game], 3):
        for stage, st, r in positions(game, number):
            if r.random() > LOOKS[game]:
                continue
            viewer = r.randrange(stage.seats)
            twin = subject.redeal(st, viewer, r)
            one, two = seen_by(stage, st, viewer)[0], seen_by(stage, twin, viewer)[0]
            assert one["observation"].tobytes() == two["observation"].tobytes()
            assert one["action_mask"].tobytes() == two["action_mask"].tobytes()
            for other in range(stage.seats):
                mine, theirs = seen_by(stage, st, other)[0], seen_by(stage, twin, other)[0]
                told_apart += mine["observation"].tobytes() != theirs["observation"].tobytes()
    # The twins are really others: somebody can tell them apart.
    assert told_apart


@each_game
def test_spaces_are_the_same_for_any_number_of_players_and_any_ruling(game):
    seats = {"book": (2, 3, 4, 5), "maze": (3, 4, 5, 6)}[game]
    options = {
        "book": {"mode": "terror", "open_hands": False},
        "maze": {"rulings": {"trade": "same_field"}},
    }
    codecs = {codec_of(Stage(game, n, None, {}).setup) for n in seats}
    codecs.add(Stage(game, seats[0], None, options[game]).codec)
    assert len(codecs) == 1


def test_a_smaller_table_of_the_maze_has_smaller_spaces():
    small = Stage("maze", 3, None, {"rulings": {"table_size": "13x11"}})
    usual = Stage("maze", 3, None, {})
    assert small.codec.actions.size < usual.codec.actions.size
    assert small.codec.fields.size < usual.codec.fields.size


def test_every_kind_of_ask_has_a_block_of_deeds():
    book, maze = BookDeeds(40), MazeDeeds(load_pack("default"), 667)
    assert [kind for kind in BOOK_ASKS if kind not in book.at] == ["act"]
    assert [kind for kind in MAZE_ASKS if kind not in maze.at] == []


def test_blocks_say_what_a_number_means():
    actions = deed_layout(40)
    assert actions.find(0)[0].name == "done"
    assert actions.find(actions.at["cast"] + 4 * 7 + 2)[1] == 4 * 7 + 2
    assert actions.find(actions.size - 1)[0].name == "one_of"
    assert actions.size == sum(block.total for block in actions.blocks)


def test_an_observation_of_the_book_reads_as_its_page_says():
    match = table(
        "book",
        seats=3,
        hands={"p1": "earth1 earth1 madness", "p2": "fire2"},
        decks={"p1": "fire2 madness"},
        open_hands=False,
    )
    stage = Stage("book", 3, match, {})
    fields = stage.codec.fields
    row = seen_by(stage, match.state, 0)[0]["observation"]
    hands = row[fields.slice("hand")].reshape(5, -1)
    assert (hands[0, 3], hands[0, 12], hands[0, :13].sum()) == (2, 1, 3)
    assert hands[1, :26].sum() == 0
    seats = row[fields.slice("seat")].reshape(5, -1)
    assert seats[:, 0].tolist() == [1, 1, 1, 0, 0]
    assert seats[:3, 5].tolist() == [3, 1, 0]
    # The same table from the next chair: everybody has moved on by one.
    row = seen_by(stage, match.state, 1)[0]["observation"]
    hands = row[fields.slice("hand")].reshape(5, -1)
    assert (hands[0, 7], hands[0, :13].sum(), hands[2, :13].sum()) == (1, 1, 0)


def test_a_deed_is_the_same_number_in_every_position_and_from_every_chair():
    stage = Stage("book", 2, None, {})
    cast = stage.codec.actions.at["cast"]
    spells = [card.key for card in stage.begin(Simple(Random(1))).table.pack.spells]
    for seat, hand in (("p1", "earth1 earth1"), ("p2", "earth1 earth1 earth2 air1")):
        match = table("book", seats=2, active=seat, hands={seat: hand})
        numbers = stage.codec.numbers(match.ask, 2)
        growth = match.options()[numbers.index(cast + 4 * spells.index("growth") + 1)]
        assert growth.text == "cast growth x1"
