"""A new key: everything is sealed anew in one transaction, and only then does the old key go.

Where this stops half-way, the key file holds the new key and the old ones: nothing is lost, and it may be done again.
"""

from __future__ import annotations

from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection

from bot.store.audit import is_counted, is_whole
from bot.store.errors import NoNewKey
from bot.store.hands import read_url
from bot.store.keys import Keys, find_keys, head_values, held, key_file, link_values, new_key, write_keys
from bot.store.migrate import HEAD, change_schema, move_to
from bot.store.rewrite import change, each
from bot.store.rows import ENTRIES, TABLES
from bot.store.schema import SEALED


async def rotate(url: str, given: str | None = None, chosen: Path | None = None) -> int:
    """Seal everything with a new key: one that is made here, or the first of those given. The bot must not run.

    Return how many values did not open and stay as they are. Raises KeyInUse, NoNewKey, UnusableKey, DatabaseTrouble.
    """
    parsed = read_url(url)
    keys, file = find_keys(parsed, given, chosen), key_file(parsed, chosen)
    if given:
        if len(keys.names) == 1:
            raise NoNewKey
        return await change_schema(parsed, partial(_seal_anew, keys=keys))
    with held(file, alone=True):
        keys = keys.before(new_key())
        write_keys(file, keys, instead=True)
        lost = await change_schema(parsed, partial(_seal_anew, keys=keys))
        write_keys(file, keys.first, instead=True)
    return lost


def _seal_anew(connection: Connection, keys: Keys) -> int:
    move_to(connection, HEAD, keys=keys)
    lost = change(connection, TABLES, ("id",), each(connection, TABLES, "id"), partial(_table, keys))
    for column in SEALED:
        table = column.table
        key = tuple(table.primary_key.columns.keys())
        lost += change(connection, table, key, each(connection, table, *key), partial(_text, keys, column, key))
    numbered = ("table_id", "n")
    for _, some in groupby(each(connection, ENTRIES, *numbered), key=lambda row: row.table_id):
        rows = list(some)
        before: list[bytes | None] = [None] if is_whole(keys, rows) else []
        lost += change(connection, ENTRIES, numbered, rows, partial(_entry, keys, before))
    return lost


def _table(keys: Keys, row: Any) -> dict[str, Any]:
    new = {}
    for name in ("seed", "secret"):
        value: bytes | None = getattr(row, name)
        place = ("tables", name, row.id)
        new[name] = None if value is None else keys.seal(keys.open(value, *place), *place)
    if row.head is not None:  # where it does not fit, neither does the new one: `doctor` goes on saying so
        new["head"] = keys.link(None, head_values(row.id, row.entries) if is_counted(keys, row) else ())
    return new


def _text(keys: Keys, column: Column[Any], key: tuple[str, ...], row: Any) -> dict[str, Any]:
    sealed = getattr(row, column.name)
    place = (column.table.name, column.name, *(getattr(row, name) for name in key))
    return {} if sealed is None else {column.name: keys.seal_text(keys.open_text(sealed, *place), *place)}


def _entry(keys: Keys, before: list[bytes | None], row: Any) -> dict[str, Any]:
    """Seal and chain an entry anew. In a table that is not whole (`before` is empty) no link is to fit: `doctor` goes on saying so."""
    place = ("entries", "fields", row.table_id, row.n)
    fields = keys.seal_value(keys.open_value(row.fields, *place), *place)
    if not before:
        return {"fields": fields, "chain": keys.link(None, ())}
    before[0] = keys.link(before[0], link_values(row, fields))
    return {"fields": fields, "chain": before[0]}
