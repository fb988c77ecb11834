"""Whatever cannot be done says why, by which rule, and the rule is one press away."""

import re

import pytest
from playwright.sync_api import expect

from browser.positions import early
from browser.stage import DESK, PHONE, TABLET


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_dimmed_thing_says_why_and_its_rule_opens(visit, tables, size):
    ada = visit(size).sit(tables.lay(early(), 0, 1), 0)
    telepathy = ada.button(re.compile("^Your spell Telepathy. Not possible now"))
    expect(telepathy).to_be_disabled()
    telepathy.click(force=True)
    why = ada.page.locator(".why", has_text=re.compile("exhausted"))
    expect(why).to_be_visible()
    number = why.get_by_role("button", name="rule B6.3")
    number.click()
    rules = ada.page.get_by_role("dialog", name=re.compile("rules$"))
    expect(rules).to_be_visible()
    rule = rules.locator('[id="B6.3"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    assert ada.now()["kind"] == "act"


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_a_dimmed_action_says_why_of_its_first_thing(visit, tables, size):
    poor = early(hands={"p1": "earth1", "p2": "fire1"}, supports={})
    ada = visit(size, has_touch=size is not DESK).sit(tables.lay(poor, 0, 1), 0)
    for act, rule in (("Destroy", "B6.6"), ("Learn", "B6.4"), ("Acquire", "B6.5")):
        token = ada.button(re.compile(f"^{act} no "))
        expect(token).to_be_disabled()
        # A finger leaves no pointer behind over what has moved there.
        token.click(force=True) if size is DESK else token.tap(force=True)
        expect(ada.page.get_by_role("button", name=f"rule {rule}")).to_be_visible()
        # Where there are tabs, another one is open now.
        ada.page.reload()


def test_the_reason_is_told_to_whoever_comes_by_keyboard(visit, tables):
    ada = visit().sit(tables.lay(early(), 0, 1), 0)
    telepathy = ada.button(re.compile("^Your spell Telepathy"))
    telepathy.focus()
    expect(telepathy).to_have_accessible_description(re.compile("exhausted.*rule B6.3"))
    ada.page.keyboard.press("Tab")
    expect(ada.button("rule B6.3")).to_be_focused()
    ada.page.keyboard.press("Enter")
    rules = ada.page.get_by_role("dialog", name=re.compile("rules$"))
    expect(rules.locator('[id="B6.3"]')).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(ada.button("rule B6.3")).to_be_focused()
    ada.page.keyboard.press("Tab")
    expect(ada.button("rule B6.3")).to_have_count(0)
    expect(ada.page.locator("#slip-heading")).not_to_be_focused()


def test_a_power_that_cannot_be_paid_says_why(visit, tables):
    ada = visit().sit(tables.lay(early(), 0, 1), 0)
    ada.button(re.compile("^Your spell Growth")).click()
    power = ada.slip.get_by_role("group", name="Power").get_by_role(
        "button", name=re.compile("^×3")
    )
    expect(power).to_be_disabled()
    power.click(force=True)
    expect(ada.slip.get_by_role("button", name=re.compile("^rule B"))).to_be_visible()


def test_a_card_that_does_not_pay_says_why(visit, tables):
    ada = visit().sit(tables.lay(early(), 0, 1), 0)
    ada.button(re.compile("^Your spell Ice")).click()
    expect(ada.slip_button("Pay and cast")).to_be_enabled()
    ada.button(re.compile("^Fire 1 in your hand")).click(force=True)
    expect(ada.page.get_by_role("button", name=re.compile("^rule B6"))).to_be_visible()
    expect(ada.slip_button("Pay and cast")).to_be_enabled()


def test_the_rules_are_searched(visit, tables):
    ada = visit().sit(tables.lay(early(), 0, 1), 0)
    ada.page.keyboard.press("?")
    rules = ada.page.get_by_role("dialog", name=re.compile("rules$"))
    field = rules.get_by_role("searchbox", name="Search the rules")
    rules.locator("dt").first.wait_for()
    whole = rules.locator("dt").count()
    field.fill("neutralised curse")
    expect(rules.get_by_role("status").first).to_have_text(re.compile(r"^[1-9]\d* hits?$"))
    assert 0 < rules.locator("dt").count() < whole
    expect(rules.locator("mark").first).to_have_text(re.compile("neutralised|curse", re.IGNORECASE))
    field.fill("zzzz")
    expect(rules.get_by_text("Nothing found.")).to_be_visible()
    field.fill("")
    expect(rules.locator("dt")).to_have_count(whole)


def test_the_page_of_rules_opens_at_a_number(visit):
    reader = visit()
    reader.go("/rules/book#B6.4")
    rule = reader.page.locator('[id="B6.4"]')
    expect(rule).to_be_in_viewport()
    reader.page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(
        "Das Grimoire des Wahnsinns: Regeln"
    )
    reader.page.get_by_role("searchbox").fill("Wahnsinn")
    expect(reader.page.locator("mark").first).to_have_text(re.compile("Wahnsinn", re.IGNORECASE))
