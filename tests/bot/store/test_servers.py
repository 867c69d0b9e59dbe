"""What servers have decided is kept, and of a server that is erased nothing is left but the numbers of its tables."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.cases.ratings import Graded
from bot.cases.records import AttemptRecord, Day
from bot.cases.store import StoredCases
from bot.store.deferrals import Deferrals
from bot.store.kernel import KernelStore
from bot.store.schema import SCHEMA
from bot.store.servers import NOWHERE
from bot.tables.ids import ChannelId, GuildId, InteractionId, RoleId
from bot.tables.pace import Schedule
from bot.tables.records import Deferral, ReminderRecord, TableRecord
from bot.tables.server_records import ServerRecord
from bot.tables.status import Status
from bot.tables.stores import NoSuchTable, ServerStore
from bot.votes.motions.ending import END
from games.core.deduction.sheet import Cell
from games.core.secret import Secret
from tests.bot.store.builders import ANNA, BEN, NOON, SEED, a_line, a_lobby, an_entry

HOME, AWAY = GuildId(2**62 + 5), GuildId(66)
STRICT = ServerRecord(
    guild=HOME,
    channels=(ChannelId(2**61), ChannelId(7)),
    openers=RoleId(2**60),
    moderators=RoleId(9),
    own_threads=True,
    has_reminders=False,
    locale="fr",
    zone="Europe/Paris",
)


def test_the_store_knows_servers() -> None:
    store: type[ServerStore] = KernelStore

    assert store is KernelStore


async def _played_on(store: KernelStore, guild: GuildId) -> TableRecord:
    """Leave a trace of every kind: a table that goes on, with all that belongs to it."""
    lobby = await a_lobby(store, ANNA, BEN, guild=guild)
    table = (
        await store.begin(
            lobby.id,
            seed=SEED,
            order=[ANNA, BEN],
            options={},
            version=1,
            schedule=Schedule(deadline=NOON + timedelta(days=1)),
            at=NOON,
        )
    ).id
    await store.append(an_entry(table, 1, user=ANNA), status=Status.LIVE, schedule=Schedule(deadline=NOON))
    await store.set_notes(table, ANNA, "the butler")
    await store.mark(table, BEN, Cell(0), "x")
    await store.set_line(table, a_line())
    await store.open_vote(table, END.name, by=ANNA, facts={}, at=NOON, until=NOON)
    await store.keep_reminder(ReminderRecord(table=table, guild=guild, user=BEN, n=1, again=0, at=NOON))
    late = Deferral(interaction=InteractionId(guild), guild=guild, token=Secret("token"), locale="en", at=NOON)
    await Deferrals(store.database).defer(late, NOON - timedelta(hours=1))
    await store.change_server(guild, lambda now: replace(now, own_threads=True))
    record = await store.get(table)
    assert record is not None
    return record


async def _rows(store: KernelStore) -> dict[str, list[dict[str, Any]]]:
    def read(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        return {
            table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
            for table in SCHEMA.sorted_tables
        }

    return await store.database.read(read)


async def test_what_a_server_decides_is_kept_and_is_its_own(store: KernelStore) -> None:
    assert await store.server(HOME) == ServerRecord(guild=HOME)

    changed = await store.change_server(HOME, lambda now: replace(STRICT, removed_at=now.removed_at))

    assert changed == await store.server(HOME) == STRICT
    assert await store.server(AWAY) == ServerRecord(guild=AWAY)
    assert await store.removed_servers() == []
    removed = await store.change_server(HOME, lambda now: replace(now, removed_at=NOON))
    assert await store.removed_servers() == [removed]


async def test_a_server_is_erased_with_all_its_tables_and_no_other_is_touched(store: KernelStore) -> None:
    here, there = await _played_on(store, HOME), await _played_on(store, AWAY)
    nowhere = await store.get((await a_lobby(store, ANNA)).id)
    assert nowhere is not None
    before = await _rows(store)
    await store.change_server(HOME, lambda now: replace(now, removed_at=NOON))
    assert set(await store.known_servers()) == {HOME, AWAY}

    assert await store.erase_server(HOME, NOON - timedelta(seconds=1)) == []  # not yet
    assert await store.get(here.id) == here
    assert await store.erase_server(HOME, NOON) == [here.id]
    assert await store.erase_server(HOME, NOON) == []

    after = await _rows(store)
    theirs = {"guild_id": HOME, "table_id": here.id, "id": here.id}
    for name, rows in before.items():
        kept = [row for row in rows if not any(row.get(column) == value for column, value in theirs.items())]
        assert [row for row in after[name] if row.get("id") != here.id] == kept, name
    tried = {name for name, rows in before.items() if rows}
    assert tried >= {"seats", "entries", "notes", "marks", "lines", "votes", "reminders", "deferrals", "servers"}
    left = await store.get(here.id)
    assert left is not None
    assert (left.status, left.seats, left.seed, left.entries) == (Status.ENDED, (), None, None)
    assert (left.guild, left.channel, left.host, left.guests) == (None, NOWHERE, NOWHERE, {})
    assert (await store.told(here.id)).settled == left.revision  # nobody is told
    assert await store.get(there.id) == there
    assert await store.get(nowhere.id) == nowhere
    assert await store.known_servers() == [AWAY]
    with pytest.raises(NoSuchTable):
        await store.append(an_entry(here.id, 2))
    assert (await a_lobby(store, ANNA)).id > nowhere.id


async def test_a_server_where_only_cases_were_solved_is_known_and_forgotten_and_the_streak_stays(
    store: KernelStore,
) -> None:
    who = AttemptRecord(day=Day(5), user=ANNA, guild=HOME, name="Anna at home")
    await StoredCases(store.database).try_case(who, Graded(5, "clues", 2), is_right=True, by=InteractionId(1))
    assert await store.known_servers() == [HOME]  # so its removal is noted

    await store.change_server(HOME, lambda now: replace(now, removed_at=NOON))
    await store.erase_server(HOME, NOON)

    assert await store.known_servers() == []
    left = await StoredCases(store.database).attempt(Day(5), ANNA)
    assert left is not None
    assert (left.is_solved, left.guild, left.name) == (True, None, "")
