"""B9.16: Avatar: the support pool pays and stays."""

from __future__ import annotations

from rules.book.tables import book, look, options, play, refused, seen, support

AVATAR = {"p1": "avatar telepathy combustion"}


def test_support_used_for_avatars_action_stays():
    """B9.16a: the action is paid by support cards, which lie there as before."""
    match = book(hands={"p1": "water3"}, supports={"p1": "fire1", "p2": "fire1"}, spells=AVATAR)
    play(match, "cast avatar x1", "acquire fire2")
    assert [["fire1"], ["fire1"]] == [support(match, 0), support(match, 1)]
    assert {"water3": 1, "fire2": 1} == seen(match, 0).discard


def test_avatar_itself_is_paid_normally():
    """B9.16a: only the actions it grants are paid so; its own payment leaves support."""
    match = book(supports={"p2": "water3"}, hands={"p1": "fire2"}, spells=AVATAR)
    play(match, "cast avatar x1")
    assert ([], {"water3": 1}) == (support(match, 1), seen(match, 1).discard)


def test_augmented_each_support_card_serves_one_of_the_actions_only():
    """B9.16: the card that paid for the first action does not pay for the second."""
    match = book(hands={"p1": "water3 water3"}, supports={"p1": "fire2 fire1"}, spells=AVATAR)
    play(match, "cast avatar x2", "acquire fire2")
    assert "you may take" in match.question()
    assert "B6.5" == refused(match, "acquire fire2")
    play(match, "cast combustion x1")
    assert ["fire1", "fire2"] == sorted(support(match, 0))


def test_of_two_equal_support_cards_each_serves_once():
    """B9.16: two fire cards of value 2 pay for two actions and not for three."""
    match = book(
        hands={"p1": "water3 water3 water3"}, supports={"p1": "fire2 fire2"}, spells=AVATAR
    )
    play(match, "cast avatar x3", "acquire fire2", "acquire fire2")
    assert "choose an action" in match.question()
    assert 2 == seen(match, 0).discard["fire2"]


def test_a_spent_support_card_cannot_be_named_in_a_later_payment():
    """B9.16, B6.2: it is there, but it has served."""
    match = book(
        hands={"p1": "water3 water3 fire1 fire1"},
        supports={"p1": "fire3", "p2": "fire1 fire1"},
        spells=AVATAR,
    )
    play(match, "cast avatar x2", "acquire fire3", "pay fire3@p1", "acquire fire2")
    assert "B6.2" == refused(match, "pay fire3@p1")
    assert ["pay fire1", "pay fire1@p2"] == options(match)


def test_after_avatar_the_same_cards_may_pay_again_and_then_they_leave():
    """B9.16a: for actions after Avatar, as always."""
    match = book(hands={"p1": "water3"}, supports={"p2": "fire2"}, spells=AVATAR)
    play(match, "cast avatar x1", "acquire fire2")
    assert ["fire2"] == support(match, 1)
    play(match, "acquire fire2")
    assert ([], {"fire2": 1}) == (support(match, 1), seen(match, 1).discard)
    assert {"water3": 1, "fire2": 2} == seen(match, 0).discard


def test_hand_cards_used_in_avatar_are_discarded():
    """B9.16a: a payment of hand and support: the hand card goes, the support card stays."""
    match = book(hands={"p1": "water3 fire1"}, supports={"p1": "fire1"}, spells=AVATAR)
    play(match, "cast avatar x1", "acquire fire2")
    assert ({}, ["fire1"]) == (seen(match, 0).hand, support(match, 0))
    assert {"water3": 1, "fire1": 1, "fire2": 1} == seen(match, 0).discard


def test_what_a_granted_action_grants_to_others_is_paid_normally():
    """B9.16a: Telepathy inside Avatar: its own payment stays, the other player's leaves."""
    match = book(hands={"p1": "water3"}, supports={"p1": "air1 fire2", "p2": "air1"}, spells=AVATAR)
    play(match, "cast avatar x1", "cast telepathy x1", "pay air1@p1", "acquire fire2")
    assert (["air1"], ["air1"]) == (support(match, 0), support(match, 1))
    assert ({"water3": 1, "fire2": 1}, {"fire2": 1}) == (
        seen(match, 0).discard,
        seen(match, 1).discard,
    )


def test_others_may_pay_with_a_card_that_has_served_avatar():
    """B9.16a: paid normally: that it served the caster's action does not bind them."""
    match = book(hands={"p1": "water3", "p2": "air1"}, supports={"p1": "air1"}, spells=AVATAR)
    play(match, "cast avatar x1", "cast telepathy x1", "acquire air2")
    assert ([], {"water3": 1, "air1": 1}) == (support(match, 0), seen(match, 0).discard)


def test_avatar_grants_its_caster_any_action_once():
    """B9.16: one action at power 1; it may be declined; the reward is the caster's."""
    match = book(
        hands={"p1": "water3"},
        supports={"p2": "fire3 fire1"},
        curses={"2": "ashen_dreams"},
        spells=AVATAR,
    )
    play(match, "cast avatar x1")
    assert (0, "B6.3") == (match.ask.seat, refused(match, "cast avatar x1"))
    play(match, "destroy 2", "earth")
    assert {"water3": 1, "earth2": 1} == seen(match, 0).discard
    assert ([], ["fire1", "fire3"]) == (look(match).curses, sorted(support(match, 1)))
    assert "choose an action" in match.question()


def test_a_second_avatar_starts_afresh():
    """B9.16, B9.16a: what served the first casting may serve the second one as well."""
    match = book(
        hands={"p1": "water3 water3 air1"},
        supports={"p2": "fire2"},
        spells={"p1": "avatar tailwind"},
    )
    play(match, "cast avatar x1", "acquire fire2", "cast tailwind x1")
    play(match, "cast avatar x1", "acquire fire2")
    assert (["fire2"], 2) == (support(match, 1), seen(match, 0).discard["fire2"])
