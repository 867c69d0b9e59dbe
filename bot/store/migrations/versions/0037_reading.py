"""How people read their private messages."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0037"
down_revision: Final = "0036"


def upgrade() -> None:
    """Go to this revision. Everybody reads as before."""
    op.add_column("people", sa.Column("reading", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Go back: nobody reads otherwise than the rest."""
    op.drop_column("people", "reading")
