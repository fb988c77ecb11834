"""The words that are commands, in every language at once: nobody has to switch to be understood."""

from __future__ import annotations

from madmage.kernel.words import fold

_WORDS = {
    "why": "why warum wieso weshalb porque",
    "undo": "undo back zurück zurueck zurücknehmen deshacer atrás",
    "rules": "rules rule regeln regel reglas regla",
    "log": "log protokoll registro historial",
    "table": "table tisch mesa",
    "options": "options optionen möglichkeiten opciones",
    "fields": "fields list felder liste casillas lista",
    "put": "put meanwhile dazwischen zwischendurch mientras",
    "card": "card cards karte karten carta cartas",
    "hint": "hint tip tipp hinweis pista consejo",
    "draw": "draw ziehen zieh würfeln würfle robar roba tirar tira",
    "save": "save speichern guardar",
    "lang": "lang language sprache idioma",
    "help": "help ? hilfe ayuda",
    "quit": "quit exit q ende verlassen salir",
}
LONGEST_NUMBER = 12
COMMANDS = {fold(word): name for name, words in _WORDS.items() for word in words.split()}


def command_in(text: str) -> tuple[str, str]:
    """The command that a typed line begins with, and the rest of it; no command is an empty word."""
    first, _, rest = text.strip().partition(" ")
    second, _, more = rest.strip().partition(" ")
    # "¿Por qué?" is written as two words.
    if (fold(first).lstrip("¿"), fold(second).rstrip("?")) == ("por", "que"):
        return "why", more.strip()
    name = COMMANDS.get(fold(first), "")
    return (name, rest.strip()) if name else ("", text.strip())


def number_in(text: str) -> int | None:
    """The number that a typed word is, in whatever digits; None if it is no number or far too long."""
    return int(text) if text.isdecimal() and len(text) < LONGEST_NUMBER else None
