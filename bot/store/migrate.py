"""Brings a database to a revision of the schema, in one transaction. Alembic without an ini file: the revisions lie beside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import URL, Connection, column, inspect, select, table, text, update

from bot.lazy import lazy
from bot.store.engine import ConnectionRole, Work
from bot.store.engines import read_url, run_once
from bot.store.errors import DatabaseFailed, ForeignDatabase, NewerDatabase
from bot.store.keys import Keys, find_keys

if TYPE_CHECKING:
    import alembic.config as alembic_config
    from alembic import command, script
else:
    alembic_config, command, script = map(lazy, ("alembic.config", "alembic.command", "alembic.script"))

T = TypeVar("T")

SCRIPTS: Final = Path(__file__).parent / "migrations"
VERSION_TABLE: Final = "schema_version"  # not Alembic's usual name, which another program's database may have too
BASE: Final = "base"
HEAD: Final = "head"

_DATABASE_LOCK: Final = 0xA11B1  # any number, the same in all versions of the bot
_process_lock: Final = Lock()  # Alembic keeps its context in a global


async def migrate(url: URL, scripts: Path = SCRIPTS, *, keys: Keys | None = None) -> None:
    """Bring the database to the newest revision; without `keys`, with those of its file.

    Raises UnusableKey, NewerDatabase, ForeignDatabase, DatabaseFailed.
    """
    keys = keys or find_keys(url)
    await change_schema(url, lambda connection: move_to(connection, HEAD, scripts, keys=keys), has_moved=bool)


async def change_schema(url: URL, work: Work[T], *, has_moved: Callable[[T], bool] = lambda _: True) -> T:
    """Run work that may move tables, alone, in one transaction: all of it happens, or nothing.

    Where it has moved any, every row is checked, which takes its time.
    """

    def alone(connection: Connection) -> T:
        with connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _DATABASE_LOCK})
            result = work(connection)
            if has_moved(result) and has_orphans(connection):
                raise DatabaseFailed("IntegrityError", "foreign_key_check")
            return result

    async with _alone_in_process():
        return await run_once(url, ConnectionRole.MIGRATE, alone)


def has_orphans(connection: Connection) -> bool:
    """Return whether a row refers to one that is not there. Only SQLite lets that happen, while tables are moved."""
    is_loose = connection.dialect.name == "sqlite"
    return is_loose and connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None


def move_to(connection: Connection, target: str, scripts: Path = SCRIPTS, *, keys: Keys | None = None) -> bool:
    """Migrate up or down to a revision; return whether there was anything to do. Without `keys`, those of its file are used.

    A database of the next release stays as it is: it takes nothing away that this version reads.
    Raises UnusableKey, NewerDatabase, ForeignDatabase; KeyError where the target is unknown.
    """
    now = revision_of(connection)
    if now is not None and target == HEAD and now == newest(scripts):
        return False
    config = _config(scripts)
    config.attributes["keys"] = keys or find_keys(connection.engine.url)
    config.attributes["connection"] = connection
    order = revisions(scripts)
    if now is None and _strangers(connection):
        raise ForeignDatabase
    if now is not None and now not in order:
        if target == HEAD and release_of(now) == release_of(order[-1]) + 1:
            return False
        raise NewerDatabase(now)
    place = {BASE: -1, HEAD: len(order) - 1} | {name: n for n, name in enumerate(order)}
    here, there = place[now or BASE], place[target]
    if there > here:
        command.upgrade(config, target)
    elif there < here:
        command.downgrade(config, target)
    return here != there


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database, or None where there is no schema of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(select(column("version_num")).select_from(table(VERSION_TABLE))).scalar()
    return found


def note_revision(connection: Connection, revision: str | None) -> None:
    """Write the revision of a database once more, if it is that still."""
    noted = table(VERSION_TABLE, column("version_num"))
    connection.execute(update(noted).where(noted.c.version_num == revision).values(version_num=revision))


def revisions(scripts: Path = SCRIPTS) -> list[str]:
    """Return the names of all revisions that this version of the bot knows, oldest first."""
    return [each.revision for each in script.ScriptDirectory.from_config(_config(scripts)).walk_revisions()][::-1]


def release_of(revision: str) -> int:
    """Return the release that brought a revision: `0040.2` came with the second, one without a number with the first, 1.0."""
    return int(revision.partition(".")[2] or 1)


def draft(message: str) -> None:
    """Write a new revision with the differences that Alembic finds between the rows that are imported and the newest revision."""

    def write(connection: Connection) -> None:
        move_to(connection, HEAD)
        config = _config(SCRIPTS)
        config.attributes["connection"] = connection
        known = revisions()
        command.revision(config, message, autogenerate=True, rev_id=f"{len(known) + 1:04}.{release_of(known[-1])}")

    with TemporaryDirectory() as folder:
        asyncio.run(change_schema(read_url(f"sqlite:///{folder}/draft.db"), write))


def newest(scripts: Path = SCRIPTS) -> str:
    """Return the name of the newest revision: their files begin with it."""
    return max(each.name for each in (scripts / "versions").glob("[0-9]*.py")).partition("_")[0]


def _config(scripts: Path) -> alembic_config.Config:
    config = alembic_config.Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _strangers(connection: Connection) -> list[str]:
    return [name for name in inspect(connection).get_table_names() if name != VERSION_TABLE]


@asynccontextmanager
async def _alone_in_process() -> AsyncIterator[None]:
    """Hold the process's lock. Waits without blocking the loop, on which the holder may have work to do."""
    while not _process_lock.acquire(blocking=False):  # noqa: ASYNC110  an asyncio lock belongs to one loop, this one to all
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        _process_lock.release()
