"""A table at this machine: one match, the people in front of the screen, and companions."""

from __future__ import annotations

import asyncio
import random
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from madmage.agents.advice import hint_data, reason_text
from madmage.agents.level import usual_level
from madmage.agents.minds import Minds, any_option
from madmage.kernel.error import ChoiceRefused, MadmageError, NotUnderstood
from madmage.match.match import Match
from madmage.match.price import codes_of_picks
from madmage.match.record import move_lines, opening_lines
from madmage.match.telling import (
    ask_id,
    decision_data,
    ending_data,
    log_entries,
    view_data,
    why_data,
)
from madmage.packs.words import words_for
from madmage.terminal.desk import SeatDesk
from madmage.terminal.place import Data, Place, Refused
from madmage.tui.command import Commands
from madmage.tui.listed import offer_data
from madmage.tui.offer import Offer
from madmage.tui.vocabulary import command_in

PACE = 0.5
"""Seconds between two choices of companions, so that one can follow."""
SMALL = 0.3
"""How much of that a small question in the middle of something takes."""
PATIENCE = 60.0
"""Seconds after which a companion's process is taken for lost."""


@dataclass(slots=True)
class Choice:
    """One answer to a question: who gave it, from which move on, and what a companion thought."""

    seat: int
    first: int
    mind: str = ""
    thought: str = ""


class Home(Place):
    """A match with people and companions."""

    def __init__(
        self, match: Match, lang: str, levels: dict[int, str], *, pace: float = PACE
    ) -> None:
        """`levels` says how well each companion plays; the other seats are people's."""
        super().__init__(lang)
        self.match = match
        self.levels = levels
        self.pace = pace
        self.people = [seat for seat in range(match.setup.seats) if seat not in levels]
        self.choices: list[Choice] = []
        self.epoch = 0
        """Raised by every undo, so that late answers are noticed."""
        self.saved = len(match.moves)
        self.minds = Minds(1, PATIENCE)
        self.seed = random.randrange(2**31)
        self._said: Data = {}
        self._cards: dict[str, Data] = {}
        self._seat = self.people[0] if self.people else -1
        self._lines = opening_lines(match, with_seed=False)
        self._ends = [len(self._lines)]
        self._driver: asyncio.Task[None] | None = None
        self._count = 0

    # A place

    async def open(self) -> None:
        self.changed(0)

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
        self.minds.close()

    @property
    def is_saved(self) -> bool:
        return self.saved == len(self.match.moves) or self.match.ask is None

    @property
    def link(self) -> str:
        return ""

    @property
    def cards(self) -> Data:
        if self.lang not in self._cards:
            pack = self.match.setup.options["pack"]
            self._cards[self.lang] = self.match.rules.gallery(pack, self.lang)
        return self._cards[self.lang]

    @property
    def aim(self) -> str:
        return self.match.rules.aim(self.match.state, self.match.voice(self.lang))

    async def record(self) -> str:
        self.saved = len(self.match.moves)
        return self.match.record()

    async def ask(self, kind: str, **fields: Any) -> Data:
        try:
            answer = getattr(self, f"_{kind}")(**fields)
            told: Data = await answer if asyncio.iscoroutine(answer) else answer
        except MadmageError as error:
            raise Refused(error.sentence, error.rule) from error
        return told

    # Telling

    @property
    def seat(self) -> int:
        """Who looks at the screen: whoever of the people is asked, or was asked last."""
        ask = self.match.ask
        if ask is not None and ask.seat in self.people:
            self._seat = ask.seat
        return self._seat

    def changed(self, since: int) -> None:
        """Tell the table anew, with the log from entry `since` on, and let companions play."""
        match, seat = self.match, self.seat
        self._count += 1
        if seat != self.state.get("seat", seat):
            since = 0
        ask = match.ask
        is_asked = ask is not None and ask.seat == seat
        total = len(match.moves) + 1
        self.hear(
            {
                "n": self._count,
                "table": self._table(),
                "seat": seat,
                "view": view_data(match, seat, self.lang),
                "decision": decision_data(match, self.epoch, self.lang) if is_asked else None,
                "waiting": self._waiting(),
                "undo": self._undo_data(),
                "wishes": [],
                "talk": None,
                "curtain": len(self.people) > 1 and match.rules.keeps_secrets(match.state),
                "log": {"from": min(since, total), "entries": self._log(since), "total": total},
                "ending": ending_data(match, seat, self.lang),
            }
        )
        self._poke()

    def _table(self) -> Data:
        match = self.match
        return {
            "code": "",
            "game": match.setup.game,
            "title": "",
            "phase": "over" if match.ask is None else "playing",
            "turn": match.turn,
            "watchers": 0,
            "seats": [self._chair(seat) for seat in range(match.setup.seats)],
        }

    def _chair(self, seat: int) -> Data:
        is_person = seat in self.people
        return {
            "seat": seat,
            "name": self.match.names[seat],
            "kind": "person" if is_person else "companion",
            "level": self.levels.get(seat, ""),
            "is_here": True,
            "is_played_by": "person" if is_person else "companion",
        }

    def _waiting(self) -> list[Data]:
        ask = self.match.ask
        if ask is None:
            return []
        return [{"seat": ask.seat, "for": ask.kind, "is_thinking": ask.seat in self.levels}]

    def _log(self, since: int) -> list[Data]:
        entries = log_entries(self.match, self.seat, self.lang, since, said=self._said)
        for entry in entries:
            choice = self._choice_at(entry["move"])
            entry["by_companion"] = choice is not None and bool(choice.mind)
        return entries

    def _choice_at(self, move: int) -> Choice | None:
        """The choice that a move belongs to."""
        at = bisect_right(self.choices, move, key=lambda choice: choice.first)
        return self.choices[at - 1] if at else None

    # Choosing

    def _choose(self, ask: str, picks: list[str]) -> Data:
        self._check(ask)
        self._take(codes_of_picks(self.match, picks, self.lang))
        return {}

    def _check(self, ask: str) -> None:
        if ask != ask_id(self.match, self.epoch) or self.match.ask is None:
            raise Refused(self._say("term-stale"), code="stale")
        if self.match.ask.seat not in self.people:
            name = self.match.names[self.match.ask.seat]
            raise Refused(self._say("term-waiting", name=name, thinking="no"))

    def _take(self, options: tuple[int, ...], mind: str = "", thought: str = "") -> None:
        """Make a choice of the seat that is asked."""
        match = self.match
        assert match.ask is not None
        choice = Choice(match.ask.seat, len(match.moves), mind, thought)
        match.choose_all(options, self.lang)
        self.choices.append(choice)
        self._written()

    def _written(self) -> None:
        """What has happened since, in the record and on the screen."""
        first = len(self._ends) - 1
        for move in self.match.moves[first:]:
            self._lines.extend(move_lines(self.match, move))
            self._ends.append(len(self._lines))
        self.changed(first + 1)

    def _say(self, key: str, **args: object) -> str:
        return words_for(self.lang, ("madmage.terminal",)).say(key, args)

    def _offer(self, ask: str) -> Data:
        self._check(ask)
        return offer_data(Offer(self.match, self.lang, SeatDesk.speaker(self.lang)))

    def _why(self, ask: str, pick: str) -> Data:
        self._check(ask)
        return why_data(self.match, pick, self.lang)

    def _line(self, text: str, ask: str = "") -> Data:
        """What comes of a typed line, as in the line mode."""
        desk = SeatDesk(self.match, self.lang, self.seat, self.do)
        command, rest = command_in(text)
        if command:
            Commands(desk).run(command, rest)
            return {"said": desk.page.lines, "is_done": False}
        self._check(ask)
        assert desk.offer is not None
        answer = desk.offer.answer(rest)
        if answer.message:
            return {"said": [answer.message], "is_done": False}
        self._take(answer.options)
        return {"said": [], "is_done": True}

    def do(self, deed: Callable[[], object]) -> bool:
        """Something put in out of turn by a typed line."""
        self.choices.append(Choice(self.seat, len(self.match.moves)))
        try:
            deed()
        except (ChoiceRefused, NotUnderstood):
            self.choices.pop()
            raise
        self._written()
        return True

    def _put(self, text: str) -> Data:
        seat = self.seat
        try:
            self.do(lambda: self.match.interject(seat, text, self.lang))
        except NotUnderstood as error:
            raise Refused(SeatDesk.speaker(self.lang)("line-put-unknown", text=text)) from error
        return {}

    def _lang(self, lang: str) -> Data:
        self.lang = lang
        self.changed(0)
        return {}

    # Undoing

    def _own_choice(self) -> Choice | None:
        """The last choice that somebody at the screen made."""
        return next((choice for choice in reversed(self.choices) if not choice.mind), None)

    def _undo_data(self) -> Data | None:
        """What taking it back would take: companions always agree, other people are asked."""
        choice = self._own_choice()
        if choice is None:
            return None
        match = self.match
        told = {"move": choice.first, "price": "free", "of": [], "sentence": self._what(choice)}
        others = [seat for seat in self.people if seat != choice.seat]
        if not others:
            return told
        willing = {*self.levels, choice.seat}
        count = len(match.moves) - choice.first
        reason = match.why_not_undo(willing, self.lang, count, seat=choice.seat)
        return (
            told if reason is None else {**told, "price": "ask", "of": others, "sentence": reason}
        )

    def _what(self, choice: Choice) -> str:
        """What was chosen, as whoever looks may know it."""
        move = self.match.moves[choice.first]
        return self.match.move_text(move, self.seat, self.lang).rstrip(".")

    def _undo(self, move: int, here: bool = False) -> Data:
        choice = self._own_choice()
        if choice is None or choice.first != move:
            raise Refused(self._say("term-undo-none"))
        undo = self._undo_data()
        if undo is not None and undo["price"] != "free" and not here:
            raise Refused(str(undo["sentence"]))
        what = self._what(choice)
        while len(self.match.moves) > move:
            self.match.undo(range(self.match.setup.seats))
        while self.choices and self.choices[-1].first >= move:
            self.choices.pop()
        self.epoch += 1
        del self._ends[move + 1 :]
        del self._lines[self._ends[-1] :]
        self._said.clear()
        self.changed(move + 1)
        return {"done": True, "what": what}

    # Minds

    def _poke(self) -> None:
        """Let a companion play, if it is its turn and nobody does so already."""
        if self._driver is None and self._is_due():
            self._driver = asyncio.get_running_loop().create_task(self._drive())

    def _is_due(self) -> bool:
        ask = self.match.ask
        return ask is not None and ask.seat in self.levels

    async def _drive(self) -> None:
        try:
            while self._is_due():
                await self._let_play()
        finally:
            self._driver = None
        self._poke()

    async def _let_play(self) -> None:
        match = self.match
        assert match.ask is not None
        asked, seat = ask_id(match, self.epoch), match.ask.seat
        level, options = self.levels[seat], match.ask.options
        pause = self.pace * (SMALL if match.rules.is_small(match.state) else 1.0)
        thought, _ = await asyncio.gather(self._think(seat, level), asyncio.sleep(pause))
        if asked != ask_id(match, self.epoch):
            return
        answer = thought or any_option(options)
        self._take(tuple(answer.options), level, answer.reason)

    async def _think(self, seat: int, level: str) -> Any:
        seed = self.seed + len(self.match.moves)
        return await self.minds.think("table", self._lines[:], seat, level, seed)

    async def _hint(self) -> Data:
        match = self.match
        if match.ask is None or match.ask.seat not in self.people:
            raise Refused(self._say("term-hint-none"))
        asked = ask_id(match, self.epoch)
        found = await self._think(match.ask.seat, usual_level(match.setup.game))
        if found is None or asked != ask_id(match, self.epoch):
            raise Refused(self._say("term-hint-none"))
        return hint_data(match, tuple(found.options), found.reason, self.lang)

    def _reason(self, move: int) -> Data:
        choice = self._choice_at(move)
        if choice is None or not choice.mind:
            raise Refused(self._say("term-reason-none"))
        match = self.match
        if match.ask is not None and match.rules.keeps_secrets(match.state):
            # A reason may speak of cards that only the companion sees.
            raise Refused(self._say("term-reason-secret"))
        before = match.moves[choice.first].before
        return {"sentence": reason_text(match, before, choice.thought, self.lang)}
