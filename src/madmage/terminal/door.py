"""From the command line's wishes to a table: what the other rooms call, without naming Textual."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from madmage.agents.agent import agent_of
from madmage.agents.level import usual_level
from madmage.kernel.error import MadmageError, SetupRefused
from madmage.match.match import Match
from madmage.packs.words import words_for

if TYPE_CHECKING:
    from madmage.terminal.place import Place
    from madmage.terminal.start import Wish

NewMatch = Callable[[str, int, list[str], dict[str, Any]], Match]
"""Makes a match of a game, for so many players with these names, with options beside the given ones."""


@dataclass
class Order:
    """What was said on the command line."""

    lang: str
    game: str = ""
    players: int = 3
    people: int = 1
    levels: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    match: Match | None = None
    """A match that was loaded."""
    join: str = ""
    is_watching: bool = False


def say(lang: str, key: str, **args: object) -> str:
    """A sentence of the terminal table."""
    return words_for(lang, ("madmage.terminal",)).say(key, args)


def play(order: Order, new_match: NewMatch) -> int:
    """Open the terminal table; the exit code."""
    if not (sys.stdout.isatty() and sys.stdin.isatty()):
        raise MadmageError(say(order.lang, "term-not-a-terminal"))
    from madmage.terminal.app import Terminal

    def made(wish: Wish) -> Place:
        return _wished(wish, new_match)

    place = None if _is_open(order) else place_for(order, new_match)
    sentence = Terminal(place, lang=order.lang, make=made).run()
    if sentence:
        raise MadmageError(sentence)
    return 0


def _is_open(order: Order) -> bool:
    """Whether the start page has to ask what is wanted."""
    return not (order.game or order.join or order.match is not None)


def place_for(order: Order, new_match: NewMatch) -> Place:
    """The table that was asked for."""
    if order.join:
        name = order.names[0] if order.names else say(order.lang, "term-me")
        return _guest(order.join, order.lang, name, is_watching=order.is_watching)
    from madmage.terminal.home import Home

    match = order.match
    if match is None:
        names = _names(order)
        match = new_match(order.game, order.players, names, {})
    levels = _levels(match.setup.game, match.setup.seats, order.people, order.levels)
    return Home(match, order.lang, levels)


def _wished(wish: Wish, new_match: NewMatch) -> Place:
    if wish.link:
        return _guest(wish.link, wish.lang, wish.name)
    from madmage.terminal.home import Home

    order = Order(wish.lang, wish.game, wish.players, names=[wish.name])
    options: dict[str, Any] = {}
    if wish.game == "book":
        options = {"difficulty": wish.difficulty, "mode": wish.mode}
    match = new_match(wish.game, wish.players, _names(order), options)
    levels = _levels(wish.game, wish.players, 1, [wish.level])
    return Home(match, wish.lang, levels)


def _guest(link: str, lang: str, name: str, *, is_watching: bool = False) -> Place:
    from madmage.terminal.guest import Guest, Link
    from madmage.terminal.heard import harmless
    from madmage.terminal.seats import Seats, usual_file

    try:
        where = Link(link)
    except ValueError as error:
        raise MadmageError(say(lang, "term-no-link", link=harmless(link))) from error
    return Guest(where, lang, name, Seats(usual_file()), is_watching=is_watching)


def _levels(game: str, seats: int, people: int, levels: list[str]) -> dict[int, str]:
    """How well each companion plays: as named, the last name for all the rest."""
    if not 0 <= people <= seats:
        raise SetupRefused(f"{people} people for {seats} seats; --people takes 0 to {seats}")
    named = levels or [usual_level(game)]
    for level in named:
        agent_of(level, 0, game)
    return {seat: named[min(seat - people, len(named) - 1)] for seat in range(people, seats)}


def _names(order: Order) -> list[str]:
    """The names that were given; the first person without one is me, companions are numbered."""
    names = [name for name in order.names if name.strip()]
    if len(names) > order.players:
        raise SetupRefused(
            f"{len(names)} names for {order.players} players; --players {len(names)} makes room"
        )
    words = words_for(order.lang, ("madmage.tui",))
    for seat in range(len(names), order.players):
        if seat >= order.people:
            names.append(say(order.lang, "term-companion", n=seat - order.people + 1))
        elif order.people == 1:
            names.append(say(order.lang, "term-me"))
        else:
            names.append(words.say("line-player", {"n": seat + 1}))
    return names
