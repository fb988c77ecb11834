"""The examples of README, CONTRIBUTING and docs/research are run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/research.md"])
def test_the_examples_run(page, capsys):
    text = (ROOT / page).read_text()
    blocks = re.findall(r"^( *)```python\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    assert blocks
    for indent, block in blocks:
        code = "\n".join(line.removeprefix(indent) for line in block.splitlines())
        exec(compile(code, page, "exec"), {})
    capsys.readouterr()


def test_the_example_of_the_readme_is_a_game_in_fifteen_lines(capsys):
    text = (ROOT / "README.md").read_text()
    block = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert block
    lines = [line for line in block[1].splitlines() if line.strip()]
    assert len(lines) <= 15
    exec(compile(block[1], "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert "Cy, choose an action." in out
    assert "Growth is exhausted" in out
    assert "[B6.3]" in out


def test_every_page_that_is_linked_is_there():
    pages = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]
    pages += sorted((ROOT / "docs").glob("*.md"))
    for page in pages:
        for link in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text()):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"
