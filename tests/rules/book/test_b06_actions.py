"""B6: the Action phase and its actions, but for spells and payments, which have their own files."""

from __future__ import annotations

import pytest

from rules.book.tables import book, look, options, pass_turn, play, refused, seen, support

FIRE_CURSE = {"2": "ashen_dreams"}
MULTI_CURSE = {"2": "panic_bell"}
FIVE = "combustion ice growth telepathy sprout"


def test_any_number_of_actions_in_any_order_then_stop():
    """B6.1: the same action twice, others between, in whatever order; then one stops."""
    match = book(hands={"p1": "fire2 fire2 fire2 earth1 water3"}, decks={"p1": "air1 " * 9})
    play(match, "acquire fire2", "cast growth x1", "acquire fire2", "acquire fire2", "cast ice x1")
    assert look(match).active == 0
    play(match, "stop")
    assert (1, "action") == (look(match).active, look(match).phase)
    assert {"earth1": 1, "fire2": 6, "water3": 1} == seen(match, 0).discard


def test_all_five_actions_are_offered_when_they_can_be_paid():
    """B6.1: activate, learn, acquire, destroy, cure; the ability stands beside them."""
    match = book(
        hands={"p1": "fire3 fire1 madness"}, curses=FIRE_CURSE, library={"fire": "kindling"}
    )
    kinds = {text.split()[0] for text in options(match)}
    assert {"stop", "ability", "cast", "learn", "acquire", "destroy", "cure"} == kinds


def test_what_cannot_be_paid_is_refused_by_its_own_rule():
    """B6.1, B6.3, B6.4, B6.5, B6.6, B6.7: no action without its payment."""
    match = book(hands={"p1": "fire1 madness"}, curses=FIRE_CURSE, library={"fire": "kindling"})
    assert "B6.3" == refused(match, "cast combustion x2")
    assert "B6.4" == refused(match, "learn kindling")
    assert "B6.5" == refused(match, "acquire fire2")
    assert "B6.6" == refused(match, "destroy 2")
    assert "B6.7" == refused(match, "cure hand")
    assert ["stop", "ability", "cast combustion x1"] == options(match)


def test_a_learned_spell_comes_in_ready_and_the_next_one_is_revealed():
    """B6.4: 2 of its element; ready, usable this turn; the stack shows its next level."""
    match = book(
        hands={"p1": "fire2 fire1 madness"},
        library={"fire": "warmblooded"},
        told={"library.fire": ["smelting"]},
        decks={"p1": "water1 water1"},
    )
    play(match, "learn warmblooded")
    assert not seen(match, 0).spells[-1].exhausted
    assert "warmblooded" == seen(match, 0).spells[-1].spell
    shelf = look(match).library[2]
    assert ("fire", "smelting", 1) == (shelf.element, shelf.spell, shelf.below)
    play(match, "cast warmblooded x1", "madness")
    assert {"water1": 1} == seen(match, 0).hand


def test_a_spell_costs_two_to_learn_whatever_its_level():
    """B6.4: a level-3 spell costs 2 as well; under it lies nothing more."""
    match = book(hands={"p1": "fire2"}, library={"fire": "crucible"})
    play(match, "learn crucible")
    assert (None, 0) == (look(match).library[2].spell, look(match).library[2].below)
    assert {} == seen(match, 0).hand


def test_an_empty_library_stack_teaches_nothing():
    """B6.4: only a face-up library spell can be learned."""
    match = book(hands={"p1": "fire2"}, library={"fire": None})
    assert "B6.4" == refused(match, "learn fire")


def test_at_the_limit_of_five_one_spell_is_destroyed_first():
    """B6.4: at 5 spells one is destroyed before the new one comes."""
    match = book(hands={"p1": "fire2"}, spells={"p1": FIVE}, library={"fire": "kindling"})
    play(match, "learn kindling")
    assert "forget" == match.ask.kind
    assert FIVE.split() == options(match)
    play(match, "ice")
    names = [spell.spell for spell in seen(match, 0).spells]
    assert ["combustion", "growth", "telepathy", "sprout", "kindling"] == names
    assert ["ice"] == look(match).destroyed_spells


@pytest.mark.parametrize("given_up", ["ice", "growth", "telepathy"])
def test_exhausted_and_neutralised_spells_may_be_given_up(given_up):
    """B6.4: exhausted and neutralised ones qualify; both at once too."""
    spells = "combustion ice! growth~ telepathy!~ sprout"
    match = book(hands={"p1": "fire2"}, spells={"p1": spells}, library={"fire": "kindling"})
    play(match, "learn kindling", given_up)
    assert [given_up] == look(match).destroyed_spells


def test_one_magician_may_have_six_spells():
    """B6.4: the male Earth magician's limit is 6; the seventh costs one."""
    match = book(
        magicians=("earth_m", "fire_f"),
        hands={"p1": "fire2 water2"},
        spells={"p1": FIVE},
        library={"fire": "kindling", "water": "lullaby"},
    )
    play(match, "learn kindling")
    assert ("act", 6) == (match.ask.kind, len(seen(match, 0).spells))
    play(match, "learn lullaby", "sprout")
    assert (6, ["sprout"]) == (len(seen(match, 0).spells), look(match).destroyed_spells)


def test_the_newcomer_is_never_the_one_given_up():
    """B6.4a: it is an old one, never the newcomer."""
    match = book(hands={"p1": "fire2"}, spells={"p1": FIVE}, library={"fire": "kindling"})
    play(match, "learn kindling")
    assert "B6.4a" == refused(match, "kindling")
    assert "B6.4a" == refused(match, "hoarfrost")


def test_below_the_limit_no_spell_may_be_given_up():
    """B6.4a: with four spells nothing is asked and nothing destroyed."""
    match = book(hands={"p1": "fire2"}, library={"fire": "kindling"})
    play(match, "learn kindling")
    assert ("act", []) == (match.ask.kind, look(match).destroyed_spells)
    assert 5 == len(seen(match, 0).spells)


def test_the_limit_holds_for_a_spell_learned_as_a_bonus():
    """B6.4a: however a spell is gained: a free one from the library."""
    match = book(
        phase="monster",
        marker=5,
        page="scholarship",
        spells={"p1": FIVE},
        library={"fire": "kindling"},
    )
    play(match, "p1", "yes", "kindling")
    assert "forget" == match.ask.kind
    play(match, "growth")
    assert 5 == len(seen(match, 0).spells)


def test_the_limit_holds_for_a_spell_that_comes_back():
    """B6.4a: however a spell is gained: a destroyed one that an effect brings back."""
    match = book(
        phase="monster",
        marker=5,
        page="second_chance",
        spells={"p1": FIVE},
        destroyed_spells="avatar",
    )
    play(match, "p2", "yes", "avatar@p1")
    assert ("forget", 0) == (match.ask.kind, match.ask.seat)
    play(match, "growth")
    assert ["growth"] == look(match).destroyed_spells


@pytest.mark.parametrize("value", [2, 3])
def test_an_element_card_costs_its_value_and_goes_to_the_discard_pile(value):
    """B6.5: value 2 costs 2, value 3 costs 3 of its element; one card per action."""
    match = book(hands={"p1": "earth1 " * 3})
    left = look(match).supply[f"earth{value}"]
    play(match, f"acquire earth{value}")
    assert {"earth1": value, f"earth{value}": 1} == seen(match, 0).discard
    assert left - 1 == look(match).supply[f"earth{value}"]
    assert 3 - value == seen(match, 0).hand_size


def test_other_elements_do_not_buy_a_card():
    """B6.5: it is paid in its own element."""
    match = book(hands={"p1": "earth3 fire3 air1"})
    assert "B6.5" == refused(match, "acquire water2")


def test_an_empty_stack_sells_nothing():
    """B6.5: only if the stack has one."""
    match = book(hands={"p1": "earth3"}, supply={"earth2": 0, "earth3": 1})
    assert "B6.5" == refused(match, "acquire earth2")
    play(match, "acquire earth3")
    assert "earth3" not in look(match).supply


def test_a_curse_costs_four_of_its_element_and_brings_a_card_of_value_2():
    """B6.6: pay 4 of its element; a value-2 card of one's choice comes to the discard pile."""
    match = book(hands={"p1": "fire3 fire1"}, curses=FIRE_CURSE)
    play(match, "destroy 2")
    assert ["air", "earth", "fire", "water"] == options(match)
    play(match, "water")
    assert [] == look(match).curses
    assert {"fire3": 1, "fire1": 1, "water2": 1} == seen(match, 0).discard


def test_a_multi_element_curse_costs_one_of_each():
    """B6.6: 1 of each of the four elements, and three of them are not enough."""
    match = book(hands={"p1": "air1 earth1 fire1 water1"}, curses=MULTI_CURSE)
    assert {"air": 1, "earth": 1, "fire": 1, "water": 1} == look(match).curses[0].cost
    play(match, "destroy 2", "air")
    assert [] == look(match).curses
    short = book(hands={"p1": "air3 earth3 fire3"}, curses=MULTI_CURSE)
    assert "B6.6" == refused(short, "destroy 2")


def test_tokens_on_a_curse_are_paid_too_and_go_back_to_the_supply():
    """B6.6: what the card shows plus any Element tokens on it."""
    cursed = {"2": {"curse": "ashen_dreams", "tokens": "fire water"}}
    match = book(hands={"p1": "fire3 fire1 fire1 water1"}, curses=cursed)
    assert {"fire": 5, "water": 1} == look(match).curses[0].cost
    assert (3, 3) == (look(match).token_supply["fire"], look(match).token_supply["water"])
    play(match, "destroy 2", "air")
    assert {} == seen(match, 0).hand
    assert (4, 4) == (look(match).token_supply["fire"], look(match).token_supply["water"])
    short = book(hands={"p1": "fire3 fire2"}, curses=cursed)
    assert "B6.6" == refused(short, "destroy 2")


def test_the_reward_comes_only_from_stacks_that_have_a_card():
    """B6.6: of one's choice, if any is left; a stack without one is no choice."""
    match = book(hands={"p1": "fire3 fire1"}, curses=FIRE_CURSE, supply={"air2": 0})
    play(match, "destroy 2")
    assert "B6.6" == refused(match, "air")
    assert ["earth", "fire", "water"] == options(match)


def test_without_any_value_2_card_a_curse_brings_no_reward():
    """B6.6: if any is left: if not, the curse goes all the same."""
    none = {"air2": 0, "earth2": 0, "fire2": 0, "water2": 0}
    match = book(hands={"p1": "fire3 fire1"}, curses=FIRE_CURSE, supply=none)
    play(match, "destroy 2")
    assert ("act", []) == (match.ask.kind, look(match).curses)
    assert {"fire3": 1, "fire1": 1} == seen(match, 0).discard


def test_only_a_face_up_curse_that_is_there_can_be_destroyed():
    """B6.6, B9.7: a neutralised curse cannot be destroyed, nor an empty slot."""
    asleep = {"2": {"curse": "ashen_dreams", "neutralised": True}}
    match = book(hands={"p1": "fire3 fire1"}, curses=asleep)
    assert "B9.7" == refused(match, "destroy 2")
    assert "B6.6" == refused(match, "destroy 3a")


def test_the_order_of_destroying_a_curse():
    """B6.6a: pay; the curse leaves; the Madness under it; the reward; then the female Air draws."""
    match = book(
        magicians=("fire_m", "air_f"),
        hands={"p1": "fire3 fire1"},
        curses={"2": {"curse": "ashen_dreams", "madness": 1}},
        decks={"p2": "water1"},
    )
    play(match, "destroy 2", "earth")
    assert [
        "Player 1 pays with Fire 3.",
        "Player 1 pays with Fire 1.",
        "Player 1 destroys Ashen Dreams.",
        "Player 1 receives a Madness.",
        "Player 1 gains Earth 2.",
        "Player 2 draws Water 1.",
    ] == match.log(0)[-6:]
    assert 1 == seen(match, 0).discard["madness"]


def test_the_reward_is_for_whoever_took_the_action():
    """B6.6a: in a granted action that is not the active player; the Madness under it comes too."""
    match = book(
        hands={"p1": "air1", "p2": "fire3 fire1"},
        curses={"2": {"curse": "ashen_dreams", "madness": 1}},
    )
    play(match, "cast telepathy x1", "destroy 2", "earth")
    assert {"fire3": 1, "fire1": 1, "madness": 1, "earth2": 1} == seen(match, 1).discard
    assert {"air1": 1} == seen(match, 0).discard


def test_a_curse_destroyed_by_an_effect_brings_no_reward():
    """B6.6a: no reward unless the effect says so; the Madness under it is taken all the same."""
    match = book(
        hands={"p1": "fire3"},
        spells={"p1": "trial_by_fire"},
        curses={"2": {"curse": "worms_lullaby", "madness": 1, "tokens": "earth"}},
    )
    play(match, "cast trial_by_fire x1")
    assert [] == look(match).curses
    assert {"fire3": 1, "madness": 1} == seen(match, 0).discard
    assert 4 == look(match).token_supply["earth"]


def test_a_madness_of_ones_own_hand_is_cured():
    """B6.7: 2 of one type, whichever; the Madness goes back to the stack."""
    match = book(hands={"p1": "fire1 fire1 earth2 madness"}, madness=10)
    play(match, "cure hand", "earth")
    assert ({"fire1": 2}, 11) == (seen(match, 0).hand, look(match).madness)
    assert {"earth2": 1} == seen(match, 0).discard


def test_two_types_do_not_cure():
    """B6.7: 2 of one type, not 1 and 1."""
    match = book(hands={"p1": "fire1 earth1 air1 water1 madness"})
    assert "B6.7" == refused(match, "cure hand")


def test_a_madness_of_any_support_is_cured_but_none_of_anothers_hand():
    """B6.7: from one's own hand or any support."""
    match = book(
        seats=3,
        hands={"p1": "fire2 fire2 fire2", "p2": "madness"},
        supports={"p1": "madness", "p2": "madness@p3"},
        madness=10,
    )
    assert "B6.7" == refused(match, "cure hand")
    assert "B6.7" == refused(match, "cure support p3")
    play(match, "cure support p2/p3", "cure support p1")
    assert ([], [], 12) == (support(match, 0), support(match, 1), look(match).madness)
    assert {"madness": 1} == seen(match, 1).hand


def test_the_cure_in_a_chosen_element_must_be_payable():
    """B6.7: naming an element of which one has less than 2 is refused."""
    match = book(hands={"p1": "fire2 water2 earth1 madness"})
    play(match, "cure hand")
    assert ["fire", "water"] == options(match)
    assert "B6.7" == refused(match, "earth")


def test_the_ability_is_free_and_once_per_turn():
    """B6.8: free, once per turn, open again in one's next turn."""
    match = book(hands={"p1": "madness madness"}, decks={"p1": "fire1 fire2"})
    play(match, "ability")
    assert {"fire1": 1, "madness": 1} == seen(match, 0).hand
    assert seen(match, 0).ability_used
    assert "B6.8" == refused(match, "ability")
    assert "ability" not in options(match)


def test_the_ability_opens_again_in_the_next_turn():
    """B6.8: once per turn means once in each turn."""
    match = book(hands={"p1": "madness " * 3, "p2": "fire1 " * 6}, shuffled={"p1": "fire1 " * 9})
    play(match, "ability")
    pass_turn(match)
    pass_turn(match)
    assert (0, False) == (look(match).active, seen(match, 0).ability_used)
    play(match, "ability")


@pytest.mark.parametrize("magician", ["air_f", "earth_m", "water_m", "water_f"])
def test_abilities_that_are_always_on_are_nothing_to_use(magician):
    """B6.8: some are always on (the male Water magician's works by itself while paying)."""
    match = book(magicians=(magician, "fire_m"), hands={"p1": "fire3 madness"})
    assert "B6.8" == refused(match, "ability")


def test_the_ability_is_not_an_action_that_an_effect_can_grant():
    """B6.8, B9.11a: not an action in the sense of effects that grant actions."""
    match = book(hands={"p1": "air1", "p2": "fire1"}, spells={"p1": "telepathy growth!"})
    play(match, "cast telepathy x1")
    assert ["stop", "cast combustion x1"] == options(match)
    assert "B9.11a" == refused(match, "ability")


def test_several_granted_actions_may_be_used_in_part():
    """B6.9: three are granted, one is taken, the rest is declined."""
    match = book(hands={"p1": "air3", "p2": "fire2 fire2 fire2"})
    play(match, "cast telepathy x3", "acquire fire2")
    assert 1 == match.ask.seat
    play(match, "stop")
    assert (0, {"fire2": 2}) == (match.ask.seat, seen(match, 1).hand)


def test_granted_actions_may_all_be_used():
    """B6.9: and after the last one it is over, even if more could be paid."""
    match = book(hands={"p1": "air2", "p2": "fire2 fire2 fire2"})
    play(match, "cast telepathy x2", "acquire fire2", "acquire fire2")
    assert (0, {"fire2": 1}) == (match.ask.seat, seen(match, 1).hand)
