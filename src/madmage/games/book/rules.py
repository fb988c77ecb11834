"""The Book behind the rules contract."""

from __future__ import annotations

from typing import Any

from madmage.games.book import (
    chronicle,
    epilogue,
    foresight,
    gallery,
    gathering,
    imagine,
    notation,
    price,
    setup,
    thought,
    told,
    visibility,
    wish,
)
from madmage.games.book.actions import ACTION_PHASE
from madmage.games.book.loading import load_pack
from madmage.games.book.pack import Pack
from madmage.games.book.rulebook import RULEBOOK
from madmage.games.book.screen import Screen
from madmage.games.book.show import show
from madmage.games.book.speech import Speech
from madmage.games.book.state import BookState
from madmage.games.book.talk import BookTalk
from madmage.kernel.chance import Chance
from madmage.kernel.error import NotUnderstood, shown
from madmage.kernel.event import Event
from madmage.kernel.refusal import Refusal
from madmage.kernel.rules import Rules, Setup, Way
from madmage.kernel.talk import Talk
from madmage.kernel.view import View
from madmage.kernel.words import Voice, Words
from madmage.packs.words import words_for

WORDS = ("madmage.effects", "madmage.games.book")

SHARED_RULES = {
    "refused-branch-not-in-full": "B5.3b",
    "refused-branch-does-nothing": "B5.3b",
    "refused-not-yourself": "B9.12",
    "refused-not-twice": "B9.12",
    "refused-not-in-game": "B7.2a",
}

FAR_FETCHED = frozenset(
    {
        "refused-not-your-spell",
        "refused-power-named",
        "refused-power-by-sum",
        "refused-no-madness-there",
        "refused-no-curse-there",
        "refused-no-ability",
        "refused-ability-while-paying",
        "refused-pay-not-there",
        "refused-pick-not-there",
        "refused-pick-wrong-kind",
        "refused-spell-not-there",
        "refused-spell-not-destroyed",
        "refused-forget-not-yours",
        "refused-not-looked-at",
        "refused-swap-not-held",
        "refused-swap-not-there",
        "refused-upgrade-element",
    }
)

LATER = frozenset({"refused-pick-later", "refused-pay-leaves-short"})


class Book(Rules[BookState]):
    """The Big Book of Madness."""

    game = "book"
    version = 1

    def check_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        return wish.check_setup(seats, options)

    def set_up(self, setup_: Setup, chance: Chance) -> BookState:
        return setup.set_up(setup_, chance)

    def pack_id(self, setup_: Setup) -> tuple[str, str]:
        pack = load_pack(setup_.options["pack"])
        return pack.name, pack.hash

    def copy(self, st: BookState) -> BookState:
        return st.copy()

    def shared_rule(self, key: str) -> str:
        return SHARED_RULES[key]

    def picking(self, st: BookState) -> str:
        return gathering.picking(st)

    def picked(self, before: BookState, after: BookState, option: int) -> tuple[int, ...]:
        return gathering.picked(before, after, option)

    def copies(self, st: BookState, option: int) -> int:
        return gathering.copies(st, option)

    def thrift(self, st: BookState, picks: tuple[int, ...]) -> tuple[int, ...]:
        return gathering.thrift(st, picks)

    def ways(self, st: BookState, option: int) -> tuple[list[Way], bool]:
        return price.ways(st, option)

    def way_with(self, st: BookState, option: int, texts: list[str]) -> Way | None:
        return price.way_with(st, option, texts)

    def way_texts(self, st: BookState, way: Way) -> list[str]:
        return price.texts(st, way.picks)

    def why_not_paid(
        self, st: BookState, option: int, texts: list[str], voice: Voice
    ) -> tuple[str, str, int]:
        return price.why_not_paid(st, option, texts, voice)

    def bill(self, st: BookState, option: int, voice: Voice) -> dict[str, Any]:
        return price.bill_data(st, option, voice)

    def offers(self, lang: str) -> dict[str, Any]:
        return gallery.offers(self.words(lang))

    def gallery(self, pack: str, lang: str) -> dict[str, Any]:
        return gallery.gallery(load_pack(pack), self.words(lang))

    def open_texts(self, view: View, voice: Voice) -> dict[str, Any]:
        return gallery.open_texts(view, voice)

    def view(self, st: BookState, seat: int) -> View:
        known, hidden = visibility.known_to(st, seat)
        return View(seat, known, hidden, show)

    def imagine(self, view: View, chance: Chance) -> BookState:
        known = view.known
        assert isinstance(known, BookState)
        return imagine.imagine(known, view.hidden, chance)

    def redact(self, st: BookState, event: Event, seat: int) -> Event:
        return visibility.redact(st, event, seat)

    def learners(self, st: BookState, event: Event) -> tuple[int, ...]:
        return visibility.learners(st, event)

    def knows_choice(
        self, st: BookState, option: int, events: tuple[Event, ...], seat: int
    ) -> bool:
        return visibility.knows_choice(st, option, events, seat)

    def words(self, lang: str) -> Words:
        return words_for(lang, WORDS)

    def write(self, st: BookState, option: int) -> str:
        return notation.write(st, option)

    def read(self, st: BookState, text: str) -> int:
        return notation.read(st, text)

    def option_text(self, st: BookState, option: int, voice: Voice) -> str:
        return Speech(st, voice).option(option)

    def selection_text(self, st: BookState, picks: tuple[int, ...], voice: Voice) -> str:
        return Speech(st, voice).selection(picks)

    def warnings(self, st: BookState, options: tuple[int, ...], voice: Voice) -> list[str]:
        return foresight.warnings(st, options, voice)

    def is_thinkable(self, st: BookState, option: int) -> bool:
        return thought.is_thinkable(st, option)

    def is_small(self, st: BookState) -> bool:
        return st.ask is not None and st.ask.effect is not ACTION_PHASE

    def are_views_alike(self, st: BookState) -> bool:
        return st.table.open_hands

    def keeps_secrets(self, st: BookState) -> bool:
        return not st.table.open_hands

    def ask_text(self, st: BookState, voice: Voice) -> str:
        return voice.say("ask-over", {}) if st.ask is None else Speech(st, voice).question()

    def refusal_text(self, st: BookState, option: int, refusal: Refusal, voice: Voice) -> str:
        return Speech(st, voice).refusal(option, refusal.key)

    def event_text(self, st: BookState, event: Event, voice: Voice) -> str:
        return chronicle.event_text(st.table.pack, event, voice)

    def outcome_text(self, st: BookState, voice: Voice) -> str:
        return epilogue.outcome_text(st, voice)

    def ending(self, st: BookState, events: list[Event], voice: Voice) -> list[str]:
        return epilogue.ending(st, events, voice)

    def tell(self, st: BookState, events: list[Event], voice: Voice) -> list[str]:
        return chronicle.tell(st, events, voice)

    def aim(self, st: BookState, voice: Voice) -> str:
        return voice.say("screen-aim", {})

    def hints(self, voice: Voice) -> list[str]:
        return [voice.say(f"screen-hint-{word}", {}) for word in ("power", "token", "support")]

    def examples(self, voice: Voice) -> tuple[str, str]:
        return "B6.4", voice.say("screen-hint-move", {})

    def card_text(self, st: BookState, name: str, voice: Voice) -> str:
        from madmage.games.book import catalogue

        return catalogue.find(st.table.pack, name, voice.words.lang)

    def chance_text(self, setup_: Setup, stream: int, value: int) -> tuple[str, str]:
        names = told.keys(_pack(setup_), setup_.seats, stream)
        return notation.stream_name(stream), names[value]

    def read_chance(self, setup_: Setup, stream: str, value: str) -> tuple[int, int]:
        streams = notation.all_streams()
        if stream not in streams:
            raise NotUnderstood(f"{shown(stream)} is no stream of chance of the Book")
        names = told.keys(_pack(setup_), setup_.seats, streams[stream])
        if value not in names:
            raise NotUnderstood(f"{shown(value)} is no outcome of {stream}")
        return streams[stream], names.index(value)

    def chance_values(self, setup_: Setup, stream: int) -> list[int]:
        return told.values(_pack(setup_), setup_.seats, stream)

    def chance_question(self, setup_: Setup, stream: int, voice: Voice) -> str:
        return told.question(stream, voice)

    def chance_name(
        self, setup_: Setup, stream: int, value: int, st: BookState | None, voice: Voice
    ) -> str:
        return told.name(_pack(setup_), stream, value, voice)

    def why_not_told(
        self, setup_: Setup, stream: int, value: int, population: bytes, st: BookState | None
    ) -> Refusal | None:
        return None if value in population else told.REFUSALS[told.kind_of(stream)]

    def chance_seat(self, stream: int) -> int:
        return told.seat_of(stream)

    def screen(self, view: View, voice: Voice) -> list[str]:
        return Screen(view, voice).lines()

    def glance(self, view: View, voice: Voice) -> list[str]:
        return Screen(view, voice).glance()

    def parts(self, view: View, voice: Voice) -> list[tuple[str, list[str]]]:
        return Screen(view, voice).parts()

    def is_far_fetched(self, refusal: Refusal) -> bool:
        return refusal.key in FAR_FETCHED

    def comes_later(self, refusal: Refusal) -> bool:
        return refusal.key in LATER

    def turn_of(self, st: BookState) -> int:
        return st.turn

    def talk(self) -> Talk:
        return BookTalk()

    def facts(self, st: BookState) -> dict[str, int]:
        return {"rounds": st.row, "madness_left": st.madness}

    def rule_text(self, number: str, lang: str) -> str:
        return RULEBOOK.rule_text(number, lang)

    def rulebook(self, lang: str) -> dict[str, Any]:
        return RULEBOOK.data(lang)

    def chapters(self, lang: str) -> list[str]:
        return RULEBOOK.chapters(lang)

    def find_rules(self, word: str, lang: str) -> list[str]:
        return RULEBOOK.find(word, lang)


def _pack(setup_: Setup) -> Pack:
    """The cards of a setup, for the names of chance alone."""
    return load_pack(setup_.options["pack"])


BOOK = Book()
