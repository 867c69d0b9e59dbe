"""Persons and servers that the operator keeps out: one private sentence for each press, and the bot leaves."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.loop import Loop
from bot.messages.controls import Control, Fixed, Kind, Mine, Own
from bot.store.bans import StoredBans
from bot.tables.bans import Bans
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.people_records import MAIL, MENTION
from bot.tables.status import Status
from bot.telling.message import Names, Reader
from games.core.contract import Refusal
from tests.bot.ui.club import GUILD, PEOPLE, Club, fixed
from tests.bot.ui.interactions import FakeInteraction

ANN, BEN = PEOPLE[:2]


def join(table: TableId) -> str:
    return Control(table, 0, Kind.FIXED, Fixed.JOIN).id


NOW = datetime(2026, 11, 23, tzinfo=UTC)


def says(club: Club, answer: FakeInteraction, key: str) -> bool:
    """Return whether an answer is this refusal, and nothing else."""
    return answer.texts == [club.answers.refusal(Refusal(key), Reader("en", Names(()))).text]


async def test_who_is_kept_out_joins_nothing_and_others_do(club: Club) -> None:
    record = await club.opened()
    await StoredBans(club.store.database).ban(BEN, is_server=False, at=NOW)
    await club.house.bans.tick()

    answer = await club.press(BEN, join(record.id))
    assert says(club, answer, "banned")
    await club.press(PEOPLE[2], join(record.id))

    assert [seat.user for seat in (await club.record(record.id)).seats] == [ANN, PEOPLE[2]]


async def test_a_server_that_is_kept_out_is_told_so_at_every_press(club: Club) -> None:
    record = await club.opened()
    await StoredBans(club.store.database).ban(GUILD, is_server=True, at=NOW)
    await club.house.bans.tick()

    for person in PEOPLE[1:3]:
        answer = await club.press(person, join(record.id))
        assert says(club, answer, "banned-server")
    assert len((await club.record(record.id)).seats) == 1


async def test_a_ban_that_is_lifted_is_forgotten(club: Club) -> None:
    record = await club.opened()
    await StoredBans(club.store.database).ban(BEN, is_server=False, at=NOW)
    await club.house.bans.tick()
    assert await StoredBans(club.store.database).unban(BEN, is_server=False)
    assert not await StoredBans(club.store.database).unban(BEN, is_server=False)
    await club.house.bans.tick()

    await club.press(BEN, join(record.id))

    assert len((await club.record(record.id)).seats) == 2


async def test_who_is_kept_out_still_erases_their_data_and_the_ban_outlives_it(club: Club) -> None:
    await club.seated(2)
    await StoredBans(club.store.database).ban(BEN, is_server=False, at=NOW)
    await club.house.bans.tick()
    assert (await club.house.own_data.kept_of(BEN))["banned"] == {"since": NOW.isoformat()}

    await club.press(BEN, Own(Mine.ERASE, 1))

    assert BEN in (await StoredBans(club.store.database).banned()).people
    assert await club.house.own_data.kept_of(ANN) != {}


@pytest.mark.parametrize("name", ["me", "table"])
async def test_of_all_commands_only_those_about_oneself_stay_open(club: Club, name: str) -> None:
    await StoredBans(club.store.database).ban(BEN, is_server=False, at=NOW)
    await club.house.bans.tick()
    done: list[str] = []
    interaction: Any = FakeInteraction(by=BEN, id=77)
    interaction.data = {"name": name}

    async def work(_: object) -> None:
        done.append(name)

    await club.router.visit(interaction, work)

    assert done == ([name] if name == "me" else [])


async def test_the_bot_leaves_each_server_that_is_kept_out_again_and_again(club: Club) -> None:
    left: list[GuildId] = []

    async def leave(guild: GuildId) -> None:
        left.append(guild)

    bans = Bans(StoredBans(club.store.database), leave)
    await StoredBans(club.store.database).ban(GUILD, is_server=True, at=NOW)
    await StoredBans(club.store.database).ban(BEN, is_server=False, at=NOW)
    await bans.tick()
    await bans.tick()

    assert left == [GUILD, GUILD]


async def keep_out(club: Club, user: UserId) -> None:
    await StoredBans(club.store.database).ban(user, is_server=False, at=NOW)
    await club.house.bans.tick()


@pytest.mark.parametrize("seats", [2, 3])
async def test_who_is_kept_out_after_sitting_down_is_not_dealt_in(club: Club, seats: int) -> None:
    record = await club.seated(seats)
    await keep_out(club, BEN)

    await club.press(ANN, fixed(record.id, Fixed.START))

    after = await club.record(record.id)
    assert BEN not in after.people
    assert len(after.seats) == seats - 1
    assert after.status is (Status.LIVE if seats == 3 else Status.LOBBY)
    assert f"P{BEN}" not in [said.text for said in club.discord.channel if said.is_panel and not said.is_gone][-1]


async def test_who_is_kept_out_is_not_seated_for_another_game(club: Club) -> None:
    table = (await club.dealt(3)).record.id
    await club.tables.end(table)
    await keep_out(club, BEN)

    lobby = await club.lobby.again(await club.record(table), ANN)

    assert set(lobby.people) == {ANN, PEOPLE[2]}


def loop_of(club: Club, name: str) -> Loop:
    return next(each for each in club.rooms["tables"].loops if each.name == name)


@pytest.mark.parametrize("is_kept_out", [True, False])
async def test_who_is_kept_out_of_a_running_game_gets_no_letters_of_it(club: Club, *, is_kept_out: bool) -> None:
    table = await club.dealt(3)
    if is_kept_out:
        await keep_out(club, BEN)
    before = {each: len(club.discord.letters(each)) for each in (ANN, BEN)}

    for _ in range(6):
        seat = min(table.now.turn)
        action = next(each for each in table.now.legal(seat) if not each.is_final)
        table = (await club.tables.act(table.record.id, table.player(seat).user, action)).table
    await club.delivery.idle()

    after = {each: len(club.discord.letters(each)) for each in (ANN, BEN)}
    assert after[ANN] > before[ANN]
    assert (after[BEN] == before[BEN]) is is_kept_out


@pytest.mark.parametrize("way", [MAIL, MENTION])
@pytest.mark.parametrize("is_kept_out", [True, False])
async def test_who_is_kept_out_is_neither_reminded_of_a_turn_nor_told_later_that_a_game_is_over(
    club: Club, way: str, *, is_kept_out: bool
) -> None:
    table = await club.dealt(3, "arosa")  # all choose at once in its prologue
    table_id, start = table.record.id, club.clock.now()
    first, last = ((start.hour + n) % 24 * 60 for n in (14, 18))
    await club.tables.people.change(
        BEN, lambda now: replace(now, remind_by=way, zone="UTC", quiet_from=first, quiet_to=last)
    )
    if is_kept_out:
        await keep_out(club, BEN)

    def heard() -> int:
        posts = [each.text for each in club.discord.channel if not each.is_panel]
        return len(club.discord.letters(BEN)) + sum(f"<@{BEN}>" in each for each in posts)

    said: list[int] = [heard()]
    club.clock.skip(hours=13)
    await loop_of(club, "reminders").tick()
    said.append(heard())
    club.clock.skip(hours=2)
    await club.tables.end(table_id)
    await club.delivery.idle()
    await loop_of(club, "reminders").tick()
    said.append(heard())
    club.clock.skip(hours=4)
    await loop_of(club, "endings").tick()
    said.append(heard())

    assert (len({*said}) == 1) is is_kept_out, said
    if not is_kept_out:
        assert said[1] > said[0]
        assert said[3] > said[2]
