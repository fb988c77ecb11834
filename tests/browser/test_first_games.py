"""First games in a browser: from the first page to a real game, by doing what the light falls on."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from browser.axe import faults
from browser.maze_player import MazePlayer
from browser.person import Person
from browser.stage import PHONE
from madmage.primer.course import course_of

GAMES = {"book": "Big Book", "maze": "Rage Mage"}
STAND = """(before) => {
  const note = document.querySelector("section.lesson");
  const slip = document.querySelector("[data-spot=slip]");
  if (!note || !slip || note.dataset.waits === "watch" || slip.ariaBusy === "true") return null;
  const now = [note.dataset.lesson, note.dataset.waits, slip.dataset.ask ?? ""].join(" ");
  return now === before ? null : now;
}"""
"""Which lesson waits for what, once it is another than before."""
LIGHT = """() => {
  const rings = [...document.querySelectorAll("[data-lit] i")].map((ring) => ring.getBoundingClientRect());
  const { x, y, width, height } = rings.find(({ height }) => height > 0) ?? new DOMRect();
  const at = [x + width / 2, y + Math.min(height, 60) / 2];
  const slip = document.querySelector("[data-spot=slip]").getBoundingClientRect();
  const place = [x, y, width, height, slip.y, slip.height].join();
  if (window.lightAt?.place !== place) window.lightAt = { place, since: performance.now() };
  if (width === 0 || performance.now() - window.lightAt.since < 400) return null;
  return { at, isSlip: Math.abs(slip.y - y) < 8 && slip.width < width };
}"""
"""Where the light falls, once it has stood still for longer than it takes to look again."""


class Learner:
    """Somebody who learns a game in a window."""

    def __init__(self, person: Person, stage: Any, game: str) -> None:
        self.person = person
        self.page = person.page
        self.stage = stage
        self.course = course_of(game)
        self.maze = MazePlayer(person)
        self.at = ""

    def begin(self, game: str) -> None:
        """From the first page."""
        self.person.go("/")
        self.page.get_by_role("radio", name=re.compile(GAMES[game])).check(force=True)
        self.person.button(re.compile("^Learn by playing")).click()

    def look(self) -> tuple[str, str]:
        """The lesson at hand, another than before, and what it waits for."""
        self.at = self.page.wait_for_function(STAND, arg=self.at).json_value()
        key, waits, _ = self.at.split(" ")
        return key, waits

    def deed(self) -> Any:
        """What is to be done, as the server knows it."""
        code = self.page.url.rpartition("/")[2]
        return self.course.deed(self.stage.hall.tables[code].head.first)

    def note(self, name: str) -> Any:
        return self.page.locator("section.lesson").get_by_role("button", name=name, exact=True)

    def lessons(self) -> Iterator[str]:
        """Every lesson as it comes; who does not do it in between, does it here."""
        key, waits = self.look()
        while waits != "over":
            yield key
            if waits == "next":
                self.page.wait_for_function(LIGHT)  # What it speaks of is to be seen.
                self.note("Next").click()
            else:
                self.do()
            key, waits = self.look()

    def do(self) -> None:
        deed = self.deed()
        if self.course.game == "book":
            self.do_book(deed.picks[0])
        elif deed.picks[0] == "strength":
            self.note("Show me").click()
        else:
            kind = self.person.asked()["kind"]
            self.maze.choose(kind, deed.picks[0], (deed.then or ("",))[0])

    def do_book(self, pick: str) -> None:
        """Touch what is lit until the slip is; then what stands there."""
        slip = self.person.slip
        light = self.page.wait_for_function(LIGHT).json_value()
        if not light["isSlip"]:
            self.page.mouse.click(*light["at"])
            slip.locator(".btn.go").wait_for()
        elif pick == "stop":
            slip.locator(".foot").get_by_role("button").first.click()
        else:
            self.note("Show me").click()
            return
        if pick.endswith(" x2"):
            slip.get_by_role("button", name=re.compile("^×2")).click()
        go = slip.locator(".btn.go[aria-disabled=false]")
        if slip.locator(".btn.go").count():
            go.click()


def test_the_first_game_of_the_book_is_learned_on_a_phone(visit, stage):
    """With another legal choice on the way, which changes nothing, and a real game at the end."""
    ada = visit(PHONE)
    learner = Learner(ada, stage, "book")
    learner.begin("book")
    seen = []
    for key in learner.lessons():
        if key == "book-cast" and key not in seen:
            assert faults(ada.page) == []
            ada.slip.locator(".foot").get_by_role("button").first.click()
            ada.slip.locator(".btn.go[aria-disabled=false]").click()
            other = ada.page.get_by_role("status").filter(has_text="That would be allowed, too")
            expect(other).to_contain_text("Cast Growth")
            assert ada.now()["kind"] == "act"
        seen.append(key)
    assert set(seen) == {lesson.key for lesson in learner.course.lessons[:-1]}
    ada.button("Now play a real game").click()
    ada.page.wait_for_function("() => !document.querySelector('section.lesson')")
    ada.slip.wait_for()


def test_the_first_game_of_the_maze_is_learned_and_left_in_between(visit, stage):
    ada = visit()
    learner = Learner(ada, stage, "maze")
    learner.begin("maze")
    seen = []
    for key in learner.lessons():
        if key == "maze-wall" and key not in seen:
            assert faults(ada.page) == []
            field = learner.course.lessons[len(set(seen))].points[0].removeprefix("field ")
            learner.maze.touch(field)
            expect(ada.page.get_by_role("status").filter(has_text="M4.")).to_be_visible()
            ada.page.keyboard.press("Escape")
        if key == "maze-roll" and key not in seen:
            ada.page.get_by_role("link", name=re.compile("^Leave; you can come back")).click()
            ada.page.get_by_role("radio", name=re.compile(GAMES["maze"])).check(force=True)
            ada.button(re.compile("^Go on learning")).click()
            expect(ada.page.locator("#lesson-heading")).to_have_text("Roll the die")
            ada.asked()
        seen.append(key)
    assert set(seen) == {lesson.key for lesson in learner.course.lessons[:-1]}
    expect(ada.button("Now play a real game")).to_be_visible()
