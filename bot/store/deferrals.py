"""Whose answers were put off. The tokens are sealed, and forgotten after minutes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select

from bot.store.database import Database, reading, writing
from bot.store.keys import Keys
from bot.store.rows import DEFERRALS
from bot.tables.records import Deferral, GuildId, InteractionId
from bot.tables.stores import CannotOpen
from games.core.secret import Secret


class Deferrals(Database):
    """`DeferralStore` of `bot.tables.stores`."""

    @writing
    def defer(self, connection: Connection, deferral: Deferral, expired: datetime) -> None:
        """Remember whose answer was put off; forget all that are as old as `expired`, and another of the same number."""
        same = DEFERRALS.c.interaction_id == deferral.interaction
        connection.execute(delete(DEFERRALS).where((DEFERRALS.c.deferred_at <= expired) | same))
        row = {
            "interaction_id": deferral.interaction,
            "guild_id": deferral.guild,
            "token": self._keys.seal_text(deferral.token.open(), "deferrals", "token", deferral.interaction),
            "locale": deferral.locale,
            "deferred_at": deferral.at,
        }
        connection.execute(insert(DEFERRALS), row)

    @writing
    def answered(self, connection: Connection, interaction: InteractionId) -> None:
        """Forget one."""
        connection.execute(delete(DEFERRALS).where(DEFERRALS.c.interaction_id == interaction))

    @reading
    def deferred(self, connection: Connection, expired: datetime) -> list[Deferral]:
        """Return all that are not too old, oldest first; without those whose key is gone: nobody can answer them."""
        return list(_deferred(connection, self._keys, expired))


def _deferred(connection: Connection, keys: Keys, expired: datetime) -> Iterator[Deferral]:
    late = select(DEFERRALS).where(DEFERRALS.c.deferred_at > expired).order_by(DEFERRALS.c.deferred_at)
    for row in connection.execute(late):
        with suppress(CannotOpen):
            yield Deferral(
                interaction=InteractionId(row.interaction_id),
                guild=None if row.guild_id is None else GuildId(row.guild_id),
                token=Secret(keys.open_text(row.token, "deferrals", "token", row.interaction_id)),
                locale=row.locale,
                at=row.deferred_at,
            )
