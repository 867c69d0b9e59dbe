"""Whose answers were put off: functions for a connection. The tokens are sealed, and forgotten after minutes."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, delete, insert, select

from bot.store.keys import Keys
from bot.store.rows import DEFERRALS
from bot.tables.ports import CannotOpen
from bot.tables.records import Deferral, GuildId, InteractionId
from games.core.secret import Secret


def defer(connection: Connection, keys: Keys, deferral: Deferral, expired: datetime) -> None:
    """Remember one; forget all that are too old, and another of the same number."""
    same = DEFERRALS.c.interaction_id == deferral.interaction
    connection.execute(delete(DEFERRALS).where((DEFERRALS.c.deferred_at <= expired) | same))
    row = {
        "interaction_id": deferral.interaction,
        "guild_id": deferral.guild,
        "token": keys.seal_text(deferral.token.open(), "deferrals", "token", deferral.interaction),
        "locale": deferral.locale,
        "deferred_at": deferral.at,
    }
    connection.execute(insert(DEFERRALS), row)


def answered(connection: Connection, interaction: InteractionId) -> None:
    """Forget one."""
    connection.execute(delete(DEFERRALS).where(DEFERRALS.c.interaction_id == interaction))


def deferred(connection: Connection, keys: Keys, expired: datetime) -> list[Deferral]:
    """Return all that are not too old, oldest first; without those whose key is gone: nobody can answer them."""
    late = select(DEFERRALS).where(DEFERRALS.c.deferred_at > expired).order_by(DEFERRALS.c.deferred_at)
    found = []
    for row in connection.execute(late):
        try:
            token = keys.open_text(row.token, "deferrals", "token", row.interaction_id)
        except CannotOpen:
            continue
        found.append(
            Deferral(
                interaction=InteractionId(row.interaction_id),
                guild=None if row.guild_id is None else GuildId(row.guild_id),
                token=Secret(token),
                locale=row.locale,
                at=row.deferred_at,
            )
        )
    return found
