"""Seeds, moves and notes are sealed; entries are chained; the post of a deal before it began is kept beside it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from alembic import context, op

from bot.store.keys import Keys, link_values
from bot.store.rewrite import change, each

revision: Final = "0003"
down_revision: Final = "0002"

_TIME: Final = sa.DateTime(timezone=True)
_TABLES: Final = sa.table(
    "tables", sa.column("id", sa.BigInteger), sa.column("seed", sa.LargeBinary), sa.column("commitment", sa.Text)
)
_NOTES: Final = sa.table(
    "notes", sa.column("table_id", sa.BigInteger), sa.column("user_id", sa.BigInteger), sa.column("text", sa.Text)
)
_ENTRIES: Final = sa.table(
    "entries",
    sa.column("table_id", sa.BigInteger),
    sa.column("n", sa.Integer),
    sa.column("kind", sa.Text),
    sa.column("seat", sa.Integer),
    sa.column("at", _TIME),
    sa.column("user_id", sa.BigInteger),
    sa.column("name", sa.Text),
    sa.column("fields", sa.JSON),
    sa.column("interaction_id", sa.BigInteger),
    sa.column("chain", sa.LargeBinary),
)


def upgrade() -> None:
    """Go to this revision: seal all that lies open."""
    op.add_column("tables", sa.Column("commitment", sa.Text()))
    op.add_column("entries", sa.Column("chain", sa.LargeBinary()))
    keys = _keys()

    def table(row: Any) -> dict[str, Any]:
        if row.seed is None:
            return {}
        sealed = keys.seal(row.seed, "tables", "seed", row.id)
        return {"seed": sealed, "commitment": hashlib.sha256(row.seed).hexdigest()}

    def note(row: Any) -> dict[str, Any]:
        return {"text": keys.seal_text(row.text, "notes", "text", row.table_id, row.user_id)}

    before: dict[int, bytes] = {}

    def entry(row: Any) -> dict[str, Any]:
        fields = keys.seal_value(row.fields, "entries", "fields", row.table_id, row.n)
        chain = keys.link(before.get(row.table_id), link_values(row, fields))
        before.clear()
        before[row.table_id] = chain
        return {"fields": fields, "chain": chain}

    _change(_TABLES, table, "id")
    _change(_NOTES, note, "table_id", "user_id")
    _change(_ENTRIES, entry, "table_id", "n")


def downgrade() -> None:
    """Go back: all that is sealed lies open again. Fails where a key is missing."""
    keys = _keys()

    def table(row: Any) -> dict[str, Any]:
        return {"seed": keys.open(row.seed, "tables", "seed", row.id)} if row.seed is not None else {}

    def note(row: Any) -> dict[str, Any]:
        return {"text": keys.open_text(row.text, "notes", "text", row.table_id, row.user_id)}

    def entry(row: Any) -> dict[str, Any]:
        return {"fields": keys.open_value(row.fields, "entries", "fields", row.table_id, row.n)}

    _change(_TABLES, table, "id")
    _change(_NOTES, note, "table_id", "user_id")
    _change(_ENTRIES, entry, "table_id", "n")
    op.drop_column("entries", "chain")
    op.drop_column("tables", "commitment")


def _keys() -> Keys:
    keys = context.config.attributes["keys"]
    assert isinstance(keys, Keys)
    return keys


def _change(table: sa.TableClause, new: Callable[[Any], dict[str, Any]], *key: str) -> None:
    connection = op.get_bind()
    change(connection, table, key, each(connection, table, *key), new, strictly=True)
