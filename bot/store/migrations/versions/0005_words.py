"""The sources of a deal: the secret that the bot has bound itself to, and the words of the seats. Both are sealed."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    """Go to this revision. Tables that are open go on without a secret: their seed is drawn."""
    op.add_column("tables", sa.Column("secret", sa.LargeBinary()))
    op.add_column("seats", sa.Column("word", sa.Text()))
    op.add_column("seats", sa.Column("is_word_drawn", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back: seeds stay, and their sources are forgotten."""
    op.drop_column("seats", "is_word_drawn")
    op.drop_column("seats", "word")
    op.drop_column("tables", "secret")
