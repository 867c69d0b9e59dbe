"""Notes and marks of a person at a table. Sealed, and theirs to erase."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select

from bot.store.changes import clean, hold
from bot.store.database import Store, reading, writing
from bot.store.keys import Keys
from bot.store.rows import MARKS, NOTES
from bot.tables.ids import TableId, UserId
from bot.tables.records import SheetMark
from bot.tables.revisions import revision_of
from bot.tables.status import Status
from bot.tables.stores import Outdated
from games.core.deduction.sheet import Cell

MAX_UNDOABLE_MARKS: Final = 100
"""Marks of a sheet that can be taken back. Of older ones, only the last in each cell is kept."""


class Papers(Store):
    """Notes and marks. Raises NoSuchTable where something is written and the table is not there, CannotOpen where it is read."""

    @reading
    def notes(self, connection: Connection, table: TableId, user: UserId) -> str:
        """Return a person's private notes, "" if there are none."""
        return notes_of(connection, self._keys, table, user)

    @writing
    def set_notes(
        self, connection: Connection, table: TableId, user: UserId, text: str, *, over: int | None = None
    ) -> None:
        """Replace a person's private notes; with `over`, only if that is their revision. Raises Outdated."""
        hold(connection, table, *Status)
        if over is not None and over != revision_of(notes_of(connection, self._keys, table, user)):
            raise Outdated
        connection.execute(delete(NOTES).where(_theirs(NOTES, table, user)))
        if text:
            sealed = self._keys.seal_text(clean(text), "notes", "text", table, user)
            connection.execute(insert(NOTES), {"table_id": table, "user_id": user, "text": sealed})

    @reading
    def marks(self, connection: Connection, table: TableId, user: UserId) -> list[SheetMark]:
        """Return the marks of a person on their sheet, oldest first."""
        return marks_of(connection, self._keys, table, user)

    @writing
    def mark(self, connection: Connection, table: TableId, user: UserId, cell: Cell, sign: str) -> None:
        """Add a mark to a person's sheet, "" emptying the cell, and let go of those that are long written over."""
        hold(connection, table, *Status)
        n = 1 + _last_mark(connection, table, user)
        sealed = self._keys.seal_value([cell, clean(sign)], "marks", "sealed", table, user, n)
        connection.execute(insert(MARKS), {"table_id": table, "user_id": user, "n": n, "sealed": sealed})
        if n % MAX_UNDOABLE_MARKS == 0:
            known = marks_of(connection, self._keys, table, user)
            last = {each.cell: each.n for each in known}
            old = [each.n for each in known if each.n <= n - MAX_UNDOABLE_MARKS and last[each.cell] != each.n]
            connection.execute(delete(MARKS).where(_theirs(MARKS, table, user), MARKS.c.n.in_(old)))

    @writing
    def unmark(self, connection: Connection, table: TableId, user: UserId, n: int) -> None:
        """Take a person's last mark back, if it still is number `n`."""
        hold(connection, table, *Status)
        if _last_mark(connection, table, user) == n:
            connection.execute(delete(MARKS).where(_theirs(MARKS, table, user), MARKS.c.n == n))


def copy_papers(connection: Connection, keys: Keys, table: TableId, old: UserId, new: UserId) -> None:
    """Give the notes and marks of one person to another, in place of the other's own."""
    for kept in (MARKS, NOTES):
        connection.execute(delete(kept).where(_theirs(kept, table, new)))
    if text := notes_of(connection, keys, table, old):
        values = {"table_id": table, "user_id": new, "text": keys.seal_text(text, "notes", "text", table, new)}
        connection.execute(insert(NOTES), values)
    for mark in marks_of(connection, keys, table, old):
        sealed = keys.seal_value([mark.cell, mark.sign], "marks", "sealed", table, new, mark.n)
        connection.execute(insert(MARKS), {"table_id": table, "user_id": new, "n": mark.n, "sealed": sealed})


def _theirs(kept: Table, table: TableId, user: UserId) -> ColumnElement[bool]:
    return (kept.c.table_id == table) & (kept.c.user_id == user)


def notes_of(connection: Connection, keys: Keys, table: TableId, user: UserId) -> str:
    """Return the notes of a person."""
    sealed = connection.execute(select(NOTES.c.text).where(_theirs(NOTES, table, user))).scalar()
    return "" if sealed is None else keys.open_text(sealed, "notes", "text", table, user)


def _last_mark(connection: Connection, table: TableId, user: UserId) -> int:
    return connection.execute(select(func.max(MARKS.c.n)).where(_theirs(MARKS, table, user))).scalar() or 0


def marks_of(connection: Connection, keys: Keys, table: TableId, user: UserId) -> list[SheetMark]:
    """Return the marks of a person."""
    wanted = select(MARKS.c.n, MARKS.c.sealed).where(_theirs(MARKS, table, user)).order_by(MARKS.c.n)
    return [
        SheetMark(row.n, *keys.open_value(row.sealed, "marks", "sealed", table, user, row.n))
        for row in connection.execute(wanted)
    ]
