"""B11: the rulings where the sources disagree: each value plays visibly differently."""

from __future__ import annotations

import pytest

from madmage.kernel.error import SetupRefused
from rules.book.tables import (
    book,
    look,
    opened,
    options,
    own_cards,
    own_pack,
    play,
    refused,
    seen,
    track,
)

CURSE = {"2": "ashen_dreams"}
MOTH = {"cover": ["dust_moth"]}


def values(ruling, *names):
    """The test once for each value of a ruling, with what is expected of it."""
    return pytest.mark.parametrize(("value", "expected"), [*names], ids=lambda v: f"{ruling}={v}")


@values("madness_stack", ("by_players", 25), ("always_35", 35))
def test_madness_stack(value, expected):
    """B11: madness_stack: three players have 25 Madness, or always all 35."""
    match = opened(3, MOTH, rulings={"madness_stack": value})
    assert expected == look(match).madness


@values("nightmare_has_terror", ("yes", 1), ("no", 0))
def test_nightmare_has_terror(value, expected):
    """B11: nightmare_has_terror: a Madness in each starting deck, or none."""
    match = opened(2, MOTH, mode="nightmare", rulings={"nightmare_has_terror": value})
    assert expected == own_cards(match, 0)["madness"] == own_cards(match, 1)["madness"]


def test_nightmare_element():
    """B11: nightmare_element: the replacement is of the same element, or of a free one."""
    facts = {"mode": "nightmare", "magicians": ("fire_m", "air_m")}
    match = opened(2, {**MOTH, "first": ["p1"]}, **facts, rulings={"nightmare_element": "same"})
    assert (6, 0) == (own_cards(match, 0)["fire1"], own_cards(match, 0)["fire2"])
    match = opened(2, {**MOTH, "first": ["p1"]}, **facts, rulings={"nightmare_element": "free"})
    assert ("replacement", ["air", "earth", "fire", "water"]) == (match.ask.kind, options(match))
    play(match, "water", "air")
    assert (5, 3) == (own_cards(match, 0)["fire1"], own_cards(match, 0)["water1"])


@values("sorcerer_leftover", ("to_stack", (10, {})), ("destroyed", (9, {"madness": 1})))
def test_sorcerer_leftover(value, expected):
    """B11: sorcerer_leftover: Madness under a curse left goes to the stack, or is destroyed."""
    match = book(
        phase="monster",
        marker=5,
        page="gold_star",
        madness=9,
        told={"page": ["lost_property"]},
        curses={"2": {"curse": "ashen_dreams", "madness": 1}},
        rulings={"sorcerer_leftover": value},
    )
    assert expected == (look(match).madness, look(match).destroyed)


@values(
    "destroyed_curse",
    ("under_stack", (["ashen_dreams"], [])),
    ("set_aside", ([], ["ashen_dreams"])),
)
def test_destroyed_curse(value, expected):
    """B11: destroyed_curse: under its stack, or set aside."""
    match = book(hands={"p1": "fire3 fire1"}, curses=CURSE, rulings={"destroyed_curse": value})
    play(match, "destroy 2", "air")
    assert expected == (look(match).curses_under["fire"], look(match).curses_aside["fire"])


@values("support_slots", ("three", 3), ("four", 4))
def test_support_slots(value, expected):
    """B11: support_slots: three, or by the glossary four; who has five has five."""
    match = book(
        magicians=("fire_m", "water_f"),
        hands={"p1": "water3 air1 air1"},
        supports={"p1": "fire1 fire1"},
        rulings={"support_slots": value},
    )
    assert [expected, 5] == [seen(match, seat).slots for seat in (0, 1)]
    play(match, "cast ice x3")
    assert expected == len(seen(match, 0).support)


def test_cure_cost():
    """B11: cure_cost: 2 of one type, or any 2 elements."""
    facts = {"hands": {"p1": "fire1 water1 madness"}}
    assert "B6.7" == refused(book(**facts, rulings={"cure_cost": "one_type"}), "cure hand")
    match = book(**facts, rulings={"cure_cost": "any_types"})
    play(match, "cure hand")
    assert ({}, {"fire1": 1, "water1": 1}) == (seen(match, 0).hand, seen(match, 0).discard)


def test_each_other_player():
    """B11: each_other_player: everybody else, or one other of the caster's choice."""
    facts = {
        "seats": 3,
        "hands": {"p1": "air3"},
        "spells": {"p1": "council_of_gales"},
        "decks": {"p2": "earth1", "p3": "earth1"},
    }
    match = book(**facts, rulings={"each_other_player": "each_other"})
    play(match, "cast council_of_gales x1", "stop", "stop")
    assert [0, 1, 1] == [seen(match, seat).hand_size for seat in range(3)]
    match = book(**facts, rulings={"each_other_player": "one_other"})
    play(match, "cast council_of_gales x1")
    assert "B9.12" == refused(match, "p1")
    play(match, "p3", "stop")
    assert [0, 0, 1] == [seen(match, seat).hand_size for seat in range(3)]


@values(
    "payment_minimal",
    ("needed", None),
    ("until", ["done", "pay fire1"]),
    ("at_least", ["done", "pay fire3", "pay fire1"]),
)
def test_payment_minimal(value, expected):
    """B11: payment_minimal: what may follow a first card of 3 in a payment of 3."""
    match = book(hands={"p1": "fire3 fire3 fire1"}, rulings={"payment_minimal": value})
    play(match, "acquire fire3")
    if match.ask.kind == "pay" and "done" not in options(match):
        play(match, "pay fire3")
    assert expected == (options(match) if match.ask.kind == "pay" else None)


@values(
    "multi_slots",
    ("leftmost", ["2", "3a", "3b", "4", "5"]),
    ("spaces_1_and_2", ["1", "2", "3a", "3b", "4"]),
)
def test_multi_slots(value, expected):
    """B11: multi_slots: two multi-element curses in the leftmost slots, or on spaces 1 and 2."""
    match = book(
        phase="monster",
        marker=5,
        page="extra_credit",
        difficulty=3,
        told={"page": ["gold_star"]},
        rulings={"multi_slots": value},
    )
    assert expected == list(track(match))
    types = [curse.type for curse in look(match).curses]
    assert ["multi", "multi", "air", "fire", "water"] == types


def test_discard_madness():
    """B11: discard_madness: "a card" may be a Madness, or never is, unless Madness is named."""
    facts = {
        "hands": {"p1": "air2 madness fire1"},
        "spells": {"p1": "eye_of_the_tornado"},
        "decks": {"p1": "water1 water1", "p2": "water1"},
    }
    match = book(**facts, rulings={"discard_madness": "by_effects"})
    play(match, "cast eye_of_the_tornado x1")
    assert ["fire1", "madness"] == options(match)
    match = book(**facts, rulings={"discard_madness": "never"})
    play(match, "cast eye_of_the_tornado x1")
    assert {"air2": 1, "fire1": 1} == seen(match, 0).discard
    play(match, "ability")
    assert 1 == seen(match, 0).discard["madness"]


def test_recast():
    """B11: recast: a spell refreshed in mid-turn may be activated again, or next turn only."""
    facts = {
        "hands": {"p1": "earth1 earth1 air1"},
        "spells": {"p1": "growth tailwind"},
        "decks": {"p1": "fire1 fire1"},
    }
    match = book(**facts, rulings={"recast": "yes"})
    play(match, "cast growth x1", "cast tailwind x1", "cast growth x1")
    assert {"fire1": 2} == seen(match, 0).hand
    match = book(**facts, rulings={"recast": "no"})
    play(match, "cast growth x1", "cast tailwind x1")
    assert "B6.3" == refused(match, "cast growth x1")


@values(
    "short_deck", ("when_empty", {"fire1": 1, "air1": 1}), ("not_enough", {"air1": 1, "earth2": 1})
)
def test_short_deck(value, expected):
    """B11: short_deck: one by one, or shuffled at once where the deck holds too few."""
    drawn = ["air1"] if value == "when_empty" else ["air1", "earth2"]
    match = book(
        hands={"p1": "earth2"},
        decks={"p1": "fire1"},
        discards={"p1": "air1"},
        madness=9,
        told={"deck.p1": drawn},
        rulings={"short_deck": value},
    )
    play(match, "cast growth x2")
    assert (expected, 8) == (seen(match, 0).hand, look(match).madness)


@values("forgotten_spell", ("destroyed", (["ice"], [])), ("box", ([], ["ice"])))
def test_forgotten_spell(value, expected):
    """B11: forgotten_spell: destroyed and set aside, or gone to the box for good."""
    match = book(
        hands={"p1": "fire2"},
        spells={"p1": "combustion ice growth telepathy sprout"},
        library={"fire": "kindling"},
        rulings={"forgotten_spell": value},
    )
    play(match, "learn kindling", "ice")
    assert expected == (look(match).destroyed_spells, look(match).boxed_spells)


def granted_to_fire(value):
    """The male Fire magician in a granted action, with a Madness and a card to pay with."""
    match = book(
        magicians=("fire_f", "fire_m"),
        hands={"p1": "air1", "p2": "madness fire2"},
        decks={"p2": "water1"},
        rulings={"ability_when": value},
    )
    return play(match, "cast telepathy x1")


def test_ability_when():
    """B11: ability_when: only in one's own Action phase, or whenever one may act, once per turn."""
    assert "B9.11a" == refused(granted_to_fire("own_action_phase"), "ability")
    match = granted_to_fire("any_action")
    play(match, "ability")
    assert {"fire2": 1, "water1": 1} == seen(match, 1).hand


def test_ability_when_does_not_turn_the_ability_into_the_granted_action():
    """B11, B6.8: ability_when: free, and no action in the sense of effects that grant actions."""
    match = play(granted_to_fire("any_action"), "ability")
    assert 1 == match.ask.seat
    assert "B6.8" == refused(match, "ability")
    play(match, "acquire fire2")
    assert 0 == match.ask.seat


def test_ability_when_opens_the_wild_air_card_too():
    """B11: ability_when: the male Water magician's, in a granted action."""
    facts = {"magicians": ("fire_m", "water_m"), "hands": {"p1": "air1", "p2": "fire1 air1"}}
    match = book(**facts, rulings={"ability_when": "own_action_phase"})
    play(match, "cast telepathy x1")
    assert "B6.5" == refused(match, "acquire fire2")
    match = book(**facts, rulings={"ability_when": "any_action"})
    play(match, "cast telepathy x1", "acquire fire2")
    assert seen(match, 1).ability_used


@values(
    "leftover_curse",
    ("under_stack", (["ashen_dreams", "fever"], [])),
    ("set_aside", ([], ["ashen_dreams", "fever"])),
)
def test_leftover_curse(value, expected):
    """B11: leftover_curse: curses left at the check go under their stacks in order, or aside."""
    match = book(
        phase="monster",
        marker=5,
        page="gold_star",
        told={"page": ["lost_property"]},
        curses={"2": "ashen_dreams", "4": "fever"},
        rulings={"leftover_curse": value},
    )
    assert expected == (look(match).curses_under["fire"], look(match).curses_aside["fire"])


@values(
    "destroy_empty_deck",
    ("madness", (8, {"fire1": 1, "earth2": 1})),
    ("stops", (9, {"fire1": 1})),
)
def test_destroy_empty_deck(value, expected, tmp_path):
    """B11: destroy_empty_deck: destroying from an empty deck brings a Madness, or stops."""
    destroying = [(r'^cast = \[\{ draw = "X" \}\]$', 'cast = [{ destroy = "X", from = "deck" }]')]
    match = book(
        pack=own_pack(tmp_path, spells=destroying),
        hands={"p1": "earth2"},
        decks={"p1": "fire1"},
        madness=9,
        told={"deck.p1": ["earth2"]},
        rulings={"destroy_empty_deck": value},
    )
    play(match, "cast growth x2")
    assert expected == (look(match).madness, look(match).destroyed)


@values("learn_destroys", ("beyond_limit", "act"), ("always", "forget"))
def test_learn_destroys(value, expected):
    """B11: learn_destroys: only beyond the limit, or by the letter always."""
    match = book(
        hands={"p1": "fire2"}, library={"fire": "kindling"}, rulings={"learn_destroys": value}
    )
    play(match, "learn kindling")
    assert expected == match.ask.kind
    if expected == "forget":
        play(match, "ice")
        assert (4, ["ice"]) == (len(seen(match, 0).spells), look(match).destroyed_spells)


def test_first_player():
    """B11: first_player: drawn at random, or named by the group."""
    match = opened(3, {**MOTH, "first": ["p2"]})
    assert 1 == look(match).first == look(match).active
    with pytest.raises(SetupRefused) as refusal:
        opened(3, first=2)
    assert "B2.8" == refusal.value.rule
    match = opened(3, MOTH, first=2, rulings={"first_player": "named"})
    assert 2 == look(match).first == look(match).active


@values("two_curses", ("left_first", [1, 2, 1, 2]), ("player_by_player", [1, 1, 2, 2]))
def test_two_curses(value, expected):
    """B11: two_curses: the left one for everybody first, or both for each player in turn."""
    match = book(
        phase="monster",
        marker=2,
        curses={"3a": "ashen_dreams", "3b": "drowned_whispers"},
        rulings={"two_curses": value},
    )
    hit = [int(line[7]) for line in match.log(0) if "receives a Madness" in line]
    assert expected == hit
