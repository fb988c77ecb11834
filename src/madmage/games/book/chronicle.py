"""The log: every event as one sentence of the reader's language."""

from __future__ import annotations

from madmage.games.book.card import PLACE_NAMES
from madmage.games.book.naming import card_name, element_name
from madmage.games.book.notation import SLOT_NAMES
from madmage.games.book.pack import Pack
from madmage.games.book.visibility import CARD_EVENTS
from madmage.kernel.event import Event
from madmage.kernel.words import Voice

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
    }
)
_SLOT_EVENTS = frozenset(
    {"CursePlaced", "CurseStruck", "CurseDestroyed", "CurseLeft", "CurseStilled", "CurseWoke"}
)


def event_text(pack: Pack, event: Event, voice: Voice) -> str:
    """One event as one sentence."""
    key = f"ev-{event.name}"
    if event.seat < 0 and event.name == "SpellDestroyed":
        key += "-library"
    if event.seat < 0 and event.name == "CardDestroyed":
        key += "-nobody"
    return voice.say(key, {"name": voice.name(event.seat), **_args(pack, event, voice)})


def _args(pack: Pack, event: Event, voice: Voice) -> Args:
    words, args, lang = voice.words, event.args, voice.words.lang
    if event.name in CARD_EVENTS:
        place = PLACE_NAMES[args[3]]
        return {"card": card_name(words, args[0]), "place": place, "player": voice.name(args[4])}
    if event.name in _SPELL_EVENTS:
        return {"spell": pack.spells[args[0]].names[lang]}
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
