"""Techniques that people have used and missed in cases that they have proven."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0043"
down_revision: Final = "0042"


def upgrade() -> None:
    """Go to this revision. Nothing is counted of the cases of before."""
    op.create_table(
        "techniques",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("technique", sa.Text(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "technique", name="pk_techniques"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: no techniques are counted."""
    op.drop_table("techniques")
