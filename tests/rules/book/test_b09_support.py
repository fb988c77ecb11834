"""B9.4, B9.5: support: what may lie there, whose it is, who pays with it, how it leaves."""

from __future__ import annotations

import pytest

from rules.book.tables import book, look, options, own_pack, pass_turn, play, seen, support

FULL = "air1 air1 air1"


def swap(match, exchange):
    """One exchange by the female Earth magician's ability (B10), and no second one."""
    play(match, "ability", exchange)
    if match.ask.kind == "swap":
        play(match, "done")


def test_a_madness_comes_into_support_even_if_it_is_full():
    """B9.4: three of three slots are taken, and the Madness comes all the same."""
    match = book(phase="monster", marker=1, curses={"2": "drowned_whispers"}, supports={"p1": FULL})
    assert [*FULL.split(), "madness"] == support(match, 0)


@pytest.mark.parametrize("card", ["fire3", "madness"])
def test_any_hand_card_may_be_placed_face_up_in_a_free_slot(card):
    """B9.5: any hand card, Madness too; everybody sees it."""
    match = book(hands={"p1": f"water1 {card}"}, open_hands=False)
    play(match, "cast ice x1")
    for viewer in (0, 1, -1):
        assert [card] == [c.card for c in match.view(viewer).data.players[0].support]


def test_there_are_three_slots_unless_the_magician_says_otherwise():
    """B9.5: the fourth card finds no slot; the female Water magician has 5."""
    hands = {"p1": "water3 air1 air1 air1"}
    match = book(hands=hands, supports={"p1": "fire1"})
    play(match, "cast ice x3")
    assert (3, 3) == (seen(match, 0).slots, len(support(match, 0)))
    assert {"air1": 1} == seen(match, 0).hand
    match = book(magicians=("water_f", "fire_m"), hands=hands, supports={"p1": "fire1 fire1"})
    play(match, "cast ice x3")
    assert (5, 5) == (seen(match, 0).slots, len(support(match, 0)))


@pytest.mark.parametrize("power", [1, 2, 3])
@pytest.mark.parametrize("card", ["earth2", "fire3", "madness"])
def test_with_one_free_slot_any_hand_card_may_be_the_one_whatever_the_power(power, card):
    """B9.5, B5.3b: more may be meant than there is room for: which card is one's own choice."""
    match = book(hands={"p1": "earth2 fire3 madness"}, supports={"p1": "air1 air1", "p2": "water3"})
    play(match, f"cast ice x{power}", card)
    assert card in support(match, 0)


def test_one_places_cards_only_in_ones_own_slots():
    """B9.5: with one's own slots full another's free ones do not help."""
    match = book(hands={"p1": "water1 fire1"}, supports={"p1": FULL})
    play(match, "cast ice x1")
    assert ([], {"fire1": 1}) == (support(match, 1), seen(match, 0).hand)


def test_every_player_pays_with_every_card_of_the_support_pool():
    """B9.5, B9.5b: whoever acts; nobody's leave is asked."""
    match = book(seats=3, hands={"p1": "air1"}, supports={"p1": "fire1", "p3": "fire1"})
    play(match, "cast telepathy x1", "p2", "acquire fire2")
    assert (0, {"fire2": 1}) == (match.ask.seat, seen(match, 1).discard)
    assert [[], []] == [support(match, 0), support(match, 2)]


def test_cards_in_support_stay_from_turn_to_turn():
    """B9.5: they leave only as payment or by an effect."""
    match = book(
        hands={"p1": "air1 " * 7, "p2": "air1 " * 6},
        supports={"p1": "fire1 madness", "p2": "fire2"},
    )
    pass_turn(match)
    pass_turn(match)
    assert [["fire1", "madness"], ["fire2"]] == [support(match, 0), support(match, 1)]


def test_an_effect_sends_support_cards_to_their_owners_discard_piles():
    """B9.5, B9.20: Leaking Cauldron: Element cards only; the Madness stays."""
    match = book(
        phase="monster",
        marker=1,
        curses={"2": "leaking_cauldron"},
        supports={"p1": "fire1@p2 water1 madness", "p2": "earth1@p1"},
    )
    assert [["madness"], []] == [support(match, 0), support(match, 1)]
    assert {"water1": 1, "earth1": 1} == seen(match, 0).discard
    assert {"fire1": 1} == seen(match, 1).discard


def test_madness_in_support_does_not_count_for_elimination():
    """B9.5, B7.2: five in hand and three in support: still in the game."""
    match = book(hands={"p1": "madness " * 5 + "air1"}, supports={"p1": "madness madness madness"})
    pass_turn(match)
    assert seen(match, 0).in_game
    match = book(hands={"p1": "madness " * 6})
    pass_turn(match)
    assert not seen(match, 0).in_game


def test_madness_in_support_may_be_cured_by_anyone():
    """B9.5: by whoever acts, wherever it lies."""
    match = book(hands={"p1": "air1", "p2": "fire2"}, supports={"p1": "madness"}, madness=9)
    play(match, "cast telepathy x1", "cure support p1")
    assert ([], 10) == (support(match, 0), look(match).madness)


def test_a_support_cards_owner_is_who_put_it_there():
    """B9.5a: in a foreign slot it is still theirs: paid by another, it goes to their pile."""
    match = book(magicians=("earth_f", "fire_m"), hands={"p1": "fire2"}, supports={"p2": "water1"})
    swap(match, "fire2 for water1@p2")
    assert ["fire2@p1"] == support(match, 1)
    play(match, "acquire fire2")
    assert ({"fire2": 2}, {}) == (seen(match, 0).discard, seen(match, 1).discard)


def test_a_card_taken_into_a_hand_is_that_players_from_then_on():
    """B9.5a: the water card she took from another's support goes to her pile when it pays."""
    match = book(magicians=("earth_f", "fire_m"), hands={"p1": "fire2"}, supports={"p2": "water1"})
    swap(match, "fire2 for water1@p2")
    play(match, "cast ice x1")
    assert ({"water1": 1}, {}) == (seen(match, 0).discard, seen(match, 1).discard)


def test_a_support_card_pays_out_of_a_foreign_slot_under_its_owners_name():
    """B9.5a: two equal cards of different owners in one support are two different payments."""
    match = book(hands={"p1": ""}, supports={"p2": "fire1 fire1@p1"})
    play(match, "cast combustion x1")
    assert ["pay fire1@p2/p1", "pay fire1@p2"] == options(match)
    play(match, "pay fire1@p2/p1")
    assert ({"fire1": 1}, {}) == (seen(match, 0).discard, seen(match, 1).discard)


def test_a_cured_madness_leaves_support_to_the_stack():
    """B9.5b: not to its owner's discard pile."""
    match = book(hands={"p1": "fire2"}, supports={"p2": "madness"}, madness=9)
    play(match, "cure support p2")
    assert ({}, 10) == (seen(match, 1).discard, look(match).madness)


def test_a_card_destroyed_in_support_is_set_aside(tmp_path):
    """B9.5b, B9.6: not to its owner's discard pile either."""
    burning = [
        (r'^cast = \[\{ destroy = "X" \}\]$', 'cast = [{ destroy = "X", from = "support" }]')
    ]
    match = book(
        pack=own_pack(tmp_path, spells=burning), hands={"p1": "fire1"}, supports={"p1": "earth2@p2"}
    )
    play(match, "cast combustion x1")
    assert ([], {"earth2": 1}, {}) == (
        support(match, 0),
        look(match).destroyed,
        seen(match, 1).discard,
    )


def test_while_support_holds_more_than_its_slots_no_card_can_be_placed():
    """B9.5b: 5 cards in 3 slots; two must leave before support is merely full."""
    crowd = f"{FULL} madness madness"
    match = book(hands={"p1": "water1 fire1"}, supports={"p1": crowd})
    play(match, "cast ice x1")
    assert (crowd.split(), {"fire1": 1}) == (support(match, 0), seen(match, 0).hand)


@pytest.mark.parametrize(("bought", "left"), [("acquire air2", 1), ("acquire air3", 0)])
def test_a_slot_is_free_again_only_below_the_number_of_slots(bought, left):
    """B9.4, B9.5b: 5 cards, then 3: full; 5 cards, then 2: one slot is free."""
    match = book(hands={"p1": "water1 fire1"}, supports={"p1": f"{FULL} madness madness"})
    play(match, bought, "cast ice x1")
    assert left == seen(match, 0).hand.get("fire1", 0)
    assert 3 == len(support(match, 0))
