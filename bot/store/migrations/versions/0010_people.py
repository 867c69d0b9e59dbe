"""The settings of people, and the known state of their mailboxes."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0010"
down_revision: Final = "0009"

_TABLES: Final = sa.table("tables", sa.column("id"), sa.column("created_at", sa.DateTime(timezone=True)))
_SEATS: Final = sa.table("seats", sa.column("table_id"), sa.column("user_id"), sa.column("mail_open", sa.Boolean))
_MAILBOXES: Final = sa.table(
    "mailboxes", sa.column("user_id"), sa.column("opened_at", sa.DateTime(timezone=True)), sa.column("is_closed")
)


def upgrade() -> None:
    """Go to this revision. A person that has had a message from the bot has an open mailbox."""
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("wants_mail", sa.Boolean(), nullable=False, server_default=sa.true()),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mailboxes",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_mailboxes"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_mailboxes_opened", "mailboxes", ["opened_at"])
    known = (
        sa.select(_SEATS.c.user_id, sa.func.min(_TABLES.c.created_at), sa.false())
        .join(_TABLES, _TABLES.c.id == _SEATS.c.table_id)
        .where(_SEATS.c.mail_open.is_(sa.true()))
        .group_by(_SEATS.c.user_id)
    )
    op.execute(sa.insert(_MAILBOXES).from_select(["user_id", "opened_at", "is_closed"], known))


def downgrade() -> None:
    """Go back: people have no settings."""
    op.drop_table("mailboxes")
    op.drop_table("people")
