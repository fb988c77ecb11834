"""The law of a table: every ruling as a switch with one value per source and a default (B11).

An edition is a named bundle of rulings; a table may start from one and override single rulings.
Where a source is silent, the default holds. `Law` is the compiled form: plain flags that the rules
read; it is made once per table and shared by all its states.
"""

from __future__ import annotations

from typing import Final

EDITIONS: Final = ("default", "en", "de", "es", "manual")


class Ruling:
    """One switch: its rule, its values (the default first), and what the editions say."""

    __slots__ = ("by_edition", "name", "rule", "values")

    def __init__(
        self, name: str, rule: str, values: tuple[str, ...], by_edition: dict[str, str]
    ) -> None:
        self.name = name
        self.rule = rule
        self.values = values
        self.by_edition = by_edition

    def value_in(self, edition: str) -> str:
        """What this edition plays."""
        return self.by_edition.get(edition, self.values[0])


RULINGS: Final = (
    Ruling("madness_stack", "B2.1", ("by_players", "always_35"), {"manual": "always_35"}),
    Ruling("nightmare_has_terror", "B2.9", ("yes", "no"), {"en": "no", "de": "no"}),
    Ruling("nightmare_element", "B2.9", ("same", "free"), {}),
    Ruling("sorcerer_leftover", "B5.7", ("to_stack", "destroyed"), {"es": "destroyed"}),
    Ruling(
        "destroyed_curse",
        "B6.6",
        ("under_stack", "set_aside"),
        {"en": "set_aside", "es": "set_aside"},
    ),
    Ruling("support_slots", "B9.5", ("three", "four"), {}),
    Ruling("cure_cost", "B6.7", ("one_type", "any_types"), {}),
    Ruling("each_other_player", "B9.12", ("each_other", "one_other"), {"es": "one_other"}),
    Ruling(
        "payment_minimal",
        "B6.2",
        ("needed", "until", "at_least"),
        {"en": "at_least", "de": "at_least", "es": "until"},
    ),
    Ruling("multi_slots", "B5.5", ("leftmost", "spaces_1_and_2"), {"manual": "spaces_1_and_2"}),
    Ruling("discard_madness", "B9.15", ("by_effects", "never"), {"de": "never"}),
    Ruling("recast", "B6.3", ("yes", "no"), {}),
    Ruling("short_deck", "B9.1a", ("when_empty", "not_enough"), {"de": "not_enough"}),
    Ruling("forgotten_spell", "B6.4", ("destroyed", "box"), {"de": "box"}),
    Ruling("ability_when", "B6.8", ("own_action_phase", "any_action"), {}),
    Ruling(
        "leftover_curse",
        "B5.4",
        ("under_stack", "set_aside"),
        {"es": "set_aside", "manual": "set_aside"},
    ),
    Ruling("destroy_empty_deck", "B9.1", ("madness", "stops"), {"manual": "stops"}),
    Ruling("learn_destroys", "B6.4", ("beyond_limit", "always"), {"es": "always"}),
    Ruling("first_player", "B2.8", ("random", "named"), {"de": "named"}),
    Ruling("two_curses", "B5.2", ("left_first", "player_by_player"), {}),
    # Where all four sources are silent we rule ourselves.
    Ruling("exhaust_when", "B6.3a", ("payment", "after_effect"), {}),
    Ruling("power_named", "B6.3b", ("named", "by_sum"), {}),
    Ruling("curse_reward", "B6.6a", ("action_only", "any_destruction"), {}),
    Ruling("neutral_curse", "B9.7a", ("sleeps_on", "wakes_first"), {}),
    Ruling("neutral_refresh", "B9.7b", ("never", "concentration"), {}),
    Ruling("earth_f_reach", "B9.5a", ("any_support", "own_support"), {}),
    Ruling("mill_empty_deck", "B9.17", ("as_draw", "stops"), {}),
    Ruling("discard_from", "B9.20", ("hand", "hand_or_support"), {}),
)

BY_NAME: Final = {ruling.name: ruling for ruling in RULINGS}


def rulings_of(edition: str, overrides: dict[str, str]) -> dict[str, str]:
    """Every ruling's value at a table of this edition with these overrides."""
    values = {ruling.name: ruling.value_in(edition) for ruling in RULINGS}
    values.update(overrides)
    return values


class Law:
    """The rulings of one table as flags; each is true for the value that is *not* the default."""

    def __init__(self, values: dict[str, str]) -> None:
        self.values = dict(values)
        self.stack_always_35 = values["madness_stack"] == "always_35"
        self.nightmare_without_terror = values["nightmare_has_terror"] == "no"
        self.nightmare_free_element = values["nightmare_element"] == "free"
        self.leftover_madness_destroyed = values["sorcerer_leftover"] == "destroyed"
        self.destroyed_curse_aside = values["destroyed_curse"] == "set_aside"
        self.base_slots = 4 if values["support_slots"] == "four" else 3
        self.cure_any_types = values["cure_cost"] == "any_types"
        self.one_other_player = values["each_other_player"] == "one_other"
        self.payment = values["payment_minimal"]
        self.payment_needed = self.payment == "needed"
        self.multi_on_space_1 = values["multi_slots"] == "spaces_1_and_2"
        self.madness_never_discarded = values["discard_madness"] == "never"
        self.no_recast = values["recast"] == "no"
        self.shuffle_when_short = values["short_deck"] == "not_enough"
        self.forgotten_to_box = values["forgotten_spell"] == "box"
        self.ability_any_action = values["ability_when"] == "any_action"
        self.leftover_curse_aside = values["leftover_curse"] == "set_aside"
        self.destroying_stops = values["destroy_empty_deck"] == "stops"
        self.learning_always_destroys = values["learn_destroys"] == "always"
        self.first_player_named = values["first_player"] == "named"
        self.curses_player_by_player = values["two_curses"] == "player_by_player"
        self.exhaust_after_effect = values["exhaust_when"] == "after_effect"
        self.power_by_sum = values["power_named"] == "by_sum"
        self.reward_for_any = values["curse_reward"] == "any_destruction"
        self.curses_wake_first = values["neutral_curse"] == "wakes_first"
        self.concentration_reaches_neutral = values["neutral_refresh"] == "concentration"
        self.swap_own_support = values["earth_f_reach"] == "own_support"
        self.milling_stops = values["mill_empty_deck"] == "stops"
        self.discard_from_support = values["discard_from"] == "hand_or_support"
