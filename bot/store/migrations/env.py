"""Alembic's environment: the connection, and its transaction, come from `bot.store.migrate`."""

from __future__ import annotations

from alembic import context

from bot.store.migrate import VERSION_TABLE
from bot.store.schema import SCHEMA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMA,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transactional_ddl=True,  # also on SQLite, where we begin transactions ourselves
)
with context.begin_transaction():
    context.run_migrations()
