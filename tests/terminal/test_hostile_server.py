"""Servers that are none, or mean harm: each is told in a sentence, and none steers the terminal."""

from __future__ import annotations

import asyncio
import json
from urllib.request import Request

import pytest
from textual.widgets import Input, Static
from websockets.asyncio.server import serve

from madmage.terminal.app import Terminal
from madmage.terminal.guest import Guest, Link
from madmage.terminal.heard import heard
from madmage.terminal.place import Refused
from madmage.terminal.seats import Seats
from madmage.terminal.start import Start
from terminal.terminal_stage import Stage

STATE = {
    "t": "state",
    "view": None,
    "log": {"from": 0, "entries": []},
    "table": {"game": "book", "seats": [{"name": "\x1b[31mB\u202eo\x9b\r\ud800"}]},
}


def guest(port, tmp_path, **more):
    link = Link(f"http://127.0.0.1:{port}/t/OWLET")
    return Guest(link, "en", "Ada", Seats(tmp_path / "seats.json"), **more)


async def met_by_socket(said, tmp_path):
    """A guest who watches where this is the first thing said."""

    async def say(line):
        await line.send(said)
        await line.wait_closed()

    async with serve(say, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        watcher = guest(port, tmp_path, is_watching=True)
        try:
            await watcher.open()
        finally:
            await watcher.close()
        return watcher


def test_no_name_from_a_server_steers_the_terminal(tmp_path):
    watcher = asyncio.run(met_by_socket(json.dumps(STATE), tmp_path))

    assert watcher.name(0) == "\ufffd[31mB\ufffdo\ufffd\ufffd\ufffd"
    raw = '{"a": ["line\\nline \u202e", {"\\u009b": "Zoë 💀"}]}'
    assert heard(raw) == {"a": ["line\nline \ufffd", {"\ufffd": "Zoë 💀"}]}


@pytest.mark.parametrize(
    "said",
    [
        "hey",
        "[]",
        "{}",
        '{"t":"no"}',
        '{"t":"state"}',
        "[" * 100_000,
        b"\xff",
        '{"t":"state","view":null,"log":{"from":1e9,"entries":[]}}',
    ],
)
def test_a_socket_that_talks_nonsense_is_said_to_be_no_server_of_ours(said, tmp_path):
    with pytest.raises(Refused, match="not as a server of these games"):
        asyncio.run(met_by_socket(said, tmp_path))


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (b"", "Nobody answers"),
        (b"220 mail.example\r\n", "Nobody answers"),
        (b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello", "not as a server of these games"),
        (b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}", "not as a server of these games"),
        (b"HTTP/1.1 403 No\r\ncontent-length: 12\r\n\r\n" + b'{"error":"x"', "HTTP 403"),
    ],
)
def test_another_kind_of_server_is_told_in_a_sentence(answer, told, tmp_path):
    async def reply(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async def join():
        async with await asyncio.start_server(reply, "127.0.0.1", 0) as server:
            await guest(server.sockets[0].getsockname()[1], tmp_path).open()

    with pytest.raises(Refused, match=told):
        asyncio.run(join())


def test_a_token_is_not_sent_on_to_where_a_server_points(tmp_path, monkeypatch):
    asked: list[Request] = []

    def note(request, **_):
        asked.append(request)
        raise OSError

    monkeypatch.setattr("madmage.terminal.guest.urlopen", note)
    somebody = guest(8421, tmp_path)
    somebody.token = "secret"
    with pytest.raises(Refused):
        asyncio.run(somebody.record())
    assert asked[0].get_header("Authorization") == "Bearer secret"
    assert "Authorization" not in asked[0].headers


@pytest.mark.parametrize(
    "text",
    [
        "http://host:99999/t/OWLET",
        "http://h\x1b[2J/t/OWLET",
        "http://host/t/..",
        "http://:8421/t/A",
    ],
)
def test_a_link_that_leads_nowhere_is_none(text):
    with pytest.raises(ValueError):
        Link(text)


def test_a_wrong_link_is_shown_as_it_was_typed_on_the_start_page():
    """Brackets are no markup."""

    async def type_it():
        app = Terminal()
        async with app.run_test(size=(100, 30)) as pilot:
            stage = Stage(app, pilot)
            await stage.until(lambda: isinstance(app.screen, Start), "the start page")
            app.screen.query_one("#link", Input).value = "[/red][::1]"
            app.screen.query_one("#link", Input).focus()
            await stage.press("enter")
            await stage.until(lambda: "no link" in stage.text("trouble"), "the sentence")
            shown = app.screen.query_one("#trouble", Static).render()
            assert "[/red][::1]" in str(shown)

    asyncio.run(type_it())
