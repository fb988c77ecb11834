"""Looking back on a game: the replays of docs/wire.md."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from madmage.server.api import as_json, lang_of
from madmage.server.guard import address_of
from madmage.server.playing_on import play_on
from madmage.server.problem import MALFORMED, NOT_ALLOWED, NOT_FOUND, TOO_MANY, Problem
from madmage.server.reader import Look
from madmage.server.replays import LONGEST_RECORD, Replay, too_big
from madmage.server.wire import PlayOnWish, RecordWish

if TYPE_CHECKING:
    from madmage.server.api import Api

LONGEST_UPLOAD = 2 * LONGEST_RECORD
"""Bytes of a request that brings a record: JSON writes some characters as two."""


class ReplayApi:
    """The requests about replays."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.hall = api.hall
        self.replays = api.hall.replays

    def routes(self) -> list[Route]:
        """Where everything is."""
        gets = {
            "/api/replays/{name}": self.facts,
            "/api/replays/{name}/record": self.record,
            "/api/replays/{name}/analysis": self.analysis,
            "/api/replays/{name}/at/{move:int}": self.look,
        }
        posts = {"/api/replays": self.bring, "/api/replays/{name}/play-on": self.play_on}
        checked = self.api.checked
        return [
            *(Route(path, checked(do), methods=["GET"]) for path, do in gets.items()),
            *(Route(path, checked(do), methods=["POST"]) for path, do in posts.items()),
        ]

    def _found(self, request: Request) -> Replay:
        return self.replays.find(request.path_params["name"])

    async def bring(self, request: Request) -> Response:
        """A record to be looked at."""
        wish = await self.api.body(request, RecordWish, LONGEST_UPLOAD, too_big)
        address = address_of(request.scope)
        if not self.api.guard.brought.of(address).take():
            raise Problem(TOO_MANY, "problem-too-many")
        replay = await self.replays.add(wish.record, address)
        told = {"id": replay.name, "link": f"/replay/{replay.name}"}
        return as_json(told, status=201)

    async def facts(self, request: Request) -> Response:
        """What anybody may know of it."""
        return as_json(self._found(request).told)

    async def record(self, request: Request) -> Response:
        """The record itself."""
        replay = self._found(request)
        headers = {
            "content-disposition": 'attachment; filename="madmage-replay.txt"',
            "cache-control": "no-store",
        }
        return Response(replay.text, media_type="text/plain; charset=utf-8", headers=headers)

    async def look(self, request: Request) -> Response:
        """The table after so many choices, as a seat knew it."""
        replay = self._found(request)
        asked = request.query_params
        wish = Look(
            move=request.path_params["move"],
            seat=_number(asked.get("seat", "-1")),
            is_open=asked.get("open", "") == "yes",
            lang=lang_of(request),
            start=_number(asked.get("log", "0")),
        )
        seats = len(replay.facts.names)
        if wish.move > replay.facts.moves or not -1 <= wish.seat < seats:
            raise Problem(NOT_FOUND, "problem-not-found")
        if wish.is_open and not replay.may_be_opened:
            raise Problem(NOT_ALLOWED, "problem-closed-replay")
        return as_json(await self.replays.look(replay, wish))

    async def analysis(self, request: Request) -> Response:
        """The chances turn by turn, or that somebody still thinks about them."""
        replay = self._found(request)
        told = await self.replays.analysis(replay)
        if told is not None:
            return as_json(told)
        seconds = round(time.monotonic() - replay.begun, 1)
        return as_json({"is_thinking": True, "seconds": seconds}, status=202)

    async def play_on(self, request: Request) -> Response:
        """A new table that goes on from there."""
        wish = await self.api.body(request, PlayOnWish)
        replay = self._found(request)
        if not self.api.guard.made.of(address_of(request.scope)).take():
            raise Problem(TOO_MANY, "problem-too-many")
        if wish.move > replay.facts.moves or wish.seat >= len(replay.facts.names):
            raise Problem(NOT_FOUND, "problem-not-found")
        table = await play_on(self.hall, replay, wish)
        code = table.head.code
        token = self.hall.token(table, wish.seat)
        told = {"code": code, "seat": wish.seat, "token": token, "link": f"/t/{code}"}
        return as_json(told, status=201)


def _number(text: str) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > len("-1000000"):
        raise Problem(MALFORMED, "problem-malformed", what=text[:20])
    return int(text)
