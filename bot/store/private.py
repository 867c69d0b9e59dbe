"""Private files and folders: of their maker, or under root of the owner of the folder above.

A tool may run as root; its restored database or new key must be readable for the bot, another user.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = 0


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it, where there are none."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)
    _give(folder, folder.parent)


def open_new(file: Path, flags: int) -> int:
    """Make a file and return its descriptor. Raises FileExistsError."""
    at = os.open(file, flags | os.O_CREAT | os.O_EXCL, 0o600)
    _give(at, file.parent)
    return at


def _give(made: int | Path, folder: Path) -> None:
    """Give a new file or folder of root to the owner of its folder. Never an old one: its name may lead elsewhere."""
    if os.name != "posix" or os.geteuid() != ROOT:
        return
    found = folder.stat()
    # Root without that right, as in a container or behind the unit's filter, makes files for itself.
    with suppress(PermissionError):
        if isinstance(made, int):
            os.fchown(made, found.st_uid, found.st_gid)
        else:
            os.chown(made, found.st_uid, found.st_gid, follow_symlinks=False)
