"""Joint cases that a moderator has closed say so, where they said that they were given up."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0051.2"
down_revision: Final = "0050.2"


def upgrade() -> None:
    """Go to this revision. The version before knows no such end, and takes each for one by the host."""
    op.add_column("joint_cases", sa.Column("is_moderated", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Go back: closed cases name no moderator."""
    op.drop_column("joint_cases", "is_moderated")
