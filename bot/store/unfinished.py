"""Files that take their names when they are complete. Until then they lie beside, held by their process.

A file of a killed process is held by none. Only such a file may be removed, and only by its own kind.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from bot.store.private import open_new

NAME: Final = re.compile(r"(.+)\.[0-9a-f]{8}\.unfinished")


def beside(file: Path) -> Path:
    """Return a new name for a file that is not complete."""
    return file.with_name(f"{file.name}.{secrets.token_hex(4)}.unfinished")


@contextmanager
def unfinished(file: Path) -> Iterator[tuple[Path, BinaryIO]]:
    """Open a new file beside, for its owner only, and hold it; at the end of the block it is gone, or has another name."""
    name, at = _made(file)
    try:
        with os.fdopen(at, "wb") as new:
            yield name, new
    finally:
        name.unlink(missing_ok=True)


def write_whole(file: Path, content: bytes) -> None:
    """Write a file for its owner only, in place of the one before when it is complete. Raises OSError."""
    clear(file.parent, lambda _, name: name == file.name)
    with unfinished(file) as (name, new):
        new.write(content)
        new.flush()
        os.fsync(new.fileno())
        name.replace(file)


def _made(file: Path) -> tuple[Path, int]:
    while True:
        name = beside(file)
        at = open_new(name, os.O_WRONLY)
        if os.name != "posix":
            return name, at
        import fcntl

        fcntl.flock(at, fcntl.LOCK_SH)  # shared: it may become a file that all its users hold so
        if os.fstat(at).st_nlink:
            return name, at
        os.close(at)  # taken away before it was held


def clear(folder: Path, belongs: Callable[[Path, str], bool]) -> None:
    """Remove the unfinished files of killed processes from a folder; `belongs` tells one's own by path and final name."""
    if os.name != "posix":
        return
    with suppress(OSError):  # of another user: a nuisance, and no more
        for each in folder.iterdir():
            found = NAME.fullmatch(each.name)
            if found is not None and belongs(each, found[1]):
                _remove_unless_held(each)


def _remove_unless_held(file: Path) -> None:
    import fcntl

    at = os.open(file, os.O_RDONLY)
    try:
        with suppress(BlockingIOError):
            fcntl.flock(at, fcntl.LOCK_EX | fcntl.LOCK_NB)
            file.unlink(missing_ok=True)
    finally:
        os.close(at)
