"""Whoever plays a whole game in the browser: by pointer or by keyboard, whatever is asked."""

from __future__ import annotations

import random
import re
import time
from typing import Any, Protocol

from browser.person import Person
from browser.stage import PATIENCE

THING = re.compile(
    r"^Your spell |^Curse |in the library\b|from the table\b|^Your Madness\b|^Your ability\b"
)
"""What one touches on the table to act, by its name."""

SETTLED = """(before) => {
  if (document.querySelector("dialog[open] .ending")) return "moved";
  const slip = document.querySelector("section[aria-labelledby=slip-heading]");
  if (slip.dataset.ask !== before) return "moved";
  return slip.querySelector(".why") && slip.getAttribute("aria-busy") !== "true" ? "refused" : null;
}"""

WAY = """(target) => {
  const here = document.activeElement;
  if (here === target) return "there";
  const stopIn = (group) => [...group.querySelectorAll("button, a[href]")].find((one) => one.tabIndex === 0);
  const tab = (goal) =>
    here !== document.body && here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING
      ? "Shift+Tab" : "Tab";
  if (target.tabIndex >= 0) return tab(target);
  let group = target.parentElement;
  while (!stopIn(group)) group = group.parentElement;
  const stop = stopIn(group);
  return here === stop ? "ArrowRight" : tab(stop);
}"""
"""Which key leads from the focus to a target: Tab between groups, arrows within one."""


class Hand(Protocol):
    """A way to press things."""

    def press(self, target: Any) -> None: ...


class Mouse:
    """By pointer."""

    def press(self, target: Any) -> None:
        target.click()


class Keys:
    """By keyboard alone: Tab, arrows, Enter."""

    FARTHEST = 300

    def __init__(self, page: Any) -> None:
        self.page = page
        self.pressed = 0

    def reach(self, target: Any) -> None:
        """Bring the focus to something."""
        way: list[str] = []
        while len(way) < self.FARTHEST:
            key = target.evaluate(WAY)
            if key == "there":
                return
            self.page.keyboard.press(key)
            self.pressed += 1
            way.append(key)
        here = self.page.evaluate("() => document.activeElement.outerHTML.slice(0, 300)")
        wanted = target.evaluate("(one) => one.outerHTML.slice(0, 300)")
        raise AssertionError(f"no way from {here} to {wanted}: {' '.join(way)}")

    def press(self, target: Any) -> None:
        self.reach(target)
        self.page.keyboard.press("Enter")


class Player:
    """Plays at a table: mostly by touching things, sometimes by the slip's own lists."""

    def __init__(self, person: Person, hand: Hand, seed: int = 1, lazy: float = 0.3) -> None:
        self.person = person
        self.hand = hand
        self.rng = random.Random(seed)
        self.lazy = lazy
        """How often one ends the own actions although there is something to do."""
        self.done: list[str] = []
        """What was done, in a word each."""

    def turn(self) -> None:
        """Answer the open question."""
        question = self.person.asked()
        if question["kind"] == "act":
            self._act()
        else:
            self._pick()
        if self._settled(question["ask"]) == "refused":
            self._insist(question["ask"])

    @property
    def go(self) -> Any:
        """The slip's one button that means it, once it can be pressed."""
        return self.person.slip.locator(".btn.go[aria-disabled=false]")

    def _settled(self, ask: str) -> str:
        return str(self.person.page.wait_for_function(SETTLED, arg=ask).json_value())

    # Acting

    def _act(self) -> None:
        person = self.person
        things = person.page.get_by_role("button", name=THING, pressed=False, disabled=False)
        count = things.count()
        if not count or self.rng.random() < self.lazy:
            self.done.append("stop")
            self.hand.press(person.slip.locator(".foot").get_by_role("button").first)
            self.hand.press(self.go)
            return
        if self.rng.random() < 0.2:
            self._choose_from_slip()
        else:
            self.hand.press(things.nth(self.rng.randrange(count)))
        self._pay()

    def _choose_from_slip(self) -> None:
        groups = self.person.slip.locator("details")
        group = groups.nth(self.rng.randrange(groups.count()))
        self.hand.press(group.locator("summary"))
        acts = group.get_by_role("button")
        self.hand.press(acts.nth(self.rng.randrange(acts.count())))

    def _pay(self) -> None:
        person = self.person
        person.slip_button("Back").wait_for()
        if not person.slip.locator(".btn.go").count():
            several = person.slip.locator("details[open]").get_by_role("button")
            self.hand.press(several.nth(self.rng.randrange(several.count())))
        self.go.wait_for()
        self._change()
        self.done.append(self.go.inner_text().split("\n")[0].split()[-1].lower())
        self.hand.press(self.go)

    def _change(self) -> None:
        """Another power, another payment, now and then."""
        powers = self.person.slip.get_by_role("group", name="Power").get_by_role(
            "button", disabled=False
        )
        if powers.count() > 1 and self._fancies("power"):
            self.done.append("power")
            self.hand.press(powers.last)
        other = self.person.slip_button("Other payment")
        if other.count() and self._fancies("other payment"):
            self.done.append("other payment")
            self.hand.press(other)

    def _fancies(self, what: str) -> bool:
        """The first time always, then now and then."""
        return what not in self.done or self.rng.random() < 0.3

    # Any other question

    def _pick(self) -> None:
        slip = self.person.slip
        self.done.append("pick")
        options = slip.get_by_role("list").first.get_by_role("button")
        go = slip.locator(".btn.go")
        if not go.count():
            self.hand.press(options.nth(self.rng.randrange(options.count())))
            return
        if go.get_attribute("aria-disabled") == "true":
            self._gather(options)
        self.hand.press(go)

    def _gather(self, options: Any) -> None:
        """As many as are wanted: a proposal, or one after the other."""
        slip = self.person.slip
        proposal = self.person.slip_button("Another proposal")
        if proposal.count():
            self.hand.press(proposal)
            return
        start = self.rng.randrange(options.count())
        for step in range(options.count()):
            self.hand.press(options.nth((start + step) % options.count()))
            if slip.locator(".btn.go").get_attribute("aria-disabled") == "false":
                return

    def _insist(self, ask: str) -> None:
        """What was picked does not go together: begin anew with fewer, then with more."""
        slip = self.person.slip
        options = slip.get_by_role("list").first.get_by_role("button")
        for count in range(1, options.count() + 1):
            over = self.person.slip_button("Start over")
            if over.count():
                self.hand.press(over)
            for at in range(count):
                self.hand.press(options.nth(at))
            self.hand.press(slip.locator(".btn.go"))
            if self._settled(ask) == "moved":
                return
        raise AssertionError(f"nothing is accepted for {ask}")


def play_on(players: list[Player], most: int = 400, until: Any = None) -> int:
    """Play until the ending shows (or `until` says so); how many answers that took."""
    for answers in range(most):
        question, player = whoever_is_asked(players)
        if question["kind"] == "over" or (until is not None and until()):
            return answers
        player.turn()
    raise AssertionError(f"no end after {most} answers")


def whoever_is_asked(players: list[Player]) -> tuple[dict[str, str], Player]:
    """Who is asked now; companions are waited for."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for player in players:
            question = player.person.now()
            if question is not None:
                return question, player
        players[0].person.page.wait_for_timeout(15)
    raise AssertionError([player.person.heading for player in players])
