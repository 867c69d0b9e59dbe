"""How many entries a table has is bound by the key, so that the last of them cannot be taken away unseen."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from alembic import context, op

from bot.store.keys import Keys, head_values
from bot.store.rewrite import change, each

revision: Final = "0009"
down_revision: Final = "0008"

_TABLES: Final = sa.table(
    "tables", sa.column("id", sa.BigInteger), sa.column("entries", sa.Integer), sa.column("head", sa.LargeBinary)
)


def upgrade() -> None:
    """Go to this revision: the entries counted now count as right."""
    op.add_column("tables", sa.Column("head", sa.LargeBinary()))
    keys: Keys = context.config.attributes["keys"]
    connection = op.get_bind()

    def bound(row: Any) -> dict[str, Any]:
        return {} if row.entries is None else {"head": keys.link(None, head_values(row.id, row.entries))}

    change(connection, _TABLES, ("id",), each(connection, _TABLES, "id"), bound)


def downgrade() -> None:
    """Go back: counts are taken on trust."""
    op.drop_column("tables", "head")
