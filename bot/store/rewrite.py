"""Rewriting all rows of a table, some at a time, in the order of its key."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

from sqlalchemy import Connection, Update, bindparam, literal, select, tuple_, update
from sqlalchemy.sql.expression import TableClause

from bot.tables.stores import CannotOpen

_AT_ONCE: Final = 500


def each(connection: Connection, table: TableClause, *key: str) -> Iterator[Any]:
    """Yield every row. It may be changed as soon as it is yielded."""
    columns = [table.c[name] for name in key]
    statement = select(table).order_by(*columns).limit(_AT_ONCE)
    rows = list(connection.execute(statement))
    while rows:
        yield from rows
        last = tuple_(*(literal(getattr(rows[-1], name)) for name in key))
        rows = list(connection.execute(statement.where(tuple_(*columns) > last)))


def change(
    connection: Connection,
    table: TableClause,
    key: tuple[str, ...],
    rows: Iterable[Any],
    new: Callable[[Any], Mapping[str, Any]],
    *,
    strictly: bool = False,
) -> int:
    """Give rows new values: each in the columns that it names, so that `{}` leaves a row as it is. Return the number that did not open.

    With `strictly`, raises CannotOpen instead.
    """
    lost = 0
    rows = iter(rows)
    while some := list(islice(rows, _AT_ONCE)):
        alike: defaultdict[tuple[str, ...], list[dict[str, Any]]] = defaultdict(list)
        for row in some:
            try:
                to = new(row)
            except CannotOpen:
                if strictly:
                    raise
                lost += 1
            else:
                of = {f"of_{name}": getattr(row, name) for name in key}
                alike[tuple(to)].append(of | {f"to_{name}": value for name, value in to.items()})
        for names, values in alike.items():  # a statement has one list of columns for all its rows
            if names:
                connection.execute(_update(table, key, names), values)
    return lost


def _update(table: TableClause, key: Iterable[str], names: Iterable[str]) -> Update:
    return (
        update(table)
        .where(*(table.c[name] == bindparam(f"of_{name}") for name in key))
        .values({name: bindparam(f"to_{name}") for name in names})
    )
