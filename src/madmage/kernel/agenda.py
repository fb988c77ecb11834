"""The agenda: runs what is still to be done until somebody must be asked or the game is over."""

from __future__ import annotations

from typing import Final

from madmage.kernel.ask import Ask
from madmage.kernel.chance import Chance
from madmage.kernel.error import Runaway
from madmage.kernel.state import State

STEP_LIMIT: Final = 20_000
"""Steps between two asks. A long honest turn takes a few hundred; a card that loops takes them all."""
WITNESS_STEPS: Final = 200
"""Steps watched beyond the limit, to see which card it is that goes on."""


def advance(st: State, ch: Chance) -> None:
    """Run frames until there is an ask or an outcome."""
    agenda = st.agenda
    steps = 0
    culprits: dict[str, int] = {}
    while st.ask is None and st.outcome is None:
        effect, step, seat, env = agenda.pop()
        effect.run(st, ch, step, seat, env)
        steps += 1
        if steps > STEP_LIMIT:
            culprits[effect.path] = culprits.get(effect.path, 0) + 1
            if steps > STEP_LIMIT + WITNESS_STEPS:
                raise runaway(culprits)


def runaway(culprits: dict[str, int]) -> Runaway:
    """The error that names the card whose effect ran most often at the end.

    A card's nodes have a path with a place in it (`fever.strike[0]`), the rules' own have none.
    """
    cards = {path: count for path, count in culprits.items() if "[" in path}
    path = ""
    most = 0
    for candidate, count in (cards or culprits).items():
        if count > most:
            path, most = candidate, count
    card = path.split(".")[0] or "an effect"
    return Runaway(
        f"the card '{card}' never ends: more than {STEP_LIMIT} steps without asking anybody",
        place=path,
    )


def answer(st: State, option: int, ch: Chance) -> None:
    """Answer the open ask with `option`, which must be one of its options, and go on."""
    st.answer = option
    st.ask = None
    advance(st, ch)


def step(st: State, option: int, ch: Chance) -> None:
    """Answer the open ask and run only the effect that asked: it asks again, or it is finished.

    What a player picks one by one for one effect is then done, and nothing else has happened yet.
    """
    st.answer = option
    st.ask = None
    effect, at, seat, env = st.agenda.pop()
    effect.run(st, ch, at, seat, env)


def reopen(st: State, ch: Chance) -> None:
    """After an interjection: the open ask with its options found anew, or on with the agenda."""
    ask = st.ask
    if ask is None:
        if st.outcome is None:
            advance(st, ch)
        return
    effect, _, seat, env = st.agenda[-1]
    if effect.asks_anew >= 0:
        # The question may be settled by now, or have no answer left: its effect knows.
        st.ask = None
        st.agenda[-1] = (effect, effect.asks_anew, seat, env)
        advance(st, ch)
        return
    options = tuple(
        [
            option
            for option in ask.effect.candidates(st, ask.seat, ask.env)
            if ask.effect.why_not_option(st, ask.seat, ask.env, option) is None
        ]
    )
    st.ask = Ask(ask.seat, ask.kind, options, ask.effect, ask.env, ask.sealed)
