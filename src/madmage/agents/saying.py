"""Saying a reason: one sentence in the reader's language, with the names of cards and players."""

from __future__ import annotations

from typing import Any

from madmage.agents.why import Thought, Why
from madmage.games.book.card import ELEMENTS, KIND_NAMES
from madmage.games.book.loading import load_pack
from madmage.games.book.naming import card_name, element_name
from madmage.games.maze.loading import load_pack as load_maze
from madmage.kernel.words import Voice, Words
from madmage.packs.words import words_for

WORDS = ("madmage.effects", "madmage.games.book", "madmage.agents")
MAZE_WORDS = ("madmage.effects", "madmage.games.maze")


def say_why(why: Why, voice: Voice, pack: str = "default") -> str:
    """A reason as one sentence; `pack` is the table's pack, as its setup names it."""
    words = words_for(voice.words.lang, WORDS)
    said = {name: _said(name, value, words, voice, pack) for name, value in why.args.items()}
    return words.say(why.key, said)


def say_thought(thought: Thought, voice: Voice, instead: str = "", pack: str = "default") -> str:
    """A whole thought in a few sentences; `instead` is what the runner-up is called."""
    sentences = [say_why(thought.why, voice, pack)]
    if instead and thought.runner_up is not None:
        sentences.append(say_why(Why("why-instead", {"option": instead}), voice, pack))
    if thought.chance is not None:
        percent = round(thought.chance * 100)
        sentences.append(say_why(Why("why-chance", {"percent": percent}), voice, pack))
    return " ".join(sentences)


def _said(name: str, value: Any, words: Words, voice: Voice, pack: str) -> object:
    """An argument as a sentence wants it."""
    if name == "player":
        return voice.name(value)
    if name == "card" and value in KIND_NAMES:
        return card_name(words, KIND_NAMES.index(value))
    if name == "element" and value in ELEMENTS:
        return element_name(words, ELEMENTS.index(value))
    if name == "ability":
        return words_for(words.lang, MAZE_WORDS).say(f"ability-{value}", {})
    if name in ("monster", "potion", "gear"):
        return _maze_name(value, words.lang, pack)
    if name in ("curse", "spell"):
        cards = load_pack(pack)
        for card in [*cards.curses, *cards.spells]:
            if card.key == value:
                return card.names[words.lang]
    return value


def _maze_name(key: str, lang: str, pack: str) -> str:
    """The name of a card of the Maze."""
    cards = load_maze(pack)
    for card in [*cards.monsters, *cards.actions, *cards.gear, *cards.potions]:
        if card.key == key:
            return card.names[lang]
    return key
