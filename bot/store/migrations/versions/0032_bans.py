"""The persons and servers that the operator keeps out."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0032"
down_revision: Final = "0031"


def upgrade() -> None:
    """Go to this revision. Nobody is kept out yet."""
    op.create_table(
        "bans",
        sa.Column("banned_id", sa.BigInteger(), nullable=False),
        sa.Column("is_server", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("banned_id", name="pk_bans"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: the list is lost."""
    op.drop_table("bans")
