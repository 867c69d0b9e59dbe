"""Evenings that move, their places with a waiting list, and their co-hosts."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0035"
down_revision: Final = "0034"

TIMES: Final = (
    ("nights", "moved_at"),
    ("nights", "moved_from"),
    ("nights", "event_at"),
    ("night_guests", "standby_at"),
    ("night_guests", "moved_up_at"),
)


def upgrade() -> None:
    """Go to this revision. Every guest has a place, and the calendar is brought up to date once."""
    op.add_column("nights", sa.Column("places", sa.Integer(), nullable=False, server_default="60"))
    op.add_column("night_guests", sa.Column("is_cohost", sa.Boolean(), nullable=False, server_default=sa.false()))
    for table, column in TIMES:
        op.add_column(table, sa.Column(column, sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    """Go back: waiting lists and co-hosts are forgotten."""
    for table, column in TIMES:
        op.drop_column(table, column)
    op.drop_column("night_guests", "is_cohost")
    op.drop_column("nights", "places")
