"""A companion's own process: from a record's text to an answer.

It is told the record without its seed, rebuilds the match by the rules and hands the agent its
seat's view. Matches are kept, so that of a game going on only the new lines are played.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence

from madmage.agents.advice import think_through
from madmage.agents.agent import agent_of
from madmage.agents.pact import answer_to, keeping, suggestion
from madmage.match.match import Match
from madmage.match.record import play_on, resume

MOST_MATCHES = 100

_matches: OrderedDict[str, tuple[list[str], Match]] = OrderedDict()


def prepare() -> None:
    """Ctrl-C reaches every process of a terminal; the server alone answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    """A server that was killed cannot send its companions home; they notice by themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


Steps = list[tuple[int, str]]


def think(
    table: str,
    text: str,
    seat: int,
    level: str,
    seed: int,
    promised: Sequence[tuple[str, int]] = (),
) -> tuple[list[int], str]:
    """The options that answer the open question of `seat` as a whole, and the thought as JSON."""
    match = _match_of(table, text.split("\n"))
    agent = keeping(agent_of(level, seed, match.setup.game), match.setup.game, promised)
    options, thought = think_through(match.rules, match.state, seat, agent)
    return options, thought.text()


def judge(
    table: str, text: str, seat: int, level: str, seed: int, steps: Steps
) -> tuple[bool, Steps]:
    """Whether `seat` agrees to a proposal, and what it would rather do if not."""
    match = _match_of(table, text.split("\n"))
    mind = agent_of(level, seed, match.setup.game)
    return answer_to(mind, match.setup.game, match.view(seat), seed, steps)


def suggest(table: str, text: str, seat: int, level: str, seed: int, people: list[int]) -> Steps:
    """What `seat` would propose to people now; nothing where nothing clearly helps."""
    match = _match_of(table, text.split("\n"))
    mind = agent_of(level, seed, match.setup.game)
    return suggestion(mind, match.setup.game, match.view(seat), seed, people)


def _match_of(table: str, lines: list[str]) -> Match:
    known, match = _matches.pop(table, ([], None))
    if match is not None and lines[: len(known)] == known:
        play_on(match, lines[len(known) :])
    else:
        match = resume(lines)
    # Only where the match stands counts here, not how it came there.
    match.moves.clear()
    _matches[table] = (lines, match)
    if len(_matches) > MOST_MATCHES:
        _matches.popitem(last=False)
    return match
