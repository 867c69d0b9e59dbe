"""Actions as rows: class name and fields, to and from plain values. Unknown and malformed rows are refused.

Only action classes are ever stored, so renaming one, or one of its fields, needs a new `info.version`. A field with a default
may be added.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from games.core.contract import Action, Refusal
from games.core.seats import Seat

Plain: TypeAlias = "str | int | bool | list[Plain] | None"


def pack(action: Action) -> tuple[str, dict[str, Plain]]:
    """Return the action's class name and its fields as JSON values."""
    return type(action).__name__, {
        field.name: _plain(getattr(action, field.name)) for field in dataclasses.fields(action)
    }


def unpack(kinds: Sequence[type[Action]], name: object, fields: object) -> Action:
    """Return the action. Raises Refusal("malformed") where name, fields or values are not exactly right."""
    kind = next((kind for kind in kinds if kind.__name__ == name), None)
    if kind is None or not isinstance(fields, Mapping):
        raise Refusal("malformed")
    hints = field_types(kind)
    added = {field.name for field in dataclasses.fields(kind) if field.default is not dataclasses.MISSING}
    if not set(hints) - added <= set(fields) <= set(hints):  # an entry from before a field was added has its default
        raise Refusal("malformed")
    return kind(**{key: _typed(hints[key], fields[key]) for key in hints if key in fields})


def field_types(kind: type[object]) -> dict[str, Any]:
    """Return the fields of an action or event class in order, each with its resolved type."""
    return _field_types(kind)  # type: ignore[arg-type]  # a class can be hashed, whatever its instances can


@cache
def _field_types(kind: type[object]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}  # type: ignore[arg-type]  # a dataclass by its contract


def seat_fields(kind: type[object]) -> frozenset[str]:
    """Return the fields of an action or event class that hold a seat, or several."""
    return frozenset(name for name, hint in field_types(kind).items() if _holds_seat(hint))


def holds_many(hint: Any) -> bool:
    """Return whether a field is a tuple: one or several values, in their order and none twice."""
    return get_origin(hint) is tuple


def _holds_seat(hint: Any) -> bool:
    return hint is Seat or any(_holds_seat(each) for each in get_args(hint))


def _plain(value: object) -> Plain:
    if isinstance(value, StrEnum):
        return value.value
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    raise TypeError(type(value).__name__)


def _typed(hint: Any, value: object) -> object:
    """Return `value` as the hinted type, strictly: no number from text, no bool for an int."""
    if get_origin(hint) in (Union, types.UnionType):
        for each in get_args(hint):
            try:
                return _typed(each, value)
            except Refusal:
                continue
        raise Refusal("malformed")
    if get_origin(hint) is tuple and isinstance(value, list):
        return tuple(_typed(get_args(hint)[0], each) for each in value)
    if hint is Seat:
        hint = int
    if hint is types.NoneType and value is None:
        return None
    if isinstance(hint, type) and issubclass(hint, StrEnum) and isinstance(value, str) and value in list(hint):
        return hint(value)
    if hint in (int, bool, str) and type(value) is hint:
        return value
    raise Refusal("malformed")
