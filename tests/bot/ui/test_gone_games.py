"""A table of a game that this version does not have: each control on it is answered, and none by an incident."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.messages.controls import Fixed
from bot.store.rows import TABLES
from bot.tables.ids import TableId
from tests.bot.ui.club import PEOPLE, Club, fixed
from tests.bot.ui.interactions import FakeInteraction

ANN = PEOPLE[0]


async def gone(club: Club, *, is_over: bool) -> TableId:
    """Return a table whose game is taken out of the bot while it is played, or after that."""
    table = (await club.dealt(3)).record.id
    if is_over:
        await club.tables.end(table)
        await club.delivery.idle()
    await club.store.database.write(
        lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(game="ravens"))
    )
    club.tables.forget_all([table])
    await club.delivery.begin_anew()
    return table


@pytest.mark.parametrize("is_over", [True, False])
async def test_no_press_at_a_table_of_a_game_that_is_gone_ends_in_an_incident(club: Club, *, is_over: bool) -> None:
    table = await gone(club, is_over=is_over)

    with capture_logs() as logs:
        answers = {what: await club.press(ANN, fixed(table, what)) for what in Fixed}

    assert [each for each in logs if each["event"] == "incident"] == []
    assert [what for what, answer in answers.items() if not answer.said] == []


async def test_the_file_of_a_game_that_is_gone_is_refused(club: Club) -> None:
    table = await gone(club, is_over=True)
    interaction: Any = FakeInteraction(by=ANN, id=77)

    with capture_logs() as logs:
        await club.router.visit(interaction, lambda visit: club.rooms["tables"].on.ending.export(visit, table))

    assert [each for each in logs if each["event"] == "incident"] == []
    assert interaction.said == ["sent"]
