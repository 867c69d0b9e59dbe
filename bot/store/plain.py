"""Rows as JSON holds them, and back: one codec for each type of Python that a column may have.

A table with a column of another type is refused before anything is written of it. Values read are judged strictly:
SQLite would take anything in any column.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from math import isfinite
from typing import Any, Final, NoReturn

from sqlalchemy import JSON, Column, Table

from bot.store.changes import clean

_TOO_BIG: Final = 2**63
_UNFIT: Final = (ValueError, OverflowError, TypeError, AttributeError, RecursionError)


class NoCodec(Exception):
    """A column is of a type that is not known here; carries its name."""


class Unfit(Exception):
    """A row holds something else than the columns of its table; carries the name of one."""


@dataclass(frozen=True, slots=True)
class _Codec:
    """Both ways between a column and JSON. They raise one of `_UNFIT` for anything that is none of the column's values."""

    plain: Callable[[Any], Any]
    typed: Callable[[Any], Any]


class TableShape:
    """The columns of one table, with their codecs."""

    def __init__(self, table: Table) -> None:
        """Raises NoCodec."""
        self._columns = {column.name: (column, _codec_of(column)) for column in table.columns}
        self._table = table.name

    def plain(self, row: Mapping[Any, Any]) -> dict[str, Any]:
        """Return a row as JSON holds it. Raises Unfit where it could not be read back."""
        plain = {name: self._through(name, row[name], codec.plain) for name, (_, codec) in self._columns.items()}
        self.typed(plain)
        return plain

    def typed(self, plain: Mapping[str, Any]) -> dict[str, Any]:
        """Return a row as the table holds it. Raises Unfit."""
        for name in plain.keys() ^ self._columns.keys():
            raise Unfit(f"{self._table}.{name}")
        return {name: self._through(name, plain[name], codec.typed) for name, (_, codec) in self._columns.items()}

    def _through(self, name: str, value: Any, codec: Callable[[Any], Any]) -> Any:
        if value is None and self._columns[name][0].nullable:
            return None
        with suppress(*_UNFIT):
            return codec(value)
        raise Unfit(f"{self._table}.{name}")


def _codec_of(column: Column[Any]) -> _Codec:
    if isinstance(column.type, JSON):  # any type of Python
        return _JSON
    with suppress(KeyError, NotImplementedError):  # the latter for a type that SQLAlchemy does not know either
        return _CODECS[column.type.python_type]
    raise NoCodec(f"{column.table.name}.{column.name}")


def _same(value: Any) -> Any:
    return value


def _refuse() -> NoReturn:
    raise ValueError


def _bool(value: Any) -> bool:
    return value if type(value) is bool else _refuse()


def _int(value: Any) -> int:
    return value if type(value) is int and -_TOO_BIG <= value < _TOO_BIG else _refuse()


def _float(value: Any) -> float:
    return value if type(value) is float and isfinite(value) else _refuse()  # 1e999 is read as infinity


def _str(value: Any) -> str:
    return value if type(value) is str and value == clean(value) else _refuse()


def _bytes(value: Any) -> bytes:
    return bytes.fromhex(value) if type(value) is str else _refuse()


def _from_time(value: datetime) -> str:
    """Return a time as a text. SQLite keeps UTC without saying so."""
    return (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)).isoformat()


def _time(value: Any) -> datetime:
    time = datetime.fromisoformat(value) if type(value) is str else _refuse()
    return time.astimezone(UTC) if time.tzinfo is not None else _refuse()


def _json(value: Any) -> Any:
    json.dumps(value, allow_nan=False)
    return value


_CODECS: Final[Mapping[type, _Codec]] = {
    bool: _Codec(_same, _bool),
    int: _Codec(_same, _int),
    float: _Codec(_same, _float),
    str: _Codec(_same, _str),
    bytes: _Codec(bytes.hex, _bytes),
    datetime: _Codec(_from_time, _time),
}
_JSON: Final = _Codec(_same, _json)
