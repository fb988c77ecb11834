"""The first game of the Maze, in three chapters: how it begins, what one meets, and how it ends.

A whole game is far too long for a lesson, so the second and the third chapter stand further on: their
positions are laid out here, and what chance brings in them is searched for.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from madmage.games.maze import errand
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded, Told
from madmage.match.match import Match, Move
from madmage.primer.course import LEARNER, Lesson
from madmage.testing import table

NAMES = ("You", "Mirel", "Tobruk")
CHARACTERS = (
    "strength strength toughness speed speed",
    "strength dexterity intelligence toughness speed",
    "dexterity dexterity intelligence toughness speed",
)
"""What each invests, in the order in which the abilities are asked for."""
MOST_TRIES = 20_000
ENOUGH = 6
"""Games among which the shortest is taken."""
HARD = 4
"""What the die must show at least, so that a potion is worth it."""
MOST_CLICKS = 22
MOST_MOVES = 90

Answer = Callable[[Match, random.Random], str]
Bind = Callable[[Match], list[Lesson]]


def make() -> tuple[list[str], list[Lesson]]:
    """The three records, and the lessons bound to them."""
    chapters = (
        (beginnings, begins, is_begun, bind_beginning),
        (middles, goes_on, is_met, bind_middle),
        (ends, ends_well, is_ended, bind_end),
    )
    found = [search(*chapter) for chapter in chapters]
    lessons = [lesson for _, bound in found for lesson in bound]
    return [match.record() for match, _ in found], lessons


def search(
    matches: Callable[[], Iterator[Match]],
    answer: Answer,
    is_whole: Callable[[Match], bool],
    bind: Bind,
) -> tuple[Match, list[Lesson]]:
    """The shortest of the first games that hold everything, and its lessons."""
    found: list[Match] = []
    for seed, match in enumerate(matches()):
        rng = random.Random(seed)
        while match.ask is not None and not is_whole(match) and not is_too_long(match):
            match.choose(answer(match, rng))
        if is_whole(match) and not is_too_long(match):
            found.append(match)
        if len(found) == ENOUGH or seed == MOST_TRIES:
            break
    if not found:
        raise SystemExit(f"no chapter of the Maze shows everything: {bind.__name__}")
    best = min(found, key=lambda match: (clicks(match), len(match.moves)))
    return best, bind(best)


def clicks(match: Match) -> int:
    """How often the learner is asked."""
    return len([move for move in match.moves if move.seat == LEARNER])


def is_too_long(match: Match) -> bool:
    return clicks(match) > MOST_CLICKS or len(match.moves) > MOST_MOVES


# What is answered


def preferred(match: Match, rng: random.Random, *wishes: str) -> str:
    """The first of the wishes that is offered, or anything."""
    texts = [option.text for option in match.options()]
    for wish in wishes:
        if wish in texts:
            return wish
    return rng.choice(texts)


def asked(match: Match) -> tuple[int, str]:
    assert match.ask is not None
    return match.ask.seat, match.ask.kind


def happened(match: Match, name: str, seat: int = LEARNER) -> int:
    """How often something has happened to a player."""
    events = [event for move in match.moves for event in move.events]
    return len([event for event in events if event.name == name and event.seat == seat])


# The first chapter: characters, tiles, a walk, an exploration


def beginnings() -> Iterator[Match]:
    rules = rules_of("maze")
    setup = rules.check_setup(len(NAMES), {})
    for seed in range(MOST_TRIES + 1):
        told: dict[int, list[int]] = {}
        for seat, face in ((1, "6"), (2, "3"), (3, "2")):
            stream, value = rules.read_chance(setup, f"die.p{seat}", face)
            told[stream] = [value]
        chance = Told(told, Seeded(seed))
        yield Match(rules, setup, names=NAMES, seed=seed, chance=chance)


def begins(match: Match, rng: random.Random) -> str:
    seat, kind = asked(match)
    if kind == "create":
        made = len([move for move in match.moves if move.seat == seat])
        return CHARACTERS[seat].split()[made]
    if kind == "turn":
        return preferred(match, rng, "move")
    if kind == "walk":
        if seat == LEARNER:
            wish = "take" if not happened(match, "KeyTaken") else "explore"
            return preferred(match, rng, wish, "end")
        return preferred(match, rng, "take", "explore", "walk")
    return preferred(match, rng, "go")


def is_begun(match: Match) -> bool:
    """A key taken in the first turn, and tiles laid in the second one."""
    if match.ask is None or not happened(match, "KeyTaken") or not happened(match, "Explores"):
        return False
    explored = find(match, by("explore"))
    is_done = match.turn > match.rules.turn_of(match.moves[explored].before)
    return is_done and walled(match) is not None and happened(match, "TurnBegan") == 2


def walled(match: Match) -> tuple[int, str, str] | None:
    """A tile of the learner that cannot lie at some open exit: the move, the field and the rule."""
    for number, move in enumerate(match.moves):
        ask = move.before.ask
        if move.seat != LEARNER or ask is None or ask.kind not in ("tile", "turn"):
            continue
        if ask.kind == "turn":
            # Only while the labyrinth is laid out.
            return None
        legal = {text.split()[0] for text in texts_at(match, number)}
        view = match.rules.view(move.before, LEARNER).data
        for level in view.levels:
            for way in level.exits:
                if way.to not in legal:
                    return number, way.to, rule_at(match, number, way.to)
    return None


def texts_at(match: Match, number: int) -> list[str]:
    st = match.moves[number].before
    assert st.ask is not None
    return [match.rules.write(st, option) for option in st.ask.options]


def rule_at(match: Match, number: int, field: str) -> str:
    """The rule by which a tile cannot lie on a field."""
    st = match.moves[number].before
    refusal = match.rules.explain(st, match.rules.read(st, field))
    assert refusal is not None
    return refusal.rule


def bind_beginning(match: Match) -> list[Lesson]:
    create = find(match, asks("create"))
    lay, roll = find(match, asks("tile")), find(match, asks("turn"))
    wall = walled(match)
    assert wall is not None
    take = find(match, by("take"))
    fields = tuple(f"field {field}" for field in goals(match, take))
    again = find(match, asks("turn"), take)
    return [
        Lesson("maze-aim", 0, 0, ("M1.1", "M9.5"), ("map",)),
        Lesson("maze-create", 0, create, ("M2.1", "M2.3", "M2.4"), ("slip",)),
        Lesson("maze-lay", 0, lay, ("M3.2", "M4.1"), ("map",)),
        Lesson("maze-wall", 0, wall[0], (wall[2], "M4.3"), (f"field {wall[1]}",)),
        Lesson("maze-fit", 0, wall[0], ("M4.2", "M4.4"), ("map",)),
        Lesson("maze-roll", 0, roll, ("M6.1", "M6.3"), ("slip",)),
        Lesson("maze-walk", 0, take, ("M6.1", "M5.2"), fields),
        Lesson("maze-explore", 0, again, ("M6.2", "M6.2a"), ("slip",)),
    ]


def tables(**position: Any) -> Iterator[Match]:
    """The same position again and again, each time with other luck."""
    for seed in range(MOST_TRIES + 1):
        yield table("maze", 3, seed=seed, names=NAMES, **position)


# The second chapter: a chest, two monsters, stairs


def middles() -> Iterator[Match]:
    return tables(
        tiles={
            "L1": {"c4r3": "room e", "c5r3": "straight ew", "c6r3": "tee esw"},
            "L2": {
                "c5r9": "room ew",
                "c6r9": "straight_chest ew",
                "c7r9": "straight_monster ew",
                "c8r9": "tee new",
                "c9r9": "tee_monster esw",
                "c9r10": "straight ns",
                "c10r9": "straight ew",
                "c11r9": "stairs ew",
            },
        },
        figures={"p1": "c5r9", "p2": "c9r10", "p3": "c5r3"},
        points={
            "p1": "strength 2 toughness 1 speed 2",
            "p2": "strength 2 dexterity 2 speed 1",
            "p3": "strength 1 intelligence 2 speed 2",
        },
        keys={"p1": 1},
        potions={"p1": "strength heal"},
        life={"p1": 14, "p2": 5, "p3": 5},
        round=9,
    )


def goes_on(match: Match, rng: random.Random) -> str:
    seat, kind = asked(match)
    if seat != LEARNER:
        return preferred(match, rng, "regenerate", "yes", "go", "no", "keep", "green", "done")
    if kind == "turn":
        return preferred(match, rng, "move")
    if kind == "walk":
        wish = "open" if not happened(match, "ChestOpened") else "face"
        if happened(match, "CardRead") >= 2:
            wish = "climb"
        return preferred(match, rng, wish, "end")
    if kind == "ready" and not happened(match, "Drank"):
        return preferred(match, rng, "drink strength", "go")
    return preferred(match, rng, "p2", "done", "go", "take", "keep", "yes", "green", "strength")


def is_met(match: Match) -> bool:
    """A chest, a fight alone with a potion, a fight together, both won, and a level that falls."""
    names = [event.name for move in match.moves for event in move.events]
    if not all(happened(match, name) for name in ("ChestOpened", "Drank", "Climbed")):
        return False
    if "Joined" not in names or names.count("CardGone") != 2 or not is_apt(match):
        return False
    fallen = [event.name for event in match.moves[-1].events]
    return match.moves[-1].seat == LEARNER and "LevelCollapsed" in fallen


def is_apt(match: Match) -> bool:
    """Whether the potion helps with the very test before which it is drunk."""
    drunk = find(match, asks("ready"))
    move = match.moves[drunk]
    view = match.rules.view(move.before, LEARNER)
    card = view.data.card
    ability = move.text.removeprefix("drink ")
    if card is None or card.test is None or card.test.ability != ability:
        return False
    # The last fighter's own die must be high: else one would not drink.
    return int(match.rules.open_texts(view, match.voice())["trial"]["need"]) >= HARD


def bind_middle(match: Match) -> list[Lesson]:
    chest = find(match, asks("turn"))
    monster = find(match, asks("turn"), find(match, by("open")) + 1)
    ready = find(match, asks("ready"))
    test = find(match, by("go"), ready)
    won = test + 1
    invite = find(match, asks("invite"), won)
    climb = find(match, by("climb"))
    stairs = find(match, asks("turn"), invite)
    potion = {"potion": f"potions {match.moves[ready].text.split()[1]}"}
    return [
        Lesson("maze-chest", 1, chest, ("M5.3", "M2.6"), ("sheet",)),
        Lesson("maze-monster", 1, monster, ("M5.4", "M7.1"), ("map",)),
        Lesson("maze-potion", 1, ready, ("M6.5", "M6.5a"), ("sheet",), potion),
        Lesson("maze-test", 1, test, ("M7.1", "M7.2"), ("card",)),
        Lesson(
            "maze-together",
            1,
            again_after(match, won),
            ("M7.4", "M7.4a"),
            ("map",),
            {"name": "player 1"},
        ),
        Lesson("maze-stairs", 1, stairs, ("M9.2", "M9.1"), ("map",), {"name": "player 2"}),
        Lesson(
            "maze-collapse",
            1,
            climb + length(match, climb),
            ("M9.3", "M10.2"),
            ("map",),
            {"name": "player 2"},
        ),
    ]


def again_after(match: Match, number: int) -> int:
    """The learner's next turn."""
    return find(match, asks("turn"), number)


# The third chapter: portals


def ends() -> Iterator[Match]:
    return tables(
        tiles={
            "L4": {"c5r4": "room nesw", "c6r4": "straight ew", "c7r4": "tee esw"},
            "L5": {
                "c10r9": "room nesw",
                "c11r9": "straight ew",
                "c12r9": "tee new",
                "c13r9": "stairs ew",
                "c9r9": "straight ew",
                "c8r9": "tee esw",
                "c7r9": "stairs ew",
            },
        },
        figures={"p1": "c11r9", "p2": "c9r9", "p3": "c6r4"},
        points={
            "p1": "strength 4 toughness 2 speed 3",
            "p2": "strength 3 dexterity 3 speed 2",
            "p3": "strength 2 intelligence 4 speed 2",
        },
        life={"p1": 9, "p2": 6, "p3": 13},
        round=31,
    )


def ends_well(match: Match, rng: random.Random) -> str:
    _, kind = asked(match)
    return (
        preferred(match, rng, "move") if kind == "turn" else preferred(match, rng, "climb", "end")
    )


def is_ended(match: Match) -> bool:
    return match.ask is None and happened(match, "Escaped") == 1


def bind_end(match: Match) -> list[Lesson]:
    end = len(match.moves)
    return [
        Lesson("maze-portal", 2, 0, ("M9.5", "M9.5a"), ("map",), {"name": "player 1"}),
        Lesson("maze-last", 2, end, ("M1.1", "M9.5a"), ("log",), {"name": "player 2"}),
        Lesson("maze-end", 2, end, ("M1.1a",)),
    ]


# Finding moments


def find(match: Match, is_it: Callable[[Move], bool], start: int = 0) -> int:
    """The number of the first move of the learner of which something is true."""
    for number in range(start, len(match.moves)):
        move = match.moves[number]
        if move.seat == LEARNER and is_it(move):
            return number
    raise SystemExit("a lesson finds no moment of its own")


def asks(kind: str) -> Callable[[Move], bool]:
    """A question of a kind."""
    return lambda move: move.before.ask is not None and move.before.ask.kind == kind


def by(text: str) -> Callable[[Move], bool]:
    """An answer."""
    return lambda move: move.text == text


def length(match: Match, number: int) -> int:
    """How many moves a walk is: with one goal to choose from, none is named."""
    after = match.moves[number + 1 : number + 2]
    ask: Any = after[0].before.ask if after else None
    return 2 if ask is not None and ask.kind == "goal" else 1


def goals(match: Match, number: int) -> list[str]:
    """The fields on which a walk may end, for the deed that is chosen."""
    move = match.moves[number]
    reach: dict[str, Any] = errand.reach(move.before)  # type: ignore[arg-type]
    return [field for field, goal in reach.items() if move.text in goal["deeds"]]
