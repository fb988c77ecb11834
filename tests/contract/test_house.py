"""The house rules: sizes, names, imports, and that every rule, verb and sentence has its place."""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from madmage.games.book.verbs import LANGUAGE
from madmage.kernel.native import is_compiled

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = sorted((ROOT / "src" / "madmage").rglob("*.py"))
CODE = [*SOURCES, *sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "tools").glob("*.py"))]
BANNED = {"utils", "util", "helpers", "common", "manager", "base", "misc"}
LANGUAGES = ("en", "de", "es")
TEXTS = {
    "", ".py", ".md", ".toml", ".txt", ".in", ".ftl", ".svg", ".ts", ".svelte", ".css", ".html",
    ".json", ".mjs", ".cjs", ".npmrc",
}  # fmt: skip
MADE_HERE = {"node_modules", "page"}
"""Folders that are built or installed, not written."""


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", CODE, ids=name)
def test_files_stay_under_400_lines_and_functions_under_40(path):
    text = path.read_text()
    assert len(text.splitlines()) <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and path in SOURCES:
            lines = (node.end_lineno or 0) - node.body[0].lineno + 1
            assert lines <= 40, f"{node.name} has {lines} lines"


def test_files_of_the_browsers_side_stay_under_400_lines():
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in {".svelte", ".ts", ".css"}:
            assert len(path.read_text().splitlines()) <= 400, path


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_no_star_import_no_deepcopy_no_empty_names(path):
    text = path.read_text()
    assert path.stem not in BANNED
    assert "import *" not in text
    assert "deepcopy" not in text
    assert ast.get_docstring(ast.parse(text)), "a module says what lives here"


def test_no_file_names_a_path_of_a_machine_or_a_registry_host():
    folders = ("src", "tests", "tools", "bench", "docs", "requirements", "web", ".ci")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    files = [path for path in files if not MADE_HERE & set(path.parts)]
    files += [ROOT / "README.md", ROOT / "Makefile", ROOT / "pyproject.toml"]
    for path in files:
        if path.suffix in TEXTS:
            text = path.read_text(encoding="utf-8", errors="replace")
            assert "/home" + "/" not in text, path
            assert "pypi" + ".org" not in text, path
            assert "npm" + "js" not in text, path
            assert "/ro" + "ot/" not in text, path


LETTER = {"book": "B", "maze": "M"}
each_game = pytest.mark.parametrize("game", LETTER)


def rule_numbers(game: str) -> set[str]:
    """The numbers of our own list of rules."""
    rulebook = ROOT / "src" / "madmage" / "games" / game / "rulebook" / "en.toml"
    return set(tomllib.loads(rulebook.read_text())["rules"])


@each_game
def test_every_rule_number_of_our_list_stands_in_a_rule_test(game):
    tests = "\n".join(p.read_text() for p in (ROOT / "tests" / "rules" / game).glob("*.py"))
    found = set(re.findall(LETTER[game] + r"\d+(?:\.\d+[a-z]?)?", tests))

    assert set() == rule_numbers(game) - found


@each_game
def test_every_rule_number_that_the_code_names_is_in_our_list(game):
    pattern = rf"\b{LETTER[game]}\d+\.\d+[a-z]?\b"
    for path in SOURCES:
        found = set(re.findall(pattern, path.read_text()))
        assert set() == found - rule_numbers(game), path


def test_kernel_and_match_know_no_game():
    for room in ("kernel", "match"):
        for path in (ROOT / "src" / "madmage" / room).glob("*.py"):
            words = set(re.findall(r"[a-z]+", path.read_text().lower()))
            assert set() == words & {"book", "maze", "grimoire", "labyrinth"}, path


def test_the_kernel_needs_nothing_but_the_standard_library():
    for path in (ROOT / "src" / "madmage" / "kernel").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            else:
                continue
            for module in names:
                top = module.split(".")[0]
                is_ours = module.startswith("madmage.kernel")
                is_seam = path.name == "native.py" and top == "mypy_extensions"
                assert is_ours or is_seam or top in sys.stdlib_module_names, f"{path}: {module}"


def test_every_verb_says_what_it_does():
    for verb in LANGUAGE.verbs.values():
        assert verb.__doc__
        assert verb.__doc__.endswith(".")


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a Fluent file with the variables they use."""
    found = {}
    for entry in FluentParser().parse(path.read_text()).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content[:60]}"
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", str(entry.to_json())))
    return found


WORDS = sorted({path.parent for path in (ROOT / "src").rglob("words/*.ftl")})
CALLED = re.compile(
    r"^(verb|frame|who|amount|if|ask|opt|refused|ev|outcome|screen|cat|line|term|plain|undo|card|"
    r"mode|variant|phase|ability)-|^(title|difficulty|cost-part|final-page-text|"
    r"round-note|spell-state|element-(air|earth|fire|water|multi))$"
)


@pytest.mark.parametrize("folder", WORDS, ids=name)
def test_all_languages_have_the_same_sentences(folder):
    texts = {lang: messages(folder / f"{lang}.ftl") for lang in LANGUAGES}
    wanted = {key for key in texts["en"] if CALLED.match(key)}
    for lang in LANGUAGES:
        assert wanted == {key for key in texts[lang] if CALLED.match(key)}, lang


def test_every_sentence_that_the_code_says_is_written():
    known = {key for folder in WORDS for key in messages(folder / "en.ftl")}
    for path in SOURCES:
        for key in re.findall(
            r'"((?:verb|refused|opt|ask|screen|line|term|undo|who|frame)-[a-z-]+[a-z])"',
            path.read_text(),
        ):
            assert key in known, f"{path}: {key}"


def test_the_mode_that_was_asked_for_is_the_mode_that_runs():
    """`make test` runs everything twice; this makes sure that it really does."""
    mode = os.environ.get("MADMAGE_MODE")
    assert mode in (None, "compiled" if is_compiled() else "plain")
