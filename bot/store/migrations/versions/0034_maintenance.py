"""Announced maintenance, and its notices in the channels of live games."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0034"
down_revision: Final = "0033"

KEY: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this revision. No maintenance is announced yet."""
    op.create_table(
        "maintenances",
        sa.Column("id", KEY, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("begins_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("withdrawn_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("id", name="pk_maintenances"),
    )
    op.create_table(
        "notices",
        sa.Column("maintenance_id", KEY, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("is_settled", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("maintenance_id", "channel_id", name="pk_notices"),
        sa.ForeignKeyConstraint(["maintenance_id"], ["maintenances.id"], name="fk_notices_maintenance_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: what is announced is forgotten, and its notices stay where they were posted."""
    op.drop_table("notices")
    op.drop_table("maintenances")
