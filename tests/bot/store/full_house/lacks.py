"""The kinds of rows that a database lacks, derived from the schema: a new column is wanted without a line here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, get_args, get_type_hints

from sqlalchemy import CheckConstraint, Column, Connection, Table, select

import bot.store
from bot.store.codec import Codec
from bot.store.rows import VOTES
from bot.store.schema import SCHEMA
from bot.votes.motions import MOTIONS

ELSEWHERE: Final = frozenset({"tables.level = checked"})
"""Values of an enumeration that stand in a column of their own: here `tables.has_checks`."""
RETIRED: Final = frozenset({"tables.has_gallery", "tables.has_gallery = True"})
"""Columns that nothing sets any more: the release before reads them."""
_IN: Final = re.compile(r"(\w+) IN \(([^)]*)\)")


def lacks(connection: Connection) -> list[str]:
    """Return what no row shows: `table`, `table.column` (never but its default) or `table.column = value`, in order."""
    found = list[str]()
    for table in SCHEMA.sorted_tables:
        rows = connection.execute(select(table)).mappings().all()
        if not rows:
            found.append(table.name)
            continue
        for column in table.columns:
            values = [row[column.name] for row in rows]
            if all(value == _default(column) or value is None for value in values):
                found.append(f"{table.name}.{column.name}")
            held = [each for value in values for each in (value if isinstance(value, list) else [value])]
            missing = [kind for kind in sorted(_kinds(table, column), key=str) if kind not in held]
            found += [f"{table.name}.{column.name} = {kind}" for kind in missing]
    return [each for each in found if each not in ELSEWHERE | RETIRED]


def _default(column: Column[Any]) -> Any:
    """Return the value that a row has where nothing sets it; None where something must."""
    if column.default is not None and column.default.is_scalar:
        default: Any = column.default
        return default.arg
    return None


def _kinds(table: Table, column: Column[Any]) -> set[Any]:
    """Return the values of a column that are each a kind of row: of a check, of an enumeration, of the motions, of a yes or no."""
    kinds: set[Any] = {True, False} if _python(column) is bool else set()
    for check in table.constraints:
        if (
            isinstance(check, CheckConstraint)
            and (listed := _IN.match(str(check.sqltext)))
            and listed[1] == column.name
        ):
            kinds |= set(re.findall(r"'(\w+)'", listed[2]))
    kinds |= {*MOTIONS} if column is VOTES.c.motion else set()
    return kinds | {member.value for enum in _enums().get(column, ()) for member in enum}


@cache
def _enums() -> dict[Column[Any], set[type[Enum]]]:
    """Return the enumerations that each column holds, as the codecs of the store say it."""
    found = dict[Column[Any], set[type[Enum]]]()
    for codec in _codecs():
        for name, hint in get_type_hints(codec.made).items():
            enums = [each for each in (hint, *get_args(hint)) if isinstance(each, type) and issubclass(each, Enum)]
            for column in codec._places[name].columns if enums and name in codec._places else ():
                found.setdefault(column, set()).update(enums)
    return found


def _codecs() -> Iterator[Codec[Any]]:
    for each in iter_modules(bot.store.__path__, "bot.store."):
        if not each.ispkg:
            yield from (value for value in vars(import_module(each.name)).values() if isinstance(value, Codec))


def _python(column: Column[Any]) -> type | None:
    try:
        return column.type.python_type
    except NotImplementedError:
        return None
