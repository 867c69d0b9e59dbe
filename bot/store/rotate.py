"""A new key: everything is sealed anew in one transaction, and only then do the old keys go that no value needs any more.

The key file learns the new key just before the commit, behind those that are there: until the rows have taken it, it opens and
does not seal. A process that dies, or never hears of the outcome of its commit, leaves both in the file; doing it again mends that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Column, Connection

from bot.store.audit import is_counted, is_whole, needed_keys
from bot.store.engines import read_url
from bot.store.errors import NoNewKey, NotItsKeys
from bot.store.keys import Keys, find_keys, head_values, held, key_file, link_values, new_key, unwrapped, write_keys
from bot.store.leases import check_at_rest
from bot.store.migrate import change_schema, migrate
from bot.store.rewrite import change, each
from bot.store.rows import ENTRIES, TABLES
from bot.store.schema import sealed_columns
from bot.store.sqlite_file import check_exists, held_alone
from bot.tables.stores import CannotOpen

_NUMBERED: Final = ("table_id", "n")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rotation:
    """A rotation that is done."""

    lost: int
    """The number of values that did not open and stay as they are."""
    kept: tuple[str, ...]
    """Names of the old keys that values are sealed with still."""


async def rotate(url: str, given: str | None = None, chosen: Path | None = None) -> Rotation:
    """Seal everything with a new key: one that is made here, or the first of those given. The bot must not run.

    Raises NoDatabase, KeyInUse, DatabaseInUse, NoNewKey, NotItsKeys, UnusableKey, DatabaseTrouble, OSError.
    """
    parsed = read_url(url)
    check_exists(parsed)
    keys, file = find_keys(parsed, given, chosen), key_file(parsed, chosen)
    if given:
        if len(keys.names) == 1:
            raise NoNewKey
        with held_alone(parsed):  # a running bot may hold no key file here
            await migrate(parsed, keys=keys)
            return await change_schema(parsed, partial(_seal_anew, keys=keys), has_moved=_never)
    with ExitStack() as locks:
        locks.enter_context(held(file, alone=True))
        key, old = new_key(), find_keys(parsed, chosen=chosen)  # as they are now that no other process changes them
        keys = old.before(key)

        def work(connection: Connection) -> Rotation:
            done = _seal_anew(connection, keys)
            write_keys(file, old.behind(key), instead=True)
            locks.enter_context(held(file, alone=True))  # the file is another: a bot that starts now waits too
            return done

        await migrate(parsed, keys=old)
        done = await change_schema(parsed, work, has_moved=_never)
        write_keys(file, keys.first_and(done.kept), instead=True)
    return done


def _never(_: Rotation) -> bool:
    return False


def _seal_anew(connection: Connection, keys: Keys) -> Rotation:
    check_at_rest(connection)
    lost = 0
    for column in (TABLES.c.seed, TABLES.c.secret):
        lost += _change(connection, column, partial(_bytes, keys, column))
    lost += _change(connection, TABLES.c.head, partial(_head, keys))
    for column in sealed_columns():
        lost += _change(connection, column, partial(_text, keys, column))
    for _, some in groupby(each(connection, ENTRIES, *_NUMBERED), key=lambda row: row.table_id):
        rows = list(some)
        lost += change(connection, ENTRIES, _NUMBERED, rows, _entries(keys, rows))
    needed = needed_keys(connection)
    if needed and needed.isdisjoint(keys.names):
        raise NotItsKeys(sorted(needed))
    return Rotation(lost=lost, kept=tuple(sorted(needed & set(keys.names[1:]))))


def _change(connection: Connection, column: Column[Any], new: Callable[[Any], Mapping[str, Any]]) -> int:
    key = tuple(column.table.primary_key.columns.keys())
    return change(connection, column.table, key, each(connection, column.table, *key), new)


def _bytes(keys: Keys, column: Column[Any], row: Any) -> dict[str, Any]:
    sealed, place = getattr(row, column.name), _place(column, row)
    return {} if sealed is None else {column.name: keys.seal(keys.open(bytes(sealed), *place), *place)}


def _text(keys: Keys, column: Column[Any], row: Any) -> dict[str, Any]:
    sealed, place = getattr(row, column.name), _place(column, row)
    return {} if sealed is None else {column.name: keys.seal_text(keys.open_text(sealed, *place), *place)}


def _place(column: Column[Any], row: Any) -> tuple[str | int, ...]:
    return (column.table.name, column.name, *(getattr(row, each.name) for each in column.table.primary_key))


def _head(keys: Keys, row: Any) -> dict[str, Any]:
    if row.head is None:
        return {}
    if not keys.has_key_of(row.head):
        raise CannotOpen
    # Where it does not fit, neither does the new one: `doctor` goes on saying so.
    return {"head": keys.link(None, head_values(row.id, row.entries) if is_counted(keys, row) else ())}


def _entries(keys: Keys, rows: Sequence[Any]) -> Callable[[Any], dict[str, Any]]:
    """Return the change that seals and chains the entries of a table anew. In one that is not whole no link is to fit.

    A table of which a key is missing stays as it is: only when the key is back can it be told whether the table is whole.
    """
    if not all(_has_keys(keys, row) for row in rows):
        return _not_yet
    return _Chain(keys).entry if is_whole(keys, list(rows)) else partial(_unlinked, keys)


def _has_keys(keys: Keys, row: Any) -> bool:
    with suppress(CannotOpen):  # a value that was never sealed needs no key
        if not keys.has_key_of(unwrapped(row.fields)):
            return False
    return row.chain is None or keys.has_key_of(row.chain)


def _not_yet(_: Any) -> dict[str, Any]:
    raise CannotOpen


class _Chain:
    """The chain of a table's entries, made anew from one to the next."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys
        self._last: bytes | None = None

    def entry(self, row: Any) -> dict[str, Any]:
        fields = _fields(self._keys, row)
        self._last = self._keys.link(self._last, link_values(row, fields))
        return {"fields": fields, "chain": self._last}


def _unlinked(keys: Keys, row: Any) -> dict[str, Any]:
    return {"fields": _fields(keys, row), "chain": keys.link(None, ())}


def _fields(keys: Keys, row: Any) -> Any:
    place = ("entries", "fields", row.table_id, row.n)
    return keys.seal_value(keys.open_value(row.fields, *place), *place)
