"""Rows as frozen records, and back, by the names of their fields.

A field stands in the column of its name, or of its name and `_id`. Any other column is declared once, where the codec is made:

    _LINES = Codec(LineRecord, LINES, given=["told"], is_closed="closed")

A field that is a record itself stands in several columns of the row, and has a codec of its own. `given` are the fields that no
column holds as it is, such as those that are sealed: they are handed to `record`, and their columns to the statement.
A JSON column holds a field of any type.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Generic, NewType, Protocol, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter
from sqlalchemy import JSON, Column, Row, Table

from bot.store.changes import clean

R = TypeVar("R")


class _Place(Protocol):
    """The place of a field in a row."""

    @property
    def columns(self) -> tuple[Column[Any], ...]:
        """The columns, in order."""

    def read(self, row: Row[Any]) -> Any:
        """Return the value of the field, None where all columns are NULL."""

    def write(self, value: Any) -> dict[str, Any]:
        """Return the columns that hold a value."""


class _Cell:
    """The place of a field in one column."""

    def __init__(self, column: Column[Any], hint: Any) -> None:
        self.columns: Final = (column,)
        self._name: Final[str] = column.name
        self._plain, self._typed = _json(hint) if isinstance(column.type, JSON) else _scalar(hint)

    def read(self, row: Row[Any]) -> Any:
        """Return the value of the field."""
        value = getattr(row, self._name)
        return None if value is None else self._typed(value)

    def write(self, value: Any) -> dict[str, Any]:
        """Return the column that holds a value."""
        return {self._name: None if value is None else self._plain(value)}


class Codec(Generic[R]):
    """Both ways between records of one class and rows of one table."""

    def __init__(
        self, record: type[R], table: Table, /, *, given: Collection[str] = (), **elsewhere: str | Codec[Any]
    ) -> None:
        """Raises LookupError for a field without a column."""
        hints = {name: hint for name, hint in get_type_hints(record).items() if name not in given}
        self.given: Final = frozenset(given)
        self.made: Final = record
        self._places: dict[str, _Place] = {
            name: _place(record, table, name, hint, elsewhere.get(name)) for name, hint in hints.items()
        }
        self._may_be_none = {name for name, hint in hints.items() if NoneType in get_args(hint)}

    @property
    def columns(self) -> tuple[Column[Any], ...]:
        """The columns that hold the fields, in their order."""
        return tuple(column for place in self._places.values() for column in place.columns)

    def record(self, row: Row[Any], **given: Any) -> R:
        """Return the record of a row. A field that cannot be None has its default where the row has NULL."""
        found = ((name, place.read(row)) for name, place in self._places.items())
        read = {name: value for name, value in found if value is not None or name in self._may_be_none}
        return self.made(**read, **given)

    def values(self, record: R) -> dict[str, Any]:
        """Return the columns that hold a record."""
        return self.changes({name: getattr(record, name) for name in self._places})

    def changes(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Return the columns that hold some fields of a record."""
        return {
            column: plain for name, value in fields.items() for column, plain in self._places[name].write(value).items()
        }

    def read(self, row: Row[Any]) -> R | None:
        """Return the record of a row, None where all its columns are NULL."""
        return None if all(getattr(row, each.name) is None for each in self.columns) else self.record(row)

    def write(self, record: R | None) -> dict[str, Any]:
        """Return the columns that hold a record, all NULL where there is none."""
        return dict.fromkeys((each.name for each in self.columns), None) if record is None else self.values(record)


def _place(record: type, table: Table, name: str, hint: Any, elsewhere: str | Codec[Any] | None) -> _Place:
    if isinstance(elsewhere, Codec):
        return elsewhere
    for column in (elsewhere,) if elsewhere else (name, f"{name}_id"):
        if column in table.c:
            return _Cell(table.c[column], _without_none(hint))
    raise LookupError(f"{record.__name__}.{name} has no column in {table.name}")


def _without_none(hint: Any) -> Any:
    if get_origin(hint) not in (Union, UnionType) or NoneType not in get_args(hint):
        return hint
    [left] = (each for each in get_args(hint) if each is not NoneType)
    return left


def _scalar(hint: Any) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    if isinstance(hint, type) and issubclass(hint, Enum):
        return (lambda value: value.value), hint
    return (clean if hint is str else _same), _same


def _json(hint: Any) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    """Return both ways of a JSON column. A set is written in order, a default of a record is left out."""
    adapter: TypeAdapter[Any] = TypeAdapter(hint)
    known: dict[Any, Callable[[Any], Any]] = {frozenset: sorted, Mapping: dict}
    ordered = known.get(get_origin(hint), _same)
    return (
        lambda value: adapter.dump_python(ordered(value), mode="json", exclude_defaults=True, warnings=False),
        adapter.validate_python,
    )


def _same(value: Any) -> Any:
    return value
