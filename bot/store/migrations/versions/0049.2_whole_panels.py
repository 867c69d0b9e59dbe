"""Removal of half-stored panels, left by a failed first writing: their tables could not be read."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0049.2"
down_revision: Final = "0048.2"


def upgrade() -> None:
    """Go to this revision. A table with half a panel has none, and posts another."""
    tables = sa.table("tables", sa.column("panel_id", sa.BigInteger()), sa.column("panel_shows", sa.Integer()))
    op.execute(tables.update().where(tables.c.panel_id.is_(None)).values(panel_shows=None))


def downgrade() -> None:
    """Go back: nothing is lost."""
