"""Speaking about a game: questions, options, selections and refusals in the reader's language."""

from __future__ import annotations

from typing import Any

from madmage.effects.control import YES, May, OneOf
from madmage.effects.who import Others, Somebody
from madmage.games.book.actions import Act
from madmage.games.book.detail import Args, Details
from madmage.games.book.effects.cards import Trim
from madmage.games.book.effects.curses import SHIFT_UNIT, ForeignToken, Shift
from madmage.games.book.effects.decks import Reveal
from madmage.games.book.effects.growth import Gain
from madmage.games.book.effects.magicians import SWAP_UNIT
from madmage.games.book.effects.picking import (
    FROM_DESTROYED,
    FROM_DISCARD,
    FROM_HAND,
    FROM_SUPPORT,
    SOURCE_UNIT,
    Picker,
)
from madmage.games.book.effects.spells import SEAT_UNIT, Echo, RecoverSpell, SpellVerb
from madmage.games.book.effects.table import EachOther
from madmage.games.book.gathering import picking
from madmage.games.book.legality import ABILITY, ACQUIRE, CAST, CURE, DESTROY, LEARN, STOP
from madmage.games.book.naming import (
    capital,
    card_name,
    cost_text,
    element_name,
    listing,
    sentence,
    several,
    without_brackets,
)
from madmage.games.book.payment import (
    ANY_ELEMENTS,
    BY_SUM,
    SEATS_MAX,
    SOURCES,
    is_plain,
    kind_of_code,
    rest_of,
)
from madmage.games.book.spellbook import FROM_SHELF
from madmage.games.book.state import NO_CURSE, NO_SPELL
from madmage.kernel.ask import DONE
from madmage.kernel.effect import Effect
from madmage.kernel.native import is_a
from madmage.kernel.rules import IN_ORDER
from madmage.kernel.words import THEY, YOU, YOU_INF

_DESCRIBED = frozenset({"card", "give", "spell", "upgrade", "curse", "shift", "swap", "echo"})
"""Kinds of asks that say what the effect does and ask which."""


class Speech(Details):
    """One open question, in one voice."""

    # The question

    def question(self) -> str:
        """The open question as one sentence."""
        key, args = self._question()
        return self.voice.say(key, {"name": self.voice.name(self.ask.seat), **args})

    def _question(self) -> tuple[str, Args]:
        kind, effect, env = self.ask.kind, self.ask.effect, self.ask.env
        if kind == "act":
            is_granted = is_a(effect, Act)
            return ("ask-act-granted", {"n": env[2]}) if is_granted else ("ask-act", {})
        if kind == "pay":
            return self._pay_question(env)
        if kind == "discount":
            pool = self.st.discount_turn + self.st.discount_check
            return "ask-discount", {"element": element_name(self.words, env[2]), "pool": pool}
        if kind == "gain" and is_a(effect, Gain):
            return "ask-gain", {"value": effect.value}
        if kind == "element":
            if not is_a(effect, Reveal):
                return "ask-element-discard", {}
            return "ask-element-reveal", {"do": sentence(self._described(effect, YOU))}
        if kind == "token" and is_a(effect, ForeignToken):
            left = effect.amount.of(self.st, env) - (len(env) - 3)
            return "ask-token", {"curse": self.curse(env[2]), "n": left}
        if kind == "forget":
            number = self.st.shelf[env[1]] if env[0] == FROM_SHELF else env[1]
            return "ask-forget", {"spell": self.spell(number)}
        if kind == "may":
            return "ask-may", {"do": self._may_text()}
        if kind == "player":
            return "ask-player", {"do": self._described(_body(effect), THEY)}
        if kind in _DESCRIBED:
            return self._which_question(effect, env)
        return f"ask-{kind.replace('_', '-')}", {}

    def _which_question(self, effect: Effect[Any], env: tuple[int, ...]) -> tuple[str, Args]:
        kind = self.ask.kind
        if is_a(effect, Trim):
            return "ask-trim", {"n": self.st.hand_size(self.ask.seat), "left": env[2]}
        left = env[2] if len(env) > 2 else 1
        if is_a(effect, Echo) or is_a(effect, Shift):
            left = effect.amount.of(self.st, env) - (len(env) - 2)
        args: Args = {"do": capital(self._described(effect, YOU)), "left": left}
        if is_a(effect, Picker) and not effect.ordered and env[2] > 1:
            return "ask-topdeck", args
        return f"ask-{kind}", args

    def _described(self, effect: Effect[Any], who: str) -> str:
        return without_brackets(effect.describe(self.words, who, self.ask.env[0]))

    def _pay_question(self, env: tuple[int, ...]) -> tuple[str, Args]:
        if env[1] == ANY_ELEMENTS:
            return "ask-pay-any", {"n": env[3]}
        if env[1] == BY_SUM:
            return "ask-pay-sum", {"cost": cost_text(self.words, env[2])}
        need = rest_of(env) if is_plain(self.st, self.ask.seat, env) else env[2]
        return "ask-pay", {"cost": cost_text(self.words, need)}

    def _may_text(self) -> str:
        effect = self.ask.effect
        assert is_a(effect, May)
        return self._described(effect.body, YOU_INF)

    # Options

    def option(self, option: int) -> str:
        """An option as a person reads it."""
        if option == DONE:
            return self.voice.say("opt-done", {})
        key, args = self._option(option)
        return capital(self.voice.say(key, {**self.details(option), **args}))

    def _option(self, option: int) -> tuple[str, Args]:
        kind = self.ask.kind
        if kind == "act":
            return self._act_option(option)
        if kind == "may":
            return ("opt-yes", {"do": self._may_text()}) if option == YES else ("opt-no", {})
        if kind == "one_of":
            effect = self.ask.effect
            assert is_a(effect, OneOf)
            return "opt-card", {"card": self._described(effect.branches[option], YOU)}
        if kind == "player":
            return ("opt-player-self" if option == self.ask.seat else "opt-player"), {}
        if kind in ("pay", "card"):
            return self._place_key(option), {}
        if kind in ("spell", "recover"):
            if not self._reaches_others():
                return "opt-spell-text", {}
            is_own = option // SEAT_UNIT == self.ask.seat
            return ("opt-spell-own" if is_own else "opt-spell-of"), {}
        if kind == "swap":
            area = option // (SWAP_UNIT * SWAP_UNIT) // SEATS_MAX
            return ("opt-swap-own" if area == self.ask.seat else "opt-swap"), {}
        if kind == "shift":
            is_empty = self.st.curse[option // SHIFT_UNIT] == NO_CURSE
            return ("opt-shift-none" if is_empty else "opt-shift"), {}
        return _PLAIN_OPTIONS[kind], {}

    def _act_option(self, option: int) -> tuple[str, Args]:
        if option == STOP:
            is_granted = is_a(self.ask.effect, Act)
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
        if option == CURE:
            return "opt-cure-hand", {}
        is_own = (option - CURE - 1) // SEATS_MAX == self.ask.seat
        return ("opt-cure-own-support" if is_own else "opt-cure-support"), {}

    def _place_key(self, option: int) -> str:
        """The sentence about a card in the place that an option of paying or picking means."""
        if self.ask.kind == "pay":
            source, support = option % SOURCES, option % SOURCES - 1
        else:
            source = option // SOURCE_UNIT
            if source in (FROM_DISCARD, FROM_DESTROYED):
                return "opt-from-discard" if source == FROM_DISCARD else "opt-from-destroyed"
            support = source - FROM_SUPPORT
        if source == FROM_HAND:
            return "opt-from-hand"
        area, owner = divmod(support, SEATS_MAX)
        if area != owner:
            return "opt-from-support-owner"
        return "opt-from-own-support" if area == self.ask.seat else "opt-from-support"

    # Whole selections

    def selection(self, picks: tuple[int, ...]) -> str:
        """A whole selection as a person reads it."""
        kind = self.ask.kind
        if not picks:
            return self.voice.say("opt-nothing", {})
        if len(picks) == 1:
            return self.option(picks[0])
        if kind in ("pay", "card") and picking(self.st) != IN_ORDER:
            return self._placed(picks)
        if kind == "give":
            return self._gifts(picks)
        if kind == "spell":
            return listing(self.words, [self._spell_named(pick) for pick in picks])
        if kind in ("card", "echo", "order", "player"):
            return self._row(picks)
        texts = [(self.option(pick), picks.count(pick)) for pick in dict.fromkeys(picks)]
        return listing(self.words, [t if n == 1 else several(f"({t})", n) for t, n in texts])

    def _reaches_others(self) -> bool:
        """Whether the spells that are asked for may be anybody's."""
        effect = self.ask.effect
        if is_a(effect, SpellVerb):
            return effect.any_player
        return is_a(effect, RecoverSpell) and effect.any_player

    def _spell_named(self, pick: int) -> str:
        """A spell by name, and whose it is where that is the question."""
        if not self._reaches_others():
            return self.spell(pick % SEAT_UNIT)
        is_own = pick // SEAT_UNIT == self.ask.seat
        key = "opt-spell-named-own" if is_own else "opt-spell-named"
        return self.voice.say(key, self.details(pick))

    def _placed(self, picks: tuple[int, ...]) -> str:
        """Cards by the places they are in."""
        is_pay = self.ask.kind == "pay"
        places: dict[int, list[int]] = {}
        for pick in picks:
            place = pick % SOURCES if is_pay else pick // SOURCE_UNIT
            places.setdefault(place, []).append(pick)
        texts = []
        for _, group in sorted(places.items()):
            kinds = [kind_of_code(p) if is_pay else p % SOURCE_UNIT for p in group]
            args = {**self.details(group[0]), "card": self._cards(kinds)}
            texts.append(self.voice.say(self._place_key(group[0]), args))
        return listing(self.words, texts)

    def _cards(self, kinds: list[int]) -> str:
        names = [several(card_name(self.words, k), kinds.count(k)) for k in sorted(set(kinds))]
        return listing(self.words, names)

    def _gifts(self, picks: tuple[int, ...]) -> str:
        receivers = sorted({pick // SOURCE_UNIT for pick in picks})
        texts = []
        for seat in receivers:
            kinds = [pick % SOURCE_UNIT for pick in picks if pick // SOURCE_UNIT == seat]
            args: Args = {"card": self._cards(kinds), "player": self.voice.name(seat)}
            texts.append(self.voice.say("opt-give", args))
        return listing(self.words, texts)

    def _row(self, picks: tuple[int, ...]) -> str:
        """Things in the order in which they are named."""
        kind = self.ask.kind
        texts = []
        for pick in picks:
            if kind == "echo":
                texts.append(self.spell(pick))
            elif kind == "player":
                texts.append(self.voice.name(pick))
            else:
                texts.append(card_name(self.words, pick % SOURCE_UNIT))
        text = texts[0]
        for other in texts[1:]:
            text = self.voice.say("opt-in-order", {"first": text, "second": other})
        return text

    def refusal(self, option: int, key: str) -> str:
        """A refusal of `option` as one sentence."""
        return self.voice.say(key, self.details(option))


def _body(effect: Effect[Any]) -> Effect[Any]:
    """What the player who is named will do."""
    assert is_a(effect, Somebody) or is_a(effect, Others) or is_a(effect, EachOther)
    body: Effect[Any] = effect.body
    return body


_PLAIN_OPTIONS = {
    "discount": "opt-discount",
    "pay_element": "opt-element",
    "reward": "opt-card",
    "gain": "opt-card",
    "element": "opt-element",
    "token": "opt-element",
    "replacement": "opt-element",
    "learn": "opt-spell-text",
    "echo": "opt-spell-text",
    "forget": "opt-spell-text",
    "give": "opt-give",
    "sift": "opt-card",
    "order": "opt-card",
    "upgrade": "opt-upgrade",
    "curse": "opt-curse",
}
