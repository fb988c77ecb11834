"""The start page: which game, with whom, how hard; or a friend's link."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static

from madmage.agents.agent import agents_for
from madmage.agents.level import usual_level
from madmage.games.shelf import GAMES, rules_of
from madmage.kernel.words import LANGUAGES
from madmage.match.given import LONGEST_NAME
from madmage.packs.words import words_for
from madmage.terminal.guest import Link
from madmage.terminal.heard import harmless

TONGUES = {"en": "English", "de": "Deutsch", "es": "español"}


@dataclass(slots=True)
class Wish:
    """What was asked for on the start page."""

    lang: str
    game: str = "book"
    name: str = ""
    players: int = 3
    level: str = ""
    difficulty: int = 1
    mode: str = "normal"
    link: str = ""


class Start(Screen[Wish]):
    """A few questions, each with an answer to begin with."""

    CSS = """
    Start { align: center middle; }
    Start > VerticalScroll {
        width: 76; height: auto; max-height: 100%; border: round $primary; padding: 0 2;
    }
    Start .row { height: 1; margin-top: 1; }
    Start Label { width: 22; }
    Start Select, Start Input { width: 1fr; }
    Start Input { border: none; height: 1; padding: 0; background: $boost; }
    Start Button { min-width: 16; }
    Start #title { text-style: bold; }
    Start #trouble { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave", "")]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def say(self, key: str, **args: object) -> str:
        """A sentence of the terminal table."""
        return words_for(self.lang, ("madmage.terminal",)).say(key, args)

    def compose(self) -> ComposeResult:
        """The questions."""
        with VerticalScroll():
            yield Static(self.say("term-start-title"), id="title")
            yield self._row("language", self._select("language", self._tongues(), self.lang))
            yield self._row("game", self._select("game", self._games(), "book"))
            yield self._row(
                "name", Input(id="name", max_length=LONGEST_NAME, placeholder=self.say("term-me"))
            )
            yield self._row("players", self._select("players", self._seats("book"), 3))
            yield self._row(
                "level", self._select("level", self._levels("book"), usual_level("book"))
            )
            yield self._row("difficulty", self._select("difficulty", self._difficulties(), 1))
            yield self._row("mode", self._select("mode", self._modes(), "normal"))
            with Horizontal(classes="row"):
                yield Button(
                    self.say("term-start-begin"), variant="primary", id="begin", compact=True
                )
            yield self._row("join", Input(id="link", placeholder=self.say("term-start-link")))
            yield Static(id="trouble")

    def _row(self, name: str, answer: Any) -> Horizontal:
        label = Label(self.say(f"term-start-{name}"), id=f"label-{name}")
        return Horizontal(label, answer, classes="row", id=f"row-{name}")

    def _select(self, name: str, options: list[tuple[str, Any]], value: Any) -> Select[Any]:
        return Select(options, value=value, allow_blank=False, compact=True, id=name)

    def _tongues(self) -> list[tuple[str, Any]]:
        return [(TONGUES[lang], lang) for lang in LANGUAGES]

    def _games(self) -> list[tuple[str, Any]]:
        return [(rules_of(game).words(self.lang).say("title", {}), game) for game in GAMES]

    def _seats(self, game: str) -> list[tuple[str, Any]]:
        fewest, most = rules_of(game).offers(self.lang)["seats"]
        return [(str(count), count) for count in range(fewest, most + 1)]

    def _levels(self, game: str) -> list[tuple[str, Any]]:
        return [(self.say(f"term-level-{level}"), level) for level in agents_for(game)]

    def _difficulties(self) -> list[tuple[str, Any]]:
        words = rules_of("book").words(self.lang)
        return [(words.say("difficulty", {"n": number}), number) for number in (1, 2, 3)]

    def _modes(self) -> list[tuple[str, Any]]:
        words = rules_of("book").words(self.lang)
        return [(words.say(f"mode-{m}", {}), m) for m in ("normal", "terror", "nightmare")]

    @on(Select.Changed, "#game")
    def _game_changed(self, event: Select.Changed) -> None:
        """The other game has other questions."""
        game = str(event.value)
        players = self.query_one("#players", Select)
        count = players.value
        seats = self._seats(game)
        players.set_options(seats)
        players.value = count if count in [n for _, n in seats] else seats[0][1]
        level = self.query_one("#level", Select)
        level.set_options(self._levels(game))
        level.value = usual_level(game)
        for name in ("difficulty", "mode"):
            self.query_one(f"#row-{name}").display = game == "book"

    @on(Select.Changed, "#language")
    async def _language_changed(self, event: Select.Changed) -> None:
        """The same page in another language."""
        if event.value != self.lang:
            self.lang = str(event.value)
            await self.recompose()

    @on(Button.Pressed, "#begin")
    def _begin(self) -> None:
        value: dict[str, Any] = {
            name: self.query_one(f"#{name}", Select).value for name in _ANSWERS
        }
        name = self.query_one("#name", Input).value.strip() or self.say("term-me")
        self.dismiss(Wish(self.lang, name=name, **value))

    @on(Input.Submitted, "#name")
    def _named(self) -> None:
        self.query_one("#begin", Button).focus()

    @on(Input.Submitted, "#link")
    def _joined(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        try:
            Link(text)
        except ValueError:
            told = self.say("term-no-link", link=harmless(text))
            self.query_one("#trouble", Static).update(Content(told))
            return
        name = self.query_one("#name", Input).value.strip() or self.say("term-me")
        self.dismiss(Wish(self.lang, name=name, link=text))

    def action_leave(self) -> None:
        """Without a table."""
        self.app.exit()


_ANSWERS = ("game", "players", "level", "difficulty", "mode")
