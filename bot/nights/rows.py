"""The rows of evenings: each with its guests, and the tables of its rounds. They go a week after the evening is over."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar, Final

from sqlalchemy import JSON, BigInteger, Index, Text, false
from sqlmodel import Field

from bot.store.rows import CLUSTERED, KEY, Row, only_where

OPEN_NIGHT: Final = "over_at IS NULL"


class NightRow(Row, table=True):
    """One evening in one channel."""

    __tablename__: ClassVar[str] = "nights"
    __table_args__ = (only_where(OPEN_NIGHT, "uq_nights_open", "channel_id", unique=True),)

    id: int | None = Field(default=None, primary_key=True, sa_type=KEY)
    guild_id: int = Field(sa_type=BigInteger)
    channel_id: int = Field(sa_type=BigInteger)
    host_id: int = Field(sa_type=BigInteger)
    locale: str = Field(sa_type=Text)
    starts_at: datetime
    created_at: datetime
    round: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    split_at: datetime | None = None
    over_at: datetime | None = None
    event_id: int | None = Field(default=None, sa_type=BigInteger)
    event_state: str = Field(sa_type=Text)
    panel_id: int | None = Field(default=None, sa_type=BigInteger)
    panel_round: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    stale_id: int | None = Field(default=None, sa_type=BigInteger)
    is_reminded: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    is_told: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    trouble: str | None = Field(default=None, sa_type=Text)
    places: int = Field(default=60, sa_column_kwargs={"server_default": "60"})
    moved_at: datetime | None = None
    moved_from: datetime | None = None
    event_at: datetime | None = None
    event_is_weekly: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    is_weekly: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    zone: str | None = Field(default=None, sa_type=Text)
    title: str | None = Field(default=None, sa_type=Text)
    left_id: int | None = Field(default=None, sa_type=BigInteger)
    event_says: str | None = Field(default=None, sa_type=Text)
    first_at: datetime | None = None
    reminder_id: int | None = Field(default=None, sa_type=BigInteger)


class NightGuestRow(Row, table=True):
    """A guest of an evening, signed up or present. `n` is the order of arrival."""

    __tablename__: ClassVar[str] = "night_guests"
    __table_args__ = (Index("ix_night_guests_user", "user_id"), CLUSTERED)

    night_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="nights.id", ondelete="CASCADE")
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    n: int
    name: str = Field(sa_type=Text)
    locale: str = Field(sa_type=Text)
    is_coming: bool
    likes: list[str] = Field(sa_type=JSON)
    here_since: datetime | None = None
    asked_at: datetime | None = None
    is_cohost: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    standby_at: datetime | None = None
    moved_up_at: datetime | None = None


class NightTableRow(Row, table=True):
    """One table of an evening, planned or opened."""

    __tablename__: ClassVar[str] = "night_tables"
    __table_args__ = (CLUSTERED,)

    night_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="nights.id", ondelete="CASCADE")
    n: int = Field(primary_key=True)
    round: int
    game: str = Field(sa_type=Text)
    users: list[int] = Field(sa_type=JSON)
    thread_id: int | None = Field(default=None, sa_type=BigInteger)
    opened_id: int | None = Field(default=None, sa_type=KEY, foreign_key="tables.id")
    is_gone: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    twins: int | None = None
    turns: int | None = None
    is_compared: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    is_offered: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    offer_id: int | None = Field(default=None, sa_type=BigInteger)


NIGHTS: Final = NightRow.__table__
NIGHT_GUESTS: Final = NightGuestRow.__table__
NIGHT_TABLES: Final = NightTableRow.__table__
