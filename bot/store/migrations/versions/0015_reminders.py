"""The way in which people want to be reminded, the times of reminders, and the reminders that are there."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0015"
down_revision: Final = "0014"

_REMINDED: Final = sa.text("remind_at IS NOT NULL")


def upgrade() -> None:
    """Go to this revision. At a table that waits, reminders begin with its next turn."""
    op.add_column("tables", sa.Column("remind_at", sa.DateTime(timezone=True)))
    op.create_index("ix_tables_remind", "tables", ["remind_at"], sqlite_where=_REMINDED, postgresql_where=_REMINDED)
    op.add_column("people", sa.Column("remind_by", sa.Text(), nullable=False, server_default="mail"))
    op.add_column("people", sa.Column("remind_every", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("again", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_reminders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reminders_table_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: no person is reminded."""
    op.drop_table("reminders")
    op.drop_column("people", "remind_every")
    op.drop_column("people", "remind_by")
    op.drop_index("ix_tables_remind", "tables")
    op.drop_column("tables", "remind_at")
