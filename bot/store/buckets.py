"""The buckets of IDENTIFY in PostgreSQL: advisory locks, which go with the connection of a process that dies."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.errors import without_values

_LOCKS: Final = 0xA11B3  # any number, the same in all versions of the bot
_AGAIN: Final = 0.2


class LockedBuckets:
    """A lock for each bucket, held within a transaction: a pooler between bot and database hands those on whole."""

    def __init__(self, url: str) -> None:
        """Raises UnusableUrl."""
        self._url = read_url(url)

    async def hold(self, bucket: int, seconds: float, held: asyncio.Event) -> None:
        """Wait for a bucket, set `held`, and keep it for some seconds. Raises DatabaseTrouble."""
        try:
            await run_once(self._url, ConnectionRole.WRITE, partial(_hold, bucket=bucket, seconds=seconds, held=held))
        except (SQLAlchemyError, OSError) as error:
            failure = without_values(error)
        else:
            return
        raise failure


def _hold(connection: Connection, *, bucket: int, seconds: float, held: asyncio.Event) -> None:
    lock = text("SELECT pg_try_advisory_xact_lock(:locks, :bucket)")
    with connection.begin():
        # Asked again and again: a statement that waits for its lock would be ended as one without an answer.
        while not connection.execute(lock, {"locks": _LOCKS, "bucket": bucket}).scalar_one():
            connection.execute(text("SELECT pg_sleep(:seconds)"), {"seconds": _AGAIN})
        held.set()  # the work runs on the loop's thread
        connection.execute(text("SELECT pg_sleep(:seconds)"), {"seconds": seconds})
