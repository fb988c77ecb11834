"""A table to be played again and again: what all environments have in common, without their packages."""

from __future__ import annotations

from typing import Any

from madmage.envs.codec import Codec, codec_of
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Chance
from madmage.kernel.error import ChoiceRefused, SetupRefused, shown
from madmage.kernel.rules import Rules, Setup
from madmage.kernel.view import BYSTANDER
from madmage.kernel.words import Voice
from madmage.match.given import language_of, names_of
from madmage.match.match import Match

Start = Match | str | None
"""Where games begin: at the position of a match, after the last choice of a record, or at the start."""

USUAL = {"book": 3, "maze": 4}
"""Players, where nobody says how many."""


class Stage:
    """The rules, the setup and the codec of a table, and the position in which its games begin."""

    def __init__(
        self, game: str, players: int | None, start: Start, options: dict[str, Any]
    ) -> None:
        self.rules: Rules[Any] = rules_of(game)
        match = Match.load(start) if isinstance(start, str) else start
        if match is None:
            seats = USUAL[game] if players is None else players
            self.setup: Setup = self.rules.check_setup(seats, options)
        else:
            if match.setup.game != game:
                raise SetupRefused(f"that is a game of the {match.setup.game}, not of the {game}")
            if options:
                raise SetupRefused("a game that was begun has its setup already: give no options")
            if players not in (None, match.setup.seats):
                raise SetupRefused(
                    f"that game has {match.setup.seats} players, not {shown(players)}"
                )
            if match.ask is None:
                raise SetupRefused("that game is over; there is nothing left to play")
            self.setup = match.setup
        self.seats = self.setup.seats
        self.codec: Codec = codec_of(self.setup)
        self._begun: Any = None if match is None else self.rules.copy(match.state)

    def begin(self, chance: Chance) -> Any:
        """A state at its first ask, or at the position given."""
        if self._begun is None:
            return self.rules.start(self.setup, chance)
        return self.rules.copy(self._begun)

    def rewards(self, state: Any) -> tuple[float, ...]:
        """By seat, at the end: 1 for the best there is, -1 for the worst.

        In the Book all win or lose together; in the Maze it goes evenly by rank.
        """
        return tuple(2.0 * score - 1.0 for score in state.outcome.scores)

    def option_of(self, state: Any, numbers: list[int], action: int) -> int:
        """The option behind an action; `ChoiceRefused` if it is not open now."""
        try:
            at = numbers.index(action)
        except ValueError:
            raise ChoiceRefused(self.why_not(state, action)) from None
        option: int = state.ask.options[at]
        return option

    def why_not(self, state: Any, action: int) -> str:
        """What is wrong with an action that is not open now."""
        actions = self.codec.actions
        if not 0 <= action < actions.size:
            return f"there is no action {action}; there are {actions.size}, from 0 on"
        block, at = actions.find(action)
        if state.ask is None:
            return f"the action {action} ({block.name} {at}) is not open now: the game is over"
        kind = state.ask.kind
        return f"the action {action} ({block.name} {at}) is not open now; asked is '{kind}'"

    def words(self, state: Any, lang: str) -> str:
        """The table as the seat to move sees it, the question, and each open action with its number."""
        voice = Voice(self.rules.words(language_of(lang)), names_of((), self.seats))
        ask = state.ask
        seat = BYSTANDER if ask is None else ask.seat
        lines = [*self.rules.screen(self.rules.view(state, seat), voice), ""]
        if ask is None:
            return "\n".join([*lines, self.rules.outcome_text(state, voice)])
        lines.append(f"{voice.name(seat)}: {self.rules.ask_text(state, voice)}")
        for number, option in zip(self.codec.numbers(ask, self.seats), ask.options, strict=True):
            lines.append(f"{number:6}  {self.rules.option_text(state, option, voice)}")
        return "\n".join(lines)
