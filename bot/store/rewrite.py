"""Rewriting all rows of a table, some at a time, in the order of its key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

from sqlalchemy import Connection, bindparam, literal, select, tuple_, update
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
    """Give rows new values, `{}` leaving a row as it is. Return how many did not open, which stay too.

    With `strictly`, raises CannotOpen instead.
    """
    lost = 0
    rows = iter(rows)
    while some := list(islice(rows, _AT_ONCE)):
        values = []
        for row in some:
            try:
                if to := new(row):
                    values.append(
                        {f"of_{name}": getattr(row, name) for name in key}
                        | {f"to_{name}": value for name, value in to.items()}
                    )
            except CannotOpen:
                if strictly:
                    raise
                lost += 1
        if values:
            statement = (
                update(table)
                .where(*(table.c[name] == bindparam(f"of_{name}") for name in key))
                .values({name.removeprefix("to_"): bindparam(name) for name in values[0] if name.startswith("to_")})
            )
            connection.execute(statement, values)
    return lost
