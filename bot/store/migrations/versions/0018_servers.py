"""The settings of servers for their tables, and the time since which the bot is no longer in one."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0018"
down_revision: Final = "0017"

_REMOVED: Final = sa.text("removed_at IS NOT NULL")


def upgrade() -> None:
    """Go to this revision: no server has decided anything."""
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("openers_id", sa.BigInteger()),
        sa.Column("moderators_id", sa.BigInteger()),
        sa.Column("own_threads", sa.Boolean(), nullable=False),
        sa.Column("has_reminders", sa.Boolean(), nullable=False),
        sa.Column("removed_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_servers_removed", "servers", ["removed_at"], sqlite_where=_REMOVED, postgresql_where=_REMOVED)


def downgrade() -> None:
    """Go back: the settings of servers are forgotten."""
    op.drop_index("ix_servers_removed", "servers")
    op.drop_table("servers")
