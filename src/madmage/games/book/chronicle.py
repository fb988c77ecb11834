"""The log: every event as a sentence of the reader's language, or several in one.

`event_text` tells a single event. `tell` is for people: equal events of one player share a sentence,
and what strikes, arrives or is won brings its own text along.
"""

from __future__ import annotations

from madmage.games.book.card import DISCARD, PLACE_NAMES, SUPPORT
from madmage.games.book.naming import (
    InRound,
    arrival_text,
    bonus_text,
    card_name,
    curse_text,
    element_name,
    listing,
    penalty_text,
    several,
)
from madmage.games.book.notation import SLOT_NAMES
from madmage.games.book.outlook import round_shown
from madmage.games.book.pack import Pack
from madmage.games.book.state import BookState
from madmage.games.book.visibility import CARD_EVENTS
from madmage.kernel.event import Event
from madmage.kernel.words import Voice, Words

Args = dict[str, object]

_SPELL_EVENTS = frozenset(
    {
        "SpellLearned",
        "SpellRecovered",
        "SpellDestroyed",
        "SpellBoxed",
        "SpellRefreshed",
        "SpellExhausted",
        "SpellMuted",
        "SpellUnmuted",
        "SpellIdle",
    }
)
_SLOT_EVENTS = frozenset(
    {"CursePlaced", "CurseStruck", "CurseDestroyed", "CurseLeft", "CurseStilled", "CurseWoke"}
)
_SHARED = frozenset(
    {
        "CardDrawn",
        "CardDiscarded",
        "CardPaid",
        "CardDestroyed",
        "CardSupported",
        "CardTaken",
        "CardTopdecked",
        "CardGiven",
        "CardLookedAt",
        "CardRevealed",
        "CardMilled",
        "MadnessReceived",
        "MadnessCured",
        "MadnessReturned",
        "MadnessBoxed",
        "MadnessPlaced",
        "SpellRefreshed",
        "SpellExhausted",
        "SpellMuted",
        "SpellUnmuted",
    }
)
"""Events of which several in a row share a sentence."""


def event_text(pack: Pack, event: Event, voice: Voice) -> str:
    """One event as one sentence."""
    return _sentence(pack, [event], voice)


def tell(st: BookState, events: list[Event], voice: Voice) -> list[str]:
    """What happened up to now, for people."""
    pack = st.table.pack
    lines: list[str] = []
    row = round_shown(st) - len([event for event in events if event.name == "PageTurned"])
    for group in _groups(events):
        if group[0].name == "PageTurned":
            row += 1
        comment = _comment(pack, group[0], InRound(voice.words, row))
        lines.append(f"{_sentence(pack, group, voice)} {comment}".rstrip())
    return lines


def _groups(events: list[Event]) -> list[list[Event]]:
    """Events that share a sentence."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and _belongs(groups[-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _belongs(group: list[Event], event: Event) -> bool:
    last = group[-1]
    if event.seat != last.seat:
        return False
    if event.name == "DeckShuffled":
        # B9.1: the Madness of an empty deck, and the shuffle that follows it.
        return last.name == "MadnessReceived" and len(group) == 1 and last.args[3] == DISCARD
    if event.name != last.name or event.name not in _SHARED:
        return False
    return event.name not in CARD_EVENTS or event.args[1:5] == last.args[1:5]


def _sentence(pack: Pack, group: list[Event], voice: Voice) -> str:
    event = group[0]
    args: Args = {"name": voice.name(event.seat), "n": len(group), **_args(pack, group, voice)}
    return voice.say(_key(group), args)


def _key(group: list[Event]) -> str:
    event = group[0]
    if group[-1].name == "DeckShuffled" and len(group) > 1:
        return "ev-DeckRanOut"
    if event.seat < 0 and event.name == "SpellDestroyed":
        return "ev-SpellDestroyed-library"
    if event.seat < 0 and event.name == "CardDestroyed":
        return "ev-CardDestroyed-nobody"
    if event.name == "CardPaid" and event.args[1] == SUPPORT:
        return "ev-CardPaid-own" if event.args[2] == event.seat else "ev-CardPaid-support"
    if event.name == "GameLost" and event.seat >= 0:
        return "ev-GameLost-deck" if event.args[0] else "ev-GameLost-stack"
    return f"ev-{event.name}"


def _comment(pack: Pack, event: Event, words: Words) -> str:
    """The text of the card that an event brings into play."""
    args = event.args
    if event.name == "CurseStruck":
        return curse_text(words, pack.curses[args[1]])
    if event.name == "PageTurned":
        return arrival_text(words, pack.monsters[args[0]])
    if event.name == "MonsterBeaten":
        return bonus_text(words, pack.pages[args[1]])
    if event.name == "MonsterMissed":
        return penalty_text(words, pack.pages[args[1]])
    return ""


def _cards(words: Words, group: list[Event]) -> str:
    kinds = [event.args[0] for event in group if event.name in CARD_EVENTS]
    names = []
    for kind in sorted(set(kinds)):
        if kind < 0:
            names.append(words.say("card-unknown", {"n": kinds.count(kind)}))
        else:
            names.append(several(card_name(words, kind), kinds.count(kind)))
    return listing(words, names)


def _args(pack: Pack, group: list[Event], voice: Voice) -> Args:
    event = group[0]
    words, args, lang = voice.words, event.args, voice.words.lang
    if event.name in CARD_EVENTS:
        # A payment tells from whose support it comes, everything else where the card goes.
        player = voice.name(args[2] if event.name == "CardPaid" else args[4])
        place = PLACE_NAMES[args[3]]
        return {"card": _cards(words, group), "player": player, "place": place}
    if event.name in _SPELL_EVENTS:
        return {"spell": listing(words, [pack.spells[e.args[0]].names[lang] for e in group])}
    if event.name in _SLOT_EVENTS:
        return {"slot": SLOT_NAMES[args[0]], "curse": pack.curses[args[1]].names[lang]}
    if event.name == "CurseShifted":
        return {"slot": SLOT_NAMES[args[1]], "curse": pack.curses[args[2]].names[lang]}
    if event.name == "TokenPlaced":
        curse = pack.curses[args[1]].names[lang]
        return {"curse": curse, "element": element_name(words, args[2])}
    if event.name == "SpellCast":
        return {"spell": pack.spells[args[0]].names[lang], "power": args[1]}
    if event.name == "SpellRevealed":
        return {"spell": pack.spells[args[1]].names[lang]}
    if event.name in ("MonsterBeaten", "MonsterMissed"):
        page = pack.pages[args[1]].names[lang]
        return {"monster": pack.monsters[args[0]].names[lang], "page": page}
    if event.name == "PageTurned":
        return {"monster": pack.monsters[args[0]].names[lang]}
    if event.name == "AbilityUsed":
        return {"magician": pack.magicians[args[0]].names[lang]}
    if event.name in ("CursesShuffled", "ElementNamed"):
        return {"element": element_name(words, args[0])}
    if event.name == "TurnBegan":
        return {"turn": args[0]}
    if event.name == "MarkerMoved":
        return {"marker": args[0]}
    return {"n": args[0]} if args else {}
