"""Posts that offer another table are known by their ids, so that they lose their buttons when the evening ends."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0050.2"
down_revision: Final = "0049.2"


def upgrade() -> None:
    """Go to this revision. Offers posted before keep their buttons."""
    op.add_column("night_tables", sa.Column("offer_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    """Go back: posted offers keep their buttons."""
    op.drop_column("night_tables", "offer_id")
