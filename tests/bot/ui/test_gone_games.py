"""A table of a game that this version does not have: each control on it is answered, and none by an incident."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.messages.controls import Fixed
from bot.store.rows import TABLES
from bot.tables.ids import TableId
from bot.tables.people_records import MENTION
from bot.tables.status import Status
from bot.tables.upgrades import end_gone
from bot.telling.message import Button
from tests.bot.ui.club import CHANNEL, PEOPLE, Club, fixed, said
from tests.bot.ui.interactions import FakeInteraction
from tests.bot.ui.test_bans import loop_of

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
        await end_gone(club.tables)
        await club.delivery.idle()
        answers = {what: await club.press(ANN, fixed(table, what)) for what in Fixed}

    assert [each for each in logs if each["log_level"] == "error"] == []
    assert [what for what, answer in answers.items() if not answer.said] == []
    assert (await club.record(table)).status is Status.ENDED
    assert said("lobby-gone") in club.discord.standing()[-1].text
    assert await club.store.open_in(CHANNEL) is None
    assert (await club.opened()).status is Status.LOBBY
    await end_gone(club.tables)
    assert await club.store.open_in(CHANNEL) is not None


async def of_version(club: Club, table: TableId, version: int) -> None:
    """Have a table begun under another version of its rules."""
    await club.store.database.write(
        lambda connection: connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=version))
    )
    club.tables.forget_all([table])
    await club.delivery.begin_anew()


@pytest.mark.parametrize("is_game_gone", [True, False])
async def test_a_game_whose_rules_are_gone_is_ended_in_words_and_each_player_is_told_once(
    club: Club, *, is_game_gone: bool
) -> None:
    """Its hand, its status and its log were refused, its channel was held, and nobody was told."""
    table = (await club.dealt(3)).record.id
    await club.delivery.idle()
    await (take_out(club, table) if is_game_gone else of_version(club, table, 0))

    with capture_logs() as logs:
        for _ in range(2):
            await end_gone(club.tables)
            await club.delivery.idle()
            await loop_of(club, "endings").tick()
        answers = {what: await club.press(ANN, fixed(table, what)) for what in Fixed if what is not Fixed.AGAIN}

    record, panel = await club.record(table), club.discord.standing()[-1]
    assert [each for each in logs if each["log_level"] == "error"] == []
    assert [what for what, answer in answers.items() if not answer.said] == []
    assert (record.status, record.ended_by) == (Status.ENDED, "ended-by-upgrade")
    assert said("lobby-gone" if is_game_gone else "ended-by-upgrade") in panel.text
    letters = [club.discord.letters(each) for each in PEOPLE[:3]]
    assert [sum(said("table-outdated") in letter for letter in each) for each in letters] == [1, 1, 1]
    assert await club.store.open_in(CHANNEL) is None


async def test_who_sleeps_when_the_rules_of_their_game_are_gone_is_told_later_and_nobody_twice(club: Club) -> None:
    table, hour = (await club.dealt(3)).record.id, club.clock.now().hour
    await club.tables.people.change(
        PEOPLE[1],
        lambda now: replace(now, zone="UTC", quiet_from=(hour - 1) % 24 * 60, quiet_to=(hour + 3) % 24 * 60),
    )
    await of_version(club, table, 0)
    await end_gone(club.tables)
    await club.delivery.idle()

    told = []
    for _ in range(3):
        for name in ("endings", "reminders", "endings"):
            await loop_of(club, name).tick()
        letters = [club.discord.letters(each) for each in PEOPLE[:3]]
        told.append([sum(said("table-outdated") in letter for letter in each) for each in letters])
        club.clock.skip(hours=2)

    assert told == [[1, 0, 1], [1, 0, 1], [1, 1, 1]]


async def test_where_the_channel_of_a_game_whose_rules_are_gone_takes_no_posts_its_end_comes_by_letter(
    club: Club,
) -> None:
    table = (await club.dealt(3)).record.id
    await club.delivery.idle()
    for each in PEOPLE[:3]:
        await club.tables.people.change(each, lambda now: replace(now, remind_by=MENTION))
    await of_version(club, table, 0)
    club.discord.lacks = "send_messages"

    for _ in range(2):
        await end_gone(club.tables)
        await club.delivery.idle()
        await loop_of(club, "endings").tick()

    letters = [club.discord.letters(each) for each in PEOPLE[:3]]
    assert [sum(said("table-outdated") in letter for letter in each) for each in letters] == [1, 1, 1]


async def test_people_of_a_game_whose_rules_are_gone_play_another_by_one_press_and_keep_its_file(club: Club) -> None:
    club.place = SimpleNamespace()
    table = (await club.dealt(3)).record.id
    await of_version(club, table, 0)
    await end_gone(club.tables)
    await club.delivery.idle()
    file: Any = FakeInteraction(by=ANN, id=77)

    await club.router.visit(file, lambda visit: club.rooms["tables"].on.ending.export(visit, table))
    [[again]] = club.house.words.presenter.lobby(await club.record(table)).rows
    assert isinstance(again, Button)
    await club.press(ANN, again.id)

    opened = await club.store.open_in(CHANNEL)
    assert opened is not None
    assert opened.people == [*PEOPLE[1:3], ANN]
    assert said("export-done") in file.texts[0]


async def test_the_file_of_a_game_that_is_gone_is_refused(club: Club) -> None:
    table = await gone(club, is_over=True)
    interaction: Any = FakeInteraction(by=ANN, id=77)

    with capture_logs() as logs:
        await club.router.visit(interaction, lambda visit: club.rooms["tables"].on.ending.export(visit, table))

    assert [each for each in logs if each["event"] == "incident"] == []
    assert interaction.said == ["sent"]
