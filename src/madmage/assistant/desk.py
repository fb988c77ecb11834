"""One match at which an assistant has a seat, and companions sit on all others.

Everything said here is what that seat may know. Companions answer at once, so that whenever the
assistant looks, it is asked, or the game is over.
"""

from __future__ import annotations

import json
from threading import RLock

from madmage.agents.agent import Agent, agent_of, agents_for
from madmage.agents.level import usual_level
from madmage.kernel.error import ChoiceRefused, MadmageError, NotUnderstood, shown
from madmage.kernel.rules import ALONE
from madmage.match.answer import LONGEST_TEXT, code_of
from madmage.match.consent import holds_secrets
from madmage.match.match import Match
from madmage.match.price import codes_for, codes_of_picks, ways_of
from madmage.match.record import write_record
from madmage.match.telling import decision_data, view_data
from madmage.packs.source import closest
from madmage.packs.words import words_for

MOST_ANSWERS = 20
PAY = "pay "
"""Begins the short text of a card in a payment; an assistant may leave it out."""
MOST_REFUSED = 30
MOST_LINES = 400
LONGEST_NUMBER = 9
"""Digits of an answer by number; longer ones are no number of any list."""
PATIENCE = 20_000
"""Choices that companions may make in a row; a game that never asks anybody else is over."""


class Desk:
    """A match, the assistant's seat in it, and the companions."""

    def __init__(self, name: str, match: Match, seat: int, level: str, lang: str) -> None:
        self.name, self.match, self.seat, self.lang = name, match, seat, lang
        game = match.setup.game
        self.level = level or usual_level(game)
        if self.level.partition(":")[0] not in agents_for(game):
            known = ", ".join(agents_for(game))
            hint = closest(self.level, agents_for(game))
            name = shown(self.level)
            raise NotUnderstood(f"there is no companion {name}; there are {known}{hint}")
        # Whatever is wrong with a level is said now, not when the first companion is asked.
        agent_of(self.level, 0, game)
        self.lock = RLock()
        self.minds: dict[int, Agent] = {}
        self.told = len(match.known_events(seat)) if match.moves else 0
        """How many events the assistant has read of."""
        self.is_laid_open = False
        """Whether the assistant has read what others hid and what would have come."""
        self._let_others_play()

    # Reading

    def look(self) -> str:
        """The table in words."""
        return "\n".join([self._head(), "", *self.match.screen(self.seat, self.lang)])

    def data(self) -> str:
        """The table and the open question as JSON."""
        is_asked = self.match.ask is not None and self.match.ask.seat == self.seat
        decision = decision_data(self.match, 0, self.lang) if is_asked else None
        view = view_data(self.match, self.seat, self.lang)
        data = {"match": self.name, "seat": self.seat + 1, "view": view, "decision": decision}
        return json.dumps(data, ensure_ascii=False)

    def _head(self) -> str:
        name = self.match.names[self.seat]
        return self.say("head", match=self.name, name=name, n=self.seat + 1)

    def say(self, key: str, **args: object) -> str:
        """A sentence of the desk."""
        return words_for(self.lang, ("madmage.assistant",)).say(f"desk-{key}", args)

    def question(self, *, is_full: bool = False) -> str:
        """The open question with everything that may be chosen; with `is_full` what may not, too."""
        self._let_others_play()
        match = self.match
        if match.ask is None:
            events = match.known_events(self.seat)
            ending = match.rules.ending(match.state, events, match.voice(self.lang))
            return "\n".join([self.say("over"), *ending])
        lines = [match.question(self.lang)]
        for option in match.options(self.lang):
            told = {"n": option.number, "sentence": option.sentence, "text": option.text}
            lines.append(self.say("option", **told))
        if match.rules.picking(match.state) != ALONE:
            lines.append(self.say("together"))
        put_in = match.interjections(self.seat, self.lang)
        if put_in:
            lines.append(self.say("put-in"))
            lines += [self.say("thing", sentence=o.sentence, text=o.text) for o in put_in]
        if is_full:
            lines += self._refused()
        return "\n".join(lines)

    def _refused(self) -> list[str]:
        refused = self.match.refused(self.lang)
        if not refused:
            return []
        lines = [self.say("refused")]
        for option in refused[:MOST_REFUSED]:
            reason = str(self.match.why_not(code=option.code, lang=self.lang))
            told = {"sentence": option.sentence, "text": option.text, "reason": reason}
            lines.append(self.say("barred-thing", **told))
        if len(refused) > MOST_REFUSED:
            lines.append(self.say("more", n=len(refused) - MOST_REFUSED))
        return lines

    def why_not(self, answer: str) -> str:
        """Why something cannot be chosen now."""
        self._see_that_it_is_asked()
        reason = self.match.why_not(_answer(answer), self.lang)
        if reason is None:
            return self.say("legal", answer=answer)
        return self.say("rule", reason=str(reason), rule=reason.rule)

    def log(self, last: int) -> str:
        """The last lines of what happened, as the seat may know it."""
        lines = self.match.log(self.seat, self.lang)
        return "\n".join(lines[-max(1, min(last, MOST_LINES)) :]) or self.say("nothing")

    def card(self, name: str) -> str:
        """A card by its key or name."""
        if len(name) > LONGEST_TEXT:
            raise NotUnderstood(f"there is no card {shown(name)}")
        voice = self.match.voice(self.lang)
        return self.match.rules.card_text(self.match.view(self.seat).known, name, voice)

    def hint(self, level: str) -> str:
        """What a companion would do in this seat."""
        self._see_that_it_is_asked()
        hint = self.match.hint(self.seat, self.lang, level=level)
        head = self.say("hint", sentence=hint.sentence, text=", ".join(hint.picks) or "done")
        return f"{head}\n{hint.why}".rstrip()

    def news(self) -> list[str]:
        """What happened since the assistant was told last."""
        told = self.match.tell(self.seat, self.told, self.lang)
        self.told = len(self.match.known_events(self.seat))
        return told

    # Playing

    def choose(self, answers: list[str]) -> str:
        """Answer the open question, and the ones that follow it, all or none of them."""
        self._see_that_it_is_asked()
        if not 1 <= len(answers) <= MOST_ANSWERS:
            raise ChoiceRefused(f"give 1 to {MOST_ANSWERS} answers, in their order")
        codes = self._whole(answers)
        if codes:
            self.match.choose_all(codes, self.lang)
        else:
            self._one_by_one(answers)
        return self._go_on()

    def _whole(self, answers: list[str]) -> tuple[int, ...]:
        """The options behind things that are named together, or an action with its payment."""
        match, rules, st = self.match, self.match.rules, self.match.state
        texts = [self._text(answer) for answer in answers]
        if rules.picking(st) != ALONE and len(texts) > 1:
            return codes_of_picks(match, texts, self.lang)
        if len(texts) < 2:
            return ()
        code = code_of(match, _answer(answers[0]), None)
        if match.why_not(code=code) is None and rules.bill(st, code, match.voice())["things"]:
            paid = [f"{PAY}{text.strip().removeprefix(PAY)}" for text in answers[1:]]
            return codes_for(match, texts[0], paid, self.lang)
        return ()

    def _text(self, answer: str) -> str:
        """An answer as its short text, also where it was given by its number."""
        value = _answer(answer)
        if isinstance(value, str):
            return value
        return self.match.rules.write(self.match.state, code_of(self.match, value, None))

    def _one_by_one(self, answers: list[str]) -> None:
        """Answers to questions that follow each other; if one is refused, none was given."""
        match, made = self.match, len(self.match.moves)
        try:
            for answer in answers:
                if match.ask is None or match.ask.seat != self.seat:
                    raise ChoiceRefused(f"nothing more is asked of you before '{answer}'")
                match.choose(_answer(answer), self.lang)
        except MadmageError:
            while len(match.moves) > made:
                match.undo(range(match.setup.seats))
            raise

    def price(self, answer: str) -> str:
        """Every way to pay for an option, the thriftiest first."""
        self._see_that_it_is_asked()
        ways, is_all = ways_of(self.match, self._text(answer), self.lang)
        rules, st = self.match.rules, self.match.state
        paid = [rules.way_texts(st, way) for way in ways[:MOST_REFUSED]]
        lines = [f"- {', '.join(t.removeprefix(PAY) for t in texts)}" for texts in paid if texts]
        if not lines:
            return self.say("free")
        is_whole = is_all and len(ways) <= MOST_REFUSED
        return "\n".join([self.say("ways"), *lines, *([] if is_whole else ["- ..."])])

    def put_in(self, text: str) -> str:
        """Put something in out of turn."""
        self.match.interject(self.seat, text, self.lang)
        return self._go_on()

    def undo(self) -> str:
        """Take the own last choice back, with all that came after it; companions always agree."""
        match = self.match
        if self.is_laid_open:
            raise ChoiceRefused(
                "the record was read to its end; nothing can be taken back after that"
            )
        own = [at for at, move in enumerate(match.moves) if move.seat == self.seat]
        if not own:
            raise ChoiceRefused("you have chosen nothing yet that could be taken back")
        what = match.move_text(match.moves[own[-1]], self.seat, self.lang)
        while len(match.moves) > own[-1]:
            match.undo(range(match.setup.seats), seat=self.seat)
        self.told = len(match.known_events(self.seat))
        # What was put in while somebody else was asked: they answer again.
        return f"{self.say('undone', what=what)}\n{self._go_on()}"

    def record(self) -> str:
        """The record, as far as the seat may have it: without its seed until the game is over."""
        is_over = self.match.ask is None
        if not is_over and holds_secrets(self.match):
            raise MadmageError(
                "the record would tell what others keep secret; it can be saved when the game is over"
            )
        self.is_laid_open = self.is_laid_open or is_over
        return write_record(self.match, with_seed=is_over)

    def _go_on(self) -> str:
        self._let_others_play()
        news = self.news()
        return "\n".join([*news, "", self.question()])

    def _let_others_play(self) -> None:
        match, rules = self.match, self.match.rules
        for _ in range(PATIENCE):
            ask = match.ask
            if ask is None or ask.seat == self.seat:
                return
            mind = self._mind(ask.seat)
            view = rules.view(match.state, ask.seat) if mind.looks else None
            match.choose(code=mind.choose(view, ask))
        raise MadmageError("the companions play on and on; close this match and start another")

    def _mind(self, seat: int) -> Agent:
        if seat not in self.minds:
            seed = self.match.seed ^ (seat + 1) * 7919
            self.minds[seat] = agent_of(self.level, seed, self.match.setup.game)
        return self.minds[seat]

    def _see_that_it_is_asked(self) -> None:
        self._let_others_play()
        if self.match.ask is None:
            raise ChoiceRefused("the game is over; look at the table, or start a new match")


def _answer(text: str) -> int | str:
    """An answer as it was given: a number of the list, or a short text."""
    stripped = text.strip()
    is_number = stripped.isascii() and stripped.isdigit() and len(stripped) <= LONGEST_NUMBER
    return int(stripped) if is_number else stripped
