"""Proofs of cases: the marks of people, and the results of those that are closed."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0041"
down_revision: Final = "0040"


def upgrade() -> None:
    """Go to this revision. Nothing is proven, and every attempt was answers."""
    op.create_table(
        "proofs",
        sa.Column("case_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("looked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deeds", sa.Integer(), nullable=False),
        sa.Column("sealed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("case_id", "user_id", name="pk_proofs"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_proofs_user", "proofs", ["user_id", "looked_at"])
    for column in ("unproven", "hints", "seconds"):
        op.add_column("attempts", sa.Column(column, sa.Integer(), nullable=True))


def downgrade() -> None:
    """Go back: cases that were proven are solved, and no marks are known."""
    for column in ("seconds", "hints", "unproven"):
        op.drop_column("attempts", column)
    op.drop_table("proofs")
