"""Who only watches sees what everybody may see, and can touch nothing."""

import json
import re

from playwright.sync_api import expect

from browser.positions import early
from browser.stage import Laid


def frames_of(person):
    """Every state that reaches a window."""
    states = []

    def heard(data):
        message = json.loads(data)
        if message["t"] == "state":
            states.append(message)

    person.page.on("websocket", lambda line: line.on("framereceived", heard))
    return states


def test_with_closed_hands_a_watcher_sees_no_hand(visit, tables):
    watcher = visit()
    states = frames_of(watcher)
    watcher.open(tables.lay(early(open_hands=False), 0, 1, 2))
    expect(watcher.slip).to_contain_text("You are watching")
    expect(watcher.page.get_by_role("img", name=re.compile("closed cards?$")).first).to_be_visible()
    expect(
        watcher.page.get_by_role("button", name=re.compile("in your hand|Nerea's hand"))
    ).to_have_count(0)
    assert states
    assert all(player["hand"] is None for s in states for player in s["view"]["players"])
    assert all(state["decision"] is None for state in states)


def test_nothing_on_the_table_can_be_touched_by_a_watcher(visit, tables):
    watcher = visit().open(tables.lay(early(), 0, 1, 2))
    expect(watcher.slip).to_contain_text("You are watching")
    things = watcher.page.locator("button.face")
    assert things.count() > 20
    expect(watcher.page.locator("button.face:not([aria-disabled=true])")).to_have_count(0)
    expect(watcher.slip.get_by_role("button")).to_have_count(0)
    for name in ("Undo", "Hint"):
        expect(watcher.button(name)).to_have_count(0)
    watcher.button(re.compile("spell Ice")).first.click(force=True)
    watcher.page.keyboard.press("Enter")
    expect(watcher.slip).to_contain_text("You are watching")


def test_somebody_at_the_table_sees_a_watchers_view_of_others_closed_hands(visit, tables):
    bram = visit()
    states = frames_of(bram)
    bram.sit(tables.lay(early(open_hands=False), 0, 1, 2), 1)
    expect(bram.slip).to_contain_text("Waiting for Nerea")
    hands = [player["hand"] for player in states[-1]["view"]["players"]]
    assert [hand is None for hand in hands] == [True, False, True]


def test_a_stranger_with_a_forged_token_only_watches(visit, tables):
    laid = tables.lay(early(open_hands=False), 0, 1)
    forged = Laid(laid.code, laid.title, {0: laid.tokens[0][:-3] + "abc"})
    stranger = visit()
    states = frames_of(stranger)
    stranger.context.add_init_script(
        f"if (!sessionStorage.tried) {{ sessionStorage.tried = 1;"
        f"localStorage.setItem('madmage.seats', {json.dumps(json.dumps([forged.seat(0)]))}) }}"
    )
    stranger.go(laid.path)
    expect(
        stranger.page.get_by_role("heading", name="Your seat at this table is no longer valid")
    ).to_be_visible()
    assert states == []
    stranger.button("Watch").click()
    expect(stranger.slip).to_contain_text("You are watching")
    assert all(player["hand"] is None for s in states for player in s["view"]["players"])
