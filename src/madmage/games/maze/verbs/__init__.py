"""The Maze's verbs as card files write them: one struct per verb, and the language they make."""

from __future__ import annotations

from madmage.games.maze.verbs import goods, harm, moves, table
from madmage.packs.language import Language

LANGUAGE = Language(
    (
        harm.EveryoneHere,
        harm.OthersHere,
        harm.Reader,
        harm.Damage,
        harm.Heal,
        harm.Point,
        harm.Unpoint,
        harm.Shift,
        harm.Skip,
        harm.Again,
        harm.Omen,
        goods.Draw,
        goods.Lose,
        goods.Steal,
        moves.Home,
        moves.Throw,
        moves.Stride,
        moves.Jump,
        moves.Swap,
        table.Map,
        table.Peek,
        table.Wake,
        table.Quell,
        table.Flee,
    )
)
