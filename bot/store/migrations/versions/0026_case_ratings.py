"""How hard cases are, and how well people solve them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0026"
down_revision: Final = "0025"


def upgrade() -> None:
    """Go to this revision. Earlier solutions are not rated: the difficulty of their cases is not known."""
    op.create_table(
        "solvings",
        sa.Column("case_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("grade", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("case_id", "user_id", name="pk_solvings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_solvings_n", "solvings", ["n"])
    op.create_index("ix_solvings_user", "solvings", ["user_id"])
    op.create_table(
        "case_ratings",
        sa.Column("case_id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("duels", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("case_id", name="pk_case_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "solvers",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("duels", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_solvers"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: no case has a rating."""
    op.drop_table("solvers")
    op.drop_table("case_ratings")
    op.drop_table("solvings")
