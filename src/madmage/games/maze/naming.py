"""Names of things in the reader's language: fields, tiles, abilities, potions, equipment."""

from __future__ import annotations

from madmage.games.maze.encounter import deck_of
from madmage.games.maze.goods import grave_at
from madmage.games.maze.grid import BIT, DIRECTIONS
from madmage.games.maze.looting import A_KEY
from madmage.games.maze.pack import ABILITIES, MARKS, NO_POWER, POWERS, EncounterCard
from madmage.games.maze.state import GEAR_THING, MONSTERS, MazeState, Table
from madmage.kernel.words import Words


def ability_name(words: Words, number: int) -> str:
    """An ability."""
    return words.say(f"ability-{ABILITIES[number]}", {})


def signed(number: int) -> str:
    """A change with its sign."""
    return f"+{number}" if number >= 0 else below_zero(number)


def below_zero(number: int) -> str:
    """A number that may be negative; its minus is as wide as a plus."""
    return str(number).replace("-", "−")


def exits_name(words: Words, mask: int) -> str:
    """The exits of a tile: north, east and south."""
    names = [words.say(f"direction-{DIRECTIONS[d]}", {}) for d in range(4) if mask & BIT[d]]
    text = names[0]
    for at, name in enumerate(names[1:], 2):
        key = "list-last" if at == len(names) else "list-more"
        text = words.say(key, {"first": text, "second": name})
    return text


def tile_key(table: Table, kind: int) -> str:
    """A kind of tile as records name it."""
    return "stairs" if kind == table.stairs_kind else table.pack.tiles[kind].key


def tile_name(words: Words, table: Table, kind: int) -> str:
    """A kind of tile: a corner with a monster, stairs."""
    if kind == table.stairs_kind:
        return words.say("tile-stairs", {})
    shape, _, mark = table.pack.tiles[kind].key.partition("_")
    return words.say("tile", {"shape": shape, "mark": mark})


def marker_name(words: Words, marker: int) -> str:
    """A marker."""
    return words.say(f"marker-{MARKS[marker]}", {})


def potion_name(words: Words, table: Table, kind: int) -> str:
    """A potion by its name."""
    return table.pack.potions[kind].names[words.lang]


def gear_name(words: Words, table: Table, number: int) -> str:
    """A piece of equipment, with what it adds."""
    card = table.pack.gear[number]
    adds = [
        words.say("gear-add", {"ability": ability_name(words, n), "add": signed(add)})
        for n, add in enumerate(card.adds)
        if add
    ]
    if not adds:
        return card.names[words.lang]
    return words.say("gear-with-adds", {"gear": card.names[words.lang], "adds": ", ".join(adds)})


def gear_with_text(words: Words, table: Table, number: int) -> str:
    """A piece of equipment, with what it adds and what else it can do."""
    name, held = gear_name(words, table, number), table.pack.gear[number].power
    if held == NO_POWER:
        return name
    text = table.pack.power_texts[POWERS[held]][words.lang]
    return words.say("gear-with-text", {"gear": name, "text": text})


def thing_name(words: Words, table: Table, thing: int) -> str:
    """A thing from a grave."""
    if thing == A_KEY:
        return words.say("thing-key", {})
    if thing >= GEAR_THING:
        return gear_name(words, table, thing - GEAR_THING)
    return potion_name(words, table, thing)


def thing_key(table: Table, thing: int) -> str:
    """A thing from a grave as records name it."""
    if thing == A_KEY:
        return "key"
    if thing >= GEAR_THING:
        return table.pack.gear[thing - GEAR_THING].key
    return table.pack.potions[thing].key


def card_of(table: Table, deck: int, number: int) -> EncounterCard:
    """A monster or an action."""
    return table.pack.monsters[number] if deck == MONSTERS else table.pack.actions[number]


def what_lies(words: Words, st: MazeState, field: int) -> str:
    """What lies on a field, or nothing: a marker, an open card, a grave."""
    parts: list[str] = []
    mark = st.marker[field]
    if mark:
        parts.append(marker_name(words, mark))
        if st.card[field]:
            card = card_of(st.table, deck_of(mark), st.card[field] - 1)
            parts[-1] = words.say(
                "marker-open", {"marker": parts[-1], "card": card.names[words.lang]}
            )
    if grave_at(st, field) >= 0:
        parts.append(words.say("marker-grave", {}))
    return ", ".join(parts)
