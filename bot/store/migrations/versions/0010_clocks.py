"""The clock of a table, with its last moment, and what people have set for all their tables."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

from bot.store.rewrite import change, each
from bot.tables.pace import last_moment

revision: Final = "0010"
down_revision: Final = "0009"

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
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("zone", sa.Text()),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("away_from", sa.DateTime(timezone=True)),
        sa.Column("away_until", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
        sqlite_with_rowid=False,
    )
    connection, now = op.get_bind(), datetime.now(UTC)

    def timed(row: Any) -> dict[str, Any]:
        ends_at = last_moment(now, row.pace)
        return {} if row.status != "live" or ends_at is None else {"clock": {"ends_at": ends_at.isoformat()}}

    change(connection, _TABLES, ("id",), each(connection, _TABLES, "id"), timed)


def downgrade() -> None:
    """Go back: nobody has waking hours, and a table goes on for as long as somebody plays."""
    op.drop_table("people")
    op.drop_column("tables", "clock")
