"""JSON Schemas of card files, printed or laid beside a pack for its author's editor."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from madmage.kernel.error import NotUnderstood
from madmage.packs.schema import file_schema
from madmage.packs.source import closest
from madmage.workshop.kind import room

FOLDER = ".schema"


def schema_of(game: str, file: str) -> dict[str, Any]:
    """The schema of one file of a pack."""
    spec = room(game, "spec")
    structs = {**spec.FILES, **spec.SHEETS}
    if file not in structs:
        known = ", ".join(structs)
        hint = closest(file, structs)
        raise NotUnderstood(f"a pack of {game} has no file '{file}'; there are {known}{hint}")
    language = room(game, "verbs").LANGUAGE
    is_list = file in spec.FILES
    also = spec.OwnPackSpec if file == "pack" else None
    return file_schema(structs[file], language, is_list=is_list, parts=spec.PARTS, also=also)


def lay_schemas(game: str, folder: Path) -> None:
    """Put the schemas of all files where the first lines of a pack's files look for them."""
    spec = room(game, "spec")
    (folder / FOLDER).mkdir(exist_ok=True)
    for file in (*spec.FILES, *spec.SHEETS):
        text = json.dumps(schema_of(game, file), indent=1, ensure_ascii=False) + "\n"
        (folder / FOLDER / f"{file}.json").write_text(text, encoding="utf-8")


def first_line(file: str) -> str:
    """The line by which an editor finds the schema of a file."""
    return f"#:schema ./{FOLDER}/{file}.json"
