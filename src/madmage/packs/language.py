"""The effect language of a game: its verbs, each a struct that knows how to become a node.

A step in a card file is a table with exactly one verb among its keys. The verb's struct says which
other keys there are and what they may hold; the same structs make the JSON Schema and the docs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Annotated, Any, ClassVar

import msgspec

from madmage.kernel.effect import Effect
from madmage.packs.place import Path
from madmage.packs.source import Source, closest, spell_path

STEPS = "steps, one after the other"
Steps = Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1, description=STEPS)]


class Verb(msgspec.Struct, forbid_unknown_fields=True):
    """A step's struct. Its docstring is its line in the docs."""

    verb: ClassVar[str]
    """The key by which a step of this kind is known."""
    who: ClassVar[bool] = False
    """Whether it says who carries its inner steps out."""

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        """The node for this step."""
        raise TypeError(f"{type(self).__name__} cannot be built")  # pragma: no cover


class Language:
    """The verbs of a game by name."""

    def __init__(self, verbs: tuple[type[Verb], ...]) -> None:
        self.verbs = {verb.verb: verb for verb in verbs}

    def verbs_in(self, raw: dict[str, Any]) -> list[str]:
        """The verbs among a step's keys."""
        return [key for key in raw if key in self.verbs]


class Builder(ABC):
    """Builds the trees of one card; knows its language, its file and its variables."""

    def __init__(self, language: Language, source: Source, variables: dict[str, int]) -> None:
        self.language = language
        self.source = source
        self.variables = variables
        self.used: set[str] = set()
        self.has_lost_steps = False
        """Whether a step could not be read: nobody knows what it would have used."""

    @abstractmethod
    def amount(self, value: int | str, path: Path) -> Any:
        """The amount behind a number or a word."""

    @abstractmethod
    def one(self, parts: tuple[Effect[Any], ...]) -> Effect[Any]:
        """Several nodes as one."""

    @abstractmethod
    def nothing(self) -> Effect[Any]:
        """A node that stands where a faulty step was, so that all faults can be found."""

    def steps(self, raw: list[dict[str, Any]], path: Path) -> tuple[Effect[Any], ...]:
        """The nodes for a list of steps."""
        return tuple(self.step(step, (*path, i)) for i, step in enumerate(raw))

    def step(self, raw: dict[str, Any], path: Path) -> Effect[Any]:
        """The node for one step."""
        verbs = self.language.verbs_in(raw)
        if len(verbs) != 1:
            self.source.fault(path, self._verb_fault(raw, verbs))
            self.has_lost_steps = True
            return self.nothing()
        struct = self.source.convert(raw, self.language.verbs[verbs[0]], path)
        if struct is None:
            self.has_lost_steps = True
            return self.nothing()
        node = struct.build(self, path)
        node.path = spell_path(path)
        return node

    def _verb_fault(self, raw: dict[str, Any], verbs: list[str]) -> str:
        if verbs:
            return f"a step has one verb, this one has {len(verbs)}: {', '.join(verbs)}"
        for key in raw:
            hint = closest(key, self.language.verbs)
            if hint:
                return f"no verb among its keys ({', '.join(raw)}){hint}"
        known = ", ".join(sorted(self.language.verbs))
        return f"no verb among its keys ({', '.join(raw) or 'none'}); expected one of: {known}"
