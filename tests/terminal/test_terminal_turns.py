"""A turn of each game at the terminal table, by arrows, numbers, words and the mouse."""

from __future__ import annotations

import asyncio

from textual.widgets import Input

from madmage.match.match import Match
from madmage.terminal.dialog import AskOne
from madmage.testing import table
from terminal.terminal_stage import LARGE, SMALL, at_home, book, staged

WALK = {
    "tiles": {
        "L1": {
            "c3r3": "room e",
            "c4r3": "tee esw",
            "c5r3": "straight_key ew",
            "c6r3": "tee nsw",
            "c4r4": "straight_chest ns",
        }
    }
}


def test_a_turn_of_the_book_is_played_with_keys_and_companions_answer(tmp_path):
    """The companions think in a process of their own; the record of it all is a match."""
    match = book(difficulty=1)

    async def play():
        async with staged(at_home(match, {1: "random", 2: "random"})) as stage:
            await stage.asked()
            turn = match.turn
            while not any("stop" in row.picks for row in stage.choices.rows):
                before = stage.ask
                await stage.press("enter")
                await stage.asked(before)
            assert "stop" not in stage.choices.row.picks, "one Enter too many ends no turn"
            before = stage.ask
            await stage.press(*str(stage.action().number), "enter")
            await stage.asked(before)
            # Whole payments are proposed, the thriftiest first.
            assert stage.choices.row.picks == stage.place.state["decision"]["proposals"][0]
            before = stage.ask
            await stage.press("enter")
            await stage.asked(before)
            before = stage.ask
            await stage.type("end")
            await stage.press("enter")
            await stage.asked(before)
            assert match.turn > turn
            assert any(entry["by_companion"] for entry in stage.place.log)
            await stage.press("s")
            await stage.until(lambda: bool(stage.app.screen.query(Input)), "the file's name")
            stage.app.screen.query_one(Input).value = str(tmp_path / "game.txt")
            await stage.press("enter")
            await stage.until(lambda: "game.txt" in stage.text("said"), "the file")
            assert stage.place.is_saved

    asyncio.run(play())
    again = Match.load((tmp_path / "game.txt").read_text())
    assert len(match.moves) == len(again.moves)


def test_a_walk_in_the_maze_ends_where_the_map_is_clicked():
    held = {"potions": {"p1": "heal"}, "life": {"p1": 5}}
    names = ["Ada", "Bo", "Cy"]
    match = table("maze", seats=3, names=names, told={"die.p1": ["4"]}, **held, **WALK)

    async def play():
        async with staged(at_home(match), LARGE) as stage:
            await stage.asked()
            # A potion is put in beside the question.
            await stage.press("p")
            await stage.until(lambda: isinstance(stage.app.screen, AskOne), "what can be put in")
            await stage.press("enter")
            await stage.until(lambda: match.view(0).data.players[0].life > 5, "the potion")
            await stage.asked()
            for words in ("move", "walk"):
                before = stage.ask
                await stage.type(words)
                await stage.press("enter")
                await stage.asked(before)
            table_ = stage.table.table
            numbers = table_.numbers(stage.table.offer["entries"])
            assert numbers["c6r3"], "fields on offer are numbered"
            chart = stage.table.query_one("#chart")
            x, y = chart.sheet.place_of((6, 3))
            assert str(numbers["c6r3"]) in stage.text("chart").splitlines()[y][x : x + 4]
            before = stage.ask
            await stage.pilot.click("#chart", offset=(x + 1, y))
            await stage.until(lambda: stage.place.state["view"]["players"][0]["field"] == "c6r3")

    asyncio.run(play())


def test_several_things_are_marked_and_taken_together():
    hands = {"p1": "air1 air2 air3 earth1 earth2 earth3 fire1 fire2 fire3 water1 water2 water3"}
    match = table("book", seats=2, hands=hands, spells={"p1": "ice combustion"})

    async def play():
        async with staged(at_home(match), SMALL) as stage:
            await stage.asked()
            before = stage.ask
            await stage.type("cast combustion x3")
            await stage.press("enter")
            await stage.asked(before)
            while not stage.choices.is_many:
                before = stage.ask
                await stage.press("enter")
                await stage.asked(before)
            wanted = [row.text for row in stage.choices.legal() if row.picks][:3]
            for text in wanted:
                await stage.stand_at(text)
                await stage.press("space")
            assert wanted == stage.choices.marked()
            assert "3" in stage.text("said")
            moves = len(match.moves)
            await stage.press("enter")
            await stage.until(lambda: len(match.moves) > moves, "the selection")
            assert sum(match.view(0).data.destroyed.values()) == 3

    asyncio.run(play())
