"""What keys, clicks and typed lines do at the table."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual import events, on, work
from textual.containers import ScrollableContainer, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from madmage.games.shelf import rules_of
from madmage.kernel.words import LANGUAGES
from madmage.terminal.choices import LEGAL, REFUSED, REQUEST, Choices, Row
from madmage.terminal.dialog import AskOne, AskText, Confirm, TextDialog
from madmage.terminal.place import Data, Place, Refused
from madmage.terminal.rulebook import Rulebook
from madmage.tui.vocabulary import command_in, number_in

if TYPE_CHECKING:
    from madmage.terminal.screen import GameTable

LONG = 240
"""A longer answer gets a window of its own."""
KEYS = ("undo", "hint", "rules", "save", "lang", "help", "quit")
"""Commands of the line mode that are keys here."""
PANELS = {"log": "log", "table": "table"}


class Deeds(Screen[None]):
    """The half of the table's screen that does something."""

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

    # Choosing

    @on(OptionList.OptionSelected, "#choices")
    def _selected(self) -> None:
        row = self.query_one(Choices).row
        if row is not None:
            self.take(row)

    @work(exclusive=True, group="deed")
    async def take(self, row: Row) -> None:
        """Do what a row stands for, or say why not."""
        choices = self.query_one(Choices)
        if row.kind == REFUSED:
            await self.explain(row)
        elif row.kind == REQUEST:
            kind, fields = row.request
            if await self.request(kind, **fields) is not None:
                choices.fill([], heading="")
        else:
            picks = row.picks
            if self.offer["is_many"]:
                picks = choices.marked() or row.picks
            await self.choose(picks)

    async def choose(self, picks: list[str]) -> None:
        """Answer the open question."""
        if await self.request("choose", ask=self.ask, picks=picks) is not None:
            self.quiet()

    def quiet(self) -> None:
        """After something was done: nothing typed, nothing noted, the list at hand."""
        line = self.query_one("#line", Input)
        line.value = ""
        self.note("")
        self.query_one(Choices).focus()

    def touch(self, field: str) -> None:
        """A field of the map: chosen if it is one answer, else its first answer is stood at."""
        table = self.table
        choices = self.query_one(Choices)
        rows = [
            row
            for row in choices.legal()
            if table is not None and getattr(table, "field_of", str)({"picks": row.picks}) == field
        ]
        if len(rows) == 1:
            self.take(rows[0])
        elif rows:
            choices.highlighted = choices.shown.index(rows[0])
            choices.focus()
        elif self.ask:
            self.explain_text(field)

    def action_mark(self) -> None:
        """Mark something, where several are picked."""
        choices = self.query_one(Choices)
        choices.mark()
        if self.offer["is_many"]:
            count = len(choices.marked())
            self.note(self.say("term-marked", n=count, row="yes" if self.offer["is_row"] else "no"))

    # Why

    async def explain(self, row: Row) -> None:
        """Why a row cannot be chosen."""
        told = await self.request("why", ask=self.ask, pick=row.text)
        if told is not None and not told["legal"]:
            self.message = ""
            self.remark(f"✗ {told['sentence']} [{told['rule']}]", told["rule"])

    @work(exclusive=True, group="why")
    async def explain_text(self, text: str) -> None:
        """Why something that is not on the list cannot be chosen."""
        told = await self.request("why", ask=self.ask, pick=text)
        if told is not None and not told["legal"]:
            self.note(f"✗ {told['sentence']} [{told['rule']}]", told["rule"])

    def action_why(self) -> None:
        """Why a row cannot be chosen, or why a companion did what the log tells."""
        if self.panel == "log":
            self._reason()
            return
        row = self.query_one(Choices).row
        if row is None or row.kind == REQUEST:
            self.note(self.say("term-why-what"))
        elif row.kind == LEGAL:
            self.note("\n".join([self.say("term-allowed"), *row.warnings]))
        else:
            self.run_worker(self.explain(row), exclusive=True, group="why")

    @work(exclusive=True, group="why")
    async def _reason(self) -> None:
        option = self.query_one("#log", OptionList).highlighted_option
        if option is None or option.id is None or int(option.id) < 0:
            self.note(self.say("term-reason-none"))
            return
        told = await self.request("reason", move=int(option.id))
        if told is not None:
            self.tell([told["sentence"]])

    @on(OptionList.OptionSelected, "#log")
    def _log_selected(self) -> None:
        self._reason()

    # Typing

    def on_key(self, event: events.Key) -> None:
        """A digit begins a number, wherever one is."""
        line = self.query_one("#line", Input)
        if event.character and event.character.isdecimal() and self.focused is not line:
            line.value = event.character
            line.focus()
            line.cursor_position = 1
            event.stop()

    def action_type(self) -> None:
        """Begin to type."""
        self.query_one("#line", Input).focus()

    @on(Input.Changed, "#line")
    def _typed(self, event: Input.Changed) -> None:
        self.has_pointed = False
        command, _ = command_in(event.value)
        choices = self.query_one(Choices)
        is_several = len(event.value.split()) > 1 and all(map(number_in, event.value.split()))
        choices.filter("" if command or is_several else event.value)
        if event.value and not command and not is_several and not choices.shown:
            self.note(self.say("term-nothing-fits"))

    def action_cursor(self, how: str) -> None:
        """The list's arrows work while one types."""
        getattr(self.query_one(Choices), f"action_cursor_{how}")()
        self.has_pointed = True

    @on(Input.Submitted, "#line")
    def _submitted(self, event: Input.Submitted) -> None:
        self.submit(event.value.strip())

    @work(exclusive=True, group="deed")
    async def submit(self, text: str) -> None:
        """What a typed line means: a key's command, a row that is left, or what the line mode reads."""
        command, rest = command_in(text)
        choices = self.query_one(Choices)
        if self.has_pointed and choices.row is not None:
            self.take(choices.row)
        elif command == "lang" and rest:
            self.quiet()
            await self.speak(rest)
        elif command == "rules":
            self.quiet()
            self.app.push_screen(
                Rulebook(self.place.game, self.place.lang, rest.upper() or self.rule)
            )
        elif command in KEYS:
            self.quiet()
            getattr(self, f"action_{command}")()
        elif command in PANELS and not rest:
            self.quiet()
            self.action_show("log" if command == "log" else "")
        elif not text or command == "options":
            self.quiet()
        elif not command and len(choices.legal()) == 1 and not text.isdecimal():
            await self.choose(choices.legal()[0].picks)
        else:
            await self._read(text)

    async def _read(self, text: str) -> None:
        """What the line mode makes of a line."""
        told = await self.request("line", text=text, ask=self.ask)
        if told is None:
            return
        if told["is_done"]:
            self.quiet()
        if told["said"]:
            self.query_one("#line", Input).value = ""
            self.tell(told["said"])

    def action_back(self) -> None:
        """Out of typing; else out of something that was begun and is not paid yet."""
        line = self.query_one("#line", Input)
        if self.focused is line:
            self.quiet()
            return
        decision, undo = self.place.state["decision"], self.place.state["undo"]
        if self.panel == "log":
            self.query_one(Choices).focus()
        elif decision is not None and decision["title"] and undo and undo["price"] == "free":
            self.action_undo()

    # Undo, hint, put in

    @work(exclusive=True, group="deed")
    async def action_undo(self) -> None:
        """Take the own last choice back, at its price."""
        undo = self.place.state["undo"]
        if undo is None:
            self.note(self.say("term-undo-none"))
            return
        is_here = False
        if undo["price"] == "ask" and not self.place.link:
            text = self.say("term-undo-really", why=undo["sentence"])
            is_here = await self.is_sure(text)
            if not is_here:
                return
        fields = {"here": True} if is_here else {}
        told = await self.request("undo", move=undo["move"], **fields)
        if told is not None:
            what = undo["sentence"].rstrip(".")
            done = self.say("term-undone", what=what) if not self.place.link else what + "."
            self.note(done if told["done"] else self.say("term-undo-asked"))

    async def is_sure(self, text: str) -> bool:
        """Whether somebody says yes to a question."""
        dialog = Confirm(text, self.say("term-yes"), self.say("term-no"))
        is_yes: bool | None = await self.app.push_screen_wait(dialog)
        return bool(is_yes)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What a companion would do."""
        self.note(self.say("term-hint-thinking"))
        told = await self.request("hint")
        if told is not None:
            self.query_one(Choices).go_to(told["picks"])
            self.call_after_refresh(self.note, self.say("term-hint", text=told["sentence"]))

    @work(exclusive=True, group="deed")
    async def action_put(self) -> None:
        """Put something in out of turn."""
        seat, view = self.place.state["seat"], self.place.state["view"]
        puts = [] if view is None or seat < 0 else view["texts"].get("puts", {})
        offered = puts[seat] if puts else []
        if not offered:
            self.note(self.say("term-puts-none"))
            return
        things = [one["sentence"] for one in offered]
        dialog = AskOne(self.say("term-puts-title"), things, self.say("term-close"))
        chosen = await self.app.push_screen_wait(dialog)
        if chosen is not None and chosen >= 0:
            await self.request("put", text=offered[chosen]["text"])

    # Reading

    def action_rules(self) -> None:
        """The rules, at the rule that was named last."""
        self.app.push_screen(Rulebook(self.place.game, self.place.lang, self.rule))

    def action_help(self) -> None:
        """What the keys do, and what a newcomer cannot guess."""
        rules = rules_of(self.place.game)
        voice = self.voice()
        card = "ice" if self.place.game == "book" else "heal"
        lines = [self.say("term-help", card=card), "", *rules.hints(voice)]
        self.app.push_screen(TextDialog("\n".join(lines), self.say("term-close")))

    def voice(self) -> Any:
        """The game's words with the names at this table."""
        raise NotImplementedError

    # Saving, language, leaving

    @work(exclusive=True, group="deed")
    async def action_save(self) -> None:
        """Write the record into a file."""
        name = f"madmage-{self.place.game}-{time.strftime('%Y-%m-%d')}.txt"
        dialog = AskText(self.say("term-save-title"), name, self.say("term-close"))
        file = await self.app.push_screen_wait(dialog)
        if not file:
            return
        try:
            self._write_file(file, await self.place.record())
        except Refused as refused:
            self.note(str(refused), refused.rule)
        except OSError as error:
            reason = error.strerror or str(error)
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
