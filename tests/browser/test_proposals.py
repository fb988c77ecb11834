"""Proposals at the Book's table: a companion's, which is accepted and kept, and a player's own."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.player import Keys
from browser.positions import early
from browser.stage import DESK, PHONE

HANDS = {"p1": "fire1 fire1 water1 water1 air1 air1", "p2": "fire1 fire1 air1 water1 water1 water1"}


def lacking(**more):
    """Nerea holds two fire for Fever, Bram the other two, and both can lend."""
    return early(
        2,
        hands=HANDS,
        decks={"p1": "earth1 earth1 air1 air1", "p2": "air1 air1"},
        supports={},
        curses={"4": "fever"},
        spells={"p1": "combustion ice growth telepathy"},
        **more,
    )


def talk(person, state):
    return person.page.locator(f".talk [data-state={state}]")


def test_a_companions_proposal_is_accepted_by_a_click_and_kept(visit, tables):
    ada = visit(DESK).sit(tables.lay(lacking(), 0, level="greedy"), 0)
    expect(talk(ada, "open")).to_contain_text(
        "Bram proposes: Nerea puts 2 Fire into support; Bram destroys the curse Fever (4)."
    )
    expect(ada.page.locator(".slots .bubble")).to_have_count(1)
    assert faults(ada.page) == []
    ada.button("Agree").click()
    expect(talk(ada, "agreed")).to_have_count(1)
    before = ada.asked()["ask"]
    ada.button(re.compile("^Your spell Ice")).click()
    ada.slip.get_by_role("group", name="Power").get_by_role(
        "button", name=re.compile("^×2")
    ).click()
    expect(ada.slip.get_by_role("group", name="Payment")).to_contain_text("2 / 2")
    ada.slip_button("Pay and cast").click()
    ada.asked(before)
    for _ in range(2):
        ada.button(re.compile("^Fire 1 in your hand"), pressed=False).first.click()
    ada.slip.locator(".btn.go[aria-disabled=false]").click()
    expect(talk(ada, "agreed").locator(".tick")).to_have_count(1)
    ada.slip.locator(".foot").get_by_role("button").first.click()
    ada.slip.locator(".btn.go[aria-disabled=false]").click()
    expect(talk(ada, "kept").locator(".tick")).to_have_count(2)
    expect(ada.page.get_by_role("region", name="What happened")).to_contain_text("Bram destroys")


@pytest.mark.parametrize("way", ["keyboard", "phone"])
def test_a_players_proposal_is_answered_and_the_limit_refuses_with_a_sentence(visit, tables, way):
    laid = tables.lay(lacking(), 0, level="greedy", proposals="one")
    ada = visit(PHONE if way == "phone" else DESK, has_touch=way == "phone").sit(laid, 0)
    keys = Keys(ada.page)
    press = (lambda target: target.tap()) if way == "phone" else keys.press
    press(ada.page.get_by_role("toolbar").get_by_role("button", name="Propose"))
    expect(ada.slip.get_by_role("heading")).to_have_text("Propose something")
    press(ada.button(re.compile("^Curse Fever")))
    expect(ada.slip.get_by_role("radio", name="Nerea")).to_have_attribute("aria-checked", "true")
    for _ in range(2):
        press(ada.slip_button(re.compile("^Bram puts . Fire into support")))
    assert faults(ada.page) == []
    press(ada.slip_button(re.compile("^Propose it")))
    expect(talk(ada, "agreed")).to_contain_text("Nerea proposes: Bram puts 2 Fire into support")
    press(ada.page.get_by_role("toolbar").get_by_role("button", name="Propose"))
    press(ada.button(re.compile("^Your spell Growth")))
    press(ada.slip_button(re.compile("^Propose it")))
    expect(ada.slip.locator(".why")).to_contain_text("Everybody may propose one thing a round")
    ada.page.keyboard.press("Escape")
    expect(ada.slip.get_by_role("heading")).to_contain_text("choose an action")
