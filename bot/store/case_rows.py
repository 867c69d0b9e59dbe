"""The rows of the cases of the days, and of what people made of them."""

from __future__ import annotations

from typing import ClassVar, Final

from sqlalchemy import BigInteger, Index, Table, Text
from sqlmodel import Field

from bot.store.rows import CLUSTERED, METADATA, Row, SealedText


class CaseRow(Row, table=True):
    """The puzzle of a day. Its solution is in it, so it is sealed."""

    __tablename__: ClassVar[str] = "cases"
    __table_args__ = (CLUSTERED,)

    day: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    sealed: str = Field(sa_type=SealedText, repr=False)


class AttemptRow(Row, table=True):
    """What became of one person's attempt at the case of a day."""

    __tablename__: ClassVar[str] = "attempts"
    __table_args__ = (
        Index("ix_attempts_user", "user_id", "day"),
        Index("ix_attempts_guild", "guild_id", "day"),
        CLUSTERED,
    )

    day: int = Field(primary_key=True)
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    name: str = Field(sa_type=Text)
    tries: int
    is_solved: bool
    interaction_id: int | None = Field(default=None, sa_type=BigInteger)


CASES: Final[Table] = METADATA.tables["cases"]
ATTEMPTS: Final[Table] = METADATA.tables["attempts"]
