"""Rows of the restorations of the database."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar, Final

from sqlmodel import Field

from bot.store.rows import KEY, Row


class RestorationRow(Row, table=True):
    """A restoration: when its backup was taken, and when it was restored."""

    __tablename__: ClassVar[str] = "restorations"

    id: int | None = Field(default=None, primary_key=True, sa_type=KEY)
    taken_at: datetime
    restored_at: datetime


RESTORATIONS: Final = RestorationRow.__table__
