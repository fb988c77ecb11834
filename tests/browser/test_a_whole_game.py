"""A game from the first page to its end: with friends by link, and by keyboard alone."""

import re
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from browser.player import Keys, Mouse, Player, play_on


@pytest.fixture
def luck(monkeypatch):
    """Makes tables deal the same cards each time."""

    def fix(seed):
        import secrets

        dealt = SimpleNamespace(
            randbits=lambda bits: seed, choice=secrets.choice, token_hex=secrets.token_hex
        )
        monkeypatch.setattr("madmage.server.hall.secrets", dealt)

    return fix


def invite_a_friend(host):
    """The host's way: seat 2 is for a friend, hard, nightmare, gather."""
    host.go("/")
    page = host.page
    page.get_by_label("Your name").fill("Ada")
    host.button(re.compile("^Seat 2: .*Change$")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Friend", exact=True).click()
    dialog.get_by_role("button", name="Close").click()
    page.get_by_text("Hard", exact=True).click()
    page.get_by_text("Nightmare", exact=True).click()
    host.button("Invite and gather").click()
    expect(page.get_by_role("status").first).to_have_text("One chair is still free.")
    return page.url


def test_two_friends_and_a_companion_play_a_whole_game_by_clicking(visit, luck):
    luck(11)
    host, friend = visit(), visit()
    link = invite_a_friend(host)
    friend.go(link)
    friend.page.get_by_label("Your name").fill("Bo")
    friend.button("Sit down").click()
    players = [Player(host, Mouse(), seed=3, lazy=0.1), Player(friend, Mouse(), seed=4, lazy=0.1)]
    play_on(players)
    for person in (host, friend):
        ending = person.page.get_by_role("dialog", name="The game is over")
        expect(ending).to_be_visible()
        expect(
            ending.get_by_role("button", name="Play again with the same settings")
        ).to_be_visible()
        expect(ending.locator("p").first).not_to_be_empty()
    done = {word for player in players for word in player.done}
    assert {"stop", "pick"} <= done
    assert done & {"cast", "destroy", "cure", "learn", "acquire"}


def test_a_game_is_played_by_keyboard_alone(visit, luck):
    luck(8)
    ada = visit()
    ada.go("/")
    page, keys = ada.page, Keys(ada.page)
    keys.reach(page.get_by_label("Your name"))
    page.keyboard.type("Ada")
    keys.reach(page.get_by_role("radio", name=re.compile("^Easy")))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=re.compile("^Hard"))).to_be_checked()
    keys.reach(page.get_by_role("radio", name="Normal"))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Nightmare")).to_be_checked()
    keys.press(ada.button("Play now"))
    ada.slip.wait_for()
    play_on([Player(ada, keys, seed=2)])
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#slip-heading")).to_have_text("The game is over")
    assert keys.pressed > 50
