"""Nothing is lost: reloading, a server that dies, another language, and taking back."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection

import pytest
from playwright.sync_api import expect

from browser.positions import early
from browser.stage import ROOT, lay_before


def acquire_water(person):
    before = person.asked()
    person.button(re.compile("^Water 2 from the table")).click()
    person.slip_button("Pay and acquire").click()
    assert person.asked(before["ask"])["kind"] == "act"


def test_a_reload_in_the_middle_of_a_spell_keeps_seat_and_question(visit, tables):
    match = early()
    match.choose("cast ice x2")
    while match.ask.kind == "pay":
        match.choose(match.options()[0])
    ada = visit().sit(tables.lay(match, 0, 1), 0)
    before, heading = ada.asked(), ada.heading
    ada.page.reload()
    assert ada.asked() == before
    assert ada.heading == heading
    expect(ada.page.get_by_role("list", name="Your turn")).to_be_visible()


LOST_LINE = "WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET"
"""What a browser complains of when a server dies; what it was just sending is cut off in the middle."""


class Server:
    """`madmage serve` as everybody starts it."""

    def __init__(self, folder):
        self.folder = folder
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.start()

    def start(self):
        words = ["serve", "--port", str(self.port), "--data", str(self.folder), "--pace", "0"]
        paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "madmage", *words, "--trust"],
            env={**os.environ, "PYTHONPATH": paths},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + 20
        while time.monotonic() < end and not self.is_up():
            time.sleep(0.05)

    def is_up(self):
        line = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.request("GET", "/api/health")
            return line.getresponse().status == 200
        except OSError:
            return False
        finally:
            line.close()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.fixture
def mortal(tmp_path):
    laid = lay_before(tmp_path, early(), 0, 1)
    server = Server(tmp_path)
    yield server, laid
    server.kill()


def test_a_killed_server_comes_back_with_the_question_still_open(visit, mortal):
    server, laid = mortal
    ada = visit(base=f"http://127.0.0.1:{server.port}").sit(laid, 0)
    ada.pardon(LOST_LINE)
    before = ada.asked()
    server.kill()
    cut = ada.page.get_by_text("The line to the server is cut.")
    expect(cut).to_be_visible()
    server.start()
    expect(cut).to_have_count(0)
    assert ada.now() == before
    acquire_water(ada)
    expect(ada.page.get_by_role("log")).to_contain_text("Water 2")


PICTURES = "() => [...document.images].map((image) => image.complete && image.naturalWidth > 0)"


def test_pictures_that_were_lost_with_the_line_are_fetched_when_it_is_back(visit, mortal):
    server, laid = mortal
    ada = visit(base=f"http://127.0.0.1:{server.port}")
    ada.pardon(f"ERR_FAILED|{LOST_LINE}")
    ada.page.route("**/art/book/**", lambda route: route.abort())
    ada.sit(laid, 0)
    ada.asked()
    assert not any(ada.page.evaluate(PICTURES))
    server.kill()
    cut = ada.page.get_by_text("The line to the server is cut.")
    expect(cut).to_be_visible()
    ada.page.unroute("**/art/book/**")
    server.start()
    expect(cut).to_have_count(0)
    ada.page.wait_for_function(f"() => ({PICTURES})().length >= 3 && ({PICTURES})().every(Boolean)")


def test_the_language_changes_in_the_middle_of_a_game(visit, tables):
    ada = visit().sit(tables.lay(early(), 0, 1), 0)
    acquire_water(ada)
    log = ada.page.get_by_role("log")
    expect(log).to_contain_text("Water 2")
    question = ada.asked()
    ada.button("Menu").click()
    ada.page.get_by_role("radio", name="Deutsch").check(force=True)
    ada.page.keyboard.press("Escape")
    expect(log).to_contain_text("Wasser 2")
    expect(log).not_to_contain_text("Water")
    expect(ada.slip.get_by_role("heading")).to_contain_text("Nerea")
    expect(ada.button(re.compile("Zauber Wachstum")).first).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    assert ada.now() == question


def count_of(person, card):
    return person.button(re.compile(f"^{card} in your hand")).count()


def test_what_nobody_learned_from_is_taken_back_for_free(visit, tables):
    ada = visit().sit(tables.lay(early(), 0, 1), 0)
    acquire_water(ada)
    assert (count_of(ada, "Water 1"), count_of(ada, "Water 2")) == (2, 0)
    ada.button("Undo (free)").click()
    expect(ada.button(re.compile("^Water 2 in your hand"))).to_have_count(1)
    assert ada.asked()["kind"] == "act"
    expect(ada.button("Undo")).to_be_disabled()


def test_what_others_learned_from_is_taken_back_if_they_agree(visit, tables):
    laid = tables.lay(early(), 0, 1)
    ada, bram = visit().sit(laid, 0), visit().sit(laid, 1)
    before = ada.asked()
    ada.button(re.compile("^Your spell Growth")).click()
    ada.slip_button("Pay and cast").click()
    ada.asked(before["ask"])
    ada.button("Undo: ask Bram").click()
    expect(ada.slip).to_contain_text("Waiting for the others to agree")
    expect(bram.slip).to_contain_text("Nerea would like to take back")
    bram.slip_button("Agree").click()
    for person in (ada, bram):
        expect(person.slip_button("Agree")).to_have_count(0)
    expect(ada.button(re.compile("^Your spell Growth.*ready"))).to_be_visible()
    expect(ada.slip).not_to_contain_text("Waiting for the others")


def test_a_wish_to_take_back_can_be_declined(visit, tables):
    laid = tables.lay(early(), 0, 1)
    ada, bram = visit().sit(laid, 0), visit().sit(laid, 1)
    before = ada.asked()
    ada.button(re.compile("^Your spell Growth")).click()
    ada.slip_button("Pay and cast").click()
    after = ada.asked(before["ask"])
    ada.button("Undo: ask Bram").click()
    bram.slip_button("Decline").click()
    expect(ada.slip).not_to_contain_text("Waiting for the others")
    assert ada.now() == after
    expect(ada.button(re.compile("^Your spell Growth.*exhausted"))).to_be_visible()
