"""What servers decide, as it is judged at each action; and when everything that is kept of one is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, RoleId, TableId
from bot.tables.server_records import ServerRecord
from bot.tables.servers import (
    KEPT,
    MOST_CHANNELS,
    MemberRights,
    Servers,
    check_opening,
    is_moderator,
    with_channel,
)
from bot.tables.stores import ServerStore, StoreTrouble
from games.core.contract import Refusal
from tests.fakes import START

HOME, AWAY = GuildId(55), GuildId(66)


def a_ground(store: ServerStore, now: Callable[[], datetime], **how: Any) -> Ground:
    """Return a ground of which nothing but the servers is used."""
    kept: Any = store
    return Ground(kept, now, **how)


channels = st.integers(1, 4).map(ChannelId)
roles = st.integers(1, 4).map(RoleId)
servers = st.builds(
    ServerRecord,
    guild=st.just(HOME),
    channels=st.lists(channels, unique=True).map(tuple),
    openers=st.none() | roles,
    moderators=st.none() | roles,
)
standings = st.builds(
    MemberRights,
    guild=st.sampled_from([HOME, AWAY, None]),
    places=st.frozensets(channels, max_size=2),
    roles=st.frozensets(roles),
    manages_server=st.booleans(),
    manages_messages=st.booleans(),
)


def _refused(server: ServerRecord, who: MemberRights) -> str | None:
    try:
        check_opening(server, who)
    except Refusal as refusal:
        return refusal.key
    return None


@given(servers, standings)
def test_a_table_is_opened_where_and_by_whom_the_server_has_decided(server: ServerRecord, who: MemberRights) -> None:
    is_there = not server.channels or bool(who.places & set(server.channels))
    is_one_of_them = server.openers is None or server.openers in who.roles or who.manages_server

    assert (_refused(server, who) is None) == (is_there and is_one_of_them)
    assert (_refused(server, who) == "channel-not-allowed") == (not is_there)


@given(servers, standings)
def test_moderators_are_whom_discord_lets_manage_messages_and_whoever_has_the_role(
    server: ServerRecord, who: MemberRights
) -> None:
    here = replace(who, guild=HOME)

    assert is_moderator(server, replace(here, manages_messages=True))
    assert is_moderator(server, replace(here, manages_messages=False)) == (server.moderators in who.roles)
    assert who.guild == HOME or not is_moderator(server, who)  # what somebody is elsewhere counts for nothing


@given(servers, channels)
def test_a_channel_is_named_once_and_taken_off_the_list_again(server: ServerRecord, channel: ChannelId) -> None:
    named = with_channel(with_channel(server, channel, is_allowed=True), channel, is_allowed=True)

    assert named.channels.count(channel) == 1
    assert set(named.channels) == {*server.channels, channel}
    assert channel not in with_channel(named, channel, is_allowed=False).channels


def test_no_more_channels_are_named_than_somebody_can_be_told() -> None:
    server = ServerRecord(guild=HOME, channels=tuple(ChannelId(n) for n in range(MOST_CHANNELS)))

    with pytest.raises(Refusal, match="too-many-channels"):
        with_channel(server, ChannelId(99), is_allowed=True)
    assert with_channel(server, ChannelId(0), is_allowed=True).channels[-1] == ChannelId(0)


class Kept:
    """A `ServerStore` in memory. `tables` says on which server each table is."""

    def __init__(self) -> None:
        self.servers: dict[GuildId, ServerRecord] = {}
        self.tables = {TableId(1): HOME, TableId(2): HOME, TableId(3): AWAY}
        self.is_silent = False

    async def server(self, guild: GuildId) -> ServerRecord:
        return self.servers.get(guild, ServerRecord(guild=guild))

    async def change_server(self, guild: GuildId, change: Callable[[ServerRecord], ServerRecord]) -> ServerRecord:
        self.servers[guild] = change(await self.server(guild))
        return self.servers[guild]

    async def known_servers(self) -> list[GuildId]:
        if self.is_silent:
            raise StoreTrouble
        return sorted({*self.servers, *self.tables.values()})

    async def removed_servers(self) -> list[ServerRecord]:
        return [each for each in self.servers.values() if each.removed_at is not None]

    async def erase_server(self, guild: GuildId, removed_before: datetime) -> list[TableId]:
        removed_at = (await self.server(guild)).removed_at
        if removed_at is None or removed_at > removed_before:
            return []
        gone = [table for table, at in self.tables.items() if at == guild]
        for table in gone:
            del self.tables[table]
        del self.servers[guild]
        return gone


class World:
    """The days of a bot that is removed from servers, invited again, and restarted."""

    def __init__(self) -> None:
        self.now = START
        self.kept = Kept()
        self.present = {HOME, AWAY}
        self.forgotten: list[TableId] = []
        self.missed = timedelta()
        self.bot = self._started()

    def _started(self) -> Servers:
        store: ServerStore = self.kept

        def note(tables: Collection[TableId]) -> None:
            self.forgotten += tables

        return Servers(a_ground(store, lambda: self.now), note)

    async def does(self, what: str) -> None:
        match what:
            case "removed":
                self.present.discard(HOME)
                await self.bot.removed(HOME)
            case "removed while the database is silent":
                self.present.discard(HOME)
                self.kept.is_silent = True
                with suppress(StoreTrouble):
                    await self.bot.removed(HOME)
                self.kept.is_silent = False
            case "removed while it is off":
                self.present.discard(HOME)
                await self.restart()
            case "invited":
                self.present.add(HOME)
                await self.bot.returned(HOME)
            case "invited while it is off":
                self.present.add(HOME)
                await self.restart()
            case "restarted":
                await self.restart()
            case _:
                self.now += timedelta(days=int(what))
        await self.bot.tick()

    async def restart(self) -> None:
        self.bot = self._started()
        await self.bot.tick()  # before it knows where it is: nothing may be forgotten
        self.bot.met(lambda guild: guild in self.present)
        await self.bot.tick()


DEEDS = (
    "removed", "removed while the database is silent", "removed while it is off",
    "invited", "invited while it is off", "restarted", "1", "10", "29", "30",
)  # fmt: skip


@given(st.lists(st.sampled_from(DEEDS), max_size=12))
def test_a_server_is_forgotten_thirty_days_after_it_removed_the_bot_and_never_while_it_has_it(
    deeds: list[str],
) -> None:
    async def live() -> None:
        world = World()
        await world.restart()
        without_since: datetime | None = None
        for deed in deeds:
            is_forgotten = bool(world.forgotten)
            await world.does(deed)
            if HOME in world.present:
                without_since = None
            elif without_since is None:
                without_since = world.now
            is_due = without_since is not None and world.now - without_since >= KEPT
            assert bool(world.forgotten) == (is_forgotten or is_due)
        assert world.forgotten in ([], [TableId(1), TableId(2)])
        assert world.kept.tables[TableId(3)] == AWAY

    asyncio.run(live())


async def test_nothing_is_noted_of_a_server_of_which_nothing_is_kept() -> None:
    world = World()

    await world.bot.removed(GuildId(77))

    assert world.kept.servers == {}


async def test_of_servers_of_another_process_nothing_is_noted() -> None:
    world = World()
    mine = Servers(
        a_ground(
            world.kept, lambda: world.now, ownership=SimpleNamespace(owns=lambda guild: guild == AWAY, is_shared=False)
        )
    )

    mine.met(lambda _: False)
    await mine.tick()

    assert set(world.kept.servers) == {AWAY}


async def test_a_server_that_lets_the_bot_in_while_it_is_looked_for_is_never_forgotten() -> None:
    world = World()
    told = iter([False])  # it lets the bot in right after that, and nothing else ever says so
    world.bot.met(lambda guild: guild == AWAY or next(told, True))

    for _ in range(3):
        await world.bot.tick()
        world.now += KEPT

    assert world.forgotten == []
    assert (await world.bot.get(HOME)).removed_at is None


async def test_where_discord_has_not_yet_said_whether_the_bot_is_there_nothing_is_noted_nor_forgotten() -> None:
    world = World()
    world.kept.servers[AWAY] = ServerRecord(guild=AWAY, removed_at=world.now)
    world.now += 2 * KEPT
    world.bot.met(lambda _: None)

    await world.bot.tick()

    assert world.forgotten == []
    assert set(world.kept.servers) == {AWAY}


async def test_what_was_read_before_a_decision_is_not_remembered_after_it() -> None:
    read, go_on = asyncio.Event(), asyncio.Event()

    class Slow(Kept):
        async def server(self, guild: GuildId) -> ServerRecord:
            found = await super().server(guild)
            if not read.is_set():
                read.set()
                await go_on.wait()
            return found

    bot = Servers(a_ground(Slow(), lambda: START))
    early = asyncio.create_task(bot.get(HOME))
    await read.wait()
    await bot.change(HOME, lambda now: replace(now, own_threads=True))
    go_on.set()
    await early

    assert (await bot.get(HOME)).own_threads
