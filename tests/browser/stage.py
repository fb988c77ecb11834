"""The stage of the browser tests: a Chromium, a server, and tables laid at any moment of a game."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from madmage.games.shelf import rules_of
from madmage.match.match import Match
from madmage.match.record import move_lines, opening_lines
from madmage.server.hall import LETTERS
from madmage.server.store import MoveRow, Store
from madmage.server.table import COMPANION, FRIEND, GATHERING, PERSON, PLAYING, Head, Seat
from madmage.server.token import Sealer
from server.guest import House, trusting

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "src" / "madmage" / "server" / "page"
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-rasterization",
    "--disable-gpu-compositing",
    "--disable-software-rasterizer",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
SIZES = {"desk": DESK, "phone": PHONE}
LANGS = ("en", "de", "es")
PATIENCE = 20_000
"""Milliseconds; what takes longer does not happen."""


def find_chromium() -> str:
    """As tools/browser.py finds it."""
    spec = importlib.util.spec_from_file_location("find_browser", ROOT / "tools" / "browser.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.find())


def why_not_here() -> str:
    """Why there can be no browser test here, or nothing."""
    if not find_chromium():
        return "no Chromium: install one, or name it with MADMAGE_CHROMIUM"
    if not (PAGE / "index.html").is_file():
        return "the page is not built: run make page"
    return ""


def is_required() -> bool:
    return os.environ.get("MADMAGE_BROWSER") == "required"


@contextmanager
def chromium(*switches: str) -> Any:
    """A browser without a window."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find_chromium(), args=[*SWITCHES, *switches]
        )
        yield browser
        browser.close()


@contextmanager
def serving(folder: Path, **more: Any) -> Any:
    """A server without limits and pauses."""
    house = House(trusting(folder, **more))
    try:
        yield house
    finally:
        house.stop()


# Tables


@dataclass(frozen=True)
class Laid:
    """A table, and the tokens of the people at it by seat."""

    code: str
    title: str
    tokens: dict[int, str] = field(default_factory=dict)
    game: str = "book"
    is_shared: bool = False
    """Whether all these people sit at one screen."""

    @property
    def path(self) -> str:
        return f"/t/{self.code}"

    def seat(self, seat: int) -> dict[str, Any]:
        """My seat as the browser remembers it."""
        return {
            "code": self.code,
            "token": self.tokens[seat],
            "seat": seat,
            "game": self.game,
            "title": self.title,
            "visited": 1,
            **({"here": self.here} if self.is_shared else {}),
        }

    @property
    def here(self) -> list[dict[str, Any]]:
        """Everybody at one screen."""
        return [{"seat": seat, "token": token} for seat, token in self.tokens.items()]


def _code(number: int) -> str:
    letters = ""
    for _ in range(5):
        number, at = divmod(number, len(LETTERS))
        letters = LETTERS[at] + letters
    return letters


async def _write(
    store: Store,
    match: Match,
    people: tuple[int, ...],
    title: str,
    n: int,
    level: str = "random",
    kitchen: str = "",
    **more: Any,
) -> Laid:
    """Head, opening and moves of a table, as the server writes them.

    At a `kitchen` table everybody sits at one screen (`screen`), has a phone beside a shared one
    (`phones`), or tells what a real table brings (`real`).
    """
    code = _code(n)
    head = msgspec.structs.replace(_head(match, people, code, title, level), **more)
    is_shared = kitchen in ("screen", "real")
    for seat in head.seats:
        seat.is_local = is_shared and seat.kind == PERSON
    head.is_told, head.has_screen = kitchen == "real", kitchen == "phones"
    rows = [
        MoveRow(
            code, at, at, 0, move.seat, "\n".join(move_lines(match, move)), f"laid.{at}", *_BARE
        )
        for at, move in enumerate(match.moves)
    ]
    opening = "\n".join(opening_lines(match))
    assert await store.add_table(code, msgspec.json.encode(head).decode(), opening)
    if rows:
        await store.add_moves(rows)
    sealer = Sealer(store.secret)
    tokens = {at: sealer.token(code, at, f"key{at}") for at in people}
    return Laid(code, title, tokens, match.setup.game, is_shared)


_BARE = ("", "", "")
"""No answer, no companion, no thought."""


def _head(match: Match, people: tuple[int, ...], code: str, title: str, level: str) -> Head:
    seats = [
        Seat(PERSON, name, "random", f"key{at}") if at in people else Seat(COMPANION, name, level)
        for at, name in enumerate(match.names)
    ]
    return Head(
        code=code,
        game=match.setup.game,
        title=title,
        lang="en",
        made=1_700_000_000.0,
        seed=match.seed,
        mind=1,
        phase=PLAYING,
        seats=seats,
        options=match.setup.options,
    )


class Tables:
    """Lays tables on a server that runs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.count = 0

    def lay(
        self,
        match: Match,
        *people: int,
        title: str = "Thursday",
        level: str = "random",
        kitchen: str = "",
        **head: Any,
    ) -> Laid:
        """A table on which this match stands; who is no person is a companion."""
        self.count += 1
        number = 1_000_000 + self.count
        store = self.house.hall.store
        work = lambda: _write(store, match, people, title, number, level, kitchen, **head)  # noqa: E731
        laid: Laid = self.house.inside(work)
        return laid

    def gather(self, me: str, friend: str, title: str) -> Laid:
        """A table that waits: I am there, a friend sits down, a chair is free, a companion is set."""
        code = _code(1_200_000)
        seats = [
            Seat(PERSON, me, "random", "key0"),
            Seat(PERSON, friend, "random", "key1"),
            Seat(FRIEND, "Friend 3", "random"),
            Seat(COMPANION, "Companion 4", "greedy"),
        ]
        options = rules_of("book").check_setup(len(seats), {}).options
        head = Head(code, "book", title, "en", 1_700_000_000.0, 1, 1, GATHERING, seats, options)
        store = self.house.hall.store
        # The same code each time, so that the same picture comes out: laid once is enough.
        self.house.inside(lambda: store.add_table(code, msgspec.json.encode(head).decode(), ""))
        return Laid(code, title, {0: Sealer(store.secret).token(code, 0, "key0")})


def lay_before(folder: Path, match: Match, *people: int, title: str = "Thursday") -> Laid:
    """The same for a server that is not started yet."""
    store = Store(folder)
    try:
        # Playwright has a loop of its own in this thread.
        with ThreadPoolExecutor(1) as other:
            work = _write(store, match, people, title, 1_500_000)
            return other.submit(asyncio.run, work).result()
    finally:
        store.close()


def memory_of(*seats: dict[str, Any]) -> str:
    """A script that makes a browser remember these seats."""
    return f"localStorage.setItem('madmage.seats', {json.dumps(json.dumps(list(seats)))})"
