"""Evenings with a title, which may go to another channel."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0038"
down_revision: Final = "0037"


def upgrade() -> None:
    """Go to this revision. No evening has a title, or has left a channel."""
    op.add_column("nights", sa.Column("title", sa.Text(), nullable=True))
    op.add_column("nights", sa.Column("left_id", sa.BigInteger(), nullable=True))
    op.add_column("nights", sa.Column("event_says", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back: evenings have no title. One that has just gone to another channel stays there."""
    for column in ("event_says", "left_id", "title"):
        op.drop_column("nights", column)
