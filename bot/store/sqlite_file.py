"""The file of a SQLite database: held by the one process that serves or fills it, and watched, since another may take its name.

A process that has a file open goes on in it when the file is renamed or deleted, so what it stores would be lost to the next start.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from bot.store.errors import (
    DatabaseFailed,
    DatabaseGone,
    DatabaseInUse,
    DatabaseReplaced,
    DatabaseTrouble,
    NoDatabase,
)
from bot.store.private import make_folder, open_new

LOOK: Final = 1.0
"""Seconds between two looks at the name of the file."""


class KnownFile:
    """A file as it was found at first: its name, and its number on its disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._number: tuple[int, int] | None = None
        with suppress(OSError):  # it cannot be made, and SQLite says why
            self._number = _number(path)

    def check(self) -> None:
        """Raise DatabaseGone or DatabaseReplaced where the name leads to nothing, or to another file."""
        if self._number is None:
            return
        try:
            found = _number(self._path)
        except (FileNotFoundError, NotADirectoryError):
            raise DatabaseGone from None
        except OSError:  # such as a folder that cannot be read for a while
            return
        if found != self._number:
            log = self._path.with_name(f"{self._path.name}-wal")
            raise DatabaseReplaced(log.name if log.exists() else None)

    async def until_lost(self) -> None:
        """Look at the name again and again. Raises DatabaseGone, DatabaseReplaced.

        A file that is gone at one look may be about to be replaced, by two commands in a row.
        """
        was_gone = False
        while True:
            await asyncio.sleep(LOOK)
            try:
                self.check()
            except DatabaseGone:
                if was_gone:
                    raise
                was_gone = True
            else:
                was_gone = False


def make_file(file: Path) -> None:
    """Make an empty file and its folder, for their owner only, where there are none: seeds and notes will lie in it."""
    with suppress(OSError):  # it is there; or it cannot be made, and SQLite says why
        make_folder(file.parent)
        os.close(open_new(file, os.O_WRONLY))  # SQLite gives its side files the same mode and owner


def check_exists(url: URL) -> None:
    """Raise NoDatabase where there is no SQLite file yet: to open it would make an empty one. Raises DatabaseFailed too."""
    if url.get_backend_name() != "sqlite" or url.database is None:
        return
    try:
        is_there = Path(url.database).exists()
    except OSError as error:  # such as another user's folder
        failure: DatabaseTrouble = DatabaseFailed(type(error).__name__)
    else:
        if is_there:
            return
        failure = NoDatabase()
    raise failure


@contextmanager
def held_alone(url: URL) -> Iterator[None]:
    """Hold a database for the length of the block, if it is one of SQLite. Raises DatabaseInUse where another process does."""
    if url.get_backend_name() != "sqlite" or url.database is None or os.name != "posix":
        yield
        return
    import fcntl

    at = _lock_of(Path(os.path.realpath(url.database)))  # one lock, by whatever name: SQLite follows a link too
    try:
        if at is not None:
            try:
                fcntl.flock(at, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise DatabaseInUse from None
        yield
    finally:
        if at is not None:
            os.close(at)


def _lock_of(file: Path) -> int | None:
    """Open the file to be locked: not the database, whose locks SQLite loses with any other descriptor that is closed.

    Its name does not begin as that of the database does, so it stays where it is when those files are put aside.
    """
    name = file.with_name(f".{file.name}.lock")
    with suppress(OSError):  # the folder cannot be written, and SQLite says why
        make_folder(file.parent)
        with suppress(FileExistsError):
            return open_new(name, os.O_RDWR)
        return os.open(name, os.O_RDWR)
    return None


def _number(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino
