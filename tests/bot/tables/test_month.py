"""A small month: what `make month` lives through with 200 tables, at one table of each game."""

from __future__ import annotations

from games import GAMES
from tests.builders import amount
from tests.tools.month import a_month


async def test_in_a_month_every_table_ends_in_time_and_all_is_told_once_and_nobody_is_reminded_falsely() -> None:
    month = await a_month(tables=amount(len(GAMES), 200), seed=4, patient=amount(12, 40))

    assert not month.checks.wrong
    assert all(figure.is_met for figure in month.checks.figures())
    assert month.counts["tables"] >= len(GAMES)
    assert month.counts["days down"] == 2
    assert month.counts["reminders"]
    assert month.counts["told"]
