"""No text is cut off, too small or beyond the edge: in three languages, for 2, 3 and 5 players."""

import pytest

from browser.positions import middle
from browser.stage import DESK, LANGS, PHONE, TABLET
from server.maze_positions import exploring, fight, walking

CUT_OFF = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  const isSeen = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    && !one.closest(".visually-hidden") && getComputedStyle(one).clipPath !== "inset(50%)";
  for (const one of document.querySelectorAll("body *")) {
    const words = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(" ").trim();
    if (!words || !isSeen(one)) continue;
    const style = getComputedStyle(one);
    const about = `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className} "${words.slice(0, 50)}"`;
    if (!one.closest("svg") && parseFloat(style.fontSize) < 11) found.push(`${style.fontSize}: ${about}`);
    const cuts = (flow) => flow === "hidden" || flow === "clip";
    const isClamped = style.webkitLineClamp !== "none";
    const padding = parseFloat(style.paddingRight);
    const wide = one.scrollWidth - one.clientWidth;
    // Within the padding nothing is cut off, although it counts as scrolled.
    if (cuts(style.overflowX) && wide > padding + 2 && style.textOverflow !== "ellipsis")
      found.push(`${wide} px too wide: ${about}`);
    if (cuts(style.overflowY) && !isClamped && one.scrollHeight > one.clientHeight + 2)
      found.push(`${one.scrollHeight - one.clientHeight} px too high: ${about}`);
    // A map is dragged: its edge cuts what it likes.
    if (!one.closest("svg[role=application], symbol")) found.push(...beyond(one, about));
  }
  function beyond(one, about) {
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    return texts.flatMap((text) => outside(text, one, about)).slice(0, 1);
  }
  // Only its own words: what is hidden in it for screen readers may be as long as it likes.
  function outside(text, one, about) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) return [];
    let [sideways, upwards] = [true, true];
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis") return [];
      if (style.position === "fixed") break;
      const edge = up.getBoundingClientRect();
      const isScrolled = (flow) => flow === "auto" || flow === "scroll";
      sideways &&= !isScrolled(style.overflowX);
      upwards &&= !isScrolled(style.overflowY);
      if (upwards && style.overflowY !== "visible" && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))
        return [`cut by its ${up.className} above or below: ${about}`];
      if (sideways && style.overflowX !== "visible" && (box.right > edge.right + 2 || box.left < edge.left - 2))
        return [`cut by its ${up.className} at the side: ${about}`];
    }
    return [];
  }
  return found;
}"""
"""Texts in boxes that cut them. What ends in dots on purpose and unrolls at a touch is left out."""

SUM_IN_SIGHT = """() => {
  const sum = document.querySelector(".payline .sum");
  const box = sum.getBoundingClientRect();
  return sum === document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
}"""


SIZES = {"de": (DESK, PHONE), "es": (DESK, TABLET), "en": (PHONE, TABLET)}
"""German, the longest, on the widest and on the narrowest window; every language on two of three."""

STILL = """() => {
  const now = [...document.querySelectorAll("main *")].map((one) => one.getBoundingClientRect().width).join();
  const frames = window.laidOut?.now === now ? window.laidOut.frames + 1 : 0;
  window.laidOut = { now, frames };
  return frames >= 2;
}"""
"""Once everything is as wide as it was two frames ago."""


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_text_is_cut_off(visit, tables, seats):
    ada = visit(DESK, locale="de").sit(tables.lay(middle(seats), 0, 1), 0)
    found = []
    for where in in_all_languages(ada):
        found += [f"{where}: {fault}" for fault in [*cut_off(ada), *cut_off_paying(ada)]]
    assert not found, "\n".join(found)


def in_all_languages(person):
    """The same table in every language and its sizes; where one is, told each time."""
    for lang, sizes in SIZES.items():
        person.page.evaluate("(lang) => localStorage.setItem('madmage.lang', lang)", lang)
        person.page.reload()
        for size in sizes:
            person.page.set_viewport_size(size)
            person.asked()
            person.page.locator(f"html[lang={lang}]").wait_for()
            yield f"{lang} {size['width']}"


def cut_off(person):
    """What is cut off once everything has its place."""
    person.page.wait_for_function(STILL)
    return person.page.evaluate(CUT_OFF)


def cut_off_paying(person):
    """What is cut off while one pays."""
    page, slip = person.page, person.slip
    page.locator("[data-acts~=cast] button.face[aria-pressed=false]").nth(1).click()
    slip.locator(".pow button").nth(1).click()
    slip.locator(".pow button[aria-pressed=true]", has_text="×2").wait_for()
    slip.locator(".btn.go[aria-disabled=false]").wait_for()
    found = [f"paying: {fault}" for fault in cut_off(person)]
    if not page.evaluate(SUM_IN_SIGHT):
        found.append("paying: the sum is out of sight")
    page.keyboard.press("Escape")
    slip.locator(".pow").wait_for(state="detached")
    return found


@pytest.mark.parametrize("path", ["/", "/rules/book", "/rules/maze"])
def test_no_page_is_wider_than_its_window(visit, path):
    found = []
    for size, langs in ((PHONE, LANGS), (TABLET, ("de",))):
        for lang in langs:
            reader = visit(size, locale=lang).go(path)
            reader.page.locator("dt, .seat[aria-haspopup] img").first.wait_for()
            reader.page.locator(f"html[lang={lang}]").wait_for()
            found += [f"{lang} {size['width']}: {fault}" for fault in cut_off(reader)]
            reader.page.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("moment", [walking, exploring, fight], ids=["walk", "lay", "fight"])
def test_no_text_of_the_maze_is_cut_off(visit, tables, moment):
    ada = visit(DESK, locale="de").sit(tables.lay(moment(), 0, 1), 0)
    found = [f"{where}: {fault}" for where in in_all_languages(ada) for fault in cut_off(ada)]
    assert not found, "\n".join(found)
