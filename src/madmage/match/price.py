"""Whole answers: several things named together, and an action together with its payment.

The rules ask for one thing after the other; a table names them at once. Here such an answer becomes
the options that are chosen one after the other, or a refusal that says what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from madmage.kernel.ask import DONE
from madmage.kernel.error import ChoiceRefused
from madmage.kernel.rules import ALONE, Way
from madmage.match.answer import code_of
from madmage.match.selection import Verdict, judge, things
from madmage.packs.words import words_for

if TYPE_CHECKING:
    from madmage.match.match import Match

ROOM = ("madmage.match",)


def codes_of_picks(match: Match, texts: Iterable[str], lang: str = "en") -> tuple[int, ...]:
    """The options behind short texts that answer the open question together."""
    codes = [code_of(match, text, None) for text in texts]
    if match.rules.picking(match.state) == ALONE:
        if len(codes) != 1:
            raise ChoiceRefused(words_for(lang, ROOM).say("pick-one", {}))
        _refuse(match, codes[0], lang)
        return (codes[0],)
    wanted = tuple(code for code in codes if code != DONE)
    return together(match, wanted, set(things(match.rules, match.state)), lang)


def together(
    match: Match, wanted: tuple[int, ...], offered: set[int], lang: str
) -> tuple[int, ...]:
    """The answers that pick exactly these things; `offered` are those that fit into some selection."""
    rules, st = match.rules, match.state
    verdict = judge(rules, st, wanted)
    if verdict.options:
        return verdict.options
    for thing in wanted:
        count = rules.copies(st, thing)
        if thing not in offered:
            _refuse(match, thing, lang)
        if wanted.count(thing) > count:
            named = rules.selection_text(st, (thing,), match.voice(lang))
            args: dict[str, object] = {"thing": named, "n": count}
            raise ChoiceRefused(words_for(lang, ROOM).say("pick-too-often", args))
    raise ChoiceRefused(_complaint(match, wanted, verdict, lang))


def _refuse(match: Match, code: int, lang: str) -> None:
    reason = match.why_not(code=code, lang=lang)
    if reason is not None:
        raise ChoiceRefused(reason.sentence, rule=reason.rule)


def _complaint(match: Match, wanted: tuple[int, ...], verdict: Verdict, lang: str) -> str:
    say = words_for(lang, ROOM).say
    if verdict.wrong < 0:
        return say("pick-missing", {"n": verdict.missing})
    thing = match.rules.selection_text(match.state, (wanted[verdict.wrong],), match.voice(lang))
    return say("pick-beyond" if verdict.is_beyond else "pick-not-with", {"thing": thing})


# An action and its payment


def ways_of(match: Match, text: str, lang: str = "en") -> tuple[list[Way], bool]:
    """Every way to pay for a legal option, the thriftiest first, and whether these are all."""
    code = code_of(match, text, None)
    _refuse(match, code, lang)
    return match.rules.ways(match.state, code)


def codes_for(match: Match, text: str, payment: Iterable[str], lang: str = "en") -> tuple[int, ...]:
    """The options that choose something and pay for it with exactly these things."""
    code = code_of(match, text, None)
    _refuse(match, code, lang)
    paid = list(payment)
    way = match.rules.way_with(match.state, code, paid)
    if way is not None:
        return way.options
    rule, sentence, missing = match.rules.why_not_paid(match.state, code, paid, match.voice(lang))
    if missing:
        sentence = words_for(lang, ROOM).say("pick-missing", {"n": missing})
    raise ChoiceRefused(sentence, rule=rule)
