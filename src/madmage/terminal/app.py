"""The terminal table as a program: a start page if nothing was said, then one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.app import App
from textual.binding import Binding

from madmage.kernel.error import MadmageError
from madmage.terminal.layout import CSS
from madmage.terminal.place import Place, Refused
from madmage.terminal.screen import TableScreen
from madmage.terminal.start import Start, Wish


class Terminal(App[str]):
    """Opens a place and shows it; what it returns is a sentence for the shell, if there is one."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "leave", show=False, priority=True)]  # noqa: RUF012

    def __init__(
        self,
        place: Place | None = None,
        *,
        lang: str = "en",
        make: Callable[[Wish], Place] | None = None,
        **more: Any,
    ) -> None:
        """With a place it is opened at once; else `make` makes one of what the start page says."""
        super().__init__(**more)
        self.place = place
        self.lang = lang
        self.make = make

    async def on_mount(self) -> None:
        """Begin."""
        self.title = "madmage"
        if self.place is None:
            await self.push_screen(Start(self.lang), self._begin)
        else:
            self.run_worker(self._open(self.place))

    def _begin(self, wish: Wish | None) -> None:
        if wish is None or self.make is None:
            self.exit()
            return
        self.lang = wish.lang
        try:
            self.place = self.make(wish)
        except MadmageError as error:
            self.exit(str(error))
            return
        self.run_worker(self._open(self.place))

    async def _open(self, place: Place) -> None:
        try:
            await place.open()
        except Refused as refused:
            self.exit(str(refused))
            return
        await self.push_screen(TableScreen(place))

    async def action_leave(self) -> None:
        """Ctrl-C asks as q does; where there is no table it leaves."""
        table = self.screen
        if isinstance(table, TableScreen):
            table.action_quit()
        else:
            self.exit()

    async def on_unmount(self) -> None:
        """Send companions home, or close the socket."""
        if self.place is not None:
            await self.place.close()
