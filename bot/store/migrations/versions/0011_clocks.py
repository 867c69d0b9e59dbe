"""The clock of a table, with its last moment, and the settings of people for all their tables."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

from bot.store.rewrite import change, each
from bot.tables.pace import last_moment

revision: Final = "0011"
down_revision: Final = "0010"

_TABLES: Final = sa.table(
    "tables",
    sa.column("id", sa.BigInteger),
    sa.column("status", sa.Text),
    sa.column("pace", sa.Integer),
    sa.column("clock", sa.JSON),
)


def upgrade() -> None:
    """Go to this revision. Games that are going on get their last moment now, as if they began."""
    op.add_column("tables", sa.Column("clock", sa.JSON()))
    op.add_column("people", sa.Column("zone", sa.Text(), nullable=False, server_default="UTC"))
    op.add_column("people", sa.Column("quiet_from", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("quiet_to", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("away_from", sa.DateTime(timezone=True)))
    op.add_column("people", sa.Column("away_until", sa.DateTime(timezone=True)))
    connection, now = op.get_bind(), datetime.now(UTC)

    def timed(row: Any) -> dict[str, Any]:
        ends_at = last_moment(now, row.pace)
        return {} if row.status != "live" or ends_at is None else {"clock": {"ends_at": ends_at.isoformat()}}

    change(connection, _TABLES, ("id",), each(connection, _TABLES, "id"), timed)


def downgrade() -> None:
    """Go back: no person has waking hours, and a table goes on for as long as it is played."""
    for column in ("away_until", "away_from", "quiet_to", "quiet_from", "zone"):
        op.drop_column("people", column)
    op.drop_column("tables", "clock")
