"""The table as plain text: map, legend, players, decks and the running card."""

from __future__ import annotations

from functools import cache

from madmage.games.maze import catalogue, drawing
from madmage.games.maze.branch import (
    card_reader,
    is_running,
    knows_branches,
    open_trial,
    running_card,
)
from madmage.games.maze.character import ability, bonus
from madmage.games.maze.effects.tree import Node
from madmage.games.maze.grid import BIT, CORNER, EXITS, STAIRS, STRAIGHT, TURNS
from madmage.games.maze.law import RULINGS
from madmage.games.maze.legend import Legend
from madmage.games.maze.naming import (
    ability_name,
    card_of,
    exits_name,
    gear_with_text,
    potion_name,
    signed,
    tile_name,
    what_lies,
)
from madmage.games.maze.pack import ABILITIES, MARKS, SPEED, TOUGHNESS, Pack
from madmage.games.maze.show import ranking, tiles_in_deck
from madmage.games.maze.state import (
    ABILITY_COUNT,
    DECKS,
    LEVELS,
    NO_CARD,
    NO_GEAR,
    PHASES,
    MazeState,
)
from madmage.games.maze.visibility import UNKNOWN_TILE, sees_points
from madmage.games.maze.walking import figures_on
from madmage.kernel.native import is_a
from madmage.kernel.view import View
from madmage.kernel.words import Voice

WIDTH = 80
INDENT = "   "

Args = dict[str, object]


class Screen:
    """One view, in one voice. The map is never wider than `width`; sentences are not broken."""

    def __init__(self, view: View, voice: Voice, width: int = WIDTH) -> None:
        st = view.known
        assert isinstance(st, MazeState)
        self.st = st
        self.data = view.data
        self.seat = view.seat
        self.voice = voice
        self.words = voice.words
        self.lang = voice.words.lang
        self.width = width
        self.numbers = drawing.offered(st, view.ask)

    def lines(self) -> list[str]:
        """The whole table."""
        picture = self._map()
        return [
            *self._head(),
            *picture,
            *Legend(self.st, self.voice, picture, self.width).lines(),
            *self._numbered(),
            "",
            *self._players(),
            *self._decks(),
            *self._card(),
        ]

    def parts(self) -> list[tuple[str, list[str]]]:
        """The same in parts: the card that is read and what is one's own come first."""
        picture = self._map()
        legend = Legend(self.st, self.voice, picture, self.width).lines()
        seats = range(self.st.table.seats)
        others = [line for seat in seats if seat != self.seat for line in self._player(seat)]
        own = self._player(self.seat) if self.seat in seats else []
        parts = [
            ("card", self._card()),
            ("me", own),
            ("table", [*self._head(), *self._decks()]),
            ("map", picture),
            ("legend", [*legend, *self._numbered()]),
            ("fields", self.fields()),
            ("others", others),
        ]
        return [(key, lines) for key, lines in parts if lines]

    def glance(self) -> list[str]:
        """What the one who is asked needs now: the fields on offer, their own sheet, the card."""
        own = self._player(self.seat) if 0 <= self.seat < self.st.table.seats else self._head()
        shown = [*self._map(), *self._numbered()] if self.numbers else []
        return [*shown, *own, *self._card()]

    def fields(self) -> list[str]:
        """The map as a list, for screen readers: fields on offer first, then level by level."""
        st = self.st
        numbered = sorted(self.numbers, key=lambda field: self.numbers[field])
        rest = [f for f in range(len(st.grid)) if st.levels[f] and f not in self.numbers]
        rest.sort(key=lambda field: (st.levels[field], field))
        return [self._field(field) for field in [*numbered, *rest]]

    # Head and map

    def _head(self) -> list[str]:
        st, say = self.st, self.voice.say
        args: Args = {
            "phase": "over" if st.outcome is not None else PHASES[st.phase],
            "round": str(st.round),
            "turn": str(st.turn),
            "name": self.voice.name(st.active),
            "level": st.level_of(st.active),
        }
        lines = [say("screen-head", args)]
        if ranking(st):
            lines.append(places(st, self.voice))
        # M11: the screen always says which rulings a table plays.
        values = st.table.law.values
        others = [
            f"{ruling.name} = {values[ruling.name]}"
            for ruling in RULINGS
            if values[ruling.name] != ruling.values[0]
        ]
        return [*lines, say("screen-rulings", {"rulings": ", ".join(others)})] if others else lines

    def _map(self) -> list[str]:
        name = self.st.table.plan.name
        numbers = {name(field): number for field, number in self.numbers.items()}
        return drawing.picture(self.data, self.width, numbers)

    def _numbered(self) -> list[str]:
        """What the numbers on the map are, where a field has more than one option."""
        ask = self.st.ask
        if ask is None or ask.kind not in drawing.PLACE_ASKS or not self.numbers:
            return []
        is_shared = len(self.numbers) < len(ask.options)
        return [self.voice.say("screen-numbers", {"shared": "yes" if is_shared else "no"})]

    def _field(self, field: int) -> str:
        """A field in words: its number on offer, where it is, its exits, what lies and stands there."""
        st, say = self.st, self.voice.say
        number = self.numbers.get(field, 0)
        args: Args = {"field": st.table.plan.name(field), "level": st.levels[field]}
        head = f"{number}: " if number else ""
        mask = st.grid[field] & EXITS
        if not mask:
            return head + say("screen-field-free", args)
        exits = exits_name(self.words, mask)
        parts = [say("screen-field", {**args, "shape": self._shape(field), "exits": exits})]
        ways = [exit for exit in st.exits[st.levels[field]] if exit // 4 == field]
        if ways:
            open_ways = exits_name(self.words, sum(BIT[exit % 4] for exit in ways))
            parts.append(say("screen-field-open", {"exits": open_ways}))
        lying = what_lies(self.words, st, field)
        if lying:
            parts.append(lying)
        parts += [self.voice.name(seat) for seat in figures_on(st, field)]
        return head + "; ".join(parts)

    def _shape(self, field: int) -> str:
        cell, mask = self.st.grid[field], self.st.grid[field] & EXITS
        if cell & STAIRS:
            return "portal" if self.st.levels[field] == LEVELS else "stairs"
        if not self.st.kinds[field]:
            return "room"
        if mask in TURNS[STRAIGHT]:
            return "straight"
        return "corner" if mask in TURNS[CORNER] else "tee"

    # Players

    def _players(self) -> list[str]:
        return [line for seat in range(self.st.table.seats) for line in self._player(seat)]

    def _player(self, seat: int) -> list[str]:
        st, say = self.st, self.voice.say
        who: Args = {
            "sign": drawing.FIGURES[seat],
            "name": self.voice.name(seat),
            "you": "yes" if seat == self.seat else "no",
        }
        if not st.in_game[seat]:
            rank = st.ranks.index(seat) + 1 if seat in st.ranks else 0
            return [say("screen-player-out", {**who, "rank": rank})]
        args: Args = {
            "level": st.level_of(seat),
            "life": st.life[seat],
            "keys": st.keys[seat],
        }
        lines = [say("screen-player", {**who, **args}), INDENT + self._abilities(seat)]
        return lines + [INDENT + text for text in (*self._things(seat), *self._spells(seat))]

    def _abilities(self, seat: int) -> str:
        """Value by value; where something lifts or lowers it, the points invested come first."""
        st = self.st
        if not sees_points(st, self.seat, seat):
            return self.voice.say("screen-abilities-secret", {})
        parts = []
        for number in range(len(ABILITIES)):
            invested = st.points[seat * ABILITY_COUNT + number]
            value = ability(st, seat, number)
            text = f"{ability_name(self.words, number)} {value}"
            if value != invested:
                text = f"{ability_name(self.words, number)} {invested}→{value}"
            if number in (TOUGHNESS, SPEED):
                text += f" (+{bonus(st, seat, number)})"
            parts.append(text)
        return ", ".join(parts)

    def _things(self, seat: int) -> list[str]:
        st, say = self.st, self.voice.say
        lines = []
        if st.gear[seat] != NO_GEAR:
            gear = gear_with_text(self.words, st.table, st.gear[seat])
            lines.append(say("screen-gear", {"gear": gear}))
        if st.potions[seat]:
            names = [potion_name(self.words, st.table, kind) for kind in st.potions[seat]]
            lines.append(say("screen-potions", {"potions": ", ".join(names)}))
        return lines

    def _spells(self, seat: int) -> list[str]:
        """What is at work on a player for a while, in one line."""
        st, say = self.st, self.voice.say
        parts = []
        if st.omen[seat]:
            parts.append(say("screen-omen", {"change": signed(st.omen[seat])}))
        if st.stone[seat]:
            parts.append(say("screen-stone", {"n": st.stone[seat]}))
        if st.skip >> seat & 1:
            parts.append(say("screen-skips", {}))
        if seat == st.active:
            if st.extra_turn == 1:
                parts.append(say("screen-again", {}))
            if st.mist:
                parts.append(say("screen-mist", {}))
            if st.haste:
                parts.append(say("screen-haste", {"n": st.haste}))
            # A card ends the walk, so what is left of it is of no use (M6.1).
            if st.steps and not is_running(st):
                parts.append(say("screen-steps", {"n": st.steps}))
        return ["; ".join(parts)] if parts else []

    # Decks

    def _decks(self) -> list[str]:
        st, say = self.st, self.voice.say
        decks: Args = {name: len(st.deck[deck]) for deck, name in enumerate(DECKS)}
        supply: Args = {MARKS[mark]: st.supply[mark] for mark in range(1, len(MARKS))}
        lines = [
            say("screen-decks", {"tile": tiles_in_deck(st), **decks}),
            say("screen-markers", supply),
        ]
        known = [kind for kind in reversed(st.top) if kind != UNKNOWN_TILE]
        if known:
            names = [
                "?" if kind == UNKNOWN_TILE else tile_name(self.words, st.table, kind)
                for kind in reversed(st.top)
            ]
            lines.append(say("screen-top", {"tiles": ", ".join(names)}))
        return lines

    # The running card

    def _card(self) -> list[str]:
        """M7.1b: the whole card for whoever may know it, else what was read out first."""
        st, say = self.st, self.voice.say
        if not is_running(st):
            return []
        number = running_card(st)
        card = None if number == NO_CARD else card_of(st.table, st.reading_deck, number)
        args: Args = {
            "deck": DECKS[st.reading_deck],
            "field": st.table.plan.name(st.arena),
            "card": say("screen-card-hidden", {}) if card is None else card.names[self.lang],
            "n": len(st.fighters),
            "names": ", ".join([self.voice.name(seat) for seat in st.fighters]),
            "reader": self.voice.name(card_reader(st)),
        }
        lines = [say("screen-card", args)]
        if card is not None and knows_branches(st, self.seat):
            lines += _branches(st.table.pack, card.key, self.lang)
        elif card is not None:
            assert is_a(card.root, Node)
            lines.append(INDENT + card.root.texts[self.lang])
        trial = open_trial(st)
        if trial is not None:
            name = ability_name(self.words, trial.ability)
            lines.append(say("screen-trial", {"ability": name, "target": trial.target(st)}))
        return [*lines, say("screen-gone", {})] if st.gone else lines


def places(st: MazeState, voice: Voice) -> str:
    """Who got out, in their order; once the game is over everybody (M9.5a)."""
    names = [f"{place}. {voice.name(seat)}" for place, seat in enumerate(ranking(st), 1)]
    return voice.say("screen-ranking", {"places": ", ".join(names)})


@cache
def _branches(pack: Pack, key: str, lang: str) -> list[str]:
    """The tree of a card in words, without its name."""
    return catalogue.lines(pack, lang, [key])[1:]
