"""What is done beside the game: saying things, rules, help, saving, languages, leaving, scrolling."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual import work
from textual.containers import ScrollableContainer, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from madmage.games.shelf import rules_of
from madmage.kernel.words import LANGUAGES
from madmage.terminal.dialog import AskText, Confirm, TextDialog
from madmage.terminal.place import Data, Place, Refused
from madmage.terminal.rulebook import Rulebook

if TYPE_CHECKING:
    from madmage.terminal.screen import GameTable

LONG = 240
"""A longer answer gets a window of its own."""


class Asides(Screen[None]):
    """The part of the table's screen that says something and changes nothing in the game."""

    place: Place
    table: GameTable | None
    offer: Data
    panel: str
    rule: str
    message = ""
    row_note = ""
    has_pointed = False
    """Whether the arrows were used since something was typed: Enter then means the row."""

    def say(self, key: str, **args: object) -> str:
        """A sentence of the terminal table."""
        raise NotImplementedError

    def note(self, text: str, rule: str = "") -> None:
        """Say something below the list; a rule that is named is where the rules open next."""
        self.message = text
        self._show_note(rule)

    def remark(self, text: str, rule: str = "") -> None:
        """Say something of the row at which one stands; what was said before stays above it."""
        self.row_note = text
        self._show_note(rule)

    def _show_note(self, rule: str) -> None:
        if rule:
            self.rule = rule
        if not self.is_attached:
            return
        text = "\n".join(part for part in (self.message, self.row_note) if part)
        said = self.query_one("#said", Static)
        said.update(Content(text))
        said.display = bool(text)
        self.query_one("#note", VerticalScroll).scroll_home(animate=False)

    def tell(self, lines: list[str]) -> None:
        """Say something, in a window of its own if it is long."""
        text = "\n".join(lines).strip("\n")
        if len(lines) > 3 or len(text) > LONG:
            self.app.push_screen(TextDialog(text, self.say("term-close")))
        else:
            self.note(text)

    async def request(self, kind: str, **fields: Any) -> Data | None:
        """Ask the table for something; what is refused is said, with its rule."""
        try:
            return await self.place.ask(kind, **fields)
        except Refused as refused:
            self.note(str(refused), refused.rule)
            return None

    @property
    def ask(self) -> str:
        """The name of the open question, if it is mine."""
        decision = self.place.state["decision"]
        return "" if decision is None else str(decision["ask"])

    async def is_sure(self, text: str) -> bool:
        """Whether somebody says yes to a question."""
        dialog = Confirm(text, self.say("term-yes"), self.say("term-no"))
        is_yes: bool | None = await self.app.push_screen_wait(dialog)
        return bool(is_yes)

    # Reading

    def action_rules(self) -> None:
        """The rules, at the rule that was named last."""
        self.app.push_screen(Rulebook(self.place.game, self.place.lang, self.rule))

    def action_help(self) -> None:
        """What the keys do, and what a newcomer cannot guess."""
        rules = rules_of(self.place.game)
        voice = self.voice()
        card = "ice" if self.place.game == "book" else "heal"
        aim = [self.place.aim, ""] if self.place.aim else []
        lines = [*aim, self.say("term-help", card=card), "", *rules.hints(voice)]
        self.app.push_screen(TextDialog("\n".join(lines), self.say("term-close")))

    def voice(self) -> Any:
        """The game's words with the names at this table."""
        raise NotImplementedError

    # Saving, language, leaving

    @work(exclusive=True, group="deed")
    async def action_save(self) -> None:
        """Write the record into a file, whose name is asked for."""
        name = f"madmage-{self.place.game}-{time.strftime('%Y-%m-%d')}.txt"
        dialog = AskText(self.say("term-save-title"), name, self.say("term-close"))
        file = await self.app.push_screen_wait(dialog)
        if file:
            await self.save(file)

    async def save(self, file: str) -> None:
        """Write the record into a file."""
        try:
            self._write_file(file, await self.place.record())
        except Refused as refused:
            self.note(str(refused), refused.rule)
        except (OSError, RuntimeError, ValueError) as error:
            # Also: a home of nobody, and marks that no file's name can have.
            reason = getattr(error, "strerror", None) or str(error)
            self.note(self.say("term-save-failed", file=file, reason=reason))
        else:
            self.note(self.say("term-saved", file=file))

    def _write_file(self, file: str, text: str) -> None:
        Path(file).expanduser().write_text(text, encoding="utf-8")

    @work(exclusive=True, group="deed")
    async def action_lang(self) -> None:
        """The next language."""
        at = LANGUAGES.index(self.place.lang)
        await self.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])

    async def speak(self, lang: str) -> None:
        """Go on in a language."""
        if lang.lower() in LANGUAGES and await self.request("lang", lang=lang.lower()) is not None:
            self.note(self.say("term-lang"))

    @work(exclusive=True, group="deed")
    async def action_quit(self) -> None:
        """Leave, after a question."""
        lines = [self.say("term-quit-title")]
        if not self.place.is_saved:
            lines.append(self.say("term-quit-unsaved"))
        if self.place.link and self.place.state["seat"] >= 0:
            lines.append(self.say("term-quit-seat"))
        if await self.is_sure("\n".join(lines)):
            self.app.exit()

    # Panels

    def action_show(self, name: str) -> None:
        """Another panel; the log takes the keys."""
        raise NotImplementedError

    def action_page(self, way: int) -> None:
        """Scroll the panel."""
        for where in ("#page", "#map"):
            part = self.query_one(where)
            if part.display:
                part.scroll_relative(y=way * max(1, part.size.height - 2), animate=False)

    def action_move(self, x: int, y: int) -> None:
        """Move the map."""
        where = "#map" if self.panel == "map" else "#page"
        self.query_one(where, ScrollableContainer).scroll_relative(x, y, animate=False)
