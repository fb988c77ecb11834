"""One choice as people make it: an action with its payment, a walk with its goal, several picks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from madmage.kernel.rules import ALONE, Rules
from madmage.match.match import Match, Move
from madmage.match.replay import standing_at
from madmage.match.selection import picks_of


@dataclass(frozen=True, slots=True)
class Deed:
    """Moves of a record that are one answer at a table."""

    seat: int
    first: int
    end: int
    """The number of the move after it."""
    picks: tuple[str, ...]
    then: tuple[str, ...] | None = None
    """What it is paid with, or where a walk ends; nothing where that is not a part of it."""
    put: str = ""
    """What is put in while another is asked, instead of an answer."""


def deed_at(match: Match, first: int) -> Deed:
    """The choice that begins with a move of a match."""
    move, rules = match.moves[first], match.rules
    st = move.before
    if move.is_put_in:
        return Deed(move.seat, first, first + 1, (), put=move.text)
    if rules.picking(st) != ALONE:
        end = _end_of_picks(match.moves, first)
        options = tuple(one.option for one in match.moves[first:end])
        picks = picks_of(rules, st, options)
        return Deed(move.seat, first, end, tuple(rules.write(st, code) for code in picks))
    if rules.is_small(st):
        return Deed(move.seat, first, first + 1, (move.text,))
    return _paid(rules, match.moves, first)


def _end_of_picks(moves: list[Move], first: int) -> int:
    """Where the effect that asks is done with the picks."""
    asked = moves[first].before.ask
    assert asked is not None
    for end in range(first + 1, len(moves)):
        now = moves[end].before.ask
        if now is None or now.effect is not asked.effect:
            return end
        if (now.kind, now.seat) != (asked.kind, asked.seat) or moves[end].is_put_in:
            return end
    return len(moves)


def _paid(rules: Rules[Any], moves: list[Move], first: int) -> Deed:
    move = moves[first]
    ways, _ = rules.ways(move.before, move.option)
    for way in ways:
        end = first + len(way.options)
        if tuple(one.option for one in moves[first:end]) == way.options:
            then = tuple(rules.way_texts(move.before, way))
            return Deed(move.seat, first, end, (move.text,), then)
    return Deed(move.seat, first, first + 1, (move.text,))


def deed_text(match: Match, deed: Deed, lang: str) -> str:
    """What is to be done, as a sentence."""
    then = standing_at(match, deed.first)
    rules, st, voice = match.rules, then.state, match.voice(lang)
    move = match.moves[deed.first]
    if deed.put:
        return rules.interjection_text(st, deed.seat, move.option, voice)
    if rules.picking(st) == ALONE:
        return rules.option_text(st, move.option, voice)
    options = tuple(one.option for one in match.moves[deed.first : deed.end])
    return rules.selection_text(st, picks_of(rules, st, options), voice)
