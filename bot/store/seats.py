"""Seats of tables: taken, left and handed over, and the facts learnt about their players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, Unpack

from sqlalchemy import Connection, delete, func, insert, select, update

from bot.store import reads
from bot.store.changes import change, clean, given, hold
from bot.store.database import Store, writing
from bot.store.keys import Keys
from bot.store.papers import copy_papers
from bot.store.rows import LINES, NOT_AGREED, SEATS, TABLES, VOTES
from bot.store.visitors import held_seats, is_visitor
from bot.tables.changes import Learnt
from bot.tables.ids import TableId, UserId, is_rival
from bot.tables.pace import Schedule
from bot.tables.records import SeatRecord
from bot.tables.status import Status
from bot.tables.stores import NoSuchTable, TableFull
from bot.tables.vote_records import HANDOVER, UNPOSTED, UNSAID, Verdict
from bot.tables.wanted import Sitting
from games.core.seats import Seat

MAX_KNOWN_HINTS: Final = 32
"""The last hints of a seat that are recognised, so that a repeated one is not counted again."""


class Seats(Store):
    """Taking and leaving seats."""

    @writing
    def take_seat(
        self, connection: Connection, table: TableId, *, user: UserId, name: str, locale: str, most: int
    ) -> SeatRecord:
        """Seat a person in a lobby, on the next seat. Raises NoSuchTable, TableFull."""
        hold(connection, table, Status.LOBBY)
        seats = reads.seats(connection, self._keys, table)
        if len(seats) >= most or any(seat.user == user for seat in seats):
            raise TableFull
        taken = newcomer(Seat(len(seats)), Sitting(user, name, locale))
        connection.execute(insert(SEATS), seat_values(self._keys, table, taken))
        change(connection, table)
        return taken

    @writing
    def leave_seat(self, connection: Connection, table: TableId, user: UserId, *, at: datetime) -> bool:
        """Free a seat in a lobby and close the gap. Return whether the person sat there. Raises NoSuchTable.

        The next person is host in place of one that leaves; a table without people ends.
        """
        hold(connection, table, Status.LOBBY)
        seats = reads.seats(connection, self._keys, table)
        staying = [seat for seat in seats if seat.user != user]
        if len(staying) == len(seats):
            return False
        seat_anew(connection, self._keys, table, staying)
        people = [seat.user for seat in staying if not seat.is_rival]
        if not people:  # the program plays with people, and never alone
            change(connection, table, status=Status.ENDED.value, ended_at=at)
            return True
        change(connection, table)
        hosted = update(TABLES).where(TABLES.c.id == table, TABLES.c.host_id == user)
        connection.execute(hosted.values(host_id=people[0]))
        return True

    @writing
    def replace_seat(
        self,
        connection: Connection,
        table: TableId,
        old: UserId,
        *,
        user: UserId,
        name: str,
        locale: str,
        with_papers: bool,
        schedule: Schedule | None = None,
    ) -> None:
        """Hand a seat of a live table to another person, host and all; with the papers of its last player, or without.

        The vote about it passes in the same transaction, untold, so that the record always knows the first player; and the table
        has its new `schedule`, so that the newcomer has their time, and the program its hour, also where the process dies now.

        Raises NoSuchTable, TableFull where they sit at this table already, have seen all its hands, or held another seat.
        """
        hold(connection, table, Status.LIVE)
        seats = reads.seats(connection, self._keys, table)
        taken = next((each for each in seats if each.user == old and not each.gone), None)
        if taken is None:
            raise NoSuchTable
        if any(each.user == user for each in seats) or is_visitor(connection, table, user):
            raise TableFull
        if not is_rival(user) and held_seats(connection, table, user) - {taken.seat}:
            raise TableFull
        connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.user_id == old))
        newcomer = replace(
            taken, user=user, name=clean(name), locale=locale, mail_open=None, looked_n=None, looked_at=None
        )
        connection.execute(insert(SEATS), seat_values(self._keys, table, newcomer))
        if with_papers:
            copy_papers(connection, self._keys, table, old, user)
        # A person that sat here before is told from the table's cursor on: the desk has everything since.
        connection.execute(delete(LINES).where(LINES.c.table_id == table, LINES.c.reader_id == user))
        connection.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.host_id == old).values(host_id=user))
        asked = (VOTES.c.table_id == table) & (VOTES.c.motion == HANDOVER) & VOTES.c.verdict.is_(None)
        if (facts := connection.execute(select(VOTES.c.facts).where(asked)).scalar()) is not None:
            after = connection.execute(select(TABLES.c.entries).where(TABLES.c.id == table)).scalar()
            # Earlier steps are theirs. They may have erased themselves since they were asked about, and will again.
            noted = {**facts, "old": int(old), "was": taken.name, "after": after, UNSAID: 1}
            post = func.coalesce(VOTES.c.post_id, UNPOSTED)
            connection.execute(
                update(VOTES).where(asked).values(facts=noted, verdict=Verdict.PASSED.value, post_id=post)
            )
        # A newcomer in the middle was never asked whether a case may be made of this game, or of the next.
        change(connection, table, **NOT_AGREED, **({} if schedule is None else reads.SCHEDULE.values(schedule)))

    @writing
    def set_seat(self, connection: Connection, table: TableId, user: UserId, **learnt: Unpack[Learnt]) -> None:
        """Keep facts that an interaction or a DM taught about a person; None leaves a value as it is."""
        name = learnt.get("name")
        values = given(**learnt | {"name": None if name is None else clean(name)})
        if values:
            connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.user_id == user).values(values))

    @writing
    def count_hint(self, connection: Connection, table: TableId, user: UserId, hint: Sequence[int]) -> int:
        """Count a hint for a person at a live table, unless it was given to them; return the number of their hints.

        Raises NoSuchTable, CannotOpen.
        """
        hold(connection, table, Status.LIVE)
        theirs, place = (SEATS.c.table_id == table) & (SEATS.c.user_id == user), ("seats", "given", table, user)
        seat = connection.execute(select(SEATS.c.hints, SEATS.c.given).where(theirs)).first()
        if seat is None:
            raise NoSuchTable
        given: list[list[int]] = [] if seat.given is None else self._keys.open_value(seat.given, *place)
        if list(hint) in given:
            return int(seat.hints)
        sealed = self._keys.seal_value([*given, list(hint)][-MAX_KNOWN_HINTS:], *place)
        connection.execute(update(SEATS).where(theirs).values(hints=seat.hints + 1, given=sealed))
        return int(seat.hints) + 1

    @writing
    def set_word(self, connection: Connection, table: TableId, user: UserId, word: str) -> None:
        """Keep the word of a person that sits in a lobby. Raises NoSuchTable."""
        hold(connection, table, Status.LOBBY)
        sealed = self._keys.seal_text(word, "seats", "word", table, user)
        seat = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.user_id == user).values(word=sealed)
        if connection.execute(seat).rowcount != 1:
            raise NoSuchTable


def newcomer(seat: Seat, person: Sitting) -> SeatRecord:
    """Return the seat of a person that sits down."""
    return SeatRecord(seat=seat, user=person.user, name=clean(person.name), locale=person.locale)


def seat_anew(connection: Connection, keys: Keys, table: TableId, seats: Sequence[SeatRecord]) -> None:
    """Write the seats anew, numbered in this order: renumbering in place would meet numbers still taken."""
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table))
    if seats:
        numbered = [replace(each, seat=Seat(n)) for n, each in enumerate(seats)]
        connection.execute(insert(SEATS), [seat_values(keys, table, each) for each in numbered])


def seat_values(keys: Keys, table: TableId, seat: SeatRecord) -> dict[str, Any]:
    """Return the row of a seat."""
    word = seat.word and keys.seal_text(seat.word.text, "seats", "word", table, seat.user)
    is_drawn = seat.word is not None and seat.word.is_drawn
    return {**reads.SEAT.values(seat), "table_id": table, "word": word, "is_word_drawn": is_drawn}
