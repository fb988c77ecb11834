"""B10: the eight magicians."""

from __future__ import annotations

import pytest

from rules.book.tables import (
    book,
    exhausted,
    look,
    options,
    pass_turn,
    play,
    refused,
    seen,
    support,
)

CURSE = {"2": "ashen_dreams"}


def test_the_male_air_magician_discards_what_he_draws():
    """B10: Air, male: draw 1 card; if it is no Madness, discard it."""
    match = book(magicians=("air_m", "fire_m"), hands={"p1": "water1"}, decks={"p1": "fire3 air1"})
    play(match, "ability")
    assert ({"water1": 1}, {"fire3": 1}) == (seen(match, 0).hand, seen(match, 0).discard)
    assert "B6.8" == refused(match, "ability")


def test_the_male_air_magician_cures_a_madness_he_draws():
    """B10: Air, male: a drawn Madness goes to the stack; one that was in hand stays."""
    match = book(
        magicians=("air_m", "fire_m"), hands={"p1": "madness"}, decks={"p1": "madness"}, madness=9
    )
    play(match, "ability")
    assert ({"madness": 1}, {}, 10) == (
        seen(match, 0).hand,
        seen(match, 0).discard,
        look(match).madness,
    )


def test_the_male_air_magician_discards_only_the_card_he_drew():
    """B10: Air, male: with equal cards in hand one of them goes, no other."""
    match = book(magicians=("air_m", "fire_m"), hands={"p1": "fire1 air1"}, decks={"p1": "fire1"})
    play(match, "ability")
    assert ({"fire1": 1, "air1": 1}, {"fire1": 1}) == (seen(match, 0).hand, seen(match, 0).discard)


def test_the_female_air_magician_draws_when_she_destroys_a_curse():
    """B10: Air, female: always on, her own destructions too."""
    match = book(
        magicians=("air_f", "fire_m"),
        hands={"p1": "fire3 fire1"},
        curses=CURSE,
        decks={"p1": "air3"},
    )
    play(match, "destroy 2", "air")
    assert {"air3": 1} == seen(match, 0).hand


def test_the_female_air_magician_draws_on_anybodys_turn():
    """B10, B10.1: whenever any curse is destroyed by anyone, at once."""
    match = book(
        magicians=("fire_m", "air_f"),
        hands={"p1": "fire3 fire1"},
        curses=CURSE,
        decks={"p2": "air3"},
    )
    play(match, "destroy 2", "air")
    assert ({"air3": 1}, 0) == (seen(match, 1).hand, look(match).active)


def test_the_female_air_magician_draws_for_curses_that_an_effect_destroys():
    """B10.1: Trial by Fire destroys two: she draws two."""
    match = book(
        magicians=("fire_m", "air_f"),
        hands={"p1": "fire3 fire3"},
        spells={"p1": "trial_by_fire"},
        curses={"2": "ashen_dreams", "3a": "worms_lullaby"},
        decks={"p2": "air3 water1 fire1"},
    )
    play(match, "cast trial_by_fire x2", "2")
    assert {"air3": 1, "water1": 1} == seen(match, 1).hand


def test_the_female_air_magician_must_draw_even_from_an_empty_deck():
    """B10.1: she is not asked, and the Madness comes."""
    match = book(
        magicians=("fire_m", "air_f"),
        hands={"p1": "fire3 fire1"},
        curses=CURSE,
        decks={"p2": ""},
        discards={"p2": ""},
        madness=9,
    )
    play(match, "destroy 2", "air")
    assert ({"madness": 1}, 8) == (seen(match, 1).hand, look(match).madness)


def test_her_draw_may_lose_the_game():
    """B10.1, B8.2: empty deck, empty Madness stack."""
    match = book(
        magicians=("fire_m", "air_f"),
        hands={"p1": "fire3 fire1"},
        curses=CURSE,
        decks={"p2": ""},
        madness=0,
    )
    play(match, "destroy 2", "air")
    assert ("lost", "B8.2") == (match.outcome.key, match.outcome.rule)


def test_curses_that_leave_at_the_check_are_not_destroyed():
    """B10.1: she draws nothing for them."""
    match = book(
        magicians=("fire_m", "air_f"),
        phase="monster",
        marker=5,
        page="lost_property",
        curses=CURSE,
        told={"page": ["gold_star"]},
        decks={"p2": "air3 air3"},
    )
    assert "Ashen Dreams leaves the track." in match.log(0)
    assert not [line for line in match.log(0) if line.startswith("Player 2 draws")]


def test_an_eliminated_air_magician_draws_no_more():
    """B10.1, B7.2a: no player, no ability."""
    match = book(
        seats=3,
        magicians=("fire_m", "air_f", "fire_f"),
        hands={"p1": "fire3 fire1"},
        curses=CURSE,
        out=["p2"],
        madness=0,
    )
    play(match, "destroy 2", "air")
    assert (None, 0) == (match.outcome, seen(match, 1).hand_size)


def test_the_male_earth_magician_has_up_to_six_spells():
    """B10: Earth, male: 6, the others 5."""
    match = book(magicians=("earth_m", "fire_m"))
    assert (6, 5) == (seen(match, 0).spell_limit, seen(match, 1).spell_limit)


@pytest.mark.parametrize("place", ["p1", "p2"])
def test_the_female_earth_magician_exchanges_a_hand_card_with_any_support(place):
    """B10: Earth, female: one for one, with the support pool of any player."""
    match = book(
        magicians=("earth_f", "fire_m"), hands={"p1": "fire1 madness"}, supports={place: "water3"}
    )
    play(match, "ability", f"madness for water3@{place}")
    laid = support(match, int(place[1]) - 1)
    assert ["madness" if place == "p1" else "madness@p1"] == laid
    assert {"fire1": 1, "water3": 1} == seen(match, 0).hand


def test_the_female_earth_magician_exchanges_up_to_two_cards():
    """B10: Earth, female: one or two, not three, not none."""
    match = book(
        magicians=("earth_f", "fire_m"),
        hands={"p1": "fire1 fire2 fire3"},
        supports={"p1": "water1 water2", "p2": "water3"},
    )
    play(match, "ability")
    assert "B10" == refused(match, "done")
    play(match, "fire1 for water2@p1", "fire2 for water3@p2")
    assert "act" == match.ask.kind
    assert {"fire3": 1, "water2": 1, "water3": 1} == seen(match, 0).hand
    assert (["fire1", "water1"], ["fire2@p1"]) == (sorted(support(match, 0)), support(match, 1))


def test_the_female_earth_magician_exchanges_what_she_has_and_what_is_there():
    """B10, B9.5a: cards she does not hold, or that lie nowhere, are refused."""
    match = book(
        magicians=("earth_f", "fire_m"),
        hands={"p1": "fire1 fire2"},
        supports={"p2": "water1 water2"},
    )
    play(match, "ability")
    assert "B10" == refused(match, "air1 for water1@p2")
    assert "B9.5a" == refused(match, "fire1 for water3@p2")


def test_one_hand_card_is_exchanged_once():
    """B10: Earth, female: 1 or 2 *hand cards* with as many of the pool: what has just come from
    there is no hand card to go back with."""
    match = book(magicians=("earth_f", "fire_m"), hands={"p1": "fire1"}, supports={"p2": "water3"})
    play(match, "ability", "fire1 for water3@p2")
    assert "act" == match.ask.kind


@pytest.mark.parametrize("facts", [{"hands": {"p1": "fire1"}}, {"supports": {"p2": "fire1"}}])
def test_without_a_card_on_both_sides_there_is_nothing_to_exchange(facts):
    """B10, B10.3: no card in any support, or none in hand."""
    match = book(magicians=("earth_f", "fire_m"), **facts)
    assert "B10.3" == refused(match, "ability")


def test_the_male_fire_magician_discards_a_madness_and_draws():
    """B10: Fire, male: the Madness goes to his discard pile, not to the stack."""
    match = book(hands={"p1": "madness madness"}, decks={"p1": "fire2"}, madness=9)
    play(match, "ability")
    assert ({"madness": 1, "fire2": 1}, {"madness": 1}, 9) == (
        seen(match, 0).hand,
        seen(match, 0).discard,
        look(match).madness,
    )


def test_the_male_fire_magician_needs_a_madness_in_hand():
    """B10.3: one in support or in the discard pile does not do."""
    match = book(hands={"p1": "fire1"}, supports={"p1": "madness"}, discards={"p1": "madness"})
    assert "B10.3" == refused(match, "ability")


@pytest.mark.parametrize("drawn", ["madness", "air1"])
def test_his_own_madness_is_in_the_pile_before_the_shuffle(drawn):
    """B10.3, B9.1: with an empty deck he may draw the very Madness he has just discarded."""
    match = book(
        hands={"p1": "madness"},
        decks={"p1": ""},
        discards={"p1": "air1"},
        madness=9,
        told={"deck.p1": [drawn]},
    )
    play(match, "ability")
    rest = {"madness": 2, "air1": 1}
    rest[drawn] -= 1
    assert ({drawn: 1}, 8) == (seen(match, 0).hand, look(match).madness)
    assert {card: n for card, n in rest.items() if n} == seen(match, 0).deck


def test_the_male_air_magicians_draw_meets_an_empty_deck_too():
    """B10.3, B9.1: Madness, shuffle, draw; what he draws then is cured or discarded."""
    match = book(
        magicians=("air_m", "fire_m"),
        decks={"p1": ""},
        discards={"p1": "air1"},
        madness=9,
        told={"deck.p1": ["madness"]},
    )
    play(match, "ability")
    assert (9, {}, {"air1": 1}) == (look(match).madness, seen(match, 0).hand, seen(match, 0).deck)


@pytest.mark.parametrize("place", ["growth@p1", "growth@p2"])
def test_the_female_fire_magician_refreshes_a_spell_of_any_player(place):
    """B10: Fire, female: one exhausted spell, anybody's."""
    match = book(magicians=("fire_f", "fire_m"), spells={"p1": "growth! ice!", "p2": "growth! ice"})
    play(match, "ability", place)
    seat = int(place[-1]) - 1
    assert "growth" not in exhausted(match, seat)
    assert 1 == len(exhausted(match, seat)) + len(exhausted(match, 1 - seat)) - 1


def test_the_female_fire_magician_refreshes_only_exhausted_spells():
    """B10, B10.3: a ready one is refused; without an exhausted one there is nothing to do."""
    match = book(magicians=("fire_f", "fire_m"), spells={"p1": "growth! ice", "p2": "growth!"})
    play(match, "ability")
    assert "B6.3a" == refused(match, "ice@p1")
    match = book(magicians=("fire_f", "fire_m"))
    assert "B10.3" == refused(match, "ability")


@pytest.mark.parametrize(
    "facts",
    [{"hands": {"p1": "fire1 air1"}}, {"hands": {"p1": "fire1"}, "supports": {"p2": "air1"}}],
)
def test_the_male_water_magicians_air_card_counts_as_any_element(facts):
    """B10, B10.2: Water, male: an air card of his hand or of any support."""
    match = book(magicians=("water_m", "fire_m"), **facts)
    play(match, "acquire fire2")
    assert seen(match, 0).ability_used
    assert {} == seen(match, 0).hand


def test_the_conversion_is_once_per_turn_and_for_one_payment():
    """B10.2, B6.8: the second air card of the turn is air; in his next turn it works again."""
    match = book(
        magicians=("water_m", "fire_m"),
        hands={"p1": "fire1 air1 earth1 air1", "p2": "fire1 " * 6},
        decks={"p1": "fire1 fire1 fire1 air1 water1 water1"},
    )
    play(match, "acquire fire2")
    assert "B6.5" == refused(match, "acquire earth2")
    pass_turn(match)
    pass_turn(match)
    assert not seen(match, 0).ability_used
    assert "acquire earth2" in options(match)


def test_a_payment_that_needs_no_conversion_does_not_use_it_up():
    """B10.2: an air card that pays for air is air."""
    match = book(magicians=("water_m", "fire_m"), hands={"p1": "air1 air1 air1 fire1"})
    play(match, "acquire air2")
    assert not seen(match, 0).ability_used
    play(match, "acquire fire2")
    assert seen(match, 0).ability_used


def test_only_one_air_card_of_value_1_is_converted():
    """B10: neither two of them, nor one of value 2."""
    match = book(magicians=("water_m", "fire_m"), hands={"p1": "air1 air1 air2"})
    assert "B6.5" == refused(match, "acquire fire2")
    assert "cast combustion x1" in options(match)


def test_the_converted_card_is_an_air_card_for_everything_else():
    """B10.2: effects that name an element see an air card: it lies in the pile as air."""
    match = book(magicians=("water_m", "fire_m"), hands={"p1": "fire1 air1"})
    play(match, "acquire fire2")
    assert {"fire1": 1, "air1": 1, "fire2": 1} == seen(match, 0).discard


def test_others_cannot_convert_an_air_card():
    """B10: Water, male: it is his ability alone."""
    match = book(magicians=("fire_m", "water_m"), hands={"p1": "fire1 air1"})
    assert "B6.5" == refused(match, "acquire fire2")


def paid_with_a_spare_air_card():
    """By `at_least` he pays fire 2 and, though it is not needed, an air card of value 1."""
    match = book(
        magicians=("water_m", "fire_m"),
        hands={"p1": "fire2 air1 air1"},
        rulings={"payment_minimal": "at_least"},
    )
    return play(match, "acquire fire2", "pay air1")


def test_with_more_than_needed_still_only_one_air_card_counts_as_another_element():
    """B10, B6.2: by `at_least` a surplus card must pay the element; a second air card does not."""
    match = paid_with_a_spare_air_card()
    assert ("act", 1) == (match.ask.kind, seen(match, 0).hand["air1"])


@pytest.mark.parametrize("ruling", ["until", "at_least"])
def test_one_hand_card_of_air_does_not_pay_for_two_fire(ruling):
    """B10, B6.2: the boosted one in support does; with the one in hand it would not be paid."""
    match = book(
        magicians=("water_m", "fire_m"),
        hands={"p1": "air1"},
        supports={"p2": "air1"},
        boost=1,
        rulings={"payment_minimal": ruling},
    )
    play(match, "acquire fire2")
    assert "pay air1" not in options(match)
    assert ({"air1": 1}, []) == (seen(match, 0).hand, support(match, 1))


def test_a_surplus_air_card_counted_as_another_element_is_his_conversion_of_the_turn():
    """B10, B6.8: it pays fire only by his ability, so that is used."""
    assert seen(paid_with_a_spare_air_card(), 0).ability_used


def test_the_female_water_magician_has_five_slots():
    """B10: Water, female: 5, the others 3."""
    match = book(magicians=("water_f", "fire_m"))
    assert (5, 3) == (seen(match, 0).slots, seen(match, 1).slots)
