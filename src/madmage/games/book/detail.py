"""What an option is about: cards, spells, costs and players by name.

Said once, for the option's own text and for every refusal of it.
"""

from __future__ import annotations

from collections.abc import Callable

from madmage.games.book.actions import Act
from madmage.games.book.card import VALUE_OF, kind_of
from madmage.games.book.effects.curses import SHIFT_UNIT
from madmage.games.book.effects.growth import Gain
from madmage.games.book.effects.magicians import SWAP_UNIT
from madmage.games.book.effects.picking import FROM_SUPPORT, SOURCE_UNIT
from madmage.games.book.effects.spells import SEAT_UNIT
from madmage.games.book.legality import (
    ABILITY,
    ACQUIRE,
    CAST,
    CURE,
    DESTROY,
    LEARN,
    LEARNING_COST,
    STOP,
    curse_cost,
)
from madmage.games.book.naming import (
    InRound,
    ability_text,
    card_name,
    cost_text,
    element_name,
    spell_text,
    without_brackets,
)
from madmage.games.book.notation import SLOT_NAMES
from madmage.games.book.payment import SEATS_MAX, SOURCES, kind_of_code
from madmage.games.book.purse import NO_KEEP, one_element, part, purse_of
from madmage.games.book.state import NO_CURSE, NO_SPELL, BookState
from madmage.kernel.ask import DONE
from madmage.kernel.native import is_a
from madmage.kernel.words import Voice

Args = dict[str, object]


class Details:
    """The open question's options, taken apart, in one voice."""

    def __init__(self, st: BookState, voice: Voice) -> None:
        assert st.ask is not None
        self.st = st
        self.ask = st.ask
        self.voice = voice
        self.words = InRound(voice.words, st.row)
        self.pack = st.table.pack

    def details(self, option: int) -> Args:
        """What an option is about."""
        return {} if option == DONE else _OF_KIND[self.ask.kind](self, option)

    def curse(self, slot: int) -> str:
        """The curse in a slot by name."""
        number = self.st.curse[slot]
        return "" if number == NO_CURSE else self.pack.curses[number].names[self.words.lang]

    def spell(self, number: int) -> str:
        """A spell by name."""
        return self.pack.spells[number].names[self.words.lang]

    def have(self, elements: int) -> str:
        """What the asked player could pay with, of the elements in a packed cost."""
        env = self.ask.env
        keep = env[3] if is_a(self.ask.effect, Act) else NO_KEEP
        purse = purse_of(self.st, self.ask.seat, keep)
        have = 0
        for element in range(4):
            if part(elements, element):
                have += one_element(element, purse.reach[element])
        return cost_text(self.words, have)

    def of_act(self, option: int) -> Args:
        """An action."""
        st, words = self.st, self.words
        magician = self.pack.magicians[st.table.magicians[self.ask.seat]]
        if option in (STOP, ABILITY):
            name = magician.names[words.lang]
            return {"magician": name, "do": ability_text(words, magician)}
        if option < LEARN:
            number, power = divmod(option - CAST, 4)
            return self._of_cast(number, power)
        if option < ACQUIRE:
            element = option - LEARN
            return self._of_learning(element, one_element(element, LEARNING_COST))
        if option < DESTROY:
            element, value = (option - ACQUIRE) // 2, (option - ACQUIRE) % 2 + 2
            cost = one_element(element, value)
            return {
                "card": card_name(words, kind_of(element, value)),
                "cost": cost_text(words, cost),
                "have": self.have(cost),
            }
        if option < CURE:
            return self._of_destroying(option - DESTROY)
        source = option - CURE - 1
        player = self.voice.name(source // SEATS_MAX) if source >= 0 else ""
        types = "any" if st.table.law.cure_any_types else "one"
        return {"player": player, "n": st.table.cure_price, "types": types}

    def _of_cast(self, number: int, power: int) -> Args:
        card = self.pack.spells[number]
        cost = one_element(card.element, card.level * max(1, power))
        text = spell_text(self.words, card, max(1, power))
        return {
            "spell": self.spell(number),
            "power": power,
            "cost": cost_text(self.words, cost),
            "have": self.have(cost),
            "do": without_brackets(text) if power else text,
        }

    def _of_learning(self, element: int, cost: int) -> Args:
        number = self.st.shelf[element]
        args: Args = {
            "element": element_name(self.words, element),
            "cost": cost_text(self.words, cost),
            "have": self.have(cost),
            "spell": "",
            "do": "",
        }
        if number != NO_SPELL:
            args["spell"] = self.spell(number)
            args["do"] = spell_text(self.words, self.pack.spells[number])
        return args

    def _of_destroying(self, slot: int) -> Args:
        args: Args = {"slot": SLOT_NAMES[slot], "curse": self.curse(slot)}
        if self.st.curse[slot] != NO_CURSE:
            cost = curse_cost(self.st, slot)
            args["cost"] = cost_text(self.words, cost)
            args["have"] = self.have(cost)
        return args

    def _of_support(self, kind: int, place: int) -> Args:
        return {
            "card": card_name(self.words, kind),
            "player": self.voice.name(place // SEATS_MAX) if place >= 0 else "",
            "owner": self.voice.name(place % SEATS_MAX) if place >= 0 else "",
        }

    def of_payment(self, option: int) -> Args:
        """A card to pay with."""
        return self._of_support(kind_of_code(option), option % SOURCES - 1)

    def of_card(self, option: int) -> Args:
        """A card in a place."""
        place = option // SOURCE_UNIT - FROM_SUPPORT
        return self._of_support(option % SOURCE_UNIT, place)

    def of_gift(self, option: int) -> Args:
        """A card and who gets it."""
        card = card_name(self.words, option % SOURCE_UNIT)
        return {"card": card, "player": self.voice.name(option // SOURCE_UNIT)}

    def of_element(self, option: int) -> Args:
        """An element, and a card of it."""
        value = 2
        if is_a(self.ask.effect, Gain):
            value = self.ask.effect.value
        return {
            "element": element_name(self.words, option),
            "card": card_name(self.words, kind_of(option, value)),
        }

    def of_spell(self, option: int) -> Args:
        """A spell with its text."""
        do = spell_text(self.words, self.pack.spells[option])
        return {"spell": self.spell(option), "do": do}

    def of_owned_spell(self, option: int) -> Args:
        """A spell with its text, and whose it is."""
        player = self.voice.name(option // SEAT_UNIT)
        return {**self.of_spell(option % SEAT_UNIT), "player": player}

    def of_shelf(self, option: int) -> Args:
        """A library spell without its cost."""
        return self._of_learning(option, 0)

    def of_upgrade(self, option: int) -> Args:
        """An old card and the new one."""
        old = option % 16
        new = kind_of(option // 16, min(3, VALUE_OF[old] + 1))
        return {"card": card_name(self.words, old), "new": card_name(self.words, new)}

    def of_curse(self, option: int) -> Args:
        """A curse and its space."""
        return {"curse": self.curse(option), "slot": SLOT_NAMES[option]}

    def of_shift(self, option: int) -> Args:
        """A curse, its space and the new one."""
        old, new = option // SHIFT_UNIT, option % SHIFT_UNIT
        return {"curse": self.curse(old), "slot": SLOT_NAMES[old], "new": SLOT_NAMES[new]}

    def of_swap(self, option: int) -> Args:
        """A hand card and the support card it goes for."""
        taken = option // SWAP_UNIT % SWAP_UNIT
        args = self._of_support(option % SWAP_UNIT, option // (SWAP_UNIT * SWAP_UNIT))
        return {**args, "taken": card_name(self.words, taken)}

    def of_kind(self, option: int) -> Args:
        """A card by kind."""
        return {"card": card_name(self.words, option)}

    def of_player(self, option: int) -> Args:
        """A player."""
        return {"player": self.voice.name(option)}

    def of_number(self, option: int) -> Args:
        """A number."""
        return {"n": option}


_OF_KIND: dict[str, Callable[[Details, int], Args]] = {
    "act": Details.of_act,
    "pay": Details.of_payment,
    "discount": Details.of_number,
    "pay_element": Details.of_element,
    "reward": Details.of_element,
    "gain": Details.of_element,
    "element": Details.of_element,
    "token": Details.of_element,
    "replacement": Details.of_element,
    "learn": Details.of_shelf,
    "forget": Details.of_spell,
    "echo": Details.of_spell,
    "spell": Details.of_owned_spell,
    "recover": Details.of_owned_spell,
    "card": Details.of_card,
    "give": Details.of_gift,
    "sift": Details.of_kind,
    "order": Details.of_kind,
    "upgrade": Details.of_upgrade,
    "curse": Details.of_curse,
    "shift": Details.of_shift,
    "swap": Details.of_swap,
    "player": Details.of_player,
    "may": Details.of_number,
    "one_of": Details.of_number,
}
