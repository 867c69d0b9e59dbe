"""Interactions that two processes have heard, while a shard changes hands: the first to note one answers it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select

from bot.store.changes import unless_there
from bot.store.database import Database, Store, reading, writing
from bot.store.rows import HEARD
from bot.tables.ids import InteractionId

_A_MINUTE: Final = 60_000 << 22
"""As a difference of two of Discord's ids: by then nothing can be answered any more."""
_OLD: Final = delete(HEARD).where(HEARD.c.interaction_id < bindparam("before"))
_THIS: Final = select(HEARD.c.interaction_id).where(HEARD.c.interaction_id == bindparam("this"))


class StoredHearings(Store):
    """Notes the processes that answer."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._tidied = InteractionId(0)

    @reading
    def is_claimed(self, connection: Connection, interaction: InteractionId) -> bool:
        """Return whether a process answers an interaction."""
        return connection.execute(_THIS, {"this": interaction}).first() is not None

    @writing
    def claim(self, connection: Connection, interaction: InteractionId) -> bool:
        """Note that this process answers an interaction. Return False where another does; forget those of minutes ago."""
        if interaction - self._tidied >= _A_MINUTE:
            connection.execute(_OLD, {"before": interaction - _A_MINUTE})
            self._tidied = interaction
        noted = unless_there(connection, HEARD).values(interaction_id=interaction)
        return connection.execute(noted.returning(HEARD.c.interaction_id)).first() is not None
