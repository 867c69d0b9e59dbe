"""Duplicate rounds where something goes wrong: the process dies, a thread does not open, somebody in it is faster than the deal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Unpack

import pytest

from bot.messages.controls import Mine, Own
from bot.nights.ports import NightChange
from bot.nights.records import NightRecord, NightTable
from bot.nights.store import StoredNights
from bot.store.errors import DatabaseFailed, StoreClosed
from bot.store.kernel import KernelStore
from bot.tables.changes import NewTable
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.pace import LIVE_TURN
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.tables.wanted import Sitting, Wanted
from bot.telling.senders import NotAllowed
from games.core.contract import Refusal
from tests.bot.nights.house import DEATHS, HOST, Died, FakeVenue, House, Mortal
from tests.bot.ui.club import GUILD, PEOPLE, Club, said
from tests.builders import NOON
from tests.own_data import own_data

HALL = ChannelId(7)
COMPARED = said("night-compared", round=1, game=said("game-clues")).splitlines()[0]


async def test_wherever_the_process_dies_twins_have_one_deal_are_held_and_are_compared_once(house: House) -> None:
    for n, at in enumerate(range(1, 200, DEATHS)):
        night = await house.planned(4)
        await house.nights.split(night, HOST, is_moderator=False, duplicate="clues")
        mortal = Mortal(at, is_after=n % 2 == 0)
        house.start(mortal)
        for ended in range(-1, 2):
            tables = (await house.now(night)).tables
            if ended >= 0 and not tables[ended].is_over:
                await house.store.end(tables[ended].table or TableId(0), at=house.clock.now())
            for _ in range(2):
                with suppress(Died):
                    await house.keeper.tick()
                    continue
                house.clock.skip(minutes=10)  # Discord forgets nonces meanwhile
                house.start()
                await house.keeper.tick()
            is_hidden = [each.is_held for each in (await house.now(night)).tables]
            assert is_hidden == [ended < 1] * 2, at
        is_alive = mortal.left > 0

        records = [await house.store.get(each.table or TableId(0)) for each in (await house.now(night)).tables]
        deals = {(record.seed.open(), len(record.seats)) for record in records if record is not None and record.seed}
        assert len(deals) == 1, at
        said_there = [each.text for each in house.discord.channel if each.where == night.channel and not each.is_panel]
        assert len(said_there) == len({*said_there}) == 3, at  # the players of each are offered another table
        assert sum(text.startswith(COMPARED) for text in said_there) == 1, at
        await StoredNights(house.store.database).end_night(night.id, house.clock.now())
        await StoredNights(house.store.database).change_night(night.id, NightChange(is_told=True))
        if is_alive:
            break
        house.start()
    assert at > 20


class Unreleasing(Mortal):
    """A database that fails where twins are to be released."""

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if work.__name__ == "release_twins":
            raise DatabaseFailed("OperationalError")
        return await super().run(work, *args, **kwargs)


async def test_twins_are_released_though_the_last_look_at_their_evening_failed_to(house: House) -> None:
    night = await house.planned(4)
    await house.nights.split(night, HOST, is_moderator=False, duplicate="clues")
    await house.keeper.tick()
    await StoredNights(house.store.database).end_night(night.id, house.clock.now())
    house.clock.skip(hours=5)  # the bot was away

    house.start(Unreleasing())
    await house.keeper.tick()
    assert all(each.is_held for each in (await house.now(night)).tables)
    house.start()
    await house.keeper.tick()

    assert not any(each.is_held for each in (await house.now(night)).tables)


class Doors(FakeVenue):
    """Threads, at the door of which something happens."""

    def __init__(self, at_the_door: Callable[[NightTable, ChannelId], Awaitable[None]]) -> None:
        super().__init__()
        self._at_the_door = at_the_door

    async def open_thread(self, night: NightRecord, table: NightTable, name: str) -> ChannelId:
        thread = await super().open_thread(night, table, name)
        await self._at_the_door(table, thread)
        return thread


async def split_behind(house: House, door: Callable[[NightTable, ChannelId], Awaitable[None]]) -> NightRecord:
    """Let four people be at an evening whose threads have such doors, at two tables with one deal."""
    house.venue = Doors(door)
    house.start()
    night = await house.planned(4)
    night = await house.nights.split(night, HOST, is_moderator=False, duplicate="clues")
    for _ in range(2):
        await house.keeper.tick()
    return await house.now(night)


async def open_another(house: House, thread: ChannelId, host: UserId) -> TableId:
    new = await house.lobby.new(
        guild=GUILD, channel=thread, host=host, name="Ann", game="clues", locale="en", speaks="en"
    )
    return new.id


async def test_a_twin_that_cannot_be_opened_while_another_is_played_does_not_hold_that_back_for_ever(
    house: House,
) -> None:
    async def closed(table: NightTable, _: ChannelId) -> None:
        if table.n == 2:
            raise NotAllowed("create_private_threads")

    night = await split_behind(house, closed)
    first, second = night.tables
    assert (first.is_held, second.is_over, second.thread) == (True, False, None)

    await house.store.end(first.table or TableId(0), at=house.clock.now())
    for _ in range(2):
        await house.keeper.tick()

    assert [(each.is_over, each.is_held) for each in (await house.now(night)).tables] == [(True, False)] * 2
    posts = [each.text for each in house.discord.channel if each.where == night.channel and not each.is_panel]
    assert not [text for text in posts if text.startswith(COMPARED)]  # nobody else has played it


async def test_what_people_open_in_the_thread_of_a_twin_that_was_not_dealt_is_theirs(house: House) -> None:
    async def forgotten(table: NightTable, _: ChannelId) -> None:
        if table.n == 2:
            await own_data(house.store.database).erase(table.users[0])  # between the look at the evening and the deal

    night = await split_behind(house, forgotten)
    first, second = night.tables
    assert (second.is_over, second.table, second.thread is None) == (True, None, False)
    another = await open_another(house, second.thread or HALL, second.users[-1])

    await house.store.end(first.table or TableId(0), at=house.clock.now())
    await house.keeper.tick()

    record = await house.store.get(another)
    assert record is not None
    assert record.status is Status.LOBBY
    assert not (await house.now(night)).tables[0].is_held


async def test_whoever_opens_a_table_in_the_thread_before_the_deal_does_not_change_the_deal(house: House) -> None:
    async def hasty(table: NightTable, thread: ChannelId) -> None:
        if table.n == 2:
            await open_another(house, thread, table.users[0])

    night = await split_behind(house, hasty)

    records = [await house.store.get(each.table or TableId(0)) for each in night.tables]
    assert len({record.commitment for record in records if record is not None}) == 1
    assert [record and (record.is_held, record.status) for record in records] == [(True, Status.LIVE)] * 2


def a_twin(*people: UserId) -> Wanted:
    sitting = [Sitting(each, f"P{each}", "en") for each in people]
    return Wanted(guild=GUILD, channel=HALL, game="clues", locale="en", pace=LIVE_TURN, people=sitting, is_twin=True)


class Dying(KernelStore):
    """A database whose process dies before it can deal."""

    async def begin(self, *_: Any, **__: Any) -> TableRecord:
        raise StoreClosed


async def test_whoever_is_erased_between_their_seat_at_a_twin_and_its_deal_is_named_there_no_more(club: Club) -> None:
    ann, ben, cleo = PEOPLE[:3]
    dying = Club(Dying(club.store.database), clock=club.clock)
    with pytest.raises(StoreClosed):
        await dying.lobby.deal(a_twin(ann, ben, cleo))
    lobby = await club.store.open_in(HALL)
    assert lobby is not None

    answer = await club.press(ann, Own(Mine.ERASE, 1))
    await club.tables.end(lobby.id, by="ended-by-night")

    assert said("erased") in answer.texts[-1]
    after = await club.record(lobby.id)
    assert {each.name for each in after.seats} == {f"P{ben}", f"P{cleo}"}
    assert after.host == ben
    assert (await own_data(club.store.database).kept_of(ann))["seats"] == []


class Left(KernelStore):
    """A database in which another process erases the first to sit down as soon as all sit there."""

    async def create(self, **new: Unpack[NewTable]) -> TableRecord:
        made = await super().create(**new)
        await self.leave_seat(made.id, PEOPLE[0], at=NOON)
        return made


async def test_a_twin_is_dealt_to_no_fewer_people_than_the_others(club: Club) -> None:
    club = Club(Left(club.store.database), clock=club.clock)

    with pytest.raises(Refusal, match="too-few-players"):
        await club.lobby.deal(a_twin(*PEOPLE[:3]))

    lobby = await club.store.open_in(HALL)
    assert lobby is not None
    assert lobby.status is Status.LOBBY
