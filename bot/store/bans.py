"""The persons and servers that the operator keeps out."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from bot.store.ban_rows import BANS
from bot.store.database import Store, reading, writing
from bot.tables.bans import Banned
from bot.tables.ids import GuildId, UserId


def kept_of(connection: Connection, user: UserId) -> dict[str, Any]:
    """Return whether a person is kept out, and since when, for the export. An erasure leaves the ban."""
    since = connection.execute(select(BANS.c.at).where(BANS.c.banned_id == user, ~BANS.c.is_server)).scalar()
    return {} if since is None else {"banned": {"since": since.isoformat()}}


class StoredBans(Store):
    """`BanStore` of `bot.tables.bans`."""

    @reading
    def banned(self, connection: Connection) -> Banned:
        """Return all that are kept out."""
        found = connection.execute(select(BANS.c.banned_id, BANS.c.is_server)).all()
        return Banned(
            people=frozenset(UserId(row.banned_id) for row in found if not row.is_server),
            servers=frozenset(GuildId(row.banned_id) for row in found if row.is_server),
        )

    @writing
    def ban(self, connection: Connection, banned: int, *, is_server: bool, at: datetime) -> None:
        """Keep a person or a server out."""
        connection.execute(delete(BANS).where(BANS.c.banned_id == banned))
        connection.execute(insert(BANS), {"banned_id": banned, "is_server": is_server, "at": at})

    @writing
    def unban(self, connection: Connection, banned: int, *, is_server: bool) -> bool:
        """Let a person or a server in again; return whether they were kept out."""
        theirs = delete(BANS).where(BANS.c.banned_id == banned, BANS.c.is_server == is_server)
        return connection.execute(theirs).rowcount > 0
