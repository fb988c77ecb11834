"""The line mode: a whole game by plain lines, over a pipe."""

from __future__ import annotations

from random import Random

import pytest

from madmage import Match, new_match
from madmage.testing import table
from tui.sessions import driven, flat, growing, session


def test_a_first_screen_tells_aim_table_question_and_numbered_options():
    text = flat(session(growing(curses={"3a": "fever"}), "quit"))

    assert "Together you win if no curse is left when round 6 ends." in text
    assert "Turn 2: round 1 of 6, turn 2 of 5. Action phase of Player 1; next: Player 2." in text
    assert "space 3a: Fever (fire; cost 4 fire), strikes in Player 2's turn." in text
    assert "ability: " in text
    assert "Growth, 1 earth per power: Draw [1] card." in text
    assert "Player 1, choose an action. 1. End your actions" in text
    assert "Cast Growth ×1 for 1 earth: Draw 1 card." in text
    assert text.endswith("Goodbye.")


def test_a_number_or_a_text_chooses():
    by_text, by_number = growing(), growing()
    session(by_text, "cast growth x1")
    number = next(o.number for o in by_number.options() if o.text == "cast growth x1")
    session(by_number, str(number))

    assert by_text.record() == by_number.record()


def test_the_whole_table_is_shown_at_the_start_of_a_turn_and_on_demand_only():
    text = session(growing(), "cast growth x1", "stop")

    assert 2 == text.count("Library (")
    assert 3 == session(growing(), "cast growth x1", "stop", "table").count("Library (")


def test_an_empty_line_options_and_table_repeat_the_question():
    text = session(growing(), "", "options", "table")

    assert 4 == text.count("Player 1, choose an action.\n  1. End your actions")


def test_lines_are_wrapped_at_eighty_characters():
    text = session(growing(curses={"3a": "fever", "4": "spreading_stain"}), "help", "rules B6")

    assert max(len(line) for line in text.splitlines()) <= 80
    assert "\n     " in text


def test_why_lists_each_refused_thing_once_and_why_n_says_the_rule():
    match = growing()
    refused = next(o for o in match.refused() if o.text == "cast growth x2")
    text = session(
        match, "why", f"why {refused.number}", "why cast growth x3", "why cast combustion"
    )

    assert "You may not (type why and the number for the reason):" in text
    assert f"{refused.number}. Cast Growth ×2" in text
    assert "for each power" not in text
    assert 1 == text.count("Cast Telepathy")
    assert "Growth ×2 costs 2 earth; your hand and all supports give 1 earth. [B6.3]" in flat(text)
    assert "Growth ×3 costs 3 earth" in text


def test_why_lists_nothing_that_is_nowhere():
    match = table("book", seats=2, hands={"p1": "fire1 air1 air2"}, spells={"p1": "combustion"})
    text = session(match, "cast combustion x1", "why", "quit")

    assert "There is nothing else here that could be chosen." in text


def test_why_about_something_legal_says_so():
    assert "That is allowed: type 1 to do it." in session(growing(), "why 1", "why stop")


def test_undo_takes_back_in_words_or_says_who_must_agree():
    text = flat(session(growing(), "undo", "cast growth x1", "undo", "undo !", "quit"))

    assert "There is nothing to take back." in text
    learned = "Player 1, Player 2 have learned something by it (Player 1 draws "
    assert learned in text
    assert ".)" not in text.partition(learned)[2][:12]
    assert "must agree. If everybody agrees, type: undo !" in text
    assert "Taken back: Cast Growth ×1 for 1 earth: Draw 1 card." in text


def test_rules_are_read_listed_suggested_and_searched():
    text = flat(session(growing(), "rules", "rules B6.4", "rules B6.44", "rules token", "rules q"))

    assert "B9 " in text
    assert "Type rules and a number or a word, for example: rules B6.4" in text
    assert "B6.4 You pay 2 of the spell's element" in text
    assert "There is no rule “B6.44”. Did you mean B6.4?" in text
    assert "Rules that hold “token”:" in text
    assert "There is no rule “q”; type rules for the chapters." in text


def test_any_card_can_be_looked_up_by_key_or_name():
    asked = ("growth", "Wachstum", "fever", "night_nurse", "Mossback", "fire 2", "locura", "fevr")
    text = flat(session(growing(), *[f"card {name}" for name in asked], "card"))

    assert 2 == text.count("Growth (earth, level 1). Draw [1] card.")
    assert "CURSES: fire Fever (×1). Each player receives 1 Madness" in text
    assert "Night Nurse. Bonus:" in text
    assert "Bramwell Mossback (earth_m). You may have up to 6 spells." in text
    assert "Fire 2: pays 2 fire." in text
    assert "Madness: it pays nothing" in text
    assert "There is no card “fevr”. Did you mean “fever”?" in text
    assert "Type card and the name of any card." in text


def test_log_takes_a_number_and_nothing_else():
    text = session(growing(), "cast growth x1", "log 1", "log many")

    assert 1 == text.count("Player 1 casts Growth ×1.\n")
    assert "Type log and how many lines" in text


def test_a_match_is_saved_and_can_be_loaded(tmp_path):
    match, file = growing(), tmp_path / "game.txt"
    wrong = ("save /nowhere/x", "save ~nobody_of_that_name/x")
    text = session(match, "save", "cast growth x1", f"save {file}", *wrong, "quit")

    assert "Type save and a file name." in text
    assert f"Saved to {file}." in text.replace("\n  ", " ")
    assert "Could not write /nowhere/x" in text
    assert match.record() == Match.load(file.read_text()).record()


def test_quitting_an_unsaved_game_is_asked_once():
    assert 1 == session(growing(), "quit", "quit").count("Goodbye.")
    text = session(growing(), "cast growth x1", "quit", "log", "quit", "quit")

    assert 2 == text.count("Not saved. Type quit again to leave, or save FILE.")
    assert text.rstrip().endswith("Goodbye.")


def test_a_loaded_game_tells_only_what_came_after_the_own_last_turn():
    match = new_match("book", 3, seed=5)
    while match.turn < 7:
        match.choose(1)
    text = session(Match.load(match.record()), "quit")
    mover = match.names[match.ask.seat]

    assert f"Turn 7: {mover}." in text
    assert "Turn 5: " in text
    assert "Turn 3: " not in text


def test_nonsense_is_met_with_a_sentence_and_changes_nothing():
    match = growing()
    before = match.record()
    text = flat(session(match, "hello", "99", "cast growth x3", "cast nothing", "1 2", "quit"))

    assert "I do not understand “hello”" in text
    assert "There is no number 99 on the list; it goes from 1 to 3." in text
    assert "costs 3 earth" in text
    assert "One number at a time here: each is a whole answer. Nothing was done." in text
    assert before == match.record()


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_the_language_can_change_in_the_middle(lang):
    text = session(growing(), f"lang {lang}", "lang fr", "help", "quit")

    assert "Growth" in text or "Wachstum" in text or "Crecimiento" in text
    assert "«" not in text


def test_the_end_of_the_input_ends_the_session():
    assert "The input has ended." in session(growing())


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_a_whole_game_can_be_played_over_a_pipe(lang):
    match = new_match("book", 3, seed=11)
    text = session(match, *["1"] * 400, lang=lang)

    assert match.outcome is not None
    ending = match.rules.ending(match.state, match.known_events(-1), match.voice(lang))
    assert len(ending) >= 4
    assert all(flat(line) in flat(text) for line in ending)
    assert "«" not in text


def test_after_the_end_one_can_still_look_save_and_undo(tmp_path):
    match = new_match("book", 3, seed=11)
    while match.outcome is None:
        match.choose(1)
    file = tmp_path / "over.txt"
    text = session(
        match, "1", "log 3", "table", f"save {file}", "rules B8", "undo !", "quit", "quit"
    )

    assert "The game is over. You can still type: log" in text
    assert "The book has won." in text
    assert Match.load(file.read_text()).outcome is not None
    assert "Taken back: End your actions." in text
    assert match.outcome is None


@pytest.mark.parametrize("seed", range(6))
def test_random_players_can_play_any_table_to_its_end(seed):
    r = Random(seed)
    seats = r.randint(2, 5)
    match = new_match(
        "book",
        seats,
        seed=seed,
        difficulty=r.randint(1, 3),
        edition=r.choice(["default", "en", "de", "es", "manual"]),
        open_hands=r.random() < 0.6,
    )

    def choose(line_table):
        offer = line_table.offer
        if offer is None:
            return ""
        if offer.is_list_of_things:
            numbers = r.choices(range(1, len(offer.entries) + 1), k=r.randint(1, 4))
            return " ".join(map(str, numbers))
        return str(r.choice(offer.entries).number)

    text = driven(match, choose, r.choice(["en", "de", "es"]))

    assert match.outcome is not None
    assert "«" not in text
    assert match.record() == Match.load(match.record()).record()


def test_a_hint_says_what_a_companion_would_do_and_why():
    _, _, after = flat(session(growing(), "tipp")).partition("Player 1> ")

    assert any(after.startswith(option.sentence) for option in growing().options())
    assert "I give us a chance of" in after


@pytest.mark.parametrize("line", ["²", "9" * 5000, "why ²", "log ²", "log " + "9" * 5000])
def test_what_only_looks_like_a_number_is_none(line):
    assert session(growing(), line, "quit", "quit").endswith("Goodbye.\n")
