"""What moves is short, and stands still for whoever asks for that."""

import re

import pytest
from playwright.sync_api import expect

from browser.positions import early

LONGEST = 300

NOTE_MOTION = """(() => {
  const seen = new Map();
  window.motion = seen;
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { duration, delay, iterations } = animation.effect.getTiming();
      const target = animation.effect.target;
      const name = animation.animationName ?? animation.transitionProperty ?? "animate";
      seen.set(`${name} of ${target?.className?.baseVal ?? target?.className ?? ""}`,
        { time: Number(duration) + delay, isEndless: iterations === Infinity });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
"""Every animation and transition that runs in any frame is remembered."""


def play_a_little(person, laid):
    """A spell, a payment, another player's turn, a sheet."""
    person.context.add_init_script(NOTE_MOTION)
    person.sit(laid, 0)
    before = person.asked()
    person.button(re.compile("^Your spell Growth")).click()
    person.slip_button("Pay and cast").click()
    second = person.asked(before["ask"])
    person.button(re.compile("^Water 2 from the table")).hover()
    person.button(re.compile("^Water 2 from the table")).click()
    person.slip_button("Pay and acquire").click()
    person.asked(second["ask"])
    person.button("Menu").click()
    expect(person.page.get_by_role("dialog", name="Menu")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.slip.locator(".foot").get_by_role("button").first.click()
    person.slip.locator(".btn.go[aria-disabled=false]").click()
    expect(person.slip).not_to_have_attribute("data-ask", re.compile("act"))
    return person.page.evaluate("() => Object.fromEntries(window.motion)")


@pytest.fixture
def laid(tables):
    return tables.lay(early(), 0, 1)


def test_nothing_takes_as_long_as_300_ms_but_flames(visit, laid):
    seen = play_a_little(visit(reduced_motion="no-preference"), laid)
    assert seen
    assert {
        name: how for name, how in seen.items() if not how["isEndless"] and how["time"] >= LONGEST
    } == {}


def test_nothing_moves_for_those_who_want_no_motion(visit, laid):
    seen = play_a_little(visit(reduced_motion="reduce"), laid)
    assert {name: how for name, how in seen.items() if how["time"] > 1 or how["isEndless"]} == {}
