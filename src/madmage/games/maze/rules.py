"""The Maze behind the rules contract."""

from __future__ import annotations

from functools import cache
from typing import Any

from madmage.games.maze import (
    errand,
    gallery,
    imagine,
    interjection,
    notation,
    opened,
    setup,
    sights,
    told,
    visibility,
)
from madmage.games.maze.branch import knows_branches
from madmage.games.maze.chronicle import Chronicle
from madmage.games.maze.law import Law, rulings_of
from madmage.games.maze.laying import NOT_JOINED, PLACE_UNIT, VERDICT_UNIT, beyond
from madmage.games.maze.loading import load_pack
from madmage.games.maze.looting import things_in_grave
from madmage.games.maze.naming import card_of, tile_key
from madmage.games.maze.screen import Screen, places
from madmage.games.maze.show import laid_kind, show
from madmage.games.maze.speech import Speech, verdict_on
from madmage.games.maze.state import CREATING, MOST_POINTS, NO_CARD, MazeState, Table
from madmage.kernel.chance import Chance
from madmage.kernel.error import NotUnderstood
from madmage.kernel.event import Event
from madmage.kernel.refusal import Refusal
from madmage.kernel.rules import ALONE, TOGETHER, Rules, Setup, Way
from madmage.kernel.view import View
from madmage.kernel.words import Voice, Words
from madmage.packs.rulebook import Rulebook
from madmage.packs.words import words_for

WORDS = ("madmage.effects", "madmage.games.maze")
RULEBOOK = Rulebook("madmage.games.maze", "the Maze", "M11", "M13")
OUTSIDER = -1
"""Somebody who only watches: reads no card and knows no tile."""

FAR_FETCHED = frozenset(
    {
        "refused-already-there",
        "refused-fights-already",
        "refused-no-chest-here",
        "refused-no-grave-here",
        "refused-no-key-here",
        "refused-no-monster-to-quell",
        "refused-no-open-exit-there",
        "refused-no-room-there",
        "refused-not-a-way-back",
        "refused-not-an-empty-field",
        "refused-not-at-exit",
        "refused-not-in-grave",
        "refused-not-in-stride",
        "refused-not-nearest",
        "refused-not-on-level",
        "refused-nothing-to-face",
        "refused-nothing-to-steal",
        "refused-potion-not-held",
        "refused-same-ability",
        "refused-tile-not-looked-at",
        "refused-trade-not-here",
        "refused-trade-not-theirs",
        "refused-trade-only-in-fights",
        "refused-trade-with-yourself",
    }
)


class Maze(Rules[MazeState]):
    """Maze of the Rage Mage."""

    game = "maze"
    version = 1

    def check_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        return setup.check_setup(seats, options)

    def set_up(self, setup_: Setup, chance: Chance) -> MazeState:
        return setup.set_up(setup_, chance)

    def pack_id(self, setup_: Setup) -> tuple[str, str]:
        pack = load_pack(setup_.options["pack"])
        return pack.name, pack.hash

    def copy(self, st: MazeState) -> MazeState:
        return st.copy()

    def shared_rule(self, key: str) -> str:
        raise KeyError(key)  # the Maze uses no shared effect that refuses

    def picking(self, st: MazeState) -> str:
        return TOGETHER if st.ask is not None and st.ask.kind in ("create", "loot") else ALONE

    def copies(self, st: MazeState, option: int) -> int:
        if st.ask is not None and st.ask.kind == "loot":
            return things_in_grave(st, st.place[st.ask.seat]).count(option)
        return MOST_POINTS if st.ask is not None and st.ask.kind == "create" else 1

    def ways(self, st: MazeState, option: int) -> tuple[list[Way], bool]:
        if errand.is_errand(st, option):
            return errand.ways(st, option), True
        return super().ways(st, option)

    def way_with(self, st: MazeState, option: int, texts: list[str]) -> Way | None:
        if errand.is_errand(st, option):
            return errand.way_with(st, option, texts)
        return super().way_with(st, option, texts)

    def way_texts(self, st: MazeState, way: Way) -> list[str]:
        return [st.table.plan.name(field) for field in way.picks]

    def why_not_paid(
        self, st: MazeState, option: int, texts: list[str], voice: Voice
    ) -> tuple[str, str, int]:
        if not errand.is_errand(st, option):
            return super().why_not_paid(st, option, texts, voice)
        return (*errand.why_not(st, option, texts, voice), 0)

    def culprits(self, st: MazeState, option: int) -> list[str]:
        if st.ask is None or st.ask.kind not in ("tile", "first_tile"):
            return []
        verdict = verdict_on(st, st.ask, option)
        fields = [verdict // VERDICT_UNIT] if verdict else []
        if verdict % VERDICT_UNIT == NOT_JOINED:
            # It turns a wall to every exit that leads to the place.
            place = option // PLACE_UNIT
            exits = st.exits[st.level_of(st.ask.seat)]
            fields = [exit // 4 for exit in exits if beyond(st, exit) == place]
        return [st.table.plan.name(field) for field in fields]

    def offers(self, lang: str) -> dict[str, Any]:
        return gallery.offers(RULEBOOK.book(lang)["rulings"])

    def gallery(self, pack: str, lang: str) -> dict[str, Any]:
        return gallery.gallery(load_pack(pack), self.words(lang))

    def open_texts(self, view: View, voice: Voice) -> dict[str, Any]:
        return opened.open_texts(view, voice)

    def sights(self, st: MazeState, events: list[Event]) -> list[dict[str, Any]]:
        return sights.sights(st.table, events)

    def turned_up(self, st: MazeState) -> list[tuple[str, str]]:
        kind = laid_kind(st)
        return [] if kind < 0 else [("tile", tile_key(st.table, kind))]

    def are_views_alike(self, st: MazeState) -> bool:
        return visibility.sees_everybody_the_same(st) and knows_branches(st, OUTSIDER)

    def interjections(self, st: MazeState, seat: int) -> tuple[int, ...]:
        return interjection.options(st, seat)

    def interject(self, st: MazeState, seat: int, option: int, chance: Chance) -> None:
        interjection.interject(st, seat, option, chance)

    def why_not_interject(self, st: MazeState, seat: int, option: int) -> Refusal | None:
        return interjection.why_not(st, seat, option)

    def write_interjection(self, st: MazeState, seat: int, option: int) -> str:
        return interjection.write(st, option)

    def read_interjection(self, st: MazeState, seat: int, text: str) -> int:
        return interjection.read(st, text)

    def interjection_text(self, st: MazeState, seat: int, option: int, voice: Voice) -> str:
        return interjection.text(st, option, voice)

    def interjection_refusal_text(
        self, st: MazeState, seat: int, option: int, refusal: Refusal, voice: Voice
    ) -> str:
        return interjection.refusal_text(st, option, refusal, voice)

    def view(self, st: MazeState, seat: int) -> View:
        known, hidden = visibility.known_to(st, seat)
        return View(seat, known, hidden, show)

    def imagine(self, view: View, chance: Chance) -> MazeState:
        known = view.known
        assert isinstance(known, MazeState)
        return imagine.imagine(known, view.hidden, chance)

    def redact(self, st: MazeState, event: Event, seat: int) -> Event:
        return visibility.redact(st, event, seat)

    def learners(self, st: MazeState, event: Event) -> tuple[int, ...]:
        return visibility.learners(st, event)

    def knows_choice(
        self, st: MazeState, option: int, events: tuple[Event, ...], seat: int
    ) -> bool:
        return st.ask is None or visibility.sees_ask(seat, st.ask)

    def words(self, lang: str) -> Words:
        return words_for(lang, WORDS)

    def write(self, st: MazeState, option: int) -> str:
        return notation.write(st, option)

    def read(self, st: MazeState, text: str) -> int:
        return notation.read(st, text)

    def option_text(self, st: MazeState, option: int, voice: Voice) -> str:
        return Speech(st, voice).option(option)

    def ask_text(self, st: MazeState, voice: Voice) -> str:
        return voice.say("ask-over", {}) if st.ask is None else Speech(st, voice).question()

    def refusal_text(self, st: MazeState, option: int, refusal: Refusal, voice: Voice) -> str:
        return Speech(st, voice).refusal(option, refusal.key)

    def event_text(self, st: MazeState, event: Event, voice: Voice) -> str:
        return Chronicle(st.table, voice).text(event)

    def outcome_text(self, st: MazeState, voice: Voice) -> str:
        if st.outcome is None:
            return voice.say("ask-over", {})
        scores = st.outcome.scores
        # Who left the table shares the last place, but has not lost (M1.1a).
        left = [seat for seat in range(st.table.seats) if st.in_game[seat]]
        loser = voice.name(min(left, key=lambda seat: scores[seat]))
        return voice.say(f"outcome-{st.outcome.reason}", {"loser": loser})

    def ending(self, st: MazeState, events: list[Event], voice: Voice) -> list[str]:
        return [self.outcome_text(st, voice), places(st, voice)]

    def aim(self, st: MazeState, voice: Voice) -> str:
        return voice.say("aim", {})

    def hints(self, voice: Voice) -> list[str]:
        return [voice.say(f"hint-{word}", {}) for word in ("fields", "abilities", "undo")]

    def is_small(self, st: MazeState) -> bool:
        return st.ask is not None and st.ask.kind not in ("turn", "walk", "tile", "first_tile")

    def keeps_secrets(self, st: MazeState) -> bool:
        return st.phase == CREATING

    def chance_text(self, setup_: Setup, stream: int, value: int) -> tuple[str, str]:
        names = {number: name for name, number in notation.streams(setup_.seats).items()}
        return names[stream], notation.values_of(_table(setup_), stream)[value]

    def read_chance(self, setup_: Setup, stream: str, value: str) -> tuple[int, int]:
        streams = notation.streams(setup_.seats)
        if stream not in streams:
            raise NotUnderstood(f"'{stream[:40]}' is no stream of chance of the Maze")
        values = notation.values_of(_table(setup_), streams[stream])
        if value not in values or not value:
            raise NotUnderstood(f"'{value[:40]}' is no outcome of {stream}")
        return streams[stream], values.index(value)

    def chance_values(self, setup_: Setup, stream: int) -> list[int]:
        return told.values(_table(setup_), stream)

    def chance_question(self, setup_: Setup, stream: int, voice: Voice) -> str:
        return told.question(stream, voice)

    def chance_name(
        self, setup_: Setup, stream: int, value: int, st: MazeState | None, voice: Voice
    ) -> str:
        return told.name(_table(setup_), stream, value, st, voice)

    def why_not_told(
        self, setup_: Setup, stream: int, value: int, population: bytes, st: MazeState | None
    ) -> Refusal | None:
        return told.why_not(stream, value, population, st)

    def chance_seat(self, stream: int) -> int:
        return told.seat_of(stream)

    def screen(self, view: View, voice: Voice) -> list[str]:
        return Screen(view, voice).lines()

    def glance(self, view: View, voice: Voice) -> list[str]:
        return Screen(view, voice).glance()

    def parts(self, view: View, voice: Voice) -> list[tuple[str, list[str]]]:
        return Screen(view, voice).parts()

    def places_text(self, view: View, voice: Voice) -> list[str]:
        return Screen(view, voice).fields()

    def examples(self, voice: Voice) -> tuple[str, str]:
        return "M4.2", "explore"

    def is_far_fetched(self, refusal: Refusal) -> bool:
        return refusal.key in FAR_FETCHED

    def comes_later(self, refusal: Refusal) -> bool:
        return False

    def turn_of(self, st: MazeState) -> int:
        return st.turn

    def facts(self, st: MazeState) -> dict[str, int]:
        return {"rounds": st.round, "escaped": len(st.ranks)}

    def rule_text(self, number: str, lang: str) -> str:
        return RULEBOOK.rule_text(number, lang)

    def rulebook(self, lang: str) -> dict[str, Any]:
        return RULEBOOK.data(lang)

    def chapters(self, lang: str) -> list[str]:
        return RULEBOOK.chapters(lang)

    def find_rules(self, word: str, lang: str) -> list[str]:
        return RULEBOOK.find(word, lang)

    def card_text(self, st: MazeState, name: str, voice: Voice) -> str:
        from madmage.games.maze import catalogue

        key, text = catalogue.find(st.table.pack, name, voice.words.lang)
        if st.reading != NO_CARD and not (st.was_open or st.table.law.branches_open):
            # M7.1b: who is being read to may not read ahead.
            if card_of(st.table, st.reading_deck, st.reading).key == key:
                return voice.say("card-unread", {})
        return text


@cache
def _table_of(pack: str, seats: int, rulings: tuple[tuple[str, str], ...]) -> Table:
    return Table(load_pack(pack), Law(rulings_of(dict(rulings))), seats)


def _table(setup_: Setup) -> Table:
    """The table of a setup, for the names of chance alone."""
    rulings = tuple(sorted(setup_.options["rulings"].items()))
    return _table_of(setup_.options["pack"], setup_.seats, rulings)


MAZE = Maze()
