"""Weekly evenings know the start of the first of them, whose hour they keep."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0048.2"
down_revision: Final = "0047.2"


def upgrade() -> None:
    """Go to this revision. Evenings planned before count from their own start."""
    op.add_column("nights", sa.Column("first_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    """Go back: after a change of clocks that skips its hour, a weekly evening keeps the later one."""
    op.drop_column("nights", "first_at")
