"""Twin worlds on the wire: what a seat may not know does not change a byte of what it is sent."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from madmage import new_match
from madmage.kernel.error import MadmageError
from madmage.kernel.event import Event
from madmage.match import consent
from madmage.server import message
from madmage.server.plain.line import Typist
from madmage.server.plain.table_page import parts_data
from madmage.server.table import PERSON, Choice, Head, Seat, Table
from madmage.server.telling import decision_data, price_data, view_data, why_data
from madmage.server.wire import encode
from madmage.tui.listed import offer_data
from madmage.tui.offer import Offer
from properties import book_counts, book_worlds

LANGUAGES = ("en", "de", "es")
MOVES = 60


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch):
    monkeypatch.setattr("madmage.server.message.time.time", lambda: 1794000000.0)
    monkeypatch.setattr("madmage.server.table.time.time", lambda: 1794000000.0)


def played(number, until):
    """A game with closed hands after so many choices, and which seat made which."""
    r = Random(number)
    seats = 2 + number % 3
    match = new_match(
        "book", seats, seed=number, open_hands=False, names=["Ada", "Bo", "Cy", "Di"][:seats]
    )
    for _ in range(until):
        if match.ask is None:
            break
        match.choose(code=book_worlds.pick(r, match.state, "casting"))
    return match


def twin_of(match, viewer, r):
    """The same match, but for everything that the viewer may not know."""
    twin = new_match(
        "book", match.setup.seats, seed=match.seed + 1, open_hands=False, names=match.names
    )
    twin.state = book_counts.redeal(match.state, viewer, r)
    twin.opening_events = tuple(other(match, event, viewer, r) for event in match.opening_events)
    twin.moves = [other_move(match, move, viewer, r) for move in match.moves]
    twin.opening_outcomes = match.opening_outcomes
    return twin


def other(match, event, viewer, r):
    """An event that hides a card, with another card."""
    if match.rules.redact(match.state, event, viewer) == event:
        return event
    return Event(event.name, event.seat, (r.randrange(13), *event.args[1:]))


def other_move(match, move, viewer, r):
    events = tuple(other(match, event, viewer, r) for event in move.events)
    learned = tuple((seat, other(match, event, viewer, r)) for seat, event in move.learned)
    changed = replace(move, events=events, learned=learned, outcomes=())
    if consent.knows(match, move, viewer):
        return changed
    return replace(changed, option=r.choice(move.before.ask.options), text="something else")


def table_of(match):
    seats = [Seat(PERSON, name, "random", "key") for name in match.names]
    head = Head("BCDFG", "book", "", "en", 1794000000.0, match.seed, 1, "playing", seats, {})
    table = Table(head)
    table.begin(match)
    for number, move in enumerate(match.moves):
        is_secret = table.are_secret(number, number + 1)
        table.choices.append(Choice(number, move.seat, f"a{number}", "", is_secret=is_secret))
    return table


def told(match, viewer):
    """Everything that this seat is or can be sent, as bytes."""
    table = table_of(match)
    for lang in LANGUAGES:
        yield message.state(table, viewer, lang, 0)
        yield encode(parts_data(table, Typist(viewer, lang)))
        yield encode(message.log_data(table, viewer, lang, 0, 10_000))
        if match.ask is None or match.ask.seat != viewer:
            continue
        decision = decision_data(match, 0, lang)
        yield encode(decision)
        yield encode(offer_data(Offer(match, lang, lambda key, **args: key)))
        for text in [o["text"] for o in decision["options"]][:4]:
            yield encode(why_data(match, text, lang))
            if decision["kind"] != "act":
                continue
            try:
                yield encode(price_data(match, text, None, lang))
            except MadmageError as error:
                yield str(error).encode()
    yield encode(message.table_data(table))


@pytest.mark.parametrize("number", range(12))
def test_in_twin_worlds_a_seat_is_sent_the_same_bytes(number):
    match = played(number, MOVES * (1 + number % 3) // 2)
    r = Random(number)
    differed = 0
    for viewer in range(-1, match.setup.seats):
        twin = twin_of(match, viewer, r)
        one, two = list(told(match, viewer)), list(told(twin, viewer))
        assert one == two
        others = [seat for seat in range(match.setup.seats) if seat != viewer]
        differed += any(view_data(match, o, "en") != view_data(twin, o, "en") for o in others)
    # The twins are really others: somebody can tell them apart.
    assert differed


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", ["book", "maze"])
def test_what_is_made_once_for_several_seats_is_what_each_would_be_told(game, number):
    options = {"open_hands": number % 2 == 0} if game == "book" else {}
    match = new_match(game, 3, seed=number, **options)
    r = Random(number)
    for _ in range(25):
        match.choose(code=r.choice(match.ask.options))
    table = table_of(match)
    for lang in LANGUAGES:
        for seat in (-1, 0, 1, 2):
            state = json.loads(message.state(table, seat, lang, 0))
            assert state["view"] == json.loads(encode(view_data(match, seat, lang)))


def plain(raw):
    """A state without what counts and tells the time."""
    state = json.loads(raw)
    return {key: value for key, value in state.items() if key not in ("n", "now")} | {
        "table": {k: v for k, v in state["table"].items() if k not in ("code", "made", "title")}
    }


@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_in_twin_worlds_sockets_hear_the_same(house, viewer):
    match = played(5 if viewer < 0 else 1, 40)
    while match.setup.seats != 3:
        match = played(match.seed + 1, 40)
    twin = twin_of(match, viewer, Random(7))
    heard = []
    for one in (match, twin):
        made = house.make({"kind": "me", "name": "Ada"}, "friend", "friend", open_hands=False)
        code = made["code"]
        tokens = [made["token"], *(house.sit(code, name)["token"] for name in ("Bo", "Cy"))]
        table = house.hall.tables[code]

        def put(table=table, one=one):
            table.begin(one)
            for number, move in enumerate(one.moves):
                secret = table.are_secret(number, number + 1)
                table.choices.append(Choice(number, move.seat, f"a{number}", "", is_secret=secret))
                table.line_ends.append(0)

        house.inside(put)
        for lang in LANGUAGES:
            with house.guest(code, "" if viewer < 0 else tokens[viewer], lang=lang) as guest:
                heard.append(plain(guest.raw))
                heard.append(guest.ok("log", before=30))
                heard.append(guest.ask("reason", move=3))
                heard.append(guest.ask("undo", move=999))
        status, _, body = house.ask("GET", f"/api/tables/{code}/record")
        heard.append((status, body))
    half = len(heard) // 2
    assert json.dumps(heard[:half], default=str) == json.dumps(heard[half:], default=str)
