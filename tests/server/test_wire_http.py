"""What is asked once: games, rules, cards, tables; and what a browser is told with every answer."""

from __future__ import annotations

import json

import pytest

from madmage.match.match import Match
from madmage.server.hall import LETTERS


def error(told):
    status, _, body = told
    return status, json.loads(body)["error"]["code"]


def test_the_server_says_that_it_is_there(house):
    assert house.get("/api/health") == {"ok": True}


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_games_rules_and_cards_are_told_in_every_language(house, lang):
    games = house.get(f"/api/games?lang={lang}")["games"]
    book = next(game for game in games if game["game"] == "book")
    assert book["seats"] == [2, 5]
    rules = house.get(f"/api/rules/book?lang={lang}")
    assert {"number", "title", "rules"} <= set(rules["chapters"][0])
    cards = house.get(f"/api/cards/book?pack=default&lang={lang}")
    assert cards["spells"]["ice"]["name"]


def test_the_language_is_the_browsers_where_none_is_named(house):
    told = house.get("/api/rules/book", accept_language="es-ES,en;q=0.5")
    assert told == house.get("/api/rules/book?lang=es")


@pytest.mark.parametrize(
    "path",
    [
        "/api/rules/chess",
        "/api/cards/chess",
        "/api/cards/book?pack=/etc",
        "/api/cards/book?pack=../default",
        "/api/nothing",
        "/api/tables/BCDFG",
        "/api/tables/BCDFG/record",
        "/api/tables/BCDFG/qr.svg",
        "/api/tables/toolongacode",
        "/api/tables/%2e%2e",
    ],
)
def test_what_is_not_there_is_not_found(house, path):
    status, _ = error(house.ask("GET", path))
    assert status == 404


def test_a_table_has_a_code_that_can_be_read_aloud_and_a_link(house):
    made = house.make("me", "companion", "companion")
    assert len(made["code"]) == 5
    assert set(made["code"]) <= set(LETTERS)
    assert made["link"] == f"/t/{made['code']}"
    assert made["seat"] == 0
    assert made["token"]


def test_anybody_may_know_the_outside_of_a_table(house):
    made = house.make({"kind": "me", "name": "Ada"}, "friend", difficulty=2)
    table = house.get(f"/api/tables/{made['code'].lower()}")
    assert table["phase"] == "gathering"
    assert table["options"]["difficulty"] == 2
    assert [seat["kind"] for seat in table["seats"]] == ["person", "friend"]
    assert [seat["is_played_by"] for seat in table["seats"]] == ["person", "nobody"]
    assert [seat["is_here"] for seat in table["seats"]] == [False, False]
    assert table["seats"][0]["name"] == "Ada"
    assert "token" not in json.dumps(table)
    assert "seed" not in json.dumps(table)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "refused"),
        ({"seats": []}, "malformed"),
        ({"seats": [{"kind": "me"}]}, "refused"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "malformed"),
        ({"seats": [{"kind": "friend"}, {"kind": "companion"}]}, "malformed"),
        ({"seats": [{"kind": "me", "name": "x" * 61}, {"kind": "companion"}]}, "malformed"),
        ({"seats": [{"kind": "me"}, {"kind": "companion", "level": "genius"}]}, "malformed"),
        ({"seats": [{"kind": "me", "magician": "merlin"}, {"kind": "companion"}]}, "refused"),
        ({"options": {"difficulty": 9}}, "refused"),
        ({"options": {"difficulty": "hard"}}, "malformed"),
        ({"options": {"pack": "/etc"}}, "malformed"),
        ({"options": {"position": {}}}, "malformed"),
        ({"options": {"rulings": {"cure_cost": "nothing"}}}, "refused"),
        ({"lang": "fr"}, "malformed"),
        ({"title": "x" * 81}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(house, change, code):
    wish = {"game": "book", "seats": [{"kind": "me"}, {"kind": "companion"}], **change}
    status, _, body = house.ask("POST", "/api/tables", wish)
    told = json.loads(body)["error"]
    assert (status, told["code"]) == ({"refused": 422, "malformed": 400}[code], code)
    assert told["sentence"]


def test_a_refused_option_names_its_rule(house):
    wish = {"game": "book", "seats": [{"kind": "me"}], "options": {}}
    _, _, body = house.ask("POST", "/api/tables", wish)
    assert json.loads(body)["error"]["rule"] == "B1.8"


@pytest.mark.parametrize(
    ("body", "headers", "status"),
    [
        (b"{", {"content_type": "application/json"}, 400),
        (b"\xff\xfe", {"content_type": "application/json"}, 400),
        (b"[" * 5000, {"content_type": "application/json"}, 400),
        (b"{}", {"content_type": "text/plain"}, 400),
        (b"{}", {}, 400),
        (b'"' + b"x" * 70_000 + b'"', {"content_type": "application/json"}, 413),
        (b"{}", {"content_type": "application/json", "origin": "http://evil.example"}, 403),
        (b"{}", {"content_type": "application/json", "origin": "null"}, 403),
    ],
)
def test_strange_requests_are_turned_away(house, body, headers, status):
    assert house.ask("POST", "/api/tables", body, **headers)[0] == status


def test_our_own_page_may_make_a_table(house):
    origin = f"http://127.0.0.1:{house.port}"
    wish = {"game": "book", "seats": [{"kind": "me"}, {"kind": "companion"}]}
    assert house.ask("POST", "/api/tables", wish, origin=origin)[0] == 201


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "a b", "", "x/y", "[::"]
)
def test_who_calls_us_by_a_strange_name_is_turned_away(house, host):
    assert house.ask("GET", "/api/health", host=host)[0] in (400, 421)


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:1", "127.0.0.1:80", "[::1]:8421", "10.0.0.7"]
)
def test_addresses_and_our_own_name_are_names_of_ours(house, host):
    assert house.ask("GET", "/api/health", host=host)[0] == 200


@pytest.mark.parametrize("path", ["/", "/api/health", "/t/BCDFG", "/nothing.js", "/api/nothing"])
def test_every_answer_tells_the_browser_to_be_careful(house, path):
    _, headers, _ = house.ask("GET", path)
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.fixture
def paged(build, tmp_path):
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "art").mkdir()
    (page / "index.html").write_text("<!doctype html><title>madmage</title>")
    (page / "assets" / "app-1a2b.js").write_text("let a = 1;")
    (page / "art" / "owl.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("secret")
    return build(page=page)


@pytest.mark.parametrize("path", ["/", "/t/BCDFG", "/rules/book", "/rules/book?x=1"])
def test_every_route_of_the_browser_is_the_same_page(paged, path):
    status, headers, body = paged.ask("GET", path)
    assert status == 200
    assert b"<title>madmage" in body
    assert headers["cache-control"] == "no-cache"


def test_files_with_a_name_of_their_own_are_kept_by_browsers(paged):
    _, headers, _ = paged.ask("GET", "/assets/app-1a2b.js")
    assert "immutable" in headers["cache-control"]
    assert "javascript" in headers["content-type"]
    _, headers, _ = paged.ask("GET", "/art/owl.svg")
    assert headers["cache-control"] == "public, max-age=86400"
    assert paged.ask("GET", "/art/owl.svg", if_none_match=headers["etag"])[0] == 304


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
        "/assets/%00.js",
        "/..\\secret.txt",
    ],
)
def test_nothing_outside_of_the_page_is_given_away(paged, path):
    status, _, body = paged.ask("GET", path)
    assert b"secret" not in body.replace(path.encode(), b"")
    assert status in (404, 400)


def test_a_page_that_is_not_built_says_how_to_build_it(build, tmp_path):
    house = build(page=tmp_path / "none")
    status, _, body = house.ask("GET", "/t/BCDFG")
    assert status == 503
    assert b"make page" in body


def test_the_tables_link_is_a_picture_too(house):
    code = house.make("me", "friend")["code"]
    status, headers, body = house.ask("GET", f"/api/tables/{code}/qr.svg")
    assert status == 200
    assert headers["content-type"].startswith("image/svg+xml")
    assert body.startswith(b"<svg xmlns=")


def test_the_record_of_a_running_game_has_no_seed_and_loads(house):
    made = house.make("me", "companion")
    path = f"/api/tables/{made['code']}/record"
    status, headers, body = house.ask("GET", path)
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    assert "\nseed " not in body.decode()
    assert Match.load(body.decode()).setup.seats == 2
    assert house.ask("GET", path, authorization=f"Bearer {made['token']}")[2] == body


def test_a_record_is_given_for_a_true_token_or_for_none(house):
    code = house.make("me", "companion")["code"]
    other = house.make("me", "companion")["token"]
    path = f"/api/tables/{code}/record"
    for token in (f"Bearer {other}", "Bearer x", "Bearer ", "Basic abc"):
        assert error(house.ask("GET", path, authorization=token)) == (401, "bad_token")


def test_with_closed_hands_there_is_no_record_before_the_end(house):
    code = house.make("me", "companion", open_hands=False)["code"]
    assert error(house.ask("GET", f"/api/tables/{code}/record")) == (403, "not_allowed")


def test_a_table_that_gathers_has_no_record(house):
    code = house.make("me", "friend")["code"]
    assert error(house.ask("GET", f"/api/tables/{code}/record")) == (403, "not_allowed")


def test_a_report_holds_the_record_or_what_its_seat_has_seen(house):
    for is_open in (True, False):
        with house.three(open_hands=is_open) as (code, tokens, _):
            path = f"/api/tables/{code}/report"
            mine = house.get(path, authorization=f"Bearer {tokens[0]}")
            assert "madmage 0." in mine["facts"]
            assert "seen by p1" in mine["facts"]
            assert ("madmage-record" in mine["record"]) is is_open
            assert "\nseed " not in mine["record"]
            watched = house.get(path)["record"]
            match = house.hall.tables[code].match
            hand = next(line for line in match.screen(0) if "hand (6): " in line)
            assert is_open or (hand in mine["record"] and hand not in watched)
            assert house.ask("GET", path, authorization="Bearer x")[0] == 401
