"""What a seat is told: views, questions, prices and sentences as plain data (docs/wire.md).

Made from a match by what any door may ask of it; nothing here knows a game, and nothing is in here
that the reader may not know.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from madmage.agents.agent import agents_for
from madmage.agents.level import usual_level
from madmage.games.shelf import GAMES, rules_of
from madmage.kernel.ask import DONE
from madmage.kernel.error import MadmageError
from madmage.kernel.event import Event
from madmage.kernel.rules import ALONE, Rules
from madmage.kernel.view import BYSTANDER
from madmage.kernel.words import LANGUAGES
from madmage.match.answer import code_of
from madmage.match.match import Match
from madmage.match.option import ask_name
from madmage.match.price import ways_of
from madmage.match.selection import selections, things

Data = dict[str, Any]

MOST_SELECTIONS = 24
"""Whole selections that are proposed; where there are more, none is."""
MOST_WAYS = 60
"""Payments that are listed for one action."""
EVERYBODY = -2
"""A reader of the log who knows what any seat knew: for looking back on a game."""


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


# What changes


def view_data(match: Match, seat: int, lang: str) -> Data:
    """The table as a seat may know it, with the words of what lies open."""
    view = match.view(seat)
    data: Data = msgspec.to_builtins(view.data)
    data["texts"] = match.rules.open_texts(view, match.voice(lang))
    return data


def ask_id(match: Match, epoch: int | str) -> str:
    """The name of the open question; an undo makes the same question another one."""
    return "" if match.ask is None else f"{epoch}.{ask_name(match.ask, len(match.moves))}"


def decision_data(match: Match, epoch: int | str, lang: str) -> Data | None:
    """The open question to whoever is asked, with everything that may be answered."""
    ask, rules, st = match.ask, match.rules, match.state
    if ask is None:
        return None
    picking = rules.picking(st)
    codes = list(ask.options) if picking == ALONE else things(rules, st)
    voice = match.voice(lang)
    found = None if picking == ALONE else selections(rules, st, MOST_SELECTIONS)
    sizes = [len(selection.picks) for selection in found or ()]
    return {
        "ask": ask_id(match, epoch),
        "kind": ask.kind,
        "question": rules.ask_text(st, voice),
        "picking": picking,
        "options": [
            {
                "text": rules.write(st, code),
                "sentence": rules.option_text(st, code, voice),
                "copies": 1 if picking == ALONE else rules.copies(st, code),
            }
            for code in codes
        ],
        "least": min(sizes, default=0 if DONE in codes and picking != ALONE else 1),
        "most": max(sizes, default=1 if picking == ALONE else len(codes)),
        "proposals": [_texts(rules, st, selection.picks) for selection in found or ()],
        "title": _title(match),
    }


def _texts(rules: Rules[Any], st: Any, codes: tuple[int, ...]) -> list[str]:
    return [rules.write(st, code) for code in codes]


def _title(match: Match) -> str:
    """The choice that the open question is part of, if it comes in the middle of something."""
    rules = match.rules
    if not rules.is_small(match.state):
        return ""
    for move in reversed(match.moves):
        if rules.turn_of(move.before) != match.turn:
            return ""
        if not move.is_put_in and not rules.is_small(move.before):
            return move.text
    return ""


def why_data(match: Match, pick: str, lang: str) -> Data:
    """Whether something may be chosen now, and why not."""
    reason = match.why_not(pick, lang)
    if reason is None:
        return {"legal": True, "sentence": "", "rule": "", "at": []}
    at = match.rules.culprits(match.state, code_of(match, pick, None))
    return {"legal": False, "sentence": reason.sentence, "rule": reason.rule, "at": at}


def price_data(match: Match, pick: str, cards: list[str] | None, lang: str) -> Data:
    """What something costs: every way to pay for it; with `cards`, whether they are one."""
    rules, st, voice = match.rules, match.state, match.voice(lang)
    ways, is_all = ways_of(match, pick, lang)
    code = code_of(match, pick, None)
    data: Data = {
        "ways": [rules.way_texts(st, way) for way in ways[:MOST_WAYS]],
        "is_all": is_all and len(ways) <= MOST_WAYS,
        "warnings": rules.warnings(st, (code,), voice),
        "sentence": rules.option_text(st, code, voice),
        "verdict": None,
        **rules.bill(st, code, voice),
    }
    if cards is not None:
        data["verdict"] = _verdict(match, code, cards, lang)
    return data


def _verdict(match: Match, code: int, cards: list[str], lang: str) -> Data:
    rules, st = match.rules, match.state
    if rules.way_with(st, code, cards) is not None:
        return {"ok": True, "missing": 0, "sentence": "", "rule": ""}
    rule, sentence, missing = rules.why_not_paid(st, code, cards, match.voice(lang))
    return {"ok": False, "missing": missing, "sentence": sentence, "rule": rule}


def log_entries(
    match: Match,
    seat: int,
    lang: str,
    start: int,
    end: int | None = None,
    said: Data | None = None,
) -> list[Data]:
    """What happened, from the entry `start` on: 0 is the opening, then an entry for every move.

    In `said` sentences are remembered from one reader to the next who may know the same.
    """
    rules, st, voice = match.rules, match.state, match.voice(lang)
    memory: dict[Any, Any] = {} if said is None else said
    entries: list[Data] = []
    moves = match.moves
    total = len(moves) + 1
    for number in range(max(0, start), total if end is None else min(end, total)):
        move = moves[number - 1] if number else None
        events = match.opening_events if move is None else move.events
        known = tuple([_known(match, event, seat) for event in events])
        key = (number, lang, known)
        told = memory.get(key)
        if told is None:
            # A sentence may name the round: that of then, not that of now.
            then = moves[number].before if number < len(moves) else st
            told = memory[key] = (
                rules.tell(then, list(known), voice),
                rules.sights(st, list(known)),
            )
        entries.append(
            {
                "move": number - 1,
                "seat": -1 if move is None else move.seat,
                "turn": 0 if move is None else rules.turn_of(move.before),
                "lines": told[0],
            }
        )
        if told[1]:
            entries[-1]["sights"] = told[1]
    return entries


def _known(match: Match, event: Event, seat: int) -> Event:
    rules, st = match.rules, match.state
    if seat != EVERYBODY:
        return rules.redact(st, event, seat)
    is_seen = any(rules.redact(st, event, at) == event for at in range(match.setup.seats))
    return event if is_seen else rules.redact(st, event, BYSTANDER)


def ending_data(match: Match, seat: int, lang: str) -> list[str] | None:
    """How a finished game ended, in a few sentences."""
    if match.ask is not None:
        return None
    events = match.known_events(seat)
    return match.rules.ending(match.state, events, match.voice(lang))


def fault_data(error: MadmageError, code: str = "refused") -> Data:
    """An error as it goes over the wire."""
    return {"code": code, "sentence": error.sentence, "rule": error.rule}
