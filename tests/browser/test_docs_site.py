"""The documentation site as a reader opens it from a folder: search, rules that are linked, no other host."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.axe import faults

ROOT = Path(__file__).resolve().parent.parent.parent
FEW = ("index.md", "rules/book.de.md", "kernel.md", "pictures/table.png", "site")
"""Enough of docs/ for all that our own parts of the site do."""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    for name in FEW:
        source, goal = ROOT / "docs" / name, folder / "docs" / name
        goal.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, goal)
    lines = [
        f"INHERIT: {ROOT / 'mkdocs.yml'}",
        f"hooks: [{ROOT / 'tools' / 'docs_site.py'}]",
        f"docs_dir: {folder / 'docs'}",
        f"site_dir: {folder / 'site'}",
        "nav: [index.md, kernel.md, rules/book.de.md]",
    ]
    (folder / "mkdocs.yml").write_text("\n".join(lines))
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "-f", str(folder / "mkdocs.yml")]
    subprocess.run(command, check=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    return (folder / "site").as_uri()


@pytest.fixture
def reader(browser):
    page = browser.new_context(color_scheme="dark", reduced_motion="reduce").new_page()
    page.asked = []
    page.on("request", lambda request: page.asked.append(request.url))
    yield page
    page.context.close()
    assert [] == [url for url in page.asked if not url.startswith(("file:", "data:"))]


def test_a_rule_is_found_by_its_number_without_a_server(site, reader):
    reader.goto(f"{site}/index.html")
    reader.locator("input[name=query]").press_sequentially("B6.4")
    found = reader.locator(".md-search-result__link[href*='rules/book.de.html']").first
    expect(found).to_be_visible()
    found.click()
    expect(reader).to_have_title("Das Buch: die Regeln, nummeriert - madmage")
    expect(reader.locator("html")).to_have_attribute("lang", "de")


def test_the_number_of_a_rule_leads_to_it(site, reader):
    reader.goto(f"{site}/rules/book.de.html")
    reader.locator("a.rule[href='#B6.7']").last.click()
    expect(reader.locator("li", has=reader.locator("[id='B6.7']"))).to_be_in_viewport()
    assert reader.url.endswith("#B6.7")


@pytest.mark.parametrize("page", ["index", "rules/book.de"])
def test_everybody_can_read_it(site, reader, page):
    reader.goto(f"{site}/{page}.html")
    assert [] == faults(reader)
