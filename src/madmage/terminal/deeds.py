"""What keys, clicks and typed lines do at the table."""

from __future__ import annotations

from textual import events, on, work
from textual.widgets import Input, OptionList

from madmage.terminal.asides import Asides
from madmage.terminal.choices import LEGAL, REFUSED, REQUEST, Choices, Row
from madmage.terminal.dialog import AskOne
from madmage.terminal.maze import MazeTable
from madmage.terminal.rulebook import Rulebook
from madmage.tui.vocabulary import command_in, number_in

KEYS = ("undo", "hint", "rules", "save", "lang", "help", "quit")
"""Commands of the line mode that are keys here."""
PANELS = {"log": "log", "table": "table"}


class Deeds(Asides):
    """The part of the table's screen that plays."""

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
        if not isinstance(table, MazeTable) or not self.ask:
            return
        rows = [row for row in choices.legal() if table.field_of({"picks": row.picks}) == field]
        if len(rows) == 1:
            self.take(rows[0])
        elif rows:
            choices.highlighted = choices.shown.index(rows[0])
            choices.focus()
        elif table.numbers(self.offer["entries"]):
            self.explain_text(field)

    def action_mark(self) -> None:
        """Mark something, where several are picked."""
        self.query_one(Choices).mark()
        self.tell_marks()

    def tell_marks(self) -> None:
        """How many things are marked, and how one goes on."""
        if self.offer["is_many"]:
            row = "yes" if self.offer["is_row"] else "no"
            count = len(self.query_one(Choices).marked())
            self.remark(self.say("term-marked", n=count, row=row))

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
        elif command == "save" and rest:
            self.quiet()
            await self.save(rest)
        elif command == "rules":
            self.quiet()
            self.app.push_screen(Rulebook(self.place.game, self.place.lang, rest or self.rule))
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
            done = self.say("term-undone", what=told.get("what", "none"))
            self.note(done if told["done"] else self.say("term-undo-asked"))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What a companion would do."""
        self.note(self.say("term-hint-thinking"))
        told = await self.request("hint")
        if told is not None:
            choices = self.query_one(Choices)
            if choices.is_many:
                choices.mark_all(told["picks"])
                self.tell_marks()
            else:
                choices.go_to(told["picks"])
            self.note("")
            self.tell([self.say("term-hint", text=told["sentence"])])

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
