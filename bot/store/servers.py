"""Settings of servers, and the erasure of a server."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, null, or_, select, union, update

from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.rows import NOT_AGREED, OUTLIVES, SERVERS, TABLES
from bot.store.schema import SCHEMA
from bot.tables.ids import GuildId, TableId
from bot.tables.server_records import ServerRecord
from bot.tables.status import Status

NOWHERE: Final = -1
"""The channel and the host of a table of which nothing is kept but its number."""

_BLANK: Final[dict[str, Any]] = {column.name: null() for column in TABLES.c if column.nullable} | {
    "channel_id": NOWHERE,
    "host_id": NOWHERE,
    "options": {},
    "status": Status.ENDED.value,
    "settled": TABLES.c.revision,
    **NOT_AGREED,
}

_SERVER: Final = Codec(ServerRecord, SERVERS)


class StoredServers(Store):
    """`ServerStore` of `bot.tables.stores`."""

    @reading
    def server(self, connection: Connection, guild: GuildId) -> ServerRecord:
        """Return the settings of a server, or the defaults."""
        return _server(connection, guild)

    @writing
    def change_server(
        self, connection: Connection, guild: GuildId, change: Callable[[ServerRecord], ServerRecord]
    ) -> ServerRecord:
        """Change the settings of a server in one transaction; return them."""
        return _keep(connection, change(_server(connection, guild)))

    @reading
    def known_servers(self, connection: Connection) -> list[GuildId]:
        """Return the servers of which anything is kept."""
        columns = [kept.c.guild_id for kept in SCHEMA.sorted_tables if "guild_id" in kept.c]
        found = connection.execute(union(*(select(each).where(each.is_not(None)) for each in columns)))
        return [GuildId(guild) for guild in found.scalars()]

    @reading
    def removed_servers(self, connection: Connection) -> list[ServerRecord]:
        """Return the servers that the bot is no longer in, and of which something is kept."""
        removed = select(SERVERS).where(SERVERS.c.removed_at.is_not(None)).order_by(SERVERS.c.removed_at)
        return [_SERVER.record(row) for row in connection.execute(removed)]

    @writing
    def erase_server(self, connection: Connection, guild: GuildId, removed_before: datetime) -> list[TableId]:
        """Erase a server and all its tables, unless the bot has come back; return the tables.

        Of a table only its number is left, so that an old button never means another. Every row that names a table or a server
        in the database goes, also one of a kind that is added later; but one that outlives its server names none any more.
        """
        removed_at = _server(connection, guild).removed_at
        if removed_at is None or removed_at > removed_before:
            return []
        theirs = select(TABLES.c.id).where(TABLES.c.guild_id == guild)
        numbers = [TableId(table) for table in connection.execute(theirs).scalars()]
        for kept in reversed(SCHEMA.sorted_tables):
            of_table, of_server = kept.c.get("table_id"), kept.c.get("guild_id")
            named = [] if of_table is None else [of_table.in_(theirs)]
            if of_server is not None:
                named.append(of_server == guild)
            if (left := kept.info.get(OUTLIVES)) is not None:
                connection.execute(update(kept).where(kept.c.guild_id == guild).values(left))
            elif named and kept is not TABLES:
                connection.execute(delete(kept).where(or_(*named)))
        connection.execute(update(TABLES).where(TABLES.c.guild_id == guild).values(_BLANK))
        return numbers


def _server(connection: Connection, guild: GuildId) -> ServerRecord:
    row = connection.execute(select(SERVERS).where(SERVERS.c.guild_id == guild)).first()
    return ServerRecord(guild=guild) if row is None else _SERVER.record(row)


def _keep(connection: Connection, server: ServerRecord) -> ServerRecord:
    connection.execute(delete(SERVERS).where(SERVERS.c.guild_id == server.guild))
    connection.execute(insert(SERVERS), _SERVER.values(server))
    return server
