"""The owner's tools for copies of the database and for its key, on the command line: backup, keep, restore, rotate."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.app import keys_of
from bot.settings import Settings
from bot.store import backup, keeping
from bot.store import rotate as rotation
from bot.store.errors import BackupRefused, DatabaseTrouble
from bot.tools_database import keys_of_database, told, url_of

AN_HOUR = 3600
OTHER_COPY: Final = "the file was cut or changed: take another copy"
REMEDIES: Final = {
    "another-is-being-made": "a backup into this folder is under way: wait for it",
    "cannot-be-restored": "a value there is not of its column's kind, so somebody has changed the database from outside: restore the last backup",
    "damaged": OTHER_COPY,
    "left-of-another-database": "put aside all files that begin with the name of the database, this one too",
    "malformed": OTHER_COPY,
    "newer-revision": "a later version of Alibi has written it: run that one",
    "no-file": "a backup would take the place of this folder, pipe or device: give it a name of its own",
    "not-a-backup": "`python -m bot backup` has not written this file",
    "not-empty": "a database is there already: put it aside, with SQLite all its files, or let DATABASE_URL name an empty one",
    "other-format": "another version of Alibi has written it: run that one",
    "restored-with-faults": "the database has them too, as a rule: `python -m bot doctor` names the tables and the remedy",
}
"""The remedy for a backup that is refused, by the reason."""


def _told(error: Exception, settings: Settings) -> str:
    """Return an error with its remedy."""
    remedy = REMEDIES.get(error.reason) if isinstance(error, BackupRefused) else None
    return f"{error}: {remedy}" if remedy is not None else told(error, settings)


async def back_up(settings: Settings, file: Path) -> int:
    """Copy everything into one file."""
    try:
        await backup.backup(url_of(settings), file)
    except (DatabaseTrouble, OSError) as error:
        print(f"Nothing has been saved: {_told(error, settings)}", file=sys.stderr)
        return 1
    print(f"Saved in {file}. Its secrets are sealed, and the key is not in it: keep both, and keep them apart.")
    return 0


async def keep(settings: Settings, folder: Path, most: int, hours: float | None) -> int:
    """Keep the newest backups in a folder; with `hours`, again and again, after a failure within the hour."""
    while True:
        is_kept = await _keep(settings, folder, most)
        if hours is None:
            return 0 if is_kept else 1
        await asyncio.sleep(AN_HOUR * (hours if is_kept else min(hours, 1)))


async def _keep(settings: Settings, folder: Path, most: int) -> bool:
    try:
        done = await keeping.keep(url_of(settings), keys_of_database(settings), folder, most, datetime.now(UTC))
    except (DatabaseTrouble, OSError) as error:
        print(
            f"No backup has been made that can be trusted, and no older one removed: {_told(error, settings)}",
            file=sys.stderr,
        )
        return False
    print(f"Saved in {done.file}, and restored on trial: {done.rows} row(s). {done.removed} older one(s) removed.")
    return True


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database from a file."""
    try:
        done = await backup.restore(file, url_of(settings), keys_of(settings))
    except (DatabaseTrouble, OSError) as error:
        print(f"Nothing has been changed: {_told(error, settings)}", file=sys.stderr)
        return 1
    print("Restored.")
    for name in done.missing:
        print(
            f"Some of it is sealed with the key {name}, which is not here. Those tables wait until it is: "
            "add it as a further line of the key file, or to SECRET_KEY behind a comma."
        )
    return 0


async def rotate(settings: Settings) -> int:
    """Seal everything with a new key."""
    given = settings.secret_key
    try:
        done = await rotation.rotate(
            url_of(settings),
            given.get_secret_value() if given is not None else None,
            settings.secret_key_file,
        )
    except (DatabaseTrouble, OSError) as error:
        print(f"The key has not been changed: {_told(error, settings)}", file=sys.stderr)
        return 1
    print(
        "Everything that opens is sealed with the new key." if done.lost else "Everything is sealed with the new key."
    )
    if done.lost:
        print(f"{done.lost} value(s) could not be opened and stay as they are.")
    if done.kept:
        print(
            f"They need {' and '.join(done.kept)}: keep it behind the new key{' in SECRET_KEY' if given else ', where it is'}."
        )
    elif given:
        print("The others in SECRET_KEY can go.")
    print(
        "Backups made before need the old key, and so does any other database that was sealed with it: "
        "keep your copy of it for as long as them, and make a new backup now."
    )
    return 0
