"""What curses threaten: each when it strikes (B5.2), all of a page at its check (B5.4).

How bad a curse is, is written nowhere: it is let strike on a copy, by the rules themselves, and what
is lost is counted. How likely it gets so far is guessed from what the players whose turns come
before could pay. The next page's symbols are open (B3.1), so its curses are feared in advance.
"""

from __future__ import annotations

from math import exp

from madmage.agents.book.evaluation import LAST_TURN
from madmage.agents.book.scale import Weights
from madmage.games.book.card import ELEMENT_OF, KINDS, MADNESS, VALUE_OF
from madmage.games.book.pack import MULTI
from madmage.games.book.purse import hand_worth
from madmage.games.book.state import (
    ACTION,
    BOOK_CLOSED,
    FINAL_PAGE,
    HAND_SIZE,
    NO_CURSE,
    OWNER_UNIT,
    ROUNDS,
    SLOTS,
    SPACE_OF_SLOT,
    BookState,
)

SPACES = 6
"""B5.1: the marker comes back to the Invocation space after as many moves."""
AHEAD = 3
"""So many turns of the next page are looked at: after those its curses have struck."""
NARROW = 1.5
"""Expecting so many Madness to be left on the stack is as good as safe; so many too few, as lost."""
GONE = 0.3
"""A curse that is less likely than this to be there needs nobody else's cards."""


class Threat:
    """One curse on the track, or one that the next page will bring."""

    __slots__ = ("alive", "asleep", "harm", "madness", "need", "number", "strikes")

    def __init__(
        self, number: int, need: list[int], strikes: int, harm: float, madness: float
    ) -> None:
        self.number = number
        self.need = need
        self.strikes = strikes
        """In so many turns; 0 if it has struck already."""
        self.harm = harm
        self.madness = madness
        """How many Madness its strike brings in all."""
        self.asleep = False
        self.alive = 1.0
        """How likely it is still there."""


class Foresight:
    """How the turns to come are likely to go."""

    __slots__ = ("coming", "harm", "harm_coming", "lowest", "madness", "threats")

    def __init__(self, threats: list[Threat], stack: float) -> None:
        self.threats = threats
        """The curses on the track, with how likely each is left at the check."""
        self.coming: list[Threat] = []
        """The curses of the next page."""
        self.harm = 0.0
        """What strikes before the check will cost."""
        self.harm_coming = 0.0
        """What strikes after it will cost."""
        self.madness = 0.0
        """How many Madness strikes before the check bring."""
        self.lowest = stack
        """How small the Madness stack is expected to get."""

    def strike(self, threat: Threat, is_now: bool) -> None:
        """A curse's moment has come, if it is still there."""
        if is_now:
            self.harm += threat.harm * threat.alive
            self.madness += threat.madness * threat.alive
        else:
            self.harm_coming += threat.harm * threat.alive


class Danger:
    """How bad each curse is, and what is at stake at the check, as far as it was found out."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.harm: dict[int, float] = {}
        """By curse: what its strike costs the group."""
        self.madness: dict[int, int] = {}
        """By curse: how many Madness its strike brings in all."""
        self.missed = 0.0
        """How many Madness missing the monster brings."""
        self.stake = weights.check_least
        """What beating the monster is worth, compared with missing it."""
        self.shares: dict[int, list[float]] = {}
        """By seat: how many of each element a drawn card is worth."""

    def fear(self, st: BookState, stops: bool = False) -> float:
        """What curses will cost, each by how likely it is; with `stops` the active player acts no more."""
        if st.outcome is not None or st.monster == BOOK_CLOSED:
            return 0.0
        return self.fear_of(st, self.foresee(st, stops))

    def fear_of(self, st: BookState, seen: Foresight) -> float:
        """What the foreseen turns will cost."""
        feared = seen.harm * self.weights.harm + self._at_check(st, seen.threats)
        feared += seen.harm_coming * self.weights.harm
        if st.row == ROUNDS - 1:
            # The last page is next: whoever prepares for it prepares for everything.
            feared += self.weights.last_ahead * self._lost(seen.coming)
        return feared + self.weights.win * _doom(seen.lowest)

    def foresee(self, st: BookState, stops: bool = True) -> Foresight:
        """How the turns to come are likely to go for the curses of this page and the next."""
        if st.monster == BOOK_CLOSED:
            return Foresight([], float(st.madness))
        seen = Foresight(self.threats(st), float(st.madness))
        threats = seen.threats
        to_check = SPACES - st.marker
        left = seen.lowest
        everyone = st.everyone()
        pool = support_pool(st)
        purses = [in_hand(st, seat) for seat in everyone]
        players = len(everyone)
        ahead = AHEAD if st.row < ROUNDS - 1 else SPACES - 1
        for turn in range(to_check + ahead):
            if turn == to_check:
                left -= self.missed * self._lost(threats)
                threats = seen.coming = self.announced(st, to_check)
            if st.turn + turn > LAST_TURN or (turn >= to_check and not threats):
                break
            if turn > 0:
                for threat in threats:
                    if threat.strikes == turn and not (threat.asleep and turn == 1):
                        seen.strike(threat, turn < to_check)
                        left -= threat.madness * threat.alive
                seen.lowest = min(seen.lowest, left)
            elif stops or st.phase > ACTION:
                continue
            place = turn % players
            if turn < players:
                self._face(threats, purses[place], pool, turn)
            else:
                self._face_fresh(st, threats, everyone[place], purses[place], pool, turn)
            if place:
                # Others spend what they hold when their turn comes.
                purses[place] = [0, 0, 0, 0]
        return seen

    def _at_check(self, st: BookState, threats: list[Threat]) -> float:
        return (self.weights.win if st.front == FINAL_PAGE else self.stake) * self._lost(threats)

    def _lost(self, threats: list[Threat]) -> float:
        """How likely some curse is left in the end; halfway, each one less is a step on the way."""
        clear = 1.0
        left = 0.0
        for threat in threats:
            clear *= 1.0 - threat.alive
            left += threat.alive
        return (1.0 - clear) * (1.0 - self.weights.step) + self.weights.step * min(1.0, left / 4)

    def threats(self, st: BookState) -> list[Threat]:
        """The curses on the track, the most urgent first."""
        curses = st.table.pack.curses
        discount = st.discount_turn + st.discount_check
        found: list[Threat] = []
        for slot in range(SLOTS):
            number = st.curse[slot]
            if number == NO_CURSE:
                continue
            need = _unpacked(curses[number].cost + st.token[slot])
            if discount:
                discount = _less(need, discount)
            space = SPACE_OF_SLOT[slot]
            strikes = space - st.marker if space > max(1, st.marker) else 0
            harm = self.harm.get(number, self.weights.severity) if strikes else 0.0
            threat = Threat(number, need, strikes, harm, self.madness.get(number, 0))
            threat.asleep = st.asleep[slot] > 0
            found.append(threat)
        if len(found) > 1:
            found.sort(key=_urgency)
        return found

    def announced(self, st: BookState, to_check: int) -> list[Threat]:
        """The curses that the next page will bring, as far as they strike soon."""
        if st.front in (FINAL_PAGE, BOOK_CLOSED) or st.row >= ROUNDS:
            return []
        pack = st.table.pack
        types = [MULTI] * pack.track[st.table.difficulty][st.row]
        types.extend(pack.monsters[pack.pages[st.front].monster].symbols)
        harm = self.weights.severity * self.weights.ahead
        madness = self.weights.madness_ahead * len(st.everyone())
        found: list[Threat] = []
        for slot, type in enumerate(types[:4], 1):
            need = [1, 1, 1, 1] if type == MULTI else [0, 0, 0, 0]
            if type != MULTI:
                need[type] = 4
            found.append(Threat(-1, need, to_check + SPACE_OF_SLOT[slot] - 1, harm, madness))
        return found

    def _face(self, threats: list[Threat], purse: list[int], pool: list[int], turn: int) -> None:
        """One player's turn: what the purse pays is as good as gone, the rest may be lucky."""
        w = self.weights
        for threat in threats:
            if threat.alive < GONE or (threat.asleep and turn == 0):
                continue
            missing = _missing(threat.need, purse, pool)
            if missing == 0:
                _pay(threat.need, purse, pool)
                threat.alive *= 1.0 - (w.paid_later if turn else w.paid_now)
            elif turn:
                threat.alive *= 1.0 - w.missing[min(4, missing)]

    def _face_fresh(
        self,
        st: BookState,
        threats: list[Threat],
        seat: int,
        purse: list[int],
        pool: list[int],
        turn: int,
    ) -> None:
        """The turn of somebody who will have drawn anew: guess from what is kept and the deck."""
        w = self.weights
        shares = self.shares_of(st, seat)
        # What is kept takes the place of a draw; cards are worth a little more than 1 each.
        draws = max(0.0, HAND_SIZE - sum(purse) * 0.75)
        for threat in threats:
            if threat.alive < GONE:
                continue
            chance = w.paid_later
            for element in range(4):
                short = threat.need[element] - purse[element] - pool[element]
                if short > 0:
                    chance *= 1.0 / (1.0 + exp((short - draws * shares[element]) * w.luck))
            threat.alive *= 1.0 - chance

    def shares_of(self, st: BookState, seat: int) -> list[float]:
        """How many of each element a card from somebody's deck or discard pile is worth."""
        found = self.shares.get(seat)
        if found is None:
            found = [0.0, 0.0, 0.0, 0.0]
            cards = list(st.deck[seat])
            for kind in range(KINDS):
                cards.extend([kind] * st.discard[seat * KINDS + kind])
            for kind in cards:
                if kind != MADNESS:
                    found[ELEMENT_OF[kind]] += VALUE_OF[kind] / len(cards)
            self.shares[seat] = found
        return found


def _doom(lowest: float) -> float:
    """How likely the Madness stack runs out where so many are expected to be left (B8.2)."""
    return min(1.0, max(0.0, (NARROW - lowest) / (2 * NARROW)))


def _urgency(threat: Threat) -> tuple[int, float]:
    return (threat.strikes or SPACES, -threat.harm)


def _unpacked(packed: int) -> list[int]:
    return [packed & 255, packed >> 8 & 255, packed >> 16 & 255, packed >> 24]


def _less(need: list[int], discount: int) -> int:
    """Take a discount off a need; what is left of it."""
    for element in range(4):
        off = min(need[element], discount)
        need[element] -= off
        discount -= off
    return discount


def _missing(need: list[int], purse: list[int], pool: list[int]) -> int:
    missing = 0
    for element in range(4):
        short = need[element] - purse[element] - pool[element]
        if short > 0:
            missing += short
    return missing


def _pay(need: list[int], purse: list[int], pool: list[int]) -> None:
    for element in range(4):
        own = min(need[element], purse[element])
        purse[element] -= own
        pool[element] -= need[element] - own


def in_hand(st: BookState, seat: int) -> list[int]:
    """The elements somebody holds."""
    return _unpacked(hand_worth(st.hand[seat * KINDS : seat * KINDS + KINDS]))


def support_pool(st: BookState) -> list[int]:
    """The elements in all supports together (B9.5)."""
    pool = [0, 0, 0, 0]
    for cards in st.support:
        for card in cards:
            kind = card % OWNER_UNIT
            if kind != MADNESS:
                pool[kind // 3] += kind % 3 + 1
    return pool
