"""The whole schema: the rows of all files, for backup, audit, rotation and erasure."""

from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData

from bot.store import case_rows, night_rows, people_rows, record_rows
from bot.store.rows import Row, SealedText

LAST_READ: Final = (case_rows.CASES, night_rows.NIGHTS, people_rows.PEOPLE, record_rows.RESULTS)
"""One table of each file, so that the metadata holds the rows of all of them."""

SCHEMA: Final[MetaData] = Row.metadata
SEALED: Final = [column for table in SCHEMA.sorted_tables for column in table.c if isinstance(column.type, SealedText)]
