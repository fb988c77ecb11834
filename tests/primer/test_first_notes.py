"""The first games as files: they replay, their notes have words, and what they point at is there."""

import re

import pytest

from madmage.kernel.words import LANGUAGES
from madmage.packs.words import words_for
from madmage.primer.course import DO, LEARNER, OVER, ROOM, WATCH, course_of
from madmage.server.lesson import named

GAMES = ("book", "maze")
AREAS = {
    "book": {
        "book",
        "monster",
        "page",
        "track",
        "hand",
        "spells",
        "madness",
        "supply",
        "library",
        "piles",
        "slip",
        "log",
    },
    "maze": {"map", "sheet", "slip", "log"},
}
"""What is always drawn on a table, by its `data-spot` on the page."""
EACH = pytest.mark.parametrize("game", GAMES)


def stands(course):
    """Where a learner comes by, from the first lesson to the last."""
    stand = course.begin()
    while course.waits(stand) != OVER:
        yield stand
        waits = course.waits(stand)
        deed = course.deed(stand)
        stand = course.moved(stand, deed.end) if waits in (DO, WATCH) else course.next(stand)
    yield stand


@EACH
def test_its_records_replay_with_the_cards_of_today(game):
    """After a change of cards or rules: `python tools/first_games.py`."""
    course = course_of(game)
    order = [(lesson.chapter, lesson.at) for lesson in course.lessons]
    assert order == sorted(order)
    assert all(at <= len(course.chapters[chapter].moves) for chapter, at in order)
    assert 12 <= len(course.lessons) <= 20


@EACH
def test_every_lesson_is_come_by_and_something_is_done_in_most(game):
    course = course_of(game)
    met = list(stands(course))
    assert {stand.lesson for stand in met} == set(range(len(course.lessons)))
    done = {stand.key for stand in met if course.waits(stand) == DO}
    assert len(done) >= 8


@pytest.mark.parametrize("lang", LANGUAGES)
@EACH
def test_every_note_has_its_words(game, lang):
    course = course_of(game)
    words = words_for(lang, ROOM)
    done = {stand.key for stand in stands(course) if course.waits(stand) == DO}
    for lesson in course.lessons:
        match = course.chapters[lesson.chapter]
        args = {name: named(match, what, lang) for name, what in lesson.args.items()}
        ends = ("-title", "", "-why") if lesson.key in done else ("-title", "")
        for end in ends:
            text = words.say(f"{lesson.key}{end}", args)
            assert not re.search(r"^«|[{}]", text), text
        assert all(name in words.say(lesson.key, args) for name in args.values())


@EACH
def test_every_rule_that_a_note_names_is_in_the_rulebook(game):
    course = course_of(game)
    chapters = course.chapters[0].rules.rulebook("en")["chapters"]
    numbers = {rule["number"] for chapter in chapters for rule in chapter["rules"]}
    assert {rule for lesson in course.lessons for rule in lesson.rules} <= numbers


@EACH
def test_what_a_note_points_at_is_there(game):
    course = course_of(game)
    for number, lesson in enumerate(course.lessons):
        match = course.match(course.at(number))
        view = match.view(LEARNER).data
        for point in lesson.points:
            assert point in AREAS[game] or is_there(view, point), (lesson.key, point)


def is_there(view, point):
    """Whether a single thing is on the table: a card, a curse, a field."""
    what, _, which = point.partition(" ")
    if what == "curse":
        return any(curse.slot == int(which) for curse in view.curses)
    if what == "support":
        return bool(view.players[int(which)].support)
    if what == "hand":
        return view.players[LEARNER].hand.get(which, 0) > 0
    if what == "card":
        return view.card is not None
    exits = [way.to for level in view.levels for way in level.exits]
    return what == "field" and which in {tile.field for tile in view.tiles} | set(exits)


def test_a_learner_of_another_course_begins_the_same_lesson_anew():
    course = course_of("book")
    stand = list(stands(course))[9]
    assert course.resumed(stand) == stand
    older = course.resumed(type(stand)(3, 99, stand.key, "another"))
    assert (older.key, older.move) == (stand.key, course.lessons[older.lesson].at)
    assert course.resumed(type(stand)(3, 99, "gone", "another")) == course.begin()
