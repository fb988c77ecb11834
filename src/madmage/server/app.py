"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from madmage.games.shelf import GAMES, rules_of
from madmage.server.api import Api
from madmage.server.config import Config
from madmage.server.guard import Guard, SecureHeaders, address_of
from madmage.server.hall import Hall
from madmage.server.plain.routes import Plain
from madmage.server.replay_api import ReplayApi
from madmage.server.visitor import Visitor

FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
ALWAYS_ASK = "no-cache"
NOT_BUILT = "The page is not built yet: run `make page`, then load this again.\n"


class Page:
    """The built page: its files, and its one HTML file for every route that is the browser's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)

    async def serve(self, request: Request) -> Response:
        """One file."""
        path = request.path_params.get("path", "")
        try:
            response = await self.files.get_response(path or "index.html", request.scope)
        except HTTPException:
            return await self.index(request)
        response.headers["cache-control"] = _cached(path)
        return response

    async def index(self, request: Request) -> Response:
        """The HTML file, for a route that names no file."""
        path = request.path_params.get("path", "")
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is nothing here.\n", 404)
        try:
            response = await self.files.get_response("index.html", request.scope)
        except HTTPException:
            return PlainTextResponse(NOT_BUILT, 503)
        response.headers["cache-control"] = ALWAYS_ASK
        return response


def _cached(path: str) -> str:
    if path.startswith("assets/"):
        # Their names change with what is in them.
        return FOREVER
    return A_DAY if path.startswith("art/") else ALWAYS_ASK


def make_app(config: Config) -> Starlette:
    """The application of a server; the store is opened at once, so that its faults are told early."""
    hall = Hall(config)
    guard = Guard(config.limits, config.domains)
    api = Api(hall, guard)

    async def visit(socket: WebSocket) -> None:
        if not guard.knows_host(socket.headers.get("host", "")) or not guard.is_ours(
            socket.headers
        ):
            guard.warn(address_of(socket.scope), "strange origin")
            await socket.close(1008)
            return
        await socket.accept()
        await Visitor(socket, hall, guard).visit(socket.path_params["code"])

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        _warm_up()
        hall.spawn(hall.run())
        yield
        await hall.close()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws/{code}", visit),
            *ReplayApi(api).routes(),
            *api.routes(),
            *Plain(api).routes(),
            Route("/{path:path}", Page(config.page).serve, methods=["GET"]),
        ],
        middleware=[
            Middleware(SecureHeaders, guard=guard),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app


def _warm_up() -> None:
    """Read the cards before somebody waits for them.

    And before there are threads: msgspec must not meet a type for the first time in two at once.
    """
    for game in GAMES:
        rules_of(game).check_setup(3, {})
