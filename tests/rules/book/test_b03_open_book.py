"""B3 Reading the open book: what the two pages show, how the cards interlock, where curses lie."""

from __future__ import annotations

import pytest
from tables import book, look, opened, options, pass_turn, quiet_pack, refused, seen, track

from madmage.games.book.loading import DEFAULT, load_pack

ELEMENTS = ("air", "earth", "fire", "water")
PACK = load_pack(DEFAULT)
BACK_OF = {page.key: PACK.monsters[page.monster].key for page in PACK.pages}
SYMBOLS = {m.key: [ELEMENTS[symbol] for symbol in m.symbols] for m in PACK.monsters}
COVERS = {PACK.monsters[number].key for number in PACK.covers}


def test_the_left_page_shows_the_monster_and_the_right_page_what_comes():
    """B3.1: monster; bonus, penalty and the symbols of the next monster."""
    match = opened(2, {"cover": ["hiccup_gargoyle"], "page": ["gold_star"]})
    view = look(match)
    assert ("hiccup_gargoyle", "gold_star") == (view.monster, view.page)
    # Gold Star's back is the Librarian Below: air, earth, water.
    assert ["air", "earth", "water"] == view.next_symbols


def test_the_monsters_three_symbols_are_the_types_of_its_curses():
    """B3.1: the current monster's symbols: fire, earth, air for the Hiccuping Gargoyle."""
    match = opened(2, {"cover": ["hiccup_gargoyle"]})
    assert ["fire", "earth", "air"] == [curse.type for curse in look(match).curses]


def test_the_open_book_is_public():
    """B3.1: every player and every onlooker reads the same, with closed hands too."""
    match = opened(3, {"cover": ["dust_moth"], "page": ["fresh_ink"]}, open_hands=False)
    views = [match.view(seat).data for seat in (0, 1, 2, -1)]
    book_as_seen = [(view.monster, view.page, view.next_symbols) for view in views]
    assert [("dust_moth", "fresh_ink", ["earth", "water", "earth"])] * 4 == book_as_seen
    assert [views[0].curses] * 4 == [view.curses for view in views]


def test_the_screen_tells_arrival_bonus_and_penalty():
    """B3.1: the effects can be read by anybody, in words."""
    match = opened(2, {"cover": ["dust_moth"], "page": ["free_period"]}, open_hands=False)
    text = "\n".join(match.screen(-1))
    for words in ("The Dust Moth", "Free Period", "Bonus", "draws 2 cards", "Penalty"):
        assert words in text


def test_only_symbols_of_the_next_monster_are_known_not_more():
    """B3.1: the pages below the open one stay unknown; with closed or open hands."""
    first = opened(2, {"cover": ["dust_moth"], "page": ["fresh_ink", "gold_star"]})
    second = opened(2, {"cover": ["dust_moth"], "page": ["fresh_ink", "free_period"]})
    assert look(first) == look(second)


def test_the_next_monster_stands_on_the_back_of_the_right_page(tmp_path):
    """B3.1a: through a whole game: cover, then each page's own monster; six in all."""
    match = opened(2, pack=quiet_pack(tmp_path), difficulty=1, seed=6)
    books = []
    while match.ask is not None:
        view = look(match)
        if view.marker == 1:
            books.append((view.monster, view.page, view.next_symbols))
            singles = [curse.type for curse in view.curses if curse.type != "multi"]
            assert SYMBOLS[view.monster] == singles
        pass_turn(match)
    monsters = [monster for monster, _, _ in books]
    pages = [page for _, page, _ in books]
    assert 6 == len(monsters)
    assert monsters[0] in COVERS
    assert [BACK_OF[page] for page in pages[:5]] == monsters[1:]
    assert [SYMBOLS[monster] for monster in monsters[1:]] == [s for _, _, s in books[:5]]
    assert ("final", []) == (pages[5], books[5][2])


def test_the_right_page_judges_the_monster_on_the_left():
    """B3.1a: Free Period lies right: its bonus for a beaten monster, else its penalty."""
    facts = {"phase": "monster", "marker": 5, "turn": 6, "page": "free_period"}
    beaten = book(**facts, decks={"p1": "fire1 air1", "p2": "fire1 air1"})
    # Bonus: each draws 2; then its back, the Timetable, asks for an element to discard.
    assert [2, 2] == [seen(beaten, seat).hand_size for seat in (0, 1)]
    missed = book(**facts, curses={"2": "fever"}, hands={"p1": "fire1 air1", "p2": "fire1 air1"})
    # Penalty: each puts 2 Element cards on top of the deck, in an order of their choice.
    assert ["air1", "fire1"] == options(missed)
    assert ("monster", ["2"]) == (look(missed).phase, list(track(missed)))


def test_monsters_and_fronts_pair_up_at_random(tmp_path):
    """B3.1a: the same cover meets many different fronts."""
    pack = quiet_pack(tmp_path)
    pairs = set()
    for seed in range(60):
        view = look(opened(2, {"cover": ["dust_moth"]}, pack=pack, seed=seed))
        pairs.add(view.page)
    assert set(BACK_OF) == pairs


def test_the_final_page_decides_the_sixth_monster(tmp_path):
    """B3.1a: no bonus and no penalty after it: the game is over."""
    match = opened(2, pack=quiet_pack(tmp_path))
    while match.ask is not None:
        pass_turn(match)
    checks = [
        event.name
        for move in match.moves
        for event in move.events
        if event.name in ("MonsterMissed", "MonsterBeaten", "GameLost", "GameWon")
    ]
    assert ["MonsterMissed"] * 5 + ["GameLost"] == checks


def test_curse_slots_lie_under_space_2_twice_3_then_4_and_5():
    """B3.2: five in all, left to right."""
    match = book(phase="monster", marker=5, turn=6, page="full_larder", difficulty=3)
    match_curses = look(match).curses
    assert [2, 3, 3, 4, 5] == [curse.space for curse in match_curses]
    assert ["2", "3a", "3b", "4", "5"] == list(track(match))


@pytest.mark.parametrize(
    ("ruling", "free"),
    [
        ("leftmost", ["2>3a", "2>3b", "2>4", "2>5"]),
        ("spaces_1_and_2", ["2>1", "2>3a", "2>3b", "2>4", "2>5"]),
    ],
)
def test_a_curse_can_only_be_moved_to_a_slot_there_is(ruling, free):
    """B3.2: five slots; a sixth under space 1 only by the other value of `multi_slots`."""
    match = book(
        rulings={"multi_slots": ruling},
        hands={"p1": "air2"},
        spells={"p1": "weathervane"},
        curses={"2": "fever"},
    )
    match.choose("cast weathervane x1")
    assert free == options(match)


def test_a_slot_holds_one_curse():
    """B3.2: a curse cannot be moved onto another one."""
    match = book(
        hands={"p1": "air2"},
        spells={"p1": "weathervane"},
        curses={"2": "fever", "3a": "vertigo", "3b": "screech", "4": "undertow"},
    )
    match.choose("cast weathervane x1")
    assert ["2>5", "3a>5", "3b>5", "4>5"] == options(match)
    assert "B3.2" == refused(match, "2>4")
