"""The database of the owner's tools: the one that is there, for a tool must not make an empty one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.app import keys_of
from bot.settings import Settings
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.errors import DatabaseFailed, ForeignDatabase, NewerDatabase, UnusableUrl
from bot.store.keys import Keys
from bot.store.sqlite_file import check_exists

RESTORE: Final = "somebody has changed the database from outside: restore the last backup (docs/running.md, Backups)"


def url_of(settings: Settings) -> str:
    """Return the address of the database."""
    return settings.database_url.get_secret_value()


def keys_of_database(settings: Settings) -> Keys:
    """Return the keys of a database that is there. Raises NoDatabase, UnusableKey."""
    check_exists(read_url(url_of(settings)))
    return keys_of(settings)


def told(error: Exception, settings: Settings) -> str:
    """Return an error of a database with its remedy; others, and those of the disk, name theirs."""
    if not isinstance(error, (DatabaseFailed, ForeignDatabase, NewerDatabase, UnusableUrl)):
        return str(error)
    is_file = url_of(settings).startswith("sqlite")
    return f"{str(error) or type(error).__name__}: {remedy_of(error, is_file=is_file)}"


def remedy_of(error: Exception, *, is_file: bool) -> str:
    """Return the remedy for a database that cannot be used."""
    match error:
        case DatabaseFailed(code=code) if code.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
            return (
                "the file that DATABASE_URL names is damaged, or is no database: stop the bot, put it and those that begin "
                "with its name aside, and restore the last backup into a new one (docs/running.md, Backups)"
            )
        case ValueError() | TypeError() | DatabaseFailed(kind="OperationalError", code="") if is_file:
            return RESTORE  # a value that the driver cannot read: a time that is none, or no text
        case DatabaseFailed(code=code) if code.startswith("28"):
            return "the server refuses the user or the password of DATABASE_URL in .env"
        case DatabaseFailed(code="3D000"):
            return "the server has no database of the name in DATABASE_URL: make one with `createdb`"
        case ForeignDatabase():
            return "it holds another program's tables: let DATABASE_URL name one of its own"
        case NewerDatabase():
            return "a later version of Alibi has written what DATABASE_URL names: run that one, or restore a backup"
        case UnusableUrl():
            return "see DATABASE_URL in .env.example"
        case _ if is_file:
            return (
                "see DATABASE_URL in .env; may this user write the file, those beside it that begin with its name, and their "
                "folder, and is there room on the disk?"
            )
        case _:
            return "see DATABASE_URL in .env; is the server running, does it take writes, and has it a connection left?"


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """Open the database for the length of the block. Raises NoDatabase, and the errors of `Database.open`."""
    database = await Database.open(url_of(settings), keys_of_database(settings))
    try:
        yield database
    finally:
        await database.close()
