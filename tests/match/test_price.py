"""B6.2: every way to pay for an action is found before anything is paid, and no other."""

from collections import Counter
from random import Random

import pytest

from madmage import new_match
from madmage.kernel.chance import Simple
from madmage.kernel.error import ChoiceRefused, NotUnderstood
from madmage.match.price import codes_for, codes_of_picks, ways_of
from madmage.testing import table

PAYING = ("pay", "discount", "pay_element")


def actions(match):
    """The texts of the actions that may be taken now."""
    texts = [option.text for option in match.options()]
    return [text for text in texts if text not in ("stop", "ability")]


def paid_by_playing(match, code, most=3000):
    """Every set of cards that can be paid, by answering the rules' own questions in all ways."""
    found, patience = set(), [most]

    def go_on(st, paid, is_first, options):
        for option in options:
            patience[0] -= 1
            assert patience[0] > 0, "choose a smaller table"
            after = match.rules.copy(st)
            after.sink = []
            match.rules.apply(after, option, Simple(Random(1)))
            # What comes of the action after its payment is not part of it.
            now = list(paid)
            for event in after.sink:
                if event.name == "CardPaid":
                    now.append((event.args[0], event.args[1], event.args[2]))
                elif event.name != "AbilityUsed":
                    break
            asks_on = after.ask is not None and after.ask.kind in PAYING
            asks_on = asks_on and after.ask.seat == st.ask.seat
            is_same_action = asks_on and not any(e.name == "SpellCast" for e in after.sink)
            if is_same_action:
                go_on(after, now, False, after.ask.options)
            else:
                found.add(tuple(sorted(now)))

    go_on(match.state, [], True, (code,))
    return found


def shape(text):
    """A card of a payment as (card, is it from support, whose area)."""
    card, _, place = text.removeprefix("pay ").partition("@")
    return card, bool(place), place.partition("/")[0]


@pytest.mark.parametrize("seed", range(12))
def test_the_ways_to_pay_are_those_that_the_rules_accept(seed):
    rulings = {} if seed % 3 else {"payment_minimal": ("until", "at_least")[seed % 2]}
    match = new_match("book", 2 + seed % 4, seed=seed, rulings=rulings)
    rng, seen = Random(seed), 0
    while match.ask is not None and seen < 12:
        if match.ask.kind == "act" and match.setup.seats < 5:
            for text in rng.sample(actions(match), min(2, len(actions(match)))):
                ways, is_all = ways_of(match, text)
                assert is_all
                code = next(o.code for o in match.options() if o.text == text)
                expected = paid_by_playing(match, code, 20_000)
                assert len(expected) == len(
                    {tuple(sorted(map(shape, match.rules.way_texts(match.state, w)))) for w in ways}
                )
                seen += 1
        match.choose(code=rng.choice(match.ask.options))


@pytest.mark.parametrize("seed", range(8))
def test_an_action_with_one_of_its_ways_is_a_legal_answer(seed):
    match = new_match("book", 3, seed=seed)
    rng, seen = Random(seed), 0
    while match.ask is not None and seen < 15:
        if match.ask.kind == "act" and actions(match):
            text = rng.choice(actions(match))
            ways, _ = ways_of(match, text)
            way = rng.choice(ways)
            cards = match.rules.way_texts(match.state, way)
            codes = codes_for(match, text, cards)
            before = len(match.known_events(0))
            match.choose_all(codes)
            events = match.known_events(0)[before:]
            assert len(cards) == sum(event.name == "CardPaid" for event in events)
            seen += 1
        else:
            match.choose(code=rng.choice(match.ask.options))


def rich_table():
    return table(
        "book",
        2,
        hands={"p1": "fire1 fire1 fire2 water1 madness", "p2": "air1"},
        supports={"p1": "fire1", "p2": "fire3"},
    )


def test_the_thriftiest_way_comes_first_and_from_the_own_hand():
    match = rich_table()
    ways, _ = ways_of(match, "cast combustion x2")
    first = match.rules.way_texts(match.state, ways[0])
    assert 2 == sum(int(text.split("@")[0][-1]) for text in first)
    assert not any("@" in text for text in first)


def test_cards_in_any_support_can_pay():
    match = rich_table()
    ways, _ = ways_of(match, "cast combustion x3")
    texts = {text for way in ways for text in match.rules.way_texts(match.state, way)}
    assert {"pay fire1@p1", "pay fire3@p2"} <= texts


def test_a_payment_that_falls_short_says_how_many_are_missing():
    match = rich_table()
    with pytest.raises(ChoiceRefused, match="at least 1 more"):
        codes_for(match, "cast combustion x2", ["pay fire1"])


def test_a_card_of_another_element_is_refused_with_its_rule():
    match = rich_table()
    with pytest.raises(ChoiceRefused) as refused:
        codes_for(match, "cast combustion x1", ["pay water1"])
    assert "B6.2" == refused.value.rule


def test_more_cards_than_needed_are_refused_with_their_rule():
    match = rich_table()
    with pytest.raises(ChoiceRefused) as refused:
        codes_for(match, "cast combustion x1", ["pay fire1", "pay fire1"])
    assert "B6.2" == refused.value.rule


def test_what_is_no_card_is_not_understood():
    match = rich_table()
    with pytest.raises(NotUnderstood):
        codes_for(match, "cast combustion x1", ["pay gold"])


def test_an_action_that_is_refused_has_no_price():
    match = rich_table()
    with pytest.raises(ChoiceRefused) as refused:
        ways_of(match, "cast growth x1")
    assert refused.value.rule.startswith("B6")


def test_ending_the_actions_costs_nothing():
    match = rich_table()
    ways, is_all = ways_of(match, "stop")
    assert is_all
    assert [()] == [way.picks for way in ways]


def test_a_bill_says_what_is_needed_and_what_can_pay():
    match = rich_table()
    code = next(o.code for o in match.options() if o.text == "cast combustion x2")
    bill = match.rules.bill(match.state, code, match.voice("en"))
    assert {"fire": 2} == bill["need"]
    things = {thing["text"]: thing for thing in bill["things"]}
    assert ("hand", 2) == (things["pay fire1"]["from"], things["pay fire1"]["copies"])
    assert ("support", 1) == (things["pay fire3@p2"]["from"], things["pay fire3@p2"]["area"])
    assert "2" in bill["effect"]


def test_several_things_are_one_answer_or_none():
    match = rich_table()
    match.choose("cast combustion x2")
    assert "pay" == match.ask.kind
    codes = codes_of_picks(match, ["pay fire1", "pay fire1"])
    match.choose_all(codes)
    paid = [event for event in match.known_events(0) if event.name == "CardPaid"]
    assert Counter([event.args[0] for event in paid]).most_common(1)[0][1] == 2


def test_one_question_takes_one_answer():
    match = rich_table()
    with pytest.raises(ChoiceRefused, match="exactly one"):
        codes_of_picks(match, ["stop", "stop"])


def test_a_payment_that_spends_no_ability_comes_first():
    """B10.1: Ismael's wild air is not spent where a card of the element does as well."""
    match = table(
        "book",
        2,
        magicians=["water_m"],
        hands={"p1": "air1 fire1", "p2": "air1"},
    )
    ways, _ = ways_of(match, "cast combustion x1")
    texts = [match.rules.way_texts(match.state, way) for way in ways]
    assert ["pay fire1"] == texts[0]


def test_a_cure_says_that_any_one_type_will_do():
    """B6.7: two of one type, whichever."""
    match = table("book", 2, hands={"p1": "air2 fire2 madness", "p2": "air1"})
    code = next(o.code for o in match.options() if o.text == "cure hand")
    bill = match.rules.bill(match.state, code, match.voice("en"))
    assert {"any": 2} == bill["need"]
    assert {"pay air2", "pay fire2"} == {thing["text"] for thing in bill["things"]}


@pytest.mark.parametrize("seed", range(4))
def test_a_warning_tells_nothing_of_closed_hands(seed):
    """B9.14: in twin worlds that differ only in what the asked one may not know, it is the same."""
    match = new_match("book", 3, seed=seed, open_hands=False)
    rules, rng = match.rules, Random(seed)
    while match.ask is not None and len(match.moves) < 120:
        if match.ask.kind in ("act", "player", "one_of"):
            twin = rules.imagine(match.view(match.ask.seat), Simple(Random(len(match.moves))))
            for code in match.ask.options[:4]:
                told = rules.warnings(match.state, (code,), match.voice())
                assert told == rules.warnings(twin, (code,), match.voice())
        match.choose(code=rng.choice(match.ask.options))
