"""The announced absences that their tables know of."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0014"
down_revision: Final = "0013"

_ABSENT: Final = sa.text("away_until IS NOT NULL")


def upgrade() -> None:
    """Go to this revision."""
    op.add_column("people", sa.Column("is_away", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_people_absent", "people", ["user_id"], sqlite_where=_ABSENT, postgresql_where=_ABSENT)


def downgrade() -> None:
    """Go back: no person is away."""
    op.drop_index("ix_people_absent", "people")
    op.drop_column("people", "is_away")
