"""What a position of the Book is worth to the group, without the curses that threaten it.

Everybody wins or loses together, so there is one number for all. It is counted in elements: what
hands, support and the draws to come will pay for, less what Madness costs. Curses are `danger`.
"""

from __future__ import annotations

from math import exp, log1p

from madmage.agents.book.scale import Weights
from madmage.games.book.card import KINDS, MADNESS, VALUE_OF
from madmage.games.book.purse import WORTH, hand_worth
from madmage.games.book.state import (
    ACTION,
    EXHAUSTED,
    HAND_SIZE,
    KNOWLEDGE_UNIT,
    MUTED,
    NO_CURSE,
    OWNER_UNIT,
    BookState,
)

LAST_TURN = 30
"""B4.3: six rounds of five turns."""


def turns_left(st: BookState, place: int, players: int) -> int:
    """How many turns after this one somebody has, `place` seats after the active player."""
    rest = LAST_TURN - st.turn
    if place == 0:
        return max(0, rest // players)
    return (rest - place) // players + 1 if rest >= place else 0


WORTH_IN_DECK = (*WORTH, 0)
"""What a card pays, packed by element; Madness pays nothing."""


MOST_DECKS = 4096
"""So many different decks are remembered."""


class Evaluation:
    """Judges positions with a set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._spells: dict[int, list[float]] = {}
        self._decks: dict[bytes, tuple[int, int]] = {}
        """By what a deck holds: what that pays, and its Madness. Most tries leave most decks alone."""

    def worth(self, st: BookState) -> float:
        """What the group has, in elements."""
        w = self.weights
        if st.outcome is not None:
            return w.win if st.outcome.scores[0] > 0 else -w.win
        everyone = st.everyone()
        players = len(everyone)
        total = 0.0
        drain = w.stack_drain * players * (LAST_TURN - st.turn)
        for place, seat in enumerate(everyone):
            turns = turns_left(st, place, players)
            good, shuffles = self._player(st, seat, place, turns)
            total += good
            drain += shuffles
        lying, mad = in_support(st)
        total += w.support * lying - w.madness_support * mad
        total += w.win * players / max(1, st.table.seats)
        return total - self._stack(st.madness, drain, players) + self._lasting(st)

    def _player(self, st: BookState, seat: int, place: int, turns: int) -> tuple[float, float]:
        """What somebody's cards and spells are worth, and how many Madness their shuffles bring."""
        w = self.weights
        at = seat * KINDS
        packed = hand_worth(st.hand[at : at + KINDS])
        held = _sum(packed)
        size = _size(st.hand, at)
        mad = st.hand[at + MADNESS]
        left = len(st.deck[seat]) + len(st.top[seat])
        below, mad_deck = self._below(st, seat)
        packed += hand_worth(st.discard[at : at + KINDS]) + below
        mad_deck += st.discard[at + MADNESS]
        cards = max(4, size - mad + left + _size(st.discard, at) - mad_deck)
        is_acting = place == 0 and st.phase == ACTION
        if place == 0 and st.phase < ACTION:
            # The own turn has begun, but its actions are still to come.
            turns += 1
        draws = max(0, turns - 1) * HAND_SIZE * w.used
        if is_acting and turns and size < HAND_SIZE:
            draws += HAND_SIZE - size
        good = w.income * draws * _sum(packed) / cards + self._focus(packed, cards, turns)
        if turns:
            good += held
        elif is_acting:
            good += w.hand_last * held
        good -= mad * min(w.madness_hand, turns * w.madness_hand_turn)
        good -= w.madness_crowd * mad * mad if turns or is_acting else 0.0
        if mad >= HAND_SIZE - 1 and is_acting:
            good -= w.madness_hand * 4
        good -= w.madness_cycle * mad_deck * min(1.0, draws / cards)
        good += self._own_spells(st, seat, turns, is_acting)
        return good, max(0.0, draws - left) / cards

    def _below(self, st: BookState, seat: int) -> tuple[int, int]:
        """What somebody's deck pays, packed, and how many Madness are in it."""
        deck = st.deck[seat]
        found = self._decks.get(deck)
        if found is None:
            if len(self._decks) >= MOST_DECKS:
                self._decks.clear()
            found = (sum([WORTH_IN_DECK[kind] for kind in deck]), deck.count(MADNESS))
            self._decks[deck] = found
        packed, mad = found
        for card in st.top[seat]:
            kind = card % KNOWLEDGE_UNIT
            packed += WORTH_IN_DECK[kind]
            if kind == MADNESS:
                mad += 1
        return packed, mad

    def _focus(self, packed: int, cards: int, turns: int) -> float:
        """What it is worth that a hand may hold four of one element: that destroys a curse (B6.6)."""
        w = self.weights
        likely = 0.0
        for shift in (0, 8, 16, 24):
            four = HAND_SIZE * (packed >> shift & 255) / cards - 4.0
            if four > -3.0:
                likely += 1.0 / (1.0 + exp(-four * w.luck))
        return w.focus * likely * turns

    def _own_spells(self, st: BookState, seat: int, turns: int, is_acting: bool) -> float:
        w = self.weights
        worths = self.spell_worths(st)
        good = 0.0
        for entry in st.spells[seat]:
            worth = worths[entry // 16] * turns
            if entry & MUTED:
                worth *= w.muted
            elif is_acting and not entry & EXHAUSTED:
                good += w.spell_ready
            good += worth
        return good

    def spell_worths(self, st: BookState) -> list[float]:
        """What owning each spell of the pack is worth for a turn."""
        pack = st.table.pack
        found = self._spells.get(id(pack))
        if found is None:
            w = self.weights
            found = [
                w.spell_worth.get(card.key, w.spell_default[0 if card.basic else card.level])
                for card in pack.spells
            ]
            self._spells[id(pack)] = found
        return found

    def _stack(self, left: int, drain: float, players: int) -> float:
        """What is to be feared of the Madness stack: it may not last to the end (B8.2)."""
        w = self.weights
        short = (drain - left) / w.stack_width
        fear = (
            w.stack
            * w.stack_width
            * (short + log1p(exp(-short)) if short > 0 else log1p(exp(short)))
        )
        return fear + w.stack_last * max(0, 2 * players + 1 - left)

    def _lasting(self, st: BookState) -> float:
        w = self.weights
        for number in st.curse:
            if number != NO_CURSE:
                break
        else:
            return 0.0
        return w.discount * min(8, st.discount_turn + st.discount_check) + w.boost * st.boost


def in_support(st: BookState) -> tuple[int, int]:
    """How many elements lie in all supports, and how many Madness."""
    lying = 0
    mad = 0
    for cards in st.support:
        for card in cards:
            kind = card % OWNER_UNIT
            if kind == MADNESS:
                mad += 1
            else:
                lying += VALUE_OF[kind]
    return lying, mad


def _size(counts: list[int], at: int) -> int:
    """How many cards are counted from a place on."""
    size = 0
    for kind in range(at, at + KINDS):
        size += counts[kind]
    return size


def _sum(packed: int) -> int:
    """All elements of a packed amount."""
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24)
