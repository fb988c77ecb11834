"""Take the pictures of docs/terminal.md anew: both games in a terminal of 120 × 36.

    python tools/terminal_shots.py

The pictures come out of the terminal table itself; a Chromium turns them into PNG (tools/browser.py).
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from playwright.sync_api import sync_playwright

import browser
from madmage import Match, new_match
from madmage.terminal.app import Terminal
from madmage.terminal.choices import Choices
from madmage.terminal.home import Home
from madmage.terminal.screen import TableScreen

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (120, 36)
NAMES = ["Ada", "Bo", "Cy"]


def match_at(game: str, kind: str, seed: int, moves: int) -> Match:
    """A match some way into it, at a question of a kind to the first seat."""
    match = new_match(game, 3, seed=seed, names=NAMES)
    rng = random.Random(seed)
    while True:
        assert match.ask is not None
        if len(match.moves) > moves and (match.ask.seat, match.ask.kind) == (0, kind):
            return match
        match.choose(rng.choice(match.options()))


async def draw(match: Match) -> str:
    """The table as an SVG picture, once its list is there."""
    app = Terminal(Home(match, "en", {1: "random", 2: "random"}))
    async with app.run_test(size=SIZE) as pilot:
        while not (isinstance(app.screen, TableScreen) and app.screen.query_one(Choices).rows):
            await pilot.pause(0.05)
        await pilot.pause(0.5)
        return app.export_screenshot(title="madmage")


def main() -> None:
    wanted = {"book": ("act", 4, 30), "maze": ("goal", 4, 90)}
    drawn = {game: asyncio.run(draw(match_at(game, *facts))) for game, facts in wanted.items()}
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find())
        for game, svg in drawn.items():
            page = chromium.new_page(viewport={"width": 1200, "height": 1000})
            page.set_content(svg)
            target = PICTURES / f"terminal-{game}.png"
            page.locator("svg").first.screenshot(path=target, omit_background=True)
            page.close()
        chromium.close()


if __name__ == "__main__":
    main()
