"""Whoever plays the Maze in the browser: fields by pointer on the map, everything else by its button."""

from __future__ import annotations

import random
import re
from typing import Any

from browser.person import Person

CELL = 48
ON_SCREEN = """([column, row]) => {
  const map = document.querySelector("svg[role=application]");
  if (!map) return null;
  const point = map.createSVGPoint();
  point.x = (column - 0.5) * 48;
  point.y = (row - 0.5) * 48;
  const { x, y } = point.matrixTransform(map.getScreenCTM());
  const { width, height } = map.getBoundingClientRect();
  const place = [x, y, width, height].join();
  const frames = window.fieldAt?.place === place ? window.fieldAt.frames + 1 : 0;
  window.fieldAt = { place, frames };
  return frames >= 3 && map.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
"""Where the middle of a field is on the screen, once it stands still there and nothing covers it."""

PUT_ASIDE = """() => {
  const buttons = [...document.querySelectorAll(".news button, .end .btn")];
  for (const button of buttons.reverse()) button.click();
}"""

MOVED = """(before) => {
  if (document.querySelector("dialog[open] .ending")) return true;
  return document.querySelector("section[aria-labelledby=slip-heading]").dataset.ask !== before;
}"""

AIMED = """(before) => {
  if (document.querySelector("dialog[open] .ending")) return "moved";
  const slip = document.querySelector("section[aria-labelledby=slip-heading]");
  if (slip.dataset.ask !== before) return "moved";
  return slip.querySelector(".row.do .btn") ? "aimed" : null;
}"""
"""Whether a press has answered the question, or only picked a field of the map for it."""


class MazePlayer:
    """One seat at one window."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.luck = random.Random(seed)

    # On the map

    @property
    def map(self) -> Any:
        return self.page.locator("svg[role=application]")

    def where(self, field: str) -> tuple[float, float]:
        """Where a field is on the screen."""
        column, row = map(int, re.fullmatch(r"c(-?\d+)r(-?\d+)", field).groups())
        x, y = self.page.wait_for_function(ON_SCREEN, arg=[column, row]).json_value()
        return x, y

    def see_all(self) -> None:
        """Bring the whole map into sight, if it is shown at all."""
        show = self.page.get_by_role("button", name="Look at the map")
        if show.count():
            show.click()
        self.page.get_by_role("button", name="Show everything").click()

    def touch(self, field: str) -> None:
        """Put the news aside and touch a field, whatever the question below needs."""
        self.page.evaluate(PUT_ASIDE)  # At once: news may go by themselves between two clicks.
        self.page.mouse.click(*self.where(field))

    # Answers

    def choose(self, kind: str, text: str, field: str = "") -> None:
        """Answer the open question by clicking; a walk ends on a field."""
        ask = self.person.asked()
        assert ask["kind"] == kind
        slip = self.person.slip
        if kind == "walk" and field:
            self.see_all()
            self.touch(field)
            slip.locator(f"[data-deed={text}]").click()
        elif kind in ("tile", "first_tile", "room"):
            self._lay(*text.split())
        else:
            slip.locator(f'[data-pick="{text}"]').click()
        self.page.wait_for_function(MOVED, arg=ask["ask"])

    def _lay(self, field: str, exits: str) -> None:
        self.see_all()
        slip = self.person.slip
        if slip.locator(".chip[aria-pressed=true]").count() == 0:
            self.touch(field)
        for _ in range(4):
            if slip.locator(f".lay[data-held={exits}]").count():
                break
            self.page.get_by_role("button", name="Turn right").click()
        slip.get_by_role("button", name=re.compile("^Lay it at")).click()

    # Anything

    def turn(self) -> str:
        """Answer whatever is asked with something by chance; what was asked."""
        ask = self.person.asked()
        if ask["kind"] == "over":
            return "over"
        {
            "create": self._create,
            "walk": self._walk,
            "tile": self._lay_somewhere,
            "first_tile": self._lay_somewhere,
            "loot": self._loot,
        }.get(ask["kind"], self._press)()
        self.page.wait_for_function(MOVED, arg=ask["ask"])
        return ask["kind"]

    def _create(self) -> None:
        more = self.person.slip.get_by_role("button", name=re.compile("one more than"))
        for _ in range(5):
            more.nth(self.luck.randrange(5)).click()
        self.person.slip.get_by_role("button", name="This is me").click()

    def _walk(self) -> None:
        fields = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-chip]')].map((chip) => chip.dataset.chip)"
        )
        if not fields or self.luck.random() < 0.05:
            return self.person.slip.locator("[data-pick=end]").click()
        self.see_all()
        self.touch(self.luck.choice(fields))
        deeds = self.person.slip.locator("[data-deed]")
        deeds.first.wait_for()
        return deeds.nth(self.luck.randrange(deeds.count())).click()

    def _lay_somewhere(self) -> None:
        slip = self.person.slip
        chips = slip.locator(".chip.fits, .chip.turn")
        chips.first.wait_for()
        chips.nth(self.luck.randrange(chips.count())).click()
        slip.get_by_role("button", name=re.compile("^Lay it at")).click()

    def _loot(self) -> None:
        slip = self.person.slip
        slip.locator(".chip").first.click()
        slip.locator(".btn").last.click()

    def _press(self) -> None:
        """One of the buttons; on the map the first press only picks."""
        slip = self.person.slip
        options = slip.locator("[data-pick]")
        options.first.wait_for()
        ask = slip.get_attribute("data-ask")
        options.nth(self.luck.randrange(options.count())).click()
        if self.page.wait_for_function(AIMED, arg=ask).json_value() == "aimed":
            slip.locator(".row.do .btn").click()
