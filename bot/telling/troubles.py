"""Troubles: the obstacles to a table's speech, and the advice to its host."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

import structlog

from bot.tables.cache import TableCache
from bot.tables.ids import TableId
from bot.tables.stores import TableStore
from bot.telling.ports import TellingWords
from bot.telling.progress import Progress
from bot.telling.senders import PortError, TryLater, Whisperer

log = structlog.get_logger(__name__)

SILENT: Final = "no-sound"
"""The trouble of a table with sounds that cannot be posted. It goes on in words."""

LASTING: Final = "posts-stay"
"""The trouble of a table with fading posts that cannot be taken away. It goes on, and its panel says so."""

NO_CHANNEL: Final = "no-channel"
"""The trouble of a table without its channel or thread."""

NOT_PERMITTED: Final = "no-permission"
"""The trouble of a table without the permission to post in its channel."""

PARKING: Final = (NO_CHANNEL, NOT_PERMITTED)
"""The troubles that keep a table from posting at all."""


class Troubles:
    """Notes down the trouble of a table, and advises its host."""

    def __init__(self, store: TableStore, cache: TableCache, words: TellingWords, letters: Whisperer) -> None:
        self._store = store
        self._cache = cache
        self._words = words
        self._letters = letters

    async def note(self, table_id: TableId, key: str | None) -> None:
        """Note down the trouble of a table; None: it is over."""
        await self._store.set_trouble(table_id, key)
        self._cache.refresh(table_id, lambda now: replace(now, trouble=key))

    async def advise(self, progress: Progress, key: str, permission: str | None) -> None:
        """Tell the host the trouble and its remedy, once for each trouble."""
        table_id = progress.id
        record = await self._store.get(table_id)
        if record is None or record.trouble == key or not record.is_open:
            return
        advice = self._words.trouble(record, key, permission)
        try:
            nonce = f"{progress.told.epoch:x}.x{table_id}.{record.revision % 10**6}"
            await self._letters.whisper(record.host, advice, nonce)
        except TryLater as error:  # nothing waits for that: the channel goes on, and meets its trouble again
            asyncio.get_running_loop().call_later(error.after, progress.wake)
            return
        except PortError:
            log.warning("the host cannot be reached", table=table_id)
        await self.note(table_id, key)
