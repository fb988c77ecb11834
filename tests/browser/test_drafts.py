"""Drafts in both games: a turn built in private with its odds, then played up to the first surprise."""

import re

from playwright.sync_api import expect

from browser.axe import faults
from browser.positions import early
from browser.stage import DESK, PHONE
from madmage.match.match import Match
from server.maze_positions import cellar, exploring

DECK = "fire1 fire1 fire1 air1 water1 water1 earth1"


def after(match, *choices):
    """The same match after these choices, as its own chance will have it."""
    fate = Match.load(match.record())
    for choice in choices:
        fate.choose(choice)
        while fate.ask.kind == "pay":
            fate.choose(1)
    return fate


def other_than(outcomes, came):
    """An outcome that will not come; whose pictures are named otherwise."""
    for at in range(outcomes.count()):
        names = outcomes.nth(at).locator("[role=img]")
        if sorted(one.get_attribute("aria-label") for one in names.all()) != sorted(came):
            return outcomes.nth(at)
    raise AssertionError(came)


def test_a_turn_of_the_book_is_drafted_and_stops_at_a_surprise(visit, tables):
    match = early(
        2,
        hands={"p1": "earth1 earth1 water1 fire1 fire1"},
        decks={},
        shuffled={"p1": DECK, "p2": "fire1 air1 water1"},
        curses={"4": "fever"},
        spells={"p1": "combustion ice growth telepathy"},
        supports={},
    )
    fate = after(match, "cast growth x2")
    came = [event.args[0] for event in fate.moves[-1].events if event.name == "CardDrawn"]
    names = [("Air", "Earth", "Fire", "Water")[kind // 3] + f" {kind % 3 + 1}" for kind in came]
    ada = visit(DESK).sit(tables.lay(match, 0), 0)
    ada.asked()
    ada.page.keyboard.press("d")
    draft = ada.slip.get_by_role("region", name="Draft")
    expect(draft).to_contain_text("only you see it")
    ada.button(re.compile("^Your spell Growth")).click()
    ada.slip.get_by_role("group", name="Power").get_by_role(
        "button", name=re.compile("^×2")
    ).click()
    expect(ada.slip.get_by_role("group", name="Payment")).to_contain_text("2 / 2")
    ada.slip_button("Pay and cast").click()
    expect(draft.get_by_role("listitem").filter(has_text="Destroy Fever")).to_contain_text("14 %")
    assert faults(ada.page) == []
    other_than(draft.locator(".outcome"), names).click()
    ada.button(re.compile("^Fire 2 from the table")).click()
    ada.slip_button(re.compile("^Pay and acquire")).click()
    expect(draft.locator("ol li")).to_have_count(2)
    # Nothing of it has happened: the log is empty, and another window sees the hand as it was.
    expect(ada.page.get_by_role("region", name="What happened")).to_contain_text("Nothing yet")
    ada.slip_button("Play it").click()
    told = ada.slip.locator(".told")
    expect(told).to_contain_text("1 of 2 steps of the draft were played. It came otherwise")
    expect(ada.page.locator(".drafting")).to_have_count(0)
    expect(ada.page.get_by_role("region", name="What happened")).to_contain_text("casts Growth")


def test_a_turn_of_the_maze_is_drafted_and_stops_at_a_surprise(visit, tables):
    match = cellar(3, potions={"p1": "heal"})
    fate = after(match, "move")
    came = fate.moves[-1].outcomes[0][1]
    ada = visit(PHONE, has_touch=True).sit(tables.lay(match, 0, 1, 2), 0)
    ada.asked()
    tool = ada.page.get_by_role("toolbar").get_by_role("button", name="Draft")
    draft = ada.slip.get_by_role("region", name="Draft")
    tool.tap()
    expect(draft).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(draft).to_have_count(0)
    tool.tap()
    expect(draft).to_be_visible()
    ada.slip.locator("[data-pick=move]").tap()
    faces = draft.locator(".outcome")
    expect(faces).to_have_count(6)
    expect(faces.first).to_contain_text("17 %")
    assert faults(ada.page) == []
    faces.filter(has=ada.page.locator(".die", has_text="6" if came != 6 else "5")).tap()
    ada.slip.locator(".goals .chip").first.tap()
    ada.slip.locator("[data-deed]").first.tap()
    expect(draft.locator("ol li")).to_have_count(2)
    ada.slip_button("Play it").tap()
    expect(ada.slip.locator(".told")).to_contain_text("1 of 2 steps of the draft were played.")
    assert ada.asked()["kind"] == "walk"


def test_a_drafted_tile_lies_on_the_map_and_what_may_follow_has_a_name(visit, tables):
    match = exploring()
    ada = visit(DESK).sit(tables.lay(match, 0, 1, 2, 3), match.ask.seat)
    ada.asked()
    ada.page.keyboard.press("d")
    ada.slip.get_by_role("button", name=re.compile("^E3 ")).click()
    ada.slip.get_by_role("button", name=re.compile("^Lay it at E3")).click()
    expect(ada.page.locator("[data-drafted=c5r3]")).to_be_visible()
    expect(ada.page.locator("[data-field=c5r3]")).to_have_count(0)
    outcomes = ada.slip.locator(".outcome .word")
    expect(outcomes.first).to_be_visible()
    assert "outcome" not in " ".join(outcomes.all_inner_texts())
