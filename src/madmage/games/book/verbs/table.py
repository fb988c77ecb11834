"""Frames and verbs about who, when and how one pays, as card files write them.

A verb's docstring is its line in the documentation.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from madmage.effects.control import If
from madmage.effects.frames import Count
from madmage.effects.values import Condition, Did, Missed
from madmage.games.book.actions import Act
from madmage.games.book.effects import table
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Steps, Verb
from madmage.packs.place import Path


class EachOtherPlayer(Verb):
    """Every player but the caster carries out the inner steps (spells only)."""

    verb: ClassVar[str] = "each_other"
    who: ClassVar[bool] = True
    each_other: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return table.EachOther(b.steps(self.each_other, (*path, self.verb)))


class IfSo(Verb):
    """`then` if the condition holds when the step is reached, else `else`; `hand_madness` counts from `at_least` on."""

    verb: ClassVar[str] = "if"
    condition: Literal["did", "missed", "hand_madness", "support_empty", "drew_madness"] = (
        msgspec.field(name="if")
    )
    then: Steps
    otherwise: list[dict[str, Any]] = msgspec.field(name="else", default_factory=list)
    at_least: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        conditions: dict[str, Condition[Any]] = {
            "did": Did(),
            "missed": Missed(),
            "hand_madness": table.HandMadness(self.at_least),
            "support_empty": table.SupportEmpty(),
            "drew_madness": table.DrewMadness(),
        }
        then = b.steps(self.then, (*path, "then"))
        otherwise = b.steps(self.otherwise, (*path, "else"))
        return If(conditions[self.condition], then, otherwise)


class ActNow(Verb):
    """The player may take up to so many actions, paying as usual; with `keep = "support"` support cards used to pay stay, each for one of these actions only (B6.9, B9.11, B9.16)."""

    verb: ClassVar[str] = "act"
    act: Count
    keep: Literal["nothing", "support"] = "nothing"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return Act(b.amount(self.act, (*path, self.verb)), self.keep == "support")


class Discount(Verb):
    """A pool that destroyers of curses may take off the cost by the action, until the end of the `turn` or the next `check` (B6.6)."""

    verb: ClassVar[str] = "discount"
    discount: Count
    until: Literal["turn", "check"] = "turn"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.discount, (*path, self.verb))
        return table.Discount(amount, self.until == "check")


class Boost(Verb):
    """For this turn the next so many support cards used to pay count one more each (B6.2, B9.5)."""

    verb: ClassVar[str] = "boost"
    boost: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return table.Boost(b.amount(self.boost, (*path, self.verb)))
