"""The kitchen table: one screen passed round, phones as hands of a shared screen, a real table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser import axe
from browser.player import Mouse, Player, whoever_is_asked
from browser.positions import early
from browser.stage import PHONE
from browser.test_watching import frames_of
from madmage.cli.main import main
from madmage.testing import table

NAMES = ("Ada", "Bo")
CARDS = "() => document.querySelectorAll('.table, .hand, button.face').length"


def end_turn(person):
    """End the own actions."""
    ask = person.asked()
    assert ask["kind"] == "act"
    person.slip.locator(".foot").get_by_role("button").first.click()
    person.slip.locator(".btn.go[aria-disabled=false]").click()
    return ask["ask"]


def whose_hands(state):
    return [at for at, player in enumerate(state["view"]["players"]) if player["hand"] is not None]


def test_a_screen_is_passed_round_and_nobody_sees_anothers_hand(visit, tables):
    laid = tables.lay(early(2, open_hands=False, curses={}), 0, 1, kitchen="screen")
    person = visit()
    states = frames_of(person)
    person.sit_anywhere(laid, 0)
    page = person.page
    expect(page.get_by_role("heading", name="Pass to Nerea")).to_be_visible()
    assert page.evaluate(CARDS) == 0
    assert [whose_hands(state) for state in states] == [[]] * len(states)
    assert axe.faults(page) == []

    page.keyboard.press("Enter")
    person.slip.wait_for()
    expect(page.get_by_role("button", name=re.compile("in your hand")).first).to_be_visible()
    end_turn(person)
    expect(page.get_by_role("heading", name="Pass to Bram")).to_be_visible()
    expect(page.get_by_role("button", name="I am Bram")).to_be_focused()
    assert page.evaluate(CARDS) == 0, "behind the curtain there are no cards in the page"
    covered = len(states)
    assert states[-1]["seat"] in (0, -1)

    page.keyboard.press("Enter")
    person.slip.wait_for()
    person.asked()
    assert {state["seat"] for state in states} == {-1, 0, 1}
    for at, state in enumerate(states):
        # What came over the wire: each view holds the hand of its own seat alone.
        assert whose_hands(state) == [seat for seat in [state["seat"]] if seat >= 0]
        assert at < covered or state["seat"] != 0, "nothing of Nerea's comes once she has passed"

    page.keyboard.press("u")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nerea")
    dialog.get_by_role("button", name="We all agree").click()
    expect(page.get_by_role("heading", name="Pass to Nerea")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Pass to Nerea")).to_be_visible()


def test_where_hands_are_open_the_screen_turns_without_a_curtain(visit, tables):
    person = visit(PHONE).sit(tables.lay(early(2, curses={}), 0, 1, kitchen="screen"), 0)
    ask = end_turn(person)
    assert person.asked(ask)["ask"] != ask
    expect(person.page.locator(".curtain")).to_have_count(0)
    person.button("Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Nerea").click()
    expect(person.slip).to_contain_text("Waiting for Bram")
    person.button("Bram is asked: go on there").click()
    expect(person.slip).to_have_attribute("data-kind", "act")
    # What is proposed to somebody at the same screen is answered by taking it.
    person.page.keyboard.press("p")
    person.slip_button(re.compile("^Nerea puts . Fire into support")).click()
    person.slip_button(re.compile("^Propose it")).click()
    person.button("Answer as Nerea").click()
    person.button("Agree").click()
    expect(person.page.locator(".talk [data-state=agreed]")).to_have_count(1)
    person.button("Bram is asked: go on there").click()
    expect(person.slip).to_have_attribute("data-kind", "act")


def test_phones_are_the_hands_of_a_shared_screen(visit, stage):
    wish = {"game": "book", "seats": [{"kind": "friend"}] * 2, "screen": True, "title": "Kitchen"}
    code = stage.post("/api/tables", wish)["code"]
    screen = visit()
    states = frames_of(screen)
    screen.go(f"/t/{code}/screen")
    expect(screen.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    phones = []
    for name in NAMES:
        phone = visit(PHONE).go(f"/t/{code}")
        phone.page.get_by_label("Your name").fill(name)
        phone.button("Sit down").click()
        phones.append(phone)
    for phone in phones:
        phone.slip.wait_for()
        expect(phone.page.get_by_role("button", name="Hand", exact=True)).to_have_attribute(
            "aria-current", "page"
        )
    assert axe.faults(phones[0].page) == []
    banner = screen.page.locator(".banner b")
    players = [Player(phone, Mouse(), lazy=1) for phone in phones]
    seen = []
    while min(player.done.count("stop") for player in players) < 2:
        # The screen and the phones are told at once, but not by the same line.
        _, player = whoever_is_asked(players)
        seen.append(NAMES[players.index(player)])
        expect(banner).to_have_text(seen[-1])
        player.turn()
    assert set(seen) == set(NAMES)
    expect(screen.page.locator(".mine .hand")).to_have_count(0)
    assert {state["seat"] for state in states} == {-1}
    phones[0].button("Book").click()
    expect(phones[0].page.locator(".book").first).to_be_visible()


def test_a_real_table_of_the_book_refuses_a_wrong_entry_and_takes_a_right_one_back(
    visit, stage, tables, tmp_path, capsys
):
    facts = {"shuffled": {"p1": "fire1 fire1 water1 air1"}, "decks": {}, "madness": 15}
    match = early(2, hands={"p1": "earth1 earth1 fire1"}, **facts)
    laid = tables.lay(match, 0, 1, kitchen="real")
    person = visit().sit(laid, 0)
    page = person.page
    person.button(re.compile("^Your spell Growth")).click()
    person.slip.locator(".btn.go[aria-disabled=false]").click()
    panel = page.locator("section.chance")
    expect(panel).to_contain_text("What did Nerea turn up from the deck?")
    assert axe.faults(page) == []

    panel.locator("summary").click()
    panel.get_by_role("button", name="Water 3", exact=True).click()
    expect(panel.locator(".why")).to_contain_text("There is no Water 3 in Nerea's deck now.")
    expect(panel.locator(".why")).to_contain_text("B9.1")
    page.keyboard.press("2")
    panel.wait_for(state="detached")
    expect(page.get_by_role("log")).to_contain_text("Nerea draws Fire 1")

    page.keyboard.press("u")
    panel.wait_for()
    expect(page.get_by_role("log")).not_to_contain_text("draws")
    page.keyboard.press("3")
    panel.wait_for(state="detached")
    expect(page.get_by_role("log")).to_contain_text("Nerea draws Water 1")
    file = tmp_path / "kitchen.txt"
    file.write_bytes(record_of(stage, laid))
    assert main(["record", "check", str(file)]) == 0, capsys.readouterr()


def record_of(stage, laid):
    path = f"/api/tables/{laid.code}/record"
    return stage.ask("GET", path, authorization=f"Bearer {laid.tokens[0]}")[2]


def test_a_real_table_of_the_maze_takes_dice_as_they_fall(visit, stage, tables, tmp_path, capsys):
    match = table(
        "maze",
        3,
        names=("Ada", "Bo", "Cy"),
        tiles={"L1": {"c10r8": "room e", "c11r8": "straight ew", "c12r8": "tee esw"}},
        figures={"p1": "c10r8", "p2": "c10r8", "p3": "c10r8"},
        points={"p1": "speed 5", "p2": "speed 5", "p3": "strength 5"},
    )
    laid = tables.lay(match, 0, 1, 2, kitchen="real")
    person = visit(PHONE).sit(laid, 0)
    page = person.page
    person.slip.locator('[data-pick="move"]').click()
    panel = page.locator("section.chance")
    expect(panel).to_contain_text("What did Ada roll?")
    page.keyboard.press("4")
    panel.wait_for(state="detached")
    expect(person.slip).to_contain_text("+3 = 7 steps")
    assert person.asked()["kind"] == "walk"
    page.keyboard.press("u")
    panel.wait_for()
    page.keyboard.press("1")
    panel.wait_for(state="detached")
    person.slip.locator("[data-pick=end]").click()
    expect(person.slip).to_have_attribute("data-kind", "turn")
    expect(page.get_by_role("list", name="Turn order")).to_contain_text("Ada")
    file = tmp_path / "maze.txt"
    file.write_bytes(record_of(stage, laid))
    assert b"! die.p1 1" in file.read_bytes()
    assert main(["record", "check", str(file)]) == 0, capsys.readouterr()


def test_a_real_table_is_set_up_from_the_first_page_by_keys(visit):
    person = visit().go("/")
    page = person.page
    page.get_by_text("Printed game").click()
    person.button("Set up the real table").click()
    panel = page.locator("section.chance")
    panel.wait_for()
    assert axe.faults(page) == []
    for _ in range(5):
        ask = panel.get_attribute("data-chance")
        page.keyboard.press("1")
        expect(panel).not_to_have_attribute("data-chance", ask)
    expect(page.get_by_role("heading", name="5 told so far")).to_be_visible()
    person.button("Deal everything else for us").click()
    person.slip.wait_for()
    expect(page.get_by_role("log")).to_contain_text("Apprentice draws")
