"""Personal data: everything stored about a person, for export and erasure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from types import SimpleNamespace
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Select, Text, cast, delete, insert, or_, select, update

from bot.record.results import nobody
from bot.store import reads
from bot.store.audit import is_whole
from bot.store.cases import attempts_of, forget_attempts
from bot.store.changes import change
from bot.store.database import Database, reading, writing
from bot.store.keys import Keys, link_values
from bot.store.nights import forget_guest, nights_of
from bot.store.people_rows import BLOCKS, MAILBOXES, PEOPLE, WAKES
from bot.store.personal import marks_of, notes_of
from bot.store.played_cases import forget_cases
from bot.store.record import forget_parts, record_of
from bot.store.rows import ENTRIES, LINES, MARKS, NOTES, REMINDERS, SEATS, TABLES, VISITORS, VOTES
from bot.store.seats import seat_values
from bot.store.solvings import forget_scores, scores_of
from bot.store.votes import VOTE
from bot.tables.records import SeatRecord, Status, TableId, UserId
from games.core.seats import Seat

_NAMES: Final = (("user", "name"), ("old", "was"))
"""The facts of a vote that hold a person: the key of the id and the key of the name, for the newcomer and for the former player."""


class Erasure(Database):
    """The data of `/me export`, and their deletion by `/me erase`."""

    @reading
    def kept_of(self, connection: Connection, user: UserId) -> dict[str, Any]:
        """Return everything stored about a person, as plain values. Raises CannotOpen."""
        seats = connection.execute(select(SEATS).where(SEATS.c.user_id == user).order_by(SEATS.c.table_id)).mappings()
        noted = select(NOTES.c.table_id).where(NOTES.c.user_id == user)
        marked = select(MARKS.c.table_id).where(MARKS.c.user_id == user)
        papers = {*connection.execute(noted).scalars(), *connection.execute(marked).scalars()}
        return {
            "settings": _plain(connection.execute(select(PEOPLE).where(PEOPLE.c.user_id == user)).mappings().first()),
            "mailbox": _plain(
                connection.execute(select(MAILBOXES).where(MAILBOXES.c.user_id == user)).mappings().first()
            ),
            "blocked": list(connection.execute(select(BLOCKS.c.blocked_id).where(BLOCKS.c.user_id == user)).scalars()),
            "reminders": [
                _plain(row, leave_out=("user_id",))
                for row in connection.execute(select(REMINDERS).where(REMINDERS.c.user_id == user)).mappings()
            ],
            "wakes": [
                _plain(row, leave_out=("user_id",))
                for row in connection.execute(select(WAKES).where(WAKES.c.user_id == user)).mappings()
            ],
            "seats": [_plain(row, leave_out=("word", "given", "user_id")) for row in seats],
            "papers": [
                {
                    "table_id": table,
                    "notes": notes_of(connection, self._keys, TableId(table), user),
                    "marks": [[m.cell, m.sign] for m in marks_of(connection, self._keys, TableId(table), user)],
                }
                for table in sorted(papers)
            ],
            "galleries": list(
                connection.execute(select(VISITORS.c.table_id).where(VISITORS.c.user_id == user)).scalars()
            ),
            "votes": _votes_of(connection, user),
            "nights": nights_of(connection, user),
            "cases": [_plain(row, leave_out=("user_id",)) for row in attempts_of(connection, user)],
            **{
                name: [_plain(row, leave_out=("user_id",)) for row in rows]
                for name, rows in scores_of(connection, user).items()
            },
            "record": [_plain(row, leave_out=("user_id",)) for row in record_of(connection, user)],
        }

    @writing
    def erase(self, connection: Connection, user: UserId) -> None:
        """Erase a person: settings, notes, marks, and their name on the seats of tables where they play no more.

        Visits to a running game are deleted when it ends: until then the visitor takes no seat of it. No case is made
        of a game that they played, or offered any longer.
        """
        for table in (PEOPLE, MAILBOXES, REMINDERS, NOTES, MARKS, WAKES):
            connection.execute(delete(table).where(table.c.user_id == user))
        connection.execute(delete(BLOCKS).where((BLOCKS.c.user_id == user) | (BLOCKS.c.blocked_id == user)))
        connection.execute(delete(LINES).where(LINES.c.reader_id == user))
        sat_at = set(connection.execute(select(SEATS.c.table_id).where(SEATS.c.user_id == user)).scalars())
        played = select(ENTRIES.c.table_id).where(ENTRIES.c.user_id == user).distinct()
        known = {TableId(number) for number in (*sat_at, *connection.execute(played).scalars())}
        forget_cases(connection, known)
        over = select(TABLES.c.id).where(TABLES.c.status.in_([Status.OVER.value, Status.ENDED.value]))
        connection.execute(delete(VISITORS).where(VISITORS.c.user_id == user, VISITORS.c.table_id.in_(over)))
        held: dict[int, Seat] = {}
        for number in sorted(known):
            record = reads.known_table(connection, self._keys, number)
            seat = record.seat_of(user)
            if seat is not None and record.is_open and not seat.gone:
                continue  # they play there still
            if seat is not None:
                _unname(connection, self._keys, record.id, seat)
                held[record.id] = seat.seat
            others = [each.user for each in record.seats if each.user != user and not (each.gone or each.is_rival)]
            guests = {str(each): yes for each, yes in record.guests.items() if each != user}
            host = record.host if record.host != user else next(iter(others), nobody(0))
            change(connection, record.id, host_id=host, guests=guests)
            _unname_entries(connection, self._keys, record.id, user)
            if record.stopped_by == user:
                stopped_by = nobody(seat.seat) if seat is not None else None
                connection.execute(update(TABLES).where(TABLES.c.id == record.id).values(stopped_by=stopped_by))
        _unname_votes(connection, user, held)
        forget_guest(connection, user, nobody(0))
        forget_attempts(connection, user)
        forget_scores(connection, user)
        forget_parts(connection, user)


def _unname(connection: Connection, keys: Keys, table: TableId, seat: SeatRecord) -> None:
    nameless = seat_values(
        keys,
        table,
        SeatRecord(
            seat=seat.seat,
            user=nobody(seat.seat),
            name="",
            locale=seat.locale,
            mail_open=False,
            gone=seat.gone,
            word=seat.word,
        ),
    )
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat))
    connection.execute(insert(SEATS), nameless)


def _unname_entries(connection: Connection, keys: Keys, table: TableId, user: UserId) -> None:
    """Remove a person from the entries of a table. Links name the person, so a whole chain is linked anew and stays whole."""
    found = connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.n)).mappings()
    rows = [SimpleNamespace(**row) for row in found]
    if all(row.user_id != user for row in rows):
        return
    was_whole = is_whole(keys, rows)
    before: bytes | None = None
    for row in rows:
        row.user_id = None if row.user_id == user else row.user_id
        if was_whole:
            row.chain = before = keys.link(before, link_values(row, row.fields))
        this = (ENTRIES.c.table_id == table) & (ENTRIES.c.n == row.n)
        connection.execute(update(ENTRIES).where(this).values(user_id=row.user_id, chain=row.chain))


def _votes_about(user: UserId) -> Select[Any]:
    """Return the query for votes that may name a person. A longer number may contain theirs by accident."""
    named = [cast(column, Text).contains(str(user)) for column in (VOTES.c.facts, VOTES.c.ballots)]
    return select(VOTES).where(or_(VOTES.c.by_id == user, *named)).order_by(VOTES.c.table_id, VOTES.c.n)


def _votes_of(connection: Connection, user: UserId) -> list[dict[str, Any]]:
    """Return the votes of a person, with their name in those about a seat that they held or took."""
    kept = []
    for row in connection.execute(_votes_about(user)).all():
        vote = VOTE.record(row)
        names = [vote.facts.get(name) for whose, name in _NAMES if vote.facts.get(whose) == user]
        if vote.by == user or user in vote.ballots or names:
            asked = {"table_id": vote.table, "n": vote.n, "motion": vote.motion.value, "has_asked": vote.by == user}
            kept.append(asked | {"is_for": vote.ballots.get(user), "names": [name for name in names if name]})
    return kept


def _unname_votes(connection: Connection, user: UserId, held: Mapping[int, Seat]) -> None:
    """Forget the person of a ballot, and of a vote on a seat that changed hands. `held`: the seats that have just become nameless.

    The ballots of these seats stay with them: the results of games that a vote has ended follow from them.
    """
    for row in connection.execute(_votes_about(user)).all():
        vote = VOTE.record(row)
        unnamed = nobody(int(vote.facts.get("seat", 0)))
        ballots = {each: yes for each, yes in vote.ballots.items() if each != user}
        if user in vote.ballots and vote.table in held:
            ballots[nobody(held[vote.table])] = vote.ballots[user]
        facts = {key: int(unnamed) if value == user else value for key, value in vote.facts.items()}
        for whose, name in _NAMES:
            if vote.facts.get(whose) == user:
                facts.pop(name, None)
        connection.execute(
            update(VOTES)
            .where(VOTES.c.table_id == vote.table, VOTES.c.n == vote.n)
            .values(
                by_id=unnamed if vote.by == user else vote.by,
                facts=facts,
                ballots={str(each): yes for each, yes in ballots.items()},
            )
        )


def _plain(row: RowMapping | None, leave_out: tuple[str, ...] = ()) -> dict[str, Any] | None:
    if row is None:
        return None
    return {
        str(name): value.isoformat() if isinstance(value, datetime) else value
        for name, value in row.items()
        if name not in leave_out
    }
