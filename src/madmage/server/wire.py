"""The messages of docs/wire.md that browsers send, as schemas; whatever fits none is malformed.

Every text and list has a longest length, so that nothing behind this door need fear a large one.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from madmage.match.proposal import MOST_STEPS
from madmage.server.problem import MALFORMED, Problem

LONGEST_MESSAGE = 16_384
LONGEST_BODY = 65_536

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Lang = Literal["en", "de", "es"]
Name = Annotated[str, Meta(max_length=60)]
Text = Annotated[str, Meta(max_length=300)]
"""A short text of an option."""
Texts = Annotated[list[Text], Meta(max_length=40)]
AskName = Annotated[str, Meta(min_length=1, max_length=120)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=60)]


class Message(Struct, tag_field="t", forbid_unknown_fields=True):
    """Whatever a browser may send over a socket."""


class Hello(Message, tag="hello"):
    """The first message: who one is, and in which language one reads."""

    token: Annotated[str, Meta(max_length=400)]
    lang: Lang
    curtain: bool = False
    """I am there, but nobody looks: show me what a bystander sees."""
    form: Literal["table", "plain"] = "table"
    """Whether one is shown whole states or only the news in words."""


class Choose(Message, tag="choose"):
    """An answer to the open question."""

    id: Id
    ask: AskName
    picks: Texts
    then: Texts | None = None


class Price(Message, tag="price"):
    """What an action costs."""

    id: Id
    ask: AskName
    pick: Text
    cards: Texts | None = None


class Why(Message, tag="why"):
    """Whether something may be chosen, and why not."""

    id: Id
    ask: AskName
    pick: Text


class Listing(Message, tag="offer"):
    """The open question as the line mode lists it."""

    id: Id
    ask: AskName


class Typed(Message, tag="line"):
    """A line as somebody types it in the line mode."""

    id: Id
    text: Text
    ask: Annotated[str, Meta(max_length=120)] = ""


class Put(Message, tag="put"):
    """Something put in out of turn."""

    id: Id
    text: Text


class Undo(Message, tag="undo"):
    """The wish to take the own last choice back."""

    id: Id
    move: MoveNumber
    here: bool = False
    """Whether everybody at my screen agrees."""


class Agree(Message, tag="agree"):
    """The answer to somebody's wish to undo."""

    id: Id
    undo: Id
    yes: bool


class Tell(Message, tag="tell"):
    """What chance has brought at a real table."""

    id: Id
    chance: AskName
    text: Text


class Draw(Message, tag="draw"):
    """The program shall draw in our place: this one, or the rest of what is being done."""

    id: Id
    chance: AskName
    rest: bool = False


class Dealer(Message, tag="dealer"):
    """Who draws from now on: the program, or the people again."""

    id: Id
    program: bool


class Hint(Message, tag="hint"):
    """What a companion would do."""

    id: Id


class Reason(Message, tag="reason"):
    """Why a companion chose so."""

    id: Id
    move: MoveNumber


class Log(Message, tag="log"):
    """Older entries of the log."""

    id: Id
    before: MoveNumber


class Tongue(Message, tag="lang"):
    """Everything in another language."""

    id: Id
    lang: Lang


class Start(Message, tag="start"):
    """Begin although a chair is empty."""

    id: Id


class Leave(Message, tag="leave"):
    """A companion takes over."""

    id: Id


class Lesson(Message, tag="lesson"):
    """On, back or another way through a first game."""

    id: Id
    do: Literal["next", "back", "skip", "show", "again"]


class Rename(Message, tag="name"):
    """Another name."""

    id: Id
    name: Name


class StepWish(Struct, forbid_unknown_fields=True, frozen=True):
    """What one seat would do, as somebody proposes it."""

    seat: Annotated[int, Meta(ge=0, le=8)]
    text: Text


class Propose(Message, tag="propose"):
    """Something to propose, perhaps in place of another proposal."""

    id: Id
    steps: Annotated[list[StepWish], Meta(min_length=1, max_length=MOST_STEPS)]
    counters: Annotated[str, Meta(max_length=40)] = ""


class AnswerTo(Message, tag="answer"):
    """Yes or no to a proposal."""

    id: Id
    proposal: Id
    yes: bool


class DraftWish(Message, tag="draft"):
    """What is done to the own draft; choices in it are `choose` with a question of the draft."""

    id: Id
    do: Literal["begin", "end", "drop", "assume", "share", "commit"]
    at: MoveNumber = 0


Request = (
    Choose
    | Price
    | Why
    | Listing
    | Typed
    | Put
    | Undo
    | Agree
    | Tell
    | Draw
    | Dealer
    | Hint
    | Reason
    | Log
    | Tongue
    | Start
    | Leave
    | Lesson
    | Rename
    | Propose
    | AnswerTo
    | DraftWish
)


class SeatWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Who shall sit on a chair."""

    kind: Literal["me", "here", "friend", "companion"]
    """`here` is somebody else at the screen of whoever makes the table."""
    name: Name = ""
    level: Word = ""
    magician: Word = ""


class Options(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """The setup options that a stranger may name: packs and positions are not among them."""

    difficulty: int | UnsetType = UNSET
    mode: Word | UnsetType = UNSET
    variants: Annotated[list[Word], Meta(max_length=10)] | UnsetType = UNSET
    edition: Word | UnsetType = UNSET
    rulings: Annotated[dict[Word, Word], Meta(max_length=100)] | UnsetType = UNSET
    open_hands: bool | UnsetType = UNSET
    first: int | UnsetType | None = UNSET


class TableWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    lang: Lang = "en"
    title: Annotated[str, Meta(max_length=80)] = ""
    options: Options = Options()
    proposals: Literal["none", "one", "three", "unlimited"] = "three"
    chance: Literal["program", "people"] = "program"
    """Who draws and rolls; with `people` they tell what a real table brings."""
    screen: bool = False
    """Whether a shared screen makes it, at which nobody sits."""


class FirstWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A first game."""

    game: Word
    lang: Lang = "en"
    name: Name = ""


class SitWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who wants to sit down."""

    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=8)] | None = None


class RecordWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A record to be looked at; how long it may be is the replays' business."""

    record: str


class PlayOnWish(Struct, forbid_unknown_fields=True, frozen=True):
    """A new table from the middle of a record."""

    move: MoveNumber
    seat: Annotated[int, Meta(ge=0, le=8)]
    lang: Lang = "en"
    name: Name = ""
    level: Word = ""


T = TypeVar("T")

_HELLO = msgspec.json.Decoder(Hello)
_REQUEST: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Request)
_ENCODER = msgspec.json.Encoder()


class _Marked(Struct):
    id: Id = ""


_ID = msgspec.json.Decoder(_Marked)


def read_hello(text: str) -> Hello:
    """The first message of a socket."""
    return _decode(_HELLO, text)


def read_request(text: str) -> Any:
    """Any later message of a socket."""
    return _decode(_REQUEST, text)


def read_body(kind: type[T], raw: bytes) -> T:
    """The body of an HTTP request."""
    return _decode(msgspec.json.Decoder(kind), raw)


def _decode(decoder: msgspec.json.Decoder[T], raw: str | bytes) -> T:
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem(MALFORMED, "problem-malformed", what=str(error)[:200]) from error


def id_in(text: str) -> str:
    """The id of a message that is otherwise malformed, so that its sender knows which one it was."""
    try:
        return _ID.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def encode(data: object) -> bytes:
    """Anything that the server says, as JSON."""
    return _ENCODER.encode(data)
