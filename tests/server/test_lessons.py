"""First games over the wire: doing what the lessons say, doing something else, and coming back."""

import pytest

from server.guest import House, trusting


@pytest.fixture
def learning(house):
    """A learner at a new table of a game."""

    def begin(game):
        made = house.post("/api/first-games", {"game": game, "name": "Ada", "lang": "en"})
        return house.guest(made["code"], made["token"])

    return begin


def do(guest, lesson):
    """What a lesson wants, sent as the page sends it; the next state that is another."""
    wish, n = lesson["do"], guest.state["n"]
    if lesson["waits"] == "next":
        guest.ok("lesson", do="next")
    elif wish and wish["put"]:
        guest.ok("put", text=wish["put"])
    elif wish:
        ask = guest.state["decision"]["ask"]
        then = {} if wish["then"] is None else {"then": wish["then"]}
        guest.ok("choose", ask=ask, picks=wish["picks"], **then)
    return guest.wait(lambda state: state["n"] > n)


@pytest.mark.parametrize("game", ["book", "maze"])
def test_doing_what_the_lessons_say_leads_to_the_end(learning, game):
    keys = []
    with learning(game) as guest:
        while guest.state["lesson"]["waits"] != "over":
            lesson = guest.state["lesson"]
            if lesson["key"] not in keys:
                keys.append(lesson["key"])
            do(guest, lesson)
            assert len(guest.log) < 300
        lesson = guest.state["lesson"]
    assert len(keys) == lesson["of"] - 1
    assert lesson["learned"]
    assert lesson["number"] == lesson["of"]


def test_another_legal_choice_is_named_as_such_and_an_illegal_one_names_its_rule(learning):
    with learning("book") as guest:
        while guest.state["lesson"]["waits"] != "do":
            do(guest, guest.state["lesson"])
        n, ask = guest.state["n"], guest.state["decision"]["ask"]
        wanted = guest.state["lesson"]["do"]
        assert wanted["picks"] != ["stop"]
        other = guest.no("choose", ask=ask, picks=["stop"], then=[])
        assert (other["code"], other["rule"]) == ("lesson", "")
        assert wanted["sentence"].rstrip(".") in other["sentence"]
        refused = guest.no("choose", ask=ask, picks=["destroy 2"], then=[])
        assert (refused["code"], refused["rule"]) == ("refused", "B6.6")
        assert guest.state["n"] == n
        assert guest.ok("hint")["picks"] == wanted["picks"]


def test_show_back_skip_and_again_lead_where_they_say(learning):
    with learning("book") as guest:
        guest.no("lesson", do="show")
        while guest.state["lesson"]["waits"] != "do":
            do(guest, guest.state["lesson"])
        first, ask = guest.state["lesson"], guest.state["decision"]["ask"]
        guest.ok("lesson", do="show")
        second = guest.wait(lambda s: s["lesson"]["key"] != first["key"])["lesson"]
        guest.ok("lesson", do="back")
        guest.wait(lambda s: s["lesson"]["key"] == first["key"])
        assert guest.state["decision"]["ask"] != ask  # The same question, asked anew.
        guest.ok("lesson", do="skip")
        guest.wait(lambda s: s["lesson"]["key"] == second["key"])
        guest.ok("lesson", do="again")
        assert guest.wait(lambda s: s["lesson"]["number"] == 1)["log"]["total"] == 1


def test_a_learner_comes_back_to_the_same_lesson_of_another_server(tmp_path):
    before = House(trusting(tmp_path))
    made = before.post("/api/first-games", {"game": "book", "name": "Ada"})
    with before.guest(made["code"], made["token"]) as guest:
        for _ in range(6):
            left = do(guest, guest.state["lesson"])
    before.stop()
    after = House(trusting(tmp_path))
    with after.guest(made["code"], made["token"], lang="de") as guest:
        assert guest.state["lesson"]["key"] == left["lesson"]["key"]
        assert guest.state["log"]["total"] == left["log"]["total"]
        assert guest.state["decision"]["options"]
    with after.guest(made["code"]) as watcher:
        assert watcher.no("lesson", do="next")["code"] == "not_allowed"
    after.stop()


def test_no_other_table_has_lessons(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as guest:
        assert "lesson" not in guest.state
        assert guest.no("lesson", do="next")["code"] == "not_allowed"
