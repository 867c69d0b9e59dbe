"""Deferred answers. Their tokens are sealed, and deleted after minutes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.keys import Keys
from bot.store.rows import DEFERRALS
from bot.tables.ids import InteractionId
from bot.tables.records import Deferral
from bot.tables.stores import CannotOpen
from games.core.secret import Secret

_DEFERRAL: Final = Codec(Deferral, DEFERRALS, given=["token"], at="deferred_at")


class Deferrals(Store):
    """Deferred answers in a database."""

    @writing
    def defer(self, connection: Connection, deferral: Deferral, expired: datetime) -> None:
        """Keep a deferral; delete all as old as `expired`, and another of the same interaction."""
        same = DEFERRALS.c.interaction_id == deferral.interaction
        connection.execute(delete(DEFERRALS).where((DEFERRALS.c.deferred_at <= expired) | same))
        sealed = self._keys.seal_text(deferral.token.open(), "deferrals", "token", deferral.interaction)
        connection.execute(insert(DEFERRALS), {**_DEFERRAL.values(deferral), "token": sealed})

    @writing
    def answered(self, connection: Connection, interaction: InteractionId) -> None:
        """Forget the deferral of an interaction, which has its answer."""
        connection.execute(delete(DEFERRALS).where(DEFERRALS.c.interaction_id == interaction))

    @reading
    def deferred(self, connection: Connection, expired: datetime) -> list[Deferral]:
        """Return all deferrals after `expired`, oldest first. Those with a token that does not open are left out."""
        return list(_deferred(connection, self._keys, expired))


def _deferred(connection: Connection, keys: Keys, expired: datetime) -> Iterator[Deferral]:
    late = select(DEFERRALS).where(DEFERRALS.c.deferred_at > expired).order_by(DEFERRALS.c.deferred_at)
    for row in connection.execute(late):
        with suppress(CannotOpen):
            token = keys.open_text(row.token, "deferrals", "token", row.interaction_id)
            yield _DEFERRAL.record(row, token=Secret(token))
