"""A consistent copy of a whole database in one file of JSON lines, and back, between SQLite and PostgreSQL too.

The first line names the format and the revision of the schema, then comes a line for each row, and the last line counts
and signs the others. Seeds, moves and notes in it are sealed as they are in the database, and the keys are not in it; the names
of players are open: the file is readable by its owner only. A copy is restored with the schema
that it was made with, and then brought up to date.
"""

from __future__ import annotations

import json
import os
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from sqlalchemy import JSON, URL, Connection, MetaData, Table, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.store.audit import missing_keys
from bot.store.engine import ConnectionRole, T, Work
from bot.store.engines import read_url, run_once, sqlite_file
from bot.store.errors import BackupRefused, ForeignDatabase
from bot.store.keys import Keys, find_keys
from bot.store.leases import check_at_rest
from bot.store.migrate import BASE, HEAD, VERSION_TABLE, change_schema, has_orphans, move_to, revision_of, revisions
from bot.store.plain import NoCodec, TableShape, Unfit
from bot.store.restorations import note_restoration
from bot.store.rows import OPEN, PROCESSES, TABLES, VOTES
from bot.store.sqlite_file import check_exists, held_alone
from bot.store.unfinished import beside, clear, unfinished
from bot.store.writes import EPOCHS
from bot.tables.records import RESTORED
from bot.tables.status import Status

FORMAT: Final = 1
_MARK: Final = "alibi-backup"
_BEGINNING: Final = f'{{"kind":"{_MARK}"'.encode()
_AT_ONCE: Final = 500
_WRONG_VALUE: Final = ("22", "23")  # classes of SQLSTATE: data exception, integrity violation
NOTHING_SEEN: Final = -1
"""A revision before the first of each table."""
_SIDE_FILES: Final = ("", "-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The contents of a backup: the revision of its schema, the moment that it shows, and the number of rows."""

    revision: str
    taken_at: datetime
    rows: int
    missing: tuple[str, ...] = ()
    """Names of the keys that something in it is sealed with and that are not here."""


async def backup(url: str, path: Path) -> Summary:
    """Copy everything into a file that only its owner can read, in place of the file before when it is complete.

    The bot may go on meanwhile. Raises NoDatabase, BackupRefused, ForeignDatabase, DatabaseFailed, OSError.
    """
    parsed = read_url(url)
    check_exists(parsed)
    return await run_once(parsed, ConnectionRole.READ, partial(_copy, path=path))


async def look_through(url: str) -> None:
    """Read every row as a backup does. Raises BackupRefused, DatabaseFailed."""
    await run_once(read_url(url), ConnectionRole.READ, _look_through)


async def restore(path: Path, url: str, keys: Keys | None = None) -> Summary:
    """Fill an empty database, and only such a one; without `keys`, with those of its file. Where it fails, it stays as it was.

    Raises BackupRefused, DatabaseInUse, UnusableKey, ForeignDatabase, NewerDatabase, DatabaseFailed, OSError.
    """
    parsed = read_url(url)
    summary = check(path)
    file = sqlite_file(parsed)
    with held_alone(parsed):
        work = partial(_fill, path=path, summary=summary, keys=keys or find_keys(parsed))
        is_new = file is not None and not file.exists()
        missing = await (_fill_new(parsed, file, work) if file is not None and is_new else change_schema(parsed, work))
    return replace(summary, missing=tuple(missing))


async def _fill_new(url: URL, file: Path, work: Work[T]) -> T:
    """Fill a file beside, which takes its name when it is complete; where another process has made one meanwhile, that stays."""
    left = [each.name for each in _files_of(file) if each.exists()]
    if left:  # SQLite would take the changes in it for changes of the new file
        raise BackupRefused("left-of-another-database", column=left[0])
    for each in _unfinished(file):  # no other restoration goes on: this one holds the database alone
        each.unlink(missing_ok=True)
    new = beside(file)
    try:
        done = await change_schema(url.set(database=str(new)), work)
        os.link(new, file)
    except FileExistsError:
        raise BackupRefused("not-empty") from None
    finally:
        _remove(new)
    return done


def _unfinished(file: Path) -> list[Path]:
    """Return the files that killed restorations of a file have left."""
    name = re.compile(rf"{re.escape(file.name)}\.[0-9a-f]{{8}}\.unfinished(-wal|-shm|-journal)?")
    return [each for each in file.parent.iterdir() if name.fullmatch(each.name)] if file.parent.is_dir() else []


def _remove(file: Path) -> None:
    for each in _files_of(file):
        each.unlink(missing_ok=True)


def _files_of(file: Path) -> list[Path]:
    return [file.with_name(file.name + suffix) for suffix in _SIDE_FILES]


def check(path: Path) -> Summary:
    """Read a backup through without using it. Raises BackupRefused."""
    digest = sha256()
    header: tuple[str, datetime] | None = None
    n = 0
    is_complete = False
    with path.open("rb") as lines:
        for n, line in enumerate(lines, 1):
            if is_complete:
                raise BackupRefused("damaged", n)
            read = _read(line, n)
            if n == 1:
                header = _header(read)
            elif "end" in read:
                if read != {"end": n - 2, "sha256": digest.hexdigest()} or not line.endswith(b"\n"):
                    raise BackupRefused("damaged", n)
                is_complete = True
            elif set(read) != {"table", "row"} or not isinstance(read["row"], dict):
                raise BackupRefused("malformed", n)
            digest.update(line)
    if header is None:
        raise BackupRefused("not-a-backup")
    if not is_complete:
        raise BackupRefused("damaged", n)
    revision, taken_at = header
    return Summary(revision=revision, taken_at=taken_at, rows=n - 2)


def _header(read: Mapping[str, Any]) -> tuple[str, datetime]:
    """Return the revision of a backup, and the moment that it shows. Raises BackupRefused."""
    if read.get("kind") != _MARK or not isinstance(read.get("revision"), str):
        raise BackupRefused("not-a-backup")
    if read.get("format") != FORMAT:
        raise BackupRefused("other-format")
    if read["revision"] not in revisions():
        raise BackupRefused("newer-revision")
    try:
        return read["revision"], datetime.fromisoformat(read["at"]).astimezone(UTC)
    except (KeyError, TypeError, ValueError):
        raise BackupRefused("not-a-backup") from None


def _read(line: bytes, n: int) -> dict[str, Any]:
    with suppress(ValueError, RecursionError):  # neither JSON nor text
        read = json.loads(line)
        if isinstance(read, dict):
            return read
    raise BackupRefused("not-a-backup" if n == 1 else "damaged", n)


def _copy(connection: Connection, path: Path) -> Summary:
    if path.exists() and not path.is_file():
        raise BackupRefused("no-file", column=str(path))
    clear(path.parent, _is_backup)
    with connection.begin():  # one state of the database, from the first row to the last
        revision = revision_of(connection)
        if revision is None:
            raise ForeignDatabase
        taken_at = datetime.now(UTC)
        header = {"kind": _MARK, "format": FORMAT, "revision": revision, "at": taken_at.isoformat()}
        rows = 0
        digest = sha256()
        with unfinished(path) as (name, file):
            with _fitting():
                for rows, line in enumerate(map(_line, _lines(connection, header))):  # the header is 0
                    file.write(line)
                    if rows == 0:
                        file.flush()  # by its beginning the next backup knows it, should this process be killed
                    digest.update(line)
            file.write(_line({"end": rows, "sha256": digest.hexdigest()}))
            file.flush()
            os.fsync(file.fileno())
            name.replace(path)
    return Summary(revision=revision, taken_at=taken_at, rows=rows)


def _look_through(connection: Connection) -> None:
    with connection.begin(), _fitting():
        for _ in _lines(connection, {}):
            pass


@contextmanager
def _fitting() -> Iterator[None]:
    """Refuse a row that could not be restored: no copy is better than one with it. Raises BackupRefused."""
    try:
        yield
    except (NoCodec, Unfit) as found:
        raise BackupRefused("cannot-be-restored", column=str(found)) from None


def _is_backup(file: Path, _: str) -> bool:
    """Return whether a file is one of ours, whatever its name was to be: copies of every day have names of their own."""
    with file.open("rb") as begun:
        return begun.read(len(_BEGINNING)) == _BEGINNING


def _lines(connection: Connection, header: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield header
    for table in _tables(connection):
        shape = TableShape(table)
        for row in _rows(connection, table):
            yield {"table": table.name, "row": shape.plain(row)}


def _rows(connection: Connection, table: Table) -> Iterator[Mapping[Any, Any]]:
    """Give the rows of a table. Raises Unfit for a value that cannot even be read, such as a time that is none."""
    statement = select(table).order_by(*table.primary_key).execution_options(yield_per=_AT_ONCE)
    try:
        yield from connection.execute(statement).mappings()
    except (ValueError, TypeError):
        raise Unfit(table.name) from None  # the message of the driver holds the value


def _line(values: Mapping[str, Any]) -> bytes:
    return json.dumps(values, ensure_ascii=True, separators=(",", ":")).encode() + b"\n"


def _tables(connection: Connection) -> list[Table]:
    """Return the tables as they are, at any revision, each behind those that it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]
    for column in (column for table in tables for column in table.columns):
        if isinstance(column.type, JSON):
            column.type.none_as_null = True
    return tables


def _fill(connection: Connection, path: Path, summary: Summary, keys: Keys) -> list[str]:
    before, revision = revision_of(connection), summary.revision
    check_at_rest(connection)
    if before is not None:
        _check_empty(connection)
    if before != revision:
        if before is not None:
            move_to(connection, BASE, keys=keys)
        move_to(connection, revision, keys=keys)
    tables = {table.name: table for table in _tables(connection)}
    with path.open("rb") as lines:
        read = ((n, json.loads(line)) for n, line in enumerate(lines, 1))
        rows = ((n, each["table"], each["row"]) for n, each in read if "table" in each)
        for name, some in groupby(rows, key=itemgetter(1)):
            while chunk := list(islice(some, _AT_ONCE)):
                _insert(connection, tables.get(name), [(n, row) for n, _, row in chunk])
    if connection.dialect.name == "postgresql":
        for table in tables.values():
            _count_on(connection, table)
    if has_orphans(connection):
        raise BackupRefused("malformed")
    move_to(connection, HEAD, keys=keys)
    # Games played since the backup are lost, but Discord remembers their nonces: the play that follows must have others.
    moved = (TABLES.c.epoch + 1 + secrets.randbelow(EPOCHS - 1)) % EPOCHS
    connection.execute(update(TABLES).values(epoch=moved))
    # And its channels show that play: the next start looks at them, draws the panels as the games stand, and says so there.
    connection.execute(update(TABLES).where(text(OPEN)).values(settled=NOTHING_SEEN))
    in_play = (TABLES.c.status == Status.LIVE.value) & TABLES.c.trouble.is_(None)
    connection.execute(update(TABLES).where(in_play).values(trouble=RESTORED))
    # Its call may say by now how a lost vote ended, and have no buttons: it is looked for, and posted where it is not there.
    connection.execute(update(VOTES).where(VOTES.c.verdict.is_(None)).values(post_id=None))
    note_restoration(connection, summary.taken_at, datetime.now(UTC))
    return missing_keys(connection, keys)


def _insert(connection: Connection, table: Table | None, rows: Sequence[tuple[int, Mapping[str, Any]]]) -> None:
    first = rows[0][0]
    if table is None:
        raise BackupRefused("malformed", first)
    shape = TableShape(table)
    values = [_typed(shape, row, n) for n, row in rows]
    try:
        connection.execute(insert(table), values)
    except DBAPIError as error:
        if (
            not isinstance(error, IntegrityError)
            and (getattr(error.orig, "sqlstate", None) or "")[:2] not in _WRONG_VALUE
        ):
            raise
    else:
        return
    raise BackupRefused("malformed", first)


def _typed(shape: TableShape, row: Mapping[str, Any], n: int) -> dict[str, Any]:
    with suppress(Unfit):
        return shape.typed(row)
    raise BackupRefused("malformed", n)


def _check_empty(connection: Connection) -> None:
    """Delete the rows of ended processes. Raises BackupRefused for rows of any other table."""
    for table in _tables(connection):
        if table.name == PROCESSES.name:
            connection.execute(delete(table))
        elif connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BackupRefused("not-empty")


def _count_on(connection: Connection, table: Table) -> None:
    """Let PostgreSQL number new rows behind those restored."""
    key, *others = table.primary_key
    if not others:
        newest = select(func.max(key)).where(key > 0).scalar_subquery()  # the program's ids are below
        connection.execute(select(func.setval(func.pg_get_serial_sequence(table.name, key.name), newest)))
