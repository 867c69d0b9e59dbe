"""A table of a game that this version does not have: each control on it is answered, and none by an incident."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.messages.controls import Fixed
from bot.store.rows import TABLES
from bot.tables.ids import TableId
from bot.tables.status import Status
from tests.bot.ui.club import CHANNEL, PEOPLE, Club, fixed, said
from tests.bot.ui.interactions import FakeInteraction

ANN = PEOPLE[0]


async def gone(club: Club, *, is_over: bool) -> TableId:
    """Return a table whose game is taken out of the bot while it is played, or after that."""
    table = (await club.dealt(3)).record.id
    if is_over:
        await club.tables.end(table)
        await club.delivery.idle()
    await take_out(club, table)
    return table


async def take_out(club: Club, table: TableId) -> None:
    """Take the game of a table out of the bot, as a new version does."""
    await club.store.database.write(
        lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(game="ravens"))
    )
    club.tables.forget_all([table])
    await club.delivery.begin_anew()


@pytest.mark.parametrize("is_over", [True, False])
async def test_no_press_at_a_table_of_a_game_that_is_gone_ends_in_an_incident(club: Club, *, is_over: bool) -> None:
    table = await gone(club, is_over=is_over)

    with capture_logs() as logs:
        answers = {what: await club.press(ANN, fixed(table, what)) for what in Fixed}

    assert [each for each in logs if each["event"] == "incident"] == []
    assert [what for what, answer in answers.items() if not answer.said] == []


async def test_a_lobby_of_a_game_that_is_gone_is_closed_in_words_and_frees_its_channel(club: Club) -> None:
    """Its panel could not be said any more, and nothing else could be opened in its channel."""
    table = (await club.seated(2)).id
    await take_out(club, table)

    with capture_logs() as logs:
        await club.lobby.close_gone()
        await club.delivery.idle()
        answers = {what: await club.press(ANN, fixed(table, what)) for what in Fixed}

    assert [each for each in logs if each["log_level"] == "error"] == []
    assert [what for what, answer in answers.items() if not answer.said] == []
    assert (await club.record(table)).status is Status.ENDED
    assert said("lobby-gone") in club.discord.standing()[-1].text
    assert await club.store.open_in(CHANNEL) is None
    assert (await club.opened()).status is Status.LOBBY
    await club.lobby.close_gone()
    assert await club.store.open_in(CHANNEL) is not None


async def test_a_lobby_of_a_game_that_is_gone_is_shown_before_it_is_closed_too(club: Club) -> None:
    table = (await club.seated(2)).id
    await take_out(club, table)

    panel = club.house.words.presenter.lobby(await club.record(table))

    assert said("lobby-gone") in panel.text
    assert panel.rows == ()


async def test_the_file_of_a_game_that_is_gone_is_refused(club: Club) -> None:
    table = await gone(club, is_over=True)
    interaction: Any = FakeInteraction(by=ANN, id=77)

    with capture_logs() as logs:
        await club.router.visit(interaction, lambda visit: club.rooms["tables"].on.ending.export(visit, table))

    assert [each for each in logs if each["event"] == "incident"] == []
    assert interaction.said == ["sent"]
