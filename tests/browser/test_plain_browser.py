"""The plain page in a real browser, by keyboard alone: with its script, and without any script."""

import re

from playwright.sync_api import expect

from browser.axe import faults
from browser.positions import early
from server.maze_positions import walking


def press(page, name, role="button"):
    """Reach something by keyboard and press it."""
    found = page.get_by_role(role, name=name).first
    found.focus()
    page.keyboard.press("Enter")


def typed(page, line):
    """Type a line as in the line mode."""
    page.get_by_label("A number, a move, or a command").focus()
    page.keyboard.type(line)
    page.keyboard.press("Enter")


def test_the_book_goes_on_in_words_at_the_same_seat_and_back_again(visit, tables, stage):
    """Refusal with its rule, a turn, an undo and a mate's news, without a new page."""
    laid = tables.lay(early(), 0, 1)
    person = visit().sit(laid, 0)
    page = person.page
    report = person.report("Ice is free")
    assert report.startswith("Ice is free\n")
    assert "book, rules" in report
    assert "madmage-record" in report
    person.button("Menu").click()
    person.button("Plain page (in words)").click()
    page.wait_for_url("**/plain/table/*")
    said, decide = page.locator("#said"), page.locator("#decide")
    expect(decide.get_by_role("heading", name="What do you do?")).to_be_visible()
    expect(page.get_by_role("heading", name="Yours")).to_be_visible()
    typed(page, "why destroy 3a")
    expect(said.get_by_role("link", name=re.compile(r"^B6\."))).to_be_visible()
    assert faults(page) == []

    before = page.evaluate("() => (window.stays = performance.timeOrigin)")
    press(page, re.compile(r"^\d+\. Cast Ice ×1"))
    expect(decide).to_contain_text("Pay")
    press(page, "Take it back")
    expect(said).to_have_text("Taken back.")
    expect(decide).to_contain_text("Cast Ice ×1")
    typed(page, "stop")
    news = page.get_by_role("log", name="News")
    expect(news).to_contain_text("You are asked: Discard 3 Element cards")
    expect(decide).to_contain_text("Discard 3 Element cards")
    press(page, re.compile(r"^1\. "))
    expect(decide.get_by_role("heading", name="Nothing to decide now")).to_be_visible()
    told = news.locator("p").count()
    with stage.guest(laid.code, laid.tokens[1]) as bram:
        bram.choose(1)
    expect(news.locator("p")).not_to_have_count(told)
    assert page.evaluate("() => window.stays") == before
    page.locator("#pictures").focus()
    page.keyboard.press("Enter")
    expect(person.slip).to_be_visible()
    assert "#" not in page.url
    assert person.page.get_by_role("button", name=re.compile("^Menu")).count() == 1


def test_the_maze_is_played_without_any_script(visit, tables):
    """Set up, refusal with its rule, a turn and an undo; then what axe says of these pages."""
    laid = tables.lay(walking(), 0, 1)
    person = visit(java_script_enabled=False)
    page = person.page
    path = f"/plain/table/{laid.code}"
    person.context.add_cookies(
        [{"name": f"madmage_{laid.code}", "value": laid.tokens[0], "url": person.base + "/plain"}]
    )
    person.go(path)
    press(page, "What may I not do, and why?")
    page.locator("#said").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#said").get_by_role("link", name=re.compile(r"^M\d"))).to_be_visible()
    asked = page.locator("#decide p").first.inner_text()
    press(page, re.compile(r"^2\. Walk"))
    expect(page.locator("#decide p").first).not_to_have_text(asked)
    press(page, "Take it back")
    expect(page.locator("#decide p").first).to_have_text(asked)
    other = visit()
    for where in (path, "/plain", "/plain/new/maze", "/plain/new/book", f"{path}/log"):
        assert faults(other.go(where).page) == [], where
