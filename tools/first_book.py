"""The first game of the Book: a game in which everything happens that its lessons are about."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from madmage.games.book.notation import SLOT_NAMES
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded, Told
from madmage.kernel.rules import ALONE
from madmage.match.match import Match, Move
from madmage.match.selection import selections
from madmage.primer.course import LEARNER, Lesson

NAMES = ("You", "Nerea", "Bram")
MAGICIANS = ("earth_m", "water_f", "fire_f")
"""The learner's ability is always on, so that it needs no lesson of its own."""
LAST_TURN = 6
"""The check opens this turn: five make a round (B4.3)."""
FIRST_HAND = "earth1 water1 water1 fire1 fire1 earth1"
"""Enough for the first turn, and it leaves for the second one what a whole curse costs."""
FIRST_WISHES = ("cast", "acquire", "learn")
"""What the learner does in the first turn, and in the second one."""
SECOND_WISHES = ("cure", "augment", "destroy")
OWN_MADNESS = ("cure hand", "cure support p1")
"""One's own Madness is what one would cure first."""
MOST_TRIES = 400_000
ENOUGH = 4
"""Games among which the shortest is taken."""
MOST_CLICKS = 15


@dataclass
class Play:
    """A game on the way: what the learner has done of what is wished for."""

    match: Match
    rng: random.Random
    done: set[str] = field(default_factory=set)
    clicks: int = 0
    is_hopeless: bool = False


def make() -> tuple[list[str], list[Lesson]]:
    """The record, and the lessons bound to it."""
    found: list[Play] = []
    for seed in range(MOST_TRIES):
        play = attempt(seed)
        if play is not None:
            found.append(play)
            if len(found) == ENOUGH:
                break
    if not found:
        raise SystemExit("no game of the Book shows everything; let more be tried")
    best = min(found, key=lambda play: (play.clicks, len(play.match.moves)))
    return [best.match.record()], lessons(best.match)


# Searching


def attempt(seed: int) -> Play | None:
    """One game by chance; nothing, if it lacks something."""
    rules = rules_of("book")
    setup = rules.check_setup(len(NAMES), {"magicians": list(MAGICIANS)})
    chance = Told(script(rules, setup), Seeded(seed))
    match = Match(rules, setup, names=NAMES, seed=seed, chance=chance)
    play = Play(match, random.Random(seed))
    while match.ask is not None and not play.is_hopeless:
        if match.turn == LAST_TURN and match.ask.kind == "act":
            break
        choose(play)
    if play.is_hopeless or match.ask is None or not is_whole(play):
        return None
    return play


def script(rules: Any, setup: Any) -> dict[int, list[int]]:
    """What chance is told: the learner begins, and with which cards."""
    words = [("first", "p1"), *(("deck.p1", card) for card in FIRST_HAND.split())]
    told: dict[int, list[int]] = {}
    for stream, value in words:
        number, outcome = rules.read_chance(setup, stream, value)
        told.setdefault(number, []).append(outcome)
    return told


def choose(play: Play) -> None:
    """The next answer, whoever gives it."""
    match = play.match
    ask = match.ask
    assert ask is not None
    if ask.seat == LEARNER:
        play.clicks += 1
        play.is_hopeless = play.clicks > MOST_CLICKS
    if ask.kind == "act":
        act(play)
        return
    rules, st = match.rules, match.state
    if rules.picking(st) != ALONE:
        whole = selections(rules, st, 24)
        if whole:
            match.choose_all(whole[0].options)
            return
    texts = [rules.write(st, option) for option in ask.options]
    # What is offered is taken: to decline would want a lesson of its own.
    match.choose("yes" if "yes" in texts else play.rng.choice(texts))


def act(play: Play) -> None:
    """An action, paid as the page proposes it."""
    match, rng = play.match, play.rng
    assert match.ask is not None
    by: dict[str, list[str]] = {}
    for option in match.options():
        by.setdefault(word_of(option.text), []).append(option.text)
    wishes = learner_wishes if match.ask.seat == LEARNER else companion_wishes
    pool = wishes(play, by)
    if not pool:
        play.is_hopeless = True
        return
    text = rng.choice(pool)
    code = match.rules.read(match.state, text)
    ways, _ = match.rules.ways(match.state, code)
    if match.ask.seat == LEARNER:
        paid = match.rules.way_texts(match.state, ways[0])
        play.is_hopeless = word_of(text) == "destroy" and not any("@p" in card for card in paid)
        play.done.add(f"{match.turn} {word_of(text)}")
    match.choose_all(ways[0].options)


def word_of(text: str) -> str:
    """The kind of an action; a spell cast with more power is one of its own."""
    if text.startswith("cast "):
        return "cast" if text.endswith(" x1") else "augment"
    return text.split(maxsplit=1)[0]


def learner_wishes(play: Play, by: dict[str, list[str]]) -> list[str]:
    """What the learner still is to do in this turn; the turn ends when all of it is done."""
    turn = play.match.turn
    wished = FIRST_WISHES if turn == 1 else SECOND_WISHES
    left = [word for word in wished if f"{turn} {word}" not in play.done]
    if not left:
        return by.get("stop", [])
    if "cure" in left and "cure" not in by:
        # No Madness within reach: all of it hangs on that.
        return []
    if turn == 1:
        # In the order of the lessons; the second time whatever is at hand.
        left = left[:1]
    own = [text for text in by.get("cure", ()) if text in OWN_MADNESS]
    if own:
        by["cure"] = own
    return [text for word in left for text in by.get(word, ()) if is_plain(word, text)]


def is_plain(word: str, text: str) -> bool:
    """Whether somebody who sees it for the first time would understand it."""
    if word == "cast":
        return text.startswith("cast growth")
    return word != "augment" or text in ("cast growth x2", "cast ice x2")


def companion_wishes(play: Play, by: dict[str, list[str]]) -> list[str]:
    """Companions destroy curses, put cards into their support, draw, and learn nothing."""
    if "destroy" in by:
        return by["destroy"]
    casts = [*by.get("cast", ()), *by.get("augment", ())]
    helpful = [text for text in casts if text.startswith(("cast ice", "cast growth"))]
    return [*helpful, *by.get("acquire", ()), *by["stop"]]


def is_whole(play: Play) -> bool:
    """Whether everything has happened that the lessons speak of."""
    match = play.match
    names = [event.name for move in match.moves for event in move.events]
    if "MonsterBeaten" not in names or "CurseStruck" not in names:
        return False
    # What is augmented must show that it does more.
    augmented = find(match, mine("augment", 4))
    after = find(match, lambda m, move: not m.rules.is_small(move.before), augmented + 1)
    came = [event.name for move in match.moves[augmented:after] for event in move.events]
    return len([name for name in came if name in ("CardDrawn", "CardSupported")]) > 1


# Binding


Is = Callable[[Match, Move], bool]


def lessons(match: Match) -> list[Lesson]:
    """Each lesson at the moment at which it happens."""
    return [*beginning(match), *first_turn(match), *second_turn(match), *ending(match)]


def find(match: Match, is_it: Is, start: int = 0) -> int:
    """The number of the first move of which something is true."""
    for number in range(start, len(match.moves)):
        if is_it(match, match.moves[number]):
            return number
    raise SystemExit("a lesson finds no moment of its own")


def mine(word: str, turn: int) -> Is:
    """The learner's action of a kind in a turn."""

    def is_it(match: Match, move: Move) -> bool:
        is_act = move.seat == LEARNER and match.rules.turn_of(move.before) == turn
        return is_act and not match.rules.is_small(move.before) and word_of(move.text) == word

    return is_it


def told(name: str) -> Is:
    """A move by which something happens."""
    return lambda _, move: any(event.name == name for event in move.events)


def view_at(match: Match, number: int) -> Any:
    """What the learner sees before a move."""
    moves = match.moves
    state = moves[number].before if number < len(moves) else match.state
    return match.rules.view(state, LEARNER).data


def beginning(match: Match) -> list[Lesson]:
    view = view_at(match, 0)
    monster = {"monster": f"monsters {view.monster}"}
    slots = tuple(f"curse {curse.slot}" for curse in view.curses)
    return [
        Lesson("book-aim", 0, 0, ("B1.8", "B8.1", "B8.2"), ("book",)),
        Lesson("book-pages", 0, 0, ("B3.1", "B3.1a"), ("monster", "page"), monster),
        Lesson("book-track", 0, 0, ("B5.1", "B5.2"), ("track", *slots)),
        Lesson("book-hand", 0, 0, ("B2.4", "B6.2"), ("hand", "spells")),
    ]


def first_turn(match: Match) -> list[Lesson]:
    cast, acquire = find(match, mine("cast", 1)), find(match, mine("acquire", 1))
    stop = find(match, mine("stop", 1))
    struck = find(match, told("CurseStruck"), stop)
    learn = find(match, mine("learn", 1))
    spell, card = match.moves[cast].text.split()[1], match.moves[acquire].text.split()[1]
    learned = {"spell": f"spells {match.moves[learn].text.split()[1]}"}
    acts = [
        Lesson("book-cast", 0, cast, ("B6.3", "B6.1"), (), {"spell": f"spells {spell}"}),
        Lesson("book-acquire", 0, acquire, ("B6.5",), ("supply",), {"card": f"kinds {card}"}),
        Lesson("book-learn", 0, learn, ("B6.4",), ("library",), learned),
    ]
    # The marker moves when the turn before has ended: a move later one sees what has struck.
    return [
        *sorted(acts, key=lambda lesson: lesson.at),
        Lesson("book-stop", 0, stop, ("B7.1", "B9.1"), ("piles", "slip")),
        *round_table(match, stop, struck),
    ]


def round_table(match: Match, stop: int, struck: int) -> list[Lesson]:
    """While the others play: a curse strikes, and somebody puts cards into their support."""
    again = find(match, lambda m, move: m.rules.turn_of(move.before) == 4, stop)
    strike = next(e for e in match.moves[struck].events if e.name == "CurseStruck")
    key = f"curses {match.state.table.pack.curses[strike.args[1]].key}"
    points = ("track", f"curse {strike.args[0]}")
    lesson = Lesson("book-strike", 0, struck + 1, ("B5.2", "B5.3"), points, {"curse": key})
    helped = supported(match, again)
    areas = tuple(f"support {seat}" for seat in helped)
    support = Lesson(
        "book-support", 0, again, ("B9.5", "B6.2"), areas, {"name": f"player {helped[0]}"}
    )
    return [lesson, support]


def supported(match: Match, number: int) -> list[int]:
    view = view_at(match, number)
    return [player.seat for player in view.players if player.seat != LEARNER and player.support]


def second_turn(match: Match) -> list[Lesson]:
    again = find(match, lambda m, move: m.rules.turn_of(move.before) == 4)
    at = {word: find(match, mine(word, 4), again) for word in SECOND_WISHES}
    what = {word: match.moves[number].text for word, number in at.items()}
    where = "hand madness" if what["cure"] == "cure hand" else f"support {area_of(what['cure'])}"
    slot = SLOT_NAMES.index(what["destroy"].split()[1])
    curse = next(one.curse for one in view_at(match, at["destroy"]).curses if one.slot == slot)
    spell = {"spell": f"spells {what['augment'].split()[1]}"}
    acts = [
        Lesson("book-cure", 0, at["cure"], ("B6.7",), ("madness", where)),
        Lesson("book-augment", 0, at["augment"], ("B6.3", "B6.3b"), (), spell),
        Lesson(
            "book-destroy", 0, at["destroy"], ("B6.6", "B6.2"), (), {"curse": f"curses {curse}"}
        ),
    ]
    return [
        Lesson("book-madness", 0, again, ("B8.2", "B7.2", "B9.3"), ("madness", where)),
        *sorted(acts, key=lambda lesson: lesson.at),
    ]


def area_of(cure: str) -> int:
    """The seat in whose support a Madness lies that is cured: `cure support p2/p1`."""
    return int(cure.rsplit(maxsplit=1)[-1].split("/", maxsplit=1)[0].removeprefix("p")) - 1


def ending(match: Match) -> list[Lesson]:
    stop = find(match, mine("stop", 4))
    end = len(match.moves)
    return [
        Lesson("book-round", 0, stop, ("B4.3", "B5.4"), ("track", "slip")),
        Lesson("book-beaten", 0, end, ("B5.4", "B5.5"), ("book",)),
        Lesson("book-end", 0, end, ("B8.1a",), ()),
    ]
