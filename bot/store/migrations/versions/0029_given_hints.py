"""Which hints each seat was given last, so that one that is asked for again is not counted again."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0029"
down_revision: Final = "0028"


def upgrade() -> None:
    """Go to this revision. Of the hints of before only how many there were is known."""
    op.add_column("seats", sa.Column("given", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back: the given hints are forgotten."""
    op.drop_column("seats", "given")
