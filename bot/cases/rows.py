"""Rows of cases: puzzles, attempts, scores and ratings."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar, Final

from sqlalchemy import BigInteger, Index, Text, false
from sqlmodel import Field

from bot.store.rows import CLUSTERED, KEY, OUTLIVES, Row, SealedText, only_where


class CaseRow(Row, table=True):
    """The puzzle of a day. Its solution is in it, so it is sealed."""

    __tablename__: ClassVar[str] = "cases"
    __table_args__ = (CLUSTERED,)

    day: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    sealed: str = Field(sa_type=SealedText, repr=False)


class PlayedCaseRow(Row, table=True):
    """The puzzle of a day that was made of a game played here. Persons who know that game get the other one."""

    __tablename__: ClassVar[str] = "played_cases"
    __table_args__ = (Index("ix_played_cases_table", "table_id"), CLUSTERED)

    day: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    table_id: int = Field(sa_type=KEY, foreign_key="tables.id")
    sealed: str = Field(sa_type=SealedText, repr=False)


class AttemptRow(Row, table=True):
    """One person's attempt at the case of a day."""

    __tablename__: ClassVar[str] = "attempts"
    __table_args__ = (
        Index("ix_attempts_user", "user_id", "day"),
        Index("ix_attempts_guild", "guild_id", "day"),
        {**CLUSTERED, "info": {OUTLIVES: {"guild_id": None, "name": ""}}},
    )

    day: int = Field(primary_key=True)
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    guild_id: int | None = Field(default=None, sa_type=BigInteger)
    name: str = Field(sa_type=Text)
    tries: int
    is_solved: bool
    interaction_id: int | None = Field(default=None, sa_type=BigInteger)
    unproven: int | None = None
    hints: int | None = None
    seconds: int | None = None


class ProofRow(Row, table=True):
    """One person's proof of a case of a day, or of one to practise. Its marks are of the solution, so they are sealed."""

    __tablename__: ClassVar[str] = "proofs"
    __table_args__ = (Index("ix_proofs_user", "user_id", "looked_at"), CLUSTERED)

    case_id: int = Field(primary_key=True)
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    looked_at: datetime
    closed_at: datetime | None = None
    deeds: int
    sealed: str = Field(sa_type=SealedText, repr=False)


class SolvingRow(Row, table=True):
    """One person's score at a case of a day, or at one to practise. `n` counts all scores in order."""

    __tablename__: ClassVar[str] = "solvings"
    __table_args__ = (Index("ix_solvings_n", "n"), Index("ix_solvings_user", "user_id"), CLUSTERED)

    case_id: int = Field(primary_key=True)
    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    n: int
    game: str = Field(sa_type=Text)
    grade: int
    score: int


class CaseRatingRow(Row, table=True):
    """The rating of a case."""

    __tablename__: ClassVar[str] = "case_ratings"
    __table_args__ = (CLUSTERED,)

    case_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    mu: float
    sigma: float
    duels: int


class SolverRow(Row, table=True):
    """The rating of a person at the cases of a game."""

    __tablename__: ClassVar[str] = "solvers"
    __table_args__ = (CLUSTERED,)

    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    game: str = Field(primary_key=True, sa_type=Text)
    mu: float
    sigma: float
    duels: int


class TechniqueRow(Row, table=True):
    """A person's uses and misses of a technique of a game, in cases that they have proven."""

    __tablename__: ClassVar[str] = "techniques"
    __table_args__ = (CLUSTERED,)

    user_id: int = Field(primary_key=True, sa_type=BigInteger)
    game: str = Field(primary_key=True, sa_type=Text)
    technique: str = Field(primary_key=True, sa_type=Text)
    used: int
    missed: int


class JointCaseRow(Row, table=True):
    """A case that everybody in a channel solves together. Its solution is in it, so it is sealed."""

    __tablename__: ClassVar[str] = "joint_cases"
    __table_args__ = (only_where("closed_at IS NULL", "uq_joint_cases_open", "channel_id", unique=True), CLUSTERED)

    id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    guild_id: int = Field(sa_type=BigInteger)
    channel_id: int = Field(sa_type=BigInteger)
    host_id: int = Field(sa_type=BigInteger)
    locale: str = Field(sa_type=Text)
    opened_at: datetime
    closed_at: datetime | None = None
    is_solved: bool = Field(default=False)
    message_id: int | None = Field(default=None, sa_type=BigInteger)
    revision: int
    shown: int
    is_told: bool = Field(default=False)
    sealed: str = Field(sa_type=SealedText, repr=False)
    is_moderated: bool = Field(default=False, sa_column_kwargs={"server_default": false()})


class JointDeedRow(Row, table=True):
    """A mark or a hint at a joint case. A mark that stands is of the solution, so it is sealed."""

    __tablename__: ClassVar[str] = "joint_deeds"
    __table_args__ = (Index("ix_joint_deeds_user", "user_id"), CLUSTERED)

    case_id: int = Field(primary_key=True, sa_type=BigInteger, foreign_key="joint_cases.id", ondelete="CASCADE")
    n: int = Field(primary_key=True)
    user_id: int = Field(sa_type=BigInteger)
    kind: str = Field(sa_type=Text)
    sealed: str = Field(sa_type=SealedText, repr=False)


CASES: Final = CaseRow.__table__
PLAYED_CASES: Final = PlayedCaseRow.__table__
ATTEMPTS: Final = AttemptRow.__table__
PROOFS: Final = ProofRow.__table__
SOLVINGS: Final = SolvingRow.__table__
CASE_RATINGS: Final = CaseRatingRow.__table__
SOLVERS: Final = SolverRow.__table__
TECHNIQUES: Final = TechniqueRow.__table__
JOINT_CASES: Final = JointCaseRow.__table__
JOINT_DEEDS: Final = JointDeedRow.__table__
