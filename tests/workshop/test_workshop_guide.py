"""docs/workshop.md: every command of the guide runs, every card in it is good."""

from __future__ import annotations

import io
import re
import shlex
import socket
import sys
from pathlib import Path

import pytest
import uvicorn
from starlette.testclient import TestClient

from madmage.cli.main import main

GUIDE = Path(__file__).resolve().parent.parent.parent / "docs" / "workshop.md"
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
SMALL = {"--games": "2", "--situations": "4"}
"""What takes minutes is done with few games here."""


def serve(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
    """Instead of serving until somebody stops it: does the page get the card of the pack?"""
    app = server.config.app
    for listener in sockets:
        listener.close()
    with TestClient(app, base_url="http://localhost") as client:
        cards = client.get("/api/cards/book?pack=my_book&lang=de").json()
        wish = {"game": "book", "seats": [{"kind": "me"}, {"kind": "companion", "level": "random"}]}
        made = client.post("/api/tables", json=wish)
        assert client.get("/api/cards/book?pack=somebody").status_code == 404
    assert cards["spells"]["frost_kiss"]["name"] == "Frostkuss"
    assert "hoarfrost" not in cards["spells"]
    assert made.status_code in (200, 201), made.text


def run(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    words = shlex.split(line)
    assert words.pop(0) == "madmage"
    for option, value in SMALL.items():
        if option in words:
            words[words.index(option) + 1] = value
    if "balance" in words:
        words += ["--agent", "random", "--jobs", "1"]
    if "serve" in words:
        words += ["--data", "tables"]
    code = main(words)
    out, err = capsys.readouterr()
    assert code == 0, f"{line}: {err}"
    return out


def put_in(card: str) -> None:
    """A card of the guide into the file that its first line names."""
    file = Path(card.partition("\n")[0].removeprefix("# "))
    assert file.exists()
    file.write_text(card, encoding="utf-8")


def test_every_snippet_of_the_guide_does_what_it_says(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(uvicorn.Server, "run", serve)
    monkeypatch.setattr("madmage.cli.serve._listen", lambda args: socket.socket())
    for kind, text in BLOCKS:
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        if kind == "toml":
            put_in(text)
        elif kind == "sh":
            for line in text.strip().splitlines():
                run(line, capsys)
                monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        elif kind == "console":
            command, *expected = text.strip().splitlines()
            out = run(command.removeprefix("$ "), capsys)
            for line in expected:
                # How often it is in play depends on how many situations were asked for.
                assert line in out or "times in" in line, f"{line!r} is not in:\n{out}"
    picture = GUIDE.parent / "pictures" / "frost_kiss.svg"
    assert (tmp_path / "frost_kiss.svg").read_text() == picture.read_text()
    assert list(tmp_path.glob("frost_kiss-balance/*/report.html"))


def test_the_guide_quotes_a_fault_as_it_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    run(BLOCKS[0][1].strip(), capsys)
    put_in(next(text for kind, text in BLOCKS if kind == "toml").replace("banish", "bannish"))
    quoted = next(text for kind, text in BLOCKS if kind == "text")

    assert main(["cards", "check", "my_book"]) == 2
    assert quoted.strip() in capsys.readouterr().err
