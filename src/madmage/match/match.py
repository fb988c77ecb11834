"""A match: one game being played, with its history, undo, log and record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from madmage.kernel import agenda
from madmage.kernel.ask import Ask
from madmage.kernel.chance import Chance, Logged, Seeded
from madmage.kernel.error import ChoiceRefused, Untold
from madmage.kernel.event import Event
from madmage.kernel.outcome import Outcome
from madmage.kernel.rules import Rules, Setup
from madmage.kernel.state import State
from madmage.kernel.view import BYSTANDER, View
from madmage.kernel.words import Voice
from madmage.match import answer, given
from madmage.match import consent as consents
from madmage.match.adviser import Hint, advise
from madmage.match.option import Option as Option
from madmage.match.option import Reason as Reason
from madmage.match.option import ask_name


@dataclass(frozen=True, slots=True)
class Move:
    """One choice that was made, and everything that came of it until the next ask."""

    seat: int
    option: int
    text: str
    outcomes: tuple[tuple[int, int], ...]
    events: tuple[Event, ...]
    before: State
    """The state in which it was chosen."""
    chance_before: object
    learned: tuple[tuple[int, Event], ...]
    """Who learned something new by it, and from which event."""
    is_put_in: bool = False
    """Whether `seat` put it in out of turn, while another question was open."""


class Match:
    """One game being played. Seats are numbered from 0; every failed attempt changes nothing."""

    def __init__(
        self,
        rules: Rules[Any],
        setup: Setup,
        *,
        names: Iterable[str] = (),
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = given.seed_of(seed)
        self.names = given.names_of(names, setup.seats)
        _check_header(self)
        self.chance = chance if chance is not None else Seeded(self.seed)
        self.moves: list[Move] = []
        self.notes: dict[int, list[str]] = {}
        """What a record notes for people, by the number of choices made before."""
        logged = Logged(self.chance)
        events: list[Event] = []
        self.state: Any = rules.set_up(setup, logged)
        self.state.sink = events
        try:
            agenda.advance(self.state, logged)
        except Untold as untold:
            untold.reached = self.state
            raise
        self.opening_outcomes = tuple(logged.outcomes)
        self.opening_events = tuple(events)

    # Asking

    @property
    def ask(self) -> Ask | None:
        """The open question, or None when the game is over."""
        ask: Ask | None = self.state.ask
        return ask

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        outcome: Outcome | None = self.state.outcome
        return outcome

    @property
    def turn(self) -> int:
        """The number of the turn being played."""
        return self.rules.turn_of(self.state)

    def voice(self, lang: str = "en") -> Voice:
        """The words of a language with this match's names."""
        return Voice(self.rules.words(given.language_of(lang)), self.names)

    def question(self, lang: str = "en") -> str:
        """The open question as a sentence."""
        return self.rules.ask_text(self.state, self.voice(lang))

    def options(self, lang: str = "en") -> list[Option]:
        """Everything that may be chosen now."""
        codes = () if self.ask is None else self.ask.options
        return self._as_options(codes, lang)

    def refused(self, lang: str = "en", first: int | None = None) -> list[Option]:
        """What one might want to choose now but may not; numbered on after the options."""
        count = 0 if self.ask is None else len(self.ask.options)
        return self._as_options(self.refused_codes(), lang, count + 1 if first is None else first)

    def refused_codes(self) -> list[int]:
        """The codes of what `refused` lists."""
        codes: list[int] = []
        for code in self.rules.candidates(self.state):
            refusal = self.rules.explain(self.state, code)
            if refusal is None or self.rules.is_far_fetched(refusal):
                continue
            if not self.rules.comes_later(refusal) and self.rules.is_thinkable(self.state, code):
                codes.append(code)
        return codes

    def _as_options(self, codes: Iterable[int], lang: str, first: int = 1) -> list[Option]:
        voice = self.voice(lang)
        write, say = self.rules.write, self.rules.option_text
        name = "" if self.ask is None else ask_name(self.ask, len(self.moves))
        return [
            Option(number, code, write(self.state, code), say(self.state, code, voice), name)
            for number, code in enumerate(codes, first)
        ]

    def why_not(
        self, choice: int | str | Option | None = None, lang: str = "en", *, code: int | None = None
    ) -> Reason | None:
        """Why a choice is not legal now, or None if it is. Answers are read as `choose` reads them."""
        return self._reason(answer.code_of(self, choice, code), lang)

    def _reason(self, code: int, lang: str) -> Reason | None:
        refusal = self.rules.explain(self.state, code)
        if refusal is None:
            return None
        sentence = self.rules.refusal_text(self.state, code, refusal, self.voice(lang))
        return Reason(refusal.rule, sentence)

    # Playing

    def choose(
        self, choice: int | str | Option | None = None, lang: str = "en", *, code: int | None = None
    ) -> tuple[Event, ...]:
        """Answer the open question; the events that followed, unredacted.

        An answer is a number of the list that `options` gives (1 is the first), a short text, or an
        Option of this very question; programs may give the `code` of an option instead. `lang` is
        the language of the refusal, if there is one.
        """
        code = answer.code_of(self, choice, code)
        reason = self._reason(code, lang)
        if reason is not None:
            raise ChoiceRefused(reason.sentence, rule=reason.rule)
        seat = self.state.ask.seat
        return self._apply(seat, code, self.rules.write(self.state, code), False)

    def choose_all(self, codes: Iterable[int], lang: str = "en") -> None:
        """Answer one question after the other, as the parts of one selection; all of it or nothing."""
        made = len(self.moves)
        try:
            for code in codes:
                self.choose(code=code, lang=lang)
        except ChoiceRefused:
            while len(self.moves) > made:
                self.undo(range(self.setup.seats))
            raise

    def _apply(self, seat: int, code: int, text: str, is_put_in: bool) -> tuple[Event, ...]:
        before, chance = self.state, self.chance
        mark = chance.mark()
        after = self.rules.copy(before)
        events: list[Event] = []
        after.sink = events
        logged = Logged(chance)
        try:
            if is_put_in:
                self.rules.put_in(after, seat, code, logged)
            else:
                self.rules.apply(after, code, logged)
        except BaseException as error:
            # Nothing may be half done: not the state, which is a copy, and not the dice.
            chance.rewind(mark)
            if isinstance(error, Untold):
                error.reached = after
            raise
        learned = [(who, event) for event in events for who in self.rules.learners(after, event)]
        outcomes = tuple(logged.outcomes)
        happened = tuple(events)
        self.moves.append(
            Move(seat, code, text, outcomes, happened, before, mark, tuple(learned), is_put_in)
        )
        self.state = after
        return happened

    # Putting in: what a seat may do while another is asked

    def interjections(self, seat: int, lang: str = "en") -> list[Option]:
        """What `seat` may put in now, out of turn; nobody is waited for."""
        seat = given.seat_of(seat, self.setup.seats)
        rules, st, voice = self.rules, self.state, self.voice(lang)
        return [
            Option(
                number,
                code,
                rules.write_interjection(st, seat, code),
                rules.interjection_text(st, seat, code, voice),
                "",
            )
            for number, code in enumerate(rules.interjections(st, seat), 1)
        ]

    def why_not_interject(self, seat: int, text: str, lang: str = "en") -> Reason | None:
        """Why `seat` may not put in what a short text means, or None if it may."""
        seat = given.seat_of(seat, self.setup.seats)
        rules, st = self.rules, self.state
        code = rules.read_interjection(st, seat, text)
        refusal = rules.why_not_interject(st, seat, code)
        if refusal is None:
            return None
        voice = self.voice(lang)
        sentence = rules.interjection_refusal_text(st, seat, code, refusal, voice)
        return Reason(refusal.rule, sentence)

    def interject(self, seat: int, text: str, lang: str = "en") -> tuple[Event, ...]:
        """Put in what a short text means, for `seat`; the open question stays open."""
        reason = self.why_not_interject(seat, text, lang)
        if reason is not None:
            raise ChoiceRefused(reason.sentence, rule=reason.rule)
        code = self.rules.read_interjection(self.state, seat, text)
        written = self.rules.write_interjection(self.state, seat, code)
        return self._apply(seat, code, written, True)

    # Undoing

    def why_not_undo(
        self,
        consent: Iterable[int] = (),
        lang: str = "en",
        count: int = 1,
        *,
        seat: int = BYSTANDER,
    ) -> str | None:
        """Why the last choices cannot be taken back without further consent, or None if they can.

        `seat` is who wants it and reads this: nothing is said that they may not know.
        """
        seats = self.setup.seats
        moves = self.moves[-given.count_of(count) :]
        willing, reader = given.consent_of(consent), given.seat_of(seat, seats)
        return consents.why_not_undo(self, moves, willing, reader, lang)

    def learners(self) -> tuple[int, ...]:
        """Who learned something by the last choice, and must therefore agree to an undo."""
        if not self.moves:
            return ()
        return tuple(sorted({seat for seat, _ in self.moves[-1].learned}))

    def move_text(self, move: Move, seat: int = BYSTANDER, lang: str = "en") -> str:
        """A choice that was made, as `seat` may know it: for example what an undo took back."""
        return consents.move_text(self, move, given.seat_of(seat, self.setup.seats), lang)

    def undo(self, consent: Iterable[int] = (), *, seat: int = BYSTANDER) -> Move:
        """Take the last choice back, which `seat` wants: free while nobody learned anything by it.

        Else it takes the consent of those who did, and of whoever chose what not everybody knows.
        What is returned is unredacted; `move_text` says of it what somebody may know.
        """
        reason = self.why_not_undo(consent, seat=seat)
        if reason is not None:
            raise ChoiceRefused(reason)
        move = self.moves.pop()
        self.state = move.before
        self.chance.rewind(move.chance_before)
        return move

    # Knowing

    def view(self, seat: int) -> View:
        """What `seat` may know now; -1 for somebody who only watches."""
        return self.rules.view(self.state, given.seat_of(seat, self.setup.seats))

    def screen(self, seat: int, lang: str = "en") -> list[str]:
        """The table as lines of plain text, as `seat` sees it."""
        return self.rules.screen(self.view(seat), self.voice(lang))

    def glance(self, seat: int, lang: str = "en") -> list[str]:
        """The few lines that `seat` needs in the middle of something."""
        return self.rules.glance(self.view(seat), self.voice(lang))

    def log(self, seat: int, lang: str = "en") -> list[str]:
        """Everything that happened so far as sentences, as `seat` may know it."""
        voice = self.voice(lang)
        texts = [
            self.rules.event_text(self.state, event, voice) for event in self.known_events(seat)
        ]
        return [text for text in texts if text]

    def known_events(self, seat: int, since: int = 0) -> list[Event]:
        """Everything that happened, from the event number `since` on, as `seat` may know it."""
        given.seat_of(seat, self.setup.seats)
        events = [*self.opening_events, *(e for move in self.moves for e in move.events)]
        return [self.rules.redact(self.state, event, seat) for event in events[since:]]

    def tell(self, seat: int, since: int, lang: str = "en") -> list[str]:
        """What happened since, for people: what belongs together shares a sentence."""
        return self.rules.tell(self.state, self.known_events(seat, since), self.voice(lang))

    # Being advised

    def hint(self, seat: int, lang: str = "en", *, level: str = "") -> Hint:
        """What a companion would do in `seat`'s place and why; it is told no more than `seat` is.

        `level` names the companion (`greedy`, `adept`, `master` ...); else it is a quick good one.
        """
        seat = given.seat_of(seat, self.setup.seats)
        return advise(self, seat, level, given.language_of(lang))

    # Saving

    def record(self) -> str:
        """The match as one text: save, replay, bug report and fixture in one."""
        from madmage.match.record import write_record

        return write_record(self)

    @staticmethod
    def load(text: str) -> Match:
        """The match behind a record's text, at its last choice, ready to be played on."""
        from madmage.match.record import read_record

        return read_record(text)


def _check_header(match: Match) -> None:
    """Refuse what no record could hold, before anything is played."""
    from madmage.match.record import check_header

    check_header(match)
