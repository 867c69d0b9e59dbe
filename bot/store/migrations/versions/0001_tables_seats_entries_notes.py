"""Tables, their seats, the log of their entries, and private notes."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None

_KEY: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_TIME: Final = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "tables",
        sa.Column("id", _KEY, nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("created_at", _TIME, nullable=False),
        sa.Column("seed", sa.LargeBinary()),
        sa.Column("entries", sa.Integer()),
        sa.Column("started_at", _TIME),
        sa.Column("ended_at", _TIME),
        sa.Column("pace", sa.Integer()),
        sa.Column("deadline", _TIME),
        sa.Column("told_n", sa.Integer(), nullable=False),
        sa.Column("told_k", sa.Integer(), nullable=False),
        sa.Column("panel_id", sa.BigInteger()),
        sa.Column("panel_posted_at", _TIME),
        sa.Column("panel_shows", sa.Integer()),
        sa.Column("trouble", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.CheckConstraint("status IN ('lobby', 'live', 'over', 'ended')", name=op.f("ck_tables_status")),
        sa.CheckConstraint("(seed IS NULL) = (entries IS NULL)", name=op.f("ck_tables_dealt")),
        sa.CheckConstraint("status NOT IN ('live', 'over') OR seed IS NOT NULL", name=op.f("ck_tables_seed")),
        sa.CheckConstraint("told_n >= 0 AND told_k >= 0", name=op.f("ck_tables_told")),
    )
    _index("uq_tables_open_channel", "tables", ["channel_id"], where="status IN ('lobby', 'live')", unique=True)
    op.create_index("ix_tables_channel", "tables", ["channel_id", "id"])
    _index("ix_tables_deadline", "tables", ["deadline"], where="deadline IS NOT NULL", unique=False)

    op.create_table(
        "seats",
        sa.Column("table_id", _KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("mail_open", sa.Boolean()),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_seats"),
        sa.UniqueConstraint("table_id", "seat", name="uq_seats_seat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_user", "seats", ["user_id"])

    op.create_table(
        "entries",
        sa.Column("table_id", _KEY, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", _TIME, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text()),
        sa.Column("fields", sa.JSON(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_entries"),
        sa.CheckConstraint("n >= 1", name=op.f("ck_entries_n")),
        sa.CheckConstraint("kind IN ('action', 'late', 'forfeit')", name=op.f("ck_entries_kind")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    _index("uq_entries_interaction", "entries", ["interaction_id"], where="interaction_id IS NOT NULL", unique=True)

    op.create_table(
        "notes",
        sa.Column("table_id", _KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_notes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notes_user", "notes", ["user_id"])


def downgrade() -> None:
    """Go back to an empty database."""
    for table in ("notes", "entries", "seats", "tables"):
        op.drop_table(table)


def _index(name: str, table: str, columns: list[str], *, where: str, unique: bool) -> None:
    op.create_index(name, table, columns, unique=unique, sqlite_where=sa.text(where), postgresql_where=sa.text(where))
