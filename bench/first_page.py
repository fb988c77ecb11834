"""How long until one can press "play now" on the first page, with nothing in the cache.

    python bench/first_page.py [--times 5] [--phone]

Our server runs as for players, and each time a browser is started anew. The clock runs in the page,
from the navigation to the first frame in which the button is seen, enabled and not covered.
Goal: the median is under one second.
"""

from __future__ import annotations

import argparse
import importlib.util
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from web import ours

ROOT = Path(__file__).resolve().parent.parent
GOAL_MS = 1000.0
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

CLOCK = """(() => {
  const look = () => {
    const button = document.querySelector("form button[type=submit]:enabled");
    const box = button?.getBoundingClientRect();
    const at = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (at && button.contains(at)) window.usableAfter = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""


def chromium() -> str:
    """As tools/browser.py finds it."""
    spec = importlib.util.spec_from_file_location("find_browser", ROOT / "tools" / "browser.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.find())


def usable_after(driver: Any, path: str, url: str, size: str) -> tuple[float, int]:
    """Milliseconds until the button can be pressed, and the bytes that came over the wire."""
    browser = driver.chromium.launch(executable_path=path, args=SWITCHES)
    page = browser.new_page(viewport=SIZES[size])
    page.add_init_script(CLOCK)
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => window.usableAfter > 0")
    found = page.evaluate(
        "[window.usableAfter, performance.getEntries().reduce((n, e) => n + (e.transferSize || 0), 0)]"
    )
    browser.close()
    return float(found[0]), int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--phone", action="store_true", help="on a phone's screen")
    parser.add_argument("--plain", action="store_true", help="rules in plain Python")
    args = parser.parse_args()
    path = chromium()
    if not path:
        raise SystemExit("no Chromium: install one, or name it with MADMAGE_CHROMIUM")
    size = "phone" if args.phone else "desk"
    with tempfile.TemporaryDirectory() as folder, ours(folder, args.plain) as server:
        url = f"http://127.0.0.1:{server.port}/"
        with sync_playwright() as driver:
            found = [usable_after(driver, path, url, size) for _ in range(args.times)]
    times = [ms for ms, _ in found]
    middle = statistics.median(times)
    print(f"play now can be pressed after {', '.join(f'{ms:.0f}' for ms in times)} ms")
    print(f"median {middle:.0f} ms, goal {GOAL_MS:.0f} ms; {found[0][1] / 1000:.0f} kB until then")
    if middle >= GOAL_MS:
        raise SystemExit("slower than the goal")


if __name__ == "__main__":
    main()
