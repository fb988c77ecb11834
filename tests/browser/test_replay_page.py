"""A replay in the browser: opened from a file, watched through somebody's eyes, played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser import axe
from browser.stage import DESK, LANGS, PHONE
from server.replayed import ended, played

SIZES = [DESK, PHONE]
MOVES = 30
LONG = 100


def file_of(match, name="game.txt"):
    return {"name": name, "mimeType": "text/plain", "buffer": match.record().encode()}


def open_file(person, match):
    """Bring a record as people do: with a file."""
    person.go("/replay")
    person.page.locator("input[type=file]").set_input_files(file_of(match))
    expect(slider(person)).to_be_visible()
    return person


def slider(person):
    return person.page.locator("#replay-slider")


def at(person, move):
    """Wait until the table is shown after so many choices."""
    expect(slider(person)).to_have_value(str(move))
    expect(person.page.locator(".replay")).to_have_attribute("data-move", str(move))


OWN_ALONE = """() => {
  const hands = [...document.querySelectorAll(".mate .hand")];
  const [own, ...others] = hands.map((hand) => hand.querySelectorAll(".back").length);
  return own === 0 && others.some((backs) => backs > 0);
}"""
"""Whether the first player's hand is open, and others' are seen from behind."""


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
def test_a_file_is_opened_watched_from_a_seat_and_played_on_from_the_middle(visit, stage, size):
    match = played(moves=MOVES, open_hands=False)
    ada = open_file(visit(size), match)
    page = ada.page
    at(ada, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(ada, 2)
    # Somebody's knowledge: the others' hands are closed, unless one asks to see everything.
    page.get_by_role("radio", name="Bo").check(force=True)
    expect(page.locator(".mate").first).to_contain_text("Bo")
    page.wait_for_function(OWN_ALONE)
    page.get_by_role("switch", name="Show everything").check(force=True)
    expect(page.locator(".mate .hand .back")).to_have_count(0)
    # From the middle on it is played anew.
    slider(ada).fill("15")
    at(ada, 15)
    seat = match.moves[15].seat
    page.get_by_role("radio", name=match.names[seat], exact=True).check(force=True)
    ada.button("Play on from here").click()
    page.get_by_label("My name").fill("Eve")
    page.get_by_label("The others play").select_option("random")
    ada.button("Play on").click()
    expect(page).to_have_url(re.compile("/t/[A-Z]{5}$"))
    ada.asked()
    table = stage.get(f"/api/tables/{page.url[-5:]}")
    assert table["seats"][seat]["name"] == "Eve"
    assert [one["kind"] for one in table["seats"]].count("companion") == 2


def test_the_maze_is_watched_and_played_on_as_well(visit):
    match = played("maze", 40)
    ada = open_file(visit(), match)
    expect(ada.page.get_by_role("heading", name=re.compile("^Turn"))).to_be_visible()
    slider(ada).fill("25")
    at(ada, 25)
    expect(ada.page.get_by_role("application")).to_be_visible()
    seat = match.moves[25].seat
    ada.page.get_by_role("radio", name=match.names[seat], exact=True).check(force=True)
    ada.button("Play on from here").click()
    ada.page.get_by_label("The others play").select_option("random")
    ada.button("Play on").click()
    expect(ada.page).to_have_url(re.compile("/t/[A-Z]{5}$"))
    ada.asked()


def test_a_line_of_the_log_leads_to_its_moment_and_nothing_later_is_told(visit):
    match = played(moves=MOVES)
    ada = open_file(visit(), match)
    slider(ada).fill("12")
    at(ada, 12)
    lines = ada.page.locator(".moves li button")
    expect(lines.first).to_be_visible()
    told = lines.count()
    assert told <= 13
    lines.nth(2).click()
    expect(slider(ada)).not_to_have_value("12")
    assert int(slider(ada).input_value()) < 12
    # What one has seen already stays, to go forward again.
    expect(lines).to_have_count(told)
    lines.last.click()
    expect(lines.last).to_have_attribute("aria-current", "step")


def test_it_plays_by_itself_and_by_keyboard(visit):
    # Long enough that it still plays, however late one looks.
    ada = open_file(visit(), played(moves=LONG))
    ada.page.get_by_role("radio", name=re.compile("^4")).check(force=True)
    ada.button("Play").click()
    expect(ada.button("Pause")).to_be_visible()
    ada.page.wait_for_function("() => Number(document.querySelector('#replay-slider').value) >= 3")
    ada.button("Pause").click()
    ada.page.locator(".moves h2").click()
    ada.page.keyboard.press("End")
    at(ada, LONG)
    ada.page.keyboard.press("Home")
    at(ada, 0)
    ada.page.keyboard.press("PageDown")
    expect(slider(ada)).not_to_have_value("0")


def test_the_chances_are_drawn_and_their_turning_points_lead_somewhere(visit):
    ada = open_file(visit(), ended())
    ada.button("Show the chances").click()
    graph = ada.page.locator(".graph")
    expect(graph).to_be_visible(timeout=120_000)
    expect(graph.get_by_role("img", name=re.compile("chance to win"))).to_be_visible()
    points = graph.get_by_role("button")
    if points.count():
        points.first.click()
        expect(slider(ada)).not_to_have_value("0")


def test_a_record_can_be_pasted_and_a_bad_one_says_why(visit):
    ada = visit()
    ada.pardon("422")
    ada.go("/replay")
    text = played(moves=8).record()
    ada.page.get_by_label("Or paste its text here").fill(text[:200])
    ada.button("Look back").click()
    expect(ada.page.get_by_role("alert").last).to_contain_text("cut off")
    ada.page.get_by_label("Or paste its text here").fill(text)
    ada.button("Look back").click()
    expect(slider(ada)).to_be_visible()


def test_a_file_that_is_too_big_is_not_even_sent(visit):
    ada = visit()
    ada.go("/replay")
    big = {"name": "big.txt", "mimeType": "text/plain", "buffer": b"x" * 1_000_001}
    ada.page.locator("input[type=file]").set_input_files(big)
    expect(ada.page.get_by_role("alert").last).to_contain_text("bigger")


def test_a_report_holds_the_record(visit):
    match = played(moves=8)
    ada = open_file(visit(), match)
    ada.button("Report a fault").click()
    ada.page.get_by_label("What went wrong?").fill("Ice is free")
    with ada.page.expect_download() as saved:
        ada.button("Save report with record").click()
    text = saved.value.path().read_text()
    assert text.startswith("Ice is free\n")
    assert text.endswith(match.record())
    assert "madmage 0." in text
    mail = ada.page.get_by_role("link", name="Write a letter")
    assert mail.get_attribute("href").startswith("mailto:?subject=")


def test_a_replay_that_is_gone_says_so_and_another_can_be_opened(visit):
    ada = visit()
    ada.pardon("404")
    ada.go("/replay/nothing-here")
    expect(ada.page.get_by_role("alert").first).to_contain_text("no longer kept")
    expect(ada.page.locator("input[type=file]")).to_be_attached()


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["book", "maze"])
def test_axe_finds_nothing(visit, size, game):
    """The table with its chances in all four cases; what is the same in both games, in one of them."""
    ada = visit(size)
    ada.go("/replay")
    expect(ada.page.locator("input[type=file]")).to_be_attached()
    found = axe.faults(ada.page) if game == "book" else []
    open_file(ada, played(game, MOVES))
    slider(ada).fill("20")
    at(ada, 20)
    ada.button("Show the chances").click()
    expect(ada.page.locator(".graph")).to_be_visible(timeout=120_000)
    found += axe.faults(ada.page)
    for name in ("Play on from here", "Report a fault") if game == "book" else ():
        ada.button(name).click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        found += axe.faults(ada.page)
        ada.page.keyboard.press("Escape")
    assert found == []


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_wider_than_the_page(visit, lang):
    ada = visit(PHONE, locale=lang)
    ada.go("/replay")
    ada.page.locator("input[type=file]").set_input_files(file_of(played(moves=MOVES)))
    expect(slider(ada)).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
