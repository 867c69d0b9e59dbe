"""Votes of the players of a table, and the person that stopped a table."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0012"
down_revision: Final = "0011"

_UNDECIDED: Final = sa.text("verdict IS NULL")


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "votes",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("motion", sa.Text(), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("ballots", sa.JSON(), nullable=False),
        sa.Column("verdict", sa.Text()),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_votes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_votes_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_votes_open", "votes", ["table_id"], unique=True, sqlite_where=_UNDECIDED, postgresql_where=_UNDECIDED
    )
    op.add_column("tables", sa.Column("ended_by", sa.Text()))


def downgrade() -> None:
    """Go back: votes are forgotten."""
    op.drop_column("tables", "ended_by")
    op.drop_table("votes")
