"""Which process serves which shards, where several share a database."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "processes",
        sa.Column("id", sa.BigInteger(), nullable=False),
        sa.Column("shards", sa.JSON(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: shards are shared out by hand."""
    op.drop_table("processes")
