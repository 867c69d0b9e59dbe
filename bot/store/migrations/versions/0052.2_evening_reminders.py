"""Reminders of evenings are known by their ids, so that they go when they are true no more."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0052.2"
down_revision: Final = "0051.2"


def upgrade() -> None:
    """Go to this revision. Reminders posted before stay."""
    op.add_column("nights", sa.Column("reminder_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """Go back: posted reminders stay."""
    op.drop_column("nights", "reminder_id")
