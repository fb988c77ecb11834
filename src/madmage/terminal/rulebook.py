"""The rules beside the table: all of them to look through, or those that hold a number or a word."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from madmage.games.shelf import rules_of
from madmage.kernel.words import fold
from madmage.packs.words import words_for


class Rulebook(ModalScreen[None]):
    """The numbered rules of a game."""

    DEFAULT_CSS = """
    Rulebook { align: center middle; }
    Rulebook > Vertical {
        width: 94%; max-width: 100; height: 94%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    Rulebook Input { border: none; height: 1; padding: 0; background: $boost; }
    Rulebook Input:focus { border: none; }
    Rulebook OptionList { border: none; height: 1fr; padding: 0; background: transparent; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss", ""),
        ("down", "move('cursor_down')", ""),
        ("up", "move('cursor_up')", ""),
        ("pagedown", "move('page_down')", ""),
        ("pageup", "move('page_up')", ""),
    ]

    def __init__(self, game: str, lang: str, rule: str = "") -> None:
        """Opened at a rule, if one is named; other words are looked up."""
        super().__init__()
        self.rule = rule
        self.words = words_for(lang, ("madmage.terminal",))
        book = rules_of(game).rulebook(lang)
        self.entries: list[tuple[str, str]] = []
        """Numbers and texts, chapters among them."""
        for chapter in book["chapters"]:
            self.entries.append((chapter["number"], chapter["title"].upper()))
            self.entries += [(rule["number"], rule["text"]) for rule in chapter["rules"]]
        for ruling in book["rulings"]:
            values = "; ".join(f"{v['value']}: {v['text']}" for v in ruling["values"])
            self.entries.append((ruling["name"], f"{ruling['question']} {values}"))

    def compose(self) -> ComposeResult:
        """Where one types, and the rules below it."""
        with Vertical() as box:
            box.border_subtitle = self.words.say("term-close", {})
            yield Static(Content(self.words.say("term-rules-title", {})))
            yield Input()
            yield OptionList()

    def on_mount(self) -> None:
        """Open it."""
        self.show("")
        numbers = [fold(number) for number, _ in self.entries]
        if fold(self.rule) in numbers:
            self.query_one(OptionList).highlighted = numbers.index(fold(self.rule))
            self.call_after_refresh(self._to_the_top)
        else:
            self.query_one(Input).value = self.rule

    def _to_the_top(self) -> None:
        """The rule that was named stands at the top, with what follows below it."""
        listed = self.query_one(OptionList)
        listed.scroll_to_highlight(top=True)

    def show(self, typed: str) -> None:
        """The rules that fit."""
        listed = self.query_one(OptionList)
        listed.set_options(
            Option(Content.assemble((f"{number}  ", "bold"), text))
            for number, text in self.fitting(typed)
        )
        if not listed.option_count:
            listed.add_option(Option(self.words.say("term-rules-none", {}), disabled=True))

    def fitting(self, typed: str) -> list[tuple[str, str]]:
        """A rule by its number, a chapter by its, or every rule with these words."""
        sought = fold(typed.strip())
        if not sought:
            return self.entries
        by_number = [entry for entry in self.entries if _is_under(fold(entry[0]), sought)]
        if by_number:
            return by_number
        words = sought.split()
        return [(n, t) for n, t in self.entries if all(word in fold(f"{n} {t}") for word in words)]

    def on_input_changed(self, event: Input.Changed) -> None:
        """While one types."""
        self.show(event.value)

    def action_move(self, how: str) -> None:
        """The keys of the list work while one types."""
        getattr(self.query_one(OptionList), f"action_{how}")()


def _is_under(number: str, sought: str) -> bool:
    """Whether a rule is this one or stands below it."""
    rest = number.removeprefix(sought)
    return number.startswith(sought) and (not rest or rest[0] == "." or rest.isalpha())
