"""The fields of the Book's observation: their names, places and meanings."""

from __future__ import annotations

from typing import Final

from madmage.envs.layout import Block, Layout
from madmage.games.book.card import KINDS, MADNESS
from madmage.games.book.notation import WRITERS
from madmage.games.book.pack import Pack
from madmage.games.book.payment import SEATS_MAX
from madmage.games.book.state import PHASES, SLOTS

ASKS: Final = tuple(WRITERS)
"""Every kind of ask, in the order in which a flag stands for it."""
TOPS: Final = 4
"""How many cards on top of a deck are shown in their order."""

CLOCKWISE: Final = "clockwise from the observer"


def sight_layout(pack: Pack) -> Layout:
    """Every field of an observation, for packs with as many cards of each sort as this one."""
    return Layout((*_turn(pack), *_piles(pack), *_curses(pack), *_ask(pack), *_players(pack)))


def _turn(pack: Pack) -> tuple[Block, ...]:
    return (
        Block("players", 4, "flag: 2, 3, 4 or 5 players"),
        Block("difficulty", 3, "flag"),
        Block("mode", 3, "flag: normal, terror, nightmare"),
        Block("variants", 4, "flags: dunces, unending madness, everyone, open hands"),
        Block("turn", 1, "the number of the turn"),
        Block("round", 1, "the row of the round track, 1 to 6"),
        Block("marker", 6, "flag: the invocation marker, 0 to 5"),
        Block("phase", len(PHASES), "flag: " + ", ".join(PHASES)),
        Block("active", SEATS_MAX, f"flag: whose turn it is, {CLOCKWISE}"),
        Block("first", SEATS_MAX, f"flag: who took the first turn, {CLOCKWISE}"),
        Block("monster", len(pack.monsters), "flag: the monster on the left page"),
        Block("symbols", 5, "its curse symbols: by element, then multi"),
        Block("next_symbols", 5, "the next monster's, which the right page shows"),
        Block("page", len(pack.pages) + 1, "flag: the page on the right; the last one is final"),
    )


def _piles(pack: Pack) -> tuple[Block, ...]:
    spells = len(pack.spells)
    return (
        Block("madness", 1, "cards left in the Madness stack"),
        Block("supply", MADNESS, "Element cards to be acquired, by kind"),
        Block("destroyed", KINDS, "destroyed cards by kind"),
        Block("token_supply", 4, "tokens left by element"),
        Block("shelf", spells, "flags: the spells face up in the library"),
        Block("destroyed_spells", spells, "spells destroyed"),
        Block("boxed_spells", spells, "spells out of the game"),
        Block("below", 4, "spells still below, by element"),
        Block("discount_turn", 1, "discount on curses this turn"),
        Block("discount_check", 1, "discount until the next check"),
        Block("boost", 1, "what each card pays more"),
        Block("orders", 1, "effects waiting for the next curses"),
        Block("unseen", KINDS, "cards by kind in hands and decks that the observer cannot see"),
    )


def _curses(pack: Pack) -> tuple[Block, ...]:
    curses = len(pack.curses)
    return (
        Block("curse", curses, "flag: the curse, slot by slot (1, 2, 3a, 3b, 4, 5)", SLOTS),
        Block(
            "slot",
            15,
            "about that curse: type (5 flags), neutralised, Madness under it, tokens by element "
            "(4), cost by element with tokens (4)",
            SLOTS,
        ),
        Block("curses_hidden", curses, "curses in the stacks, in no order"),
        Block("curses_under", curses, "curses put under their stacks; their order is not told"),
        Block("curses_aside", curses, "curses set aside"),
    )


def _ask(pack: Pack) -> tuple[Block, ...]:
    sorts = (pack.spells, pack.curses, pack.monsters, pack.pages, pack.magicians)
    return (
        Block("ask", len(ASKS), "flag: what is asked: " + ", ".join(ASKS)),
        Block("asked", SEATS_MAX, f"flag: who is asked, {CLOCKWISE}"),
        Block(
            "source",
            sum([len(sort) for sort in sorts]),
            "flag: whose text asks: spells, curses, monsters, pages, magicians; none is the rules",
        ),
        Block("due", 4, "in a payment: what is still to be paid, by element"),
    )


def _players(pack: Pack) -> tuple[Block, ...]:
    return (
        Block(
            "seat",
            7 + len(pack.magicians),
            "there is such a player, in the game, ability used, support slots, spell limit, cards "
            "in hand, cards in deck; flag: the magician",
            SEATS_MAX,
        ),
        Block(
            "hand",
            5 * KINDS + TOPS * (KINDS + 1),
            "cards by kind: hand, deck below its known top (both only where the observer may see "
            "them), discard pile, own cards in support, cards of others there; then the top four "
            "cards of the deck as far as their place is fixed, a flag each: 13 kinds, unknown",
            SEATS_MAX,
        ),
        Block(
            "spells",
            5 * len(pack.spells),
            "spells in front of the player; of these exhausted; neutralised; being cast; cast this "
            "turn already",
            SEATS_MAX,
        ),
    )
