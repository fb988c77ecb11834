"""M2.7, M2.7a: limits of potions and keys, what lies open and what nobody sees."""

from __future__ import annotations

from corridors import (
    asked,
    at,
    fight,
    go,
    look,
    maze,
    names,
    options,
    play,
    player,
    refused,
    why_not,
)

GEAR = (
    "pan steeple foil picks hat encyclopedia chamberpot plate slipper skates leotard bearskin "
    "glasses swiss_axe wellies fur thread die cloak teapot shovel hairpin horn ring"
)


def crates(held, drawn, **facts):
    """p1 undergoes the crates, which give two potions one after the other."""
    match = maze(
        "action",
        potions={"p1": held},
        rolls={"p1": "1 6"},
        told={"action": ["crates"], "potion": drawn},
        **facts,
    )
    fight(match)
    go(match)
    return match


# M2.7


def test_two_potions_come_one_after_the_other_within_the_limit():
    """M2.7: with three held, each of the two new ones means a choice."""
    match = crates("mist rewrite speed", ["stone", "heal"], life={"p1": 20})
    assert ["mist", "rewrite", "speed", "stone"] == sorted(player(match).potions)
    play(match, "discard mist")
    assert ["heal", "rewrite", "speed", "stone"] == sorted(player(match).potions)
    play(match, "discard rewrite")
    assert ["heal", "speed", "stone"] == sorted(player(match).potions)
    assert (1, "turn") == asked(match)


def test_of_two_identical_potions_one_goes_and_one_stays():
    """M2.7: discarding and drinking take one of them."""
    match = crates("mist heal", ["heal", "heal"], life={"p1": 2})
    assert ["heal", "heal", "heal", "mist"] == sorted(player(match).potions)
    assert {"drink heal", "discard heal", "discard mist"} == set(options(match))
    play(match, "drink heal")
    assert (["heal", "heal", "mist"], 10) == (sorted(player(match).potions), player(match).life)
    assert ["heal"] == look(match).discards["potion"]


def test_a_potion_one_does_not_hold_can_neither_be_drunk_nor_discarded():
    """M2.7."""
    match = crates("mist rewrite speed", ["stone", "heal"])
    assert "M2.7" == refused(match, "discard luck")
    assert "M2.7" == refused(match, "drink strength")


def test_with_five_keys_a_sixth_is_not_taken():
    """M2.7, M5.2a: neither from a field nor from a card."""
    match = maze("key", "plain", keys={"p1": 5}, figures={"p1": at(1)}, rolls={"p1": "1"})
    assert "M5.2a" == why_not(match, "take")
    assert 5 == player(match).keys


def test_a_card_gives_a_fifth_key_and_no_sixth():
    """M2.7: the troll's key; five of eight markers are held."""
    for held, after in ((4, 5), (5, 5)):
        match = maze(
            "monster", keys={"p1": held}, rolls={"p1": "1 6"}, told={"monster": ["doorman"]}
        )
        events = fight(match)
        assert after == player(match).keys
        assert ("NoKey" in names(events)) == (held == 5)


def test_stealing_keeps_the_limits():
    """M2.7: with three potions no potion can be stolen, with five keys no key."""
    match = maze(
        "action",
        potions={"p1": "mist mist speed", "p2": "heal"},
        keys={"p1": 5, "p2": 1},
        rolls={"p1": "1"},
        told={"action": ["lost_property"]},
    )
    fight(match)
    play(match, "green")
    assert (["mist", "mist", "speed"], 5) == (sorted(player(match).potions), player(match).keys)
    assert (["heal"], 1) == (player(match, 1).potions, player(match, 1).keys)


# M2.7a


def test_everybodys_things_life_and_abilities_lie_open():
    """M2.7a: for players and bystanders alike."""
    match = maze(
        "plain",
        gear={"p2": "pan"},
        potions={"p2": "heal mist"},
        keys={"p2": 2},
        life={"p2": 7},
        points={"p2": "speed 4 toughness 1"},
    )
    for viewer in (-1, 0, 1, 2):
        seen = look(match, viewer).players[1]
        assert ("pan", ["heal", "mist"], 2, 7) == (seen.gear, seen.potions, seen.keys, seen.life)
        assert (4, 1) == (seen.abilities["speed"].invested, seen.abilities["toughness"].invested)


def test_the_decks_are_open_to_nobody():
    """M2.7a: only how many are left; two games that differ in the next cards look the same."""
    one = maze("plain", told={"monster": ["ham"], "tile": ["tee_key"]}, seed=1)
    two = maze("plain", told={"monster": ["cat"], "tile": ["corner_plain"]}, seed=2)
    for viewer in (-1, 0, 1, 2):
        assert look(one, viewer) == look(two, viewer)
        assert {"tile", "monster", "action", "potion", "gear"} == set(look(one, viewer).decks)
        assert all(isinstance(count, int) for count in look(one, viewer).decks.values())


def test_tiles_on_top_are_seen_by_those_only_who_looked_at_them():
    """M2.7a: p2 knows two tiles; for the others they are unknown."""
    match = maze("plain", tiles_top="tee_key corner", known_to="p2")
    assert ["tee_key", "corner_plain"] == look(match, 1).tile_top
    for viewer in (-1, 0, 2):
        assert ["?", "?"] == look(match, viewer).tile_top


def test_looking_at_tiles_tells_the_others_only_how_many():
    """M2.7a: the stars show five tiles to p1 alone; what p1 does with them stays a secret."""
    top = ["tee_key", "corner_plain", "straight_chest", "tee_plain", "corner_key"]
    match = maze(
        "action",
        points={"p1": "intelligence 5"},
        rolls={"p1": "1 6"},
        told={"action": ["stars"], "tile": top},
    )
    fight(match)
    assert (0, "peek") == asked(match)
    assert () == match.view(1).known.ask.options
    peeked = [event for event in match.known_events(1) if event.name == "Peeked"]
    assert [(-1,) * 5] == [event.args for event in peeked]
    while asked(match)[1] == "peek":
        match.choose(1)
    assert sorted(top) == sorted(look(match, 0).tile_top)
    assert ["?"] * 5 == look(match, 1).tile_top == look(match, -1).tile_top


def test_a_discard_pile_is_open_and_becomes_the_deck_when_that_runs_out():
    """M2.7a, M11 `discards`: the last piece of equipment is drawn, then the pile is shuffled."""
    match = maze(
        "chest",
        keys={"p1": 1},
        discards={"gear": GEAR},
        rolls={"p1": "1"},
        told={"gear": ["ring"]},
    )
    assert (0, 24) == (look(match).decks["gear"], len(look(match).discards["gear"]))
    events = play(match, "move", "open")
    assert "Reshuffled" in names(events)
    assert (23, []) == (look(match).decks["gear"], look(match).discards["gear"])
    assert "ring" == player(match).gear


def test_when_deck_and_pile_are_empty_nothing_is_drawn():
    """M2.7a, M11 `discards`: every piece of equipment lies in a grave or is worn."""
    match = maze(
        "chest",
        "plain",
        keys={"p1": 1},
        graves={at(2): {"gear": GEAR}},
        rolls={"p1": "1"},
    )
    assert "NoGear" in names(play(match, "move", "open"))
    assert (None, None) == (player(match).gear, look(match).tiles[1].marker)
