"""B1 Components: what is in the box, and that it stays all there."""

from __future__ import annotations

from collections import Counter

import pytest
from tables import in_box, look, opened, own_pack, pass_turn, play_out, quiet_pack, seen, track

from madmage import new_match
from madmage.games.book.loading import DEFAULT, load_pack
from madmage.games.shelf import rules_of
from madmage.kernel.error import PackRefused, SetupRefused
from madmage.testing import table

ELEMENTS = ("air", "earth", "fire", "water")
KINDS = [f"{element}{value}" for element in ELEMENTS for value in (1, 2, 3)]
BASICS = ["combustion", "ice", "growth", "telepathy"]


def everywhere(match, card):
    """How many such cards there are, wherever they lie."""
    view = look(match)
    found = in_box(match, card) + view.supply.get(card, 0) + view.destroyed.get(card, 0)
    if card == "madness":
        found += view.madness + sum(curse.madness_under for curse in view.curses)
    for place in view.players:
        found += place.hand.get(card, 0) + place.deck.get(card, 0) + place.discard.get(card, 0)
        found += place.deck_top.count(card) + [held.card for held in place.support].count(card)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_element_has_18_ones_10_twos_and_6_threes(seats):
    """B1.1: 136 Element cards, 34 of each element."""
    match = new_match("book", seats, seed=1)
    found = {card: everywhere(match, card) for card in KINDS}
    assert {card: {"1": 18, "2": 10, "3": 6}[card[-1]] for card in KINDS} == found
    assert 136 == sum(found.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_35_madness_cards_at_every_table(seats):
    """B1.2: 35 Madness, in the stack or in the box."""
    assert 35 == everywhere(new_match("book", seats, seed=1), "madness")


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("mode", ["normal", "terror", "nightmare"])
def test_no_card_is_lost_or_made_in_a_whole_game(seats, mode):
    """B1.1, B1.2: at the end of a game every card is still somewhere, once."""
    match = play_out(new_match("book", seats, seed=4, mode=mode), seed=4)
    assert [{"1": 18, "2": 10, "3": 6}[card[-1]] for card in KINDS] == [
        everywhere(match, card) for card in KINDS
    ]
    assert 35 == everywhere(match, "madness")


def test_a_position_cannot_hold_more_cards_than_there_are():
    """B1.1, B1.2: nineteen fire cards of value 1 or 36 Madness are refused, with the rule."""
    with pytest.raises(SetupRefused) as too_much_fire:
        table("book", 2, hands={"p1": "fire1 " * 19})
    assert "B1.1" == too_much_fire.value.rule
    with pytest.raises(SetupRefused) as too_mad:
        table("book", 2, hands={"p1": "madness " * 16}, madness=20)
    assert "B1.2" == too_mad.value.rule


def test_there_are_48_curses_of_five_types(tmp_path):
    """B1.3: 48 Curse cards; a pack with another number is refused."""
    view = look(new_match("book", 3, seed=1))
    assert [*ELEMENTS, "multi"] == list(view.curse_stacks)
    assert 48 == sum(view.curse_stacks.values()) + len(view.curses)
    bad = own_pack(tmp_path, curses=[(r"(?s)(\[screech\].*?)copies = 2", r"\1copies = 3")])
    with pytest.raises(PackRefused, match=r"B1\.3"):
        load_pack(bad)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_player_has_one_of_each_basic_spell(seats):
    """B1.4, B2.4: 20 basic spells: Combustion, Ice, Growth, Telepathy, one of each per player."""
    match = new_match("book", seats, seed=1)
    spells = [[spell.spell for spell in place.spells] for place in look(match).players]
    assert [BASICS] * seats == spells


def test_the_library_has_three_spells_of_each_element_and_level(tmp_path):
    """B1.4: 36 library spells, 4 elements x 3 levels x 3; a pack with another number is refused."""
    pack = load_pack(DEFAULT)
    shelf = Counter((s.element, s.level) for s in pack.spells if not s.basic)
    assert {(e, level): 3 for e in range(4) for level in (1, 2, 3)} == shelf
    assert BASICS == [spell.key for spell in pack.spells if spell.basic]
    bad = own_pack(tmp_path, spells=[(r"(?s)(\[tailwind\].*?)level = 1", r"\1level = 2")])
    with pytest.raises(PackRefused, match=r"B1\.4"):
        load_pack(bad)


def test_each_of_the_eight_magicians_starts_with_exactly_one_value_2_card():
    """B1.5: 8 sheets with starting cards, exactly one of value 2, the others of value 1."""
    keys = [magician.key for magician in load_pack(DEFAULT).magicians]
    assert 8 == len(keys)
    for key in keys:
        match = opened(2, {"cover": ["hiccup_gargoyle"]}, magicians=(key,))
        place = seen(match, 0)
        assert key == place.magician
        cards = Counter(place.hand) + Counter(place.deck)
        assert 1 == sum(n for card, n in cards.items() if card.endswith("2"))
        assert cards.total() - 1 == sum(n for card, n in cards.items() if card.endswith("1"))


@pytest.mark.parametrize(
    ("magician", "slots", "limit"),
    [("air_m", 3, 5), ("fire_f", 3, 5), ("water_f", 5, 5), ("earth_m", 3, 6)],
)
def test_a_sheet_says_its_support_slots_and_spell_limit(magician, slots, limit):
    """B1.5: a sheet has a number of support slots and an ability."""
    place = seen(new_match("book", 2, seed=1, magicians=(magician,)), 0)
    assert (slots, limit) == (place.slots, place.spell_limit)


@pytest.mark.parametrize("magician", ["air_m", "earth_f", "fire_m", "fire_f"])
def test_a_sheet_has_an_ability(magician):
    """B1.5: magicians with an active ability may use it when there is something to work on."""
    match = table(
        "book",
        2,
        magicians=(magician,),
        hands={"p1": "madness fire1"},
        supports={"p2": "water1"},
        spells={"p2": "ice!"},
    )
    assert match.why_not("ability") is None


def test_the_grimoire_has_4_covers_and_12_pages_with_a_monster_each(tmp_path):
    """B1.6: 17 cards: 4 covers, 12 interior pages and 1 final page; 16 monsters on backs."""
    pack = load_pack(DEFAULT)
    assert (4, 12, 16) == (len(pack.covers), len(pack.pages), len(pack.monsters))
    backs = [*pack.covers, *[page.monster for page in pack.pages]]
    assert list(range(16)) == sorted(backs)
    bad = own_pack(
        tmp_path, monsters=[(r'(?s)(\[dust_moth\].*?)kind = "cover"', r'\1kind = "interior"')]
    )
    with pytest.raises(PackRefused, match=r"B1\.6"):
        load_pack(bad)


def test_nothing_stands_on_the_back_of_the_final_page():
    """B1.6a: the final page's back is the back cover: no next monster is announced."""
    view = look(table("book", 2, round=6, turn=27, page="final"))
    assert ("final", []) == (view.page, view.next_symbols)


def test_the_track_is_run_from_the_invocation_space_through_five_spaces(tmp_path):
    """B1.6a, B1.7: one invocation marker, one round marker, one token, on the board's tracks."""
    match = opened(2, pack=quiet_pack(tmp_path))
    seen_spaces = []
    for _ in range(7):
        view = look(match)
        seen_spaces.append((view.round, view.marker))
        pass_turn(match)
    assert [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 1), (2, 2)] == seen_spaces


def test_there_are_four_tokens_of_each_element():
    """B1.7: 16 Element tokens."""
    assert dict.fromkeys(ELEMENTS, 4) == look(new_match("book", 2, seed=1)).token_supply


def test_only_some_curses_use_tokens():
    """B1.7: Voices in the Draught strikes without a token, Knotwork brings them."""
    plain = table("book", 2, phase="monster", marker=1, curses={"2": "voices_in_the_draught"})
    assert [{}] == [curse.tokens for curse in look(plain).curses]
    knots = table(
        "book",
        2,
        phase="monster",
        marker=1,
        curses={"2": "knotwork", "3a": "fever", "4": "vertigo"},
    )
    assert [{}, {"fire": 1}, {"air": 1}] == [curse.tokens for curse in look(knots).curses]
    assert {"air": 3, "earth": 4, "fire": 3, "water": 4} == look(knots).token_supply


def test_a_token_adds_one_of_its_element_to_the_cost():
    """B1.7a: 4 fire and a token each of fire and water make 5 fire and 1 water."""
    fever = {"curse": "fever", "tokens": "fire water"}
    match = table("book", 2, hands={"p1": "fire3 fire1"}, curses={"2": fever})
    assert {"fire": 5, "water": 1} == look(match).curses[0].cost
    assert "B6.6" == match.why_not("destroy 2").rule
    paying = table("book", 2, hands={"p1": "fire3 fire2 water1"}, curses={"2": fever})
    assert paying.why_not("destroy 2") is None


def test_tokens_go_back_to_the_supply_with_a_destroyed_curse():
    """B1.7a: the tokens of a destroyed curse return."""
    fever = {"curse": "fever", "tokens": "fire"}
    match = table("book", 2, hands={"p1": "fire3 fire2"}, curses={"2": fever})
    assert 3 == look(match).token_supply["fire"]
    match.choose("destroy 2")
    assert 4 == look(match).token_supply["fire"]


def test_tokens_go_back_to_the_supply_at_the_check():
    """B1.7a: the tokens of a curse left at the check return, too."""
    fever = {"curse": "fever", "tokens": "fire fire"}
    match = table(
        "book", 2, phase="monster", marker=5, turn=6, page="gold_star", curses={"2": fever}
    )
    assert 1 == look(match).round
    while look(match).round == 1:
        match.choose(match.options()[0])
    assert 4 == look(match).token_supply["fire"]


def test_no_token_is_placed_if_none_of_its_element_is_left():
    """B1.7a: with the fire tokens gone, Knotwork only marks the air curse."""
    match = table(
        "book",
        2,
        phase="monster",
        marker=1,
        tokens_left={"fire": 0},
        curses={"2": "knotwork", "3a": "fever", "4": "vertigo"},
    )
    assert [{}, {}, {"air": 1}] == [curse.tokens for curse in look(match).curses]
    assert 0 == look(match).token_supply["fire"]


def test_a_neutralised_curse_keeps_its_tokens():
    """B1.7a: turning face down takes nothing off, and nothing off again when it wakes."""
    fever = {"curse": "fever", "tokens": "fire water"}
    match = table(
        "book",
        2,
        hands={"p1": "water2 water1"},
        spells={"p1": "deep_freeze"},
        marker=4,
        curses={"2": fever},
    )
    match.choose("cast deep_freeze x1")
    while match.ask.kind != "act":
        match.choose(match.options()[0])
    asleep = look(match).curses[0]
    assert (True, {"fire": 1, "water": 1}) == (asleep.neutralised, asleep.tokens)
    pass_turn(match)
    awake = look(match).curses[0]
    assert (False, {"fire": 1, "water": 1}) == (awake.neutralised, awake.tokens)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_the_game_is_not_for_fewer_than_two_or_more_than_five(seats):
    """B1.8: 2-5 players."""
    with pytest.raises(SetupRefused) as refused:
        new_match("book", seats, seed=1)
    assert "B1.8" == refused.value.rule


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_lose_together(seats):
    """B1.8: cooperative: one score for all, and nobody is left out."""
    match = play_out(new_match("book", seats, seed=2, difficulty=3), seed=2)
    assert ("lost", (0.0,) * seats) == (match.outcome.key, match.outcome.scores)


def test_all_win_together_even_the_eliminated():
    """B1.8: cooperative: all win."""
    match = table("book", 3, phase="monster", marker=5, turn=31, round=6, page="final", out=["p2"])
    assert ("won", (1.0, 1.0, 1.0)) == (match.outcome.key, match.outcome.scores)


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_the_rulebook_tells_ages_and_length(lang):
    """B1.8a: ages 14 or 12 and up, 60 to 90 minutes; only the rulebook can say so."""
    text = rules_of("book").rule_text("B1.8a", lang)
    assert all(number in text for number in ("14", "12", "60", "90"))


def test_every_curse_placed_comes_off_the_stack_of_its_type():
    """B1.3: the track never holds a curse that its stack still counts."""
    view = look(new_match("book", 4, seed=3, difficulty=3))
    whole = dict.fromkeys(ELEMENTS, 9) | {"multi": 12}
    placed = Counter(curse.type for curse in view.curses)
    assert {t: whole[t] - placed[t] for t in whole} == view.curse_stacks
    assert len(view.curses) == len(track(new_match("book", 4, seed=3, difficulty=3)))
