"""Cases out of games that were played here: which tables allow it, and which case was made of which."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0028"
down_revision: Final = "0027"


def upgrade() -> None:
    """Go to this revision. No player has agreed to anything yet."""
    op.add_column("tables", sa.Column("may_be_case", sa.Boolean(), nullable=False, server_default=sa.false()))
    leads = sa.text("may_be_case AND status = 'over'")
    op.create_index("ix_tables_leads", "tables", ["ended_at"], sqlite_where=leads, postgresql_where=leads)
    op.create_table(
        "played_cases",
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("sealed", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_played_cases_table_id"),
        sa.PrimaryKeyConstraint("day", name="pk_played_cases"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_played_cases_table", "played_cases", ["table_id"])


def downgrade() -> None:
    """Go back: cases are made up, all of them."""
    op.drop_table("played_cases")
    op.drop_index("ix_tables_leads", "tables")
    op.drop_column("tables", "may_be_case")
