"""Seats for the program: when the next of them acts at a table."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0021"
down_revision: Final = "0020"


def upgrade() -> None:
    """Go to this revision. The program plays at no table yet."""
    op.add_column("tables", sa.Column("rival_at", sa.DateTime(timezone=True), nullable=True))
    is_planned = sa.text("rival_at IS NOT NULL")
    op.create_index("ix_tables_rival", "tables", ["rival_at"], sqlite_where=is_planned, postgresql_where=is_planned)


def downgrade() -> None:
    """Go back: rivals stay seated, and do nothing."""
    op.drop_index("ix_tables_rival", table_name="tables")
    op.drop_column("tables", "rival_at")
