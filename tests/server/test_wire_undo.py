"""Taking back over the wire: free, by consent, refused, and what a reader is told of it."""

from __future__ import annotations

import pytest

from server.guest import asked, played_until_undo_is, together


def test_with_companions_only_one_may_always_take_back(house):
    made = house.make("me", "companion", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()
        while not any(e.get("by_companion") for e in ada.log) or ada.state["undo"] is None:
            ada.stop()
            ada.turn()
        undo = ada.state["undo"]
        assert (undo["price"], undo["of"]) == ("free", [])
        assert undo["sentence"]
        assert ada.ok("undo", move=undo["move"])["done"] is True
        ada.wait(lambda s: s["log"]["total"] == undo["move"] + 1)
        assert ada.state["decision"]
        assert ada.state["decision"]["ask"].startswith("1.")


def test_an_old_question_is_not_answered_after_an_undo(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        before, picks = ada.turn(), ada.picks()
        ada.ok("choose", ask=before["ask"], picks=picks)
        ada.wait(lambda s: s["undo"])
        ada.ok("undo", move=ada.state["undo"]["move"])
        assert ada.no("choose", ask=before["ask"], picks=picks)["code"] == "stale"
        ada.wait(lambda s: s["decision"] and s["decision"]["ask"] != before["ask"])
        assert ada.state["decision"]["ask"].split(".")[1:] == before["ask"].split(".")[1:]
        ada.choose()


def test_what_nobody_learned_from_is_free_to_take_back_among_people(house):
    with house.three() as (_, _, guests):
        guest, total = played_until_undo_is("free", guests)
        assert guest.ok("undo", move=guest.state["undo"]["move"])["done"] is True
        for other in guests:
            other.wait(lambda s: s["log"]["total"] == total)


@pytest.fixture
def wished(house):
    """Somebody has ended their turn, which brought cards for all to see, and wants it back."""
    with house.three() as (_, _, guests):
        guest = asked(guests)
        while not (guest.state["undo"] and guest.state["undo"]["price"] == "ask"):
            guest = asked(guests)
            texts = [option["text"] for option in guest.state["decision"]["options"]]
            if "stop" in texts:
                guest.pick("stop")
            else:
                guest.choose()
        together(guests)
        undo = guest.state["undo"]
        others = [other for other in guests if other is not guest]
        assert undo["of"] == sorted(other.state["seat"] for other in others)
        assert guest.ok("undo", move=undo["move"])["done"] is False
        for other in guests:
            other.wait(lambda s: s["wishes"])
        yield guest, others, undo


def test_who_learned_something_is_asked_and_all_must_agree(wished):
    guest, (one, two), undo = wished
    wish = one.state["wishes"][0]
    assert (wish["seat"], wish["mine"], wish["needs_me"]) == (guest.state["seat"], False, True)
    entry = next(entry for entry in one.log if entry["move"] == undo["move"])
    assert len(entry["lines"]) > 1
    assert all(line.rstrip(".") in wish["sentence"] for line in entry["lines"][:4])
    assert guest.state["wishes"][0]["mine"] is True
    assert guest.state["wishes"][0]["needs_me"] is False
    one.ok("agree", undo=wish["undo"], yes=True)
    one.wait(lambda s: s["wishes"] and not s["wishes"][0]["needs_me"])
    assert one.state["log"]["total"] > undo["move"] + 1
    two.ok("agree", undo=wish["undo"], yes=True)
    for each in (guest, one, two):
        each.wait(lambda s: s["log"]["total"] == undo["move"] + 1 and not s["wishes"])
    assert len(guest.log) == undo["move"] + 1


def test_one_no_is_enough(wished):
    guest, (one, two), undo = wished
    wish = one.state["wishes"][0]["undo"]
    one.ok("agree", undo=wish, yes=True)
    two.ok("agree", undo=wish, yes=False)
    guest.wait(lambda s: not s["wishes"])
    assert guest.state["log"]["total"] > undo["move"] + 1
    assert one.no("agree", undo=wish, yes=True)["code"] == "stale"


def test_nobody_agrees_with_their_own_wish(wished):
    guest, (one, _), _ = wished
    wish = one.state["wishes"][0]["undo"]
    assert guest.no("agree", undo=wish, yes=True)["code"] == "not_allowed"
    assert one.no("agree", undo="nothing", yes=True)["code"] == "stale"


def test_who_goes_on_has_answered_the_wish(wished):
    guest, others, _ = wished
    everybody = sorted([guest, *others], key=lambda g: g.state["seat"])
    asked(everybody).choose()
    for each in everybody:
        assert not each.wait(lambda s: not s["wishes"])["wishes"]


def test_a_companion_agrees_for_who_has_left(wished):
    guest, (one, two), undo = wished
    one.ok("agree", undo=one.state["wishes"][0]["undo"], yes=True)
    two.ok("leave")
    guest.wait(lambda s: s["log"]["total"] <= undo["move"] + 2 and not s["wishes"])
    assert "companion" == guest.state["table"]["seats"][two.state["seat"]]["is_played_by"]


def test_a_wish_lapses(build):
    house = build(wish=0.3)
    with house.three() as (_, _, guests):
        guest, _ = played_until_undo_is("ask", guests)
        guest.ok("undo", move=guest.state["undo"]["move"])
        total = guest.wait(lambda s: s["wishes"])["log"]["total"]
        # It lapsed by itself: nothing was taken back.
        assert total == guest.wait(lambda s: not s["wishes"])["log"]["total"]


def test_only_the_own_last_choice_can_be_taken_back(house):
    with house.three() as (_, _, guests):
        guest = asked(guests)
        assert guest.state["undo"] is None
        assert guest.no("undo", move=0)["code"] == "refused"
        guest.choose()
        move = guest.state["undo"]["move"]
        assert guest.no("undo", move=move + 1)["code"] == "stale"
        other = guests[guest.state["seat"] - 1]
        assert other.no("undo", move=move)["code"] == "refused"


def test_an_undo_that_everybody_agreed_to_survives_the_server(build):
    house = build("kept")
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        for _ in range(4):
            ada.turn()
            ada.choose()
        ada.wait(lambda s: s["decision"])
        move = ada.state["undo"]["move"]
        ada.ok("undo", move=move)
        ada.wait(lambda s: s["log"]["total"] == move + 1)
        before = ada.state
    house.stop()
    house = build("kept")
    with house.guest(made["code"], made["token"]) as ada:
        ada.wait(lambda s: s["decision"])
        assert ada.state["view"] == before["view"]
        assert ada.state["decision"] == before["decision"]
        assert ada.state["log"]["entries"] == ada.log
        assert ada.state["undo"] == before["undo"]
        assert ada.state["n"] > before["n"]
