"""The language of new tables and evenings on a server, where it has chosen one."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0031"
down_revision: Final = "0030"


def upgrade() -> None:
    """Go to this revision. No server has chosen a language: each table has its opener's."""
    op.add_column("servers", sa.Column("locale", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back: the choices of servers are lost."""
    op.drop_column("servers", "locale")
