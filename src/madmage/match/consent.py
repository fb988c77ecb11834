"""Consent: who must agree before a choice is taken back, and what may be said about it to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from madmage.kernel.view import BYSTANDER
from madmage.packs.words import words_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from madmage.match.match import Match, Move


def why_not_undo(
    match: Match, moves: Sequence[Move], willing: frozenset[int], reader: int, lang: str
) -> str | None:
    """Why these choices cannot be taken back yet, as `reader` may know it; None if they can.

    Whoever learned something by them must agree. So must whoever chose something that not everybody
    knows: only they can tell whether it was so. Who reads is who wants it, and so agrees as to that.
    """
    voice, rules = match.voice(lang), match.rules
    if not moves:
        return voice.say("undo-nothing", {})
    learned = [fact for move in moves for fact in move.learned]
    unwilling = sorted({seat for seat, _ in learned if seat not in willing})
    if unwilling:
        event = next(event for seat, event in learned if seat == unwilling[0])
        what = rules.event_text(match.state, rules.redact(match.state, event, reader), voice)
        names = ", ".join(voice.name(seat) for seat in unwilling)
        args = {"name": names, "n": len(unwilling), "what": what.rstrip(".")}
        return voice.say("undo-learned", args)
    for move in moves:
        if move.seat not in willing and move.seat != reader and is_secret(match, move):
            words = words_for(lang, ("madmage.match",))
            return words.say("undo-secret", {"name": voice.name(move.seat)})
    return None


def is_secret(match: Match, move: Move) -> bool:
    """Whether somebody at the table does not know what was chosen."""
    return not all(knows(match, move, seat) for seat in range(match.setup.seats))


def knows(match: Match, move: Move, seat: int) -> bool:
    """Whether a seat knows what was chosen; what is put in, is put in before all."""
    if move.is_put_in:
        return True
    return match.rules.knows_choice(move.before, move.option, move.events, seat)


def holds_secrets(match: Match) -> bool:
    """Whether the record tells what somebody may not know yet: hidden cards, or a look at some."""
    rules, st = match.rules, match.state
    if rules.keeps_secrets(st):
        return True
    # Told to one seat alone: they are hidden from whoever only watches.
    return any(
        rules.redact(st, event, BYSTANDER) != event for move in match.moves for event in move.events
    )


def move_text(match: Match, move: Move, seat: int, lang: str) -> str:
    """A choice as a seat may know it: the option's sentence, or else what could be seen of it."""
    voice, rules = match.voice(lang), match.rules
    if move.is_put_in:
        return rules.interjection_text(move.before, move.seat, move.option, voice)
    if knows(match, move, seat):
        return rules.option_text(move.before, move.option, voice)
    if move.events:
        told = rules.redact(match.state, move.events[0], seat)
        if told != move.events[0]:
            return rules.event_text(match.state, told, voice)
    return rules.ask_text(move.before, voice)
