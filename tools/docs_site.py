"""What the documentation site adds to the pages of docs/: hooks of MkDocs (mkdocs.yml).

The pages at the root of the repository become pages of the site, so that no text is kept twice;
numbers of rules lead to the rule, in the language of the page; and nothing of another host gets in.
"""

from __future__ import annotations

import logging
import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
log = logging.getLogger("mkdocs.hooks.site")

HOME = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "licence.md",
}
"""Where a file at the root is found on the site."""
LINK = re.compile(r"(\[[^\]\[]*)?\]\(([^)#\s:]+)(#[^)\s]*)?\)")
"""The first part is missing where a picture is the text of a link."""
FENCE = re.compile(r"^( *)```.*?^\1```", re.DOTALL | re.MULTILINE)
RULE = re.compile(r"\b(?:B|M)\d+(?:\.\d+[a-z]?)?\b")
TAG = re.compile(r"(<[^>]*>)")
CLOSED = ("a", "code", "pre", "h1", "h2", "h3", "script", "style", "svg")
"""Where a rule's number stays as it is."""
FOREIGN = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)=\"?(?:https?:)?//")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the root, and the sign of the table's own page."""
    for name, uri in HOME.items():
        if name != "README.md":
            text = (ROOT / name).read_text(encoding="utf-8")
            if name == "LICENSE":
                text = "# Licence\n\n" + text.split("\n", 2)[2]
            files.append(File.generated(config, uri, content=moved(text, name, uri, files)))
    sign = ROOT / "web" / "public" / "favicon.svg"
    files.append(File.generated(config, "site/favicon.svg", abs_src_path=str(sign)))
    return files


def on_page_markdown(markdown: str, page: Page, files: Files, **_: Any) -> str:
    """Lead links to files at the root to their place on the site; a page begins with its title."""
    uri = page.file.src_uri
    markdown = re.sub(r"\A<!--.*?-->\s*", "", markdown, flags=re.DOTALL)
    if uri.startswith("rules/"):
        # Who searches for a number wants the rule before all that speaks of it.
        page.meta["search"] = {"boost": 4 if language(page) == "en" else 2}
    is_from_root = uri in HOME.values() and uri != "index.md"
    return markdown if is_from_root else moved(markdown, f"docs/{uri}", uri, files)


def moved(text: str, origin: str, uri: str, files: Files) -> str:
    """A text of the repository's file `origin` with its links as they are on the page `uri`.

    Where a link is called by its file's name, the site calls it by the page's title.
    """

    def lead(found: re.Match[str]) -> str:
        words, target, anchor = found[1] or "", found[2], found[3] or ""
        path = posixpath.normpath(posixpath.join(posixpath.dirname(origin), target))
        goal = HOME.get(path) or (path[5:] if path.startswith("docs/") else "")
        if not goal:
            return found[0]  # MkDocs warns of it
        if words.endswith((".md", "LICENSE")):
            words = f"[{title(goal, files)}"
        goal = posixpath.relpath(goal, posixpath.dirname(uri) or ".")
        return f"{words}]({goal}{anchor})"

    parts, at = [], 0
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(lead, text[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, LINK.sub(lead, text[at:])])


def title(uri: str, files: Files) -> str:
    """The title of a page, whether it lies in docs/ or at the root."""
    origin = next((name for name, home in HOME.items() if home == uri), "")
    found = files.get_file_from_path(uri)
    text = (ROOT / origin).read_text(encoding="utf-8") if origin else found and found.content_string
    heading = re.search(r"^# (.*)$", text or "", re.MULTILINE)
    return heading[1] if heading else ""


def on_page_content(html: str, page: Page, files: Files, **_: Any) -> str:
    """Make each number of a rule a link to it."""
    lang = language(page)
    here = posixpath.dirname(page.file.dest_uri) or "."
    known = rule_numbers(files)

    def link(found: re.Match[str]) -> str:
        if found[0] not in known:
            return found[0]
        goal = f"rules/{'book' if found[0][0] == 'B' else 'maze'}.{lang}.html"
        place = "" if goal == page.file.dest_uri else posixpath.relpath(goal, here)
        return f'<a class="rule" href="{place}#{found[0]}">{found[0]}</a>'

    parts, inside = [], 0
    for part in TAG.split(html):
        if part.startswith("<"):
            name = part.strip("</>").split()[0].lower() if part.strip("</> ") else ""
            if name in CLOSED and not part.endswith("/>"):
                inside += -1 if part.startswith("</") else 1
        elif not inside:
            part = RULE.sub(link, part)  # noqa: PLW2901
        parts.append(part)
    return "".join(parts)


_known: set[str] = set()


def rule_numbers(files: Files) -> set[str]:
    """All rules that can be linked to: the same in every language."""
    if not _known:
        pages = [file for file in files if file.src_uri.startswith("rules/")]
        for page in pages:
            _known.update(re.findall(r'<a id="(\w+(?:\.\w+)?)">', page.content_string))
    return _known


def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Name the page's language, and see that nothing comes from another host."""
    if found := FOREIGN.search(output):
        log.warning("%s asks another host: %s", page.file.src_uri, found[0])
    output = output.replace('<html lang="en"', f'<html lang="{language(page)}"', 1)
    # The theme's field for searching has no name for a screen reader.
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"', 1)


def language(page: Page) -> str:
    """In which language a page is written, by its name."""
    found = re.search(r"\.(de|es)\.md$", page.file.src_uri)
    return found[1] if found else "en"
