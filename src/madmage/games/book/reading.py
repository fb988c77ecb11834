"""Reading what a player types: the short texts of options, and the many ways to say the same.

Every typed text is turned into short texts as `notation` writes them; which of them is an option is
not decided here. Names of cards and the verbs are understood in every language.
"""

from __future__ import annotations

import re

from madmage.games.book.card import ELEMENTS
from madmage.games.book.notation import SLOT_NAMES, write
from madmage.games.book.state import NO_CURSE, NO_SPELL, SLOTS, BookState
from madmage.kernel.words import LANGUAGES, fold

_WORDS = {
    "cast": "wirke wirken zaubere zaubern activar activa lanzar lanza",
    "learn": "lerne lernen aprender aprende",
    "acquire": "buy kaufe kaufen hinzugewinnen gewinne conseguir consigue comprar compra",
    "destroy": "banne bannen destruir destruye",
    "cure": "kuriere kurieren heile heilen curar cura",
    "ability": "fahigkeit sonderfahigkeit habilidad",
    "pay": "zahle bezahle bezahlen pagar paga",
    "give": "gib geben dar da",
    "stop": "end finish pass fertig beenden stopp passe passen fin terminar listo pasar",
    "done": "none nothing nichts nada ninguno ninguna",
    "yes": "y ja si",
    "no": "n nein",
    "hand": "mano",
    "support": "unterstutzung unterstutzungszone soporte",
    "discard": "ablagestapel descarte",
    "destroyed": "bannstapel destruidas",
    "madness": "wahnsinn wahnsinnskarte locura",
    "to": "an a",
    "for": "gegen por",
    "air": "luft aire",
    "earth": "erde tierra",
    "fire": "feuer fuego",
    "water": "wasser agua",
}
_CANONICAL = {word: key for key, words in _WORDS.items() for word in words.split()}
_VERBS = ("cast", "learn", "acquire", "destroy", "cure", "pay", "give")
_NOISE = frozenset({"a", "the", "from", "in", "your", "my"})


def forms(st: BookState, text: str) -> list[str]:
    """The short texts that a typed text may mean, the likeliest first."""
    assert st.ask is not None
    wanted = " ".join(text.lower().split())
    plain = _canonical(_with_keys(st, fold(text)))
    kind = st.ask.kind
    found = [wanted, plain]
    if plain in ("stop", "done"):
        found += ["stop", "done", "no"]
    if kind == "act":
        found += _action_forms(st, plain)
    elif kind in ("pay", "give"):
        found.append(f"{kind} {plain}")
    at = re.sub(r" (?=p\d|discard$|destroyed$)", "@", plain)
    found += [at, f"pay {at}", at.removesuffix(" hand"), f"{at}@p{st.ask.seat + 1}"]
    texts = [write(st, option) for option in st.ask.options]
    found += [option for option in texts if option.split("@")[0] == plain]
    return found


def _with_keys(st: BookState, text: str) -> str:
    """The text with every spell's name as its key, and every curse's on the track as its space."""
    names: dict[str, str] = {}
    for spell in st.table.pack.spells:
        for lang in LANGUAGES:
            names[fold(spell.names[lang])] = spell.key
        names[spell.key.replace("_", " ")] = spell.key
    for slot in range(SLOTS - 1, -1, -1):
        if st.curse[slot] != NO_CURSE:
            curse = st.table.pack.curses[st.curse[slot]]
            for name in [*curse.names.values(), curse.key.replace("_", " "), curse.key]:
                names[fold(name)] = SLOT_NAMES[slot]
                names[fold(name).removeprefix("the ")] = SLOT_NAMES[slot]
    for name in sorted(names, key=len, reverse=True):
        replaced = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", names[name], text)
        if replaced != text:
            return replaced
    return text


def _canonical(text: str) -> str:
    words = [_CANONICAL.get(word, word) for word in text.split()]
    if len(words) > 1:
        words = [word for word in words if word not in _NOISE]
    # "Wachstum wirken": the verb may stand at the end.
    if len(words) > 1 and words[-1] in _VERBS and words[0] not in _VERBS:
        words = [words[-1], *words[:-1]]
    plain = " ".join(words)
    plain = re.sub(rf"\b({'|'.join(ELEMENTS)}) ([123])\b", r"\1\2", plain)
    return re.sub(r"\bx (?=\d)", "x", plain)


def _action_forms(st: BookState, plain: str) -> list[str]:
    found = [f"{verb} {plain}" for verb in ("cast", "learn", "acquire", "destroy")]
    found.append(re.sub(r"^(?:cast )?(\w+) ([123])$", r"cast \1 x\2", plain))
    texts = [write(st, option) for option in st.ask.options] if st.ask is not None else []
    powers = [text for text in texts if text.startswith(f"cast {plain.removeprefix('cast ')} x")]
    if len(powers) == 1:
        found.append(powers[0])
    if plain in ("cure", "cure madness"):
        found.append("cure hand")
    found.append(re.sub(r"^cure (?=p\d)", "cure support ", plain))
    for element, spell in enumerate(st.shelf):
        if plain == f"learn {ELEMENTS[element]}" and spell != NO_SPELL:
            found.append(f"learn {st.table.pack.spells[spell].key}")
    return found
