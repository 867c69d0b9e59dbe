"""Duplicate rounds: tables of an evening that have the same deal, and are hidden while one of them still plays."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0025"
down_revision: Final = "0024"


def upgrade() -> None:
    """Go to this revision. No deal has been played at two tables."""
    op.add_column("tables", sa.Column("is_held", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("night_tables", sa.Column("twins", sa.Integer(), nullable=True))
    op.add_column("night_tables", sa.Column("turns", sa.Integer(), nullable=True))
    op.add_column("night_tables", sa.Column("is_compared", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back: which tables had the same deal is forgotten."""
    for column in ("is_compared", "turns", "twins"):
        op.drop_column("night_tables", column)
    op.drop_column("tables", "is_held")
