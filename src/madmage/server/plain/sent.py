"""What a browser sends to the plain page: forms, its language, and the seats in its cookies."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from madmage.kernel.words import LANGUAGES
from madmage.server.api import BODY_PATIENCE, lang_of
from madmage.server.guard import Guard, address_of
from madmage.server.plain.markup import say
from madmage.server.plain.start import Form, first
from madmage.server.problem import MALFORMED, NOT_ALLOWED, TOO_BIG, Problem
from madmage.server.wire import LONGEST_BODY

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

SEASON = 90 * 24 * 3600
"""Seconds for which a browser remembers a seat."""
MOST_SEATS = 20
"""Seats that a browser remembers; the oldest is forgotten first."""
COOKIE = "madmage_"
TONGUE = "madmage_lang"
MOST_FIELDS = 200
MOST_COPIES = 40


async def read_form(request: Request, guard: Guard) -> Form:
    """The fields of a form that comes from one of our own pages."""
    if not guard.is_ours(request.headers):
        guard.warn(address_of(request.scope), "strange origin")
        raise Problem(NOT_ALLOWED, "problem-origin")
    content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content != "application/x-www-form-urlencoded":
        raise Problem(MALFORMED, "problem-malformed", what=say(lang_in(request), "no-form"))
    raw = b""
    async with asyncio.timeout(BODY_PATIENCE):
        async for part in request.stream():
            raw += part
            if len(raw) > LONGEST_BODY:
                raise Problem(TOO_BIG, "problem-too-big")
    try:
        text = raw.decode("utf-8", "replace")
        return parse_qs(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as error:
        raise Problem(MALFORMED, "problem-malformed", what=str(error)[:100]) from error


def numbers_in(sent: Form) -> str:
    """What was ticked, put in a row or counted, as the line mode wants it typed."""
    numbers = [number for number in sent.get("pick", []) if number]
    for name, values in sent.items():
        kind, _, number = name.partition(".")
        if kind == "count" and values[0].isdecimal() and len(values[0]) < 3:
            numbers += [number] * min(int(values[0]), MOST_COPIES)
    return " ".join(numbers)


def number_in(sent: Form, name: str) -> int:
    """A number that one of our own buttons carries."""
    text = first(sent, name)
    if not text.isdecimal() or len(text) > 7:
        raise Problem(MALFORMED, "problem-malformed", what=name)
    return int(text)


def lang_in(request: Request) -> str:
    """As asked for, as remembered, or as the browser prefers."""
    kept = request.cookies.get(TONGUE, "")
    is_asked = request.query_params.get("lang", "") in LANGUAGES
    return kept if kept in LANGUAGES and not is_asked else lang_of(request)


def keep_lang(response: Response, lang: str) -> None:
    """Remember the language."""
    response.set_cookie(TONGUE, lang, SEASON, path="/plain", samesite="lax")


def seats_in(request: Request) -> list[tuple[str, str]]:
    """The codes and tokens that this browser remembers, the oldest first."""
    found = [
        (name.removeprefix(COOKIE), value)
        for name, value in request.cookies.items()
        if name.startswith(COOKIE) and name != TONGUE
    ]
    # Another server of this machine may have put anything into a cookie's name.
    return [(code, token) for code, token in found if code.isalpha() and code.isascii()]


def keep_seat(request: Request, response: Response, code: str, token: str) -> None:
    """Keep a seat in a cookie that no script can read."""
    if not token:
        return
    is_safe = request.url.scheme == "https"
    response.set_cookie(
        COOKIE + code, token, SEASON, path="/plain", secure=is_safe, httponly=True, samesite="lax"
    )
    known = [other for other, _ in seats_in(request) if other != code]
    for old in known[: max(0, len(known) + 1 - MOST_SEATS)]:
        response.delete_cookie(COOKIE + old, path="/plain")
