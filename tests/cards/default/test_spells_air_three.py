"""The air spells of level 3: Council of Gales, Trade Winds, Echo."""

from __future__ import annotations

from cards.default.played import (
    asked,
    board,
    book,
    cards,
    choices,
    curses,
    discard,
    hand,
    play,
    refusal,
    spell,
    spells,
    support,
)

# Council of Gales


def test_council_of_gales_lets_each_other_player_draw_one_and_act_once():
    match = book(
        seats=3,
        hands={"p1": "air3"},
        decks={"p1": "water3", "p2": "earth1 air1", "p3": "fire2"},
        spells={"p1": "council_of_gales"},
    )
    play(match, "cast council_of_gales x1")
    # Player 2 finishes before player 3 draws.
    assert (2, "act") == asked(match)
    assert cards("earth1") == hand(match, 2)
    assert cards() == hand(match, 3)
    play(match, "cast growth x1")
    assert (3, "act") == asked(match)
    assert cards("fire2") == hand(match, 3)
    play(match, "acquire fire2")
    assert cards("fire2 fire2") == discard(match, 3)
    # The caster neither draws nor acts.
    assert cards() == hand(match, 1)
    assert (1, "act") == asked(match)


def test_council_of_gales_at_power_2_draws_two_and_grants_two_actions_each():
    match = book(
        seats=3,
        hands={"p1": "air3 air3"},
        decks={"p2": "earth1 fire1 air1", "p3": "water1 water1 water1"},
        spells={"p1": "council_of_gales"},
    )
    play(match, "cast council_of_gales x2", "cast growth x1", "cast combustion x1")
    assert cards("air1") == board(match).destroyed
    assert (3, "act") == asked(match)
    assert cards("water1 water1") == hand(match, 3)
    play(match, "cast ice x1")
    assert ["water1"] == support(match, 3)
    # The second action would have nothing to pay with: nobody is asked.
    assert (1, "act") == asked(match)


def test_council_of_gales_draws_are_not_optional_but_its_actions_are():
    match = book(
        hands={"p1": "air3"},
        discards={"p2": "fire1"},
        spells={"p1": "council_of_gales"},
        madness=10,
        told={"deck.p2": ["fire1"]},
    )
    play(match, "cast council_of_gales x1", "stop")
    assert cards("fire1") == hand(match, 2)
    assert 9 == board(match).madness


def test_council_of_gales_starts_with_the_active_player_when_another_one_casts_it():
    match = book(
        seats=3,
        hands={"p1": "air1", "p2": "air3"},
        decks={"p1": "earth1", "p3": "earth1"},
        spells={"p2": "council_of_gales"},
    )
    play(match, "cast telepathy x1", "p2", "cast council_of_gales x1")
    assert (1, "act") == asked(match)
    assert cards() == hand(match, 3)
    play(match, "stop")
    assert (3, "act") == asked(match)


# Trade Winds


def test_trade_winds_lets_everybody_split_two_gifts_and_draw_as_many():
    match = book(
        seats=3,
        hands={"p1": "air3 fire1 water1 madness", "p2": "earth1"},
        decks={"p1": "water1 water2 water3", "p2": "air1 air1", "p3": "fire3"},
        spells={"p1": "trade_winds"},
    )
    play(match, "cast trade_winds x1", "give fire1 to p2", "give water1 to p3")
    assert (2, "give") == asked(match)
    assert cards("madness water1 water2") == hand(match, 1)
    play(match, "done", "done")
    assert cards("earth1 fire1") == hand(match, 2)
    assert cards("water1") == hand(match, 3)
    assert (1, "act") == asked(match)


def test_trade_winds_lets_a_later_player_pass_a_received_card_on():
    match = book(
        seats=3,
        hands={"p1": "air3 fire1"},
        decks={"p1": "water1", "p2": "air1", "p3": "earth1"},
        spells={"p1": "trade_winds"},
    )
    play(match, "cast trade_winds x1", "give fire1 to p2")
    assert (2, "give") == asked(match)
    play(match, "give fire1 to p3", "give fire1 to p1")
    assert cards("water1 fire1") == hand(match, 1)
    assert cards("air1") == hand(match, 2)
    assert cards("earth1") == hand(match, 3)
    # No loop: everybody has one go.
    assert (1, "act") == asked(match)


def test_trade_winds_at_power_2_gives_up_to_four_each():
    match = book(
        hands={"p1": "air3 air3 fire1 fire1 water1 water1 earth1"},
        decks={"p1": "fire3 water3 earth3 air1 air1"},
        spells={"p1": "trade_winds"},
    )
    play(match, "cast trade_winds x2", "give fire1 to p2", "give fire1 to p2")
    play(match, "give water1 to p2", "give water1 to p2")
    assert cards("earth1 fire3 water3 earth3 air1") == hand(match, 1)
    assert (2, "give") == asked(match)
    play(match, "done")
    assert cards("fire1 fire1 water1 water1") == hand(match, 2)


# Echo


def test_echo_carries_out_another_players_exhausted_spell_at_power_1():
    match = book(
        hands={"p1": "air3"},
        decks={"p1": "fire1 fire2 fire3", "p2": "water1 water2 water3"},
        spells={"p1": "echo", "p2": "great_harvest!"},
    )
    play(match, "cast echo x1")
    assert cards("fire1 fire2") == hand(match, 1)
    assert cards("water1 water2") == hand(match, 2)
    assert cards("air3") == discard(match)
    assert spell(match, "echo").exhausted
    assert spell(match, "great_harvest", 2).exhausted


def test_echo_leaves_a_ready_spell_ready():
    match = book(
        hands={"p1": "air3"},
        decks={"p1": "fire1 fire2"},
        spells={"p1": "echo growth", "p2": "ice~"},
    )
    play(match, "cast echo x1")
    # The face-down Ice of player 2 and Echo itself are no targets.
    assert cards("fire1") == hand(match, 1)
    assert not spell(match, "growth").exhausted


def test_echo_reaches_neither_itself_nor_a_neutralised_spell():
    match = book(
        hands={"p1": "air3"}, spells={"p1": "echo growth combustion", "p2": "ice~ growth~"}
    )
    play(match, "cast echo x1")
    assert ["combustion", "growth"] == sorted(choices(match))
    assert "B6.3a" == refusal(match, "echo")
    assert "B9.12" == refusal(match, "ice")


def test_echo_of_avatar_gives_the_caster_an_action_that_keeps_support():
    match = book(
        hands={"p1": "air3 earth1"},
        supports={"p1": "fire3", "p2": "fire1"},
        curses={"2": "fever"},
        spells={"p1": "echo", "p2": "avatar!"},
    )
    play(match, "cast echo x1", "destroy 2", "water")
    assert {} == curses(match)
    assert cards("air3 water2") == discard(match, 1)
    assert ["fire3"] == support(match, 1)
    assert ["fire1"] == support(match, 2)
    # It was one action only: the next one pays as usual.
    assert (1, "act") == asked(match)
    play(match, "acquire fire3")
    assert [] == support(match, 1)


def test_echo_of_tailwind_cannot_refresh_echo_itself():
    match = book(hands={"p1": "air3"}, spells={"p1": "echo", "p2": "tailwind! growth!~ ice!"})
    play(match, "cast echo x1", "tailwind", "branch 1")
    assert "B6.3a" == refusal(match, "echo@p1")
    assert "B9.7b" == refusal(match, "growth@p2")
    play(match, "ice@p2")
    assert not spell(match, "ice", 2).exhausted
    assert spell(match, "echo").exhausted


def test_echo_at_power_2_carries_out_two_different_spells_in_the_order_named():
    match = book(
        hands={"p1": "air3 air3"},
        decks={"p1": "fire1 fire2"},
        spells={"p1": "echo growth combustion ice"},
    )
    play(match, "cast echo x2", "growth")
    assert "B9.12" == refusal(match, "growth")
    play(match, "ice")
    # First the card was drawn, then it was placed in support.
    assert ["fire1"] == support(match)
    assert cards() == hand(match)


def test_echo_at_power_3_carries_out_three_different_spells():
    match = book(
        hands={"p1": "air3 air3 air3"},
        decks={"p1": "fire1 fire2"},
        discards={"p1": "water1 earth1"},
        spells={"p1": "echo", "p2": "growth gleaning sprout!"},
    )
    play(match, "cast echo x3", "gleaning", "growth", "earth1@discard", "done", "water1")
    assert cards("earth1 fire1") == hand(match)
    assert cards("air3 air3 air3 water2") == discard(match)
    assert ["echo"] == spells(match, 1)


def test_echo_uses_the_owners_spell_with_the_casters_cards():
    match = book(
        hands={"p1": "air3 madness", "p2": "fire1 madness"},
        spells={"p1": "echo", "p2": "combustion"},
    )
    play(match, "cast echo x1")
    assert cards() == hand(match, 1)
    assert cards("fire1 madness") == hand(match, 2)
    assert cards("madness") == board(match).destroyed
