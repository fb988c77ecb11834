"""What axe-core finds on a page."""

from __future__ import annotations

from functools import cache
from typing import Any

from browser.stage import ROOT

RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.target.join(" ")} | ${node.html.slice(0, 120)} | ${node.failureSummary.slice(0, 300)}`)))"""


@cache
def _source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def faults(page: Any) -> list[str]:
    """Every violation of every rule that axe runs by default, which includes WCAG 2 A and AA."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(RUN)
    return found
