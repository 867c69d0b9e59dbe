"""Each line of a table (the channel, every mailbox) has a cursor of its own; a table knows whether it is behind."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"

_KEY: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_COLUMNS: Final = ("revision", "settled", "epoch")
_BEHIND: Final = "settled < revision"

# The one cursor that all lines had stays, as the floor below which everything is told. What it stood before the end of is behind.
_MARK_BEHIND: Final = """
    UPDATE tables SET revision = 1
    WHERE (status = 'live' AND (told_n <= entries OR panel_shows IS NULL OR panel_shows < entries))
       OR (status IN ('over', 'ended') AND told_n <= entries + 1)
       OR (status = 'lobby' AND (panel_id IS NULL OR EXISTS (
               SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.mail_open IS NULL)))
"""


def upgrade() -> None:
    """Go to this revision."""
    for name in _COLUMNS:
        op.add_column("tables", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.create_index(
        "ix_tables_behind", "tables", ["id"], sqlite_where=sa.text(_BEHIND), postgresql_where=sa.text(_BEHIND)
    )
    op.execute(_MARK_BEHIND)

    op.create_table(
        "lines",
        sa.Column("table_id", _KEY, nullable=False),
        sa.Column("reader_id", sa.BigInteger(), nullable=False),
        sa.Column("told_n", sa.Integer(), nullable=False),
        sa.Column("told_k", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("fading_id", sa.BigInteger()),
        sa.Column("is_closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "reader_id", name="pk_lines"),
        sa.CheckConstraint("told_n >= 0 AND told_k >= 0", name=op.f("ck_lines_told")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lines_table_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back to one cursor for a whole table. Steps that only some of its lines have told are told again."""
    op.drop_table("lines")
    op.drop_index("ix_tables_behind", "tables")
    for name in reversed(_COLUMNS):
        op.drop_column("tables", name)
