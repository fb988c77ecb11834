"""Somebody at a browser window. Whatever goes wrong in it is noted, and fails the test at its end."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from browser.stage import DESK, PATIENCE, Laid, memory_of

TELL_POLICY = """document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""

NO_LUCK = """let luck = 7;
Math.random = () => (luck = (luck * 16807) % 2147483647) / 2147483647;"""
"""The page proposes magicians by chance: here always the same."""

STAND = """(before) => {
  const ending = document.querySelector("dialog[open] .ending");
  if (ending) return { ask: "over", kind: "over" };
  const slip = document.querySelector("section[data-ask]");
  if (slip && slip.getAttribute("aria-busy") !== "true" && slip.dataset.ask !== before)
    return { ask: slip.dataset.ask, kind: slip.dataset.kind };
  return null;
}"""
"""What is asked now, if it is another question than before; null while there is nothing new."""


class Person:
    """One window of one browser, with what it remembers."""

    def __init__(
        self, browser: Any, base: str, size: dict[str, int] | None = None, **more: Any
    ) -> None:
        options = {
            "viewport": size or DESK,
            "locale": "en",
            "reduced_motion": "reduce",
            "base_url": base,
            **more,
        }
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(TELL_POLICY)
        self.context.add_init_script(NO_LUCK)
        self.base = base
        self.faults: list[str] = []
        self.pardoned: list[str] = []
        self.page = self.context.new_page()
        self._watch(self.page)
        self.context.on("page", self._watch)

    def _watch(self, page: Any) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._asked)

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text} {message.location.get('url', '')}")

    def _asked(self, request: Any) -> None:
        ours = urlsplit(self.base).netloc
        if request.url.startswith("http") and urlsplit(request.url).netloc != ours:
            self.faults.append(f"request to {request.url}")

    def pardon(self, pattern: str) -> None:
        """A fault that this test provokes."""
        self.pardoned.append(pattern)

    def leave(self) -> list[str]:
        """Close the window; what went wrong in it."""
        self.context.close()
        return [f for f in self.faults if not any(re.search(p, f) for p in self.pardoned)]

    # Where one is

    def go(self, path: str) -> Person:
        self.page.goto(path)
        return self

    def sit_anywhere(self, laid: Laid, seat: int) -> Person:
        """Open a laid table with the token of a seat."""
        self.context.add_init_script(memory_of(laid.seat(seat)))
        return self.go(laid.path)

    def sit(self, laid: Laid, seat: int) -> Person:
        """The same, and see the game."""
        self.sit_anywhere(laid, seat)
        self.slip.wait_for()
        return self

    def open(self, laid: Laid) -> Person:
        self.go(laid.path)
        self.slip.wait_for()
        return self

    def report(self, what: str) -> str:
        """The file of a fault reported from the table's menu."""
        self.button("Menu").click()
        self.button("Report a fault").click()
        self.page.get_by_label("What went wrong?").fill(what)
        with self.page.expect_download() as saved:
            self.button("Save report with record").click()
        self.page.keyboard.press("Escape")
        return str(saved.value.path().read_text())

    @property
    def slip(self) -> Any:
        """The decision slip, whatever it says."""
        return self.page.locator("section[aria-labelledby=slip-heading]")

    @property
    def heading(self) -> str:
        return str(self.page.locator("#slip-heading").inner_text())

    def button(self, name: str | re.Pattern[str], **more: Any) -> Any:
        exact = isinstance(name, str)
        return self.page.get_by_role("button", name=name, exact=exact, **more)

    def slip_button(self, name: str | re.Pattern[str]) -> Any:
        return self.slip.get_by_role("button", name=name, exact=isinstance(name, str))

    # What is asked

    def asked(self, before: str = "") -> dict[str, str]:
        """Wait for a question (or the end) other than the one before."""
        found = self.page.wait_for_function(STAND, arg=before).json_value()
        assert isinstance(found, dict)
        return found

    def now(self) -> dict[str, str] | None:
        """What is asked at this moment, if anything is."""
        found: dict[str, str] | None = self.page.evaluate(STAND, "")
        return found
