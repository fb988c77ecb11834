"""The air spells of level 1 and 2: air moves."""

from __future__ import annotations

from cards.default.played import (
    asked,
    board,
    book,
    cards,
    choices,
    curse,
    curses,
    discard,
    hand,
    never_cast,
    play,
    player,
    refusal,
    spell,
    support,
)


def test_every_air_spell_is_cast_and_augmented_here():
    assert [] == never_cast("air")


# Tailwind


def test_tailwind_refreshes_a_spell_of_any_player():
    match = book(hands={"p1": "air1"}, spells={"p1": "tailwind growth!", "p2": "ice! growth!"})
    play(match, "cast tailwind x1")
    assert ["growth@p1", "ice@p2", "growth@p2"] == choices(match)
    play(match, "ice@p2")
    assert not spell(match, "ice", 2).exhausted
    assert spell(match, "growth", 1).exhausted
    assert spell(match, "growth", 2).exhausted
    assert spell(match, "tailwind").exhausted


def test_tailwind_or_turns_a_neutralised_spell_face_up_which_stays_exhausted():
    match = book(hands={"p1": "air1"}, spells={"p1": "tailwind growth!", "p2": "ice!~"})
    play(match, "cast tailwind x1", "branch 2")
    assert not spell(match, "ice", 2).neutralised
    assert spell(match, "ice", 2).exhausted
    assert spell(match, "growth").exhausted


def test_tailwind_offers_no_branch_that_cannot_be_done():
    match = book(hands={"p1": "air1"}, spells={"p1": "tailwind", "p2": "ice!~ growth~"})
    play(match, "cast tailwind x1")
    assert ["ice@p2", "growth@p2"] == choices(match)
    play(match, "growth@p2")
    assert not spell(match, "growth", 2).neutralised
    assert spell(match, "ice", 2).neutralised


def test_tailwind_at_power_2_may_turn_a_spell_up_and_then_refresh_it():
    match = book(hands={"p1": "air2"}, spells={"p1": "tailwind", "p2": "ice!~"})
    play(match, "cast tailwind x2")
    assert not spell(match, "ice", 2).neutralised
    assert not spell(match, "ice", 2).exhausted
    assert (1, "act") == asked(match)


def test_tailwind_at_power_3_chooses_afresh_each_time():
    match = book(
        hands={"p1": "air3"},
        spells={"p1": "tailwind growth! ice~", "p2": "ice! growth! telepathy!"},
    )
    play(match, "cast tailwind x3", "branch 1", "growth@p2", "branch 2", "growth@p1")
    assert cards("ice telepathy") == cards(
        " ".join(s.spell for s in player(match, 2).spells if s.exhausted)
    )
    assert not spell(match, "ice", 1).neutralised
    assert not spell(match, "growth", 1).exhausted


def test_tailwind_never_refreshes_itself():
    match = book(hands={"p1": "air1"}, spells={"p1": "tailwind growth!"})
    play(match, "cast tailwind x1")
    assert not spell(match, "growth").exhausted
    assert spell(match, "tailwind").exhausted


def test_tailwind_lets_a_refreshed_spell_be_cast_again_in_the_same_turn():
    match = book(
        hands={"p1": "air1 earth1 earth1"},
        decks={"p1": "fire1 fire2"},
        spells={"p1": "tailwind growth"},
    )
    play(match, "cast growth x1", "cast tailwind x1", "cast growth x1")
    assert cards("fire1 fire2") == hand(match)


# Paper Bird


def test_paper_bird_gives_up_to_two_cards_to_one_other_player():
    match = book(seats=3, hands={"p1": "air1 fire1 madness water1"}, spells={"p1": "paper_bird"})
    play(match, "cast paper_bird x1", "give fire1 to p3")
    assert "B9.9" == refusal(match, "give madness to p2")
    play(match, "give water1 to p3")
    assert cards("fire1 water1") == hand(match, 3)
    assert cards() == hand(match, 2)
    assert cards("madness") == hand(match, 1)
    assert (1, "act") == asked(match)


def test_paper_bird_may_give_less_or_nothing():
    match = book(hands={"p1": "air1 fire1"}, spells={"p1": "paper_bird"})
    play(match, "cast paper_bird x1")
    assert "B9.12" == refusal(match, "give fire1 to p1")
    play(match, "done")
    assert cards("fire1") == hand(match, 1)
    assert cards() == hand(match, 2)


def test_paper_bird_may_carry_a_madness_which_nobody_can_refuse():
    match = book(hands={"p1": "air1 madness"}, spells={"p1": "paper_bird"})
    play(match, "cast paper_bird x1", "give madness to p2")
    assert cards("madness") == hand(match, 2)
    assert (1, "act") == asked(match)


def test_paper_bird_at_power_2_gives_up_to_four_cards_to_the_same_player():
    match = book(
        seats=3,
        hands={"p1": "air2 earth1 earth1 fire1 water1 madness"},
        spells={"p1": "paper_bird"},
    )
    play(match, "cast paper_bird x2", "give earth1 to p2", "give earth1 to p2")
    play(match, "give fire1 to p2", "give water1 to p2")
    assert cards("earth1 earth1 fire1 water1") == hand(match, 2)
    assert (1, "act") == asked(match)


# Weather Eye


def test_weather_eye_sifts_three_cards_and_draws_one():
    match = book(
        hands={"p1": "air1"},
        decks={"p1": "fire1 madness water2 earth1"},
        spells={"p1": "weather_eye"},
    )
    play(match, "cast weather_eye x1", "p1")
    assert ["fire1", "water2", "madness", "done"] == choices(match)
    play(match, "madness")
    # Nothing is left to sift, the rest goes back in any order.
    assert ["fire1", "water2"] == choices(match)
    play(match, "water2")
    assert cards("water2") == hand(match)
    assert cards("air1 madness") == discard(match)
    assert 2 == player(match, 1).deck_size
    assert ["fire1", "?"] == player(match, 1).deck_top


def test_weather_eye_may_be_cast_on_another_player_who_then_chooses():
    match = book(hands={"p1": "air1"}, decks={"p2": "fire1 water1"}, spells={"p1": "weather_eye"})
    play(match, "cast weather_eye x1", "p2")
    assert (2, "sift") == asked(match)
    play(match, "fire1", "done")
    assert cards("water1") == hand(match, 2)
    assert cards("fire1") == discard(match, 2)
    assert (1, "act") == asked(match)


def test_weather_eye_at_power_2_looks_at_six_but_draws_only_one():
    match = book(
        hands={"p1": "air2"},
        decks={"p1": "fire1 fire1 fire1 water1 water1 earth3 madness"},
        spells={"p1": "weather_eye"},
    )
    play(match, "cast weather_eye x2", "p1", "fire1", "fire1", "fire1", "done")
    play(match, "water1", "earth3")
    assert cards("water1") == hand(match)
    assert ["earth3", "water1", "?"] == player(match, 1).deck_top


def test_weather_eye_looks_only_at_what_is_there_but_its_draw_may_bring_a_madness():
    match = book(hands={"p1": "air1"}, spells={"p1": "weather_eye"}, madness=10)
    play(match, "cast weather_eye x1", "p2")
    assert cards("madness") == hand(match, 2)
    assert 9 == board(match).madness


# Eye of the Tornado


def test_eye_of_the_tornado_makes_everybody_discard_one_and_draw_one():
    match = book(
        seats=3,
        hands={"p1": "air2 madness fire1", "p2": "water1 earth1"},
        decks={"p1": "air3", "p2": "fire3", "p3": "earth3"},
        spells={"p1": "eye_of_the_tornado"},
    )
    play(match, "cast eye_of_the_tornado x1")
    assert "B5.3" == refusal(match, "done")
    play(match, "madness", "earth1")
    assert cards("fire1 air3") == hand(match, 1)
    assert cards("air2 madness") == discard(match, 1)
    assert cards("water1 fire3") == hand(match, 2)
    # Who has nothing to discard draws all the same.
    assert cards("earth3") == hand(match, 3)


def test_eye_of_the_tornado_at_power_2_exchanges_two_cards_each():
    match = book(
        hands={"p1": "air2 air2 fire1", "p2": "water1 earth1 fire1"},
        decks={"p1": "air3 air1", "p2": "fire3 fire2"},
        spells={"p1": "eye_of_the_tornado"},
    )
    play(match, "cast eye_of_the_tornado x2", "earth1", "water1")
    assert cards("air3 air1") == hand(match, 1)
    assert cards("fire1 fire3 fire2") == hand(match, 2)
    assert cards("earth1 water1") == discard(match, 2)


# Second Wind


def test_second_wind_draws_two_and_grants_one_action():
    match = book(
        seats=3, hands={"p1": "air2"}, decks={"p3": "earth1 fire1"}, spells={"p1": "second_wind"}
    )
    play(match, "cast second_wind x1")
    assert ["p2", "p3"] == choices(match)
    play(match, "p3")
    assert cards("earth1 fire1") == hand(match, 3)
    play(match, "cast combustion x1")
    assert cards("earth1") == board(match).destroyed
    assert (1, "act") == asked(match)


def test_second_winds_draw_is_not_optional_while_its_action_is():
    match = book(
        hands={"p1": "air2"},
        discards={"p2": "fire1"},
        spells={"p1": "second_wind"},
        madness=10,
    )
    play(match, "cast second_wind x1")
    assert cards("fire1 madness") == hand(match, 2)
    assert 9 == board(match).madness
    play(match, "stop")
    assert cards("fire1 madness") == hand(match, 2)


def test_second_wind_at_power_2_draws_four_and_grants_two_actions_to_one_player():
    match = book(
        hands={"p1": "air2 air2"},
        decks={"p2": "earth1 fire1 water1 air1 madness"},
        spells={"p1": "second_wind"},
    )
    play(match, "cast second_wind x2")
    assert cards("earth1 fire1 water1 air1") == hand(match, 2)
    play(match, "cast combustion x1", "earth1", "cast ice x1")
    assert ["air1"] == support(match, 2)
    assert (1, "act") == asked(match)


# Weathervane


def test_weathervane_moves_a_curse_with_its_tokens_and_the_madness_under_it():
    match = book(
        hands={"p1": "air2"},
        curses={"3a": {"curse": "fever", "tokens": "fire water", "madness": 1}, "4": "screech"},
        spells={"p1": "weathervane"},
    )
    play(match, "cast weathervane x1", "3a>5")
    assert {"5": "fever", "4": "screech"} == curses(match)
    moved = curse(match, "fever")
    assert {"fire": 1, "water": 1} == moved.tokens
    assert {"fire": 5, "water": 1} == moved.cost
    assert 1 == moved.madness_under
    assert 5 == moved.space
    assert (1, "act") == asked(match)


def test_weathervane_needs_a_free_slot_and_a_face_up_curse():
    match = book(
        hands={"p1": "air2"},
        curses={"2": {"curse": "fever", "neutralised": True}, "4": "screech"},
        spells={"p1": "weathervane"},
    )
    play(match, "cast weathervane x1")
    assert ["4>3a", "4>3b", "4>5"] == choices(match)
    assert "B9.7" == refusal(match, "2>5")
    assert "B3.2" == refusal(match, "4>2")


def test_weathervane_does_nothing_on_a_full_track():
    full = {"2": "fever", "3a": "screech", "3b": "vertigo", "4": "undertow", "5": "knotwork"}
    match = book(hands={"p1": "air2"}, curses=full, spells={"p1": "weathervane"})
    play(match, "cast weathervane x1")
    assert full == curses(match)
    assert (1, "act") == asked(match)


def test_weathervane_at_power_2_moves_two_different_curses():
    match = book(
        hands={"p1": "air2 air2"},
        curses={"2": "fever", "3a": "screech", "3b": {"curse": "undertow", "tokens": "air"}},
        spells={"p1": "weathervane"},
    )
    play(match, "cast weathervane x2", "2>5")
    assert "B3.2" == refusal(match, "5>4")
    play(match, "3a>2")
    assert {"2": "screech", "3b": "undertow", "5": "fever"} == curses(match)
    assert (1, "act") == asked(match)


def test_weathervane_lets_a_curse_strike_again_on_a_later_space():
    match = book(
        hands={"p1": "air2"},
        marker=3,
        curses={"3a": "voices_in_the_draught"},
        spells={"p1": "weathervane"},
        shuffled={"p1": "air1 air1 air1 air1 air1 air1"},
        decks={"p1": ""},
    )
    play(match, "cast weathervane x1", "3a>4", "stop")
    assert 4 == board(match).marker
    assert cards("air2 madness") == discard(match, 1)
    assert cards("madness") == discard(match, 2)


def test_weathervane_hides_a_curse_on_a_space_already_passed():
    match = book(
        hands={"p1": "air2"},
        marker=3,
        curses={"4": "voices_in_the_draught"},
        spells={"p1": "weathervane"},
        shuffled={"p1": "air1 air1 air1 air1 air1 air1"},
    )
    play(match, "cast weathervane x1", "4>2", "stop")
    assert 4 == board(match).marker
    assert cards("air2") == discard(match, 1)
    assert cards() == discard(match, 2)
