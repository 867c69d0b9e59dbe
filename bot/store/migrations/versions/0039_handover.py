"""A process that goes hands its shards over; the one that takes them is connected before, and each press has one answer."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0039"
down_revision: Final = "0038"

LISTS: Final = ("offered", "coming", "ready")


def upgrade() -> None:
    """Go to this revision. No shard changes hands."""
    for column in LISTS:
        op.add_column("processes", sa.Column(column, sa.JSON(), nullable=True))
    op.create_table(
        "heard",
        sa.Column("interaction_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("interaction_id", name="pk_heard"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back: a process that goes gives its shards up before another connects them."""
    op.drop_table("heard")
    for column in reversed(LISTS):
        op.drop_column("processes", column)
