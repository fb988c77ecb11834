"""A position of the Book in some fifty numbers, from which a model tells how likely it is won.

The numbers are made so that each means the same at any table: per player, per turn or as a share.
A position is looked at as it is when somebody stops: who acts next comes first, and whoever has
just acted will draw a full hand. Before an action phase the active player is the next to act.
"""

from __future__ import annotations

from math import exp

from madmage.agents.book.danger import SPACES, Danger, Foresight, Threat, support_pool
from madmage.agents.book.evaluation import LAST_TURN, in_support, turns_left
from madmage.games.book.card import KINDS, MADNESS, VALUE_OF
from madmage.games.book.state import (
    ACTION,
    EXHAUSTED,
    FINAL_PAGE,
    HAND_SIZE,
    KNOWLEDGE_UNIT,
    MUTED,
    ROUNDS,
    BookState,
)

NAMES = (
    "time",
    "to_check",
    "last_page",
    "row",
    "players",
    "dead",
    "multi_now",
    "multi_rest",
    "stack",
    "stack_low",
    "stack_each",
    "stack_drained",
    "mad_hands",
    "mad_hand_most",
    "mad_hand_squares",
    "mad_decks",
    "mad_support",
    "density",
    "density_least",
    "cards",
    "income",
    "twos",
    "threes",
    "ones",
    "hand_next",
    "hand_second",
    "hand_others",
    "hand_last",
    "mad_next",
    "support",
    "spells",
    "spells_ready",
    "spells_muted",
    "spells_count",
    "curses",
    "curses_to_strike",
    "need",
    "strike_harm",
    "strike_madness",
    "left_at_check",
    "clear",
    "clear_last",
    "left_last",
    "lowest",
    "stake",
    "missed",
    "next_left",
    "next_clear",
    "next_fit",
    "cheaper",
    "focus",
    "fit",
    "decks_short",
    "density_next",
)
"""What the numbers are, in their order."""

USED = 0.8
"""The share of a hand that is spent, and so drawn anew, in a usual turn."""
LUCK = 1.4
"""How sharply a hand still to be drawn turns from enough into too little."""


class Owned:
    """What all players own and will draw, added up player by player."""

    __slots__ = (
        "cards",
        "count",
        "density",
        "drain",
        "focus",
        "hands",
        "income",
        "least",
        "mad_decks",
        "mad_hands",
        "mad_most",
        "mad_squares",
        "muted",
        "ones",
        "short",
        "spells",
        "threes",
        "twos",
    )

    def __init__(self) -> None:
        self.mad_hands = 0
        self.mad_most = 0
        self.mad_squares = 0
        self.mad_decks = 0
        self.ones = 0
        self.twos = 0
        self.threes = 0
        self.muted = 0
        self.count = 0
        self.cards = 0
        self.density = 0.0
        self.least = 9.0
        self.income = 0.0
        self.spells = 0.0
        self.drain = 0.0
        """How many Madness the shuffles to come will bring."""
        self.focus = 0.0
        self.short = 0.0
        self.hands: list[int] = []

    def add(self, st: BookState, seat: int, turns: int, refills: bool) -> None:
        """Add what somebody owns who has so many turns; with `refills` the hand is drawn full now."""
        at = seat * KINDS
        hand = st.hand[at : at + KINDS]
        counts = st.discard[at : at + KINDS]
        for kind in st.deck[seat]:
            counts[kind] += 1
        for card in st.top[seat]:
            counts[card % KNOWLEDGE_UNIT] += 1
        held = 0
        cards = 0
        value = 0
        packed = [0, 0, 0, 0]
        for kind in range(MADNESS):
            here = counts[kind] + hand[kind]
            if here:
                worth = here * VALUE_OF[kind]
                cards += here
                value += worth
                packed[kind // 3] += worth
                held += hand[kind] * VALUE_OF[kind]
                self._value(VALUE_OF[kind], here)
        self._madness(hand[MADNESS], counts[MADNESS])
        total = max(6, cards + counts[MADNESS] + hand[MADNESS])
        self.hands.append(held)
        self.cards += total
        dense = value / total
        self.density += dense
        self.least = min(self.least, dense)
        self.income += dense * HAND_SIZE * turns
        draws = max(0, turns - 1) * HAND_SIZE * USED
        if refills and turns > 0:
            draws += max(0, HAND_SIZE - sum(hand))
        self._draws(st, seat, draws, total, packed)

    def _value(self, value: int, here: int) -> None:
        if value == 1:
            self.ones += here
        elif value == 2:
            self.twos += here
        else:
            self.threes += here

    def _madness(self, held: int, elsewhere: int) -> None:
        self.mad_hands += held
        self.mad_most = max(self.mad_most, held)
        self.mad_squares += held * held
        self.mad_decks += elsewhere

    def _draws(self, st: BookState, seat: int, draws: float, total: int, packed: list[int]) -> None:
        deck = len(st.deck[seat]) + len(st.top[seat])
        self.drain += max(0.0, draws - deck) / total
        if deck < HAND_SIZE:
            self.short += (HAND_SIZE - deck) / HAND_SIZE
        for element in range(4):
            four = HAND_SIZE * packed[element] / total - 4.0
            if four > -3.0:
                self.focus += 1.0 / (1.0 + exp(-four * LUCK))

    def learned(self, st: BookState, seat: int, turns: int, worths: list[float]) -> None:
        """Add somebody's spells."""
        for entry in st.spells[seat]:
            self.count += 1
            if entry & MUTED:
                self.muted += 1
            self.spells += worths[entry // 16] * turns


class Features:
    """Looks at positions of one game from one imagined root: what its curses do is found out once."""

    def __init__(self, worths: list[float], danger: Danger) -> None:
        self.worths = worths
        """What owning each spell of the pack is worth for a turn."""
        self.danger = danger

    def of(self, st: BookState, seen: Foresight) -> list[float]:
        """The numbers of a position in which nobody is acting, with what is foreseen from there."""
        everyone = st.everyone()
        players = len(everyone)
        is_over = st.phase >= ACTION
        first = 1 if is_over and players > 1 else 0
        owned = Owned()
        for at in range(first, first + players):
            place = at % players
            turns = turns_left(st, place, players)
            if place == 0 and not is_over:
                turns += 1
            owned.add(st, everyone[place], turns, place == 0 and is_over)
            owned.learned(st, everyone[place], turns, self.worths)
        found = _times(st, players, owned)
        _cards(st, players, owned, found)
        _hands(st, everyone[first % players], players, owned, found)
        self._curses(st, seen, owned, found)
        found.append(owned.short / players)
        shares = self.danger.shares_of(st, everyone[first % players])
        found.append(shares[0] + shares[1] + shares[2] + shares[3])
        return found

    def _curses(self, st: BookState, seen: Foresight, owned: Owned, found: list[float]) -> None:
        """What is likely to strike, to be left at the check, and to come after it."""
        danger = self.danger
        need = 0
        waiting = 0
        for threat in seen.threats:
            need += threat.need[0] + threat.need[1] + threat.need[2] + threat.need[3]
            if threat.strikes:
                waiting += 1
        left, clear = _rest(seen.threats)
        next_left, next_clear = _rest(seen.coming)
        last = 1.0 if st.front == FINAL_PAGE else 0.0
        everyone = st.everyone()
        found.extend(
            [
                len(seen.threats) / 4.0,
                waiting / 4.0,
                need / 16.0,
                seen.harm / 10.0,
                seen.madness / 5.0,
                left / 3.0,
                clear,
                clear * last,
                left * last / 3.0,
                seen.lowest / 10.0,
                danger.stake * (1.0 - clear) / 10.0,
                danger.missed * (1.0 - clear) / 5.0,
                next_left / 4.0,
                next_clear,
                self._fit(st, seen.coming),
                min(8, st.discount_turn + st.discount_check) / 4.0,
                owned.focus / len(everyone),
                self._fit(st, seen.threats),
            ]
        )

    def _fit(self, st: BookState, threats: list[Threat]) -> float:
        """How much of what curses cost the decks bring in a hand, curse by curse."""
        total = 0.0
        if not threats:
            return total
        everyone = st.everyone()
        for threat in threats:
            best = 0.0
            need = threat.need
            due = need[0] + need[1] + need[2] + need[3]
            for seat in everyone:
                shares = self.danger.shares_of(st, seat)
                paid = 0.0
                for element in range(4):
                    if need[element]:
                        drawn: float = HAND_SIZE * shares[element]
                        paid += drawn if drawn < need[element] else float(need[element])
                if due and paid / due > best:
                    best = paid / due
            total += best
        return total / 4.0


def _times(st: BookState, players: int, owned: Owned) -> list[float]:
    """Where the game stands, and how long the Madness stack will last."""
    table = st.table
    track = table.pack.track[table.difficulty]
    multi = 0
    for row in range(min(st.row, ROUNDS), ROUNDS):
        multi += track[row]
    turns = SPACES - st.marker - (1 if st.phase >= ACTION else 0)
    return [
        st.turn / LAST_TURN,
        turns / 5.0,
        1.0 if st.front == FINAL_PAGE else 0.0,
        st.row / ROUNDS,
        players / 5.0,
        (table.seats - players) / table.seats,
        track[max(0, min(st.row, ROUNDS) - 1)] / 2.0,
        multi / 5.0,
        st.madness / 25.0,
        min(10, st.madness) / 10.0,
        st.madness / (8.0 * players),
        (st.madness - owned.drain) / 10.0,
    ]


def _cards(st: BookState, players: int, owned: Owned, found: list[float]) -> None:
    _, mad_support = in_support(st)
    found.extend(
        [
            owned.mad_hands / players / 2.0,
            owned.mad_most / 6.0,
            owned.mad_squares / players / 6.0,
            owned.mad_decks / players / 4.0,
            mad_support / players,
            owned.density / players,
            owned.least,
            owned.cards / players / 20.0,
            owned.income / players / 60.0,
            owned.twos / players / 5.0,
            owned.threes / players / 3.0,
            owned.ones / players / 10.0,
        ]
    )


def _hands(st: BookState, first: int, players: int, owned: Owned, found: list[float]) -> None:
    """What is held, by who acts next, and what the spells are worth."""
    hands = owned.hands
    ready = 0
    for entry in st.spells[first]:
        if not entry & MUTED and (st.phase >= ACTION or not entry & EXHAUSTED):
            ready += 1
    found.extend(
        [
            hands[0] / 8.0,
            hands[1] / 8.0 if players > 1 else 0.0,
            sum(hands[1:-1]) / (8.0 * (players - 2)) if players > 2 else 0.0,
            hands[players - 1] / 8.0,
            st.hand[first * KINDS + MADNESS] / 4.0,
            sum(support_pool(st)) / players / 4.0,
            owned.spells / players / 10.0,
            ready / 5.0,
            owned.muted / players,
            owned.count / players / 5.0,
        ]
    )


def _rest(threats: list[Threat]) -> tuple[float, float]:
    """How many curses are expected to be left, and how likely none is."""
    left = 0.0
    clear = 1.0
    for threat in threats:
        left += threat.alive
        clear *= 1.0 - threat.alive
    return left, clear
