"""Keeps the newest backups of a database in a folder: makes one, tries to restore it, and only then removes the oldest."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.store.audit import FaultReport, look_over
from bot.store.backup import backup, restore
from bot.store.errors import BackupRefused
from bot.store.keys import Keys
from bot.store.private import make_folder

NAME: Final = "alibi-{:%Y%m%dT%H%M%S}Z.jsonl"
PATTERN: Final = "alibi-*Z.jsonl"
UNTRIED: Final = "untried.jsonl"
"""The name of a backup until its trial has succeeded. Those that fail night after night replace each other, and fill no disk."""
_TRIAL: Final = ".trial"


@dataclass(frozen=True, slots=True)
class Kept:
    """A backup that was made and restored; `removed`: how many older ones went for it."""

    file: Path
    rows: int
    removed: int


def kept_in(folder: Path) -> list[Path]:
    """Return the backups in a folder, the oldest first."""
    return sorted(folder.glob(PATTERN))


async def keep(url: str, keys: Keys, folder: Path, most: int, now: datetime) -> Kept:
    """Back up into a folder that holds `most` backups afterwards. Where the new one cannot be restored, it stays beside them, untried.

    Raises BackupRefused, ForeignDatabase, UnusableKey, DatabaseFailed, OSError.
    """
    make_folder(folder)
    with _alone(folder):
        new, file = folder / UNTRIED, folder / NAME.format(now)
        summary = await backup(url, new)
        await _try(new, keys, folder / _TRIAL)
        new.replace(file)
        others = [each for each in kept_in(folder) if each != file]  # by a wrong clock, the new one is not the last
        old = others[: max(0, len(others) + 1 - most)]
        for each in old:
            each.unlink()
    return Kept(file, summary.rows, len(old))


async def _try(file: Path, keys: Keys, trial: Path) -> None:
    """Restore a backup into a database of its own, and read that through."""
    shutil.rmtree(trial, ignore_errors=True)  # where a trial was killed
    make_folder(trial)
    try:
        url = f"sqlite+aiosqlite:///{trial.absolute() / 'alibi.db'}"
        await restore(file, url, keys)
        faults = [*_faults(await look_over(url, keys))]
    finally:
        shutil.rmtree(trial, ignore_errors=True)
    if faults:
        raise BackupRefused("restored-with-faults", column=", ".join(faults))


def _faults(found: FaultReport) -> Iterator[str]:
    for name, fault in (
        ("gaps", found.gaps),
        ("changed-rows", found.changed),
        ("other-deals", found.deals),
        ("missing-keys", found.missing),
    ):
        if fault:
            yield name


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the folder for the length of the block, where the system has such locks. Raises BackupRefused where another process does."""
    if os.name != "posix":
        yield
        return
    import fcntl

    at = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(at, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BackupRefused("another-is-being-made") from None
        yield
    finally:
        os.close(at)
