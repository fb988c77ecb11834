"""JSON Schema for card files, so that an editor completes and checks while an author types.

Made from the same structs that the loader validates against.
"""

from __future__ import annotations

from typing import Any

import msgspec

from madmage.packs.language import STEPS, Language


def file_schema(struct: type[Any], language: Language, *, is_list: bool) -> dict[str, Any]:
    """The schema of a card file: a table of cards by key, or one struct."""
    types = [struct, *language.verbs.values()]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    card = schemas[0]
    verbs = [{**schema, "required": [name]} for name, schema in _verbs(language, schemas[1:])]
    definitions = _with_steps({**components, "step": {"anyOf": verbs}})
    head: dict[str, Any] = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    if is_list:
        return {**head, "type": "object", "additionalProperties": card, "$defs": definitions}
    return {**head, **card, "$defs": definitions}


def _with_steps(schema: Any) -> Any:
    """The same schema in which every list of steps says that its items are steps."""
    if isinstance(schema, list):
        return [_with_steps(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: _with_steps(value) for key, value in schema.items()}
    if schema.get("description") == STEPS:
        inner["items"] = {"$ref": "#/$defs/step"}
    return inner


def _verbs(
    language: Language, schemas: tuple[dict[str, Any], ...]
) -> list[tuple[str, dict[str, Any]]]:
    return [(verb, schema) for verb, schema in zip(language.verbs, schemas, strict=True)]
