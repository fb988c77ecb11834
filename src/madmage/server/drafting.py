"""Drafts at a table: a seat's own, told to nobody else until it is shared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from madmage.kernel.error import MadmageError
from madmage.match.draft import Draft, Odds, Step
from madmage.match.match import Match
from madmage.match.selection import picks_of
from madmage.server.problem import NOT_ALLOWED, NOT_YOUR_TURN, OVER, STALE, Problem, refused
from madmage.server.table import Table
from madmage.server.telling import ask_id, decision_data, view_data
from madmage.server.wire import Choose, DraftWish

MARK = "draft."
"""What the names of a draft's questions begin with."""
MOST_LEAVES = 6
MOST_CHANCES = 10
RARE = 0.01

Data = dict[str, Any]


# Building


async def deal(table: Table, seat: int, wish: DraftWish) -> None:
    """Whatever is done to a draft but choosing in it and playing it."""
    async with table.lock:
        match = table.playing()
        if wish.do == "begin":
            table.drafts[seat] = _begun(table, match, seat)
        elif wish.do == "end":
            table.drafts.pop(seat, None)
        elif wish.do == "share":
            draft = draft_of(table, seat)
            draft.is_shared = not draft.is_shared
        else:
            draft = draft_of(table, seat)
            await _try(draft.drop if wish.do == "drop" else draft.assume, wish.at)
        table.changed()
        table.show()


def _begun(table: Table, match: Match, seat: int) -> Draft:
    if match.ask is None:
        raise Problem(OVER, "problem-over")
    if match.ask.seat != seat:
        raise Problem(NOT_YOUR_TURN, "problem-not-your-turn", name=match.names[match.ask.seat])
    if table.head.first is not None:
        raise Problem(NOT_ALLOWED, "problem-draft-first")
    if table.question is not None:
        raise Problem(NOT_ALLOWED, "problem-chance-first")
    return Draft(match, seat, base_of(table, match))


def base_of(table: Table, match: Match) -> tuple[int, int]:
    """Where a table's match stands."""
    return table.epoch, len(match.moves)


def draft_of(table: Table, seat: int) -> Draft:
    """What a seat is drafting."""
    draft = table.drafts.get(seat)
    if draft is None:
        raise Problem(STALE, "problem-no-draft")
    return draft


async def _try(deed: Callable[..., None], *args: Any) -> None:
    """Odds take a moment; other tables must not wait for them."""
    try:
        await asyncio.to_thread(deed, *args)
    except MadmageError as error:
        problem = refused(error)
        problem.sentence, problem.key = "", "problem-draft"
        raise problem from error


def shadow_of(table: Table, seat: int, ask: str) -> Match:
    """The match of a seat's draft, if this is its question now."""
    draft = draft_of(table, seat)
    if draft.ask is None or ask != ask_id(draft.shadow, _epoch(draft)):
        raise Problem(STALE, "problem-stale")
    return draft.shadow


def _epoch(draft: Draft) -> str:
    return f"{MARK}{draft.base[0]}.{draft.base[1]}.{len(draft.steps)}"


async def choose(table: Table, seat: int, wish: Choose, lang: str) -> None:
    """One more step of a draft; nothing happens on the table."""
    async with table.lock:
        shadow_of(table, seat, wish.ask)
        draft = draft_of(table, seat)
        if wish.then is not None and len(wish.picks) != 1:
            raise Problem(NOT_ALLOWED, "problem-one-action")
        try:
            codes = draft.codes_of(wish.picks, wish.then, lang)
        except MadmageError as error:
            raise refused(error) from error
        await _try(draft.choose, codes, wish.picks, wish.then)
        table.changed()
        table.show()


async def moved(table: Table) -> None:
    """Something has happened in the match: drafts are imagined anew, or end with their question."""
    match = table.match
    for seat, draft in list(table.drafts.items()):
        if match is None or match.ask is None or match.ask.seat != seat:
            del table.drafts[seat]
        elif draft.base != base_of(table, match):
            try:
                fresh = await asyncio.to_thread(draft.renew, match, base_of(table, match))
            except MadmageError:
                # What has happened is on disk already; no draft may undo it.
                del table.drafts[seat]
            else:
                table.drafts[seat] = fresh


# Telling


def draft_data(table: Table, seat: int, lang: str) -> Data | None:
    """A seat's own draft, as it is shown to it alone."""
    draft = table.drafts.get(seat)
    if draft is None:
        return None
    open_step = draft.open_step
    odds = None if open_step is None or open_step.odds is None else open_step.odds
    is_asked = draft.ask is not None
    return {
        "steps": [_step(draft, step, lang) for step in draft.steps],
        "share": round(draft.share, 4),
        "is_shared": draft.is_shared,
        "odds": None if odds is None else _odds(draft, odds, lang),
        "view": view_data(draft.shadow, seat, lang),
        "decision": decision_data(draft.shadow, _epoch(draft), lang) if is_asked else None,
    }


def _step(draft: Draft, step: Step, lang: str) -> Data:
    return {
        "text": step.picks[0] if len(step.picks) == 1 else "",
        "sentence": _sentence(draft, step, lang),
        "share": round(step.share, 4),
        "drawn": _drawn(draft, step.outcomes)
        or (_turned_up(draft, step.after) if step.share < 1 else []),
    }


def _sentence(draft: Draft, step: Step, lang: str) -> str:
    match = draft.shadow
    rules, st, voice = match.rules, step.before, match.voice(lang)
    if step.then is not None:
        return rules.option_text(st, step.codes[0], voice)
    return rules.selection_text(st, picks_of(rules, st, step.codes), voice)


def _drawn(draft: Draft, outcomes: tuple[tuple[int, int], ...]) -> list[list[str]]:
    """What chance brings, in the record's words; what others draw unseen is not said."""
    match = draft.shadow
    named = [list(match.rules.chance_text(match.setup, *outcome)) for outcome in outcomes]
    mine = f".p{draft.seat + 1}"
    return [pair for pair in named if draft.is_sure or ".p" not in pair[0] or mine in pair[0]]


def _turned_up(draft: Draft, st: Any) -> list[list[str]]:
    """What is turned up for me there: it lay ready, so that chance is not asked for it."""
    is_mine = st is not None and st.ask is not None and st.ask.seat == draft.seat
    return [list(one) for one in draft.shadow.rules.turned_up(st)] if is_mine else []


def _odds(draft: Draft, odds: Odds, lang: str) -> Data:
    rules, voice = draft.shadow.rules, draft.shadow.voice(lang)
    likely = [leaf for leaf in odds.leaves[:MOST_LEAVES] if leaf.share >= RARE]
    unsure = [one for one in odds.chances if one[1] < 1 - RARE]
    return {
        "samples": odds.samples,
        "outcomes": [
            {
                "share": round(leaf.share, 4),
                "drawn": _drawn(draft, leaf.outcomes) or _turned_up(draft, leaf.after),
            }
            for leaf in likely
        ],
        "rest": max(0.0, round(1 - sum(leaf.share for leaf in likely), 4)),
        "chances": [
            {"text": text, "sentence": rules.option_text(st, code, voice), "share": round(share, 4)}
            for text, share, st, code in unsure[:MOST_CHANCES]
        ],
    }


def plans_data(table: Table, lang: str) -> list[Data]:
    """The drafts that were shared, as everybody may see them: what is done, not what is paid."""
    return [
        {
            "seat": seat,
            "share": round(draft.share, 4),
            "steps": [
                {
                    "text": step.picks[0] if step.picks else "",
                    "sentence": _sentence(draft, step, lang),
                }
                for step in draft.steps
                if not draft.shadow.rules.is_small(step.before)
            ],
        }
        for seat, draft in sorted(table.drafts.items())
        if draft.is_shared
    ]
