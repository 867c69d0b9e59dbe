"""Rows of the record: results of finished games, and the standings that follow from them.

All of it is derived: `results` and `parts` from stored games, `standings` and `pools` from those, in the order in which the
games of a pool ended. `upto_at` and `upto_table` say how far that has come. Of season 8107, the year is 8107 // 4.
"""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar, Final

from sqlalchemy import JSON, BigInteger, Index, Text
from sqlmodel import Field

from bot.store.rows import CLUSTERED, KEY, Row, only_where


class ResultRow(Row, table=True):
    """The result of one finished game."""

    __tablename__: ClassVar[str] = "results"
    __table_args__ = (
        Index("ix_results_pool", "guild_id", "game", "season", "ended_at", "table_id"),
        CLUSTERED,
    )

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="tables.id")
    guild_id: int = Field(sa_type=BigInteger)
    game: str = Field(sa_type=Text)
    season: int
    ended_at: datetime
    reason: str = Field(sa_type=Text)
    is_decided: bool


class PartRow(Row, table=True):
    """One person's part in a finished game. `mu`: their rating after it, where it counted."""

    __tablename__: ClassVar[str] = "parts"
    __table_args__ = (Index("ix_parts_user", "user_id", "table_id"), CLUSTERED)

    table_id: int = Field(primary_key=True, sa_type=KEY, foreign_key="results.table_id")
    n: int = Field(primary_key=True)
    seat: int
    user_id: int = Field(sa_type=BigInteger)
    fate: str = Field(sa_type=Text)
    place: int
    titles: list[str] = Field(sa_type=JSON)
    mu: float | None = None


class PoolRow(Row, table=True):
    """A pool: the games of one kind on one server in one quarter, and the last that was counted."""

    __tablename__: ClassVar[str] = "pools"
    __table_args__ = (
        only_where("is_behind", "ix_pools_behind", "guild_id"),
        CLUSTERED,
    )

    guild_id: int = Field(primary_key=True, sa_type=BigInteger)
    game: str = Field(primary_key=True, sa_type=Text)
    season: int = Field(primary_key=True)
    games: int
    decided: int
    is_behind: bool
    upto_at: datetime | None = None
    upto_table: int | None = Field(default=None, sa_type=BigInteger)


class StandingRow(Row, table=True):
    """The standing of a person in a pool: rating, and counts of games."""

    __tablename__: ClassVar[str] = "standings"
    __table_args__ = (
        Index("ix_standings_best", "guild_id", "game", "season", "mu"),
        Index("ix_standings_user", "user_id"),
        CLUSTERED,
    )

    guild_id: int = Field(primary_key=True, sa_type=BigInteger)
    game: str = Field(primary_key=True, sa_type=Text)
    season: int = Field(primary_key=True)
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    mu: float
    sigma: float
    rated: int
    played: int
    won: int
    left_early: int
    stepped_in: int
    titles: dict[str, int] = Field(sa_type=JSON)


RESULTS: Final = ResultRow.__table__
PARTS: Final = PartRow.__table__
POOLS: Final = PoolRow.__table__
STANDINGS: Final = StandingRow.__table__
