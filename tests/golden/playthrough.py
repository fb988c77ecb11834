"""Golden playthroughs: whole games written down decision by decision.

    PYTHONPATH=src python tests/golden/playthrough.py     write them anew, then read the diff

Any change of a rule, a card, an option or a sentence shows here as a difference a person can read.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent))

from madmage import Match, new_match  # noqa: E402
from properties import book_worlds, maze_worlds  # noqa: E402

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay")
PICKS = {"book": book_worlds.pick, "maze": maze_worlds.pick}


def three_easy() -> tuple[Match, str, str]:
    return new_match("book", 3, seed=1, names=NAMES, difficulty=1), "careful", "en"


def two_closed_terror() -> tuple[Match, str, str]:
    match = new_match(
        "book", 2, seed=2, names=NAMES, difficulty=2, mode="terror", open_hands=False, edition="de"
    )
    return match, "careful", "de"


def five_for_everyone() -> tuple[Match, str, str]:
    match = new_match(
        "book", 5, seed=3, names=NAMES, difficulty=3, edition="es", variants=["everyone"]
    )
    return match, "careful", "es"


def four_in_the_middle() -> tuple[Match, str, str]:
    position = book_worlds.rich_position(Random(4), 4)
    return new_match("book", 4, seed=4, names=NAMES, position=position), "casting", "en"


def maze_three_begin() -> tuple[Match, str, str]:
    return new_match("maze", 3, seed=5, names=NAMES, rulings={"turn_limit": "10"}), "keen", "en"


def maze_four_deep() -> tuple[Match, str, str]:
    position = maze_worlds.deep_position(Random(6), 4)
    match = new_match(
        "maze", 4, seed=6, names=NAMES, rulings={"turn_limit": "12"}, position=position
    )
    return match, "sociable", "de"


def maze_six_with_rulings() -> tuple[Match, str, str]:
    rulings = {"turn_limit": "10", "trade": "same_field", "explore_all": "may_stop"}
    match = new_match("maze", 6, seed=7, names=NAMES, rulings=rulings)
    return match, "sociable", "es"


GAMES = (
    three_easy,
    two_closed_terror,
    five_for_everyone,
    four_in_the_middle,
    maze_three_begin,
    maze_four_deep,
    maze_six_with_rulings,
)


def playthrough(match: Match, style: str, lang: str) -> str:
    """A game as text: every ask with its options and the choice, and what came of it."""
    r = Random(match.seed)

    lines = [*match.log(-1, lang)]
    while match.ask is not None:
        seat = match.ask.seat
        options = match.options(lang)
        code = PICKS[match.setup.game](r, match.state, style)
        chosen = next(option for option in options if option.code == code)
        lines += ["", f"{match.names[seat]}: {match.question(lang)}"]
        lines += [f"    {option.text}" for option in options]
        lines += [f"  > {chosen.text}: {chosen.sentence}"]
        events = match.choose(chosen)
        voice = match.voice(lang)
        told = [match.rules.redact(match.state, event, seat) for event in events]
        texts = [match.rules.event_text(match.state, event, voice) for event in told]
        lines += [f"  {text}" for text in texts if text]
    lines += ["", match.rules.outcome_text(match.state, match.voice(lang))]
    lines += ["", *match.screen(0, lang)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game in GAMES:
        (FOLDER / f"{game.__name__}.txt").write_text(playthrough(*game()), encoding="utf-8")
