"""Rows of the persons and servers that the operator keeps out."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar, Final

from sqlalchemy import BigInteger
from sqlmodel import Field

from bot.store.rows import CLUSTERED, Row


class BanRow(Row, table=True):
    """A person or a server that is kept out, by its id on Discord. An erasure leaves it, or it would lift the ban."""

    __tablename__: ClassVar[str] = "bans"
    __table_args__ = (CLUSTERED,)

    banned_id: int = Field(primary_key=True, sa_type=BigInteger)
    is_server: bool
    at: datetime


BANS: Final = BanRow.__table__
