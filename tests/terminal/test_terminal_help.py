"""Undo, refusals, rules, languages and hints at the terminal table, and everything on 80 × 24."""

from __future__ import annotations

import asyncio
import re

import pytest
from textual.widgets import Input, OptionList, Select

from madmage import new_match
from madmage.cli.main import main
from madmage.kernel.error import MadmageError
from madmage.kernel.words import LANGUAGES
from madmage.terminal.app import Terminal
from madmage.terminal.dialog import Curtain
from madmage.terminal.door import Order, place_for
from madmage.terminal.ink import plain
from madmage.terminal.rulebook import Rulebook
from madmage.terminal.screen import TableScreen
from madmage.terminal.start import Start
from terminal.terminal_stage import SMALL, Stage, at_home, book, maze, staged


def at_actions(match):
    """Bring a match to the question what to do."""
    while "stop" not in [option.text for option in match.options()]:
        match.choose(1)
    return match


def test_undo_brings_the_question_back_and_its_price_is_named_before():
    match = at_actions(book())

    async def play():
        async with staged(at_home(match, {1: "random", 2: "random"})) as stage:
            await stage.asked()
            before, moves = stage.ask, len(match.moves)
            assert "(free)" not in stage.text("keys")
            await stage.stand_at(stage.action().text)
            await stage.press("enter")
            await stage.asked(before)
            assert "(free)" in stage.text("keys")
            await stage.press("escape")
            await stage.until(lambda: len(match.moves) == moves, "the undo")
            await stage.asked()
            assert "Taken back" in stage.text("said")
            await stage.press("u")
            await stage.until(lambda: "nothing" in stage.text("said"), "nothing left")

    while match.ask.seat != 0:
        match.choose(1)
        at_actions(match)
    asyncio.run(play())


def test_what_is_refused_says_its_rule_and_the_rules_open_there():
    match = at_actions(book())

    async def play():
        async with staged(at_home(match)) as stage:
            await stage.asked()
            refused = [row for row in stage.choices.rows if row.kind == "refused"]
            await stage.stand_at(refused[0].text)
            await stage.until(lambda: "[B" in stage.text("said"), "the reason")
            rule = re.findall(r"\[(B[\d.]+[a-z]?)\]", stage.text("said"))[-1]
            reason = match.why_not(refused[0].text)
            assert stage.text("said") == f"✗ {reason}"
            moves = len(match.moves)
            await stage.press("enter")
            assert len(match.moves) == moves
            await stage.press("r")
            await stage.until(lambda: isinstance(stage.app.screen, Rulebook), "the rules")
            listed = stage.app.screen.query_one(OptionList)
            assert str(listed.highlighted_option.prompt).startswith(f"{rule} ")
            await stage.press(*"madness")
            assert all("madness" in str(o.prompt).lower() for o in listed.options)
            await stage.press("escape")
            # By a typed line as well, in the words of the line mode.
            await stage.type(f"why {refused[0].number}")
            await stage.press("enter")
            await stage.until(lambda: f"[{rule}]" in stage.text("said"), "the typed reason")

    asyncio.run(play())


def test_another_language_changes_every_word_at_once():
    match = at_actions(book())

    async def play():
        async with staged(at_home(match)) as stage:
            await stage.asked()
            await stage.press("l")
            await stage.asked()
            await stage.until(lambda: "Sprache" in stage.text("said"), "German")
            assert match.question("de") in stage.text("question")
            assert match.options("de")[1].sentence in [row.sentence for row in stage.choices.rows]
            for part in ("head", "tabs", "keys", "own", "paper"):
                assert "«" not in stage.text(part)
            assert "Hand (" in stage.text("own")
            assert "Tipp" in stage.text("keys")

    asyncio.run(play())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [book, maze])
def test_nothing_needed_is_cut_off_on_80_by_24(game, lang):
    match = game()
    for _ in range(60 if game is maze else 20):
        match.choose(1 + len(match.moves) % len(match.options()))

    async def play():
        async with staged(at_home(match, lang=lang), SMALL) as stage:
            await stage.asked()
            screen = stage.table
            for name in ("head", "tabs", "own", "question", "choices", "line", "keys"):
                part = screen.query_one(f"#{name}")
                assert part.region.height >= 1, name
                assert screen.region.contains_region(part.region), name
            assert stage.choices.region.height >= 4
            # One line each, and none wider than the screen.
            for name in ("head", "tabs", "keys"):
                assert len(stage.text(name)) <= 78, stage.text(name)
            table = screen.table
            for panel in screen.panels()[:-1]:
                if panel != "map":
                    for line in plain(table.panel(panel, 77)):
                        assert len(line) <= 77, line
                        assert not re.search(r"«[a-z]+-|[{}]", line), line
            assert "q " in stage.text("keys")

    asyncio.run(play())


def test_the_keyboard_is_passed_behind_a_curtain_where_hands_are_closed():
    match = at_actions(book(open_hands=False))

    async def play():
        async with staged(at_home(match)) as stage:
            await stage.asked()
            seat = match.ask.seat
            while match.ask.seat == seat:
                match.choose(1)
            stage.place._written()
            await stage.until(lambda: isinstance(stage.app.screen, Curtain), "the curtain")
            assert match.names[match.ask.seat] in str(stage.app.screen.text)
            await stage.press("enter")
            await stage.asked()
            assert stage.table.table.told.seat == match.ask.seat

    asyncio.run(play())


def test_the_start_page_sets_the_table_that_was_asked_for():
    wishes = []

    def make(wish):
        wishes.append(wish)
        return at_home(maze(), lang=wish.lang)

    async def play():
        app = Terminal(lang="en", make=make)
        async with app.run_test(size=SMALL) as pilot:
            stage = Stage(app, pilot)
            await stage.until(lambda: isinstance(app.screen, Start), "the start page")
            app.screen.query_one("#language", Select).value = "de"
            await stage.until(lambda: "Spiel" in str(app.screen.query_one("#label-game").content))
            app.screen.query_one("#game", Select).value = "maze"
            await stage.until(lambda: not app.screen.query_one("#row-mode").display, "the Maze")
            app.screen.query_one("#name", Input).value = "Zoe"
            await pilot.click("#begin")
            await stage.until(lambda: isinstance(app.screen, TableScreen), "the table")

    asyncio.run(play())
    [wish] = wishes
    assert ("de", "maze", "Zoe", 3) == (wish.lang, wish.game, wish.name, wish.players)


def test_the_command_line_says_who_sits_where():
    order = Order("es", "book", 4, people=2, levels=["greedy", "random"], names=["Ada"])
    place = place_for(order, lambda game, seats, names, more: new_match(game, seats, names=names))

    assert {2: "greedy", 3: "random"} == place.levels
    assert place.match.names == ("Ada", "Jugador 2", "Compañero 1", "Compañero 2")
    for wrong in (Order("en", "book", 3, people=4), Order("en", "maze", 3, levels=["nobody"])):
        with pytest.raises(MadmageError):
            place_for(wrong, lambda game, seats, names, more: new_match(game, seats))


def test_without_a_terminal_there_is_a_sentence(capsys):
    assert main(["play", "book", "--terminal"]) == 2
    assert "--line" in capsys.readouterr().err
    assert main(["play", "--join", "nonsense"]) == 2
