"""Why the greedy companion chose what it chose, as a key and arguments that any language can say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from madmage.agents.book.danger import SPACES
from madmage.agents.book.evaluation import turns_left
from madmage.agents.book.trial import Counted, Trial
from madmage.agents.why import Why
from madmage.effects.control import NO
from madmage.games.book.actions import Act
from madmage.games.book.card import ELEMENTS, KIND_NAMES, KINDS, MADNESS, VALUE_OF
from madmage.games.book.effects.cards import Support, Take
from madmage.games.book.effects.curses import SHIFT_UNIT
from madmage.games.book.effects.picking import SOURCE_UNIT
from madmage.games.book.effects.spells import SEAT_UNIT
from madmage.games.book.legality import ABILITY, ACQUIRE, CAST, CURE, DESTROY, LEARN, STOP
from madmage.games.book.state import FINAL_PAGE, NO_CURSE, NO_SPELL, OWNER_UNIT, BookState
from madmage.kernel.ask import DONE, Ask
from madmage.kernel.effect import Effect
from madmage.kernel.native import is_a

LOW = 8
"""A Madness stack of so many cards is a reason of its own."""


def why_plain(ask: Ask, option: int) -> Why:
    """The reason of an answer that needed no trial."""
    if ask.kind == "pay":
        return Why("why-pay")
    if ask.kind == "order":
        return Why("why-order")
    if ask.kind == "sift":
        return Why("why-rid-madness" if option == MADNESS else "why-enough")
    if ask.kind == "replacement":
        return Why("why-element", {"element": ELEMENTS[option]})
    return Why("why-only")


def why_chosen(trial: Trial, ask: Ask, option: int) -> Why:
    """The reason of an answer that was tried out."""
    if ask.kind == "act":
        return _act(trial, ask.seat, option)
    st = trial.root
    maker = SMALL.get(ask.kind)
    if option == DONE:
        return Why("why-pay" if ask.kind == "pay" else "why-enough")
    if maker is not None:
        return maker(st, ask, option)
    after = trial.after(st, option, Counted(trial.seed), 0)
    is_harm = trial.value(after) < trial.value(st)
    if ask.kind == "spell":
        key = "why-miss-least" if is_harm else "why-want-most"
        return Why(key, {"spell": st.table.pack.spells[option % SEAT_UNIT].key})
    if ask.kind == "one_of":
        return Why("why-lesser" if is_harm else "why-better")
    return Why("why-small")


def _act(trial: Trial, seat: int, option: int) -> Why:
    st = trial.root
    pack = st.table.pack
    if option == STOP:
        return _stop(trial, seat)
    if option == ABILITY:
        return Why("why-ability")
    if option < LEARN:
        return _cast(trial, option)
    if option < ACQUIRE:
        return Why("why-learn", {"spell": pack.spells[st.shelf[option - LEARN]].key})
    if option < DESTROY:
        at = option - ACQUIRE
        kind = KIND_NAMES[at // 2 * 3 + at % 2 + 1]
        everyone = st.everyone()
        turns = turns_left(st, everyone.index(seat), len(everyone))
        return Why("why-acquire", {"card": kind, "turns": turns})
    if option < CURE:
        return _destroy(trial, option - DESTROY)
    held = st.hand[seat * KINDS + MADNESS]
    if st.madness <= LOW:
        return Why("why-cure-stack", {"n": st.madness})
    return Why("why-cure-hand", {"n": held}) if option == CURE else Why("why-cure")


def _stop(trial: Trial, seat: int) -> Why:
    """Nothing is worth it; or the cards are wanted for a curse that is still there."""
    st = trial.root
    cards = sum(st.hand[seat * KINDS : seat * KINDS + MADNESS])
    if cards == 0:
        return Why("why-stop-empty")
    for threat in trial.danger.threats(st):
        has = [st.hand[seat * KINDS + kind] * VALUE_OF[kind] for kind in range(MADNESS)]
        if any(threat.need[kind // 3] and has[kind] for kind in range(MADNESS)):
            return Why("why-stop-keep", {"curse": st.table.pack.curses[threat.number].key})
    return Why("why-stop", {"n": cards})


def _destroy(trial: Trial, slot: int) -> Why:
    st = trial.root
    number = st.curse[slot]
    left = len([curse for curse in st.curse if curse != NO_CURSE]) - 1
    args: dict[str, Any] = {"curse": st.table.pack.curses[number].key}
    if st.front == FINAL_PAGE:
        return Why("why-destroy-last", {**args, "left": left})
    strikes = max([t.strikes for t in trial.danger.threats(st) if t.number == number])
    if not 0 < strikes < SPACES:
        return Why("why-destroy-check", {**args, "left": left})
    madness = trial.danger.madness.get(number, 0)
    if madness > 0:
        return Why("why-destroy-madness", {**args, "n": madness, "turns": strikes})
    return Why("why-destroy-strike", {**args, "turns": strikes})


def _cast(trial: Trial, option: int) -> Why:
    """What the casting changed most plainly."""
    before = trial.root
    spell = before.table.pack.spells[(option - CAST) // 4]
    after = trial.after(before, option, Counted(trial.seed), 0)
    old, new = _facts(before), _facts(after)
    for key, sign in CHANGES:
        n = sign * (new[key] - old[key])
        if n > 0:
            return Why(f"why-cast-{key}", {"spell": spell.key, "n": n})
    if grants(spell.cast):
        return Why("why-cast-grant", {"spell": spell.key})
    return Why("why-cast", {"spell": spell.key})


CHANGES = (
    ("curse", -1),
    ("still", 1),
    ("cure", 1),
    ("rid", -1),
    ("cheaper", 1),
    ("support", 1),
    ("cards", 1),
    ("better", 1),
    ("thin", -1),
)
"""What a casting may change, the plainest first, and in which direction that is good."""


def _facts(st: BookState) -> dict[str, int]:
    seats = st.table.seats
    hands = [st.hand[seat * KINDS + MADNESS] for seat in range(seats)]
    owned = [st.hand[seat * KINDS : seat * KINDS + KINDS] for seat in range(seats)]
    owned += [st.discard[seat * KINDS : seat * KINDS + KINDS] for seat in range(seats)]
    lying = [card for cards in st.support for card in cards if card % OWNER_UNIT != MADNESS]
    value = sum(VALUE_OF[k] * n for pile in owned for k, n in enumerate(pile))
    value += sum(VALUE_OF[card % OWNER_UNIT] for card in lying)
    value += sum(VALUE_OF[kind] for deck in st.deck for kind in deck)
    return {
        "curse": len([curse for curse in st.curse if curse != NO_CURSE]),
        "still": len([slot for slot in st.asleep if slot]),
        "cure": st.madness,
        "rid": sum(hands),
        "cheaper": st.discount_turn + st.discount_check + st.boost,
        "support": len(lying),
        "cards": sum(st.hand) - sum(hands),
        "better": value,
        "thin": sum(sum(pile[:MADNESS]) for pile in owned) + sum(map(len, st.deck)) + len(lying),
    }


def grants(effect: Effect[Any]) -> bool:
    """Whether an effect gives somebody an action."""
    return is_a(effect, Act) or any(grants(child) for child in effect.children())


def _card(st: BookState, ask: Ask, option: int) -> Why:
    kind = option % SOURCE_UNIT
    if kind == MADNESS:
        return Why("why-rid-madness")
    key = "why-spare"
    if is_a(ask.effect, Support):
        key = "why-support"
    elif is_a(ask.effect, Take):
        key = "why-take"
    return Why(key, {"card": KIND_NAMES[kind]})


def _give(st: BookState, ask: Ask, option: int) -> Why:
    card = KIND_NAMES[option % SOURCE_UNIT]
    return Why("why-give", {"card": card, "player": option // SOURCE_UNIT})


def _spell(number: int, st: BookState, key: str) -> Why:
    return Why(key, {"spell": st.table.pack.spells[number].key})


def _learn(st: BookState, ask: Ask, option: int) -> Why:
    number = st.shelf[option] if 0 <= option < 4 else NO_SPELL
    return Why("why-small") if number == NO_SPELL else _spell(number, st, "why-want-most")


def _curse(st: BookState, ask: Ask, option: int) -> Why:
    slot = option // SHIFT_UNIT if ask.kind == "shift" else option
    return Why("why-curse", {"curse": st.table.pack.curses[st.curse[slot]].key})


def _element(st: BookState, ask: Ask, option: int) -> Why:
    return Why("why-element", {"element": ELEMENTS[option]})


SMALL: dict[str, Callable[[BookState, Ask, int], Why]] = {
    "card": _card,
    "give": _give,
    "learn": _learn,
    "curse": _curse,
    "shift": _curse,
    "element": _element,
    "token": _element,
    "reward": _element,
    "gain": _element,
    "forget": lambda st, ask, option: _spell(option, st, "why-miss-least"),
    "echo": lambda st, ask, option: _spell(option % SEAT_UNIT, st, "why-want-most"),
    "recover": lambda st, ask, option: _spell(option % SEAT_UNIT, st, "why-want-most"),
    "player": lambda st, ask, option: Why("why-player", {"player": option}),
    "upgrade": lambda st, ask, option: Why("why-take", {"card": KIND_NAMES[option % 16]}),
    "may": lambda st, ask, option: Why("why-may-not" if option == NO else "why-may"),
    "swap": lambda st, ask, option: Why("why-swap"),
    "pay": lambda st, ask, option: Why("why-pay"),
    "pay_element": lambda st, ask, option: Why("why-pay"),
    "discount": lambda st, ask, option: Why("why-pay"),
}
"""The reasons of answers within an effect, by kind of ask."""
