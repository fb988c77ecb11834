"""What is wrong with a text that is no TOML: the line, and what its author probably meant."""

from __future__ import annotations

import re

HINTS = (
    (
        r"Cannot declare|Cannot overwrite",
        "this key stands above already; each card has its own key",
    ),
    (r"Expected '=' after a key", "a key and its value have an = between them"),
    (
        r"Expected '\]' at the end of a table",
        "a card begins with its key alone, for example [my_card]",
    ),
    (r"Unclosed array", "a list that is opened with [ is closed with ]"),
    (r"Unclosed inline table|Unclosed.*table", "a table in braces has all of { key = value, ... }"),
    (
        r"Expected newline or end",
        "one value stands in a line; a text has quotation marks around it",
    ),
    (
        r"Illegal character '\\n'|Unterminated string",
        "a text ends with the quotation mark it began with",
    ),
    (
        r"Invalid value",
        'a text stands in quotation marks ("water"), a step in braces ({ draw = 1 })',
    ),
)
LONGEST_LINE = 80


def toml_fault(text: str, error: str) -> tuple[int, str]:
    """The line of a fault, and a sentence with a hint."""
    found = re.search(r"line (\d+)", error)
    line = int(found[1]) if found else open_line(text)
    hint = next((f"; {told}" for pattern, told in HINTS if re.search(pattern, error)), "")
    lines = text.split("\n")
    shown = lines[line - 1].strip()[:LONGEST_LINE] if 0 < line <= len(lines) else ""
    quote = f"; the line: {shown}" if shown else ""
    return line, f"this is not TOML: {error}{hint}{quote}"


def open_line(text: str) -> int:
    """The line in which the bracket stands that is never closed; 1 if none is."""
    depth, opened = 0, 1
    for number, line in enumerate(text.split("\n"), 1):
        bare = re.sub(r"\"(\\\\.|[^\"\\\\])*\"|'[^']*'", "", line).partition("#")[0]
        if depth > 0 and re.match(r"\s*\[?[A-Za-z_][\w.]*\]?\s*(=|$)", bare):
            # A new key begins, so the bracket above was forgotten.
            return opened
        before = depth
        depth += bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")
        if before <= 0 < depth:
            opened = number
    return opened
