"""Rows of announced maintenance and its notices."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar, Final

from sqlalchemy import BigInteger, false
from sqlmodel import Field

from bot.store.rows import CLUSTERED, KEY, Row


class MaintenanceRow(Row, table=True):
    """An announced maintenance."""

    __tablename__: ClassVar[str] = "maintenances"

    id: int | None = Field(default=None, primary_key=True, sa_type=KEY)
    at: datetime
    begins_at: datetime
    ends_at: datetime
    withdrawn_at: datetime | None = None


class NoticeRow(Row, table=True):
    """The notice of a maintenance in one channel, for the table that was live there. It is there before it is said."""

    __tablename__: ClassVar[str] = "notices"
    __table_args__ = (CLUSTERED,)

    maintenance_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="maintenances.id")
    channel_id: int = Field(primary_key=True, sa_type=BigInteger)
    table_id: int = Field(sa_type=KEY, foreign_key="tables.id")
    message_id: int | None = Field(default=None, sa_type=BigInteger)
    is_settled: bool = Field(default=False, sa_column_kwargs={"server_default": false()})


MAINTENANCES: Final = MaintenanceRow.__table__
NOTICES: Final = NoticeRow.__table__
