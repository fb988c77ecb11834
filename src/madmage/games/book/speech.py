"""Speaking about a game: questions, options and refusals as sentences of the reader's language.

`details` says what an option is about, once, for the option's own text and for every refusal.
"""

from __future__ import annotations

from collections.abc import Callable

from madmage.effects.control import YES, May, OneOf
from madmage.games.book.actions import Act
from madmage.games.book.card import VALUE_OF, kind_of
from madmage.games.book.effects.curses import SHIFT_UNIT
from madmage.games.book.effects.decks import Reveal
from madmage.games.book.effects.growth import Gain
from madmage.games.book.effects.magicians import SWAP_UNIT
from madmage.games.book.effects.picking import (
    FROM_DESTROYED,
    FROM_DISCARD,
    FROM_HAND,
    FROM_SUPPORT,
    SOURCE_UNIT,
)
from madmage.games.book.effects.spells import SEAT_UNIT
from madmage.games.book.legality import (
    ABILITY,
    ACQUIRE,
    CAST,
    CURE,
    DESTROY,
    LEARN,
    STOP,
    curse_cost,
)
from madmage.games.book.naming import (
    ability_text,
    card_name,
    cost_text,
    element_name,
    spell_text,
)
from madmage.games.book.notation import SLOT_NAMES
from madmage.games.book.payment import ANY_ELEMENTS, BY_SUM, SEATS_MAX, SOURCES, kind_of_code
from madmage.games.book.purse import NO_KEEP, one_element, part, purse_of
from madmage.games.book.state import NO_CURSE, NO_SPELL, BookState
from madmage.kernel.ask import DONE
from madmage.kernel.words import YOU, YOU_INF, Voice

Args = dict[str, object]


class Speech:
    """One open question, in one voice."""

    def __init__(self, st: BookState, voice: Voice) -> None:
        assert st.ask is not None
        self.st = st
        self.ask = st.ask
        self.voice = voice
        self.words = voice.words
        self.pack = st.table.pack

    # The question

    def question(self) -> str:
        """The open question as one sentence."""
        key, args = self._question()
        return self.voice.say(key, {"name": self.voice.name(self.ask.seat), **args})

    def _question(self) -> tuple[str, Args]:
        kind, effect, env = self.ask.kind, self.ask.effect, self.ask.env
        if kind == "act":
            return (
                ("ask-act-granted", {"n": env[2]}) if isinstance(effect, Act) else ("ask-act", {})
            )
        if kind == "pay":
            return self._pay_question(env)
        if kind == "discount":
            pool = self.st.discount_turn + self.st.discount_check
            return "ask-discount", {"element": element_name(self.words, env[2]), "pool": pool}
        if kind == "gain" and isinstance(effect, Gain):
            return "ask-gain", {"value": effect.value}
        if kind == "element":
            is_reveal = isinstance(effect, Reveal)
            return ("ask-element-reveal" if is_reveal else "ask-element-discard"), {}
        if kind == "token":
            return "ask-token", {"curse": self.curse(env[2])}
        if kind == "order":
            return "ask-order", {"n": len(env) - 3}
        args: Args = {}
        if kind in ("card", "give", "spell", "upgrade", "curse"):
            args = {"do": effect.describe(self.words, YOU, env[0]), "left": env[2]}
        elif kind == "may":
            args = {"do": self._may_text()}
        return f"ask-{kind.replace('_', '-')}", args

    def _pay_question(self, env: tuple[int, ...]) -> tuple[str, Args]:
        if env[1] == ANY_ELEMENTS:
            return "ask-pay-any", {"n": env[3]}
        cost = cost_text(self.words, env[2])
        if env[1] == BY_SUM:
            return "ask-pay-sum", {"cost": cost}
        return "ask-pay", {"cost": cost}

    def _may_text(self) -> str:
        effect = self.ask.effect
        assert isinstance(effect, May)
        return effect.body.describe(self.words, YOU_INF, self.ask.env[0])

    # Options

    def option(self, option: int) -> str:
        """An option as a person reads it."""
        if option == DONE:
            return self.voice.say("opt-done", {})
        key, args = self._option(option)
        return self.voice.say(key, {**self.details(option), **args})

    def _option(self, option: int) -> tuple[str, Args]:
        kind = self.ask.kind
        if kind == "act":
            return self._act_option(option)
        if kind == "may":
            return ("opt-yes", {"do": self._may_text()}) if option == YES else ("opt-no", {})
        if kind == "one_of":
            effect = self.ask.effect
            assert isinstance(effect, OneOf)
            text = effect.branches[option].describe(self.words, YOU, self.ask.env[0])
            return "opt-card", {"card": text[:1].upper() + text[1:]}
        if kind == "player":
            return ("opt-player-self" if option == self.ask.seat else "opt-player"), {}
        if kind in ("pay", "card"):
            return self._place_option(option), {}
        if kind in ("learn", "echo"):
            return "opt-spell-text", {}
        if kind == "shift":
            is_empty = self.st.curse[option // SHIFT_UNIT] == NO_CURSE
            return ("opt-shift-none" if is_empty else "opt-shift"), {}
        return _PLAIN_OPTIONS[kind], {}

    def _act_option(self, option: int) -> tuple[str, Args]:
        if option == STOP:
            is_granted = isinstance(self.ask.effect, Act)
            return ("opt-stop-granted" if is_granted else "opt-stop"), {}
        if option == ABILITY:
            return "opt-ability", {}
        if option < LEARN:
            return ("opt-cast" if (option - CAST) % 4 else "opt-cast-sum"), {}
        if option < ACQUIRE:
            is_empty = self.st.shelf[option - LEARN] == NO_SPELL
            return ("opt-learn-empty" if is_empty else "opt-learn"), {}
        if option < DESTROY:
            return "opt-acquire", {}
        if option < CURE:
            is_empty = self.st.curse[option - DESTROY] == NO_CURSE
            return ("opt-destroy-none" if is_empty else "opt-destroy"), {}
        return ("opt-cure-hand" if option == CURE else "opt-cure-support"), {}

    def _place_option(self, option: int) -> str:
        if self.ask.kind == "pay":
            source, support = option % SOURCES, option % SOURCES - 1
        else:
            source = option // SOURCE_UNIT
            if source in (FROM_DISCARD, FROM_DESTROYED):
                return "opt-from-discard" if source == FROM_DISCARD else "opt-from-destroyed"
            support = source - FROM_SUPPORT
        if source == FROM_HAND:
            return "opt-from-hand"
        is_own = support // SEATS_MAX == support % SEATS_MAX
        return "opt-from-support" if is_own else "opt-from-support-owner"

    # What an option is about

    def refusal(self, option: int, key: str) -> str:
        """A refusal of `option` as one sentence."""
        return self.voice.say(key, self.details(option))

    def details(self, option: int) -> Args:
        """What an option is about: cards, spells, costs, players, by name."""
        if option == DONE:
            return {}
        return _DETAILS[self.ask.kind](self, option)

    def curse(self, slot: int) -> str:
        """The curse in a slot by name."""
        number = self.st.curse[slot]
        return "" if number == NO_CURSE else self.pack.curses[number].names[self.words.lang]

    def spell(self, number: int) -> str:
        """A spell by name."""
        return self.pack.spells[number].names[self.words.lang]

    def _have(self, elements: int) -> str:
        """What the asked player could pay with, of the elements in a packed cost."""
        env = self.ask.env
        keep = env[3] if isinstance(self.ask.effect, Act) else NO_KEEP
        purse = purse_of(self.st, self.ask.seat, keep)
        have = 0
        for element in range(4):
            if part(elements, element):
                have += one_element(element, purse.reach[element])
        return cost_text(self.words, have)

    def _act_details(self, option: int) -> Args:
        st, words = self.st, self.words
        magician = self.pack.magicians[st.table.magicians[self.ask.seat]]
        if option in (STOP, ABILITY):
            name = magician.names[words.lang]
            return {"magician": name, "do": ability_text(words, magician)}
        if option < LEARN:
            number, power = divmod(option - CAST, 4)
            return self._cast_details(number, power)
        if option < ACQUIRE:
            return self._learn_details(option - LEARN, one_element(option - LEARN, 2))
        if option < DESTROY:
            element, value = (option - ACQUIRE) // 2, (option - ACQUIRE) % 2 + 2
            cost = one_element(element, value)
            return {
                "card": card_name(words, kind_of(element, value)),
                "cost": cost_text(words, cost),
                "have": self._have(cost),
            }
        if option < CURE:
            return self._destroy_details(option - DESTROY)
        source = option - CURE - 1
        player = self.voice.name(source // SEATS_MAX) if source >= 0 else ""
        return {"player": player, "n": st.table.cure_price}

    def _cast_details(self, number: int, power: int) -> Args:
        card = self.pack.spells[number]
        cost = one_element(card.element, card.level * max(1, power))
        return {
            "spell": self.spell(number),
            "power": power,
            "cost": cost_text(self.words, cost),
            "have": self._have(cost),
            "do": spell_text(self.words, card, max(1, power)),
        }

    def _learn_details(self, element: int, cost: int) -> Args:
        number = self.st.shelf[element]
        args: Args = {
            "element": element_name(self.words, element),
            "cost": cost_text(self.words, cost),
            "have": self._have(cost),
            "spell": "",
            "do": "",
        }
        if number != NO_SPELL:
            args["spell"] = self.spell(number)
            args["do"] = spell_text(self.words, self.pack.spells[number])
        return args

    def _destroy_details(self, slot: int) -> Args:
        args: Args = {"slot": SLOT_NAMES[slot], "curse": self.curse(slot)}
        if self.st.curse[slot] != NO_CURSE:
            cost = curse_cost(self.st, slot)
            args["cost"] = cost_text(self.words, cost)
            args["have"] = self._have(cost)
        return args

    def _support_details(self, kind: int, place: int) -> Args:
        return {
            "card": card_name(self.words, kind),
            "player": self.voice.name(place // SEATS_MAX) if place >= 0 else "",
            "owner": self.voice.name(place % SEATS_MAX) if place >= 0 else "",
        }

    def _pay_details(self, option: int) -> Args:
        return self._support_details(kind_of_code(option), option % SOURCES - 1)

    def _card_details(self, option: int) -> Args:
        place = option // SOURCE_UNIT - FROM_SUPPORT
        return self._support_details(option % SOURCE_UNIT, place)

    def _give_details(self, option: int) -> Args:
        card = card_name(self.words, option % SOURCE_UNIT)
        return {"card": card, "player": self.voice.name(option // SOURCE_UNIT)}

    def _element_details(self, option: int) -> Args:
        value = 2
        if isinstance(self.ask.effect, Gain):
            value = self.ask.effect.value
        return {
            "element": element_name(self.words, option),
            "card": card_name(self.words, kind_of(option, value)),
        }

    def _spell_details(self, option: int) -> Args:
        do = spell_text(self.words, self.pack.spells[option])
        return {"spell": self.spell(option), "do": do}

    def _owned_spell_details(self, option: int) -> Args:
        player = self.voice.name(option // SEAT_UNIT)
        return {"spell": self.spell(option % SEAT_UNIT), "player": player}

    def _shelf_details(self, option: int) -> Args:
        return self._learn_details(option, 0)

    def _upgrade_details(self, option: int) -> Args:
        old = option % 16
        new = kind_of(option // 16, min(3, VALUE_OF[old] + 1))
        return {"card": card_name(self.words, old), "new": card_name(self.words, new)}

    def _curse_details(self, option: int) -> Args:
        return {"curse": self.curse(option), "slot": SLOT_NAMES[option]}

    def _shift_details(self, option: int) -> Args:
        old, new = option // SHIFT_UNIT, option % SHIFT_UNIT
        return {"curse": self.curse(old), "slot": SLOT_NAMES[old], "new": SLOT_NAMES[new]}

    def _swap_details(self, option: int) -> Args:
        taken = option // SWAP_UNIT % SWAP_UNIT
        args = self._support_details(option % SWAP_UNIT, option // (SWAP_UNIT * SWAP_UNIT))
        return {**args, "taken": card_name(self.words, taken)}

    def _kind_details(self, option: int) -> Args:
        return {"card": card_name(self.words, option)}

    def _player_details(self, option: int) -> Args:
        return {"player": self.voice.name(option)}

    def _number_details(self, option: int) -> Args:
        return {"n": option}


_PLAIN_OPTIONS = {
    "discount": "opt-discount",
    "pay_element": "opt-element",
    "reward": "opt-card",
    "gain": "opt-card",
    "element": "opt-element",
    "token": "opt-element",
    "replacement": "opt-element",
    "forget": "opt-spell",
    "spell": "opt-spell-of",
    "recover": "opt-spell-of",
    "give": "opt-give",
    "sift": "opt-card",
    "order": "opt-card",
    "upgrade": "opt-upgrade",
    "curse": "opt-curse",
    "swap": "opt-swap",
}

_DETAILS: dict[str, Callable[[Speech, int], Args]] = {
    "act": Speech._act_details,
    "pay": Speech._pay_details,
    "discount": Speech._number_details,
    "pay_element": Speech._element_details,
    "reward": Speech._element_details,
    "gain": Speech._element_details,
    "element": Speech._element_details,
    "token": Speech._element_details,
    "replacement": Speech._element_details,
    "learn": Speech._shelf_details,
    "forget": Speech._spell_details,
    "echo": Speech._spell_details,
    "spell": Speech._owned_spell_details,
    "recover": Speech._owned_spell_details,
    "card": Speech._card_details,
    "give": Speech._give_details,
    "sift": Speech._kind_details,
    "order": Speech._kind_details,
    "upgrade": Speech._upgrade_details,
    "curse": Speech._curse_details,
    "shift": Speech._shift_details,
    "swap": Speech._swap_details,
    "player": Speech._player_details,
    "may": Speech._number_details,
    "one_of": Speech._number_details,
}
