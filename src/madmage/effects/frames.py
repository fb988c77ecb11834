"""The shared frames of the effect language as card files write them.

Structs only: they are read from TOML and become nodes of `control` and `who`. Kept apart from the
nodes because structs are never compiled.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from madmage.effects.control import May, OneOf, Repeat
from madmage.effects.who import Active, Each, Others, Somebody
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Steps, Verb
from madmage.packs.place import Path

Count = Annotated[int, msgspec.Meta(ge=1, le=99)] | Literal["X", "Y"]


class EachPlayer(Verb):
    """Every player carries out all inner steps before the next one starts, from the active player on."""

    verb: ClassVar[str] = "each_player"
    who: ClassVar[bool] = True
    each_player: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return Each(b.steps(self.each_player, (*path, self.verb)))


class APlayer(Verb):
    """One player of the caster's choice, the caster included, carries out the inner steps."""

    verb: ClassVar[str] = "a_player"
    who: ClassVar[bool] = True
    a_player: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return Somebody(b.steps(self.a_player, (*path, self.verb)))


class OtherPlayers(Verb):
    """So many different other players, in the order the caster names them, carry out the inner steps."""

    verb: ClassVar[str] = "others"
    who: ClassVar[bool] = True
    others: Count
    do: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return Others(b.amount(self.others, (*path, self.verb)), b.steps(self.do, (*path, "do")))


class ActivePlayer(Verb):
    """Only the active player carries out the inner steps."""

    verb: ClassVar[str] = "active"
    who: ClassVar[bool] = True
    active: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return Active(b.steps(self.active, (*path, self.verb)), False)


class Group(Verb):
    """The inner steps happen once for the whole table; the active player decides."""

    verb: ClassVar[str] = "group"
    who: ClassVar[bool] = True
    group: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return Active(b.steps(self.group, (*path, self.verb)), True)


class MayDo(Verb):
    """The player does the inner steps or nothing; `only_if = "first_in_full"` asks only if the first step can be done in full."""

    verb: ClassVar[str] = "may"
    may: Steps
    only_if: Literal["anything", "first_in_full"] = "anything"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        strict = self.only_if == "first_in_full"
        return May(b.steps(self.may, (*path, self.verb)), strict)


class Either(Verb):
    """Exactly one branch of the player's choice; only one that can be done in full, if there is any."""

    verb: ClassVar[str] = "one_of"
    one_of: Annotated[list[Steps], msgspec.Meta(min_length=2)]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        branches = []
        for i, branch in enumerate(self.one_of):
            where: Path = (*path, self.verb, i)
            branches.append(b.one(b.steps(branch, where)))
        return OneOf(tuple(branches))


class Again(Verb):
    """The inner steps so many times, each time with fresh choices; after a declined `may` inside no new round begins."""

    verb: ClassVar[str] = "repeat"
    repeat: Count
    do: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return Repeat(b.amount(self.repeat, (*path, self.verb)), b.steps(self.do, (*path, "do")))


FRAMES: tuple[type[Verb], ...] = (
    EachPlayer,
    APlayer,
    OtherPlayers,
    ActivePlayer,
    Group,
    MayDo,
    Either,
    Again,
)
