"""What one needs to know is at hand: nothing lies under a button, no text ends where a touch could not go on."""

import re

import pytest
from playwright.sync_api import expect

from browser.positions import early, middle
from browser.stage import DESK, PHONE

COVERED = """(all) => all.filter((one) => {
  const box = one.getBoundingClientRect();
  const points = [box.top + 3, box.top + box.height / 2, box.bottom - 3];
  return !points.every((y) => one.contains(document.elementFromPoint(box.x + box.width / 2, y)));
}).map((one) => one.textContent)"""
"""Which of these things cannot be touched at their top, middle and bottom."""

IS_WHOLE = "(text) => text.scrollHeight <= text.clientHeight + 1"


@pytest.mark.parametrize("seats", [2, 5])
def test_on_a_phone_all_kinds_of_actions_are_seen_at_once(visit, tables, seats):
    ada = visit(PHONE, locale="de").sit(tables.lay(middle(seats), 0), 0)
    ada.asked()
    kinds = ada.slip.locator("summary")
    assert kinds.count() == 5
    assert kinds.evaluate_all(COVERED) == []
    assert ada.slip.locator(".foot .btn").evaluate_all(COVERED) == []


def test_on_a_phone_no_card_that_can_pay_lies_under_the_button(visit, tables):
    supports = {"p1": "earth1 earth2", "p2": "earth1 earth1 earth2", "p3": "earth1 earth3"}
    ada = visit(PHONE, locale="de").sit(tables.lay(middle(3, supports=supports), 0), 0)
    ada.page.locator("[data-acts~=cast] button.face[aria-pressed=false]").nth(2).click()
    expect(ada.slip.locator(".btn.go")).to_be_enabled()
    payers = ada.slip.locator(".others button")
    assert payers.count() > 3
    assert payers.evaluate_all(COVERED) == []


def test_a_library_text_is_whole_for_whoever_taps_it(visit, tables):
    ada = visit(PHONE, locale="de", has_touch=True).sit(tables.lay(early(), 0), 0)
    ada.button("Bibliothek").tap()
    card = ada.button(re.compile("^Warmblütig"))
    expect(card).to_be_disabled()
    card.tap(force=True)
    text = ada.page.locator(".library .open .text")
    expect(text).to_contain_text("Karten nach.")
    assert text.evaluate(IS_WHOLE)


def test_a_library_text_is_whole_for_whoever_comes_by_keyboard(visit, tables):
    ada = visit(DESK, locale="de").sit(tables.lay(middle(), 0), 0)
    ada.button(re.compile("^Schmelzofen")).focus()
    text = ada.page.locator(".library .open .text")
    expect(text).to_contain_text("auf die Hand nehmen")
    assert text.evaluate(IS_WHOLE)


def test_before_a_spell_is_learned_the_slip_says_what_it_does(visit, tables):
    ada = visit().sit(tables.lay(early(), 0), 0)
    ada.button(re.compile("^Shared Well")).click()
    expect(ada.slip.get_by_role("heading")).to_contain_text("Learn Shared Well")
    words = ada.page.locator(".library .open .text").inner_text()
    assert len(words) > 30
    expect(ada.slip.locator(".effect").first).to_have_text(words, use_inner_text=True)


def test_where_an_acquired_card_and_a_reward_go_is_said(visit, tables):
    match = early(hands={"p1": "earth2 earth2 water2"}, decks={"p1": "fire1 fire1"})
    ada = visit().sit(tables.lay(match, 0), 0)
    before = ada.asked()
    ada.button(re.compile("^Water 2 from the table")).click()
    expect(ada.slip).to_contain_text("goes to your discard pile")
    ada.slip_button("Back").click()
    ada.button(re.compile("^Curse Landslide")).click()
    expect(ada.slip).to_contain_text("it goes to your discard pile")
    ada.slip_button("Pay and destroy").click()
    assert ada.asked(before["ask"])["kind"] == "reward"
    assert ada.heading.endswith("for your discard pile.")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_track_names_its_slots_as_the_log_does(visit, tables, size):
    ada = visit(size).sit(tables.lay(early(), 0), 0)
    assert ada.page.locator(".slots .tag").all_inner_texts() == ["3a", "3b"]
    expect(ada.button(re.compile("^Curse Landslide on space 3a"))).to_be_visible()
    assert "3a" in ada.page.locator(".slots li:has(.hung) .tag").inner_text()


def test_anothers_ability_is_told_and_mine_speaks_to_me(visit, tables):
    ada = visit().sit(tables.lay(early(), 0, 1), 0)
    expect(ada.page.locator(".mate", has_text="Bram")).to_contain_text("from their hand")
    expect(ada.page.locator(".me .ability")).to_contain_text("You have 5 support slots")
    bram = visit().sit(tables.lay(early(), 0, 1), 1)
    expect(bram.page.locator(".mate", has_text="Nerea")).to_contain_text("Has 5 support slots")


def test_another_language_keeps_what_was_searched_in_the_rules(visit):
    reader = visit()
    reader.go("/rules/book#B6.4")
    expect(reader.page.locator('[id="B6.4"]')).to_be_focused()
    search = reader.page.get_by_role("searchbox")
    search.fill("Marker")
    expect(reader.page.locator("mark").first).to_be_visible()
    reader.page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(reader.page.locator("html[lang=de]")).to_have_count(1)
    expect(reader.page.get_by_role("heading", level=1)).to_contain_text("Regeln")
    expect(search).to_have_value("Marker")
    expect(reader.page.locator("mark").first).to_be_visible()
