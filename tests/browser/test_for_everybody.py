"""axe finds nothing on any page, in any layout."""

import re

import pytest
from playwright.sync_api import expect

from browser import axe
from browser.positions import last, middle
from browser.stage import DESK, PHONE, Laid

pytestmark = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


class Looker:
    """Looks at one state after the other, and tells of all at the end."""

    def __init__(self):
        self.found = []

    def at(self, person, where):
        self.found += [f"{where}: {fault}" for fault in axe.faults(person.page)]


@pytest.fixture
def look():
    looker = Looker()
    yield looker
    assert not looker.found, "\n".join(looker.found)


def test_the_first_page_and_its_dialogs(visit, size, look):
    ada = visit(size)
    ada.go("/")
    expect(ada.button(re.compile("^Seat 2"))).to_be_visible()
    look.at(ada, "start")
    ada.button(re.compile("^Seat 2")).click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    look.at(ada, "seat")
    ada.page.keyboard.press("Escape")
    ada.button("Change").click()
    expect(ada.page.get_by_role("dialog", name="House rules")).to_be_visible()
    ada.page.locator("dialog summary").first.click()
    look.at(ada, "house rules")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("radio", name="Maze of the Rage Mage").check(force=True)
    expect(ada.page.locator("#maze-seats")).to_be_visible()
    look.at(ada, "maze")


def test_the_gathering(visit, size, look, stage):
    made = stage.make({"kind": "me", "name": "Ada"}, "friend", "companion")
    friend = visit(size)
    friend.go(made["link"])
    expect(friend.button("Sit down")).to_be_visible()
    look.at(friend, "invited")
    laid = Laid(made["code"], "", {0: made["token"]})
    host = visit(size).sit_anywhere(laid, 0)
    expect(host.button("Start now")).to_be_visible()
    look.at(host, "gathering")


def test_the_table(visit, tables, size, look):
    laid = tables.lay(middle(), 0, 1, 2)
    ada = visit(size).sit(laid, 0)
    look.at(ada, "my turn")
    ada.button(re.compile("^Your spell Ice")).click()
    expect(ada.slip_button("Pay and cast")).to_be_enabled()
    look.at(ada, "payment")
    ada.slip_button("Back").click()
    ada.button(re.compile("^Your spell Hoarfrost")).click(force=True)
    expect(ada.page.get_by_role("button", name="rule B6.3")).to_be_visible()
    look.at(ada, "note")
    bram = visit(size).sit(laid, 1)
    look.at(bram, "waiting")


def test_the_sheets_over_the_table(visit, tables, size, look):
    ada = visit(size).sit(tables.lay(middle(), 0, 1, 2), 0)
    ada.button("Menu").click()
    expect(ada.page.get_by_role("dialog", name="Menu")).to_be_visible()
    look.at(ada, "menu")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog").locator("dt").first).to_be_visible()
    look.at(ada, "rules")
    ada.page.keyboard.press("Escape")
    if size is PHONE:
        for part in ("Library", "Team", "Log"):
            ada.button(part).click()
            look.at(ada, part)
    else:
        ada.button(re.compile("^Discard pile")).click()
        look.at(ada, "discard pile")


def test_the_rules(visit, size, look):
    reader = visit(size)
    reader.go("/rules/book")
    expect(reader.page.locator("dt").first).to_be_visible()
    look.at(reader, "rules")
    reader.page.get_by_role("searchbox").fill("curse")
    expect(reader.page.locator("mark").first).to_be_visible()
    look.at(reader, "search")


def test_the_end(visit, tables, size, look):
    match = last()
    match.choose("stop")
    ada = visit(size).sit(tables.lay(match, 0), 0)
    expect(ada.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    look.at(ada, "ending")
    ada.button("Look at the table").click()
    look.at(ada, "table after the end")
