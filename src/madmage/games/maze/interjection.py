"""Interjections: what a player may do while another is asked (M6.5a, M1.1a).

Drinking a potion out of turn, or leaving the table for good. Nobody is waited for: the open
question stays open, and its options are found anew.
"""

from __future__ import annotations

from typing import Final

from madmage.games.maze.climbing import end_if_decided, remove_figure
from madmage.games.maze.effects.tree import owes_potion
from madmage.games.maze.naming import potion_name
from madmage.games.maze.potions import ANY_TIME, DRINK, drink, drinks, why_not_drink
from madmage.games.maze.state import MazeState
from madmage.kernel.chance import Chance
from madmage.kernel.error import NotUnderstood
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import Voice
from madmage.packs.source import nearest

LEAVE: Final = 0

NOT_IN_MAZE: Final = Refusal("M6.5a", "refused-not-in-maze")
GONE_ALREADY: Final = Refusal("M1.1a", "refused-not-in-maze")
OWED: Final = Refusal("M8.1", "refused-potion-owed")
WAIT_FOR_TURN: Final = Refusal("M1.1a", "refused-leave-between-turns")


def why_not(st: MazeState, seat: int, option: int) -> Refusal | None:
    """Why a player may not put this in now."""
    if st.ask is None or not st.in_game[seat]:
        return GONE_ALREADY if option == LEAVE else NOT_IN_MAZE
    if option == LEAVE:
        # In the middle of a card too much would hang in the air.
        return None if st.ask.kind == "turn" else WAIT_FOR_TURN
    refusal = why_not_drink(st, seat, option - DRINK, ANY_TIME, -1)
    return OWED if refusal is None and owes_potion(st, seat) else refusal


def options(st: MazeState, seat: int) -> tuple[int, ...]:
    """What a player may put in now; leaving the table is possible but never proposed."""
    if st.ask is None or not st.in_game[seat] or owes_potion(st, seat):
        return ()
    return tuple(drinks(st, seat, ANY_TIME, -1))


def interject(st: MazeState, seat: int, option: int, ch: Chance) -> None:
    """Do it; whoever calls has asked `why_not`, and finds the open options anew."""
    if option == LEAVE:
        leave(st, seat)
    else:
        drink(st, seat, option - DRINK)


def leave(st: MazeState, seat: int) -> None:
    """M1.1a: taken out without winning; the things are discarded, the figure holds no level."""
    st.tell("Left", seat, ())
    remove_figure(st, seat, st.level_of(seat))
    end_if_decided(st)
    if st.outcome is not None:
        st.ask = None
    elif st.ask is not None and st.ask.seat == seat:
        # Their turn ends: what is left on the agenda is the end of the turn.
        st.ask = None
        st.agenda.pop()


def write(st: MazeState, option: int) -> str:
    """The short text of an interjection."""
    return "leave" if option == LEAVE else f"drink {st.table.pack.potions[option - DRINK].key}"


def read(st: MazeState, text: str) -> int:
    """The interjection that a text means, legal or not."""
    wanted = " ".join(text.lower().split())
    kinds = range(len(st.table.pack.potions))
    texts = {write(st, option): option for option in (LEAVE, *[DRINK + kind for kind in kinds])}
    if wanted not in texts:
        raise NotUnderstood(
            f"'{text[:40]}' is nothing one can put in out of turn", meant=nearest(wanted, texts)
        )
    return texts[wanted]


def text(st: MazeState, option: int, voice: Voice) -> str:
    """An interjection as a person reads it."""
    if option == LEAVE:
        return voice.say("option-leave", {})
    potion = potion_name(voice.words, st.table, option - DRINK)
    return voice.say("option-drink-off-turn", {"potion": potion})


def refusal_text(st: MazeState, option: int, refusal: Refusal, voice: Voice) -> str:
    """Why an interjection is refused."""
    is_potion = option >= DRINK
    potion = potion_name(voice.words, st.table, option - DRINK) if is_potion else ""
    return voice.say(refusal.key, {"potion": potion})
