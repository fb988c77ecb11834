"""Paying cheaply (B6.2): as little value as possible, in small cards, from the hand before support.

A hand is drawn full again at the end of one's turn, so many small cards are better spent than few
large ones, and what lies in support stays for the others.
"""

from __future__ import annotations

from madmage.games.book.payment import BY_ELEMENT, SOURCES, rest_of, wallet
from madmage.games.book.purse import may_use_wild, part
from madmage.games.book.state import BookState
from madmage.kernel.ask import DONE, Ask

KEEP, MODE, NEED, NUMBER, CHOSEN = range(5)
"""The places of a payment's env."""


def cheapest(st: BookState, ask: Ask) -> int | None:
    """The next card of the cheapest payment, or None where boosts or wild cards bend the count."""
    env = ask.env
    options = ask.options
    if DONE in options and env[MODE] == BY_ELEMENT:
        return DONE
    if env[MODE] != BY_ELEMENT or st.boost or (env[NEED] >= 256 and may_use_wild(st, ask.seat)):
        return None
    last = env[-1] if len(env) > CHOSEN else 0
    rest = rest_of(env)
    codes = wallet(st, ask.seat, env[KEEP], rest)
    wanted: list[int] = []
    for element in range(4):
        due = part(rest, element)
        if due:
            cards = [c for c in codes if c >= last and c // SOURCES % 4 == element]
            wanted.extend(_fewest(cards, codes, due))
    for code in sorted(wanted):
        if code in options:
            return code
    return None


def _fewest(cards: list[int], counts: dict[int, int], due: int) -> list[int]:
    """The codes of the cards of one element that pay `due` with the least value."""
    by_value: list[list[int]] = [[], [], [], []]
    for code in sorted(cards, key=lambda c: (c % SOURCES > 0, c)):
        by_value[3 - code // (SOURCES * 4)].extend([code] * counts[code])
    best: tuple[int, int, int] | None = None
    chosen: list[int] = []
    for threes in range(len(by_value[3]) + 1):
        for twos in range(len(by_value[2]) + 1):
            ones = max(0, due - 3 * threes - 2 * twos)
            if ones > len(by_value[1]):
                continue
            picks = by_value[3][:threes] + by_value[2][:twos] + by_value[1][:ones]
            lent = len([code for code in picks if code % SOURCES])
            rank = (3 * threes + 2 * twos + ones, lent, -len(picks))
            if best is None or rank < best:
                best, chosen = rank, picks
    return chosen
