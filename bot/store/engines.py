"""Engines for SQLite and PostgreSQL: the same work runs on both."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.store.engine import ConnectionRole, Engine, T, Work
from bot.store.errors import UnusableUrl, without_values
from bot.store.postgres_engine import on_postgres
from bot.store.sqlite_engine import on_sqlite


def read_url(url: str) -> URL:
    """Return the URL with the driver that the store uses. Raises UnusableUrl."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # a port that is no number
        parsed = None
    if parsed is None:
        raise UnusableUrl("malformed")
    match parsed.drivername:
        case "sqlite" | "sqlite+pysqlite" | "sqlite+aiosqlite":
            if parsed.database in (None, "", ":memory:") or "mode" in parsed.query or "uri" in parsed.query:
                raise UnusableUrl("sqlite without a file")  # readers and the writer would see different databases
            if parsed.host:  # the first folder of a path, which would be left out
                raise UnusableUrl("sqlite takes three slashes before a path, four before one from the root on")
            return parsed.set(drivername="sqlite+pysqlite")
        case "postgresql" | "postgres" | "postgresql+asyncpg":
            return parsed.set(drivername="postgresql+asyncpg")
        case _:
            raise UnusableUrl("unknown driver")


def sqlite_file(url: URL) -> Path | None:
    """Return the file of a SQLite database."""
    return Path(url.database) if url.database and url.get_backend_name() == "sqlite" else None


def open_engine(url: URL, role: ConnectionRole) -> Engine:
    """Return an engine for this role; nothing is connected yet. Raises UnusableUrl."""
    if (file := sqlite_file(url)) is not None:
        return on_sqlite(url, file, role)
    return on_postgres(url, role)


async def run_once(url: URL, role: ConnectionRole, work: Work[T]) -> T:
    """Run work on a connection that is made for it. Raises the errors of the work, or DatabaseFailed."""
    engine = open_engine(url, role)
    try:
        return await engine.run(work)
    except SQLAlchemyError as error:
        failure = without_values(error)
    finally:
        await engine.close()
    raise failure
