"""Evenings: their times and places, their guests, and the tables of their rounds."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0020"
down_revision: Final = "0019"

KEY: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this revision. No evening is planned yet."""
    op.create_table(
        "nights",
        sa.Column("id", KEY, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("starts_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("split_at", sa.DateTime(timezone=True)),
        sa.Column("over_at", sa.DateTime(timezone=True)),
        sa.Column("event_id", sa.BigInteger()),
        sa.Column("event_state", sa.Text(), nullable=False),
        sa.Column("panel_id", sa.BigInteger()),
        sa.Column("panel_round", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("stale_id", sa.BigInteger()),
        sa.Column("is_reminded", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("is_told", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("trouble", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_nights"),
    )
    is_open = sa.text("over_at IS NULL")
    op.create_index(
        "uq_nights_open", "nights", ["channel_id"], unique=True, sqlite_where=is_open, postgresql_where=is_open
    )
    op.create_table(
        "night_guests",
        sa.Column("night_id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("is_coming", sa.Boolean(), nullable=False),
        sa.Column("likes", sa.JSON(), nullable=False),
        sa.Column("here_since", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("night_id", "user_id", name="pk_night_guests"),
        sa.ForeignKeyConstraint(["night_id"], ["nights.id"], name="fk_night_guests_night_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_night_guests_user", "night_guests", ["user_id"])
    op.create_table(
        "night_tables",
        sa.Column("night_id", KEY, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("users", sa.JSON(), nullable=False),
        sa.Column("thread_id", sa.BigInteger()),
        sa.Column("opened_id", KEY),
        sa.Column("is_gone", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("night_id", "n", name="pk_night_tables"),
        sa.ForeignKeyConstraint(["night_id"], ["nights.id"], name="fk_night_tables_night_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["opened_id"], ["tables.id"], name="fk_night_tables_opened_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: no evening is planned any more."""
    op.drop_table("night_tables")
    op.drop_table("night_guests")
    op.drop_table("nights")
