"""The pages for people are true: examples run, commands are understood, links lead somewhere."""

from __future__ import annotations

import re
import shlex
import tomllib
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from pymdownx.slugs import slugify

from madmage.cli.main import build_parser

ROOT = Path(__file__).resolve().parent.parent.parent
FRONT = [ROOT / f"{name}.md" for name in ("README", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG")]
PAGES = [*FRONT, *sorted((ROOT / "docs").rglob("*.md"))]
RUN = [page for page in PAGES if "```python" in page.read_text()]
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```\n", re.DOTALL | re.MULTILINE)


def blocks(page: Path) -> list[tuple[str, str, int, int]]:
    """The fenced blocks of a page: kind, text, where they begin and end."""
    found = FENCE.finditer(page.read_text())
    return [(m[2], m[3].replace(f"\n{m[1]}", "\n").removeprefix(m[1]), *m.span()) for m in found]


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.stem)
def test_the_examples_run_and_say_what_the_page_says(page, capsys, tmp_path, monkeypatch):
    from madmage import new_match

    monkeypatch.chdir(tmp_path)  # where a page's reader would have saved a match
    Path("game.txt").write_text(new_match("maze", 3, seed=1).record())
    names: dict[str, object] = {}
    before, said = -1, ""
    for kind, text, begin, end in blocks(page):
        if kind == "python":
            exec(compile(text, page.name, "exec"), names)
            before, said = end, capsys.readouterr().out
        elif kind == "text" and begin == before + 1:
            assert text == said


def test_the_example_of_the_readme_is_a_game_in_fifteen_lines(capsys):
    block = next(text for kind, text, *_ in blocks(ROOT / "README.md") if kind == "python")
    lines = [line for line in block.splitlines() if line.strip()]
    assert len(lines) <= 15
    exec(compile(block, "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert "Cy, choose an action." in out
    assert "Growth is exhausted" in out
    assert "[B6.3]" in out


def commands(page: Path) -> list[str]:
    """What a page tells to type into a shell."""
    lines = []
    for kind, text, *_ in blocks(page):
        if kind in ("sh", "console"):
            joined = text.replace("\\\n", " ").splitlines()
            lines += [line.removeprefix("$ ") for line in joined if kind == "sh" or line[:1] == "$"]
    return [line.split("|")[-1].split("#")[0].strip() for line in lines]


def test_every_command_of_the_pages_is_one(capsys):
    parser = build_parser()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    asked = 0
    for page in PAGES:
        for line in commands(page):
            words = shlex.split(line.replace(".venv/bin/", ""))
            if words[:1] == ["make"]:
                assert words[1] in targets, f"{page.name}: {line}"
            elif words[:1] == ["madmage"]:
                try:
                    parser.parse_args(words[1:])
                except SystemExit:
                    pytest.fail(f"{page.name}: {line}: {capsys.readouterr().err}")
            asked += bool(words)
    assert asked > 50


class Anchors(HTMLParser):
    """The places of a page that were named by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag, attrs):
        self.found |= {value for name, value in attrs if name == "id"}


@cache
def anchors(page: Path) -> set[str]:
    """Where a link into a page may lead: its headings, and what has a name."""
    text = FENCE.sub("", page.read_text())
    named = Anchors()
    named.feed(text)
    plain = re.sub(r"<[^>]*>|[`*]|\[|\]\([^)]*\)", "", text)
    slug = slugify(case="lower")
    return named.found | {slug(t, "-") for t in re.findall(r"^#+ (.*)$", plain, re.MULTILINE)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_and_picture_of_a_page_leads_somewhere(page):
    """The site's own build sees the links of docs/; this one sees those of the repository, too."""
    text = FENCE.sub("", page.read_text())
    links = re.findall(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"", text)
    for link in [unquote(one or other) for one, other in links]:
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        goal = (page.parent / path).resolve() if path else page
        assert goal.is_relative_to(ROOT), link
        assert goal.exists(), link
        assert not anchor or anchor in anchors(goal), link


def test_every_room_stands_in_the_picture_and_on_the_page_of_the_house():
    layers = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    told = " ".join(layers["contracts"][0]["layers"])
    rooms = re.findall(r"madmage\.(\w+)", told)
    picture = (ROOT / "docs" / "pictures" / "house.svg").read_text()
    page = (ROOT / "ARCHITECTURE.md").read_text()
    assert [] == [room for room in rooms if f">{room}</text>" not in picture]
    assert [] == [room for room in rooms if f"\n  {room}/ " not in page]
