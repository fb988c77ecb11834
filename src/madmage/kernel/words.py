"""Words: the promise that a sentence can be said in the reader's language.

The kernel only promises; `packs.words` keeps it with Fluent files.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod

from madmage.kernel.native import mypyc_attr

LANGUAGES = ("en", "de", "es")

# The grammatical person of a described effect: an order to the reader, a third person, and for
# each of them the infinitive that stands after "may".
YOU = "you"
THEY = "they"
YOU_INF = "you-inf"
THEY_INF = "they-inf"


def person(who: str) -> dict[str, object]:
    """A person as sentences want it: the verb's form (`who`) and whose things they are (`own`)."""
    own, _, form = who.partition("-")
    return {"who": form or own, "own": own}


def infinitive(who: str) -> str:
    """The infinitive of a person."""
    return who if who.endswith("-inf") else f"{who}-inf"


QUOTES = "„“”\"'’‘«»"


def fold(text: str) -> str:
    """A text without accents, quotation marks and capitals, for comparing what people type."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("×", "x"))
    kept = [c for c in plain if not unicodedata.combining(c) and c not in QUOTES]
    return " ".join("".join(kept).split())


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(ABC):
    """Sentences of one language by key."""

    lang: str

    @abstractmethod
    def say(self, key: str, args: dict[str, object]) -> str:
        """The sentence under `key`, with its arguments filled in."""


class Voice:
    """A language and the players' names: everything needed to speak about one match."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words = words
        self.names = names

    def say(self, key: str, args: dict[str, object]) -> str:
        """The sentence under `key`."""
        return self.words.say(key, args)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else "?"
