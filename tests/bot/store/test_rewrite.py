"""Rows rewritten some at a time: each gets its own values in its own columns, whichever rows lie beside it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table, Text, create_engine, insert, select

from bot.store.rewrite import change, each
from bot.tables.stores import CannotOpen

SEALED = Table(
    "sealed",
    MetaData(),
    Column("n", Integer, primary_key=True),
    Column("text", Text),
    Column("link", LargeBinary),
    Column("count", Integer),
)

NEW = st.fixed_dictionaries(
    {}, optional={"text": st.sampled_from(["new", None]), "link": st.just(b"new"), "count": st.integers(0, 9)}
)


@given(st.lists(st.none() | NEW, min_size=1, max_size=8))
def test_every_row_takes_exactly_what_it_is_given(given_to: list[dict[str, Any] | None]) -> None:
    old = [{"n": n, "text": f"old {n}", "link": b"old", "count": -n} for n in range(len(given_to))]

    def new(row: Any) -> dict[str, Any]:
        values: dict[str, Any] | None = given_to[row.n]
        if values is None:
            raise CannotOpen
        return values

    with create_engine("sqlite://").begin() as connection:
        SEALED.create(connection)
        connection.execute(insert(SEALED), old)
        lost = change(connection, SEALED, ("n",), each(connection, SEALED, "n"), new)
        found = [dict(row) for row in connection.execute(select(SEALED).order_by(SEALED.c.n)).mappings()]

    assert lost == given_to.count(None)
    assert found == [row | (values or {}) for row, values in zip(old, given_to, strict=True)]


def test_where_nothing_may_stay_closed_that_is_said() -> None:
    def new(_: Any) -> dict[str, Any]:
        raise CannotOpen

    with create_engine("sqlite://").begin() as connection:
        SEALED.create(connection)
        connection.execute(insert(SEALED), {"n": 1})
        with pytest.raises(CannotOpen):
            change(connection, SEALED, ("n",), each(connection, SEALED, "n"), new, strictly=True)
