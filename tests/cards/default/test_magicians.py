"""The eight magicians: their decks, their slots and limits, and what each of them can do."""

from __future__ import annotations

from pathlib import Path

import pytest

from cards.default.played import (
    asked,
    board,
    book,
    cards,
    choices,
    discard,
    hand,
    play,
    player,
    refusal,
    spell,
    spells,
)
from madmage import new_match
from madmage.games.book.loading import load_pack
from madmage.kernel.error import SetupRefused
from madmage.testing import table

STARTING_DECKS = {
    "air_m": "air1 air1 air1 air1 air1 air2 earth1 earth1 fire1 fire1 water1 water1",
    "air_f": "air1 air1 air1 air1 air1 air2 earth1 earth1 fire1 fire1 water1 water1",
    "earth_m": "earth1 earth1 earth1 earth1 earth1 earth2 air1 air1 fire1 fire1 water1 water1",
    "earth_f": "earth1 earth1 earth1 earth1 earth1 earth2 air1 air1 fire1 fire1 water1 water1",
    "fire_m": "fire1 fire1 fire1 fire1 fire1 fire2 air1 air1 earth1 earth1 water1 water1",
    "fire_f": "fire1 fire1 fire1 fire1 fire1 fire2 air1 air1 earth1 earth1 water1 water1",
    "water_m": "water1 water1 water1 water1 water1 water2 air1 air1 earth1 earth1 fire1 fire1",
    "water_f": "water1 water1 water1 water1 water1 water2 air1 air1 earth1 earth1 fire1 fire1",
}
SIX = "earth1 earth1 earth1 earth1 earth1 earth1"

each_magician = pytest.mark.parametrize("key", STARTING_DECKS)


def other(key: str) -> str:
    """A second magician who minds their own business."""
    return "earth_m" if key != "earth_m" else "earth_f"


def test_every_magician_of_the_pack_is_tested_here():
    files = Path(__file__).parent.glob("test_magicians*.py")
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    keys = [card.key for card in load_pack("default").magicians]
    assert sorted(STARTING_DECKS) == sorted(keys)
    assert [] == [key for key in keys if f"def test_{key}_" not in source]


@each_magician
def test_each_magician_starts_with_twelve_cards(key):
    match = table("book", 2, magicians=(key, other(key)))
    assert cards(STARTING_DECKS[key]) == player(match, 1).deck


@each_magician
def test_each_magician_has_three_slots_and_five_spells_unless_the_sheet_says_otherwise(key):
    match = book(magicians=(key, other(key)))
    assert {"water_f": 5}.get(key, 3) == player(match, 1).slots
    assert {"earth_m": 6}.get(key, 5) == player(match, 1).spell_limit


def test_five_magicians_find_enough_cards_in_the_box_and_draw_six_each():
    match = new_match(
        "book", 5, seed=7, magicians=("air_m", "air_f", "earth_m", "fire_m", "water_m")
    )
    for number in range(1, 6):
        owned = player(match, number)
        assert 6 == owned.hand_size
        assert 12 == owned.hand_size + owned.deck_size + sum(owned.discard.values())


def test_no_two_players_may_take_the_same_magician():
    with pytest.raises(SetupRefused) as refused:
        book(magicians=("air_m", "air_m"))
    assert "B2.4" == refused.value.rule


# Once per turn, in one's own action phase, not in granted actions

READY = {
    "air_m": {},
    "earth_f": {"supports": {"p2": "fire1 fire2"}},
    "fire_m": {},
    "fire_f": {"spells": {"p2": "growth! ice! combustion"}},
}
USES = {
    "air_m": (),
    "earth_f": ("water1 for fire1@p2", "done"),
    "fire_m": (),
    "fire_f": ("ice@p2",),
}

each_ability = pytest.mark.parametrize("key", READY)


@each_ability
def test_each_ability_is_used_once_per_turn(key):
    match = book(
        magicians=(key, "earth_m"),
        hands={"p1": "water1 madness madness"},
        shuffled={"p1": SIX},
        **READY[key],
    )
    assert "ability" in choices(match)
    play(match, "ability", *USES[key])
    assert player(match, 1).ability_used
    assert "B6.8" == refusal(match, "ability")


@each_ability
def test_each_ability_is_shut_in_an_action_that_somebody_grants(key):
    match = book(
        magicians=("earth_m", key),
        active="p1",
        hands={"p1": "air1", "p2": "water1 madness"},
        decks={"p2": SIX},
        supports={"p1": "fire1"},
        spells={"p1": "telepathy ice!"},
    )
    play(match, "cast telepathy x1")
    assert (2, "act") == asked(match)
    assert "B9.11a" == refusal(match, "ability")


@pytest.mark.parametrize("key", ["air_f", "earth_m", "water_m", "water_f"])
def test_an_ability_that_is_always_on_is_never_an_option(key):
    match = book(magicians=(key, other(key)), hands={"p1": "air1"})
    assert "ability" not in choices(match)
    assert "B6.8" == refusal(match, "ability")


def test_an_ability_comes_back_with_the_next_own_turn():
    match = book(magicians=("air_m", "earth_m"), shuffled={"p1": f"{SIX} air1", "p2": SIX})
    play(match, "ability", "stop", "stop")
    assert (1, "act") == asked(match)
    assert "ability" in choices(match)


# Air, male: draw 1 card; if it is Madness cure it, else discard it


def test_air_m_cures_a_drawn_madness():
    match = book(magicians=("air_m", "earth_m"), decks={"p1": "madness fire1"}, madness=10)
    play(match, "ability")
    assert 11 == board(match).madness
    assert cards() == hand(match)
    assert cards() == discard(match)
    assert 1 == player(match, 1).deck_size


def test_air_m_discards_any_other_card_even_if_he_holds_madness():
    match = book(
        magicians=("air_m", "earth_m"),
        hands={"p1": "madness"},
        decks={"p1": "fire3"},
        madness=10,
    )
    play(match, "ability")
    assert cards("madness") == hand(match)
    assert cards("fire3") == discard(match)
    assert 10 == board(match).madness


def test_air_m_meets_an_empty_deck_as_a_draw_does():
    match = book(
        magicians=("air_m", "earth_m"),
        discards={"p1": "fire1"},
        madness=10,
        told={"deck.p1": ["fire1"]},
    )
    play(match, "ability")
    assert cards("fire1") == discard(match)
    assert 1 == player(match, 1).deck_size
    assert 9 == board(match).madness


def test_air_m_draws_and_cures_the_madness_that_is_his_whole_new_deck():
    match = book(magicians=("air_m", "earth_m"), madness=10)
    play(match, "ability")
    assert 10 == board(match).madness
    assert 0 == player(match, 1).deck_size
    assert cards() == hand(match)


def test_air_m_loses_the_game_on_an_empty_deck_and_an_empty_stack():
    match = book(magicians=("air_m", "earth_m"), madness=0)
    play(match, "ability")
    assert "lost" == board(match).outcome


# Earth, male: up to 6 spells


FIVE = "growth ice combustion telepathy sprout"


def test_earth_m_learns_a_sixth_spell_and_forgets_one_for_the_seventh():
    match = book(
        magicians=("earth_m", "earth_f"),
        hands={"p1": "fire2 air2"},
        spells={"p1": FIVE},
        library={"fire": "kindling", "air": "tailwind"},
    )
    play(match, "learn kindling")
    assert [*FIVE.split(), "kindling"] == spells(match)
    play(match, "learn tailwind")
    assert "B6.4a" == refusal(match, "tailwind")
    play(match, "growth")
    assert [*FIVE.split()[1:], "kindling", "tailwind"] == spells(match)
    assert ["growth"] == board(match).destroyed_spells


def test_anybody_else_forgets_one_for_the_sixth():
    match = book(hands={"p1": "fire2"}, spells={"p1": FIVE}, library={"fire": "kindling"})
    play(match, "learn kindling", "sprout")
    assert ["growth", "ice", "combustion", "telepathy", "kindling"] == spells(match)
    assert not spell(match, "kindling").exhausted


# Fire, male: discard 1 Madness from hand, draw 1 card


def test_fire_m_discards_a_madness_and_draws():
    match = book(
        magicians=("fire_m", "earth_m"),
        hands={"p1": "madness air1"},
        decks={"p1": "water2"},
        madness=10,
    )
    play(match, "ability")
    assert cards("air1 water2") == hand(match)
    assert cards("madness") == discard(match)
    assert 10 == board(match).madness


def test_fire_m_needs_a_madness_in_hand():
    match = book(magicians=("fire_m", "earth_m"), hands={"p1": "air1"}, supports={"p1": "madness"})
    assert "ability" not in choices(match)
    assert "B10.3" == refusal(match, "ability")


def test_fire_m_has_the_discarded_madness_in_the_pile_before_the_shuffle():
    match = book(magicians=("fire_m", "earth_m"), hands={"p1": "madness"}, madness=10)
    play(match, "ability")
    # Two Madness were shuffled: the discarded one and the one the empty deck brought.
    assert cards("madness") == hand(match)
    assert 1 == player(match, 1).deck_size
    assert cards() == discard(match)
    assert 9 == board(match).madness


# Fire, female: refresh 1 exhausted spell of any player


def test_fire_f_refreshes_a_spell_of_any_player():
    match = book(
        magicians=("fire_f", "earth_m"), spells={"p1": "growth! ice", "p2": "ice! growth!~"}
    )
    play(match, "ability")
    assert ["growth@p1", "ice@p2"] == choices(match)
    assert "B9.7b" == refusal(match, "growth@p2")
    assert "B6.3a" == refusal(match, "ice@p1")
    play(match, "ice@p2")
    assert not spell(match, "ice", 2).exhausted
    assert spell(match, "growth", 1).exhausted


def test_fire_f_may_cast_her_own_spell_again():
    match = book(
        magicians=("fire_f", "earth_m"),
        hands={"p1": "earth1 earth1"},
        decks={"p1": "fire1 fire2"},
    )
    play(match, "cast growth x1", "ability", "cast growth x1")
    assert cards("fire1 fire2") == hand(match)


def test_fire_f_waits_until_a_spell_is_exhausted():
    match = book(magicians=("fire_f", "earth_m"), spells={"p1": "growth", "p2": "ice!~"})
    assert "ability" not in choices(match)
    assert match.why_not("ability") is not None
