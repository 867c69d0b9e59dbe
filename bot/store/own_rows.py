"""The export of personal data: the kernel's rows about a person, as plain values.

Nothing in it tells more than the person knows: of a table that they host no move and no end, of others only their ids.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, Table, Text, cast, or_, select

from bot.store.keys import Keys
from bot.store.papers import marks_of, notes_of
from bot.store.people_rows import BLOCKS, MAILBOXES, PEOPLE, WAKES
from bot.store.rows import ENTRIES, LINES, MARKS, NOTES, REMINDERS, SEATS, TABLES, VISITORS, VOTES
from bot.store.votes import VOTE
from bot.tables.ids import TableId, UserId

NAMES: Final = (("user", "name"), ("old", "was"))
"""The facts of a vote that hold a person: the key of the id and the key of the name, for the newcomer and for the former player."""
_HOSTED: Final = ("id", "guild_id", "channel_id", "game", "locale", "created_at", "started_at")
"""Of a table with the deal of others even its end is hidden while they play, so it is left out."""


def rows_of(connection: Connection, keys: Keys, user: UserId) -> dict[str, Any]:
    """Return the kernel's rows about a person. Raises CannotOpen."""
    blocked = select(BLOCKS.c.blocked_id).where(BLOCKS.c.user_id == user)
    visited = select(VISITORS.c.table_id).where(VISITORS.c.user_id == user)
    hosted = select(*(TABLES.c[name] for name in _HOSTED)).where(TABLES.c.host_id == user).order_by(TABLES.c.id)
    stopped = select(TABLES.c.id).where(TABLES.c.stopped_by == user).order_by(TABLES.c.id)
    return {
        "settings": next(iter(_rows(connection, PEOPLE, user, keep_id=True)), None),
        "mailbox": next(iter(_rows(connection, MAILBOXES, user, keep_id=True)), None),
        "blocked": list(connection.execute(blocked).scalars()),
        "reminders": _rows(connection, REMINDERS, user),
        "wakes": _rows(connection, WAKES, user),
        "hosted": [plain(row) for row in connection.execute(hosted).mappings()],
        "stopped": list(connection.execute(stopped).scalars()),
        "invitations": list(_invitations(connection, user)),
        "seats": [_seat(keys, user, row) for row in _found(connection, SEATS, SEATS.c.user_id == user)],
        "moves": [_move(keys, row) for row in _found(connection, ENTRIES, ENTRIES.c.user_id == user)],
        "letters": [
            plain(row, leave_out=("reader_id",)) for row in _found(connection, LINES, LINES.c.reader_id == user)
        ],
        "papers": _papers(connection, keys, user),
        "galleries": list(connection.execute(visited).scalars()),
        "votes": _votes_of(connection, user),
    }


def _found(connection: Connection, table: Table, which: ColumnElement[bool]) -> Sequence[Mapping[Any, Any]]:
    return connection.execute(select(table).where(which).order_by(*table.primary_key)).mappings().all()


def _rows(connection: Connection, table: Table, user: UserId, *, keep_id: bool = False) -> list[dict[str, Any]]:
    leave_out = () if keep_id else ("user_id",)
    return [plain(row, leave_out) for row in _found(connection, table, table.c.user_id == user)]


def _seat(keys: Keys, user: UserId, row: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a seat, with the word that its player gave for the deal, and the hints that they were given last.

    A word that was drawn for them is no word of theirs: where tables have the same deal, it follows from their secret.
    """
    word = given = None
    if row["word"] is not None and not row["is_word_drawn"]:
        word = keys.open_text(row["word"], "seats", "word", row["table_id"], user)
    if row["given"] is not None:
        given = keys.open_value(row["given"], "seats", "given", row["table_id"], user)
    return {**plain(row, ("user_id", "word", "given")), "word": word, "given": given}


def _move(keys: Keys, row: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a move of a person, with its time."""
    fields = keys.open_value(row["fields"], "entries", "fields", row["table_id"], row["n"])
    return {**plain(row, ("user_id", "chain", "fields")), "fields": fields}


def _invitations(connection: Connection, user: UserId) -> Iterator[dict[str, Any]]:
    """Yield the tables that a person was invited to, or sent away from."""
    about = cast(TABLES.c.guests, Text).contains(f'"{user}"')
    for row in connection.execute(select(TABLES.c.id, TABLES.c.guests).where(about).order_by(TABLES.c.id)):
        yield {"table_id": row.id, "is_welcome": row.guests[str(user)]}


def _papers(connection: Connection, keys: Keys, user: UserId) -> list[dict[str, Any]]:
    written = [select(each.c.table_id).where(each.c.user_id == user) for each in (NOTES, MARKS)]
    return [
        {
            "table_id": table,
            "notes": notes_of(connection, keys, TableId(table), user),
            "marks": [[m.cell, m.sign] for m in marks_of(connection, keys, TableId(table), user)],
        }
        for table in sorted({found for each in written for found in connection.execute(each).scalars()})
    ]


def votes_about(user: UserId) -> Select[Any]:
    """Return the query for votes that may name a person. A longer number may contain theirs by accident."""
    named = [cast(column, Text).contains(str(user)) for column in (VOTES.c.facts, VOTES.c.ballots)]
    return select(VOTES).where(or_(VOTES.c.by_id == user, *named)).order_by(VOTES.c.table_id, VOTES.c.n)


def _votes_of(connection: Connection, user: UserId) -> list[dict[str, Any]]:
    """Return the votes of a person, with their name in those about a seat that they held or took."""
    kept = []
    for row in connection.execute(votes_about(user)).all():
        vote = VOTE.record(row)
        names = [vote.facts.get(name) for whose, name in NAMES if vote.facts.get(whose) == user]
        if vote.by == user or user in vote.ballots or names:
            asked = {"table_id": vote.table, "n": vote.n, "motion": vote.motion, "has_asked": vote.by == user}
            kept.append(asked | {"is_for": vote.ballots.get(user), "names": [name for name in names if name]})
    return kept


def plain(row: Mapping[Any, Any], leave_out: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a row as the export holds it."""
    return {
        str(name): value.isoformat() if isinstance(value, datetime) else value
        for name, value in row.items()
        if name not in leave_out
    }
