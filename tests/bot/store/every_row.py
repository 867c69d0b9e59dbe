"""A database with rows of every table, in every shape: all columns filled, all that may be empty empty, and by lot.

Tables and columns are those of the schema, so that a new one is in it by itself, and one of a type that is not known fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Final

from sqlalchemy import JSON, Column, Connection, ForeignKey, Table, TypeDecorator, insert, select

from bot.store.keys import KEY_BYTES, Keys
from bot.store.rows import SealedText
from bot.store.schema import SCHEMA

ROWS: Final = 12
SEALING: Final = Keys([bytes(range(KEY_BYTES))])

_TEXTS: Final = ("", "é 🕵️\n“x”", "NULL", "0", "\\x00", "\u2028")
_FLOATS: Final = (25.0, 0.1, -8.333333333333334, 5e-324, 1.7976931348623157e308, 1e16, 0.0)
_WHOLES: Final[tuple[Any, ...]] = (
    {},
    [],
    {"é\0": [1, None, True, 2.5, 2**62, {"x": ""}]},
    [[1, 2]],
    "a text",
    7,
    [0.1],
)
_BYTES: Final = (b"", b"\x00\xff", bytes(range(256)))

_BY_TYPE: Final[Mapping[type, Callable[[Random], Any]]] = {
    bool: lambda chance: chance.random() < 0.5,
    int: lambda chance: chance.choice((0, 1, 2**31 - 1, -(2**31))),
    float: lambda chance: chance.choice(_FLOATS),
    str: lambda chance: chance.choice(_TEXTS),
    bytes: lambda chance: chance.choice(_BYTES),
    datetime: lambda chance: datetime(2026, 1, 1, tzinfo=UTC) + timedelta(microseconds=chance.randrange(10**15)),
    object: lambda chance: chance.choice(_WHOLES),
}


def fill(connection: Connection, chance: Random) -> None:
    """Put rows into every table."""
    with connection.begin():
        for table in SCHEMA.sorted_tables:
            for n in range(1, ROWS + 1):
                filled = {1: 1.0, 2: 0.0}.get(n, 0.5)
                values = dict(_values(table, n, filled, chance))
                connection.execute(insert(table), {**values, **_checked(table, values, n)})


def read(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of all tables."""
    with connection.begin():
        return {
            table.name: [dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()]
            for table in SCHEMA.sorted_tables
        }


def _values(table: Table, n: int, filled: float, chance: Random) -> Iterator[tuple[str, Any]]:
    for column in table.columns:
        if column.nullable and chance.random() >= filled:
            yield column.name, None
        else:
            yield column.name, _value(column, n, chance)


def _value(column: Column[Any], n: int, chance: Random) -> Any:
    if column.primary_key or column.foreign_keys or column.name in _NUMBERED:
        return _key(column, n)
    if isinstance(column.type, SealedText):
        return SEALING.seal_text(chance.choice(_TEXTS), n)
    if column.name in _SEALED:
        return SEALING.seal(chance.choice(_BYTES), n)
    return _BY_TYPE[_type_of(column)](chance)


def _type_of(column: Column[Any]) -> type:
    """Return the type of a column's values: `object` for JSON."""
    kind = column.type
    return (
        object
        if isinstance(kind, JSON)
        else (kind.impl_instance if isinstance(kind, TypeDecorator) else kind).python_type
    )


_NUMBERED: Final = frozenset({"channel_id", "interaction_id", "seat", "told_n", "told_k"})
"""Different in all rows, and above 0."""
_SEALED: Final = frozenset({"seed", "secret", "head", "chain"})


def _key(column: Column[Any], n: int) -> Any:
    if _type_of(column) is str:
        return f"key {n}"
    below: set[ForeignKey] = column.foreign_keys
    is_person = not below and column.name in {"user_id", "blocked_id", "reader_id"}
    return -n if is_person and n % 2 else n  # the program has ids of its own


def _checked(table: Table, values: dict[str, Any], n: int) -> dict[str, Any]:
    """Return the values that the checks of a table ask for."""
    match table.name:
        case "tables":
            is_dealt = values["seed"] is not None
            counted = n if is_dealt else None
            status = ("live", "over", "ended")[n % 3] if is_dealt else ("lobby", "ended")[n % 2]
            return {"entries": counted, "status": status, "epoch": n}
        case "entries":
            return {"kind": ("action", "late", "forfeit")[n % 3]}
        case _:
            return {}
