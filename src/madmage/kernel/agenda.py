"""The agenda: runs what is still to be done until somebody must be asked or the game is over."""

from __future__ import annotations

from madmage.kernel.chance import Chance
from madmage.kernel.error import Runaway
from madmage.kernel.state import State

STEP_LIMIT = 20_000
"""Steps between two asks. A long honest turn takes a few hundred; a card that loops takes them all."""


def advance(st: State, ch: Chance) -> None:
    """Run frames until there is an ask or an outcome."""
    agenda = st.agenda
    steps = 0
    while st.ask is None and st.outcome is None:
        effect, step, seat, env = agenda.pop()
        effect.run(st, ch, step, seat, env)
        steps += 1
        if steps > STEP_LIMIT:
            raise Runaway(
                f"{effect.path or 'An effect'} went on for more than {STEP_LIMIT} steps "
                "without asking anybody; the card that holds it never ends",
                place=effect.path,
            )


def answer(st: State, option: int, ch: Chance) -> None:
    """Answer the open ask with `option`, which must be one of its options, and go on."""
    st.answer = option
    st.ask = None
    advance(st, ch)
