"""The record: the results of finished games, the person that stopped one alone, and the people that want to be seen in it."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0016"
down_revision: Final = "0015"

_UNCOUNTED: Final = sa.text("entries IS NOT NULL AND ended_at IS NOT NULL AND NOT is_counted")
_BEHIND: Final = sa.text("is_behind")
_KEY: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this revision. The games that are over are counted once the bot runs."""
    op.add_column("tables", sa.Column("stopped_by", sa.BigInteger()))
    op.add_column("tables", sa.Column("is_counted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_uncounted", "tables", ["id"], sqlite_where=_UNCOUNTED, postgresql_where=_UNCOUNTED)
    op.add_column("people", sa.Column("is_listed", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "results",
        sa.Column("table_id", _KEY, nullable=False),
        *_pool(),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("is_decided", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_pool", "results", ["guild_id", "game", "season", "ended_at", "table_id"])
    op.create_table(
        "parts",
        sa.Column("table_id", _KEY, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("fate", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("titles", sa.JSON(), nullable=False),
        sa.Column("mu", sa.Float()),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_parts"),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_parts_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_parts_user", "parts", ["user_id", "table_id"])
    op.create_table(
        "pools",
        *_pool(),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("decided", sa.Integer(), nullable=False),
        sa.Column("is_behind", sa.Boolean(), nullable=False),
        sa.Column("upto_at", sa.DateTime(timezone=True)),
        sa.Column("upto_table", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id", "game", "season", name="pk_pools"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_pools_behind", "pools", ["guild_id"], sqlite_where=_BEHIND, postgresql_where=_BEHIND)
    op.create_table(
        "standings",
        *_pool(),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        *(
            sa.Column(name, sa.Integer(), nullable=False)
            for name in ("rated", "played", "won", "left_early", "stepped_in")
        ),
        sa.Column("titles", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "season", "user_id", name="pk_standings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standings_best", "standings", ["guild_id", "game", "season", "mu"])
    op.create_index("ix_standings_user", "standings", ["user_id"])


def downgrade() -> None:
    """Go back: nothing is kept of finished games but the games."""
    for table in ("standings", "pools", "parts", "results"):
        op.drop_table(table)
    op.drop_column("people", "is_listed")
    op.drop_index("ix_tables_uncounted", "tables")
    op.drop_column("tables", "is_counted")
    op.drop_column("tables", "stopped_by")


def _pool() -> list[sa.Column[object]]:
    return [
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
    ]
