"""The ground that the life of tables stands on: one database, one clock, one source of luck, and the servers of one process."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from typing import Protocol

from bot.tables.cache import TableCache
from bot.tables.ids import GuildId
from bot.tables.limits import Limits
from bot.tables.people import People
from bot.tables.stores import KernelPort


class Ownership(Protocol):
    """Which servers this process looks after, of all that write the same database."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write the same database."""

    def owns(self, guild: GuildId | None, /) -> bool:
        """Return whether a server is this process's."""


class Alone:
    """The only process: every server is its own."""

    is_shared = False

    def owns(self, _: GuildId | None, /) -> bool:
        """Return whether a server is this process's."""
        return True


class Ground:
    """The database with its cached records, the clock, fresh bytes, and the servers that this process looks after."""

    def __init__(
        self,
        store: KernelPort,
        now: Callable[[], datetime],
        *,
        entropy: Callable[[int], bytes] = os.urandom,
        is_bound: bool = True,
        ownership: Ownership | None = None,
    ) -> None:
        """`entropy` gives fresh bytes; `is_bound`: the secret of each deal is announced before it, as a hash."""
        mine = ownership or Alone()
        self.store = store
        self.now = now
        self.entropy = entropy
        self.is_bound = is_bound
        self.owns = mine.owns
        self.is_shared = mine.is_shared
        self.cache = TableCache(store, is_shared=mine.is_shared)
        self.people = People(store, is_shared=mine.is_shared)
        self.limits = Limits(now)
