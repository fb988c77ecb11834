"""The law of a table: every ruling as a switch, its default first (M11).

Some rulings take any number or text of a form (`table_size`, `markers`, ...): these know how to
read a value. `Law` is the compiled form: plain flags and numbers, made once per table.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from madmage.kernel.error import SetupRefused

ANY: Final = "any"
"""Stands last among the values of a ruling that takes more than the ones listed."""


class Ruling:
    """One switch: its rule, its values (the default first) and, where any value goes, a check.

    `check` answers what is wrong with a value, or nothing. `samples` are values worth trying.
    """

    __slots__ = ("check", "name", "rule", "samples", "values")

    def __init__(
        self,
        name: str,
        rule: str,
        values: tuple[str, ...],
        check: Callable[[str], str] | None = None,
        samples: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.rule = rule
        self.values = values
        self.check = check
        self.samples = samples or values

    def why_not(self, value: str) -> str:
        """What is wrong with a value, or nothing."""
        if value in self.values and value != ANY:
            return ""
        if self.check is not None:
            return self.check(value)
        return f"expected one of: {', '.join(self.values)}"


def _number(low: int, high: int) -> Callable[[str], str]:
    def check(value: str) -> str:
        is_good = value.isascii() and value.isdigit() and low <= int(value) <= high
        return "" if is_good else f"expected a number from {low} to {high}"

    return check


SMALLEST_SIDE: Final = 7
LARGEST_SIDE: Final = 41


def _size(value: str) -> str:
    parts = re.fullmatch(r"(\d{1,3})x(\d{1,3})", value)
    if parts is None:
        return "expected WIDTHxHEIGHT, for example 21x15"
    if all(SMALLEST_SIDE <= int(side) <= LARGEST_SIDE for side in parts.groups()):
        return ""
    return f"a level does not fit on it: each side has {SMALLEST_SIDE} to {LARGEST_SIDE} fields"


def _bonuses(value: str) -> str:
    parts = value.split(",")
    wrong = "expected six numbers from 0 to 3 that never fall, for example 0,1,1,2,2,3"
    if len(parts) != 6 or any(part not in ("0", "1", "2", "3") for part in parts):
        return wrong
    return "" if parts == sorted(parts) else wrong


RULINGS: Final = (
    Ruling("life_cap", "M6.3a", ("capped", "uncapped")),
    Ruling("explore_all", "M6.2", ("all", "may_stop")),
    Ruling("walk_through", "M6.1", ("optional",)),
    Ruling("fight_again_turn", "M6.4", ("replaces_move",)),
    Ruling("table_size", "M4.4", ("21x15", ANY), _size, ("21x15", "13x11", "31x9")),
    Ruling("start_room_place", "M9.2a", ("most_space", "mover_chooses")),
    Ruling("markers", "M5.1", ("8", ANY), _number(0, 30), ("8", "3", "12")),
    Ruling("trade", "M7.5", ("fights_only", "same_field")),
    Ruling("dice", "M6.1", ("six",)),
    Ruling("empty_deck", "M4.5a", ("exploration_ends",)),
    Ruling("discards", "M5.3", ("reshuffled",)),
    Ruling("ties_start", "M3.2", ("reroll",)),
    Ruling("peace_on_field", "M6.4", ("yes", "no")),
    Ruling("last_portal", "M9.5", ("collapses", "waits")),
    Ruling("stairs_exits", "M4.1", ("two", "one")),
    Ruling("behind_stairs", "M9.1a", ("shut", "open")),
    Ruling("unread_branches", "M7.1b", ("reader", "all")),
    Ruling("turn_limit", "M1.1", ("300", ANY), _number(10, 1000), ("300", "40")),
    Ruling("open_ground", "M4.3a", ("12", ANY), _number(1, 40), ("12", "1", "20")),
    Ruling("rule1_both_sides", "M4.2a", ("yes", "no")),
    Ruling("first_exit", "M6.2a", ("unseen", "after_looking")),
    Ruling("group_when", "M7.4a", ("before_reading", "after_reading")),
    Ruling("adjacent", "M7.4a", ("open_passage", "touching")),
    Ruling("grave_rest", "M5.5a", ("stays", "discarded")),
    Ruling("take_standing", "M5.2a", ("yes", "no")),
    Ruling("last_gasp", "M10.1a", ("no", "yes")),
    Ruling("potion_lasts", "M6.5", ("turn", "next_roll")),
    Ruling("death_points", "M10.3", ("kept",)),
    Ruling("bonus_table", "M2.3", ("0,1,1,2,2,3", ANY), _bonuses, ("0,1,1,2,2,3", "0,0,1,1,1,2")),
    Ruling("plus_ability", "M2.5", ("free_point", "tested_ability")),
    Ruling("first_turn", "M3.2", ("first_layer", "next")),
    Ruling("stuck", "M4.5a", ("grow_then_stairs",)),
)

BY_NAME: Final = {ruling.name: ruling for ruling in RULINGS}


def rulings_of(overrides: dict[str, str]) -> dict[str, str]:
    """Every ruling's value at a table with these overrides."""
    values = {ruling.name: ruling.values[0] for ruling in RULINGS}
    values.update(overrides)
    return values


def refuse_unknown(overrides: dict[str, str], hint: Callable[[str], str]) -> None:
    """Raise for a ruling that does not exist or a value that it does not take."""
    for name, value in overrides.items():
        if name not in BY_NAME:
            raise SetupRefused(f"there is no ruling '{name}'{hint(name)}", rule="M11")
        wrong = BY_NAME[name].why_not(value) if isinstance(value, str) else "expected a text"
        if wrong:
            raise SetupRefused(
                f"the ruling '{name}' has no value '{value}'; {wrong}", rule=BY_NAME[name].rule
            )


class Law:
    """The rulings of one table as flags and numbers."""

    def __init__(self, values: dict[str, str]) -> None:
        self.values = dict(values)
        self.life_uncapped = values["life_cap"] == "uncapped"
        self.may_stop_exploring = values["explore_all"] == "may_stop"
        width, _, height = values["table_size"].partition("x")
        self.width = int(width)
        self.height = int(height)
        self.mover_places_room = values["start_room_place"] == "mover_chooses"
        self.markers = int(values["markers"])
        self.trade_on_field = values["trade"] == "same_field"
        self.no_peace = values["peace_on_field"] == "no"
        self.leader_waits = values["last_portal"] == "waits"
        self.stairs_dead_end = values["stairs_exits"] == "one"
        self.open_behind_stairs = values["behind_stairs"] == "open"
        self.branches_open = values["unread_branches"] == "all"
        self.turn_limit = int(values["turn_limit"])
        self.open_ground = int(values["open_ground"])
        self.rule1_one_side = values["rule1_both_sides"] == "no"
        self.exit_after_looking = values["first_exit"] == "after_looking"
        self.group_after_reading = values["group_when"] == "after_reading"
        self.touching_may_join = values["adjacent"] == "touching"
        self.grave_rest_discarded = values["grave_rest"] == "discarded"
        self.no_taking_standing = values["take_standing"] == "no"
        self.last_gasp = values["last_gasp"] == "yes"
        self.potion_for_one_roll = values["potion_lasts"] == "next_roll"
        self.bonus = tuple([int(part) for part in values["bonus_table"].split(",")])
        self.point_in_tested = values["plus_ability"] == "tested_ability"
        self.next_takes_first_turn = values["first_turn"] == "next"
