"""Tables to which only invited people may sit down, and the people invited or sent away."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    """Go to this revision. Tables that are there are open to all."""
    op.add_column("tables", sa.Column("is_private", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("guests", sa.JSON()))


def downgrade() -> None:
    """Go back: every table is open to all, and invitations are forgotten."""
    op.drop_column("tables", "guests")
    op.drop_column("tables", "is_private")
