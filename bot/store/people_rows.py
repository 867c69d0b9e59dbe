"""Rows of persons: settings, blocks, wakes, mailboxes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from datetime import datetime
from typing import Any, ClassVar, Final, get_type_hints

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, Table, Text, false, true
from sqlalchemy.types import TypeEngine
from sqlmodel import Field
from sqlmodel.sql.sqltypes import UTCDateTime

from bot.store.rows import CLUSTERED, Row, only_where
from bot.tables.people_records import PersonRecord

ABSENT: Final = "away_until IS NOT NULL"

_KINDS: Final[Mapping[Any, type[TypeEngine[Any]]]] = {
    bool: Boolean,
    int: Integer,
    str: Text,
    datetime | None: UTCDateTime,
}
"""The columns for fields of a type; one of any other type is JSON."""


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


def _columns() -> Iterator[Column[Any]]:
    """Yield a column for each setting of a person, with its default; NULL is that of moments and of JSON."""
    hints = get_type_hints(PersonRecord)
    for each in fields(PersonRecord):
        kind = _KINDS.get(hints[each.name], JSON)
        if each.name == "user":
            yield Column("user_id", BigInteger, primary_key=True)
        elif kind in (UTCDateTime, JSON):
            yield Column(each.name, kind)
        else:
            given = (true() if each.default else false()) if kind is Boolean else str(each.default)
            yield Column(each.name, kind, nullable=False, default=each.default, server_default=given)


PEOPLE: Final = Table(
    "people",
    Row.metadata,
    *_columns(),
    only_where(ABSENT, "ix_people_absent", "user_id"),
    **CLUSTERED,
)
"""The settings of persons, for all tables: a column for each field of their record."""
BLOCKS: Final = BlockRow.__table__
WAKES: Final = WakeRow.__table__
MAILBOXES: Final = MailboxRow.__table__
