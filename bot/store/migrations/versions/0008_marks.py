"""The marks of people on their sheets."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "marks",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("sealed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", "n", name="pk_marks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_marks_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_marks_user", "marks", ["user_id"])


def downgrade() -> None:
    """Go back: the sheets are as they came out of the box."""
    op.drop_table("marks")
