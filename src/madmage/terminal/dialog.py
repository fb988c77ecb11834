"""Small windows over the table: texts, questions, a file's name, and the curtain between two people."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static

from madmage.tui.page import wrapped

LEAST_WIDTH = 12
"""Columns of a text, in however small a terminal."""

BOX = """
{name} {{ align: center middle; }}
{name} > Vertical {{
    width: 96%; max-width: 88; height: auto; max-height: 90%;
    border: round $primary; background: $surface; padding: 0 1;
}}
{name} VerticalScroll {{ height: auto; max-height: 100%; }}
{name} Horizontal {{ height: auto; align-horizontal: right; }}
{name} Button {{ min-width: 12; margin: 0 1; }}
{name} Input {{ border: none; height: 1; padding: 0; background: $boost; }}
{name} OptionList {{ border: none; height: auto; max-height: 16; }}
{name} Input:focus {{ border: none; }}
"""


class TextDialog(ModalScreen[None]):
    """A text to read."""

    DEFAULT_CSS = BOX.format(name="TextDialog")
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,question_mark", "dismiss", ""),
        ("down", "scroll(1)", ""),
        ("up", "scroll(-1)", ""),
        ("pagedown", "scroll(10)", ""),
        ("pageup", "scroll(-10)", ""),
    ]

    def __init__(self, text: str, close: str) -> None:
        super().__init__()
        self.text, self.close_text = text, close

    def compose(self) -> ComposeResult:
        """The text, and how to close it."""
        width = max(LEAST_WIDTH, min(84, self.app.size.width - 9))
        lines = [wrapped(line, width) for line in self.text.split("\n")]
        with Vertical() as box:
            box.border_subtitle = self.close_text
            with VerticalScroll(can_focus=False):
                yield Static(Content("\n".join(lines)))

    def action_scroll(self, rows: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)

    def on_click(self) -> None:
        """A click closes it."""
        self.dismiss()


class Confirm(ModalScreen[bool]):
    """A question that is answered with yes or no; no comes first."""

    DEFAULT_CSS = BOX.format(name="Confirm")
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,n", "answer(False)", ""),
        ("y,j,s", "answer(True)", ""),
        ("left,right,up,down", "app.focus_next", ""),
    ]

    def __init__(self, text: str, yes: str, no: str) -> None:
        super().__init__()
        self.text, self.yes, self.no = text, yes, no

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        with Vertical():
            yield Static(Content(self.text))
            with Horizontal():
                yield Button(f"{self.no} (n)", id="no", compact=True)
                yield Button(f"{self.yes} (y)", id="yes", compact=True, variant="primary")

    def action_answer(self, is_yes: bool) -> None:
        """By a key."""
        self.dismiss(is_yes)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """By a button."""
        self.dismiss(event.button.id == "yes")


class AskText(ModalScreen[str]):
    """A line to be typed; nothing if it was left."""

    DEFAULT_CSS = BOX.format(name="AskText")
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave", "")]

    def __init__(self, text: str, value: str, close: str) -> None:
        super().__init__()
        self.text, self.value, self.close_text = text, value, close

    def compose(self) -> ComposeResult:
        """What is asked, and where it is typed."""
        with Vertical() as box:
            box.border_subtitle = self.close_text
            yield Static(Content(self.text))
            yield Input(self.value)

    def action_leave(self) -> None:
        """Without an answer."""
        self.dismiss("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The answer."""
        self.dismiss(event.value.strip())


class AskOne(ModalScreen[int]):
    """One of a few things; -1 if it was left."""

    DEFAULT_CSS = BOX.format(name="AskOne")
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave", "")]

    def __init__(self, text: str, things: list[str], close: str) -> None:
        super().__init__()
        self.text, self.things, self.close_text = text, things, close

    def compose(self) -> ComposeResult:
        """What is asked, and the things."""
        with Vertical() as box:
            box.border_subtitle = self.close_text
            yield Static(Content(self.text))
            yield OptionList(*[Content(thing) for thing in self.things])

    def action_leave(self) -> None:
        """Without an answer."""
        self.dismiss(-1)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The answer."""
        self.dismiss(event.option_index)


class Curtain(ModalScreen[None]):
    """Between two people who may not see each other's cards: nothing of the table is seen."""

    DEFAULT_CSS = """
    Curtain { align: center middle; background: $background; }
    Curtain Static { width: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", "")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Whose turn it is to look."""
        yield Static(Content(self.text))

    def on_click(self) -> None:
        """A click lifts it."""
        self.dismiss()


Dialog = ModalScreen[Any]
