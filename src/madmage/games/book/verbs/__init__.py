"""The Book's verbs as card files write them: one struct per verb, and the language they make."""

from __future__ import annotations

from madmage.effects.frames import FRAMES
from madmage.games.book.verbs import cards, curses, decks, spells, table
from madmage.packs.language import Language

LANGUAGE = Language(
    (
        *FRAMES,
        cards.Discard,
        cards.Destroy,
        cards.Cure,
        cards.Support,
        cards.Take,
        cards.Give,
        cards.Topdeck,
        cards.Upgrade,
        cards.Gain,
        cards.Recover,
        cards.Swap,
        decks.Draw,
        decks.Receive,
        decks.Look,
        decks.Reveal,
        decks.Mill,
        decks.Reshuffle,
        decks.Box,
        spells.RecoverSpell,
        spells.Refresh,
        spells.Exhaust,
        spells.Mute,
        spells.Unmute,
        spells.LoseSpell,
        spells.Learn,
        spells.Echo,
        curses.Still,
        curses.Banish,
        curses.Shift,
        curses.Trigger,
        curses.Token,
        curses.OnPlace,
        curses.Under,
        table.EachOtherPlayer,
        table.IfSo,
        table.ActNow,
        table.Discount,
        table.Boost,
    )
)
