"""The tools that a language model is given, as a server of the Model Context Protocol.

Each tool is a thin door to a desk. What goes wrong is told in a sentence that says what to do; a
move that is not legal names its rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from madmage import __version__
from madmage.assistant.desk import Desk
from madmage.assistant.study import Study
from madmage.games.shelf import rules_of
from madmage.kernel.error import ChoiceRefused, MadmageError, NotUnderstood, shown

if TYPE_CHECKING:
    from mcp.server import MCPServer

Game = Literal["book", "maze"]
Lang = Literal["en", "de", "es"]
T = TypeVar("T")

INSTRUCTIONS = """\
Play two board games by their whole rules: the Book (The Big Book of Madness, cooperative, 2 to 5
players) and the Maze (Maze of the Rage Mage, a race, 3 to 6 players). You have one seat of a match;
companions sit on the others and answer at once. new_match starts a match and asks its first
question; then answer with choose, again and again, until the game is over. look shows the whole
table, options what can and cannot be chosen and why, rules any rule by its number or a word in it,
hint what a companion would do. You see what your seat may see and nothing else."""

ADVICE = {
    ChoiceRefused: "Nothing has changed. The tool options lists what can be chosen now.",
    NotUnderstood: "Nothing has changed.",
}


class Door:
    """The tools, over one study."""

    def __init__(self, study: Study | None = None) -> None:
        self.study = study or Study()

    # Starting and ending

    def new_match(
        self,
        game: Game = "book",
        players: int = 3,
        seat: int = 1,
        *,
        companions: str = "",
        lang: Lang = "en",
        seed: int | None = None,
        difficulty: int | None = None,
        mode: str | None = None,
        variants: list[str] | None = None,
        edition: str | None = None,
        magicians: list[str] | None = None,
        open_hands: bool | None = None,
        rulings: dict[str, str] | None = None,
        pack: str | None = None,
    ) -> str:
        """Start a match and get its name, the table and the first question.

        game: book (2 to 5 players) or maze (3 to 6). seat: yours, 1 is the first. companions: how well
        the others play, weakest to strongest: random, greedy, adept, master (default: adept); master
        thinks about a second for each choice. lang: the language of all texts. seed: the same seed
        brings the same cards.
        For the Book: difficulty 1 to 3; mode normal, terror or nightmare; variants of dunces, unending,
        everyone; edition default, en, de, es or manual; magicians seat by seat; open_hands false if
        players hide their hands. rulings: by name, see rules B11 and M11. pack: a folder with cards of
        your own.
        """
        asked = {
            "difficulty": difficulty,
            "mode": mode,
            "variants": variants,
            "edition": edition,
            "magicians": magicians,
            "open_hands": open_hands,
            "rulings": rulings,
            "pack": pack,
        }
        options = {name: value for name, value in asked.items() if value is not None}
        desk = self.study.start(game, players, seat, companions, lang, seed, options)
        aim = desk.match.rules.aim(desk.match.state, desk.match.voice(lang))
        return "\n".join([aim, "", desk.look(), "", *desk.news(), "", desk.question()])

    def list_matches(self) -> str:
        """All open matches with their names."""
        return "\n".join(self.study.lines()) or "No match is open; new_match starts one."

    def close_match(self, match: str) -> str:
        """Put a match away for good; save_record before keeps it."""
        self.study.close(match)
        return f"{match} is closed."

    def save_record(self, match: str) -> str:
        """The record of a match as text: every choice and every outcome. load_record goes on from it.

        While others keep secrets it can be had only after the end.
        """
        return self._at(match, Desk.record)

    def load_record(
        self, record: str, seat: int = 1, companions: str = "", lang: Lang = "en"
    ) -> str:
        """Open a saved match and go on where it ends, on any seat (1 is the first)."""
        desk = self.study.load(record, seat, companions, lang)
        return f"{desk.look()}\n\n{desk.question()}"

    # Reading

    def look(self, match: str, form: Literal["text", "data"] = "text") -> str:
        """The whole table as your seat sees it: as text, or as JSON data with the open question."""
        return self._at(match, Desk.data if form == "data" else Desk.look)

    def options(self, match: str) -> str:
        """The open question and every legal answer: number, sentence, short text.

        Also what is not possible now, with the reason and the number of its rule.
        """
        return self._at(match, lambda desk: desk.question(is_full=True))

    def why_not(self, match: str, answer: str) -> str:
        """Whether an answer is legal now, and if not, why not and by which rule. Changes nothing."""
        return self._at(match, lambda desk: desk.why_not(answer))

    def price(self, match: str, answer: str | int) -> str:
        """Every way to pay for an option, as lists of cards that choose takes. Changes nothing."""
        return self._at(match, lambda desk: desk.price(_text(answer)))

    def log(self, match: str, last: int = 30) -> str:
        """What happened so far, the last lines, as your seat may know it."""
        return self._at(match, lambda desk: desk.log(last))

    def card(self, match: str, name: str) -> str:
        """A card of this match by its name or key, with its text."""
        return self._at(match, lambda desk: desk.card(name))

    def rules(
        self, game: Game = "book", number: str = "", word: str = "", lang: Lang = "en"
    ) -> str:
        """The numbered rules, by number or by a word.

        number: a rule, chapter or ruling, for example B6.4, B9, M7.1 or M11. word: every rule with
        this word in it. Without both you get the list of chapters.
        """
        book = rules_of(game)
        if number:
            return book.rule_text(number, lang)
        if word:
            found = book.find_rules(word, lang)
            if not found:
                raise NotUnderstood(f"no rule holds the word '{word[:60]}'; try a shorter one")
            return "\n".join(found)
        return "\n".join(book.chapters(lang))

    def hint(self, match: str, level: str = "") -> str:
        """What a companion would choose in your place, and why; it knows no more than you do."""
        return self._at(match, lambda desk: desk.hint(level))

    # Playing

    def choose(self, match: str, answer: str | int | list[str | int]) -> str:
        """Answer the open question.

        answer: the number of an option, its short text, or a list: all things that are picked together
        in any order, an action and the cards that pay for it (["learn kindling", "fire2"]), or answers
        to questions that follow each other. All or none of a list is done. You get what happened until
        you are asked again, and that question.
        """
        answers = answer if isinstance(answer, list) else [answer]
        return self._at(match, lambda desk: desk.choose([_text(one) for one in answers]))

    def put_in(self, match: str, text: str) -> str:
        """Do something out of turn that options lists as *put in*, such as drinking a potion."""
        return self._at(match, lambda desk: desk.put_in(text))

    def undo(self, match: str) -> str:
        """Take your last choice back, with everything that came after it."""
        return self._at(match, Desk.undo)

    def _at(self, match: str, deed: Callable[[Desk], str]) -> str:
        desk = self.study.find(match)
        with desk.lock:
            return deed(desk)

    @property
    def tools(self) -> tuple[Callable[..., str], ...]:
        """All tools, in the order in which one needs them."""
        return (
            self.new_match,
            self.look,
            self.options,
            self.choose,
            self.why_not,
            self.price,
            self.hint,
            self.log,
            self.card,
            self.rules,
            self.put_in,
            self.undo,
            self.save_record,
            self.load_record,
            self.list_matches,
            self.close_match,
        )


READING = ("look", "options", "why_not", "price", "hint", "log", "card", "rules", "save_record")
"""Tools that change nothing."""


def make_server(door: Door | None = None) -> MCPServer[Any]:
    """The server, ready to run; `MadmageError` where its package is not installed."""
    try:
        from mcp.server import MCPServer
        from mcp.types import ToolAnnotations
    except ImportError as error:
        raise MadmageError("this needs one more package: pip install 'madmage[mcp]'") from error
    server: MCPServer[Any] = MCPServer(
        "madmage",
        title="Two board games",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
    )
    for tool in (door or Door()).tools:
        notes = ToolAnnotations(read_only_hint=tool.__name__ in READING, open_world_hint=False)
        server.add_tool(
            told(tool),
            name=tool.__name__,
            description=" ".join((tool.__doc__ or "").split()),
            annotations=notes,
            structured_output=False,
        )
    return server


def told(tool: Callable[..., str]) -> Callable[..., str]:
    """The tool, with what goes wrong told to whoever called it."""
    from functools import wraps

    from mcp.server.mcpserver.exceptions import ToolError

    @wraps(tool)
    def call(*args: Any, **kwargs: Any) -> str:
        try:
            return tool(*args, **kwargs)
        except MadmageError as error:
            advice = next((a for kind, a in ADVICE.items() if isinstance(error, kind)), "")
            end = "" if str(error).endswith((".", "]", "?")) else "."
            sentence = f"{error}{end} {advice}".strip()
            # Half a letter could not be sent.
            raise ToolError(sentence.encode(errors="replace").decode()) from error

    return call


def _text(answer: str | int) -> str:
    """An answer as text; a number may be longer than any that can be written."""
    return answer if isinstance(answer, str) else shown(answer)
