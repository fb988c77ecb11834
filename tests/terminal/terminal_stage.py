"""A terminal table on a stage: a screen of any size, its keys, and waiting for what is meant."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager

from textual.widgets import Input, Static

from madmage import new_match
from madmage.terminal.app import Terminal
from madmage.terminal.choices import Choices
from madmage.terminal.home import Home
from madmage.terminal.screen import TableScreen

PATIENCE = 60.0
SMALL = (80, 24)
LARGE = (120, 40)


class Stage:
    """One app under a pilot."""

    def __init__(self, app, pilot):
        self.app = app
        self.pilot = pilot
        self.place = app.place

    async def until(self, fits, what=""):
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not fits():
            assert time.monotonic() < end, f"never came: {what} {self.text('said')}"
            await self.pilot.pause()
            await asyncio.sleep(0.002)
        await self.pilot.pause()

    @property
    def table(self):
        assert isinstance(self.app.screen, TableScreen), self.app.screen
        return self.app.screen

    @property
    def choices(self):
        return self.table.query_one(Choices)

    def text(self, where):
        """What a part of the screen says."""
        return str(self.app.screen_stack[-1].query_one(f"#{where}", Static).content)

    async def asked(self, not_this=""):
        """Wait for my next question and its list."""
        await self.until(lambda: self._is_asked(not_this), "a question")

    def _is_asked(self, not_this):
        if not isinstance(self.app.screen, TableScreen) or not self.place.state:
            return False
        if self.place.state["ending"] is not None:
            return True
        decision = self.place.state["decision"]
        if decision is None or decision["ask"] == not_this:
            return False
        is_listed = self.table.asked == f"{decision['ask']} {self.place.lang}"
        return is_listed and bool(self.choices.legal())

    @property
    def ask(self):
        return self.place.state["decision"]["ask"]

    def row(self, text):
        """The row with a short text."""
        return next(row for row in self.choices.rows if text in row.picks)

    def action(self):
        """The first action that can be taken now and must be paid for."""
        rows = [row for row in self.choices.legal() if row.text.split()[0] not in ("stop", "use")]
        return rows[0]

    async def stand_at(self, text):
        """By the arrow keys."""
        at = self.choices.shown.index(self.row(text))
        while self.choices.highlighted != at:
            await self.pilot.press("down" if (self.choices.highlighted or 0) < at else "up")

    async def press(self, *keys):
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def type(self, text):
        await self.press("slash")
        self.app.screen.query_one("#line", Input).value = text
        await self.pilot.pause()


@asynccontextmanager
async def staged(place, size=SMALL):
    """A place on a screen, from its first state on."""
    app = Terminal(place)
    async with app.run_test(size=size) as pilot:
        stage = Stage(app, pilot)
        await stage.until(
            lambda: isinstance(app.screen, TableScreen) and bool(place.state), "the table"
        )
        yield stage


def at_home(match, levels=None, lang="en"):
    """A table of one's own, without pauses."""
    return Home(match, lang, levels or {}, pace=0.0)


def book(**more):
    return new_match("book", 3, seed=7, names=["Ada", "Bo", "Cy"], **more)


def maze(**more):
    return new_match("maze", 3, seed=7, names=["Ada", "Bo", "Cy"], **more)
