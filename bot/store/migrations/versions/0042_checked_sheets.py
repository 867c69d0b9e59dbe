"""Checked sheets: whether the players of a table may have their marks counted."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0042"
down_revision: Final = "0041"


def upgrade() -> None:
    """Go to this revision. No table has checked sheets."""
    op.add_column("tables", sa.Column("has_checks", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back: such tables have plain paper."""
    op.drop_column("tables", "has_checks")
