"""What is asked once: the HTTP side of docs/wire.md."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from madmage.kernel.error import MadmageError
from madmage.kernel.view import BYSTANDER
from madmage.kernel.words import LANGUAGES
from madmage.server import lesson, play, telling
from madmage.server.guard import HOST, Guard, address_of
from madmage.server.message import record_text, table_data
from madmage.server.problem import (
    FAILED,
    MALFORMED,
    NOT_ALLOWED,
    NOT_FOUND,
    STATUS,
    TOO_BIG,
    TOO_MANY,
    Problem,
    refused,
)
from madmage.server.reader import OUR_PACKS
from madmage.server.report import report_data
from madmage.server.wire import LONGEST_BODY, FirstWish, SitWish, TableWish, encode, read_body

if TYPE_CHECKING:
    from madmage.server.hall import Hall
    from madmage.server.table import Table

logger = logging.getLogger("madmage.server")

Handler = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")

HOUR = 3600
OWN_NAMES = ("localhost", "127.0.0.1", "::1")
"""What a machine calls itself, and no other machine does."""
BODY_PATIENCE = 10.0
"""Seconds in which the body of a request must have come."""


def _too_big() -> Problem:
    return Problem(TOO_BIG, "problem-too-big")


class Api:
    """The requests, with the hall they are about."""

    def __init__(self, hall: Hall, guard: Guard) -> None:
        self.hall = hall
        self.guard = guard

    def routes(self) -> list[Route]:
        """Where everything is."""
        gets = {
            "/api/health": self.health,
            "/api/here": self.here,
            "/api/games": self.games,
            "/api/rules/{game}": self.rules,
            "/api/cards/{game}": self.cards,
            "/api/tables/{code}": self.table,
            "/api/tables/{code}/qr.svg": self.qr,
            "/api/tables/{code}/record": self.record,
            "/api/tables/{code}/report": self.report,
        }
        posts = {
            "/api/tables": self.make,
            "/api/tables/{code}/sit": self.sit,
            "/api/first-games": self.teach,
        }
        return [
            *(
                Route(path, self.checked(handler), methods=["GET"])
                for path, handler in gets.items()
            ),
            *(Route(path, self.checked(do), methods=["POST"]) for path, do in posts.items()),
            Route("/api/{rest:path}", self.checked(self.nothing), methods=["GET", "POST"]),
        ]

    def checked(self, handler: Handler) -> Handler:
        """A request with its problems told, and nobody asking too often."""

        async def answer(request: Request) -> Response:
            address = address_of(request.scope)
            try:
                if not self.guard.requests.of(address).take():
                    raise Problem(TOO_MANY, "problem-too-many")
                return await handler(request)
            except Problem as problem:
                self.guard.note(address, problem)
                error = {"error": problem.data(lang_of(request))}
                return as_json(error, status=STATUS[problem.code])
            except ClientDisconnect:
                return Response(status_code=400)
            except TimeoutError:
                return Response(status_code=408, headers={"connection": "close"})
            except Exception:
                logger.exception("%s failed", request.url.path[:100])
                error = {"error": Problem(FAILED, "problem-failed").data(lang_of(request))}
                return as_json(error, status=STATUS[FAILED])

        return answer

    # The games

    async def health(self, request: Request) -> Response:
        """Whether the server is there."""
        return as_json({"ok": True})

    async def here(self, request: Request) -> Response:
        """Where phones in the same network find this server, if it was opened to them."""
        return as_json({"lan": list(self.hall.config.lan)})

    async def games(self, request: Request) -> Response:
        """What can be played."""
        own = [word for game, pack in self.hall.config.packs.items() for word in (game, pack)]
        return as_json(_told("games", lang_of(request), *own), seconds=0 if own else HOUR)

    async def rules(self, request: Request) -> Response:
        """The numbered rules."""
        game = request.path_params["game"]
        return as_json(_found("rules", game, lang_of(request)), seconds=HOUR)

    async def cards(self, request: Request) -> Response:
        """Names and texts of all cards."""
        pack = request.query_params.get("pack", "default")
        game = request.path_params["game"]
        own = self.hall.config.packs.get(game)
        if own is not None and pack == telling.pack_name(game, own):
            # Its author may change it at any time.
            return as_json(_found("cards", game, own, lang_of(request)))
        if pack not in OUR_PACKS:
            raise Problem(NOT_FOUND, "problem-not-found")
        return as_json(_found("cards", game, pack, lang_of(request)), seconds=HOUR)

    async def nothing(self, request: Request) -> Response:
        """Anything else."""
        raise Problem(NOT_FOUND, "problem-not-found")

    # Tables

    async def make(self, request: Request) -> Response:
        """A new table."""
        wish = await self.body(request, TableWish)
        if not self.guard.made.of(address_of(request.scope)).take():
            raise Problem(TOO_MANY, "problem-too-many")
        return self._made(*await self.hall.make(wish))

    async def teach(self, request: Request) -> Response:
        """A first game."""
        wish = await self.body(request, FirstWish)
        if not self.guard.made.of(address_of(request.scope)).take():
            raise Problem(TOO_MANY, "problem-too-many")
        return self._made(*await lesson.make(self.hall, wish))

    def _made(self, table: Table, seat: int) -> Response:
        """A new table as who made it is told of it."""
        code = table.head.code
        told = {
            "code": code,
            "seat": seat,
            "token": self.hall.token(table, seat),
            "link": f"/t/{code}",
            "here": self.hall.local_tokens(table),
        }
        return as_json(told, status=201)

    async def sit(self, request: Request) -> Response:
        """A chair for a friend."""
        wish = await self.body(request, SitWish)
        self.guard.may_guess(address_of(request.scope))
        async with self.hall.table(request.path_params["code"]) as table:
            seat = await play.sit(self.hall, table, wish.name, wish.seat)
            return as_json({"seat": seat, "token": self.hall.token(table, seat)})

    async def table(self, request: Request) -> Response:
        """What anybody may know about a table."""
        self.guard.may_guess(address_of(request.scope))
        async with self.hall.table(request.path_params["code"]) as table, table.lock:
            return as_json(table_data(table))

    async def qr(self, request: Request) -> Response:
        """The table's link as a picture."""
        self.guard.may_guess(address_of(request.scope))
        async with self.hall.table(request.path_params["code"]) as table:
            link = f"{self.origin(request)}/t/{table.head.code}"
        picture = segno.make(link, micro=False).svg_inline(scale=8, border=2, light="#fff")
        svg = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        return Response(svg, media_type="image/svg+xml")

    def origin(self, request: Request) -> str:
        """How a phone would call us: as the browser does, unless only this machine understands that."""
        host: str = request.headers["host"]
        lan = self.hall.config.lan
        found = HOST.match(host)
        if lan and found and found[1].strip("[]").lower() in OWN_NAMES:
            return lan[0]
        return f"{request.url.scheme}://{host}"

    async def record(self, request: Request) -> Response:
        """The record as text."""
        self.guard.may_guess(address_of(request.scope))
        async with self.hall.table(request.path_params["code"]) as table, table.lock:
            seat = self._seat(request, table)
            return as_file(record_text(table, seat), f"madmage-{table.head.code}.txt")

    async def report(self, request: Request) -> Response:
        """What belongs into a report of a fault, as the seat may know it."""
        self.guard.may_guess(address_of(request.scope))
        async with self.hall.table(request.path_params["code"]) as table, table.lock:
            return as_json(report_data(table, self._seat(request, table)))

    def _seat(self, request: Request, table: Table) -> int:
        """The seat of whoever shows a token; nobody's without one."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if not kind:
            return BYSTANDER
        return self.hall.seat_of(table, token if kind.lower() == "bearer" and token else "?")

    async def body(
        self,
        request: Request,
        kind: type[T],
        longest: int = LONGEST_BODY,
        too_big: Callable[[], Problem] = _too_big,
    ) -> T:
        """The body of a request that changes something, if it comes from our own page."""
        if not self.guard.is_ours(request.headers):
            self.guard.warn(address_of(request.scope), "strange origin")
            raise Problem(NOT_ALLOWED, "problem-origin")
        content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if content != "application/json":
            raise Problem(MALFORMED, "problem-not-json")
        raw = b""
        async with asyncio.timeout(BODY_PATIENCE):
            async for part in request.stream():
                raw += part
                if len(raw) > longest:
                    raise too_big()
        return read_body(kind, raw)


def lang_of(request: Request) -> str:
    """The reader's language: as asked for, or as the browser prefers."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    for part in request.headers.get("accept-language", "")[:200].split(","):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


@cache
def _told(what: str, *args: str) -> bytes:
    """What is the same for everybody, made into JSON once."""
    return encode(getattr(telling, f"{what}_data")(*args))


def _found(what: str, *args: str) -> bytes:
    try:
        return _told(what, *args)
    except MadmageError as error:
        raise refused(error, NOT_FOUND) from error


def as_file(text: str, name: str) -> Response:
    """A text to be saved under a name, which is plain letters."""
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "no-store",
    }
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def as_json(data: Any, *, status: int = 200, seconds: int = 0) -> Response:
    """An answer, kept by the browser for so many seconds."""
    body = data if isinstance(data, bytes) else encode(data)
    cached = f"private, max-age={seconds}" if seconds else "no-store"
    headers = {"cache-control": cached, "vary": "accept-language"}
    return Response(body, status, headers, media_type="application/json")
