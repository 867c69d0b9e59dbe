"""Rows of persons: settings, blocks, wakes, mailboxes."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar, Final

from sqlalchemy import JSON, BigInteger, Index, Text, false, true
from sqlmodel import Field

from bot.store.rows import CLUSTERED, Row, only_where

ABSENT: Final = "away_until IS NOT NULL"


class PersonRow(Row, table=True):
    """The settings of a person, for all tables."""

    __tablename__: ClassVar[str] = "people"
    __table_args__ = (
        only_where(ABSENT, "ix_people_absent", "user_id"),
        CLUSTERED,
    )

    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    wants_mail: bool = Field(default=True, sa_column_kwargs={"server_default": true()})
    zone: str = Field(default="UTC", sa_type=Text, sa_column_kwargs={"server_default": "UTC"})
    quiet_from: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    quiet_to: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    away_from: datetime | None = None
    away_until: datetime | None = None
    is_away: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    remind_by: str = Field(default="mail", sa_type=Text, sa_column_kwargs={"server_default": "mail"})
    remind_every: int = Field(default=0, sa_column_kwargs={"server_default": "0"})
    is_listed: bool = Field(default=True, sa_column_kwargs={"server_default": true()})
    reading: list[str] | None = Field(default=None, sa_type=JSON)


class BlockRow(Row, table=True):
    """A person that may not sit down at the tables that another hosts."""

    __tablename__: ClassVar[str] = "blocks"
    __table_args__ = (CLUSTERED,)

    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    blocked_id: int = Field(primary_key=True, sa_type=BigInteger)


class WakeRow(Row, table=True):
    """A person's wish to be told when enough persons wait for a game on a server, and the last time and table of which they were."""

    __tablename__: ClassVar[str] = "wakes"
    __table_args__ = (Index("ix_wakes_guild", "guild_id"), CLUSTERED)

    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    guild_id: int = Field(primary_key=True, sa_type=BigInteger)
    locale: str = Field(sa_type=Text)
    games: list[str] = Field(sa_type=JSON)
    least: int
    woken_at: datetime | None = None
    woken_for: int | None = Field(default=None, sa_type=BigInteger)


class MailboxRow(Row, table=True):
    """The mailbox of a person."""

    __tablename__: ClassVar[str] = "mailboxes"
    __table_args__ = (Index("ix_mailboxes_opened", "opened_at"), CLUSTERED)

    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    opened_at: datetime
    is_closed: bool = False


PEOPLE: Final = PersonRow.__table__
BLOCKS: Final = BlockRow.__table__
WAKES: Final = WakeRow.__table__
MAILBOXES: Final = MailboxRow.__table__
