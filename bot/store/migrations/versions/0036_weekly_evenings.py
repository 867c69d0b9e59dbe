"""Evenings that repeat every week, in a time zone."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0036"
down_revision: Final = "0035"


def upgrade() -> None:
    """Go to this revision. No evening repeats."""
    for column in ("event_is_weekly", "is_weekly"):
        op.add_column("nights", sa.Column(column, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("nights", sa.Column("zone", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back: no evening is followed by another."""
    for column in ("zone", "is_weekly", "event_is_weekly"):
        op.drop_column("nights", column)
