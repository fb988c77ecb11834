"""Take the screenshots of docs/screenshots.md and the README's picture, from the built page.

    python tools/shots.py             all of them, into docs/pictures
    python tools/shots.py de phone    only those whose names hold all these words

Every page, both layouts, three languages, 2, 3 and 5 players; the same each time: tables are laid at
fixed moments, nothing moves, and the server has a name of its own.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    # The processes that read records begin here too, and do not find it.
    from paint import with_palette

ROOT = Path(__file__).resolve().parent.parent
# No more this folder: its browser.py would stand in for the tests' folder of that name.
sys.path[0] = str(ROOT / "tests")

from browser.person import Person  # noqa: E402
from browser.positions import early, last, middle  # noqa: E402
from browser.stage import (  # noqa: E402
    LANGS,
    SIZES,
    Laid,
    Tables,
    chromium,
    serving,
    why_not_here,
)
from server.maze_positions import exploring, fight, walking  # noqa: E402
from server.replayed import played  # noqa: E402

SHOTS = ROOT / "docs" / "pictures" / "shots"
INDEX = ROOT / "docs" / "screenshots.md"
README_PICTURE = ROOT / "docs" / "pictures" / "table.png"
HOST = "madmage.local"
SEATS = (2, 3, 5)
CAMERA = 900
"""Milliseconds until the map has come to rest."""
REPLAYED = 60
"""Choices of a game that is looked back on."""
QUALITY = {"desk": 46, "phone": 56}
SAID = {"en": "English", "de": "Deutsch", "es": "español"}
PAGES = {
    "start": "The first page",
    "house": "House rules",
    "gathering": "Gathering",
    "opening": "The table at the start",
    "payment": "In the middle, a payment open",
    "rules": "The rules",
    "ending": "The end",
    "maze-walk": "The Maze: a walk",
    "maze-lay": "The Maze: laying a tile",
    "maze-fight": "The Maze: a fight in a group",
    "replay": "Looking back on the Book",
    "maze-replay": "Looking back on the Maze",
    "plain": "The plain page",
    "first": "The first game of the Book",
    "maze-first": "The first game of the Maze",
    "curtain": "One screen, passed round: the curtain",
    "screen": "A shared screen",
    "hand": "A phone as a hand of the shared screen",
    "real": "A real table: what did it bring?",
    "proposal": "A proposal is put together",
    "draft": "A turn is drafted",
    "maze-draft": "A turn of the Maze is drafted",
}
SPOKEN = {
    "maze-lay": "en",
    "maze-fight": "en",
    "replay": "en",
    "maze-replay": "en",
    "plain": "en",
    "first": "de",
    "maze-first": "en",
    "curtain": "en",
    "screen": "es",
    "hand": "es",
    "real": "en",
    "proposal": "en",
    "draft": "de",
    "maze-draft": "en",
}
"""Pages that are shown in one language alone: in the others they look alike."""
LAYOUT = {"screen": "desk", "hand": "phone"}
"""What is made for one of them."""
MOMENTS = {
    "maze-walk": walking,
    "maze-lay": exploring,
    "maze-fight": fight,
    "plain": walking,
    "maze-draft": exploring,
}

UNKNOWN: dict[str, Any] = {
    "hands": {"p1": "earth1 earth1 water1 water2 fire1 fire1", "p2": "fire1 fire1 air1 madness"},
    "decks": {},
    "shuffled": {"p1": "fire1 fire1 fire1 air1 water1 water1 earth1", "p2": "fire1 air1 water1"},
}
"""Decks of which nobody knows what comes next."""

STILL = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@dataclass(frozen=True)
class Shot:
    """One picture."""

    page: str
    layout: str
    lang: str
    seats: int = 0

    @property
    def name(self) -> str:
        words = [self.page, *([f"{self.seats}p"] if self.seats else []), self.layout, self.lang]
        return "-".join(words)


def all_shots() -> Iterator[Shot]:
    for lang in LANGS:
        for layout in SIZES:
            for page in PAGES:
                if lang != SPOKEN.get(page, lang) or layout != LAYOUT.get(page, layout):
                    continue
                counts = SEATS if page in ("opening", "payment") else (0,)
                for seats in counts:
                    yield Shot(page, layout, lang, seats)


class Photographer:
    """Opens a page as a shot wants it."""

    def __init__(self, browser: Any, house: Any) -> None:
        self.browser = browser
        self.house = house
        self.tables = Tables(house)
        self.laid: dict[tuple[str, int], Laid] = {}

    def table(self, page: str, seats: int) -> Laid:
        key = (page, seats)
        if key not in self.laid:
            match = {"opening": early, "payment": middle, "ending": last}[page](seats)
            if page == "ending":
                match.choose("stop")
            self.laid[key] = self.tables.lay(match, *range(seats), title="Thursday table")
        return self.laid[key]

    def person(self, shot: Shot) -> Person:
        is_phone = shot.layout == "phone"
        person = Person(
            self.browser,
            f"http://{HOST}",
            SIZES[shot.layout],
            locale=shot.lang,
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        # What a browser says of every server in a home network, which has no certificate.
        person.pardon("Cross-Origin-Opener-Policy")
        return person

    def take(self, shot: Shot, path: Path) -> None:
        person = self.person(shot)
        visits: dict[str, Callable[[Person, Shot], None]] = {
            "start": self.start,
            "house": self.house_rules,
            "gathering": self.gathering,
            "rules": lambda who, _: self._see(who.go("/rules/book#B6"), "dt"),
            "opening": self.at_table,
            "payment": self.payment,
            "ending": self.ending,
        }
        visits |= dict.fromkeys(("maze-walk", "maze-lay", "maze-fight"), self.at_maze)
        visits |= {"replay": self.replay, "maze-replay": self.replay, "plain": self.plain}
        visits |= dict.fromkeys(("first", "maze-first"), self.first)
        visits |= dict.fromkeys(("curtain", "screen", "hand", "real"), self.kitchen)
        visits |= {"proposal": self.proposal, "draft": self.draft, "maze-draft": self.maze_draft}
        visits[shot.page](person, shot)
        person.page.mouse.move(0, 0)
        person.page.evaluate(STILL)
        kind = (
            {"type": "png"}
            if path.suffix == ".png"
            else {"type": "jpeg", "quality": QUALITY[shot.layout]}
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=path, animations="disabled", **kind)
        faults = person.leave()
        if faults:
            raise SystemExit(f"{shot.name}: {faults}")

    def _see(self, person: Person, selector: str) -> None:
        person.page.locator(selector).first.wait_for()

    def start(self, person: Person, shot: Shot) -> None:
        self._see(person.go("/"), ".seat[aria-haspopup] img")

    def house_rules(self, person: Person, shot: Shot) -> None:
        self.start(person, shot)
        person.page.locator("button[aria-haspopup=dialog]:not(.seat)").click()
        person.page.locator("dialog summary b").first.wait_for()

    def gathering(self, person: Person, shot: Shot) -> None:
        laid = self.tables.gather("Nerea", "Bram", title="Thursday table")
        person.sit_anywhere(laid, 0)
        self._see(person, "figure img")

    def at_table(self, person: Person, shot: Shot) -> None:
        person.sit(self.table(shot.page, shot.seats), 0)
        person.asked()

    def payment(self, person: Person, shot: Shot) -> None:
        self.at_table(person, shot)
        spells = person.page.locator("[data-acts~=cast] button.face[aria-pressed=false]")
        spells.nth(1).click()
        person.slip.locator("button", has_text=re.compile("^×2")).click()
        person.slip.locator(".btn.go[aria-disabled=false]").wait_for()

    def ending(self, person: Person, shot: Shot) -> None:
        person.sit(self.table("ending", 2), 0)
        self._see(person, "dialog .ending")

    def moment(self, page: str) -> Laid:
        """A table of the Maze at a fixed moment."""
        if (page, 0) not in self.laid:
            match = MOMENTS[page]()
            seats = range(match.setup.seats)
            self.laid[page, 0] = self.tables.lay(match, *seats, title="Thursday table")
        return self.laid[page, 0]

    def at_maze(self, person: Person, shot: Shot) -> None:
        match = MOMENTS[shot.page]()
        is_new = shot.page == "maze-draft"
        person.sit(self.anew(match) if is_new else self.moment(shot.page), match.ask.seat)
        person.asked()
        person.page.wait_for_timeout(CAMERA)

    def replay(self, person: Person, shot: Shot) -> None:
        """In the middle of a game, with its chances."""
        match = played("maze" if shot.page == "maze-replay" else "book", moves=REPLAYED)
        link = self.house.post("/api/replays", {"record": match.record()})["link"]
        self._see(person.go(link), "#replay-slider")
        person.page.locator("#replay-slider").fill(str(REPLAYED // 2))
        self._see(person, f"[data-move='{REPLAYED // 2}']")
        person.page.locator(".ways button[aria-describedby=chances-help]").click()
        self._see(person, ".graph .plot svg")
        person.page.wait_for_timeout(CAMERA)

    def plain(self, person: Person, shot: Shot) -> None:
        laid = self.moment("plain")
        cookie = {"name": f"madmage_{laid.code}", "value": laid.tokens[0]}
        person.context.add_cookies([{**cookie, "url": f"http://{HOST}/plain"}])
        self._see(person.go(f"/plain/table/{laid.code}"), "#decide")

    def first(self, person: Person, shot: Shot) -> None:
        """Some steps into the first game."""
        person.go("/")
        game = person.page.locator("input[type=radio][name=game]").nth(
            int(shot.page == "maze-first")
        )
        game.check(force=True)
        person.page.locator(".learn").first.click()
        note = person.page.locator("section.lesson")
        while (key := note.get_attribute("data-lesson")) not in ("book-hand", "maze-lay"):
            note.locator("footer .on").click()
            person.page.locator(f"section.lesson:not([data-lesson={key}])").wait_for()
        person.page.wait_for_timeout(CAMERA)

    def kitchen(self, person: Person, shot: Shot) -> None:
        """Several in one room."""
        way = {"curtain": "screen", "real": "real"}.get(shot.page, "phones")
        facts: dict[str, Any] = {"open_hands": way != "screen"}
        laid = self.anew(early(3, **facts, **(UNKNOWN if way == "real" else {})), kitchen=way)
        if shot.page == "screen":
            self._see(person.go(f"{laid.path}/screen"), ".banner b")
            return
        person.sit_anywhere(laid, 0)
        self._see(person, "h1" if shot.page == "curtain" else "section[data-ask]")
        if shot.page == "real":
            person.page.locator("[data-acts~=cast] button.face[aria-pressed=false]").nth(2).click()
            person.slip.locator(".btn.go[aria-disabled=false]").click()
            self._see(person, "section.chance")

    def acting(self, person: Person, shot: Shot, tool: str) -> None:
        """At the Book, with one of the tools opened."""
        person.sit(self.anew(early(3, **UNKNOWN)), 0)
        person.asked()
        person.page.keyboard.press(tool)

    def anew(self, match: Any, **more: Any) -> Laid:
        """A table that nobody has touched yet."""
        return self.tables.lay(match, *range(match.setup.seats), title="Thursday table", **more)

    def proposal(self, person: Person, shot: Shot) -> None:
        self.acting(person, shot, "p")
        person.button(re.compile("^Curse Landslide")).click()
        person.slip.locator("[role=radio]").nth(1).wait_for()

    def draft(self, person: Person, shot: Shot) -> None:
        self.acting(person, shot, "d")
        self._see(person, ".draft h2")
        person.page.locator("[data-acts~=cast] button.face[aria-pressed=false]").nth(2).click()
        person.slip.locator(".btn.go[aria-disabled=false]").click()
        self._see(person, ".draft ol li")

    def maze_draft(self, person: Person, shot: Shot) -> None:
        self.at_maze(person, shot)
        person.page.keyboard.press("d")
        self._see(person, ".draft h2")
        person.slip.locator(".chip.fits").first.click()
        person.slip.locator(".do .btn").first.click()
        self._see(person, ".draft ol li")
        person.page.wait_for_timeout(CAMERA)


def write_index(shots: list[Shot]) -> None:
    """A page that shows them all."""
    lines = [
        "# Screenshots",
        "",
        "Taken by `make shots`: every page, on a desk (1440×900) and on a phone (390×844), in three",
        "languages, for 2, 3 and 5 players.",
    ]
    for lang in LANGS:
        lines += ["", f"## {SAID[lang]}"]
        for page, title in PAGES.items():
            some = [shot for shot in shots if (shot.page, shot.lang) == (page, lang)]
            lines += ["", f"### {title}", ""] if some else []
            for shot in some:
                about = f"{title}{f', {shot.seats} players' if shot.seats else ''}, {shot.layout}"
                width = 640 if shot.layout == "desk" else 190
                lines.append(
                    f'<img src="pictures/shots/{shot.name}.jpg" alt="{about}" width="{width}">'
                )
    INDEX.write_text("\n".join(lines) + "\n")


def main() -> None:
    if reason := why_not_here():
        raise SystemExit(reason)
    words = sys.argv[1:]
    shots = list(all_shots())
    wanted = [shot for shot in shots if all(word in shot.name for word in words)]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), domains=(HOST,)) as house:
        way = f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{house.port}"
        with chromium(way) as browser:
            photographer = Photographer(browser, house)
            for shot in wanted:
                photographer.take(shot, SHOTS / f"{shot.name}.jpg")
            if not words:
                photographer.take(Shot("payment", "desk", "en", 3), README_PICTURE)
                README_PICTURE.write_bytes(with_palette(README_PICTURE.read_bytes()))
    if not words:
        write_index(shots)
    size = sum(path.stat().st_size for path in SHOTS.glob("*.jpg"))
    print(f"{len(wanted)} pictures; {size / 1e6:.1f} MB in {SHOTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
