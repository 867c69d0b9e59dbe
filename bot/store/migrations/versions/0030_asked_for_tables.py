"""Which guests of an evening have asked for a table, and which players were offered another."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0030"
down_revision: Final = "0029"


def upgrade() -> None:
    """Go to this revision. No guest has asked yet, and no player of an earlier table is offered another."""
    op.add_column("night_guests", sa.Column("asked_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("night_tables", sa.Column("is_offered", sa.Boolean(), nullable=False, server_default=sa.false()))
    tables = sa.table("night_tables", sa.column("is_offered", sa.Boolean()))
    op.execute(tables.update().values(is_offered=True))


def downgrade() -> None:
    """Go back: which guests have asked is forgotten."""
    op.drop_column("night_tables", "is_offered")
    op.drop_column("night_guests", "asked_at")
