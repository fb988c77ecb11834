"""The price of an action: every way to pay for it, before anything is paid.

The action is tried on copies of the game by the effects themselves, frame by frame, until its
payment is done and nothing else has happened yet. So a table can show cards already lifted and let
them be changed one by one; what a payment is, is said in `payment` alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from madmage.games.book.actions import (
    ACQUIRE_CARD,
    CAST_SPELL,
    CURE_MADNESS,
    DESTROY_CURSE,
    LEARN_SPELL,
)
from madmage.games.book.card import KIND_NAMES
from madmage.games.book.gathering import gone, pay_thrift
from madmage.games.book.legality import ACQUIRE, CAST, CURE, DESTROY, LEARN
from madmage.games.book.naming import spell_text, without_brackets
from madmage.games.book.notation import pay_text
from madmage.games.book.payment import (
    ANY_ELEMENTS,
    EVERY_ELEMENT,
    NOT_NEEDED,
    PAY,
    SEATS_MAX,
    SOURCES,
    kind_of_code,
    wallet,
)
from madmage.games.book.purse import NO_KEEP
from madmage.games.book.show import by_element
from madmage.games.book.speech import Speech
from madmage.games.book.state import BookState
from madmage.kernel import agenda
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Told
from madmage.kernel.error import NotUnderstood, shown
from madmage.kernel.refusal import Refusal
from madmage.kernel.rules import Way
from madmage.kernel.words import Voice

PATIENCE = 4000
"""How many answers a search may try before it gives up."""

PAID_ACTIONS = (CAST_SPELL, LEARN_SPELL, ACQUIRE_CARD, DESTROY_CURSE, CURE_MADNESS)
QUESTIONS = frozenset({"pay", "discount", "pay_element"})
"""The asks that come between an action and its effect (B6.2, B6.6, B6.7)."""


class Search:
    """All ways to pay for one option of the open ask, or those that pay with certain cards."""

    def __init__(self, st: BookState, option: int, wanted: Counter[int] | None = None) -> None:
        assert st.ask is not None
        self.seat = st.ask.seat
        self.wanted = wanted
        self.patience = PATIENCE
        self.seen: set[tuple[object, ...]] = set()
        self.keep = NO_KEEP
        """The mark under which the payment runs (B9.16)."""
        self.bill: BookState | None = None
        """The game at the beginning of its payment."""
        self.needs: set[int] = set()
        """What may have to be paid, packed by element: a cure can be paid with any one type."""
        self.ways = self._sorted(list(self._after(st, option, (), ())))

    @property
    def is_complete(self) -> bool:
        """Whether every way was found."""
        return self.patience >= 0

    def _sorted(self, found: list[Way]) -> list[Way]:
        every = 0
        for need in self.needs:
            every |= need
        return sorted(found, key=lambda w: (pay_thrift(self.seat, every, w.picks), w.options))

    def _after(
        self, st: BookState, option: int, options: tuple[int, ...], picks: tuple[int, ...]
    ) -> Iterator[Way]:
        self.patience -= 1
        if self.patience < 0:
            return
        after = st.copy()
        is_paying = st.ask is not None and st.ask.kind == "pay"
        before = self._wallet(st) if is_paying else {}
        agenda.step(after, option, Told({}, None))
        options = (*options, option)
        if is_paying:
            picks = (*picks, *gone(before, self._wallet(after), option))
        is_paid = is_paying and after.ask is None
        if not is_paid:
            is_paid, came = self._run(after)
            picks = (*picks, *came)
        yield from self._go_on(after, is_paid, options, picks)

    def _go_on(
        self, st: BookState, is_paid: bool, options: tuple[int, ...], picks: tuple[int, ...]
    ) -> Iterator[Way]:
        if self.wanted is not None and Counter(picks) - self.wanted:
            return
        asked = () if st.ask is None or is_paid else (st.ask.kind, st.ask.effect, st.ask.env)
        # Which cards have been named so far matters, their order does not.
        key = (*(asked[:1]), is_paid, tuple(sorted(picks)), self._answers(options, picks))
        if key in self.seen:
            return
        self.seen.add(key)
        if is_paid or st.ask is None or st.ask.kind not in QUESTIONS:
            if self.wanted is None or Counter(picks) == self.wanted:
                yield Way(options, tuple(sorted(picks)))
            return
        for option in st.ask.options:
            yield from self._after(st, option, options, picks)

    def _answers(self, options: tuple[int, ...], picks: tuple[int, ...]) -> tuple[int, ...]:
        """What was answered besides cards: how much is taken off, and the element of a cure."""
        rest = Counter(picks)
        found = []
        for option in options[1:]:
            if rest[option] > 0:
                rest[option] -= 1
            elif option != DONE:
                found.append(option)
        return tuple(found)

    def _run(self, st: BookState) -> tuple[bool, tuple[int, ...]]:
        """Run the action up to its payment's next question: whether it is paid, and what went alone."""
        while st.ask is None and st.agenda:
            effect, step, seat, env = st.agenda[-1]
            if effect is PAY:
                if self.bill is None:
                    self.bill = st.copy()
                self.needs.add(env[2])
                before = self._wallet(st)
                st.agenda.pop()
                effect.run(st, Told({}, None), step, seat, env)
                return st.ask is None, gone(before, self._wallet(st), DONE)
            if effect not in PAID_ACTIONS:
                return True, ()
            st.agenda.pop()
            effect.run(st, Told({}, None), step, seat, env)
        return False, ()

    def _wallet(self, st: BookState) -> dict[int, int]:
        # A support card that stays where it is after paying is marked: then it is gone, too (B9.16).
        for effect, _, _, env in reversed(st.agenda):
            if effect is PAY:
                self.keep = env[0]
        return wallet(st, self.seat, self.keep, EVERY_ELEMENT)


def ways(st: BookState, option: int) -> tuple[list[Way], bool]:
    """Every way to pay for an option, the thriftiest first, and whether these are all."""
    search = Search(st, option)
    return search.ways, search.is_complete


def way_with(st: BookState, option: int, texts_: list[str]) -> Way | None:
    """The way that pays with exactly the cards behind these short texts, or None."""
    found = Search(st, option, Counter(codes_of(st, texts_))).ways
    return found[0] if found else None


def _asking(st: BookState, option: int) -> BookState | None:
    """The game as if the payment for an option were asked for now; None if nothing is paid."""
    at = Search(st, option, Counter()).bill
    if at is None:
        return None
    _, _, seat, env = at.agenda.pop()
    PAY.ask(at, seat, "pay", (), 1, env)
    return at


def why_not_card(at: BookState, code: int) -> Refusal:
    """Why a card is no part of any payment; where it would be one by itself, it is not needed."""
    assert at.ask is not None
    refusal = PAY.why_not_option(at, at.ask.seat, at.ask.env, code)
    return NOT_NEEDED if refusal is None else refusal


def texts(st: BookState, picks: tuple[int, ...]) -> list[str]:
    """The cards of a payment as short texts."""
    return [pay_text(st, code) for code in picks]


def codes_of(st: BookState, texts_: list[str]) -> list[int]:
    """The cards behind short texts, whether or not they can pay; `NotUnderstood` if one is none."""
    codes = {pay_text(st, code): code for code in PAY.candidates(st, 0, ()) if code != DONE}
    for text in texts_:
        if text not in codes:
            raise NotUnderstood(f"{shown(text)} is no card of a payment")
    return [codes[text] for text in texts_]


def why_not_paid(
    st: BookState, option: int, texts_: list[str], voice: Voice
) -> tuple[str, str, int]:
    """What is wrong with paying so: a rule, a sentence, and how much is missing if it is a start."""
    wanted = Counter(codes_of(st, texts_))
    found = ways(st, option)[0]
    rest = [Counter(way.picks) - wanted for way in found if not wanted - Counter(way.picks)]
    if rest:
        return "", "", min(sum(more.values()) for more in rest)
    at = _asking(st, option)
    if at is None:
        return NOT_NEEDED.rule, voice.say(NOT_NEEDED.key, {}), 0
    fine = {code for way in found for code in way.picks}
    wrong = next((code for code in wanted if code not in fine), next(iter(wanted)))
    refusal = why_not_card(at, wrong)
    return refusal.rule, Speech(at, voice).refusal(wrong, refusal.key), 0


def bill_data(st: BookState, option: int, voice: Voice) -> dict[str, Any]:
    """What a payment needs, which cards can pay, and what is bought with it, as plain data."""
    at = _asking(st, option)
    search = Search(st, option)
    picks = [code for way in search.ways for code in way.picks]
    return {
        "need": {} if at is None else _need(at, search.needs),
        "things": [_thing(st, code) for code in sorted(set(picks))],
        "effect": _effect(st, option, voice),
    }


def _need(at: BookState, needs: set[int]) -> dict[str, int]:
    assert at.ask is not None
    _, mode, need, number = at.ask.env[:4]
    if mode == ANY_ELEMENTS:
        return {"any": number}
    # B6.7: a cure takes so much of one type, whichever.
    return {"any": sum(by_element(need).values())} if len(needs) > 1 else by_element(need)


def _thing(st: BookState, code: int) -> dict[str, Any]:
    assert st.ask is not None
    source = code % SOURCES
    area, owner = divmod(source - 1, SEATS_MAX) if source else (st.ask.seat, st.ask.seat)
    return {
        "text": pay_text(st, code),
        "card": KIND_NAMES[kind_of_code(code)],
        "from": "support" if source else "hand",
        "area": area,
        "owner": owner,
        "copies": wallet(st, st.ask.seat, NO_KEEP, EVERY_ELEMENT).get(code, 1),
    }


def _effect(st: BookState, option: int, voice: Voice) -> str:
    """What an action brings: a spell its effect, other actions a card and where it goes."""
    if st.ask is None or st.ask.kind != "act" or option < CAST:
        return ""
    if option < LEARN:
        spell, power = divmod(option - CAST, 4)
        text = spell_text(voice.words, st.table.pack.spells[spell], power or 1)
        return without_brackets(text) if power else text
    if option < ACQUIRE:
        return spell_text(voice.words, st.table.pack.spells[st.shelf[option - LEARN]])
    if option < DESTROY:
        return voice.say("bought-acquire", {})
    # B2.10: with Bunch of Dunces there is no reward.
    if option < CURE and not st.table.dunces:
        return voice.say("bought-destroy", {})
    return ""
