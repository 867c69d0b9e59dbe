"""The people to be told when enough others wait for a game."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0023"
down_revision: Final = "0022"


def upgrade() -> None:
    """Go to this revision. No person has asked for it yet."""
    op.create_table(
        "wakes",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("least", sa.Integer(), nullable=False),
        sa.Column("woken_at", sa.DateTime(timezone=True)),
        sa.Column("woken_for", sa.BigInteger()),
        sa.PrimaryKeyConstraint("user_id", "guild_id", name="pk_wakes"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_wakes_guild", "wakes", ["guild_id"])


def downgrade() -> None:
    """Go back: no person is told any more."""
    op.drop_table("wakes")
