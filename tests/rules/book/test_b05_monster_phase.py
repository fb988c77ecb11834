"""B5.1 to B5.3: the marker, the curses that strike, and for whom an effect comes when."""

from __future__ import annotations

import pytest
from tables import (
    book,
    look,
    opened,
    options,
    pass_turn,
    play,
    quiet_pack,
    refused,
    seen,
    support,
    track,
)

STRIKE = {"phase": "monster", "turn": 3}
PLACES = {1: "deck", 2: "discard", 3: "support"}


def struck(events):
    """The slots whose curses took effect, in order."""
    slots = ("1", "2", "3a", "3b", "4", "5")
    return [slots[event.args[0]] for event in events if event.name == "CurseStruck"]


def received(events):
    """Who received a Madness where, in order."""
    return [
        (event.seat, PLACES[event.args[3]]) for event in events if event.name == "MadnessReceived"
    ]


# B5.1


def test_the_marker_moves_one_space_a_turn_and_round_again(tmp_path):
    """B5.1: Invocation, 1, 2, 3, 4, 5, Invocation."""
    match = opened(2, pack=quiet_pack(tmp_path))
    for _ in range(11):
        pass_turn(match)
    moves = [
        event.args[0]
        for move in match.moves
        for event in move.events
        if event.name == "MarkerMoved"
    ]
    # On the Invocation space it moves on to space 1 at once (B5.5).
    assert [2, 3, 4, 5, 0, 2, 3, 4, 5, 0, 2] == [space for space in moves if space != 1]
    assert (3, 2) == (look(match).round, look(match).marker)


# B5.2

FIVE = {
    "2": "voices_in_the_draught",
    "3a": "worms_lullaby",
    "3b": "ashen_dreams",
    "4": "grave_soil",
    "5": "drowned_whispers",
}


@pytest.mark.parametrize(
    ("space", "slots"), [(2, ["2"]), (3, ["3a", "3b"]), (4, ["4"]), (5, ["5"])]
)
def test_the_curses_on_the_markers_space_strike(space, slots):
    """B5.2: on 2 to 5 every face-up curse on that space, and no other."""
    match = book(**STRIKE, marker=space - 1, curses=FIVE)
    assert slots == struck(match.opening_events)
    assert set(FIVE) == set(track(match))


def test_each_curse_strikes_once_in_its_round():
    """B5.2: over the five turns of a round, each when the marker comes to it."""
    match = book(marker=1, turn=1, curses=FIVE)
    for _ in range(4):
        pass_turn(match)
    by_turn = [struck(move.events) for move in match.moves if struck(move.events)]
    assert [["2"], ["3a", "3b"], ["4"], ["5"]] == by_turn
    assert set(FIVE) == set(track(match))


def test_a_curse_on_an_earlier_space_does_nothing_more_but_stays():
    """B5.2: it lies there until destroyed or the page turns."""
    match = book(**STRIKE, marker=3, curses={"2": "voices_in_the_draught"}, madness=10)
    assert [] == struck(match.opening_events)
    assert (10, {"2": "voices_in_the_draught"}) == (look(match).madness, track(match))
    pass_turn(match)
    assert ["2"] == list(track(match))


def test_a_destroyed_curse_does_not_strike():
    """B5.2: only what lies there takes effect."""
    match = book(marker=1, hands={"p1": "air3 air1"}, curses={"2": "screech"})
    play(match, "destroy 2", "fire", "stop")
    assert [] == struck(match.moves[-1].events)


def test_of_two_curses_on_space_3_the_left_one_strikes_everybody_first():
    """B5.2: then the right one everybody (ruling `two_curses` by default)."""
    match = book(
        3,
        **STRIKE,
        marker=2,
        active="p2",
        curses={"3a": "voices_in_the_draught", "3b": "drowned_whispers"},
    )
    left = [(1, "discard"), (2, "discard"), (0, "discard")]
    right = [(1, "support"), (2, "support"), (0, "support")]
    assert left + right == received(match.opening_events)


def test_by_one_ruling_each_player_suffers_both_curses_before_the_next():
    """B5.2: ruling `two_curses` = player_by_player."""
    match = book(
        3,
        **STRIKE,
        rulings={"two_curses": "player_by_player"},
        marker=2,
        active="p2",
        curses={"3a": "voices_in_the_draught", "3b": "drowned_whispers"},
    )
    both = [(seat, place) for seat in (1, 2, 0) for place in ("discard", "support")]
    assert both == received(match.opening_events)
    assert ["3a", "3b"] == struck(match.opening_events)


@pytest.mark.parametrize("ruling", ["left_first", "player_by_player"])
def test_a_neutralised_curse_does_not_strike(ruling):
    """B5.2: only face-up curses; its neighbour on space 3 strikes alone."""
    asleep = {"curse": "voices_in_the_draught", "neutralised": True}
    match = book(
        **STRIKE,
        rulings={"two_curses": ruling},
        marker=2,
        curses={"3a": asleep, "3b": "drowned_whispers"},
    )
    assert ["3b"] == struck(match.opening_events)
    assert [(0, "support"), (1, "support")] == received(match.opening_events)


def test_a_curse_on_space_1_never_strikes():
    """B5.2: the marker's spaces with effects are 2 to 5 (ruling `multi_slots`)."""
    match = book(
        phase="monster",
        marker=5,
        turn=6,
        page="full_larder",
        difficulty=3,
        rulings={"multi_slots": "spaces_1_and_2"},
    )
    assert (1, ["1", "2", "3a", "3b", "4"]) == (look(match).marker, list(track(match)))
    assert [] == struck(match.opening_events)


# B5.3


def asked_in_order(match):
    """Who is asked about cards, one after the other."""
    asked = []
    while match.ask is not None and match.ask.kind != "act":
        if not asked or asked[-1] != match.ask.seat:
            asked.append(match.ask.seat)
        match.choose(match.options()[0])
    return asked


@pytest.mark.parametrize(
    ("active", "order"), [("p1", [0, 1, 2]), ("p2", [1, 2, 0]), ("p3", [2, 0, 1])]
)
def test_an_effect_for_all_starts_with_the_active_player_clockwise(active, order):
    """B5.3: Scorched Fingers: each discards 2 of their own Element cards."""
    hands = dict.fromkeys(("p1", "p2", "p3"), "air1 fire1 water1")
    match = book(
        3, **STRIKE, marker=1, active=active, hands=hands, curses={"2": "scorched_fingers"}
    )
    assert order == asked_in_order(match)
    assert [1, 1, 1] == [seen(match, seat).hand_size for seat in range(3)]


def test_who_cannot_apply_an_effect_skips_it():
    """B5.3: an empty hand or one of Madness only has no Element card to discard."""
    match = book(
        3,
        **STRIKE,
        marker=1,
        hands={"p1": "madness madness", "p3": "air1 fire1 water1"},
        curses={"2": "scorched_fingers"},
    )
    assert 2 == match.ask.seat
    assert {"madness": 2} == seen(match, 0).hand


def test_who_can_apply_a_part_must_do_so():
    """B5.3: with one Element card that one goes, unasked."""
    match = book(
        **STRIKE, marker=1, hands={"p1": "fire1 madness"}, curses={"2": "scorched_fingers"}
    )
    assert ({"madness": 1}, {"fire1": 1}) == (seen(match, 0).hand, seen(match, 0).discard)


def test_what_can_be_applied_must_be():
    """B5.3: nobody may stop after the first of two cards."""
    match = book(
        **STRIKE, marker=1, hands={"p1": "air1 fire1 water1"}, curses={"2": "scorched_fingers"}
    )
    assert "B5.3" == refused(match, "done")
    match.choose("air1")
    assert "B5.3" == refused(match, "done")


def test_an_eliminated_player_is_not_hit():
    """B5.3: all players are those still in the game."""
    match = book(3, **STRIKE, marker=1, out=["p2"], curses={"2": "voices_in_the_draught"})
    assert [(0, "discard"), (2, "discard")] == received(match.opening_events)


def test_each_player_carries_out_the_whole_text_before_the_next():
    """B5.3a: Tongue-Tied: exhaust all, discard 1; p2 still has ready spells while p1 discards."""
    hands = dict.fromkeys(("p1", "p2"), "air1 fire1")
    match = book(
        **STRIKE,
        marker=1,
        hands=hands,
        spells={"p1": "ice", "p2": "growth"},
        curses={"2": "tongue_tied"},
    )
    spells = [[spell.exhausted for spell in seen(match, seat).spells] for seat in (0, 1)]
    assert (0, [[True], [False]]) == (match.ask.seat, spells)
    match.choose("air1")
    assert (1, True) == (match.ask.seat, seen(match, 1).spells[0].exhausted)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_curse_hits_every_player(seats):
    """B5.3a: unless it says otherwise."""
    match = book(
        seats, magicians=(), **STRIKE, marker=1, curses={"2": "voices_in_the_draught"}, madness=9
    )
    assert 9 - seats == look(match).madness
    assert [1] * seats == [seen(match, seat).discard["madness"] for seat in range(seats)]


def test_a_curse_may_say_otherwise():
    """B5.3a: Screech hits the active player alone."""
    match = book(3, **STRIKE, marker=1, active="p2", curses={"2": "screech"})
    assert [0, 2, 0] == [seen(match, seat).hand.get("madness", 0) for seat in range(3)]


def test_arrival_and_penalty_hit_every_player():
    """B5.3a: Extra Credit's penalty and its back's arrival: a Madness each, twice."""
    match = book(
        3,
        phase="monster",
        marker=5,
        turn=6,
        page="extra_credit",
        active="p3",
        curses={"5": "fever"},
    )
    assert [(2, "discard"), (0, "discard"), (1, "discard")] * 2 == received(match.opening_events)


def test_a_bonus_hits_every_player():
    """B5.3a: Gold Star: a value-2 card for each, from the active player on."""
    match = book(3, phase="monster", marker=5, turn=6, page="gold_star", active="p2", curses={})
    asked = []
    for _ in range(3):
        asked.append((match.ask.seat, match.ask.kind))
        match.choose("water")
    assert [(1, "gain"), (2, "gain"), (0, "gain")] == asked
    assert [1, 1, 1] == [seen(match, seat).discard["water2"] for seat in range(3)]


def test_the_order_starts_with_the_active_player_even_if_another_casts():
    """B5.3a: p2 casts Arctic Circle in p1's turn: p1 is the first to support a card."""
    match = book(
        2,
        marker=3,
        hands={"p1": "air1 fire1 earth1", "p2": "water3 fire2 earth2"},
        spells={"p1": "telepathy", "p2": "arctic_circle"},
    )
    match.choose("cast telepathy x1")
    assert 1 == match.ask.seat
    match.choose("cast arctic_circle x1")
    asked = []
    for card in ("fire1", "fire2"):
        asked.append(match.ask.seat)
        match.choose(card)
    assert [0, 1] == asked
    assert (["fire1"], ["fire2"]) == (support(match, 0), support(match, 1))


def test_who_is_hit_chooses_their_own_cards_and_spells():
    """B5.3b: Soaked Scrolls: each neutralises a spell of their own."""
    match = book(**STRIKE, marker=1, curses={"2": "soaked_scrolls"})
    assert (0, "spell") == (match.ask.seat, match.ask.kind)
    own = ["combustion@p1", "growth@p1", "ice@p1", "telepathy@p1"]
    assert own == sorted(options(match))
    assert "B5.3b" == refused(match, "growth@p2")
    match.choose("growth@p1")
    assert 1 == match.ask.seat


def test_the_caster_chooses_the_targets():
    """B5.3b: p2, acting in p1's turn, says whose support Shared Well fills, not with what."""
    match = book(
        3,
        marker=3,
        hands={"p1": "air1", "p2": "water1", "p3": "fire1 earth1"},
        spells={"p2": "shared_well"},
    )
    play(match, "cast telepathy x1", "p2", "cast shared_well x1")
    assert (1, ["p1", "p2", "p3"]) == (match.ask.seat, options(match))
    match.choose("p3")
    assert (2, "card") == (match.ask.seat, match.ask.kind)


@pytest.mark.parametrize(("active", "seat"), [("p1", 0), ("p3", 2)])
def test_the_active_player_makes_the_groups_choices(active, seat):
    """B5.3b: the Page Eater takes three spells of anybody's; the active player names them."""
    match = book(3, phase="monster", marker=5, turn=6, page="clean_slate", active=active, curses={})
    for spell in ("ice@p1", "ice@p2", "growth@p2"):
        assert (seat, "spell") == (match.ask.seat, match.ask.kind)
        match.choose(spell)
    assert [3, 2, 4] == [len(seen(match, player).spells) for player in range(3)]


def test_of_two_options_both_are_open_if_both_can_be_done_in_full():
    """B5.3b: Heavy Lids: discard 4 Element cards, or receive a Madness."""
    match = book(
        **STRIKE, marker=1, hands={"p1": "air1 fire1 water1 earth1"}, curses={"2": "heavy_lids"}
    )
    assert ["branch 1", "branch 2"] == options(match)
    match.choose("branch 1")
    assert ({}, 4) == (seen(match, 0).hand, sum(seen(match, 0).discard.values()))


def test_of_two_options_only_one_that_can_be_done_in_full_may_be_chosen():
    """B5.3b: with three Element cards the Madness comes, unasked."""
    match = book(
        **STRIKE, marker=1, hands={"p1": "air1 fire1 water1 madness"}, curses={"2": "heavy_lids"}
    )
    assert ({"madness": 1}, 4) == (seen(match, 0).discard, seen(match, 0).hand_size)


def test_an_option_that_cannot_be_done_in_full_is_refused():
    """B5.3b: with one Madness left, Slip of the Mind's "receive 2" is closed: a spell must go."""
    match = book(
        **STRIKE, marker=1, madness=1, spells={"p1": "ice growth"}, curses={"2": "slip_of_the_mind"}
    )
    assert (0, "spell") == (match.ask.seat, match.ask.kind)


def test_if_neither_option_can_be_done_in_full_one_is_done_as_far_as_possible():
    """B5.3b: two cards and an empty stack: discarding both is enough, and the game goes on."""
    match = book(
        **STRIKE,
        marker=1,
        madness=0,
        hands={"p1": "air1 fire1", "p2": "air1"},
        curses={"2": "heavy_lids"},
    )
    assert (0, ["branch 1", "branch 2"]) == (match.ask.seat, options(match))
    match.choose("branch 1")
    assert ({"air1": 1, "fire1": 1}, None) == (seen(match, 0).discard, match.outcome)
    assert 1 == match.ask.seat
