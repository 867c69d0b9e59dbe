"""Errors of a database, without any stored value.

    DatabaseTrouble (a StoreTrouble)
    ├── UnusableUrl      DATABASE_URL names no database that the store can use
    ├── NoDatabase       there is no file where the URL names one, and none is to be made
    ├── NewerDatabase    a later version of the bot has written it
    ├── ForeignDatabase  it holds tables that are not ours
    ├── UnusableKey      the key file, or SECRET_KEY, holds no key of ours
    ├── KeyInUse         a bot is running with the keys that are to be changed
    ├── DatabaseInUse    a bot is running on the database, or a restore is filling the SQLite file
    ├── DatabaseGone     the SQLite file that is open has no name any more, or another one
    ├── DatabaseReplaced another file has the name of the SQLite file that is open
    ├── NoNewKey         SECRET_KEY names no second key to change to
    ├── NotItsKeys       no key that is here opens anything of what is to be sealed anew
    ├── BackupRefused    a backup is malformed, or its target is not empty; `reason` is a key
    ├── DatabaseFailed   the database refused a statement or could not be reached
    │   └── CommitFailed     the COMMIT itself failed: the rows may or may not be there
    └── StoreClosed      a call after `close`

Errors of players' actions (a channel taken, an entry stored already) are in `bot.tables.stores`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError, StatementError

from bot.tables.stores import StoreTrouble

_NAIVE: Final = "naive datetime"
_DEFECTS: Final = {"DatabaseError", "DataError", "IntegrityError", "NotSupportedError", "ProgrammingError"}
"""Errors of a database that is damaged, and of statements that it will never take."""


class DatabaseTrouble(StoreTrouble):
    """Base of the troubles of a whole database."""


class UnusableUrl(DatabaseTrouble):
    """The URL names no database that the store can use. Carries no part of the URL."""


class NoDatabase(DatabaseTrouble):
    """There is no SQLite file where the URL names one."""

    def __init__(self) -> None:
        super().__init__("there is no file where DATABASE_URL names one: is this the folder of the bot?")


class NewerDatabase(DatabaseTrouble):
    """The schema was written by a later version of the bot; `revision` is its name."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


class ForeignDatabase(DatabaseTrouble):
    """The database holds tables that are not ours."""


class UnusableKey(DatabaseTrouble):
    """SECRET_KEY, or the key file, cannot be read or holds something else than keys. Carries nothing of it."""

    def __init__(self) -> None:
        super().__init__(
            "SECRET_KEY, or the key file, holds no key; or this user may not read that file, or cannot make it: is there room?"
        )


class KeyInUse(DatabaseTrouble):
    """A bot is running with the keys that are to be changed."""

    def __init__(self) -> None:
        super().__init__("a bot is running with these keys: stop it first")


class DatabaseInUse(DatabaseTrouble):
    """Another process holds the SQLite file, or a lease of the PostgreSQL database."""

    def __init__(self) -> None:
        super().__init__(
            "a bot is running on this database, or was killed a moment ago, or a restore is filling it: stop it first"
        )


class DatabaseGone(DatabaseTrouble):
    """The SQLite file that is open was deleted, or has another name. A new start would make an empty one."""

    def __init__(self) -> None:
        super().__init__("its file is gone: put it back, or restore a backup, then start the bot")


class DatabaseReplaced(DatabaseTrouble):
    """Another file has the name of the SQLite file that is open. With `log`, that of the one before still lies beside it."""

    def __init__(self, log: str | None = None) -> None:
        super().__init__(
            "another file has taken its name, and a new start uses that one"
            if log is None
            else f"another file has taken its name, but {log} is still that of the file before, and would spoil it: put it aside"
            " with the file that it belongs to, then start the bot"
        )
        self.is_spoilt_by_a_start = log is not None


class NoNewKey(DatabaseTrouble):
    """SECRET_KEY names one key only, so there is none to change to."""

    def __init__(self) -> None:
        super().__init__("SECRET_KEY names one key: put the new one in front of it, with a comma")


class NotItsKeys(DatabaseTrouble):
    """No key that is here opens anything of the database: they may be all that opens another, which uses the same key file."""

    def __init__(self, missing: Iterable[str]) -> None:
        super().__init__(f"no key that is here opens anything in it: bring back the key {' and '.join(missing)} first")


class BackupRefused(DatabaseTrouble):
    """A backup cannot be restored (or written) as asked; `reason` is a key, `column` a name."""

    def __init__(self, reason: str, line: int | None = None, *, column: str | None = None) -> None:
        place = column if line is None else f"line {line}"
        super().__init__(reason if place is None else f"{reason} ({place})")
        self.reason = reason
        self.line = line


class DatabaseFailed(DatabaseTrouble):
    """The database refused a statement or could not be reached.

    Drivers put values into their messages (PostgreSQL: "Failing row contains ..."), so none of them is kept:
    only the kind of the error, the database's code for it, and the statement with its placeholders.
    """

    def __init__(self, kind: str, code: str = "", statement: str = "") -> None:
        super().__init__(" ".join(part for part in (kind, code, statement) if part))
        self.kind = kind
        self.code = code
        self.statement = statement
        self.is_passing = kind not in _DEFECTS


class CommitFailed(DatabaseFailed):
    """The COMMIT itself failed: the rows may or may not be there."""


class StoreClosed(DatabaseTrouble):
    """The store is closed."""


def without_values(error: SQLAlchemyError | OSError, kind: type[DatabaseFailed] = DatabaseFailed) -> Exception:
    """Return the error as one of ours. Raise it outside the `except`, so that the original does not ride along."""
    if not isinstance(error, StatementError):
        return kind(type(error).__name__)
    if not isinstance(error, DBAPIError) and isinstance(error.orig, ValueError):
        return ValueError(_NAIVE)  # the only value that our column types refuse
    code = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None) or ""
    return kind(type(error).__name__, str(code), " ".join((error.statement or "").split()))
