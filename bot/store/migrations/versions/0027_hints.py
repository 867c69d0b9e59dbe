"""Whether players of a table may ask for hints, and how many each seat was given."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0027"
down_revision: Final = "0026"


def upgrade() -> None:
    """Go to this revision. No table has hints, and no seat was given any."""
    op.add_column("tables", sa.Column("has_hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Go back: no table has hints."""
    op.drop_column("seats", "hints")
    op.drop_column("tables", "has_hints")
