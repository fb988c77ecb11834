"""A real client of the protocol against the real process: whole games by tools alone."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from random import Random
from typing import Any

from mcp import Client, StdioServerParameters

ROOM = 600.0
"""Seconds after which an answer that never comes is a fault."""


def real() -> StdioServerParameters:
    env = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return StdioServerParameters(command=sys.executable, args=["-m", "madmage", "mcp"], env=env)


async def call(client: Client, tool: str, **args: Any) -> str:
    result = await client.call_tool(tool, args)
    assert not result.is_error, result.content[0].text
    return result.content[0].text


async def refused(client: Client, tool: str, **args: Any) -> str:
    result = await client.call_tool(tool, args)
    assert result.is_error
    return result.content[0].text


def texts(told: str) -> list[str]:
    """The short texts of the options at the end of what a tool has said."""
    return re.findall(r"(?m)^\d+\. .*\(text: (.*)\)$", told.rsplit("\n\n", 1)[-1])


async def play_on(client: Client, match: str, told: str, random: Random, most: int) -> str:
    """Legal answers, one after the other, until the game is over or there were enough."""
    for _ in range(most):
        found = texts(told)
        if not found:
            break
        told = await call(client, "choose", match=match, answer=random.choice(found))
    return told


async def session() -> None:
    async with Client(real(), read_timeout_seconds=ROOM) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert {"new_match", "choose", "look", "options", "why_not", "rules"} <= set(tools)
        assert all(len(tool.description) > 20 for tool in tools.values())
        book = await call(client, "new_match", game="book", players=2, companions="random", seed=3)
        maze = await call(client, "new_match", game="maze", players=3, companions="random", seat=2)
        assert "m1: book" in await call(client, "list_matches")

        wrong = await refused(client, "choose", match="m1", answer="destroy 1")
        assert re.search(r"\[B\d+\.\d+\w?\].*options lists what can be chosen", wrong)
        assert "did you mean" in await refused(client, "choose", match="m1", answer="lern kindling")
        assert "open are: m1, m2" in await refused(client, "look", match="m7")
        assert (await call(client, "rules", number="B6.4")).startswith("B6.4 ")

        ended = await play_on(client, "m1", book, Random(1), 2000)
        assert "The game is over." in ended
        assert "the game is over" in await refused(client, "choose", match="m1", answer="1")
        record = await call(client, "save_record", match="m1")
        assert record.startswith("madmage-record 1")
        assert "The game is over." in await call(client, "load_record", record=record, seat=2)

        told = await play_on(client, "m2", maze, Random(2), 30)
        assert texts(told)
        assert "on level 1" in await call(client, "look", match="m2")
        assert "Player 2's turn." in await call(client, "log", match="m2")


def test_a_client_plays_a_whole_game_of_the_book_and_begins_a_race():
    asyncio.run(session())
