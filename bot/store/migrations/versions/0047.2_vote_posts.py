"""Votes know their message in the channel, whose buttons are taken away after the verdict."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0047.2"
down_revision: Final = "0046.2"

_STANDING: Final = sa.text("post_id IS NOT NULL")


def upgrade() -> None:
    """Go to this revision. The messages of earlier votes keep their buttons."""
    op.add_column("votes", sa.Column("post_id", sa.BigInteger(), nullable=True))
    op.create_index("ix_votes_post", "votes", ["post_id"], sqlite_where=_STANDING, postgresql_where=_STANDING)


def downgrade() -> None:
    """Go back: the messages of votes keep their buttons."""
    op.drop_index("ix_votes_post", "votes")
    op.drop_column("votes", "post_id")
