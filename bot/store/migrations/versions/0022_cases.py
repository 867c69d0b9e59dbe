"""The case of the day: the puzzles, and the attempts of people."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0022"
down_revision: Final = "0021"


def upgrade() -> None:
    """Go to this revision. There is no case yet."""
    op.create_table(
        "cases",
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("sealed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_cases"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("is_solved", sa.Boolean(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("day", "user_id", name="pk_attempts"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_attempts_user", "attempts", ["user_id", "day"])
    op.create_index("ix_attempts_guild", "attempts", ["guild_id", "day"])


def downgrade() -> None:
    """Go back: no case is known."""
    op.drop_table("attempts")
    op.drop_table("cases")
