"""B6.2: payments, checked one by one and against brute force over small random wallets."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from madmage import Match
from madmage.games.book.card import HAND, KIND_NAMES
from rules.book.tables import book, look, options, play, refused, seen

ELEMENTS = ("air", "earth", "fire", "water")
EVERYBODY = range(5)
Cards = tuple[str, ...]
"""Cards as the options name them: `fire1` of the payer's hand, `fire1@p2`, `fire1@p2/p1`."""
Cost = dict[str, int]


# The rule as a second reader would apply it, card by card


def element(card: str) -> str:
    return card.partition("@")[0][:-1]


def value(card: str) -> int:
    return int(card.partition("@")[0][-1])


def pays(cards: Cards, cost: Cost, boost: int = 0, *, wild: bool = False) -> bool:
    """Whether cards reach a cost: each support card may count one more while there are boosts, and
    one value-1 air card may count as another element (B10.2)."""
    if _reaches([(element(c), value(c), "@" in c) for c in cards], cost, boost):
        return True
    airs = [i for i, c in enumerate(cards) if wild and c.startswith("air1")]
    for i, other in product(airs, cost):
        counted = [(element(c), value(c), "@" in c) for c in cards]
        counted[i] = (other, 1, "@" in cards[i])
        if _reaches(counted, cost, boost):
            return True
    return False


def _reaches(counted: list[tuple[str, int, bool]], cost: Cost, boost: int) -> bool:
    short = 0
    for name, need in cost.items():
        missing = need - sum(v for e, v, _ in counted if e == name)
        if missing > sum(1 for e, _, is_support in counted if e == name and is_support):
            return False
        short += max(0, missing)
    return short <= boost


def payments(wallet: Counter[str], cost: Cost, ruling: str = "needed", **bends: Any) -> set[Cards]:
    """Every payment that the ruling `payment_minimal` allows, by trying all sets of cards."""
    useful = [c for c in sorted(wallet) if cost.get(element(c))]
    if bends.get("wild"):
        useful += [c for c in sorted(wallet) if c.startswith("air1") and c not in useful]
    found = set()
    for counts in product(*[range(wallet[c] + 1) for c in useful]):
        cards = tuple(c for c, n in zip(useful, counts, strict=True) for _ in range(n))
        # Only one card stands for another element; a second one produces nothing of the cost.
        strangers = [c for c in cards if not cost.get(element(c))]
        if len(strangers) > 1 or not pays(cards, cost, **bends):
            continue
        rests = [cards[:i] + cards[i + 1 :] for i in range(len(cards))]
        needed = [not pays(rest, cost, **bends) for rest in rests]
        allowed = {"needed": all(needed), "until": any(needed), "at_least": True}
        if allowed[ruling] or not cards:
            found.add(tuple(sorted(cards)))
    return found


# The engine, asked for everything it lets one pay


def wallet_of(match: Match, seat: int = 0) -> Counter[str]:
    """What lies in the payer's hand and in all supports."""
    players = look(match).players
    cards = Counter({c: n for c, n in players[seat].hand.items() if c != "madness"})
    for player in players:
        area = f"p{player.seat + 1}"
        for card in player.support:
            owner = "" if card.owner == player.seat else f"/p{card.owner + 1}"
            cards[f"{card.card}@{area}{owner}"] += 1
    return cards


def ways(match: Match, kinds: tuple[str, ...] = ("pay",)) -> Iterator[None]:
    """Go every way through the open asks of these kinds; the match stands at the end of each."""
    if match.ask is None or match.ask.kind not in kinds:
        yield
        return
    for code in match.ask.options:
        match.choose(code=code)
        yield from ways(match, kinds)
        match.undo(EVERYBODY)


def reached(match: Match, action: str) -> Counter[Cards]:
    """The payments for an action, each as often as there are ways to it."""
    before = wallet_of(match)
    if action not in options(match):
        return Counter()
    match.choose(action)
    found = Counter(tuple(sorted((before - wallet_of(match)).elements())) for _ in ways(match))
    match.undo(EVERYBODY)
    return found


def once_each(expected: set[Cards]) -> Counter[Cards]:
    return Counter(dict.fromkeys(expected, 1))


# Random small wallets


def random_cards(chance: random.Random, count: int, names: tuple[str, ...]) -> list[str]:
    return [f"{chance.choice(names)}{chance.choice((1, 1, 1, 2, 2, 3))}" for _ in range(count)]


def random_facts(chance: random.Random, names: tuple[str, ...], seats: int = 2) -> dict[str, Any]:
    """Hand and supports out of these elements, some support cards in foreign slots."""
    supports = {}
    for seat in range(seats):
        cards = random_cards(chance, chance.randint(0, 3), names)
        supports[f"p{seat + 1}"] = [f"{c}@p{chance.randint(1, seats)}" for c in cards]
    hands = {
        "p1": [*random_cards(chance, chance.randint(0, 5), names), "madness"],
        "p2": random_cards(chance, 2, names),
    }
    decks = {f"p{seat + 1}": "" for seat in range(seats)}
    return {"seats": seats, "hands": hands, "supports": supports, "decks": decks}


FIRE_ACTIONS = {
    "acquire fire2": 2,
    "acquire fire3": 3,
    "learn kindling": 2,
    "cast combustion x1": 1,
    "cast aura_of_fire x2": 4,
    "cast trial_by_fire x2": 6,
}
SPELLS = {"p1": "combustion aura_of_fire trial_by_fire"}
LIBRARY = {"fire": "kindling"}


def random_curse(chance: random.Random) -> tuple[dict[str, Any], Cost]:
    """A curse with random tokens, and its cost."""
    tokens = [chance.choice(ELEMENTS) for _ in range(chance.randint(0, 2))]
    if chance.random() < 0.5:
        cost = Counter(["fire"] * 4 + tokens)
        return {"2": {"curse": "ashen_dreams", "tokens": tokens}}, dict(cost)
    cost = Counter([*ELEMENTS, *tokens])
    return {"2": {"curse": "panic_bell", "tokens": tokens}}, dict(cost)


@pytest.mark.parametrize("ruling", ["needed", "until", "at_least"])
def test_the_payments_offered_are_those_the_ruling_allows_each_in_one_way(ruling):
    """B6.2: for every cost of one element, over many wallets, by each `payment_minimal`."""
    chance = random.Random(62)
    for _ in range(15):
        facts = random_facts(chance, ("fire", "fire", "fire", "air"), chance.choice((2, 3)))
        match = book(**facts, spells=SPELLS, library=LIBRARY, rulings={"payment_minimal": ruling})
        for action, need in FIRE_ACTIONS.items():
            expected = payments(wallet_of(match), {"fire": need}, ruling)
            assert once_each(expected) == reached(match, action), (facts, action)


@pytest.mark.parametrize("ruling", ["needed", "until", "at_least"])
def test_payments_of_several_elements_are_those_the_ruling_allows(ruling):
    """B6.2, B6.6: curses with tokens cost several elements at once."""
    chance = random.Random(66)
    for _ in range(40):
        facts = random_facts(chance, ELEMENTS)
        curses, cost = random_curse(chance)
        match = book(**facts, curses=curses, rulings={"payment_minimal": ruling})
        expected = payments(wallet_of(match), cost, ruling)
        assert once_each(expected) == reached(match, "destroy 2"), (facts, curses)


@pytest.mark.parametrize("ruling", ["needed", "until", "at_least"])
def test_boosted_support_cards_count_one_more_each(ruling):
    """B6.2, B9.5: so many support cards used to pay count 1 more; hand cards never do."""
    chance = random.Random(620)
    for _ in range(15):
        facts = random_facts(chance, ("fire", "fire", "water"))
        boost = chance.randint(1, 4)
        rulings = {"payment_minimal": ruling}
        match = book(**facts, boost=boost, spells=SPELLS, library=LIBRARY, rulings=rulings)
        for action, need in FIRE_ACTIONS.items():
            expected = payments(wallet_of(match), {"fire": need}, ruling, boost=boost)
            assert once_each(expected) == reached(match, action), (facts, boost, action)


@pytest.mark.parametrize("ruling", ["needed", "until", "at_least"])
def test_the_wild_air_card_pays_as_any_element(ruling):
    """B6.2, B10.2: the male Water magician's air card, of his hand or of any support."""
    chance = random.Random(102)
    for _ in range(30):
        facts = random_facts(chance, ("fire", "air", "air", "water"))
        curses, cost = random_curse(chance)
        boost = chance.choice((0, 1, 2, 3))
        facts |= {"boost": boost, "curses": curses, "rulings": {"payment_minimal": ruling}}
        match = book(**facts, magicians=("water_m", "fire_f"))
        wallet = wallet_of(match)
        costs = {"acquire fire2": {"fire": 2}, "acquire air2": {"air": 2}, "destroy 2": cost}
        for action, need in costs.items():
            expected = payments(wallet, need, ruling, boost=boost, wild=True)
            assert once_each(expected) == reached(match, action), (facts, action)


@pytest.mark.parametrize("level", [2, 3])
def test_the_sum_paid_decides_the_power_where_a_ruling_says_so(level):
    """B6.2, B6.3b: by sum, each card is needed for the power that it reaches, three at most."""
    spell = {2: "aura_of_fire", 3: "trial_by_fire"}[level]
    chance = random.Random(63 + level)
    for _ in range(30):
        facts = random_facts(chance, ("fire", "fire", "fire", "earth"))
        match = book(**facts, spells=SPELLS, rulings={"power_named": "by_sum"})
        wallet = wallet_of(match)
        expected = set()
        for power in (1, 2, 3):
            for cards in payments(wallet, {"fire": level * power}):
                worth = min(3, sum(map(value, cards)) // level)
                expected |= {cards} if worth == power else set()
        assert once_each(expected) == reached(match, f"cast {spell}"), facts


def test_discounts_come_off_the_cost_of_a_curse_as_the_payer_likes():
    """B6.2, B6.6: up to the whole discount, split over the elements; the rest is paid as always."""
    chance = random.Random(660)
    for _ in range(40):
        facts = random_facts(chance, ELEMENTS)
        curses, cost = random_curse(chance)
        pool = chance.randint(1, 4)
        match = book(**facts, curses=curses, discount_turn=pool)
        before = wallet_of(match)
        expected: Counter[tuple[Cards, int]] = Counter()
        for offs in product(*[range(min(pool, n) + 1) for n in cost.values()]):
            if sum(offs) <= pool:
                rest = {e: n - off for (e, n), off in zip(cost.items(), offs, strict=True)}
                for cards in payments(before, rest):
                    expected[(cards, pool - sum(offs))] += 1
        found: Counter[tuple[Cards, int]] = Counter()
        if "destroy 2" in options(match):
            match.choose("destroy 2")
            for _ in ways(match, ("pay", "discount")):
                cards = tuple(sorted((before - wallet_of(match)).elements()))
                found[(cards, look(match).discount_turn)] += 1
        assert expected == found, (facts, curses, pool)


def paid_since(match: Match, first: int) -> Cards:
    """What was paid since a move, out of the events: in Avatar support cards do not move."""
    cards = []
    for event in (e for move in match.moves[first:] for e in move.events if e.name == "CardPaid"):
        kind, place, seat = event.args[:3]
        cards.append(KIND_NAMES[kind] if place == HAND else f"{KIND_NAMES[kind]}@p{seat + 1}")
    return tuple(sorted(cards))


def supported(match: Match) -> Counter[str]:
    return Counter({card: n for card, n in wallet_of(match).items() if "@" in card})


def paid_in_avatar(match: Match, action: str, wallet: Counter[str], then: bool) -> None:
    """Every payment for a granted action, and for a second one after each, against brute force."""
    expected = payments(wallet, {"fire": int(action[-1])})
    if "you may take" not in match.question() or action not in options(match):
        assert set() == expected  # Avatar ends by itself where nothing more can be paid.
        return
    first, supports = len(match.moves), supported(match)
    match.choose(action)
    found: Counter[Cards] = Counter()
    for _ in ways(match):
        cards = paid_since(match, first)
        found[cards] += 1
        assert supports == supported(match)
        if then:
            paid_in_avatar(match, "acquire fire2", wallet - Counter(cards), then=False)
    match.undo(EVERYBODY)
    assert once_each(expected) == found


def test_inside_avatar_support_pays_and_stays_but_serves_one_action_only():
    """B6.2, B9.16: both actions of an augmented Avatar against brute force; the pool is kept."""
    chance = random.Random(916)
    for _ in range(15):
        facts = random_facts(chance, ("fire", "fire", "earth"))
        facts["hands"]["p1"] += ["water3", "water3"]
        for place, cards in facts["supports"].items():
            facts["supports"][place] = [card.partition("@")[0] for card in cards]
        match = book(**facts, spells={"p1": "avatar"})
        play(match, "cast avatar x2")
        before = supported(match)
        for action in ("acquire fire2", "acquire fire3"):
            paid_in_avatar(match, action, wallet_of(match), then=True)
        assert before == supported(match)


# Single cases


def test_one_pays_from_ones_own_hand_and_any_support():
    """B6.2: own hand, own support, another's support, together."""
    match = book(hands={"p1": "fire1"}, supports={"p1": "fire1", "p2": "fire1"})
    play(match, "acquire fire3")
    assert {} == seen(match, 0).hand
    assert [[], []] == [player.support for player in look(match).players]


def test_nobody_pays_from_anothers_hand():
    """B6.2: a card in another player's hand is no payment."""
    match = book(hands={"p1": "fire1 fire1 fire1", "p2": "fire2 earth3"}, supports={"p2": "fire1"})
    assert "B6.5" == refused(match, "acquire earth2")
    play(match, "acquire fire2")
    assert ["pay fire1", "pay fire1@p2"] == options(match)
    assert "B6.2" == refused(match, "pay fire2")
    assert "B6.2" == refused(match, "pay fire2@p2")


def test_every_card_goes_to_its_owners_discard_pile():
    """B6.2: whoever pays, and in whosever support it lay (B9.5a)."""
    match = book(
        seats=3, hands={"p1": "fire1"}, supports={"p2": "fire1", "p3": "fire1@p2", "p1": "fire1@p3"}
    )
    play(match, "cast combustion x3", "pay fire1", "pay fire1@p1/p3", "pay fire1@p2")
    assert {"fire1": 1} == seen(match, 0).discard
    assert {"fire1": 1} == seen(match, 1).discard
    assert {"fire1": 1} == seen(match, 2).discard


def test_the_payment_is_discarded_before_the_effect():
    """B6.2: at once: the card that paid for Growth is shuffled in and drawn by it."""
    match = book(hands={"p1": "earth1"}, decks={"p1": ""}, told={"deck.p1": ["earth1"]})
    play(match, "cast growth x1")
    assert {"earth1": 1} == seen(match, 0).hand


def test_surplus_is_lost_and_a_card_pays_for_one_action_only():
    """B6.2: what a value-3 card has left over after a payment of 2 buys nothing."""
    match = book(hands={"p1": "fire3"})
    play(match, "acquire fire2")
    assert ["stop"] == options(match)
    assert {"fire2": 1, "fire3": 1} == seen(match, 0).discard


def test_a_card_that_is_not_needed_is_no_part_of_a_payment():
    """B6.2: every card must be needed; other elements pay nothing; one cannot stop short."""
    match = book(hands={"p1": "fire3 fire2 fire1 fire1 water1"})
    play(match, "acquire fire3")
    assert "B6.2" == refused(match, "pay water1")
    assert "B6.2" == refused(match, "done")
    play(match, "pay fire2")
    assert "act" == match.ask.kind
    assert {"fire2": 1, "fire1": 1, "fire3": 1} == seen(match, 0).discard


def test_cards_are_named_from_high_to_low_so_that_each_payment_is_named_once():
    """B6.2: what would come earlier, or leaves the rest unpayable, is refused."""
    match = book(hands={"p1": "fire3 fire2 fire2 fire1 fire1"}, curses={"2": "ashen_dreams"})
    play(match, "destroy 2")
    assert ["pay fire3", "pay fire2"] == options(match)
    assert "B6.2" == refused(match, "pay fire1")
    play(match, "pay fire2")
    assert "B6.2" == refused(match, "pay fire3")
    play(match, "pay fire1", "air")
    assert {"fire2": 1, "fire1": 2, "air2": 1} == seen(match, 0).discard


def test_with_at_least_one_may_pay_more_and_says_when_it_is_enough():
    """B6.2: the other value of `payment_minimal`: a card that is not needed may go along."""
    match = book(hands={"p1": "fire3 fire1"}, rulings={"payment_minimal": "at_least"})
    play(match, "acquire fire3")
    assert {"fire1": 1} == seen(match, 0).hand
    assert ["done", "pay fire1"] == options(match)
    play(match, "pay fire1")
    assert {"fire3": 2, "fire1": 1} == seen(match, 0).discard
