"""The restorations of the database, with the time that each has lost."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0045"
down_revision: Final = "0044"

KEY: Final = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Go to this revision. Of earlier restorations nothing is known."""
    op.create_table(
        "restorations",
        sa.Column("id", KEY, nullable=False),
        sa.Column("taken_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("restored_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_restorations"),
    )


def downgrade() -> None:
    """Go back: buttons of a lost time are known no more."""
    op.drop_table("restorations")
