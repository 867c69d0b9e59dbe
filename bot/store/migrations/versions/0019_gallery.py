"""The gallery: the tables that allow it, and its visitors."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0019"
down_revision: Final = "0018"


def upgrade() -> None:
    """Go to this revision. No table allows it yet."""
    op.add_column("tables", sa.Column("has_gallery", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "visitors",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_visitors"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_visitors_table_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: no hand of a running game is shown."""
    op.drop_table("visitors")
    op.drop_column("tables", "has_gallery")
