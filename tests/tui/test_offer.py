"""What is offered and how answers are read: whole selections, several numbers, and many words."""

from __future__ import annotations

import pytest

from madmage import Match
from madmage.testing import table
from tui.sessions import entries, flat, session


def icing(hand: str, power: int = 2, **facts) -> Match:
    """The first player has just cast Ice: so many of these cards go into support."""
    match = table("book", seats=2, hands={"p1": "water1 " * power + hand}, **facts)
    match.choose(f"cast ice x{power}")
    return match


def support(match: Match) -> list[str]:
    return [card.card for card in match.view(0).data.players[0].support]


def test_selections_are_offered_whole_and_nothing_goes_along_unasked():
    match = icing("air1 air1 air2 air3")
    text = session(match, "")

    assert [
        "2 × Air 1 from your hand",
        "Air 1 and Air 2 from your hand",
        "Air 1 and Air 3 from your hand",
        "Air 2 and Air 3 from your hand",
    ] == entries(text)
    session(match, "2")
    assert ["air1", "air2"] == support(match)


def test_a_selection_can_be_typed_in_words_in_any_order():
    match = icing("air1 air1 air2 air3")
    text = session(match, "air2", "air2, air2", "air 3 and air 1")

    assert "Not enough yet: at least 1 more. Nothing was done." in text
    assert "There is only one of it: Air 2 from your hand. Nothing was done." in text
    assert ["air1", "air3"] == support(match)


def test_why_works_for_single_things_and_whole_selections():
    match = icing("air1 air2 fire3")
    text = session(match, "why air1", "why air1, fire3", "why earth1", "why 1")

    assert "That is part of what is offered under 1, 2." in text
    assert "That is allowed: type 2 to do it." in text
    assert "Earth 1 is not there. [B5.3]" in text
    assert "That is allowed: type 1 to do it." in text


MANY = "air1 air1 air2 air3 earth1 earth2 earth3 fire1 fire2 fire3"


def test_long_lists_name_the_things_and_take_several_numbers_at_once():
    match = icing(MANY)
    text = session(match, "3 1")

    assert "1. Air 1 from your hand (up to 2)" in text
    assert "Type all the numbers of your choice at once, in any order" in text
    assert ["air1", "air3"] == support(match)


def test_a_number_twice_means_two_equal_things():
    match = icing(MANY)
    session(match, "1 1")
    assert ["air1", "air1"] == support(match)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("2", "Not enough yet: at least 1 more."),
        ("2 2", "There is only one of it: Air 2 from your hand."),
        ("1 2 3", "Without it your choice is complete already, so it cannot be added: Air 3"),
        ("1 99", "There is no number 99 on the list; it goes from 1 to 9."),
        ("1 hello", "I do not understand “1 hello”"),
        ("madness, air1", "Madness is not there. [B5.3]"),
    ],
)
def test_a_wrong_selection_is_explained_and_nothing_is_done(typed, sentence):
    match = icing(MANY)
    before = match.record()
    text = flat(session(match, typed))

    assert sentence in text
    assert before == match.record()


def test_numbers_never_run_on_into_the_next_question():
    match = table(
        "book",
        seats=2,
        phase="monster",
        marker=1,
        curses={"2": "scorched_fingers"},
        hands={"p1": "air1 air2 air3", "p2": "fire1 fire2 fire3"},
    )
    before = match.record()
    text = session(match, "1 2", "1 2 3")

    assert 2 == text.count("One number at a time here")
    assert before == match.record()
    session(match, "1")
    assert (1, 0) == (match.ask.seat, len(match.view(1).data.players[1].discard))


def test_payments_begin_with_the_least_waste_and_the_own_hand():
    match = table(
        "book",
        seats=2,
        hands={"p1": "fire1 fire1 fire3 fire2"},
        supports={"p1": "fire2", "p2": "fire1"},
    )
    match.choose("acquire fire2")

    assert [
        "Fire 2 from your hand",
        "2 × Fire 1 from your hand",
        "Fire 2 from your support",
        "Fire 1 from your hand and Fire 1 from Player 2's support",
        "Fire 3 from your hand",
    ] == entries(session(match, ""))


def test_picking_nothing_is_an_option_of_its_own():
    match = table(
        "book", seats=2, hands={"p1": "fire1"}, spells={"p1": "kindling"}, discards={"p1": "air1"}
    )
    text = session(match, "cast kindling x1")

    assert "None of them" == entries(text)[-1]
    assert "Air 1 and Fire 1 from your discard pile" == entries(text)[0]


def test_a_whole_selection_is_taken_back_at_once():
    match = icing("air1 air2 air3")
    before = match.record()
    text = session(match, "1", "undo")

    assert "Taken back: Air 1 and Air 2 from your hand." in text
    assert before == match.record()


def test_silent_costs_are_told_before_the_choice_and_in_the_log():
    match = table(
        "book",
        seats=2,
        hands={"p1": "earth1 fire1"},
        decks={"p1": ""},
        discards={"p1": "air1 air1"},
    )
    text = flat(session(match, "cast growth x1"))

    assert "Draw 1 card. Warning: your deck runs out; that brings you a Madness." in text
    assert "End your actions Warning: your deck runs out" in text
    assert "Player 1's deck is empty: Player 1 receives a Madness and shuffles" in text


def test_a_spell_without_effect_is_announced():
    match = table("book", seats=2, hands={"p1": "fire1"}, decks={"p1": "air1 " * 9})
    text = flat(session(match, "cast combustion x1"))

    assert "Destroy 1 card from your hand. Warning: this will have no effect." in text
    assert "Combustion finds nothing to work on: no effect." in text


def test_learning_beyond_the_limit_is_announced():
    match = table(
        "book",
        seats=2,
        hands={"p1": "air1 air1"},
        spells={"p1": "combustion ice growth telepathy sprout"},
        library={"air": "tailwind"},
        magicians=["fire_m", "air_m"],
    )
    text = flat(session(match, "learn tailwind"))

    assert "Warning: one of your 5 spells has to go for it." in text
    assert "Which of your spells do you give up for Tailwind?" in text
    assert "Sprout: Exchange up to [1] Element card" in text


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("end", "stop"),
        ("done", "stop"),
        ("fertig", "stop"),
        ("terminar", "stop"),
        ("wirke Wachstum x1", "cast growth x1"),
        ("Wachstum wirken", "cast growth x1"),
        ("growth", "cast growth x1"),
        ("activar «Crecimiento» ×1", "cast growth x1"),
        ("learn fire", "learn kindling"),
        ("Anzündholz lernen", "learn kindling"),
        ("buy Feuer 2", "acquire fire2"),
        ("destroy fever", "destroy 2"),
        ("banne Fieber", "destroy 2"),
        ("destruir fiebre", "destroy 2"),
        ("cure", "cure hand"),
        ("cure Bo", "cure support p2"),
        ("cure p2", "cure support p2"),
    ],
)
def test_moves_are_understood_in_many_words(typed, meant):
    def match():
        return table(
            "book",
            seats=2,
            names=["Ada", "Bo"],
            hands={"p1": "earth1 madness fire1 fire1 fire1 fire1"},
            supports={"p2": "madness"},
            decks={"p1": "air1 " * 9},
            curses={"2": "fever"},
            library={"fire": "kindling"},
        )

    one, two = match(), match()
    session(one, typed)
    two.choose(meant)
    assert one.record() == two.record()


@pytest.mark.parametrize(
    ("lang", "lines", "sentences"),
    [
        (
            "de",
            ["hilfe", "warum", "regeln xyzzy", "karte Fieber"],
            ["diese Übersicht", "Fieber (×1)"],
        ),
        ("de", ["tisch", "optionen", "protokoll 1", "zurück"], ["Es gibt nichts zurückzunehmen."]),
        ("es", ["ayuda", "por qué", "reglas xyzzy", "carta fiebre"], ["esta lista", "Fiebre (×1)"]),
        ("es", ["mesa", "opciones", "registro 1", "deshacer"], ["No hay nada que deshacer."]),
        ("de", ["ende"], ["Auf Wiedersehen."]),
        ("es", ["salir"], ["Hasta la vista."]),
    ],
)
def test_commands_are_understood_in_every_language(lang, lines, sentences):
    match = table("book", seats=2, hands={"p1": "earth1"})
    text = session(match, *lines, lang=lang)

    assert all(sentence in text for sentence in sentences)
    assert "verstehe ich nicht" not in text
    assert "No entiendo" not in text


def test_a_player_is_named_by_number_or_by_name_and_the_purpose_is_told():
    def match():
        return table(
            "book", seats=3, names=["Ada", "Bo", "Cy"], hands={"p1": "air1", "p3": "earth1"}
        )

    text = session(match(), "cast telepathy x1", "Cy")
    assert "Who may take 1 action?\n  1. Bo\n  2. Cy\n" in text
    assert "Cy, you may take an action." in text
    assert "There is no number 3" in session(match(), "cast telepathy x1", "3")


def test_the_log_says_who_pays_from_whose_support():
    match = table("book", seats=2, hands={"p1": "air1"}, supports={"p2": "fire2", "p1": "fire1"})
    text = session(match, "cast combustion x3", "1")

    assert "Player 1 pays with Fire 2 from Player 2's support." in text
    assert "Player 1 pays with Fire 1 from the own support." in text
