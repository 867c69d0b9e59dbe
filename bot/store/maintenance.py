"""Announced maintenance and its notices."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, exists, func, insert, select, update

from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.maintenance_rows import MAINTENANCES, NOTICES
from bot.store.rows import TABLES
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId
from bot.tables.maintenance import Maintenance, Notice
from bot.tables.status import Status

_MAINTENANCE: Final = Codec(Maintenance, MAINTENANCES)
_PLACE: Final = (TABLES.c.id.label("table"), TABLES.c.guild_id, TABLES.c.channel_id, TABLES.c.locale)


class StoredMaintenance(Store):
    """`MaintenanceStore` of `bot.tables.maintenance`."""

    @writing
    def plan(self, connection: Connection, at: datetime, begins_at: datetime, ends_at: datetime) -> Maintenance | None:
        """Keep a new maintenance; None where one still stands."""
        if _standing(connection, at) is not None:
            return None
        new = insert(MAINTENANCES).values(at=at, begins_at=begins_at, ends_at=ends_at)
        return _MAINTENANCE.record(connection.execute(new.returning(*_MAINTENANCE.columns)).one())

    @writing
    def withdraw(self, connection: Connection, at: datetime) -> bool:
        """Withdraw the maintenance that stands; return whether there was one."""
        withdrawn = update(MAINTENANCES).where(_stands(at)).values(withdrawn_at=at)
        return connection.execute(withdrawn).rowcount > 0

    @reading
    def standing(self, connection: Connection, now: datetime) -> Maintenance | None:
        """Return the maintenance that stands."""
        return _standing(connection, now)

    @reading
    def untold(self, connection: Connection, maintenance: Maintenance) -> list[Notice]:
        """Return the notices that are still to be given: one for each channel with a live game."""
        is_its = and_(NOTICES.c.maintenance_id == maintenance.id, NOTICES.c.channel_id == TABLES.c.channel_id)
        waiting: Select[Any] = (
            select(*_PLACE, NOTICES.c.table_id, NOTICES.c.message_id, NOTICES.c.is_settled)
            .select_from(TABLES.outerjoin(NOTICES, is_its))
            .where(TABLES.c.status == Status.LIVE.value, NOTICES.c.is_settled.is_not(True))
            .order_by(TABLES.c.id)
        )
        return [_notice(row, maintenance) for row in connection.execute(waiting)]

    @writing
    def note(self, connection: Connection, notice: Notice, now: datetime) -> bool:
        """Note that a notice is about to be given; return False where its maintenance does not stand any more."""
        still = select(MAINTENANCES.c.id).where(MAINTENANCES.c.id == notice.maintenance.id, _stands(now))
        if connection.execute(still.with_for_update()).first() is None:
            return False
        if connection.execute(select(NOTICES.c.channel_id).where(_is(notice))).first() is None:
            row = {"maintenance_id": notice.maintenance.id, "channel_id": notice.channel, "table_id": notice.table}
            connection.execute(insert(NOTICES), row)
        return True

    @writing
    def settle(self, connection: Connection, notice: Notice, message: MessageId | None) -> None:
        """Keep where a notice was given; None: it cannot be."""
        connection.execute(update(NOTICES).where(_is(notice)).values(message_id=message, is_settled=True))

    @reading
    def outdated(self, connection: Connection, now: datetime) -> list[Notice]:
        """Return the notices of maintenances that no longer stand."""
        found: Select[Any] = (
            select(*_MAINTENANCE.columns, *_PLACE, NOTICES.c.table_id, NOTICES.c.message_id, NOTICES.c.is_settled)
            .select_from(NOTICES.join(MAINTENANCES).join(TABLES, NOTICES.c.table_id == TABLES.c.id))
            .where(~_stands(now))
            .order_by(NOTICES.c.table_id)
        )
        return [_notice(row, _MAINTENANCE.record(row)) for row in connection.execute(found)]

    @writing
    def drop(self, connection: Connection, notice: Notice) -> None:
        """Forget a notice."""
        connection.execute(delete(NOTICES).where(_is(notice)))

    @reading
    def told(self, connection: Connection, maintenance: Maintenance) -> int:
        """Return the number of channels in which it was told."""
        here = and_(NOTICES.c.maintenance_id == maintenance.id, NOTICES.c.message_id.is_not(None))
        return connection.execute(select(func.count()).select_from(NOTICES).where(here)).scalar_one()

    @writing
    def forget(self, connection: Connection, now: datetime) -> None:
        """Forget each maintenance that is over and of which no notice is left."""
        has_notices = exists().where(NOTICES.c.maintenance_id == MAINTENANCES.c.id)
        connection.execute(delete(MAINTENANCES).where(~_stands(now), ~has_notices))


def _standing(connection: Connection, now: datetime) -> Maintenance | None:
    newest = select(MAINTENANCES).where(_stands(now)).order_by(MAINTENANCES.c.id.desc()).limit(1)
    row = connection.execute(newest).first()
    return None if row is None else _MAINTENANCE.record(row)


def _stands(now: datetime) -> ColumnElement[bool]:
    return and_(MAINTENANCES.c.ends_at > now, MAINTENANCES.c.withdrawn_at.is_(None))


def _is(notice: Notice) -> ColumnElement[bool]:
    return and_(NOTICES.c.maintenance_id == notice.maintenance.id, NOTICES.c.channel_id == notice.channel)


def _notice(row: Row[Any], maintenance: Maintenance) -> Notice:
    return Notice(
        maintenance=maintenance,
        table=TableId(row.table),
        guild=None if row.guild_id is None else GuildId(row.guild_id),
        channel=ChannelId(row.channel_id),
        locale=row.locale,
        is_noted=row.table_id is not None,
        is_settled=bool(row.is_settled),
        message=None if row.message_id is None else MessageId(row.message_id),
    )
