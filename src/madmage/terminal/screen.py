"""The table on the screen: panels, the question with its list, notes, the line to type, and keys."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, ScrollableContainer, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from madmage.games.maze.chart import spot_of
from madmage.games.maze.drawing import Sheet
from madmage.games.shelf import rules_of
from madmage.kernel.words import Voice
from madmage.packs.words import words_for
from madmage.terminal import book, maze
from madmage.terminal.asking import NOTHING, Asking
from madmage.terminal.choices import LEGAL, Choices, content_of
from madmage.terminal.dialog import Curtain
from madmage.terminal.ink import HEADING, QUIET, Line, hung
from madmage.terminal.layout import LEAST, TALL, WIDE
from madmage.terminal.place import Data, Place

LOG_ENTRIES = 300
NEWS_LINES = 8
PANELS = {"book": book.PANELS, "maze": maze.PANELS}
KEYS = ("hint", "why", "rules", "put", "save", "lang", "help", "quit")
SIGNS = {"help": "?"}
SHORTENED = ("lang", "save", "put", "help", "rules", "why")
"""Whose words go first where there is little room; the help has them all."""
GameTable = book.BookTable | maze.MazeTable


class Map(Static):
    """The Maze's map; a click on a field means that field."""

    sheet: Sheet | None = None

    def on_click(self, event: events.Click) -> None:
        """Which field was touched."""
        spot = None if self.sheet is None else self.sheet.spot_at(event.x, event.y)
        if spot is not None and isinstance(self.screen, TableScreen):
            self.screen.touch(f"c{spot[0]}r{spot[1]}")


class TableScreen(Asking):
    """One table, as one chair sees it."""

    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("u", "undo", ""),
        ("h", "hint", ""),
        ("w", "why", ""),
        ("r", "rules", ""),
        ("p", "put", ""),
        ("s", "save", ""),
        ("l", "lang", ""),
        ("question_mark", "help", ""),
        ("q", "quit", ""),
        ("slash", "type", ""),
        ("space", "mark", ""),
        ("left", "panel(-1)", ""),
        ("right", "panel(1)", ""),
        Binding("pageup", "page(-1)", priority=True),
        Binding("pagedown", "page(1)", priority=True),
        ("up", "cursor('up')", ""),
        ("down", "cursor('down')", ""),
        ("shift+up", "move(0, -2)", ""),
        ("shift+down", "move(0, 2)", ""),
        ("shift+left", "move(-4, 0)", ""),
        ("shift+right", "move(4, 0)", ""),
        ("escape", "back", ""),
    ]

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place
        self.table: GameTable | None = None
        self.panel = ""
        self.asked = ""
        self.wished: list[str] = []
        self.offer: Data = NOTHING
        self.rule = ""
        """The rule that was named last."""
        self.looked_at = -2
        """The seat that was shown last."""
        self._is_due = False
        self._seen_spot: Any = None

    # Putting it up

    def compose(self) -> ComposeResult:
        """All parts; which of them are seen is a matter of room."""
        yield Static(id="head")
        with Container(id="body"):
            with Container(id="left"):
                yield Static(id="tabs")
                with VerticalScroll(id="page", can_focus=False):
                    yield Static(id="paper")
                with ScrollableContainer(id="map", can_focus=False):
                    yield Map(id="chart")
                yield Static(id="legend")
                yield OptionList(id="log")
            with Container(id="right"):
                yield Static(id="own")
                with VerticalScroll(id="context", can_focus=False):
                    yield Static(id="told")
                yield Static(id="question")
                yield Choices(id="choices")
                with VerticalScroll(id="note", can_focus=False):
                    yield Static(id="said")
                yield Static(id="news")
        yield Input(id="line", select_on_focus=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """From now on every change is shown."""
        self.place.on_change = self.changed
        self.redraw()

    def changed(self) -> None:
        """Something is another than before; several such things are shown at once."""
        if not self._is_due:
            self._is_due = True
            self.call_later(self.redraw)

    def on_resize(self) -> None:
        """Another room, another layout."""
        size = self.app.size
        self.set_class(size.width < WIDE, "-narrow")
        self.set_class(size.height < TALL, "-low")
        self.call_after_refresh(self.write)

    def say(self, key: str, **args: object) -> str:
        """A sentence of the terminal table."""
        return words_for(self.place.lang, ("madmage.terminal",)).say(key, args)

    # Drawing

    def redraw(self) -> None:
        """The table as it is now."""
        self._is_due = False
        state = self.place.state
        if not self.is_attached or not state:
            return
        is_there = state["view"] is not None
        kind = book.BookTable if self.place.game == "book" else maze.MazeTable
        self.table = kind(self.place) if is_there else None
        panels = self.panels()
        if self.panel not in panels:
            self.panel = panels[0]
        if state["curtain"] and state["seat"] != self.looked_at and self.looked_at != -2:
            name = self.place.name(state["seat"])
            self.app.push_screen(Curtain(self.say("term-pass", name=name)))
        self.looked_at = state["seat"]
        self.set_class(state["ending"] is not None, "-over")
        self.ask_anew()
        self.write()

    def panels(self) -> tuple[str, ...]:
        """What can be looked at on the left."""
        return (*PANELS[self.place.game], "log") if self.table is not None else ("table",)

    def write(self) -> None:
        """Everything anew, for the room there is."""
        if not self.place.state:
            return
        self._write_head()
        self._write_tabs()
        self._write_left()
        self._write_right()
        self._write_keys()
        self.query_one(Choices).draw()
        self._share_room()

    @property
    def has_room(self) -> bool:
        """Whether the newest of the log and the map's signs find a place."""
        return not (self.has_class("-narrow") or self.has_class("-low"))

    def _share_room(self) -> None:
        """Where the question lies below the table, it takes no more rows than it needs."""
        right = self.query_one("#right")
        if not self.has_class("-narrow"):
            right.styles.height = "100%"
            return
        width = self._width("right")
        own = 0 if self.table is None else len(self.table.own(width))
        told = self.ending(width) or ([] if self.table is None else self.table.context(width))
        listed = min(max(self.query_one(Choices).lines, 4), 8)
        is_over = self.place.state["ending"] is not None
        told_rows = len(told) if is_over else min(len(told), 4)
        needed = (
            2 + min(own, 2) + told_rows + len(self.question(width)) + (0 if is_over else listed)
        )
        if right.size.height != min(needed, 14):
            right.styles.height = min(needed, 14)
            self._seen_spot = None
            self.call_after_refresh(self.preview)

    def _put(self, where: str, lines: list[Line]) -> None:
        found = self.query_one(f"#{where}", Static)
        found.update(content_of(lines))
        found.display = bool(lines)

    def _width(self, where: str) -> int:
        return max(30, self.query_one(f"#{where}").size.width - 4)

    def _write_head(self) -> None:
        state = self.place.state
        title = rules_of(self.place.game).words(self.place.lang).say("title", {})
        parts = [title] if self.table is None else [self.table.head()]
        if self.app.size.width >= WIDE and self.table is not None:
            parts.insert(0, title)
        if state["seat"] < 0:
            parts.append(self.say("term-watching"))
        if self.app.size.width < LEAST[0] or self.app.size.height < LEAST[1]:
            parts = [self.say("term-too-small")]
        self._put("head", [[(" · ".join(parts), "")]])

    def _write_tabs(self) -> None:
        parts: list[Any] = []
        for name in self.panels():
            is_here = name == self.panel
            text = self.say(f"term-panel-{name}")
            text = f"[{text}]" if is_here else f" {text} "
            style = "bold reverse" if is_here else ""
            action = f"screen.show('{name}')"
            parts.append(Content(text).stylize(f"{style} @click={action}".strip()))
        self.query_one("#tabs", Static).update(Content(" ").join(parts))

    def _write_left(self) -> None:
        name = self.panel
        self.query_one("#map").display = name == "map"
        self.query_one("#legend").display = False
        self.query_one("#log").display = name == "log"
        self.query_one("#page").display = name not in ("map", "log")
        width = self._width("left")
        if self.table is None:
            self._put("paper", self.gathering(width))
        elif name == "map":
            self._write_map()
        elif name == "log":
            self._write_log()
        else:
            self._put("paper", self.table.panel(name, width))

    def _write_map(self) -> None:
        table = self.table
        assert isinstance(table, maze.MazeTable)
        row = self.query_one(Choices).row
        ghost = row.text if row is not None and row.kind == LEGAL else ""
        lines, sheet = table.map(self.offer["entries"], ghost, self._width("left"))
        chart = self.query_one("#chart", Map)
        chart.sheet = sheet
        self._put("chart", lines)
        self._put("legend", table.legend(self._width("left")) if self.has_room else [])
        field = table.field_of({"picks": [ghost]})
        spot = spot_of(field) if field else table.my_spot()
        if spot is not None and spot != self._seen_spot:
            self._seen_spot = spot
            self.call_after_refresh(self._look_at, sheet.place_of(spot))

    def _look_at(self, at: tuple[int, int]) -> None:
        """Bring a place of the map into the middle."""
        where = self.query_one("#map", ScrollableContainer)
        x, y = at[0] - where.size.width // 2, at[1] - where.size.height // 2
        where.scroll_to(max(0, x), max(0, y), animate=False)

    def _write_log(self) -> None:
        listed = self.query_one("#log", OptionList)
        width = self._width("left") - 2
        options = []
        for entry in self.place.log[-LOG_ENTRIES:]:
            if entry and entry["lines"]:
                lead = "◦ " if entry["by_companion"] else "• "
                lines = [
                    line for text in entry["lines"] for line in hung([(lead, QUIET)], text, width)
                ]
                options.append(Option(content_of(lines), id=str(entry["move"])))
        listed.set_options(options)
        if options:
            listed.highlighted = len(options) - 1

    def news(self, width: int) -> list[Line]:
        """The newest sentences of the log."""
        texts = [line for entry in self.place.log[-20:] if entry for line in entry["lines"]]
        lines = [line for text in texts[-NEWS_LINES:] for line in hung([("• ", "")], text, width)]
        return lines[-NEWS_LINES:]

    def _write_right(self) -> None:
        width, table = self._width("right"), self.table
        self._put("own", [] if table is None else table.own(width))
        told = self.ending(width) or ([] if table is None else table.context(width))
        self._put("told", told)
        self.query_one("#context").display = bool(told)
        self._put("question", self.question(width))
        self._put("news", self.news(width) if self.has_room else [])

    def ending(self, width: int) -> list[Line]:
        """How it ended, if it is over."""
        texts = self.place.state["ending"] or ()
        return [
            line
            for number, text in enumerate(texts)
            for line in hung([], text, width, "" if number else HEADING)
        ]

    def question(self, width: int) -> list[Line]:
        """What is asked of me, or for whom the table waits."""
        state = self.place.state
        if self.place.trouble:
            return hung([("⚠ ", HEADING)], self.place.trouble, width)
        if state["decision"] is not None:
            return hung([("▶ ", HEADING)], state["decision"]["question"], width)
        if state["ending"] is not None:
            return hung([], self.say("term-over"), width)
        for one in state["waiting"]:
            thinking = "yes" if one["is_thinking"] else "no"
            name = self.place.name(one["seat"])
            return hung([], self.say("term-waiting", name=name, thinking=thinking), width, QUIET)
        return []

    def gathering(self, width: int) -> list[Line]:
        """Who sits at a table that has not begun, and its link."""
        lines = [*hung([], self.say("term-gathering"), width), [(self.place.link, HEADING)], []]
        for chair in self.place.state["table"]["seats"]:
            state = "" if chair["is_here"] else self.say("term-chair-away")
            if chair["kind"] == "companion":
                state = self.say("term-chair-companion")
            elif chair["kind"] == "friend":
                state = self.say("term-chair-free")
            lines.append([(f"{chair['seat'] + 1}. {chair['name']} ", HEADING), (state, QUIET)])
        return lines

    def _write_keys(self) -> None:
        parts: list[Any] = []
        for key, action, text in self.keys(self.app.size.width - 2):
            part = Content.assemble((key, "bold"), f" {text}" if text else "")
            parts.append(part.stylize(f"@click=screen.{action}"))
        self.query_one("#keys", Static).update(Content("  ").join(parts))
        self.query_one("#line", Input).placeholder = self.say("term-line")

    def keys(self, width: int) -> list[tuple[str, str, str]]:
        """The keys with what they do; where there is no room some stand without words."""
        undo = self.place.state["undo"]
        price = self.say("term-key-undo")
        if undo is not None and undo["price"] == "free":
            price = self.say("term-key-undo-free")
        elif undo is not None and undo["price"] == "ask":
            price = self.say("term-key-undo-ask", n=len(undo["of"]))
        named = {"undo": price, **{name: self.say(f"term-key-{name}") for name in KEYS}}
        if self.place.game != "maze":
            del named["put"]
        for name in SHORTENED:
            if sum(len(text) + 4 for text in named.values()) - 2 <= width:
                break
            if name in named:
                named[name] = ""
        return [(SIGNS.get(name, name[0]), name, text) for name, text in named.items()]

    # Panels

    def preview(self) -> None:
        """A tile at the place where it might lie."""
        if self.panel == "map" and self.table is not None:
            self._write_map()

    def action_panel(self, way: int) -> None:
        """The next panel, or the one before."""
        panels = self.panels()
        self.action_show(panels[(panels.index(self.panel) + way) % len(panels)])

    def action_show(self, name: str) -> None:
        """Another panel; the log takes the keys."""
        panels = self.panels()
        self.panel = name if name in panels else panels[0]
        self._seen_spot = None
        self._write_tabs()
        self._write_left()
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)
        self.query_one("#log" if self.panel == "log" else "#choices").focus()

    def voice(self) -> Voice:
        """The game's words with the names at this table."""
        names = tuple(seat["name"] for seat in self.place.state["table"]["seats"])
        return Voice(rules_of(self.place.game).words(self.place.lang), names)
