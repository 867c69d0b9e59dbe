"""A process killed without warning: what `append` returned for is there, and nothing is there by half."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process

import pytest
from sqlalchemy import Connection, inspect

from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.store.keys import key_file
from bot.store.migrate import change_schema, move_to, revision_of, revisions
from bot.tables.records import TableRecord
from bot.tables.status import Status
from tests.bot.store.builders import a_live_table
from tests.builders import amount

OF_1_0 = "0034"
"""The newest revision of the first release."""

PLAY = """
import asyncio, sys
import bot.rooms
from pathlib import Path
from bot.store.keys import read_keys
from bot.store.kernel import KernelStore
from bot.store.database import Database
from bot.tables.pace import Schedule
from bot.tables.ids import InteractionId, TableId
from tests.bot.store.builders import NOON, an_entry

async def play(store, table):
    for n in range(1, 100_000):
        entry = an_entry(table, n, interaction=InteractionId(table * 10**6 + n))
        await store.append(entry, schedule=Schedule(deadline=NOON))
        print(table, n, flush=True)

async def main(url, key, *tables):
    store = KernelStore(await Database.open(url, read_keys(Path(key).read_bytes())))
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(play(store, TableId(int(table))))

asyncio.run(main(*sys.argv[1:]))
"""


async def start(url: str, tables: list[TableRecord]) -> Process:
    ids = [str(table.id) for table in tables]
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", PLAY, url, key_file(read_url(url)), *ids, stdout=PIPE
    )


async def kill(process: Process) -> list[str]:
    """Kill the process and return what it had said that we had not read."""
    process.send_signal(signal.SIGKILL)
    assert process.stdout is not None
    rest = await process.stdout.read()
    await process.wait()
    return rest.decode().split("\n")[:-1]


async def test_an_entry_is_there_after_a_kill_right_behind_append(url: str) -> None:
    store = KernelStore(await Database.open(url))
    table = await a_live_table(store)
    process = await start(url, [table])
    assert process.stdout is not None

    said = await process.stdout.readline()
    await kill(process)

    assert said == f"{table.id} 1\n".encode()
    assert [entry.n for entry in await store.entries(table.id)][:1] == [1]
    await store.database.close()


async def test_a_kill_in_the_middle_leaves_all_or_nothing(url: str) -> None:
    store = KernelStore(await Database.open(url))
    tables = [await a_live_table(store) for _ in range(5)]
    await store.database.close()
    process = await start(url, tables)
    assert process.stdout is not None
    said = [(await process.stdout.readline()).decode().strip() for _ in range(333)]

    said += await kill(process)

    store = KernelStore(await Database.open(url))
    for table in tables:
        promised = max((int(line.split()[1]) for line in said if line.split()[0] == str(table.id)), default=0)
        stored = [entry.n for entry in await store.entries(table.id)]
        found = await store.get(table.id)
        assert stored == list(range(1, len(stored) + 1))
        assert len(stored) >= promised
        assert found is not None
        assert (found.entries, found.status) == (len(stored), Status.LIVE)
        assert (found.deadline is None) == (not stored)
    await store.database.close()


MIGRATE = """
import asyncio, os, signal, sys
from pathlib import Path
from sqlalchemy import event
from sqlalchemy.engine import Engine
from bot.store.engines import read_url
from bot.store.keys import read_keys
from bot.store.migrate import migrate

url, key, left = sys.argv[1], sys.argv[2], int(sys.argv[3])

@event.listens_for(Engine, "before_cursor_execute")
def count(connection, cursor, statement, *_):
    global left
    left -= statement.startswith(("ALTER", "CREATE", "INSERT", "UPDATE"))
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(migrate(read_url(url), keys=read_keys(Path(key).read_bytes())))
"""


@pytest.mark.parametrize("after", [0, 3, 20, 40][:: amount(2, 1)])
async def test_a_start_that_is_killed_while_it_brings_the_schema_up_to_date_leaves_the_one_before(
    url: str, after: int
) -> None:
    store = KernelStore(await Database.open(url))
    table = await a_live_table(store)
    await store.database.close()
    await change_schema(read_url(url), lambda connection: move_to(connection, OF_1_0))
    before = await change_schema(read_url(url), _seen)

    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", MIGRATE, url, key_file(read_url(url)), str(after))
    )
    assert await process.wait() == -signal.SIGKILL

    assert await change_schema(read_url(url), _seen) == before
    store = KernelStore(await Database.open(url))
    assert (await store.get(table.id)) == table
    await store.database.close()
    assert await change_schema(read_url(url), revision_of) == revisions()[-1]


def _seen(connection: Connection) -> list[object]:
    """Return the revision of a database, and the columns of each of its tables."""
    look = inspect(connection)
    columns = {name: sorted(each["name"] for each in look.get_columns(name)) for name in look.get_table_names()}
    return [revision_of(connection), columns]
