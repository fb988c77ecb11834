"""No text is cut off, too small or beyond the edge: in three languages, for 2, 3 and 5 players."""

import pytest

from browser.positions import middle
from browser.stage import DESK, LANGS, PHONE, TABLET

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
    found.push(...beyond(one, about));
  }
  function beyond(one, about) {
    const range = document.createRange();
    range.selectNodeContents(one);
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


SPOKEN = {DESK["width"]: ("de", "es"), PHONE["width"]: ("de", "en"), TABLET["width"]: ("en", "es")}
"""German, the longest, on the widest and on the narrowest window; every language on two of three."""


def speaking(person, lang):
    """Before the first page is opened: what it is to be in."""
    person.context.add_init_script(f"localStorage.setItem('madmage.lang', '{lang}')")
    return person


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_text_is_cut_off(visit, tables, seats):
    laid = tables.lay(middle(seats), 0, 1)
    found = []
    for size in (DESK, PHONE, TABLET):
        for lang in SPOKEN[size["width"]]:
            ada = speaking(visit(size), lang).sit(laid, 0)
            ada.asked()
            ada.page.locator(f"html[lang={lang}]").wait_for()
            where = f"{lang} {size['width']}"
            found += [f"{where}: {fault}" for fault in ada.page.evaluate(CUT_OFF)]
            ice = ada.page.locator("[data-acts~=cast] button.face[aria-pressed=false]").nth(1)
            ice.click()
            ada.slip.locator(".pow button").nth(1).click()
            ada.slip.locator(".pow button[aria-pressed=true]", has_text="×2").wait_for()
            ada.slip.locator(".btn.go[aria-disabled=false]").wait_for()
            found += [f"{where}, paying: {fault}" for fault in ada.page.evaluate(CUT_OFF)]
            if not ada.page.evaluate(SUM_IN_SIGHT):
                found.append(f"{where}, paying: the sum is out of sight")
            ada.page.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", ["/", "/rules/book", "/rules/maze"])
def test_no_page_is_wider_than_its_window(visit, path):
    found = []
    for size, langs in ((PHONE, LANGS), (TABLET, ("de",))):
        for lang in langs:
            reader = visit(size, locale=lang).go(path)
            reader.page.locator("dt, .seat[aria-haspopup] img").first.wait_for()
            reader.page.locator(f"html[lang={lang}]").wait_for()
            faults = reader.page.evaluate(CUT_OFF)
            found += [f"{lang} {size['width']}: {fault}" for fault in faults]
            reader.page.close()
    assert not found, "\n".join(found)
