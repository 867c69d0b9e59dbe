"""The ground that the life of tables stands on: one database, one clock, one source of luck, and the servers of one process."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime

from bot.tables.cache import TableCache
from bot.tables.people import People
from bot.tables.records import GuildId
from bot.tables.stores import Store


class Ground:
    """The database with what is remembered of it, the clock, fresh bytes, and which servers this process looks after."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        *,
        entropy: Callable[[int], bytes] = os.urandom,
        owns: Callable[[GuildId | None], bool] = lambda _: True,
        is_shared: bool = False,
    ) -> None:
        """`owns`: with several processes, whether a server is this one's. `is_shared`: others write the same database."""
        self.store = store
        self.now = now
        self.entropy = entropy
        self.owns = owns
        self.is_shared = is_shared
        self.cache = TableCache(store, is_shared=is_shared)
        self.people = People(store, is_shared=is_shared)
