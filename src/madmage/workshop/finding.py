"""What a card did, in sentences and as data."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from madmage.workshop.trial import Findings, Occasion

PHRASES = {
    "CardDrawn": "cards drawn",
    "CardDiscarded": "cards discarded",
    "CardDestroyed": "cards destroyed",
    "CardSupported": "cards put into support",
    "CardTaken": "cards taken",
    "CardGiven": "cards given",
    "CardMilled": "cards from decks to discard piles",
    "CardPaid": "cards paid",
    "CardTopdecked": "cards put on top of decks",
    "CardLookedAt": "cards looked at",
    "CardRevealed": "cards turned over",
    "CardAcquired": "cards acquired",
    "CardGained": "cards gained",
    "CardReturned": "cards given back",
    "MadnessReceived": "Madness received",
    "MadnessCured": "Madness cured",
    "MadnessReturned": "Madness put back",
    "MadnessBoxed": "Madness put into the box",
    "MadnessPlaced": "Madness put under curses",
    "DeckShuffled": "decks shuffled",
    "CurseDestroyed": "curses destroyed",
    "CurseStilled": "curses neutralised",
    "CurseShifted": "curses moved",
    "CurseStruck": "curses set off",
    "SpellCast": "spells cast",
    "SpellLearned": "spells learned",
    "SpellRefreshed": "spells made ready",
    "SpellExhausted": "spells exhausted",
    "SpellMuted": "spells neutralised",
    "SpellUnmuted": "spells turned face up",
    "SpellDestroyed": "spells destroyed",
    "SpellIdle": "castings without any effect",
    "TokenPlaced": "tokens laid",
    "PlayerEliminated": "players eliminated",
    "GameLost": "games lost by it",
    "GameWon": "games won by it",
    "NodeRead": "parts read out",
    "TestRolled": "dice rolled for tests",
    "FateRolled": "dice rolled for fate",
    "AmountRolled": "dice rolled for amounts",
    "KeyTaken": "keys gained",
    "KeyLost": "keys lost",
    "PotionDrawn": "potions drawn",
    "PotionLost": "potions lost",
    "GearDrawn": "pieces of equipment drawn",
    "GearWorn": "pieces of equipment put on",
    "GearLost": "pieces of equipment lost",
    "PointInvested": "points gained",
    "PointTaken": "points lost",
    "PointMoved": "points moved",
    "OmenLaid": "omens laid",
    "WillSkip": "turns lost",
    "ExtraTurn": "turns gained",
    "Thrown": "figures thrown back",
    "SentHome": "figures sent to the start room",
    "Died": "deaths",
    "Stolen": "things stolen",
    "TileLaid": "tiles laid",
    "Drank": "potions drunk",
}
"""Events as what has changed; all others are named as they are."""
DETAIL = frozenset({"TradeOffered", "TradeRefused", "TurnBegan", "Skipped", "Declined"})
"""Events of others who put something in meanwhile."""


def phrase(name: str) -> str:
    """What an event counts as."""
    if name in PHRASES or " " in name:
        return PHRASES.get(name, name)
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


def counted(times: int, what: str) -> str:
    """A number of things, in one or in several."""
    if times != 1:
        return f"{times} {what}"
    first, space, rest = what.partition(" ")
    if first == "dice":
        first = "die"
    elif first.endswith("s") and not first.endswith("ss"):
        first = first[:-1]
    return f"1 {first}{space}{rest}"


def figures(findings: Findings, name: str, kind: str) -> dict[str, Any]:
    """Everything that was found, as plain data."""
    total: Counter[str] = sum((o.changes for o in findings.occasions), Counter())
    used = len(findings.occasions)
    return {
        "card": name,
        "kind": kind,
        "games": findings.games,
        "situations": used,
        "could_be_used": findings.could,
        "legal": findings.legal,
        "refusals": [
            {"rule": rule, "reason": reason, "times": times}
            for (rule, reason), times in findings.refusals.most_common()
        ],
        "idle": sum(not o.changes for o in findings.occasions),
        "changes": [
            {
                "what": phrase(what),
                "times": times,
                "each": times / used,
                "in": sum(what in o.changes for o in findings.occasions),
            }
            for what, times in total.most_common()
            if what not in DETAIL
        ],
        "errors": sorted(set(findings.errors)),
        "example": best(findings).told if findings.occasions else [],
    }


def best(findings: Findings) -> Occasion:
    """The occasion that shows most of what a card does."""
    return max(findings.occasions, key=lambda o: (len(o.changes), -len(o.told), -o.game))


def sentences(data: dict[str, Any]) -> list[str]:
    """The same for people."""
    used, games = data["situations"], data["games"]
    lines = [f"{data['card']} ({data['kind']}): in play {used} times in {games} games"]
    if data["could_be_used"]:
        lines.append(
            f"whoever had it could use it {data['legal']} of {data['could_be_used']} times "
            f"({data['legal'] / data['could_be_used']:.0%})"
        )
    lines += [
        f"  not {refusal['times']} times: {refusal['reason']} [{refusal['rule']}]"
        for refusal in data["refusals"][:6]
    ]
    if not used:
        lines.append(
            "it has no moment of its own to count: it is always at work, or nobody could ever use "
            "it; madmage cards balance tells what it does to winning"
        )
    else:
        lines.append("what it did:" if data["changes"] else "it never changed anything")
    lines += [
        f"  {counted(change['times'], change['what'])} ({change['each']:.2f} each time; "
        f"in {change['in']} of {used} situations)"
        for change in data["changes"]
    ]
    if used and data["idle"]:
        lines.append(f"  nothing at all {data['idle']} times")
    lines += [f"error: {error}" for error in data["errors"]] or ["no errors"]
    if data["example"]:
        lines += ["for example:", *[f"  {sentence}" for sentence in data["example"]]]
    return lines
