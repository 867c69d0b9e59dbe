"""The database of the owner's tools: the one that is there, for a tool must not make an empty one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import keys_of
from bot.settings import Settings
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.keys import Keys
from bot.store.sqlite_file import check_exists


def url_of(settings: Settings) -> str:
    """Return the address of the database."""
    return settings.database_url.get_secret_value()


def keys_of_database(settings: Settings) -> Keys:
    """Return the keys of a database that is there. Raises NoDatabase, UnusableKey."""
    check_exists(read_url(url_of(settings)))
    return keys_of(settings)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """Open the database for the length of the block. Raises NoDatabase, and the errors of `Database.open`."""
    database = await Database.open(url_of(settings), keys_of_database(settings))
    try:
        yield database
    finally:
        await database.close()
