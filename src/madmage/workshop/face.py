"""A card as it is drawn: what stands on it, in a language, whatever it is drawn with."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from madmage.kernel.error import NotUnderstood
from madmage.kernel.words import LANGUAGES, fold
from madmage.packs.source import closest
from madmage.packs.words import words_for

PLAIN, GOOD, BAD, QUIET = "plain", "good", "bad", "quiet"


@dataclass(frozen=True)
class Part:
    """A paragraph: its heading if it has one, its words, what it does, and how deep it stands."""

    text: str
    heading: str = ""
    does: str = ""
    depth: int = 0
    tone: str = PLAIN


@dataclass(frozen=True)
class Face:
    """Everything that stands on a card."""

    game: str
    kind: str
    key: str
    name: str
    line: str
    """Under the name: what kind of card it is."""
    parts: tuple[Part, ...]
    elements: tuple[str, ...] = ()
    """Its signs: the element of a spell, the cost of a curse, the curses of a monster."""
    number: int = 0
    """A number beside its sign, such as the level of a spell."""
    foot: str = ""
    """A line for the fun of it."""
    lang: str = field(default="en")


def face_words(lang: str) -> Any:
    """The words of drawn cards."""
    return words_for(lang, ("madmage.workshop",))


def face_of(game: str, pack: Any, name: str, lang: str) -> Face:
    """A card by its key or its name in any language."""
    faces = import_module(f"madmage.workshop.{game}_face")
    cards: dict[str, tuple[str, Any]] = faces.cards_of(pack)
    names = {fold(key.replace("_", " ")): key for key in cards}
    # The reader's own language comes last, so that its names win.
    for other in (*[each for each in LANGUAGES if each != lang], lang):
        names.update({fold(card.names[other]): key for key, (_, card) in cards.items()})
    key = name if name in cards else names.get(fold(name.replace("_", " ")), "")
    if not key:
        raise NotUnderstood(f"the pack has no card '{name}'{closest(name, [*cards, *names])}")
    face: Face = faces.face(pack, *cards[key], lang)
    return face
