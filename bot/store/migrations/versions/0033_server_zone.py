"""The time zone of a server, where it has chosen one."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0033"
down_revision: Final = "0032"


def upgrade() -> None:
    """Go to this revision. No server has chosen a time zone."""
    op.add_column("servers", sa.Column("zone", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back: the choices of servers are lost."""
    op.drop_column("servers", "zone")
