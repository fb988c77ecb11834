"""The end of a game in a few lines: how it ended, by whom and why, and what came before."""

from __future__ import annotations

from madmage.games.book.naming import listing
from madmage.games.book.state import NO_CURSE, SLOTS, BookState
from madmage.kernel.event import Event
from madmage.kernel.words import Voice


def outcome_text(st: BookState, voice: Voice) -> str:
    """How the game ended, as one sentence."""
    reason = "" if st.outcome is None else st.outcome.reason
    pack, lang = st.table.pack, voice.words.lang
    left = [pack.curses[c].names[lang] for c in st.curse[:SLOTS] if c != NO_CURSE]
    return voice.say(f"outcome-{reason}", {"curses": listing(voice.words, left), "n": len(left)})


def ending(st: BookState, events: list[Event], voice: Voice) -> list[str]:
    """The outcome, who brought it about, and which monsters were beaten."""
    lines = [outcome_text(st, voice)]
    for event in events:
        if event.name == "GameLost" and event.seat >= 0:
            key = "outcome-by-deck" if event.args[0] else "outcome-by-stack"
            lines = [voice.say(key, {"name": voice.name(event.seat)})]
    lines.append(
        voice.say("outcome-reached", {"round": st.row, "turn": st.turn, "madness": st.madness})
    )
    beaten = [event.args[0] for event in events if event.name == "MonsterBeaten"]
    missed = [event.args[0] for event in events if event.name == "MonsterMissed"]
    if st.outcome is not None and st.outcome.key == "won":
        beaten.append(st.monster)
    for key, monsters in (("outcome-beaten", beaten), ("outcome-missed", missed)):
        names = [st.table.pack.monsters[m].names[voice.words.lang] for m in monsters]
        args: dict[str, object] = {"n": len(names), "monsters": listing(voice.words, names)}
        lines.append(voice.say(key, args))
    for event in events:
        if event.name == "PlayerEliminated":
            lines.append(voice.say("ev-PlayerEliminated", {"name": voice.name(event.seat)}))
    return lines
