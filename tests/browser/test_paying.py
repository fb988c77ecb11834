"""The payment: what is proposed, what is exchanged, what it sums up to."""

import re

import pytest
from playwright.sync_api import expect

from browser.positions import early


@pytest.fixture
def ada(visit, tables):
    """Nerea, who has touched Ice."""
    person = visit().sit(tables.lay(early(), 0, 1), 0)
    person.button(re.compile("^Your spell Ice")).click()
    expect(person.slip_button("Pay and cast")).to_be_enabled()
    return person


def payment(person):
    return person.slip.get_by_role("group", name="Payment")


def power(person, times):
    powers = person.slip.get_by_role("group", name="Power")
    return powers.get_by_role("button", name=re.compile(f"^×{times}"))


def in_hand(person, card, **more):
    return person.button(re.compile(f"^{card} in your hand"), **more)


def test_the_cheapest_payment_is_proposed_and_its_cards_are_marked(ada):
    expect(payment(ada)).to_contain_text("1 / 1")
    expect(ada.slip.get_by_role("heading")).to_contain_text("Cast Ice")
    expect(power(ada, 1)).to_have_attribute("aria-pressed", "true")
    marked = ada.page.get_by_role("button", pressed=True, name=re.compile(r"Pays\b"))
    expect(marked).to_have_count(1)
    expect(marked).to_have_accessible_name(re.compile("^Water 1 in your hand"))


def test_a_card_that_is_touched_takes_the_place_of_another(ada):
    ada.button(re.compile("^Water 1 in Bram's support. Can pay")).click()
    expect(payment(ada)).to_contain_text("1 / 1")
    pays = ada.page.get_by_role("button", pressed=True, name=re.compile(r"Pays\b"))
    expect(pays).to_have_accessible_name(re.compile("^Water 1 in Bram's support"))
    expect(in_hand(ada, "Water 1", pressed=True)).to_have_count(0)


def test_other_payment_goes_through_all_ways_and_comes_back(ada):
    seen = []
    first = payment(ada).inner_text()
    while first not in seen[:-1] and len(seen) < 9:
        before = payment(ada).inner_text()
        ada.slip_button("Other payment").click()
        expect(payment(ada)).not_to_have_text(before, use_inner_text=True)
        expect(ada.slip_button("Pay and cast")).to_be_enabled()
        seen.append(payment(ada).inner_text())
        if seen[-1] == first:
            break
    assert seen[-1] == first
    assert len(set(seen)) == 3  # water 1 of the hand, of Bram's support; water 2 of the hand


def test_a_payment_that_lacks_something_says_how_much_and_cannot_be_confirmed(ada):
    power(ada, 2).click()
    expect(power(ada, 2)).to_have_attribute("aria-pressed", "true")
    expect(payment(ada)).to_contain_text("2 / 2")
    payment(ada).get_by_role("button").first.click()
    short = ada.slip_button(re.compile("^One more card"))
    expect(short).to_be_disabled()
    expect(payment(ada)).not_to_contain_text("2 / 2")
    short.click(force=True)
    expect(ada.slip.get_by_role("heading")).to_contain_text("Cast Ice")
    in_hand(ada, "Water 2").click()
    expect(payment(ada)).to_contain_text("2 / 2")


def test_what_is_paid_is_gone_and_the_spell_asks_for_more(ada):
    ada.slip_button("Pay and cast").click()
    expect(ada.slip.get_by_role("heading")).to_contain_text("in your support")
    expect(ada.button(re.compile("^Your spell Ice.*exhausted"))).to_be_visible()
    expect(ada.slip).to_contain_text("Cast Ice ×1")  # what this question is part of
    expect(in_hand(ada, "Water 1")).to_have_count(1)


def test_back_drops_the_action_and_escape_does_too(ada):
    ada.slip_button("Back").click()
    expect(ada.slip.get_by_role("heading")).to_contain_text("choose an action")
    ada.button(re.compile("^Your spell Growth")).click()
    expect(ada.slip.get_by_role("heading")).to_contain_text("Cast Growth")
    ada.page.keyboard.press("Escape")
    expect(ada.slip.get_by_role("heading")).to_contain_text("choose an action")
