"""Settings of persons, their blocks and their mailboxes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, text, update

from bot.store import reads
from bot.store.changes import unless_there
from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.own_rows import votes_about
from bot.store.people_rows import ABSENT, BLOCKS, MAILBOXES, PEOPLE
from bot.store.rows import ENTRIES, SEATS, TABLES, VOTES
from bot.store.votes import HANDED_OVER, VOTE
from bot.tables.ids import TableId, UserId
from bot.tables.people_records import MailboxRecord, PersonRecord
from bot.tables.records import TableRecord
from bot.tables.status import Status

_PERSON: Final = Codec(PersonRecord, PEOPLE)
_MAILBOX: Final = Codec(MailboxRecord, MAILBOXES)

_PERSON_ROW: Final = select(PEOPLE).where(PEOPLE.c.user_id == bindparam("wanted"))
_PERSON_HELD: Final = _PERSON_ROW.with_for_update()
_PERSON_SET: Final = update(PEOPLE).where(PEOPLE.c.user_id == bindparam("wanted"))
_PERSON_ROWS: Final = select(PEOPLE).where(PEOPLE.c.user_id.in_(bindparam("wanted", expanding=True)))
_MAILBOX_ROW: Final = select(MAILBOXES).where(MAILBOXES.c.user_id == bindparam("wanted"))


class StoredPeople(Store):
    """`PeopleStore` of `bot.tables.stores`."""

    @reading
    def person(self, connection: Connection, user: UserId) -> PersonRecord:
        """Return the settings of a person, or the defaults."""
        return _person(connection, user)

    @reading
    def people(self, connection: Connection, users: Collection[UserId]) -> list[PersonRecord]:
        """Return the stored settings of these persons."""
        return [_PERSON.record(row) for row in connection.execute(_PERSON_ROWS, {"wanted": list(users)})]

    @reading
    def turning(self, connection: Connection, now: datetime) -> list[UserId]:
        """Return the persons with an absence that has begun or ended, and is not carried to their tables yet."""
        begins = and_(PEOPLE.c.away_from <= now, ~PEOPLE.c.is_away)
        waiting = select(PEOPLE.c.user_id).where(text(ABSENT), or_(begins, PEOPLE.c.away_until <= now))
        return [UserId(user) for user in connection.execute(waiting).scalars()]

    @reading
    def live_of(self, connection: Connection, user: UserId) -> list[TableId]:
        """Return the live tables at which a person plays."""
        seated = select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id)
        live = seated.where(SEATS.c.user_id == user, ~SEATS.c.gone, TABLES.c.status == Status.LIVE.value)
        return [TableId(table) for table in connection.execute(live.order_by(TABLES.c.id)).scalars()]

    @writing
    def change_person(
        self, connection: Connection, user: UserId, change: Callable[[PersonRecord], PersonRecord]
    ) -> PersonRecord:
        """Change the settings of a person in one transaction; return them. Another process that does so too waits for it."""
        connection.execute(unless_there(connection, PEOPLE), _PERSON.values(PersonRecord(user=user)))
        changed = change(_PERSON.record(connection.execute(_PERSON_HELD, {"wanted": user}).one()))
        connection.execute(_PERSON_SET, {"wanted": user, **_PERSON.values(changed)})
        return changed

    @reading
    def mailbox(self, connection: Connection, user: UserId) -> MailboxRecord:
        """Return a mailbox, or the defaults."""
        row = connection.execute(_MAILBOX_ROW, {"wanted": user}).first()
        return MailboxRecord(user=user) if row is None else _MAILBOX.record(row)

    @writing
    def open_mailbox(self, connection: Connection, user: UserId, *, at: datetime, since: datetime, most: int) -> bool:
        """Note that a mailbox is opened for the first time, unless `most` were since then: return whether it may be."""
        if connection.execute(select(MAILBOXES.c.user_id).where(MAILBOXES.c.user_id == user)).first() is not None:
            return True
        lately = select(func.count()).select_from(MAILBOXES).where(MAILBOXES.c.opened_at > since)
        if connection.execute(lately).scalar_one() >= most:
            return False
        connection.execute(insert(MAILBOXES), {"user_id": user, "opened_at": at, "is_closed": False})
        return True

    @writing
    def set_mailbox(self, connection: Connection, user: UserId, *, is_closed: bool) -> None:
        """Note whether a mailbox takes anything."""
        connection.execute(update(MAILBOXES).where(MAILBOXES.c.user_id == user).values(is_closed=is_closed))

    @reading
    def blocked_by(self, connection: Connection, user: UserId) -> list[UserId]:
        """Return the persons that a person has blocked."""
        found = connection.execute(select(BLOCKS.c.blocked_id).where(BLOCKS.c.user_id == user))
        return [UserId(blocked) for blocked in found.scalars()]

    @writing
    def block(self, connection: Connection, user: UserId, other: UserId, *, is_blocked: bool) -> None:
        """Block another person from the tables that a person hosts, or lift the block."""
        connection.execute(delete(BLOCKS).where(BLOCKS.c.user_id == user, BLOCKS.c.blocked_id == other))
        if is_blocked:
            connection.execute(insert(BLOCKS), {"user_id": user, "blocked_id": other})

    @reading
    def tables_of(self, connection: Connection, user: UserId) -> list[tuple[TableRecord, datetime]]:
        """Return the open tables at which a person plays, each with the time of its last entry."""
        mine = (
            select(TABLES.c.id, func.max(ENTRIES.c.at).label("moved_at"))
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
            .where(SEATS.c.user_id == user, SEATS.c.gone.is_(False), TABLES.c.status.in_(reads.OPEN))
            .group_by(TABLES.c.id)
            .order_by(TABLES.c.id)
        )
        found = [
            (reads.known_table(connection, self._keys, TableId(row.id)), row.moved_at)
            for row in connection.execute(mine)
        ]
        return [(record, moved_at or record.started_at or record.created_at) for record, moved_at in found]

    @reading
    def lent_by(self, connection: Connection, user: UserId) -> list[TableRecord]:
        """Return the live tables at which the program plays on the seat that a person had before."""
        live = select(TABLES.c.id).where(TABLES.c.status == Status.LIVE.value)
        handovers = votes_about(user).where(HANDED_OVER, VOTES.c.table_id.in_(live))
        votes = [VOTE.record(row) for row in connection.execute(handovers)]
        seats = {each.table: int(each.facts["seat"]) for each in votes if each.facts.get("old") == user}
        found = [(reads.known_table(connection, self._keys, table), seat) for table, seat in seats.items()]
        return [
            record
            for record, seat in found
            if record.seat_of(user) is None and record.seats[seat].is_rival and not record.seats[seat].gone
        ]


def _person(connection: Connection, user: UserId) -> PersonRecord:
    row = connection.execute(_PERSON_ROW, {"wanted": user}).first()
    return PersonRecord(user=user) if row is None else _PERSON.record(row)
