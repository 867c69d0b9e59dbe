"""Keys: the seeds, moves and notes of a database are sealed with them, and every entry bound to the one before it.

A sealed value says which key it needs. The text that goes with it (`place`: table, column, row) is not stored, so a value
that is moved to another row or column does not open. AES-GCM from `cryptography`; no key is ever printed or logged.
"""

from __future__ import annotations

import codecs
import hmac
import json
import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import URL

from bot.store.engines import sqlite_file
from bot.store.errors import KeyInUse, UnusableKey
from bot.store.private import make_folder
from bot.store.unfinished import clear, unfinished
from bot.tables.stores import CannotOpen

KEY_BYTES: Final = 32
ID_BYTES: Final = 9  # twelve letters of Base64
NAME: Final = "alibi.key"
ELSEWHERE: Final = Path("var") / NAME
"""Where the key lies if the database is no file."""

_NONCE_BYTES: Final = 12
_BLOCK: Final = 64
_HEAD: Final = (
    b"# What seals the secrets in the database of Alibi. The first key seals, all of them open. Keep a copy apart from the\n"
    b"# backups: without it, running games cannot go on.\n"
)


@final
class Keys:
    """The keys of a database: the first seals, all of them open."""

    def __init__(self, keys: Iterable[bytes]) -> None:
        keys = list(keys)
        if not keys or any(len(key) != KEY_BYTES for key in keys):
            raise UnusableKey
        self._keys = {_id(key): key for key in keys}
        self._ciphers = {name: AESGCM(key) for name, key in self._keys.items()}
        self._first = _id(keys[0])

    def __repr__(self) -> str:
        return f"Keys({', '.join(self.names)})"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the keys. A name tells nothing of its key."""
        return tuple(name.hex() for name in self._keys)

    @property
    def first(self) -> Keys:
        """The key that seals, alone."""
        return Keys([self._keys[self._first]])

    def before(self, key: bytes) -> Keys:
        """Return these keys behind a new one."""
        return Keys([key, *self._keys.values()])

    def behind(self, key: bytes) -> Keys:
        """Return these keys before a new one, which opens and does not seal."""
        return Keys([*self._keys.values(), key])

    def first_and(self, names: Collection[str]) -> Keys:
        """Return the key that seals, and of the others those of these names."""
        others = (key for name, key in self._keys.items() if name != self._first and name.hex() in names)
        return Keys([self._keys[self._first], *others])

    def has_key_of(self, sealed: bytes | None) -> bool:
        """Whether the key is here that a value was sealed with, or a link made."""
        return sealed is not None and bytes(sealed[:ID_BYTES]) in self._keys

    def lines(self) -> bytes:
        """Return the keys as the file holds them."""
        return _HEAD + b"".join(urlsafe_b64encode(key) + b"\n" for key in self._keys.values())

    def seal(self, value: bytes, *place: str | int) -> bytes:
        """Return the value so that it says nothing without the key, and opens at its place only."""
        nonce = secrets.token_bytes(_NONCE_BYTES)
        return self._first + nonce + self._ciphers[self._first].encrypt(nonce, value, _place(place))

    def open(self, sealed: bytes, *place: str | int) -> bytes:
        """Return the opened bytes. Raises CannotOpen without their key, or where they were not sealed for this place."""
        cipher = self._ciphers.get(sealed[:ID_BYTES])
        if cipher is not None:
            nonce, rest = sealed[ID_BYTES : ID_BYTES + _NONCE_BYTES], sealed[ID_BYTES + _NONCE_BYTES :]
            with suppress(InvalidTag, ValueError):
                return cipher.decrypt(nonce, rest, _place(place))
        raise CannotOpen

    def seal_text(self, value: str, *place: str | int) -> str:
        """Return a text so that it says nothing without the key, as a text."""
        return urlsafe_b64encode(self.seal(value.encode(), *place)).decode()

    def open_text(self, sealed: object, *place: str | int) -> str:
        """Return the text that was sealed. Raises CannotOpen."""
        return self.open(unwrapped(sealed), *place).decode()

    def seal_value(self, value: Any, *place: str | int) -> str:
        """Return a value of JSON as a sealed text that says nothing without the key."""
        written = json.dumps(value, separators=(",", ":"))
        # The length of a sealed text can be seen, and that of a card's name would tell the card.
        return self.seal_text(written + " " * (-len(written) % _BLOCK), *place)

    def open_value(self, sealed: object, *place: str | int) -> Any:
        """Return the JSON that was sealed. Raises CannotOpen."""
        return json.loads(self.open_text(sealed, *place))

    def link(self, before: bytes | None, values: Iterable[object]) -> bytes:
        """Return the link of an entry in its table's chain: one that fits cannot be made without the key."""
        return self._link(self._first, before, values)

    def fits(self, link: bytes | None, before: bytes | None, values: Iterable[object]) -> bool:
        """Return whether a link was made for this entry behind that one."""
        name = (link or b"")[:ID_BYTES]
        return (
            link is not None
            and name in self._keys
            and hmac.compare_digest(bytes(link), self._link(name, before, values))
        )

    def _link(self, name: bytes, before: bytes | None, values: Iterable[object]) -> bytes:
        written = json.dumps([(before or b"").hex(), *values], separators=(",", ":")).encode()
        key = hmac.digest(self._keys[name], b"alibi chain", "sha256")
        return name + hmac.digest(key, written, "sha256")


def link_values(row: Any, sealed: str) -> list[object]:
    """Return the values bound by a link: all columns of an entry's row, with its move as it is sealed."""
    at = row.at.replace(tzinfo=UTC) if row.at.tzinfo is None else row.at.astimezone(UTC)  # SQLite keeps UTC untold
    return [
        row.table_id,
        row.n,
        row.kind,
        row.seat,
        at.isoformat(),
        row.user_id,
        row.name,
        row.interaction_id,
        sealed,
    ]


def head_values(table: int, entries: int) -> list[object]:
    """Return the values bound by the head of a table's chain: the number of entries."""
    return ["head", table, entries]


def unwrapped(sealed: object) -> bytes:
    """Return the bytes of a sealed text. Raises CannotOpen where it is none."""
    with suppress(NotBase64, ValueError, AttributeError):
        return urlsafe_b64decode(str(sealed).encode("ascii"))
    raise CannotOpen


def key_file(url: URL, chosen: Path | None = None) -> Path:
    """Return the file with the keys of a database: the one that the settings name, else one beside it."""
    file = sqlite_file(url)
    return chosen or (ELSEWHERE if file is None else file.with_name(NAME))


def find_keys(url: URL, given: str | None = None, chosen: Path | None = None) -> Keys:
    """Return the keys of a database: those given, else those in its file, which is made where there is none.

    Raises UnusableKey.
    """
    return read_keys(given.encode().replace(b",", b"\n")) if given else _kept(key_file(url, chosen))


def read_keys(written: bytes) -> Keys:
    """Return the keys in a text, one a line, in Base64. Raises UnusableKey."""
    written = written.removeprefix(codecs.BOM_UTF8)  # some editors of Windows put a mark before it
    lines = [line.strip() for line in written.splitlines()]
    with suppress(NotBase64, ValueError):
        return Keys(
            urlsafe_b64decode(line.translate(bytes.maketrans(b"+/", b"-_")))
            for line in lines
            if line and not line.startswith(b"#")
        )
    raise UnusableKey


def write_keys(file: Path, keys: Keys, *, instead: bool) -> None:
    """Write the keys for their owner alone, whole or not at all; `instead` of those that are there."""
    make_folder(file.parent)
    with unfinished(file) as (name, new):
        new.write(keys.lines())
        new.flush()
        os.fsync(new.fileno())
        if instead:
            name.replace(file)
        else:
            with suppress(FileExistsError):  # another process was faster: its keys are the ones
                os.link(name, file)


def new_key() -> bytes:
    """Return a new random key."""
    return secrets.token_bytes(KEY_BYTES)


@contextmanager
def keys_held(url: URL, given: str | None = None, chosen: Path | None = None) -> Iterator[Keys]:
    """Hold the keys of a database as one of its users. They are read once the file is held: those read before may be gone.

    Raises UnusableKey, KeyInUse.
    """
    find_keys(url, given, chosen)  # makes the file where there is none
    with held(key_file(url, chosen)):
        yield find_keys(url, given, chosen)


@contextmanager
def held(file: Path, *, alone: bool = False) -> Iterator[None]:
    """Hold a key file as one of its users, or `alone`, to change it. Raises KeyInUse."""
    if os.name != "posix" or not file.exists():
        yield
        return
    at = _locked(file, alone=alone)
    try:
        yield
    finally:
        os.close(at)


def _locked(file: Path, *, alone: bool) -> int:
    """Open and lock the file that has this name. Raises KeyInUse."""
    import fcntl

    while True:
        at = os.open(file, os.O_RDONLY)
        try:
            fcntl.flock(at, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except OSError:
            os.close(at)
            raise KeyInUse from None
        if os.path.samestat(os.fstat(at), file.stat()):
            return at
        os.close(at)  # another file took its place between opening and locking


def _kept(file: Path) -> Keys:
    clear(file.parent, lambda _, name: name == file.name)
    try:
        if not file.exists():
            write_keys(file, Keys([new_key()]), instead=False)
        return read_keys(file.read_bytes())
    except OSError:
        pass
    raise UnusableKey


def _id(key: bytes) -> bytes:
    return sha256(b"alibi key" + key).digest()[:ID_BYTES]


def _place(place: tuple[str | int, ...]) -> bytes:
    return json.dumps(place, separators=(",", ":")).encode()
