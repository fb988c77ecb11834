"""Problems: what the server answers when something cannot be done; nothing has changed then."""

from __future__ import annotations

from typing import Any

from madmage.kernel.error import MadmageError
from madmage.packs.words import words_for

MALFORMED = "malformed"
TOO_BIG = "too_big"
TOO_MANY = "too_many"
UNKNOWN_TABLE = "unknown_table"
BAD_TOKEN = "bad_token"  # noqa: S105
NOT_YOUR_TURN = "not_your_turn"
STALE = "stale"
REFUSED = "refused"
NOT_ALLOWED = "not_allowed"
OVER = "over"
NOT_FOUND = "not_found"
FAILED = "failed"
LESSON = "lesson"
"""Legal, but not what a first game is about at this moment."""

STATUS = {
    MALFORMED: 400,
    TOO_BIG: 413,
    TOO_MANY: 429,
    UNKNOWN_TABLE: 404,
    BAD_TOKEN: 401,
    NOT_YOUR_TURN: 409,
    STALE: 409,
    REFUSED: 422,
    NOT_ALLOWED: 403,
    OVER: 409,
    NOT_FOUND: 404,
    FAILED: 500,
    LESSON: 409,
}
"""The HTTP status that fits a code."""


class Problem(Exception):
    """A code for programs and a sentence for people, said in the reader's language."""

    def __init__(self, code: str, key: str, **args: object) -> None:
        super().__init__(code, key)
        self.code = code
        self.key = key
        self.args_of_key = args
        self.sentence = ""
        self.rule = ""

    def data(self, lang: str) -> dict[str, Any]:
        """The problem as the wire tells it."""
        sentence = self.sentence or say(lang, self.key, **self.args_of_key)
        return {"code": self.code, "sentence": sentence, "rule": self.rule}


def refused(error: MadmageError, code: str = REFUSED) -> Problem:
    """An error of the match or the rules as a problem: it has its sentence and its rule already."""
    problem = Problem(code, "")
    place = f"{error.place}: " if error.place else ""
    problem.sentence = place + error.sentence
    problem.rule = error.rule
    return problem


def say(lang: str, key: str, **args: object) -> str:
    """A sentence of the server."""
    return words_for(lang, ("madmage.server",)).say(key, args)
