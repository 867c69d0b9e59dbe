"""A mailbox remembers which of its messages have buttons, so that they go when they are over."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0017"
down_revision: Final = "0016"


def upgrade() -> None:
    """Go to this revision. Earlier messages keep their buttons, which explain themselves."""
    op.add_column("lines", sa.Column("controls", sa.JSON()))


def downgrade() -> None:
    """Go back: buttons stay."""
    op.drop_column("lines", "controls")
