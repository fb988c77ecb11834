"""Contradictions: what a position may not say about itself, each with the rule that it breaks."""

from __future__ import annotations

from collections.abc import Iterator

from madmage.games.book.card import MADNESS
from madmage.games.book.law import Law
from madmage.games.book.position import BySeat, CurseAt, Position, words_of
from madmage.games.book.state import OWNER_UNIT, ROUNDS, BookState
from madmage.kernel.error import SetupRefused, shown

LAST_TURN = 31
"""B4.3: it opens with the final check."""
MOST = 99
"""More than any cards grant."""


def check_numbers(position: Position) -> None:
    """Counters stand where they can stand."""
    _between(position.turn, 1, LAST_TURN, "turn", "B4.3")
    _between(position.round, 1, ROUNDS, "round", "B4.3")
    _between(position.marker, 0, 5, "marker", "B5.1")
    for name in ("boost", "discount_turn", "discount_check"):
        _between(getattr(position, name), 0, MOST, name, "")
    for entry in position.curses.values():
        if isinstance(entry, CurseAt) and entry.madness < 0:
            raise SetupRefused("fewer than no Madness cannot lie under a curse", rule="B5.7")


def check_players(position: Position, seats: int) -> None:
    """Who is out of the game has nothing in it and takes no turn."""
    out = set(position.out)
    if len(out) >= seats:
        raise SetupRefused("a game in which everybody is eliminated is over", rule="B7.2a")
    if position.active in out:
        raise SetupRefused(f"{position.active} is eliminated and takes no turn", rule="B7.2a")
    for who, name in _things(position):
        owner = name.partition("@")[2]
        for player in (who, owner):
            if player in out:
                raise SetupRefused(
                    f"{player} is eliminated, so that {shown(name)} of theirs lies in the box",
                    rule="B7.2",
                )


def _things(position: Position) -> Iterator[tuple[str, str]]:
    """Every card and spell that a position gives to a player."""
    piles: tuple[BySeat, ...] = (
        position.hands,
        position.decks,
        position.shuffled,
        position.discards,
        position.supports,
        position.spells,
    )
    for pile in piles:
        for who, names in pile.items():
            for name in words_of(names):
                yield who, name


def is_before_the_first_turn(position: Position) -> bool:
    """B5.6: whether the book is still closed."""
    return position.turn == 1 and position.phase == "concentration" and position.monster is None


def check_book(position: Position, law: Law) -> None:
    """The book is open at a page of its round, and curses lie where there are slots."""
    if is_before_the_first_turn(position):
        if position.round != 1 or position.page is not None or position.curses:
            raise SetupRefused(
                "before the first turn the book is closed: round 1, no page and no curse",
                rule="B5.6",
            )
    elif position.page is not None and (position.page == "final") != (position.round == ROUNDS):
        raise SetupRefused(
            f"in round {position.round} the page on the right is not {shown(position.page)}: "
            f"the final page lies there in round {ROUNDS}, and only then",
            rule="B2.5",
        )
    if "1" in position.curses and not law.multi_on_space_1:
        raise SetupRefused(
            "a curse lies under space 1 only with the ruling multi_slots = spaces_1_and_2",
            rule="B3.2",
        )


def check_places(st: BookState) -> None:
    """Spells and support are what one player may have."""
    for seat in range(st.table.seats):
        spells = [entry // 16 for entry in st.spells[seat]]
        if len(set(spells)) < len(spells):
            raise SetupRefused(f"p{seat + 1} owns the same spell twice", rule="B1.4")
        if len(spells) > st.table.limits[seat]:
            raise SetupRefused(
                f"p{seat + 1} has {len(spells)} spells; the limit is {st.table.limits[seat]}",
                rule="B6.4",
            )
        # B9.4: only Madness comes into a support that is full.
        cards = [card for card in st.support[seat] if card % OWNER_UNIT != MADNESS]
        if len(cards) > st.table.slots[seat]:
            raise SetupRefused(
                f"p{seat + 1} has {len(cards)} Element cards in {st.table.slots[seat]} slots",
                rule="B9.5",
            )


def _between(value: int, least: int, most: int, what: str, rule: str) -> None:
    if not least <= value <= most:
        raise SetupRefused(
            f"{what} is a number from {least} to {most}, not {shown(value)}", rule=rule
        )
