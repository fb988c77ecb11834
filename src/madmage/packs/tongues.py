"""Texts of cards: a line of words, and the same words in the three languages."""

from __future__ import annotations

from typing import Annotated

import msgspec

ONE_LINE = r"^(?![\s\S]*[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069])"
"""No line break and nothing that would steer a terminal: whoever shows a card trusts its texts."""

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=600, pattern=ONE_LINE)]


Replaced = Annotated[
    Text, msgspec.Meta(description="the card of the pack below whose place this one takes")
]


class Spec(msgspec.Struct, forbid_unknown_fields=True):
    """What all tables of card files share: unknown keys are faults."""


class Tongues(Spec):
    """The same words in the three languages."""

    en: Text
    de: Text
    es: Text

    def as_dict(self) -> dict[str, str]:
        """The words by language."""
        return {"en": self.en, "de": self.de, "es": self.es}
