"""Presses with a deferred answer are remembered, so that they are answered after a restart."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "deferrals",
        sa.Column("interaction_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("deferred_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("interaction_id", name="pk_deferrals"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: a deferred answer that dies with its process never comes."""
    op.drop_table("deferrals")
