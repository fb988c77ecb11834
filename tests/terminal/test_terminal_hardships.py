"""The terminal table where there is hardly any: no room, no file, no home."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from madmage.terminal.dialog import TextDialog
from madmage.terminal.seats import Seats, usual_file
from terminal.terminal_stage import at_home, book, staged


def test_help_opens_in_the_smallest_terminal_and_a_wrong_file_is_a_sentence():
    async def play():
        async with staged(at_home(book()), (6, 3)) as stage:
            await stage.asked()
            await stage.press("question_mark")
            await stage.until(lambda: isinstance(stage.app.screen, TextDialog), "the help")
            await stage.press("escape")
            for file in ("~nobody_of_that_name/game.txt", "game\0.txt", "/"):
                await stage.table.save(file)
                assert "game" in stage.text("said") or "/" in stage.text("said")

    asyncio.run(play())


@pytest.mark.parametrize("held", ["", "[" * 100_000, "[]", '{"a": 1}', "\0"])
def test_a_broken_file_of_seats_is_as_good_as_none(held, tmp_path):
    seats = Seats(tmp_path / "seats.json")
    seats.file.write_text(held)
    assert seats.token("a") == ""
    seats.remember("a", "token")
    assert seats.token("a") == "token"


def test_who_has_no_home_remembers_nothing(monkeypatch):
    def homeless():
        raise RuntimeError

    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    seats = Seats(usual_file())
    seats.remember("a", "token")
    assert seats.token("a") == ""
