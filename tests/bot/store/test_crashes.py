"""A process killed without warning: what `append` returned for is there, and nothing is there by half."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process

from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.store.keys import key_file
from bot.tables.records import TableRecord
from bot.tables.status import Status
from tests.bot.store.builders import a_live_table

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
