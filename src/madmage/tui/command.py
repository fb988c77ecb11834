"""The commands of the line mode: everything one can type that is not a choice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from madmage.kernel.error import ChoiceRefused, MadmageError, NotUnderstood
from madmage.kernel.rules import ALONE
from madmage.kernel.words import LANGUAGES, fold
from madmage.match.selection import picks_of
from madmage.tui.vocabulary import number_in

if TYPE_CHECKING:
    from madmage.tui.desk import Desk

LOG_LINES = 20
MOST_FOUND = 8
"""Rules that are listed when a word is looked up."""


class Commands:
    """What a player may do beside choosing, at one table."""

    def __init__(self, table: Desk) -> None:
        self.table = table
        self.match = table.match
        self.saved = len(table.match.moves)
        """How many moves the file holds that was written or read last."""
        self.may_leave = False
        """Whether *quit* was typed just before, with an unsaved match."""

    def run(self, name: str, rest: str) -> None:
        """Carry out a command."""
        getattr(self, f"do_{name}")(rest)

    def quit(self) -> bool:
        """Leave, or ask once whether the match may be lost."""
        is_saved = self.saved == len(self.match.moves) or self.match.ask is None
        if is_saved or self.may_leave:
            self._print(self._say("line-bye"))
            return True
        self.may_leave = True
        self._print(self._say("line-unsaved"))
        return False

    def _print(self, *texts: str) -> None:
        self.table.page.print(*texts)

    def _say(self, key: str, **args: object) -> str:
        return self.table.say(key, **args)

    def do_options(self, rest: str) -> None:
        """Question and options again."""
        self.table.show_options()

    def do_table(self, rest: str) -> None:
        """The whole table again, and what may be chosen."""
        self._print(*self.match.screen(self.table.seat, self.table.lang))
        self.table.show_options()

    def do_why(self, rest: str) -> None:
        """What one may not do, and why."""
        offer = self.table.offer
        if offer is None:
            self.table.show_options()
        elif rest:
            self._print(offer.why(rest))
        else:
            refused = [f"  {option}" for option in offer.refusals()]
            key = "line-refused" if refused else "line-refused-none"
            self._print(self._say(key), *refused)

    def do_undo(self, rest: str) -> None:
        """Take the last choice back, all the picks of a selection together."""
        match, table = self.match, self.table
        # At a real table the people agree among themselves.
        is_agreed = rest == "!" or table.teller is not None
        consent = range(match.setup.seats) if is_agreed else ()
        count = table.choices[-1] if table.choices else 1
        reason = match.why_not_undo(consent, table.lang, count, seat=table.seat)
        if reason is not None:
            self._print(reason if not match.moves else self._say("line-undo-ask", reason=reason))
            return
        text = self._last_choice(count, table.seat)
        for _ in range(count):
            # Whoever had to agree to all of it has agreed.
            match.undo(range(match.setup.seats))
        if table.choices:
            table.choices.pop()
        self._print(self._say("line-undone", text=text))

    def _last_choice(self, count: int, seat: int) -> str:
        """What was chosen last, as it stood on the list, or what a seat may know of it."""
        moves = self.match.moves[-count:]
        before, rules = moves[0].before, self.match.rules
        if not all(rules.knows_choice(m.before, m.option, m.events, seat) for m in moves):
            return self.match.move_text(moves[-1], seat, self.table.lang).rstrip(".")
        voice = self.match.voice(self.table.lang)
        if moves[0].is_put_in:
            return self.match.move_text(moves[0], seat, self.table.lang).rstrip(".")
        options = tuple(move.option for move in moves)
        if rules.picking(before) == ALONE:
            return rules.option_text(before, options[0], voice).rstrip(".")
        picks = picks_of(rules, before, options)
        return rules.selection_text(before, picks, voice).rstrip(".")

    def do_rules(self, rest: str) -> None:
        """A rule, a chapter or a ruling; the chapters; or the rules that hold a word."""
        rules, lang = self.match.rules, self.table.lang
        if not rest:
            example = rules.examples(self.match.voice(lang))[0]
            self._print(*rules.chapters(lang), self._say("line-rules-how", example=example))
            return
        try:
            self._print(rules.rule_text(rest, lang))
        except NotUnderstood as error:
            found = rules.find_rules(rest, lang) if len(rest) > 2 else []
            if found:
                self._print(self._say("line-rules-found", text=rest), *found[:MOST_FOUND])
            elif error.meant:
                self._print(self._say("line-no-rule-meant", text=rest, meant=error.meant))
            else:
                self._print(self._say("line-no-rule", text=rest))

    def do_fields(self, rest: str) -> None:
        """The table as a list of its places, for whoever cannot see a picture."""
        match, table = self.match, self.table
        lines = match.rules.places_text(match.view(table.seat), match.voice(table.lang))
        self._print(*lines or [self._say("line-no-fields")])

    def do_put(self, rest: str) -> None:
        """What another player does meanwhile, out of turn: who, and what."""
        match, lang = self.match, self.table.lang
        who, _, text = rest.partition(" ")
        seat = self.seat_of(who)
        if seat < 0 or not text:
            texts = [
                f"  put {s + 1} {option.text}: {match.names[s]}, {option.sentence}"
                for s in range(match.setup.seats)
                for option in match.interjections(s, lang)
            ]
            self._print(self._say("line-put-how"), *texts)
            return
        try:
            if self.table.do(lambda: match.interject(seat, text, lang)):
                self.table.choices.append(1)
        except ChoiceRefused as error:
            self._print(f"{error.sentence} [{error.rule}]")
        except NotUnderstood:
            self._print(self._say("line-put-unknown", text=text))

    def seat_of(self, who: str) -> int:
        """A seat by its number or name; -1 if it is none."""
        names = [fold(name) for name in self.match.names]
        keys = [f"p{seat + 1}" for seat in range(len(names))]
        for known in (keys, [key[1:] for key in keys], names):
            if fold(who) in known:
                return known.index(fold(who))
        return -1

    def do_card(self, rest: str) -> None:
        """A card with its text."""
        if not rest:
            self._print(self._say("line-card-how"))
            return
        match = self.match
        try:
            self._print(match.rules.card_text(match.state, rest, match.voice(self.table.lang)))
        except NotUnderstood as error:
            key = "line-no-card-meant" if error.meant else "line-no-card"
            self._print(self._say(key, text=rest, meant=error.meant))

    def do_log(self, rest: str) -> None:
        """The last lines of the log."""
        count = number_in(rest) if rest else LOG_LINES
        if count is None:
            self._print(self._say("line-log-how"))
            return
        log = self.match.tell(self.table.seat, 0, self.table.lang)
        self._print(*log[-count:] if count else [])

    def do_hint(self, rest: str) -> None:
        """What a companion would do here, and why."""
        ask = self.match.ask
        if ask is None:
            self._print(self._say("line-over"))
            return
        try:
            hint = self.match.hint(ask.seat, self.table.lang)
        except MadmageError as error:
            self._print(error.sentence)
            return
        self._print(f"{hint.sentence.rstrip('.')}. {hint.why}".strip())

    def do_draw(self, rest: str) -> None:
        """Who draws at a real table: asked for when something is drawn, and changed back here."""
        teller = self.table.teller
        if teller is None:
            self._print(self._say("line-told-not-here"))
            return
        teller.is_dealt = rest == "!"
        self._print(self._say("line-told-dealer", program="yes" if teller.is_dealt else "no"))

    def do_save(self, rest: str) -> None:
        """Write the match into a file."""
        if not rest:
            self._print(self._say("line-save-how"))
            return
        try:
            Path(rest).expanduser().write_text(self.match.record(), encoding="utf-8")
        except (OSError, MadmageError, ValueError, RuntimeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._print(self._say("line-save-failed", file=rest, reason=reason))
            return
        self.saved = len(self.match.moves)
        self._print(self._say("line-saved", file=rest))

    def do_lang(self, rest: str) -> None:
        """Go on in another language."""
        if rest.lower() not in LANGUAGES:
            self._print(self._say("line-lang-how"))
            return
        self.table.lang = rest.lower()
        self._print(self._say("line-lang"))
        self.table.show_options()

    def do_help(self, rest: str) -> None:
        """What one can type."""
        rules = self.match.rules
        voice = self.match.voice(self.table.lang)
        rule, move = rules.examples(voice)
        self._print(self._say("line-help", example=move, rule=rule), *rules.hints(voice))
