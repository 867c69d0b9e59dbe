"""Alembic's environment: the connection, and its transaction, come from `bot.store.migrate`."""

from __future__ import annotations

from alembic import context

from bot.store.case_rows import CASES
from bot.store.migrate import VERSION_TABLE
from bot.store.night_rows import NIGHTS
from bot.store.record_rows import RESULTS

LAST_READ = (CASES, NIGHTS, RESULTS)  # so that the metadata holds all rows

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=LAST_READ[0].metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes a table by making it anew
    transactional_ddl=True,  # also on SQLite, whose transactions we begin ourselves
)
with context.begin_transaction():
    context.run_migrations()
