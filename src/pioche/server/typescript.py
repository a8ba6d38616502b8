"""TypeScript: the types of a JSON Schema, as the browser's client declares them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript(defs: dict[str, dict[str, Any]], read: set[str], filled: set[str], by: str, protocol: int) -> str:
    """A module that exports every definition. `read` are those that a client may send; `filled` are those of them
    that a client may leave fields out of, where the server sends them with all of them."""
    lines = [f"// {by}", "", f"export const PROTOCOL = {protocol}", ""]
    for name, schema in defs.items():
        lines += _doc(schema, "")
        if "properties" in schema:
            lines += _interface(name, schema, set() if name in read else filled)
        else:
            lines += [f"export type {name} = {_type(schema, set())}", ""]
    return "\n".join(lines)


def _interface(name: str, schema: dict[str, Any], filled: set[str]) -> Iterator[str]:
    required = set(schema.get("required", ()))
    yield f"export interface {name} {{"
    for key, field in schema["properties"].items():
        yield from _doc(field, "  ")
        yield f"  readonly {key}{'' if key in required else '?'}: {_type(field, filled)}"
    yield from ("}", "")


def _type(schema: dict[str, Any], filled: set[str]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"Required<{name}>" if name in filled else name
    if "enum" in schema:
        return " | ".join([json.dumps(word) for word in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys([_type(one, filled) for one in schema["anyOf"]]))
    if schema.get("type") == "array":
        item = _type(schema["items"], filled)
        return f"readonly ({item})[]" if " | " in item or item.startswith("readonly") else f"readonly {item}[]"
    if schema.get("type") == "object":
        item = _type(schema["additionalProperties"], filled)
        if "propertyNames" in schema:
            return f"Readonly<Partial<Record<{_type(schema['propertyNames'], filled)}, {item}>>>"
        return f"Readonly<Record<string, {item}>>"
    return _PLAIN[schema["type"]]


def _doc(schema: dict[str, Any], indent: str) -> Iterator[str]:
    says = schema.get("description", "")
    if says and "\n" not in says:
        yield f"{indent}/** {says} */"
    elif says:
        yield f"{indent}/**"
        yield from [f"{indent} * {line}".rstrip() for line in says.split("\n")]
        yield f"{indent} */"
