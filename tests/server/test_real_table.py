"""A real table over the wire: entries, refusals with their rule, undo an entry at a time, a restart."""

from __future__ import annotations

from madmage.match.match import Match

HERE = [
    {"kind": "me", "name": "Ada"},
    {"kind": "here", "name": "Bo"},
    {"kind": "here", "name": "Cy"},
]


def real(house, game="book", seats=HERE, **options):
    wish = {"game": game, "seats": seats, "options": options, "chance": "people"}
    return house.post("/api/tables", wish)


def tell_all(guest, wanted="", most=200):
    """Tell whatever is asked, what is wanted if it can be, until somebody may choose."""
    for _ in range(most):
        chance = guest.state["chance"]
        if chance is None:
            return
        texts = [option["text"] for option in chance["options"]]
        guest.ok("tell", chance=chance["ask"], text=wanted if wanted in texts else texts[0])
        guest.wait(lambda s, old=chance["ask"]: s["chance"] is None or s["chance"]["ask"] != old)


def test_a_table_is_set_up_by_what_people_tell_and_outlives_the_server(build):
    house = build()
    made = real(house)
    assert [seat["seat"] for seat in made["here"]] == [0, 1, 2]
    with house.guest(made["code"], made["token"]) as ada:
        assert ada.state["table"]["phase"] == "dealing"
        first = ada.state["chance"]
        ada.ok("tell", chance=first["ask"], text=first["options"][1]["text"])
        assert ada.ok("tell", chance=first["ask"], text=first["options"][1]["text"])["again"]
        ada.wait(lambda s: s["chance"]["ask"] != first["ask"])
        told = ada.state["chance"]["told"]
        assert told == [first["options"][1]["name"]]
    house.stop()
    house = build()
    with house.guest(made["code"], made["token"]) as ada, house.guest(made["code"]) as stranger:
        assert ada.state["chance"]["told"] == told
        assert stranger.state["chance"] is None
        assert ada.no("choose", ask="1.2.3", picks=["stop"])["code"] == "not_allowed"
        tell_all(ada)
        ada.wait(lambda s: s["table"]["phase"] == "playing")
        ada.ok("undo", move=0)
        ada.wait(lambda s: s["chance"])
        assert ada.state["table"]["phase"] == "dealing"
        assert ada.state["view"] is None


def test_where_the_program_deals_closed_hands_a_curtain_hangs_between_them(house):
    """What people tell is known to whoever keeps the screen; what the program draws is not."""
    made = real(house, open_hands=False)
    code, tokens = made["code"], [seat["token"] for seat in made["here"]]
    with house.guest(code, tokens[0]) as ada, house.guest(code, tokens[1]) as bo:
        ada.ok("draw", chance=ada.state["chance"]["ask"], rest=True)
        for guest, at in ((ada, 0), (bo, 1)):
            state = guest.wait(lambda s: s["table"]["phase"] == "playing")
            assert state["curtain"] is True
            hands = [player["hand"] is not None for player in state["view"]["players"]]
            assert hands == [seat == at for seat in range(3)]
        path = f"/api/tables/{code}/record"
        assert house.ask("GET", path, authorization=f"Bearer {tokens[0]}")[0] == 403
    told = real(house, open_hands=False)
    with house.guest(told["code"], told["token"]) as ada:
        tell_all(ada)
        assert ada.wait(lambda s: s["table"]["phase"] == "playing")["curtain"] is False
        ada.ok("dealer", program=True)
        assert ada.wait(lambda s: s["table"]["is_dealt"])["curtain"] is True
        ada.ok("dealer", program=False)
        assert ada.wait(lambda s: not s["table"]["is_dealt"])["curtain"] is True


def begun(house):
    """A game of three has begun: Ada holds earth, as everybody told it."""
    made = real(house)
    with house.guest(made["code"], made["token"]) as ada:
        tell_all(ada, wanted="earth1")
        ada.wait(lambda s: s["decision"])
    return made


def grow(guest):
    """Cast Growth, which draws a card."""
    decision = guest.turn()
    ways = guest.ok("price", ask=decision["ask"], pick="cast growth x1")["ways"]
    wish = {"ask": decision["ask"], "picks": ["cast growth x1"], "then": ways[0]}
    guest.ok("choose", **wish)
    assert guest.ok("choose", **wish)["again"], "a line was lost and sends it again"
    return guest.wait(lambda s: s["chance"])["chance"]


def test_a_wrong_entry_is_refused_with_its_rule_and_a_right_one_taken_back(house):
    made = begun(house)
    with house.guest(made["code"], made["token"]) as ada:
        hand, total = ada.state["view"]["players"][0]["hand"], ada.state["log"]["total"]
        chance = grow(ada)
        assert (chance["stream"], chance["seat"], chance["told"]) == ("deck.p1", 0, [])
        assert ada.state["decision"] is None
        assert ada.state["view"]["players"][0]["hand"] == hand, "nothing is half done"
        assert ada.no("draft", do="begin")["code"] == "not_allowed"
        gone = next(one for one in chance["refused"] if one["text"] == "water3")
        wrong = ada.no("tell", chance=chance["ask"], text="water3")
        assert wrong["rule"] == "B9.1"
        assert gone["name"] in wrong["sentence"]

        right = chance["options"][0]
        ada.ok("tell", chance=chance["ask"], text=right["text"])
        ada.wait(lambda s: s["log"]["total"] > total)
        undo = ada.state["undo"]
        assert undo["price"] == "free"
        assert f"Ada: {right['name']}" in undo["sentence"]
        ada.ok("undo", move=undo["move"])
        ada.wait(lambda s: s["chance"])
        assert ada.no("tell", chance=chance["ask"], text=right["text"])["code"] == "stale"
        assert ada.state["log"]["total"] == total
        ada.ok("undo", move=ada.state["undo"]["move"])
        ada.wait(lambda s: s["chance"] is None)
        assert ada.turn()["kind"] == "act"
        assert ada.state["view"]["players"][0]["hand"] == hand


def test_the_record_of_a_real_table_replays(house):
    made = begun(house)
    bearer = {"authorization": f"Bearer {made['token']}"}
    with house.guest(made["code"], made["token"]) as ada:
        grow(ada)
        tell_all(ada)
        status, _, record = house.ask("GET", f"/api/tables/{made['code']}/record", **bearer)
        assert status == 200
    assert Match.load(record.decode()).names == ("Ada", "Bo", "Cy")


def test_the_program_draws_for_good_until_people_want_to_tell_again(house):
    made = real(house, "maze")
    with house.guest(made["code"], made["token"]) as ada:
        ada.ok("dealer", program=True)
        ada.wait(lambda s: s["decision"])
        assert ada.state["table"]["is_dealt"] is True
        assert ada.state["chance"] is None
        ada.ok("dealer", program=False)
        ada.wait(lambda s: not s["table"]["is_dealt"])


def test_companions_sit_at_a_real_table_too_and_people_draw_for_them(house):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "companion", "level": "random"}]
    made = real(house, seats=seats)
    with house.guest(made["code"], made["token"]) as ada:
        while ada.state["chance"]["stream"] != "first":
            tell_all(ada, most=1)
        ada.ok("tell", chance=ada.state["chance"]["ask"], text="p2")
        ada.wait(lambda s: s["chance"]["stream"] != "first")
        ada.ok("draw", chance=ada.state["chance"]["ask"], rest=True)
        ada.wait(lambda s: s["table"]["phase"] == "playing" and (s["chance"] or s["decision"]))
        for _ in range(40):
            if ada.state["waiting"][0]["for"] == "chance" and ada.state["waiting"][0]["seat"] == 1:
                break
            tell_all(ada)
            ada.wait(lambda s: s["chance"] or s["decision"])
            if ada.state["decision"]:
                ada.choose()
                ada.wait(lambda s: s["chance"] or s["decision"])
        assert ada.state["waiting"][0]["seat"] == 1
        assert ada.state["chance"]["options"]
        tell_all(ada)
        ada.wait(lambda s: s["log"]["entries"] and s["log"]["entries"][-1]["by_companion"])


def test_friends_elsewhere_cannot_sit_at_a_real_table(house):
    wish = {"game": "book", "seats": [{"kind": "me"}, {"kind": "friend"}], "chance": "people"}
    status, _, _ = house.ask("POST", "/api/tables", wish)
    assert status == 400


def test_nobody_begins_a_table_anew_that_is_being_set_up(house):
    made = real(house)
    with house.guest(made["code"], made["token"]) as ada:
        tell_all(ada, most=2)
        told = ada.state["chance"]["told"]
        assert ada.no("start")["code"] == "not_allowed"
        assert ada.state["chance"]["told"] == told != []


def test_setting_up_is_taken_back_with_what_companions_have_played_drafts_and_proposals(house):
    made = real(house, seats=[{"kind": "me", "name": "Ada"}, {"kind": "companion"}])
    table = house.hall.tables[made["code"]]
    table.head.seats[1].level = "greedy"
    with house.guest(made["code"], made["token"]) as ada:
        while ada.state["chance"]["stream"] != "first":
            tell_all(ada, most=1)
        ada.ok("tell", chance=ada.state["chance"]["ask"], text="p2")
        ada.wait(lambda s: s["chance"]["stream"] != "first")
        tell_all(ada, wanted="earth1")
        ada.wait(lambda s: s["log"]["total"] > 1 and s["undo"])
        ada.ok("propose", steps=[{"seat": 0, "text": "support fire 1"}])
        ada.ok("undo", move=0)
        ada.wait(lambda s: s["table"]["phase"] == "dealing")
        assert (table.choices, table.line_ends, table.head.talk) == ([], [], [])
        tell_all(ada)
        # What comes now is written where the moves were that are no more.
        ada.wait(lambda s: s["table"]["phase"] == "playing" and s["log"]["total"] > 1)


def test_what_was_told_of_cards_that_are_no_more_is_asked_anew(build):
    house = build()
    dealing, growing = real(house), begun(house)
    with house.guest(dealing["code"], dealing["token"]) as ada:
        tell_all(ada, most=1)
    with house.guest(growing["code"], growing["token"]) as ada:
        grow(ada)

    async def spoil():
        for made in (dealing, growing):
            table = house.hall.tables.pop(made["code"])
            table.head.pending.told = [("deck.p1", "aether9")]
            await house.hall.save_head(table)

    house.inside(spoil)
    with house.guest(dealing["code"], dealing["token"]) as ada:
        assert ada.state["chance"]["told"] == []
    with house.guest(growing["code"], growing["token"]) as ada:
        assert ada.turn()["kind"] == "act"
