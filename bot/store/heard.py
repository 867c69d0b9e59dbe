"""Interactions that two processes have heard, while a shard changes hands: the first to note one answers it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete

from bot.store.changes import unless_there
from bot.store.database import Store, writing
from bot.store.rows import HEARD
from bot.tables.ids import InteractionId

_A_MINUTE: Final = 60_000 << 22
"""As a difference of two of Discord's ids: by then nothing can be answered any more."""
_OLD: Final = delete(HEARD).where(HEARD.c.interaction_id < bindparam("before"))


class StoredHearings(Store):
    """Notes the processes that answer."""

    @writing
    def claim(self, connection: Connection, interaction: InteractionId) -> bool:
        """Note that this process answers an interaction. Return False where another does; forget those of minutes ago."""
        connection.execute(_OLD, {"before": interaction - _A_MINUTE})
        noted = unless_there(connection, HEARD).values(interaction_id=interaction)
        return connection.execute(noted.returning(HEARD.c.interaction_id)).first() is not None
