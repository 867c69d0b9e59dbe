"""The level of sheets, and the place where each step was told."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0024"
down_revision: Final = "0023"


def upgrade() -> None:
    """Go to this revision. Every sheet is paper; where older steps were told is not known."""
    op.add_column("tables", sa.Column("level", sa.Text(), nullable=False, server_default="paper"))
    op.create_table(
        "posts",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_posts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_posts_table_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: every sheet is paper."""
    op.drop_table("posts")
    op.drop_column("tables", "level")
