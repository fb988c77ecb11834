"""JSON Schema for card files, so that an editor completes and checks while an author types.

Made from the same structs that the loader validates against.
"""

from __future__ import annotations

from typing import Any

import msgspec

from madmage.packs.language import STEPS, Language


def file_schema(
    struct: type[Any],
    language: Language,
    *,
    is_list: bool,
    parts: dict[str, type[Any]] | None = None,
    also: type[Any] | None = None,
) -> dict[str, Any]:
    """The schema of a card file: a table of cards by key, or one struct.

    Parts are tables that are validated one by one: what is described by a part's words is such a
    table, or a list of them. `also` is another struct that the file may be instead.
    """
    parts = parts or {}
    types = [struct, *parts.values(), *language.verbs.values(), *([also] if also else [])]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    card = schemas[0]
    verbs = [
        {**schema, "required": [name]}
        for name, schema in _verbs(
            language, schemas[1 + len(parts) : 1 + len(parts) + len(language.verbs)]
        )
    ]
    inner = {words: schemas[1 + i] for i, words in enumerate(parts)}
    inner[STEPS] = {"$ref": "#/$defs/step"}
    definitions = _with_parts({**components, "step": {"anyOf": verbs}}, inner)
    head: dict[str, Any] = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    if is_list:
        return {**head, "type": "object", "additionalProperties": card, "$defs": definitions}
    if also:
        return {**head, "anyOf": [card, schemas[-1]], "$defs": definitions}
    return {**head, **card, "$defs": definitions}


def _with_parts(schema: Any, parts: dict[str, dict[str, Any]]) -> Any:
    """The same schema in which every part, and every list of parts, says what it holds."""
    if isinstance(schema, list):
        return [_with_parts(item, parts) for item in schema]
    if not isinstance(schema, dict):
        return schema
    part = parts.get(str(schema.get("description")))
    if part is not None and schema.get("type") == "object":
        return part
    inner = {key: _with_parts(value, parts) for key, value in schema.items()}
    if part is not None:
        inner["items"] = part
    return inner


def _verbs(
    language: Language, schemas: tuple[dict[str, Any], ...]
) -> list[tuple[str, dict[str, Any]]]:
    return [(verb, schema) for verb, schema in zip(language.verbs, schemas, strict=True)]
