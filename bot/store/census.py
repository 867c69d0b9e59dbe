"""The census of an instance, counted in the database: it is the same in all processes."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from bot.store.database import Store, reading
from bot.store.rows import PROCESSES, TABLES
from bot.tables.census import Census
from bot.tables.ids import GuildId
from bot.tables.status import Status


class StoredCensus(Store):
    """Counts the tables, servers and processes of the instance."""

    @reading
    def census(self, connection: Connection) -> Census:
        """Return the counts of this moment."""
        n = func.count()
        live = TABLES.c.status == Status.LIVE.value
        games = select(TABLES.c.game, n).where(live).group_by(TABLES.c.game).order_by(n.desc(), TABLES.c.game)
        of_servers = select(TABLES.c.guild_id, n).where(live, TABLES.c.guild_id.is_not(None))
        servers = of_servers.group_by(TABLES.c.guild_id).order_by(n.desc(), TABLES.c.guild_id)
        lobbies = select(n).select_from(TABLES).where(TABLES.c.status == Status.LOBBY.value)
        return Census(
            live={row[0]: row[1] for row in connection.execute(games)},
            servers={GuildId(row[0]): row[1] for row in connection.execute(servers)},
            lobbies=connection.execute(lobbies).scalar_one(),
            processes=connection.execute(select(n).select_from(PROCESSES)).scalar_one(),
        )
