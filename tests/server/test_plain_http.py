"""The plain page without a browser: whole games by forms, and everything the line mode can do."""

from __future__ import annotations

import json
import re
from html import escape
from itertools import count

import pytest

from browser.maze_story import find_story
from browser.stage import Tables
from madmage import new_match
from madmage.agents.agent import agent_of
from madmage.match.match import Match
from madmage.packs.words import words_for
from madmage.server.plain import presence
from madmage.tui.vocabulary import COMMANDS
from server.maze_positions import walking
from server.plain_reader import PlainReader

LIMIT = 20_000
"""Bytes of a page as they go over the line."""
HOSTILE = "<img src=x>'\"&B6.4"


@pytest.fixture
def read(house):
    """Makes readers, each with a line of its own."""
    readers = []

    def come():
        readers.append(PlainReader(house))
        return readers[-1]

    yield come
    for reader in readers:
        reader.line.close()


@pytest.fixture(scope="module")
def tables(house):
    return Tables(house)


@pytest.fixture
def seat(read, tables):
    """Readers at these seats of a table on which a match stands."""

    def sit(match, *people):
        table = tables.lay(match, *people)
        readers = [read() for _ in people]
        for reader, at in zip(readers, people, strict=True):
            reader.ask("POST", "/plain/seat", {"code": table.code, "token": table.tokens[at]})
            reader.go(f"/plain/table/{table.code}")
        return readers

    return sit


def test_a_whole_game_of_the_book_is_set_up_joined_and_played_by_two_with_forms_alone(house, read):
    ada, bo = read(), read()
    ada.go("/plain").follow("The Big Book of Madness")
    ada.press(
        "Play", name=HOSTILE, kind2="friend", kind3="nobody", mode="nightmare", difficulty="3"
    )
    code = ada.path[-5:]
    bo.go("/plain").ask("POST", "/plain/join", {"code": " ".join(code.lower())})
    bo.press("Sit down", name="Bo")
    match = house.hall.tables[code].match
    sizes, turns = [], count()
    while match.ask is not None:
        asked = (ada, bo)[match.ask.seat]
        if "You are asked" not in asked.html:
            asked.go(asked.path)
        sizes.append(asked.size)
        offered = asked.numbered
        if offered:
            asked.send(*offered[next(turns) % len(offered)].sent)
        else:
            _pick_some(asked)
        assert asked.status == 200
    assert "The game is over" in ada.go(ada.path).text
    assert max(sizes) + _extras(house) < LIMIT
    assert HOSTILE not in ada.html
    assert escape(HOSTILE).split("B6.4")[0] in ada.html
    record = ada.go(f"/plain/table/{code}/record").html
    assert Match.load(record).outcome is not None


def _pick_some(reader):
    """Where several things are picked: as many of the first as make a whole choice."""
    ask = re.search(r'name="ask" value="([^"]+)"', reader.html)[1]
    ticks = re.findall(r'name="pick" value="(\d+)"', reader.html)
    counts = re.findall(r'name="(count\.\d+)"[^>]*max="(\d+)"', reader.html)
    things = [("pick", tick) for tick in ticks] + [(n, most) for n, most in counts]
    for many in range(1, len(things) + 1):
        reader.send(("ask", ask), ("do", "pick"), *things[:many])
        if "Nothing was done" not in reader.said:
            return
    raise AssertionError(reader.said)


def _extras(house):
    """What a page loads besides itself."""
    files = ("/plain.js", "/plain.css", "/favicon.svg")
    return sum(len(house.ask("GET", path, accept_encoding="gzip")[2]) for path in files)


def test_a_game_of_the_maze_is_played_to_its_end_by_three_who_type(house, seat):
    """A group fight with a trade, a death, a collapse and two portals."""
    match, choices = find_story()
    readers = seat(match, 0, 1, 2)
    heard, sizes = "", []
    for choice in choices:
        reader = readers[choice.seat]
        if "You are asked" not in reader.html:
            reader.go(reader.path)
        sizes.append(reader.size)
        reader.type(choice.text)
        assert reader.said == "", choice
        heard += reader.text
    for reader in readers:
        assert "The game is over" in reader.go(reader.path).text
    assert "collapses" in heard
    assert max(sizes) + _extras(house) < LIMIT


def test_the_maze_is_played_from_its_first_point_to_its_last_portal(house, seat):
    """Characters in secret, first tiles, walks, fights, levels: every kind of question that comes."""
    match = new_match("maze", 3, seed=6, names=("Ada", "Bo", "Cy"))
    readers = seat(match, 0, 1, 2)
    greedy, asked, sizes = agent_of("greedy", 6, "maze"), set(), []
    while match.ask is not None:
        kind, reader = match.ask.kind, readers[match.ask.seat]
        asked.add(kind)
        line = _line_of(match, greedy)
        if "You are asked" not in reader.html:
            reader.go(reader.path)
        sizes.append(reader.size)
        reader.type(line)
        assert (reader.status, reader.said) == (200, ""), (kind, line)
    for reader in readers:
        assert "The game is over" in reader.go(reader.path).text
    assert {"create", "first_tile", "turn", "walk", "goal", "tile", "ready"} <= asked
    assert max(sizes) + _extras(house) < LIMIT


def _line_of(match, agent):
    """What an agent answers, as one types it: what is picked together stands in one line."""
    first, texts = match.ask, []
    while match.ask is not None and (match.ask.seat, match.ask.kind) == (first.seat, first.kind):
        code = agent.choose(match.view(first.seat), match.ask)
        texts.append(next(option.text for option in match.options() if option.code == code))
        match.choose(code=code)
        if first.kind != "create":
            break
    return ", ".join(texts)


def test_a_stroke_at_the_end_of_its_address_leads_to_the_first_page(house):
    status, headers, _ = house.ask("GET", "/plain/")
    assert (status, headers["location"]) == (308, "/plain")


def test_every_command_of_the_line_modes_help_can_be_typed_here(seat):
    reader, *_ = seat(walking(), 0, 1, 2)
    helped = reader.type("help").said
    words = words_for("en", ("madmage.tui",)).say("line-help", {"example": "x", "rule": "y"})
    known = {name for name in COMMANDS.values() if re.search(rf"^{name}\b", words, re.MULTILINE)}
    assert len(known) >= 13
    assert all(name in helped for name in known)
    examples = {"card": "card heal", "save": "save x.txt", "rules": "rules M4.2", "why": "why 1"}
    for name in sorted(known, key=lambda name: name == "undo"):
        reader.type(examples.get(name, name))
        assert reader.said, name
        assert "understand" not in reader.said, name


def test_a_refusal_says_its_rule_and_the_rule_opens(seat):
    reader, *_ = seat(walking(), 0, 1, 2)
    reader.press("What may I not do")
    why = next(b for b in reader.page.buttons if b.sent[-1][1].startswith("why "))
    reader.send(*why.sent)
    number = re.search(r"\[ (M\d+\.\d+[a-z]?) \]", reader.said)[1]
    assert number in reader.follow(number).text
    assert reader.go("/plain/rules/maze/M99.9").status == 404
    assert "M4" in reader.go("/plain/rules/maze?word=tile").text


def test_taking_back_is_free_or_asks_those_who_learned_something(house, read):
    ada, bo = read(), read()
    ada.go("/plain/new/book").press("Play", kind2="friend", kind3="nobody")
    bo.ask("POST", ada.path, [("do", "sit"), ("name", "Bo")])
    while True:
        who, other = (ada, bo) if ada.go(ada.path).numbered else (bo, ada)
        who.go(who.path).send(*who.numbered[-1].sent)
        if "Ask to take it back" in who.text:
            break
    who.press("Ask to take it back")
    assert "The others are asked" in who.said
    assert "would like to take back" in other.go(other.path).text
    log = len(house.hall.tables[ada.path[-5:]].match.moves)
    other.press("I agree")
    assert len(house.hall.tables[ada.path[-5:]].match.moves) < log


def test_the_language_changes_in_the_middle_of_a_game_and_stays(seat):
    reader, *_ = seat(walking(), 0, 1, 2)
    assert "Die Sprache ist jetzt Deutsch." in reader.type("sprache de").said
    assert '<html lang="de">' in reader.go(reader.path).html
    assert '<html lang="es">' in reader.follow("Español").html
    assert "¿Qué puedo escribir?" in reader.go(reader.path.partition("?")[0]).text


def test_who_only_watches_sees_no_question_and_may_do_nothing(read, seat):
    seated, *_ = seat(walking(), 0, 1, 2)
    watcher = read().go(seated.path)
    assert "You only watch here." in watcher.text
    assert "What do you do?" not in watcher.text
    assert 'name="ask" value=""' in watcher.html
    assert "You only watch here." in watcher.type("undo").said
    assert "turn to answer" in watcher.type("why").said


def test_an_answer_to_another_question_than_the_one_on_the_page_does_nothing(seat):
    reader, *_ = seat(walking(), 0, 1, 2)
    old = reader.numbered[0].sent
    reader.send(*old)
    reader.send(*old)
    assert "moved on" in reader.said or "turn to answer" in reader.said


@pytest.mark.parametrize(
    ("headers", "status"),
    [({"origin": "http://elsewhere.example"}, 403), ({"origin": "null"}, 403),
     ({"sec_fetch_site": "cross-site"}, 403),
     ({"content_type": "text/plain"}, 400)],
)  # fmt: skip
def test_forms_of_strangers_are_refused(seat, headers, status):
    reader, *_ = seat(walking(), 0, 1, 2)
    assert reader.ask("POST", reader.path, {"line": "undo"}, **headers).status == status


def test_strange_cookies_codes_and_forms_are_answered_with_a_page(seat):
    reader, *_ = seat(walking(), 0, 1, 2)
    path = reader.path
    reader.cookies["madmage_" + path[-5:]] = "forged.token"
    assert "You only watch here." in reader.go(path).text
    reader.cookies['madmage_"><IMG>'] = "x"
    assert "<IMG>" not in reader.go("/plain").html
    for fields in ({"do": "what"}, {"do": "undo", "move": "²"}, {"line": "²" * 400}, {"line": "9" * 300},
                   {"do": "pick", "count.1": "99"}, {"line": "\0\x1b[2J"}, {"do": "agree"}):  # fmt: skip
        reader.ask("POST", path, fields)
        assert reader.status == 200, fields
        assert reader.said
    assert reader.ask("POST", path, [("a", "b")] * 300).status == 400
    assert reader.ask("POST", path, {"line": "x" * 70_000}).status == 413
    for missing in (
        "/plain/table/BCDFG",
        "/plain/table/..%2f",
        "/plain/new/chess",
        "/plain/rules/x",
    ):
        assert reader.go(missing).status == 404
        assert "<h1>" in reader.html


def test_every_option_of_the_first_page_can_be_wished_for(house, read, seat):
    reader = read().go("/plain/new/book")
    wish = {"name": "Ada", "title": "Thursday", "kind1": "companion", "level1": "random", "magician1": "air_f",
            "kind2": "me", "magician2": "fire_m", "kind3": "companion", "level3": "greedy", "difficulty": "2",
            "mode": "terror", "edition": "de", "variants": "dunces", "ruling.madness_stack": "always_35"}  # fmt: skip
    button = next(b for b in reader.page.buttons if b.label == "Play")
    rest = [(n, v) for n, v in button.sent if n not in wish and n != "open_hands"]
    reader.ask("POST", "/plain/new/book", [*wish.items(), *rest])
    head = house.hall.tables[reader.path[-5:]].head
    assert (head.title, [seat.kind for seat in head.seats]) == (
        "Thursday",
        ["companion", "person", "companion"],
    )
    assert [head.seats[0].level, head.seats[2].level] == ["random", "greedy"]
    options = head.options
    assert (options["difficulty"], options["mode"], options["edition"]) == (2, "terror", "de")
    assert options["open_hands"] is False
    assert list(options["variants"]) == ["dunces"]
    assert list(options["magicians"][:2]) == ["air_f", "fire_m"]
    assert dict(options["rulings"])["madness_stack"] == "always_35"
    reader.go("/plain/new/book").ask("POST", "/plain/new/book", [("kind1", "me"), ("name", "<x>")])
    assert reader.status == 422
    assert 'role="alert"' in reader.html
    assert "&lt;x&gt;" in reader.html


def test_who_turns_no_page_for_long_is_gone_and_comes_back_with_the_next(house, seat, monkeypatch):
    ada, bo, *_ = seat(walking(), 0, 1, 2)
    table = house.hall.tables[ada.path[-5:]]
    assert table.present() == {0, 1, 2}
    monkeypatch.setattr(presence, "READING", -1.0)
    ada.go(ada.path)
    house.inside(lambda: presence._look(house.hall, table, 0))
    assert table.present() == {1, 2}
    monkeypatch.undo()
    ada.go(ada.path)
    assert table.present() == {0, 1, 2}
    bo.press("Leave the table")
    assert bo.path == "/plain"
    assert table.present() == {0, 2}
    assert "Table " + ada.path[-5:] in bo.text


def test_an_old_page_that_is_sent_again_takes_no_second_chair(house, read):
    code = house.make("me", "friend", "friend")["code"]
    reader = read()
    for _ in range(2):
        reader.ask("POST", f"/plain/table/{code}", {"do": "sit", "name": "Bo"})
    assert [seat.kind for seat in house.hall.tables[code].head.seats] == [
        "person",
        "person",
        "friend",
    ]


def test_who_turns_pages_at_a_shared_screen_keeps_everybody_there(build):
    house = build(away=0.0)
    made = house.make("me", "here", "friend")
    house.sit(made["code"], "Cy")
    table = house.hall.tables[made["code"]]
    house.inside(lambda: presence.turn_page(house.hall, table, 0))
    assert (table.is_gone(0, 0.0), table.is_gone(1, 0.0), table.is_gone(2, 0.0)) == (
        False,
        False,
        True,
    )


def test_what_only_the_other_page_can_do_is_said(house, read):
    here = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    real = house.post("/api/tables", {"game": "book", "seats": here, "chance": "people"})
    reader = read()
    for made in (real, house.post("/api/first-games", {"game": "maze"})):
        reader.ask("POST", "/plain/seat", {"code": made["code"], "token": made["token"]})
        reader.go(f"/plain/table/{made['code']}")
        assert "at the table with pictures" in reader.text
        assert "Begin now" not in reader.text
        assert 'href="#pictures"' in reader.html
        assert 'id="pictures"' in reader.html
    with house.guest(real["code"], real["token"]) as ada:
        ada.ok("draw", chance=ada.state["chance"]["ask"], rest=True)
        ada.wait(lambda s: s["table"]["phase"] == "playing")
    assert "at the table with pictures" not in reader.go(f"/plain/table/{real['code']}").text
    assert "real" in reader.type("draw !").said
    assert "Taken back" in reader.type("undo").said
    assert "at the table with pictures" in reader.go(f"/plain/table/{real['code']}").text


def test_a_socket_that_shows_a_plain_page_is_told_the_news_in_words(house, seat):
    ada, bo, *_ = seat(walking(), 0, 1, 2)
    code = ada.path[-5:]
    with house.line(code) as line:
        token = bo.cookies["madmage_" + code]
        line.send(json.dumps({"t": "hello", "token": token, "lang": "en", "form": "plain"}))
        first = json.loads(line.recv(10))
        assert (first["t"], first["news"], set(first)) == (
            "page",
            [],
            {"t", "n", "needs_me", "news"},
        )
        ada.go(ada.path).send(*ada.numbered[0].sent)
        news = []
        while not news:
            news = json.loads(line.recv(10))["news"]
        assert all(isinstance(text, str) for text in news)
