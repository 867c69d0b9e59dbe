"""Cases that everybody in a channel solves together, and the marks on their sheets."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0044"
down_revision: Final = "0043"


def upgrade() -> None:
    """Go to this revision. No case is open anywhere."""
    op.create_table(
        "joint_cases",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("is_solved", sa.Boolean(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("is_told", sa.Boolean(), nullable=False),
        sa.Column("sealed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_joint_cases"),
        sqlite_with_rowid=False,
    )
    is_open = sa.text("closed_at IS NULL")
    op.create_index(
        "uq_joint_cases_open",
        "joint_cases",
        ["channel_id"],
        unique=True,
        sqlite_where=is_open,
        postgresql_where=is_open,
    )
    op.create_table(
        "joint_deeds",
        sa.Column("case_id", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("sealed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("case_id", "n", name="pk_joint_deeds"),
        sa.ForeignKeyConstraint(["case_id"], ["joint_cases.id"], name="fk_joint_deeds_case_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_joint_deeds_user", "joint_deeds", ["user_id"])


def downgrade() -> None:
    """Go back: no case is solved together."""
    op.drop_table("joint_deeds")
    op.drop_table("joint_cases")
