"""What one may ask for at a table of the Book: every option checked, with the rule that forbids it.

Options come from programs, command lines and records, so each may be of any type; whatever it is,
the answer is a checked setup or one sentence.
"""

from __future__ import annotations

from typing import Any, TypeGuard

from madmage.games.book import law as laws
from madmage.games.book.loading import DEFAULT, load_pack
from madmage.games.book.pack import Pack
from madmage.games.book.position import plain, read_position
from madmage.games.book.state import MODES
from madmage.kernel.error import SetupRefused, shown
from madmage.kernel.rules import Setup
from madmage.packs.source import closest

DIFFICULTIES = (1, 2, 3)
VARIANTS = ("dunces", "unending", "everyone")
"""Bunch of Dunces, Unending Madness, There's Something for Everyone (B2.10)."""

DEFAULTS: dict[str, Any] = {
    "pack": DEFAULT,
    "edition": "default",
    "rulings": {},
    "difficulty": 1,
    "mode": "normal",
    "variants": (),
    "magicians": (),
    "first": None,
    "open_hands": True,
    "position": None,
}
LONGEST_WORD = 1000
"""Characters of a word or a pack's path; longer ones name nothing."""


def check_setup(seats: object, options: object) -> Setup:
    """The options with their defaults, or a refusal that says what is wrong and by which rule."""
    if not _is_number(seats) or not 2 <= seats <= 5:
        raise SetupRefused(f"the Book is for 2 to 5 players, not for {shown(seats)}", rule="B1.8")
    chosen = {**DEFAULTS, **_known_options(options)}
    pack = load_pack(_word("pack", chosen["pack"]))
    _check_word("edition", chosen["edition"], laws.EDITIONS, "B11")
    _check_word("mode", chosen["mode"], MODES, "B2.9")
    if not _is_number(chosen["difficulty"]) or chosen["difficulty"] not in DIFFICULTIES:
        raise SetupRefused(
            f"difficulty is 1 (easy), 2 (medium) or 3 (hard), not {shown(chosen['difficulty'])}",
            rule="B2.7",
        )
    chosen["rulings"] = _check_rulings(chosen["rulings"])
    chosen["variants"] = _check_variants(_words("variants", chosen["variants"]), seats)
    chosen["magicians"] = _check_magicians(_words("magicians", chosen["magicians"]), seats, pack)
    chosen["first"] = _check_first(chosen, seats)
    if not isinstance(chosen["open_hands"], bool):
        raise SetupRefused(
            f"open_hands is true or false, not {shown(chosen['open_hands'])}", rule="B9.14"
        )
    if chosen["position"] is not None:
        chosen["position"] = plain(read_position(chosen["position"]))
    return Setup("book", seats, chosen)


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _known_options(options: object) -> dict[str, Any]:
    """The options that were given, all of them known."""
    if not isinstance(options, dict):
        raise SetupRefused(f"setup options are values by name, not {shown(options)}")
    for name in options:
        if not isinstance(name, str) or name not in DEFAULTS:
            known = ", ".join(DEFAULTS)
            raise SetupRefused(
                f"the Book has no setup option {shown(name)}; it has {known}{_hint(name, DEFAULTS)}"
            )
    return {name: value for name, value in options.items() if value is not None}


def _hint(word: object, known: Any) -> str:
    """The word that was meant, if there was one; a monstrous one is not compared."""
    is_word = isinstance(word, str) and len(word) <= LONGEST_WORD
    return closest(str(word), known) if is_word else ""


def _word(what: str, value: object) -> str:
    """A value that must be one word or path."""
    if not isinstance(value, str):
        raise SetupRefused(f"{what} is a text, not {shown(value)}")
    if not value or len(value) > LONGEST_WORD or not value.isprintable():
        raise SetupRefused(f"{what} is a printable text of 1 to {LONGEST_WORD} characters")
    return value


def _words(what: str, value: object) -> tuple[str, ...]:
    """A value that must be a list of words."""
    if not isinstance(value, list | tuple):
        raise SetupRefused(f"{what} is a list of words, not {shown(value)}")
    for word in value:
        if not isinstance(word, str):
            raise SetupRefused(f"{what} is a list of words; {shown(word)} is none")
    return tuple(value)


def _check_word(what: str, value: object, known: tuple[str, ...], rule: str) -> None:
    if not isinstance(value, str) or value not in known:
        raise SetupRefused(
            f"{what} {shown(value)} is unknown; there are {', '.join(known)}{_hint(value, known)}",
            rule=rule,
        )


def _check_rulings(rulings: object) -> dict[str, str]:
    if not isinstance(rulings, dict):
        raise SetupRefused(f"rulings are values by name, not {shown(rulings)}", rule="B11")
    for name, value in rulings.items():
        if not isinstance(name, str) or name not in laws.BY_NAME:
            hint = _hint(name, laws.BY_NAME)
            raise SetupRefused(f"there is no ruling {shown(name)}{hint}", rule="B11")
        _check_word(f"ruling {name}:", value, laws.BY_NAME[name].values, "B11")
    return dict(rulings)


def _check_variants(variants: tuple[str, ...], seats: int) -> tuple[str, ...]:
    for variant in variants:
        _check_word("variant", variant, VARIANTS, "B2.10")
    if "everyone" in variants and seats != 5:
        raise SetupRefused(
            f"There's Something for Everyone is for tables of 5, not of {seats}", rule="B2.10a"
        )
    return tuple(v for v in VARIANTS if v in variants)


def _check_magicians(keys: tuple[str, ...], seats: int, pack: Pack) -> tuple[str, ...]:
    known = tuple(magician.key for magician in pack.magicians)
    if len(keys) > seats:
        raise SetupRefused(f"{len(keys)} magicians for {seats} players", rule="B2.4")
    for key in keys:
        if key:
            _check_word("magician", key, known, "B1.5")
    chosen = [key for key in keys if key]
    for key in chosen:
        if chosen.count(key) > 1:
            raise SetupRefused(
                f"two players cannot both be {key}; each magician is there once", rule="B2.4"
            )
    return keys


def _check_first(chosen: dict[str, Any], seats: int) -> int | None:
    first = chosen["first"]
    named = laws.rulings_of(chosen["edition"], chosen["rulings"])["first_player"] == "named"
    if first is None:
        return 0 if named else None
    if not named:
        raise SetupRefused(
            "the first player is drawn at random; to name one, play the ruling first_player = named "
            "as well (--ruling first_player=named, or --edition de, which has it)",
            rule="B2.8",
        )
    if not _is_number(first) or not 0 <= first < seats:
        raise SetupRefused(f"there is no seat {shown(first)} at a table of {seats}", rule="B2.8")
    return int(first)
