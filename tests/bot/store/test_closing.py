"""The end of a store: whatever is being read just then, and by whom, no connection is left open."""

from __future__ import annotations

import asyncio
import gc
import sys

import pytest

from bot.store.database import Database
from bot.store.errors import StoreClosed
from bot.store.kernel import KernelStore
from bot.tables.ids import TableId

READS = 5
"""More than there are connections, so that some wait for one."""


@pytest.mark.parametrize("is_given_up", [False, True])
async def test_a_close_leaves_no_connection_open_whatever_is_being_read(
    url: str, is_given_up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_open: list[str] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda warned: left_open.append(str(warned.exc_value)))
    for turns in range(0, 50, 5):
        store = KernelStore(await Database.open(url))
        reads = [asyncio.create_task(store.get(TableId(1))) for _ in range(READS)]
        for _ in range(turns):
            await asyncio.sleep(0)
        for each in reads if is_given_up else ():
            each.cancel()

        await store.database.close()

        for outcome in await asyncio.gather(*reads, return_exceptions=True):
            assert outcome is None or isinstance(outcome, StoreClosed | asyncio.CancelledError)
        del store
        gc.collect()
        assert left_open == []
