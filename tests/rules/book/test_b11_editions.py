"""B11: editions are bundles of rulings; a table may override single ones, and always says which."""

from __future__ import annotations

import pytest

from madmage.games.book.law import EDITIONS, RULINGS
from madmage.games.book.rulebook import RULEBOOK
from madmage.kernel.error import SetupRefused
from rules.book.tables import book, look, opened, options, play, refused, seen

DEFAULT = {
    "madness_stack": "by_players",
    "nightmare_has_terror": "yes",
    "nightmare_element": "same",
    "sorcerer_leftover": "to_stack",
    "destroyed_curse": "under_stack",
    "support_slots": "three",
    "cure_cost": "one_type",
    "each_other_player": "each_other",
    "payment_minimal": "needed",
    "multi_slots": "leftmost",
    "discard_madness": "by_effects",
    "recast": "yes",
    "short_deck": "when_empty",
    "forgotten_spell": "destroyed",
    "ability_when": "own_action_phase",
    "leftover_curse": "under_stack",
    "destroy_empty_deck": "madness",
    "learn_destroys": "beyond_limit",
    "first_player": "random",
    "two_curses": "left_first",
    "exhaust_when": "payment",
    "power_named": "named",
    "curse_reward": "action_only",
    "neutral_curse": "sleeps_on",
    "neutral_refresh": "never",
    "earth_f_reach": "any_support",
    "mill_empty_deck": "as_draw",
    "discard_from": "hand",
}
"""The default column of both tables of B11."""

BUNDLES = {
    "default": {},
    "en": {
        "nightmare_has_terror": "no",
        "destroyed_curse": "set_aside",
        "payment_minimal": "at_least",
    },
    "de": {
        "nightmare_has_terror": "no",
        "payment_minimal": "at_least",
        "discard_madness": "never",
        "short_deck": "not_enough",
        "forgotten_spell": "box",
        "first_player": "named",
    },
    "es": {
        "sorcerer_leftover": "destroyed",
        "destroyed_curse": "set_aside",
        "each_other_player": "one_other",
        "payment_minimal": "until",
        "leftover_curse": "set_aside",
        "learn_destroys": "always",
    },
    "manual": {
        "madness_stack": "always_35",
        "multi_slots": "spaces_1_and_2",
        "leftover_curse": "set_aside",
        "destroy_empty_deck": "stops",
    },
}
"""Where a source says something else than the default; where it is silent, the default holds."""

editions = pytest.mark.parametrize("edition", list(BUNDLES))


def test_these_are_all_the_editions_and_rulings():
    """B11: 20 rulings where sources disagree, 8 of our own; four editions and the default."""
    assert set(EDITIONS) == set(BUNDLES)
    assert list(DEFAULT) == [ruling.name for ruling in RULINGS]
    assert 28 == len(RULINGS)


@editions
def test_an_edition_is_exactly_the_bundle_of_its_source(edition):
    """B11: what the source says, and the default where it is silent; the view shows all of it."""
    match = book(edition=edition)
    assert {**DEFAULT, **BUNDLES[edition]} == look(match).table.rulings


@editions
def test_the_screen_says_which_rulings_a_table_plays(edition):
    """B11: every ruling that is not the default stands on the screen with its value."""
    screen = "\n".join(book(edition=edition).screen(0))
    for name, value in BUNDLES[edition].items():
        assert f"{name} = {value}" in screen
    others = [name for name in DEFAULT if name not in BUNDLES[edition]]
    assert [] == [name for name in others if f"{name} = " in screen]
    assert ("as by default" in screen) == (edition == "default")


@editions
def test_single_rulings_override_an_edition(edition):
    """B11: a table may start from one and override single rulings, also back to the default."""
    overrides = {"payment_minimal": "needed", "support_slots": "four"}
    match = book(edition=edition, rulings=overrides)
    assert {**DEFAULT, **BUNDLES[edition], **overrides} == look(match).table.rulings
    screen = "\n".join(match.screen(0))
    assert "support_slots = four" in screen
    assert "payment_minimal" not in screen


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.name)
def test_every_value_of_every_ruling_can_be_played_and_is_shown(ruling):
    """B11: each is a switch; the view and the screen show how it stands."""
    assert DEFAULT[ruling.name] == ruling.values[0]
    for value in ruling.values:
        match = book(rulings={ruling.name: value})
        assert value == look(match).table.rulings[ruling.name]
        is_shown = f"{ruling.name} = {value}" in "\n".join(match.screen(1))
        assert is_shown == (value != ruling.values[0])


@pytest.mark.parametrize(
    "wrong",
    [{"edition": "fr"}, {"rulings": {"no_such": "yes"}}, {"rulings": {"recast": "perhaps"}}],
)
def test_an_unknown_edition_ruling_or_value_is_refused(wrong):
    """B11: the setup says so and names the rule."""
    with pytest.raises(SetupRefused) as refusal:
        opened(2, **wrong)
    assert "B11" == refusal.value.rule


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_every_ruling_and_value_is_explained_in_every_language(lang):
    """B11: a question and one sentence per value, the default first."""
    explained = RULEBOOK.book(lang)["rulings"]
    assert list(DEFAULT) == list(explained)
    for ruling in RULINGS:
        assert ["question", *ruling.values] == list(explained[ruling.name])
        assert RULEBOOK.ruling_text(ruling.name, lang).startswith(f"{ruling.name}: ")


def test_an_edition_is_played_and_not_only_shown():
    """B11: the Spanish edition: learning always destroys, a payment goes "until" it is enough."""
    match = book(edition="es", hands={"p1": "fire3 fire1"}, library={"fire": "kindling"})
    play(match, "learn kindling")
    assert ["done", "pay fire1"] == options(match)
    play(match, "done")
    assert "forget" == match.ask.kind


def test_an_overridden_edition_plays_the_override():
    """B11: the German edition with `first_player` back at random: nobody names the first player."""
    with pytest.raises(SetupRefused) as refusal:
        opened(2, edition="de", rulings={"first_player": "random"}, first=1)
    assert "B2.8" == refusal.value.rule
    match = opened(2, {"cover": ["dust_moth"]}, edition="de", first=1)
    assert 1 == look(match).first


def test_in_the_english_edition_a_payment_may_hold_more_than_needed():
    """B11: "at least" the cost."""
    match = book(edition="en", hands={"p1": "fire2 fire2"})
    play(match, "acquire fire2")
    assert ["done", "pay fire2"] == options(match)
    play(match, "pay fire2")
    assert {"fire2": 3} == seen(match, 0).discard


def german_tornado():
    """Eye of the Tornado at a German table, with a Madness in hand."""
    match = book(
        edition="de",
        hands={"p1": "air2 madness fire1 fire2"},
        spells={"p1": "eye_of_the_tornado"},
        decks={"p1": "water1"},
    )
    return play(match, "cast eye_of_the_tornado x1")


def test_in_the_german_edition_an_effect_never_discards_a_madness():
    """B11: `discard_madness` = never: only the Element cards are offered."""
    assert ["fire1", "fire2"] == options(german_tornado())


def test_the_refusal_to_discard_a_madness_names_the_ruling():
    """B11, B9.15: the Madness is there; what forbids it is the ruling of B9.15."""
    assert "B9.15" == refused(german_tornado(), "madness")
