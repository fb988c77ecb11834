"""What the map shows, in words: levels, signs, who stands where, open cards and graves."""

from __future__ import annotations

from madmage.games.maze import drawing
from madmage.games.maze.encounter import deck_of
from madmage.games.maze.laying import levels_out
from madmage.games.maze.naming import card_of, thing_name
from madmage.games.maze.show import stairs_of
from madmage.games.maze.state import LEVELS, NO_CARD, OUT, MazeState
from madmage.kernel.words import Voice

SIGNS = (
    ("straight", drawing.STRAIGHT),
    ("room", drawing.ROOM),
    ("stairs", drawing.UP),
    ("portal", drawing.PORTAL),
    ("exit", drawing.OPEN),
    ("shut", drawing.SHUT),
    ("behind", drawing.BEHIND_ACROSS + drawing.BEHIND_DOWN),
    ("key", drawing.MARKERS[1]),
    ("chest", drawing.MARKERS[2]),
    ("monster", drawing.MARKERS[3]),
    ("action", drawing.MARKERS[4]),
    ("monster-open", drawing.OPEN_CARDS[3]),
    ("action-open", drawing.OPEN_CARDS[4]),
    ("grave", drawing.GRAVE),
    ("crowd", drawing.CROWD),
    ("other", drawing.OTHER),
)
"""What a sign is, by the end of its sentence's key; shown if it is on the map."""

Args = dict[str, object]


def filled(items: list[str], width: int, indent: str) -> list[str]:
    """Items behind each other, as many to a line as fit."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 2 + len(item) <= width:
            lines[-1] += "  " + item
        else:
            lines.append(indent + item if lines else item)
    return lines


class Legend:
    """The words to one picture of the map."""

    def __init__(self, st: MazeState, voice: Voice, picture: list[str], width: int) -> None:
        self.st = st
        self.voice = voice
        self.words = voice.words
        self.width = width
        self.shown = set("".join(picture))

    def lines(self) -> list[str]:
        """Signs, levels, figures, open cards, graves."""
        return [
            *filled(self._signs(), self.width, ""),
            *[self._level(level) for level in levels_out(self.st)],
            *filled(self._figures(), self.width, "  "),
            *self._cards(),
            *self._graves(),
        ]

    def _signs(self) -> list[str]:
        return [
            f"{signs} {self.voice.say(f'screen-sign-{what}', {})}"
            for what, signs in SIGNS
            if self.shown & set(signs)
        ]

    def _level(self, level: int) -> str:
        st, name = self.st, self.st.table.plan.name
        stairs = stairs_of(st, level)
        line = drawing.lines_of(level)[drawing.STRAIGHTS[1]]
        args: Args = {
            "sign": line * 3,
            "level": level,
            "room": name(st.rooms[level]),
            "n": len(stairs),
            "stairs": ", ".join([name(field) for field in stairs]),
            "exits": len(st.exits[level]),
        }
        text = self.voice.say("screen-level", args)
        out = levels_out(st)
        # M9.3: two levels lie out at most; the third that is entered is the end of the lowest.
        if len(out) < 2 or level != out[0] or out[-1] == LEVELS:
            return text
        return self.voice.say("screen-doom", {"level": text, "next": out[-1] + 1})

    def _figures(self) -> list[str]:
        st, name = self.st, self.st.table.plan.name
        return [
            f"{drawing.FIGURES[seat]} {self.voice.name(seat)} {name(st.place[seat])}"
            for seat in range(st.table.seats)
            if st.place[seat] != OUT
        ]

    def _cards(self) -> list[str]:
        """Open cards, a line each: everybody may look at them (M7.2a)."""
        st = self.st
        lines = []
        for field in range(len(st.grid)):
            number = st.card[field] - 1
            if number != NO_CARD:
                card = card_of(st.table, deck_of(st.marker[field]), number)
                sign = drawing.OPEN_CARDS[st.marker[field]]
                lines.append(f"{sign} {st.table.plan.name(field)} {card.names[self.words.lang]}")
        return filled(lines, self.width, "")

    def _graves(self) -> list[str]:
        st, say = self.st, self.voice.say
        lines = []
        for field, keys, *things in st.graves:
            names = [say("screen-keys", {"n": keys})] if keys else []
            names += [thing_name(self.words, st.table, thing) for thing in things]
            held = ", ".join(names) or say("screen-nothing", {})
            lines.append(f"{drawing.GRAVE} {st.table.plan.name(field)} {held}")
        return lines
