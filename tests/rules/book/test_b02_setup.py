"""B2 Setup: stacks, decks, book, library, tracks, first player; and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest
from tables import in_box, look, opened, options, own_cards, own_pack, pass_turn, quiet_pack, seen

from madmage import new_match
from madmage.games.book.loading import DEFAULT, load_pack
from madmage.kernel.error import PackRefused, SetupRefused
from madmage.testing import table

ELEMENTS = ("air", "earth", "fire", "water")
QUIET = {"cover": ["hiccup_gargoyle"]}
"""A cover whose arrival only exhausts spells."""
STACK = {2: 20, 3: 25, 4: 30, 5: 35}


def refusal(seats=3, **wishes):
    """The rule by which a table is refused."""
    with pytest.raises(SetupRefused) as refused:
        new_match("book", seats, seed=1, **wishes)
    return refused.value.rule


# B2.1 to B2.3


@pytest.mark.parametrize(("seats", "stack"), STACK.items())
def test_the_madness_stack_grows_with_the_players(seats, stack):
    """B2.1: 2 players 20, 3 players 25, 4 players 30, 5 players 35; the rest goes to the box."""
    match = opened(seats, QUIET)
    assert stack == look(match).madness
    assert 35 - stack == in_box(match, "madness")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "wish", [{"edition": "manual"}, {"rulings": {"madness_stack": "always_35"}}]
)
def test_by_the_manual_the_madness_stack_always_holds_35(seats, wish):
    """B2.1: the other value of the ruling `madness_stack`."""
    match = opened(seats, QUIET, **wish)
    assert 35 == look(match).madness
    assert 0 == in_box(match, "madness")


def test_a_table_may_start_from_an_edition_and_override_a_ruling():
    """B2.1: manual with `madness_stack` by players is 20 for two."""
    match = opened(2, QUIET, edition="manual", rulings={"madness_stack": "by_players"})
    assert 20 == look(match).madness


def test_the_curses_lie_in_five_stacks_by_type():
    """B2.2: five face-down stacks; nothing lies under them or aside."""
    view = look(opened(2, QUIET))
    assert {"air": 8, "earth": 8, "fire": 8, "water": 9, "multi": 12} == view.curse_stacks
    nothing = {name: [] for name in (*ELEMENTS, "multi")}
    assert (nothing, nothing) == (view.curses_under, view.curses_aside)


def test_each_curse_stack_is_shuffled():
    """B2.2: over some seeds many different curses lie on top."""
    tops = {look(opened(2, QUIET, seed=seed)).curses[0].curse for seed in range(40)}
    fire = {curse.key for curse in load_pack(DEFAULT).curses if curse.type == 2}
    assert fire == tops


def test_value_2_and_3_cards_form_eight_stacks_less_the_starting_cards():
    """B2.3: two air magicians and a fire one start with two air2 and a fire2 from the stacks."""
    view = look(opened(3, QUIET, magicians=("air_m", "air_f", "fire_m")))
    twos = {"air2": 8, "earth2": 10, "fire2": 9, "water2": 10}
    assert twos | {f"{element}3": 6 for element in ELEMENTS} == view.supply


# B2.4


def test_each_player_shuffles_the_magicians_cards_into_a_deck():
    """B2.4: hand and deck together are what the sheet says."""
    match = opened(2, QUIET, magicians=("earth_f", "water_m"))
    assert {"air1": 2, "earth1": 5, "fire1": 2, "water1": 2, "earth2": 1} == own_cards(match, 0)
    assert {"air1": 2, "earth1": 2, "fire1": 2, "water1": 5, "water2": 1} == own_cards(match, 1)


def test_the_starting_deck_is_shuffled():
    """B2.4: other seeds, other first hands."""
    hands = [seen(opened(2, QUIET, seed=seed), 0).hand for seed in range(5)]
    assert any(hands[0] != hand for hand in hands)


def test_unused_value_1_cards_go_to_the_box():
    """B2.4: the table has no stack of value 1; 18 - 5 - 2 earth cards are out of reach."""
    match = opened(2, QUIET, magicians=("earth_f", "water_m"))
    assert [] == [card for card in look(match).supply if card.endswith("1")]
    assert 11 == in_box(match, "earth1")
    assert 14 == in_box(match, "fire1")


def test_no_two_players_have_the_same_magician():
    """B2.4: asking for it is refused; chance never deals it."""
    assert "B2.4" == refusal(2, magicians=("air_m", "air_m"))
    assert "B2.4" == refusal(2, magicians=("air_m", "air_f", "fire_m"))
    for seed in range(30):
        magicians = [
            p.magician for p in look(opened(5, seed=seed, magicians=("", "fire_m"))).players
        ]
        assert "fire_m" == magicians[1]
        assert 5 == len(set(magicians))


def test_an_unknown_magician_is_refused():
    """B2.4: only the eight sheets of B1.5 may be chosen."""
    assert "B1.5" == refusal(2, magicians=("moon_m",))


def test_any_magician_can_be_dealt():
    """B2.4: over some seeds everyone of the eight turns up."""
    dealt = {p.magician for seed in range(20) for p in look(opened(5, seed=seed)).players}
    assert {m.key for m in load_pack(DEFAULT).magicians} == dealt


# B2.5, B2.6


def book_of(match):
    """The monsters and the right-hand pages of a game, in order."""
    monsters, pages = [], []
    while match.ask is not None:
        view = look(match)
        if view.marker == 1:
            monsters.append(view.monster)
            pages.append(view.page)
        pass_turn(match)
    return monsters, pages


def test_the_book_is_a_cover_five_pages_and_the_final_page(tmp_path):
    """B2.5: one of 4 covers, then 5 different of the 12 pages, then the final page."""
    pack = quiet_pack(tmp_path)
    covers = {"dust_moth", "inkwell_hermit", "hiccup_gargoyle", "blotter_toad"}
    first, later = set(), set()
    for seed in range(25):
        monsters, pages = book_of(opened(2, pack=pack, seed=seed))
        assert (6, 6, "final") == (len(monsters), len(pages), pages[-1])
        assert 6 == len(set(monsters)) == len(set(pages))
        first.add(monsters[0])
        later.update(monsters[1:])
    assert covers == first
    assert {m.key for m in load_pack(DEFAULT).monsters} - covers == later


def test_the_library_shows_a_level_1_spell_of_each_element():
    """B2.6: four stacks of three, level 1 on top, chosen at random."""
    spells = {spell.key: spell for spell in load_pack(DEFAULT).spells}
    shown = set()
    for seed in range(25):
        library = look(new_match("book", 2, seed=seed)).library
        assert [(e, 2) for e in ELEMENTS] == [(shelf.element, shelf.below) for shelf in library]
        assert [0, 1, 2, 3] == [spells[shelf.spell].element for shelf in library]
        assert {1} == {spells[shelf.spell].level for shelf in library}
        shown |= {shelf.spell for shelf in library}
    assert {s.key for s in spells.values() if s.level == 1 and not s.basic} == shown


def test_below_the_level_1_spell_lie_level_2_and_level_3():
    """B2.6: learning turns up level 2, then level 3, then the stack is empty."""
    levels = {spell.key: spell.level for spell in load_pack(DEFAULT).spells}
    match = table("book", 2, hands={"p1": "fire2 fire2 fire2"}, spells={"p1": []})
    found = []
    for below in (2, 1, 0):
        shelf = look(match).library[2]
        assert below == shelf.below
        found.append(levels[shelf.spell])
        match.choose(f"learn {shelf.spell}")
    assert [1, 2, 3] == found
    assert (None, 0) == (look(match).library[2].spell, look(match).library[2].below)


# B2.7


def multis_by_round(match):
    """How many multi-element curses lie on the track when each round opens."""
    found = []
    while match.ask is not None:
        view = look(match)
        if view.marker == 1:
            found.append(sum(curse.type == "multi" for curse in view.curses))
        pass_turn(match)
    return found


@pytest.mark.parametrize(
    ("difficulty", "row"),
    [(1, [0, 0, 1, 1, 1, 0]), (2, [0, 1, 1, 1, 2, 2]), (3, [1, 2, 2, 2, 2, 2])],
)
def test_the_round_marker_starts_on_row_1_of_the_chosen_column(tmp_path, difficulty, row):
    """B2.7: easy, medium or hard; the cell says how many multi-element curses come."""
    match = opened(2, pack=quiet_pack(tmp_path), difficulty=difficulty)
    assert (difficulty, 1) == (look(match).table.difficulty, look(match).round)
    assert row == multis_by_round(match)


@pytest.mark.parametrize("difficulty", [0, 4, -1, "easy", 1.5, True])
def test_there_are_only_three_difficulties(difficulty):
    """B2.7: I, II or III."""
    assert "B2.7" == refusal(difficulty=difficulty)


def test_the_numbers_of_the_round_track_are_the_packs(tmp_path):
    """B2.7a: another pack, another track."""
    pack = quiet_pack(tmp_path, pack=[(r"^easy = .*$", "easy = [2, 0, 1, 2, 0, 1]")])
    assert [2, 0, 1, 2, 0, 1] == multis_by_round(opened(3, pack=pack))


@pytest.mark.parametrize("row", ["[0, 0, 1, 1, 1]", "[0, 0, 1, 1, 1, 3]", "[0, 0, 1, 1, 1, -1]"])
def test_a_round_track_has_six_rows_of_0_1_or_2(tmp_path, row):
    """B2.7a, B2.7: a pack with another track does not load."""
    with pytest.raises(PackRefused):
        load_pack(own_pack(tmp_path, pack=[(r"^easy = .*$", f"easy = {row}")]))


# B2.8


def test_the_invocation_marker_starts_on_the_invocation_space():
    """B2.8: seen while the opening still asks for an element (ruling `nightmare_element`)."""
    match = opened(2, mode="nightmare", rulings={"nightmare_element": "free"})
    view = look(match)
    assert ("setup", 0, 0, None) == (view.phase, view.marker, view.turn, view.monster)


def test_the_first_player_is_drawn_at_random():
    """B2.8: over some seeds everybody begins; the first player has the token."""
    views = [look(opened(5, QUIET, seed=seed)) for seed in range(40)]
    assert {0, 1, 2, 3, 4} == {view.first for view in views}
    assert all(view.first == view.active == view.asked for view in views)


@pytest.mark.parametrize("wish", [{"edition": "de"}, {"rulings": {"first_player": "named"}}])
def test_by_the_german_rules_the_group_names_the_first_player(wish):
    """B2.8: the other value of the ruling `first_player`; unnamed, the first seat begins."""
    assert [0, 1, 2] == [look(opened(3, first=seat, **wish)).first for seat in range(3)]
    assert {0} == {look(opened(3, seed=seed, **wish)).first for seed in range(10)}


def test_nobody_names_a_first_player_where_chance_decides():
    """B2.8: refused by default, and where a German table overrides the ruling."""
    assert "B2.8" == refusal(first=0)
    assert "B2.8" == refusal(first=2, edition="de", rulings={"first_player": "random"})


@pytest.mark.parametrize("first", [-1, 3, "p1"])
def test_the_named_first_player_must_sit_at_the_table(first):
    """B2.8: no seat, no first player."""
    assert "B2.8" == refusal(edition="de", first=first)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_draws_six_cards_to_start(seats):
    """B2.8: a hand of 6 before the first turn's actions; nothing is discarded yet."""
    match = opened(seats, QUIET)
    sizes = [(p.hand_size, sum(p.hand.values()), p.discard) for p in look(match).players]
    assert [(6, 6, {})] * seats == sizes
    assert "stop" in options(match)


# What else is refused


def test_unknown_words_are_refused_with_their_rule():
    """B2.9, B2.10, B2.1: no other mode, variant, edition, ruling or value of a ruling."""
    assert "B2.9" == refusal(mode="panic")
    assert "B2.10" == refusal(variants=("giants",))
    assert "B11" == refusal(edition="fr")
    assert "B11" == refusal(rulings={"madness_pile": "always_35"})
    assert "B11" == refusal(rulings={"madness_stack": "36"})


def test_an_unknown_option_is_refused_in_a_sentence():
    """B2.7: a wish that setup does not know is not silently dropped."""
    with pytest.raises(SetupRefused, match="difficulty"):
        new_match("book", 2, seed=1, dificulty=2)


def test_a_refused_wish_says_what_there_is():
    """B2.9: the sentence names the known words."""
    with pytest.raises(SetupRefused, match=r"normal.*terror.*nightmare"):
        new_match("book", 2, seed=1, mode="panic")


def test_the_same_seed_sets_up_the_same_table():
    """B2.2, B2.4, B2.5, B2.6, B2.8: all that is random comes from the seed."""
    first, second = (look(new_match("book", 4, seed=9)) for _ in range(2))
    assert first == second
    assert Counter(p.magician for p in first.players) == Counter(p.magician for p in second.players)
