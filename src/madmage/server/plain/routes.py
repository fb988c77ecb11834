"""The requests of the plain page: pages, forms, and the seats that a browser's cookies remember."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING

from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from madmage.games.shelf import GAMES
from madmage.kernel.view import BYSTANDER
from madmage.kernel.words import LANGUAGES
from madmage.server import play, wire
from madmage.server import request as requests
from madmage.server.api import as_file, as_json
from madmage.server.guard import address_of, policy
from madmage.server.message import record_text
from madmage.server.plain import line, presence, start
from madmage.server.plain.frame import alert, page, said
from madmage.server.plain.line import SENT, Said, Typist, sentence
from madmage.server.plain.markup import told
from madmage.server.plain.position import Position
from madmage.server.plain.sent import (
    keep_lang,
    keep_seat,
    lang_in,
    number_in,
    numbers_in,
    read_form,
    seats_in,
)
from madmage.server.plain.start import Form, first
from madmage.server.plain.table_page import log_page, parts_data, rules_page, table_page
from madmage.server.problem import (
    BAD_TOKEN,
    FAILED,
    MALFORMED,
    NOT_FOUND,
    STATUS,
    TOO_MANY,
    Problem,
)
from madmage.server.report import report_data

if TYPE_CHECKING:
    from madmage.server.api import Api
    from madmage.server.table import Table

logger = logging.getLogger("madmage.server")

Handler = Callable[[Request], Awaitable[Response]]

PATIENCE = 20.0
"""Seconds for which *what is new* waits until there is something for the reader."""
LOOK = 0.15
ENDLESS = 1_000_000


class Plain:
    """The plain page, with the hall it is about."""

    def __init__(self, api: Api) -> None:
        self.hall = api.hall
        self.guard = api.guard

    def routes(self) -> list[Route]:
        """Where everything is."""
        at = "/plain/table/{code}"
        gets = {
            "/plain": self.home,
            "/plain/new/{game}": self.setting,
            "/plain/rules/{game}": self.rules,
            "/plain/rules/{game}/{number}": self.rules,
            at: self.table,
            f"{at}/new": self.new,
            f"{at}/parts": self.parts,
            f"{at}/log": self.log,
            f"{at}/record": self.record,
            f"{at}/report": self.report,
        }
        posts = {
            "/plain/new/{game}": self.make,
            "/plain/join": self.join,
            "/plain/seat": self.seat,
            at: self.act,
        }
        return [
            *(Route(path, self.checked(do), methods=["POST"]) for path, do in posts.items()),
            *(Route(path, self.checked(do), methods=["GET"]) for path, do in gets.items()),
            Route("/plain/", _to_the_first, methods=["GET"]),
            Route("/plain/{rest:path}", self.checked(self.nothing), methods=["GET", "POST"]),
        ]

    def checked(self, handler: Handler) -> Handler:
        """A request with its problems told as a page, and nobody asking too often."""

        async def answer(request: Request) -> Response:
            address = address_of(request.scope)
            try:
                if not self.guard.requests.of(address).take():
                    raise Problem(TOO_MANY, "problem-too-many")
                response = await handler(request)
            except Problem as problem:
                self.guard.note(address, problem)
                response = _problem(request, problem)
            except ClientDisconnect:
                return Response(status_code=400)
            except TimeoutError:
                return Response(status_code=408, headers={"connection": "close"})
            except Exception:
                logger.exception("%s failed", request.url.path[:100])
                response = _problem(request, Problem(FAILED, "problem-failed"))
            return _dressed(request, response)

        return answer

    # Before a table

    async def home(self, request: Request) -> Response:
        """The first page."""
        lang = lang_in(request)
        inner = start.start_page(lang, [code for code, _ in seats_in(request)])
        return HTMLResponse(page(lang, told(lang, "title"), "/plain", inner))

    async def setting(self, request: Request) -> Response:
        """The form by which a table is set."""
        return self._setup(request, {}, "", 200)

    def _setup(self, request: Request, sent: Form, fault: str, status: int) -> Response:
        game, lang = _game(request), lang_in(request)
        inner = (alert(fault, game) if fault else "") + start.setup_page(game, lang, sent)
        title = told(lang, "set")
        return HTMLResponse(page(lang, title, f"/plain/new/{game}", inner), status)

    async def make(self, request: Request) -> Response:
        """A new table; what cannot be played is said above the form, which stays as it was."""
        sent, game, lang = await read_form(request, self.guard), _game(request), lang_in(request)
        try:
            wish = start.wish_of(game, lang, sent)
            if not self.guard.made.of(address_of(request.scope)).take():
                raise Problem(TOO_MANY, "problem-too-many")
            table, seat = await self.hall.make(wish)
        except Problem as problem:
            return self._setup(request, sent, sentence(problem, lang), STATUS[problem.code])
        response = _to(f"/plain/table/{table.head.code}")
        keep_seat(request, response, table.head.code, self.hall.token(table, seat))
        return response

    async def join(self, request: Request) -> Response:
        """To the table behind a code, however it was typed."""
        code = "".join(
            mark for mark in first(await read_form(request, self.guard), "code") if mark.isalnum()
        )
        self.guard.may_guess(address_of(request.scope))
        async with self.hall.table(code[:10]) as table:
            return _to(f"/plain/table/{table.head.code}")

    async def seat(self, request: Request) -> Response:
        """From the table with pictures to this one: the same token, kept in a cookie."""
        sent = await read_form(request, self.guard)
        self.guard.may_guess(address_of(request.scope))
        async with self.hall.table(first(sent, "code")) as table:
            token = first(sent, "token")
            self.hall.seat_of(table, token)
            response = as_json({"link": f"/plain/table/{table.head.code}"})
            keep_seat(request, response, table.head.code, token)
            return response

    async def rules(self, request: Request) -> Response:
        """The numbered rules."""
        number = request.path_params.get("number", "")
        word = request.query_params.get("word", "")
        text, status = rules_page(_game(request), lang_in(request), number, word)
        return HTMLResponse(text, status)

    async def nothing(self, request: Request) -> Response:
        """Anything else."""
        raise Problem(NOT_FOUND, "problem-not-found")

    # At a table

    def _table(self, request: Request) -> AbstractAsyncContextManager[Table]:
        """The table of a path, for whoever has not tried too many wrong codes."""
        self.guard.may_guess(address_of(request.scope))
        return self.hall.table(request.path_params["code"])

    def _who(self, request: Request, table: Table) -> tuple[Typist, str]:
        """Whoever asks, by the cookie of this table; a wrong one is nobody's."""
        token = dict(seats_in(request)).get(table.head.code, "")
        try:
            seat = self.hall.seat_of(table, token)
        except Problem as problem:
            if problem.code != BAD_TOKEN:
                raise
            self.guard.note(address_of(request.scope), problem)
            seat, token = BYSTANDER, ""
        return Typist(seat, lang_in(request)), token

    async def table(self, request: Request) -> Response:
        """A table as the reader may know it."""
        async with self._table(request) as table:
            who, token = self._who(request, table)
            await presence.turn_page(self.hall, table, who.seat)
            async with table.lock:
                return HTMLResponse(table_page(table, who, token))

    async def new(self, request: Request) -> Response:
        """Waits a while until there is something for the reader, then shows the table."""
        async with self._table(request) as table:
            who, _ = self._who(request, table)
            await presence.turn_page(self.hall, table, who.seat)
            until = time.monotonic() + PATIENCE
            is_gathering = table.match is None
            while time.monotonic() < until:
                async with table.lock:
                    if Position(table, who).needs_me or is_gathering != (table.match is None):
                        break
                await asyncio.sleep(LOOK)
            return _to(f"/plain/table/{table.head.code}#decide")

    async def parts(self, request: Request) -> Response:
        """What may have changed on a page, for its script."""
        async with self._table(request) as table:
            who, _ = self._who(request, table)
            async with table.lock:
                return as_json(parts_data(table, who))

    async def log(self, request: Request) -> Response:
        """The log, from the last entries back."""
        before = request.query_params.get("before", "")
        end = int(before) if before.isdecimal() and len(before) < 8 else ENDLESS
        async with self._table(request) as table:
            who, _ = self._who(request, table)
            async with table.lock:
                return HTMLResponse(log_page(table, who, end))

    async def record(self, request: Request) -> Response:
        """The record as a file."""
        async with self._table(request) as table, table.lock:
            who, _ = self._who(request, table)
            return as_file(record_text(table, who.seat), f"madmage-{table.head.code}.txt")

    async def report(self, request: Request) -> Response:
        """What belongs into a report of a fault, as a file."""
        async with self._table(request) as table:
            who, _ = self._who(request, table)
            async with table.lock:
                data = report_data(table, who.seat)
        browser = request.headers.get("user-agent", "")[:300]
        text = f"{data['facts']}\nbrowser {browser}\n\n{data['record']}"
        return as_file(text, "madmage-report.txt")

    async def act(self, request: Request) -> Response:
        """A typed line or a button of the table's page."""
        sent = await read_form(request, self.guard)
        async with self._table(request) as table:
            who, token = self._who(request, table)
            path = f"/plain/table/{table.head.code}"
            if first(sent, "do") == "sit" and who.seat >= 0:
                # An old page sent again: one chair is enough for everybody.
                return _to(path)
            if first(sent, "do") == "sit":
                seat = await play.sit(self.hall, table, first(sent, "name")[:60], None)
                response: Response = _to(path)
                keep_seat(request, response, table.head.code, self.hall.token(table, seat))
                return response
            if first(sent, "do") not in ("leave", "quit"):
                await presence.turn_page(self.hall, table, who.seat)
            spoken = await self._do(table, who, sent)
            if spoken.has_left:
                presence.leave(self.hall, table, who.seat)
            return await self._answered(request, table, who, token, spoken)

    async def _do(self, table: Table, who: Typist, sent: Form) -> Said:
        """What a form asks for; problems are said like everything else."""
        deed, ask = first(sent, "do"), first(sent, "ask")
        if not deed:
            return await line.typed(self.hall, table, who, first(sent, "line"), ask)
        if deed == "pick":
            return await line.typed(self.hall, table, who, numbers_in(sent), ask)
        try:
            return await self._deed(table, who, deed, sent)
        except Problem as problem:
            return Said([sentence(problem, who.lang)])

    async def _deed(self, table: Table, who: Typist, deed: str, sent: Form) -> Said:
        if deed == "undo":
            return await line.take_back(self.hall, table, who, number_in(sent, "move"))
        if deed == "leave":
            return await line.leave(self.hall, table, who)
        if deed == "back":
            return Said(is_done=True)
        if deed == "reason":
            wanted = wire.Reason(SENT, number_in(sent, "move"))
            told = await requests.answer(self.hall, table, who, wanted)
            return Said([told["sentence"]])
        wishes = {
            "agree": wire.Agree(SENT, first(sent, "undo"), True),
            "refuse": wire.Agree(SENT, first(sent, "undo"), False),
            "start": wire.Start(SENT),
            "name": wire.Rename(SENT, first(sent, "name")[:60]),
        }
        if deed not in wishes:
            raise Problem(MALFORMED, "problem-malformed", what=deed[:40])
        await requests.answer(self.hall, table, who, wishes[deed])
        return Said(is_done=True)

    async def _answered(
        self, request: Request, table: Table, who: Typist, token: str, spoken: Said
    ) -> Response:
        """The table after a deed; only what was said, where the page's script has asked."""
        path = f"/plain/table/{table.head.code}"
        who.lang = spoken.lang or who.lang
        goto = "/plain" if spoken.has_left else ""
        if request.headers.get("accept", "").startswith("application/json"):
            heard = said(who.lang, table.head.game, path, spoken)
            goto = f"{path}?lang={spoken.lang}" if spoken.lang else goto
            return as_json({"said": heard, "goto": goto, "is_done": spoken.is_done})
        if goto or (spoken.is_done and not spoken.lines):
            return _to(goto or f"{path}#decide")
        async with table.lock:
            response = HTMLResponse(table_page(table, who, token, spoken))
        if spoken.lang:
            keep_lang(response, spoken.lang)
        return response


def _game(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in GAMES:
        raise Problem(NOT_FOUND, "problem-not-found")
    return game


def _to(path: str) -> RedirectResponse:
    return RedirectResponse(path, 303)


async def _to_the_first(_request: Request) -> Response:
    """Whoever ends the address with a stroke means the same page."""
    return RedirectResponse("/plain", 308)


def _problem(request: Request, problem: Problem) -> Response:
    lang, status = lang_in(request), STATUS[problem.code]
    if request.headers.get("accept", "").startswith("application/json"):
        return as_json({"error": problem.data(lang)}, status=status)
    inner = f"<h1>{told(lang, 'problem')}</h1>{alert(sentence(problem, lang))}"
    return HTMLResponse(page(lang, told(lang, "problem"), "/plain", inner), status)


def _dressed(request: Request, response: Response) -> Response:
    """The headers of these pages: forms may be sent to us, and say where they come from."""
    headers = response.headers
    headers["content-security-policy"] = policy(request.headers.get("host", ""), "'self'")
    headers["referrer-policy"] = "same-origin"
    headers.setdefault("cache-control", "no-store")
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        keep_lang(response, asked)
    return response
