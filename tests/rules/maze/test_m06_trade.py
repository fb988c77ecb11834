"""M11 `trade`: whether players trade outside fights, and within which limits (M7.5, M7.5a)."""

from __future__ import annotations

import pytest
from corridors import asked, at, idle, maze, names, options, play, player, refused, why_not

OPEN = {"trade": "same_field"}
TOGETHER = {"p1": at(1), "p2": at(1)}


def traders(**facts):
    """p1 and p2 on one field, where trading is allowed."""
    return maze("plain", figures=TOGETHER, rulings=OPEN, **facts)


def test_by_default_nobody_trades_outside_fights():
    """M11 `trade`, M7.5."""
    match = maze("plain", figures=TOGETHER, potions={"p1": "heal", "p2": "mist"})
    assert ["move"] == options(match)
    assert "M7.5" == refused(match, "trade p2")


def test_by_the_other_ruling_potions_and_keys_change_hands_on_one_field():
    """M11 `trade`, M7.5a: a key for a potion, by consent; the turn goes on."""
    match = traders(potions={"p2": "mist"}, keys={"p1": 2})
    play(match, "trade p2", "key", "mist")
    assert (1, "trade_agree") == asked(match)
    play(match, "yes")
    assert ((["mist"], 1), ([], 1)) == tuple(
        (player(match, seat).potions, player(match, seat).keys) for seat in (0, 1)
    )
    assert (0, "turn") == asked(match)


def test_without_consent_nothing_changes_hands():
    """M7.5a: and the same partner is not asked again this turn."""
    match = traders(potions={"p1": "heal", "p2": "mist"})
    assert "TradeRefused" in names(play(match, "trade p2", "heal", "mist", "no"))
    assert (["heal"], ["mist"]) == (player(match).potions, player(match, 1).potions)
    assert "M7.5a" == refused(match, "trade p2")


def test_a_gift_is_a_trade():
    """M7.5a: something for nothing, and nothing for something."""
    match = traders(potions={"p1": "heal"})
    play(match, "trade p2", "heal", "nothing", "yes")
    assert ([], ["heal"]) == (player(match).potions, player(match, 1).potions)
    match = traders(keys={"p2": 1})
    play(match, "trade p2", "nothing", "key", "yes")
    assert (1, 0) == (player(match).keys, player(match, 1).keys)


def test_nothing_for_nothing_is_no_trade():
    """M7.5a."""
    match = traders(potions={"p1": "heal", "p2": "mist"})
    play(match, "trade p2", "nothing")
    assert "M7.5a" == why_not(match, "nothing")


def test_the_limit_of_three_potions_and_five_keys_holds_after_a_trade():
    """M7.5a, M2.7: a gift to a full hand is not possible, a swap is."""
    match = traders(potions={"p1": "heal", "p2": "mist mist speed"}, keys={"p1": 1, "p2": 5})
    play(match, "trade p2", "heal")
    assert "M7.5a" == why_not(match, "nothing")
    assert "M7.5a" == why_not(match, "key")
    play(match, "mist", "yes")
    assert ["heal", "mist", "speed"] == sorted(player(match, 1).potions)
    match = traders(keys={"p1": 1, "p2": 5})
    play(match, "trade p2")
    assert "M7.5a" == why_not(match, "key")


@pytest.mark.parametrize("who", ["p1", "p3"])
def test_only_others_on_the_same_field_are_partners(who):
    """M11 `trade`: neither oneself nor somebody elsewhere."""
    match = traders(potions={"p1": "heal", "p3": "mist"})
    assert "M7.5a" == refused(match, f"trade {who}")


def test_equipment_is_not_traded():
    """M11 `trade`: potions and keys only."""
    match = traders(gear={"p1": "pan"}, potions={"p1": "heal"})
    play(match, "trade p2")
    assert {"nothing", "heal"} >= set(options(match))
    assert "pan" not in options(match)


def test_it_is_the_active_player_who_offers():
    """M11 `trade`: p2 offers on p2's turn."""
    match = traders(potions={"p2": "mist"})
    assert "trade p2" in options(match)
    idle(match)
    assert (1, "turn") == asked(match)
    play(match, "trade p1", "mist", "nothing", "yes")
    assert ["mist"] == player(match).potions
