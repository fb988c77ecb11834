"""What can be asked once: games, rules and cards as plain data; and what a seat is told of a match.

The second half is made where matches are (`match/telling.py`), for other doors tell it too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from madmage.agents.agent import agents_for
from madmage.agents.level import usual_level
from madmage.games.shelf import GAMES, rules_of
from madmage.kernel.error import MadmageError
from madmage.kernel.words import LANGUAGES
from madmage.match.telling import EVERYBODY as EVERYBODY
from madmage.match.telling import ask_id as ask_id
from madmage.match.telling import decision_data as decision_data
from madmage.match.telling import ending_data as ending_data
from madmage.match.telling import log_entries as log_entries
from madmage.match.telling import price_data as price_data
from madmage.match.telling import view_data as view_data
from madmage.match.telling import why_data as why_data

Data = dict[str, Any]


# What is asked once


@cache
def games_data(lang: str, *packs: str) -> Data:
    """Everything that can be played, and how; by game and folder in turn, with the owner's packs."""
    own = dict(zip(packs[::2], packs[1::2], strict=True))
    games = [_game(game, lang) | _people(game, own.get(game), lang) for game in GAMES]
    return {"languages": list(LANGUAGES), "games": games}


def _people(game: str, pack: str | None, lang: str) -> Data:
    """The magicians of a pack of the owner's, where there are some to choose from."""
    people = {} if pack is None else cards_data(game, pack, lang).get("magicians", {})
    return {"magicians": [{"key": key, **data} for key, data in people.items()]} if people else {}


def _game(game: str, lang: str) -> Data:
    rules = rules_of(game)
    title = rules.words(lang).say("title", {})
    return {
        "game": game,
        "title": title,
        "levels": list(agents_for(game)),
        "level": usual_level(game),
        **rules.offers(lang),
    }


@cache
def rules_data(game: str, lang: str) -> Data:
    """The numbered rules of a game."""
    rules = rules_of(game)
    return {"game": game, "title": rules.words(lang).say("title", {}), **rules.rulebook(lang)}


@cache
def cards_data(game: str, pack: str, lang: str) -> Data:
    """Names and texts of a pack's cards."""
    return rules_of(game).gallery(pack, lang)


def pack_name(game: str, pack: str) -> str:
    """What a pack calls itself: so a view names it."""
    name: str = cards_data(game, pack, "en")["pack"]
    return name


def learn_by_heart() -> None:
    """Read the words of all languages now, so that nobody's first table holds up the others."""
    for lang in LANGUAGES:
        games_data(lang)


def fault_data(error: MadmageError, code: str = "refused") -> Data:
    """An error as it goes over the wire."""
    return {"code": code, "sentence": error.sentence, "rule": error.rule}
