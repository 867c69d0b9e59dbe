"""The second language of a table's posts."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0040"
down_revision: Final = "0039"


def upgrade() -> None:
    """Go to this revision. Every table posts in one language."""
    op.add_column("tables", sa.Column("second_locale", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back: every table posts in its first language alone."""
    op.drop_column("tables", "second_locale")
