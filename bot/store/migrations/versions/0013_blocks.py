"""Blocks between people, and the time at which each player has last looked at their private screens."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0013"
down_revision: Final = "0012"


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("blocked_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name="pk_blocks"),
        sqlite_with_rowid=False,
    )
    op.add_column("seats", sa.Column("looked_n", sa.Integer()))
    op.add_column("seats", sa.Column("looked_at", sa.DateTime(timezone=True)))


def downgrade() -> None:
    """Go back: no person is blocked."""
    op.drop_column("seats", "looked_at")
    op.drop_column("seats", "looked_n")
    op.drop_table("blocks")
