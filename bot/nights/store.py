"""Evenings in a database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from bot.nights.guest_store import take_from
from bot.nights.ports import NewNight, NightChange, NightChanged, NightFull, NightTaken
from bot.nights.reads import GUEST, NIGHT, TABLE, is_at_table, night_of
from bot.nights.records import MOST_GUESTS, EventState, GuestRecord, NightId, NightRecord, NightTable
from bot.nights.rows import NIGHT_GUESTS, NIGHT_TABLES, NIGHTS
from bot.store.database import Store, reading, writing
from bot.store.people_rows import BLOCKS
from bot.store.reads import OPEN
from bot.store.rows import SEATS, TABLES
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId


class StoredNights(Store):
    """Evenings in a database."""

    @writing
    def plan_night(self, connection: Connection, new: NewNight) -> NightRecord:
        """Plan an evening. Raises NightTaken."""
        here = select(NIGHTS.c.id).where(NIGHTS.c.channel_id == new["channel"], NIGHTS.c.over_at.is_(None))
        if connection.execute(here).first() is not None:
            raise NightTaken
        named = {name: value for name, value in new.items() if name != "at"}
        values = NIGHT.changes({**named, "created_at": new["at"], "event_state": EventState.WANTED})
        made = connection.execute(insert(NIGHTS).values(values).returning(NIGHTS.c.id)).scalar_one()
        return _known(connection, NightId(made))

    @reading
    def night(self, connection: Connection, night: NightId) -> NightRecord | None:
        """Return an evening, over or not."""
        return night_of(connection, night)

    @reading
    def night_in(self, connection: Connection, channels: Collection[ChannelId]) -> NightRecord | None:
        """Return the evening of one of these channels that is not over."""
        here = select(NIGHTS.c.id).where(NIGHTS.c.channel_id.in_(channels), NIGHTS.c.over_at.is_(None))
        found = connection.execute(here).scalar()
        return None if found is None else night_of(connection, NightId(found))

    @reading
    def night_around(self, connection: Connection, place: ChannelId) -> NightId | None:
        """Return the evening of a channel, or of a table's thread, that is not over; an evening's end leaves games in threads."""
        opened = select(NIGHT_TABLES.c.night_id).where(NIGHT_TABLES.c.thread_id == place)
        here = and_(NIGHTS.c.channel_id == place, NIGHTS.c.over_at.is_(None))
        found = connection.execute(select(NIGHTS.c.id).where(or_(here, NIGHTS.c.id.in_(opened)))).scalar()
        return None if found is None else NightId(found)

    @reading
    def places(self, connection: Connection) -> list[tuple[GuildId, ChannelId]]:
        """Return the channels of the evenings that are not over, with their servers."""
        open_ones = select(NIGHTS.c.guild_id, NIGHTS.c.channel_id).where(NIGHTS.c.over_at.is_(None))
        found = connection.execute(open_ones.order_by(NIGHTS.c.id))
        return [(GuildId(row.guild_id), ChannelId(row.channel_id)) for row in found]

    @reading
    def nights(self, connection: Connection) -> list[tuple[NightId, GuildId]]:
        """Return all evenings of which something is still to be done or said, with their servers."""
        waiting = select(NIGHTS.c.id, NIGHTS.c.guild_id).where(~NIGHTS.c.is_told).order_by(NIGHTS.c.id)
        return [(NightId(row.id), GuildId(row.guild_id)) for row in connection.execute(waiting)]

    @reading
    def is_ending_in(self, connection: Connection, channel: ChannelId, before: NightId) -> bool:
        """Whether the ceremony of an evening before is still to be posted in a channel."""
        is_before = and_(NIGHTS.c.channel_id == channel, NIGHTS.c.id < before)
        is_untold = and_(NIGHTS.c.over_at.is_not(None), ~NIGHTS.c.is_told)
        lacks_end = and_(NIGHTS.c.round > 0, NIGHTS.c.panel_round <= NIGHTS.c.round)
        return connection.execute(select(NIGHTS.c.id).where(is_before, is_untold, lacks_end)).first() is not None

    @writing
    def change_night(self, connection: Connection, night: NightId, change: NightChange) -> None:
        """Change the named fields."""
        connection.execute(update(NIGHTS).where(NIGHTS.c.id == night).values(NIGHT.changes(change)))

    @writing
    def keep_guest(
        self,
        connection: Connection,
        night: NightId,
        change: Callable[[NightRecord], GuestRecord],
        *,
        at: datetime,
        is_rising: bool = False,
    ) -> NightRecord:
        """Keep a guest as `change` makes them of the evening as it stands; where it is full, on its waiting list.

        Raises NightFull where that is full too, NightChanged where the evening is over.
        """
        record = _held(connection, night)
        guest = change(record)
        if guest.asked_at is not None and is_at_table(
            connection, guest.user
        ):  # an evening knows it of those only who are here
            guest = replace(guest, asked_at=None)
        if guest.is_coming and record.guest(guest.user) not in (*record.coming, *record.standby):
            if len(record.standby) >= MOST_GUESTS:
                raise NightFull
            if record.standby or len(record.coming) >= record.places:
                guest = replace(guest, standby_at=at)
        mine = (NIGHT_GUESTS.c.night_id == night) & (NIGHT_GUESTS.c.user_id == guest.user)
        before = connection.execute(select(NIGHT_GUESTS.c.n).where(mine)).scalar()
        last = select(func.coalesce(func.max(NIGHT_GUESTS.c.n), 0)).where(NIGHT_GUESTS.c.night_id == night)
        values = {
            **GUEST.values(guest),
            "night_id": night,
            "n": connection.execute(last).scalar_one() + 1 if before is None else before,
        }
        connection.execute(delete(NIGHT_GUESTS).where(mine))
        connection.execute(insert(NIGHT_GUESTS), values)
        for each in record.tables if is_rising else ():
            if each.table is None and not each.is_over:
                take_from(connection, night, each.n, each.users, guest.user)
        return _known(connection, night)

    @writing
    def move_night(
        self, connection: Connection, night: NightId, starts_at: datetime, at: datetime, *, is_anew: bool
    ) -> NightRecord:
        """Let an evening begin at another time, its guests stay. Raises NightChanged where it has had a round, or is over.

        `is_anew`: its doors are closed until then, so nobody is there any more, and its guests are reminded again. Else the move reminds them.
        """
        record = _held(connection, night)
        if record.round:
            raise NightChanged
        if starts_at == record.starts_at:
            return record
        known = record.moved_from or record.starts_at
        move = NightChange(starts_at=starts_at, first_at=None, moved_at=at, moved_from=known)
        if starts_at == known:  # it has moved back before anybody was told
            move |= NightChange(moved_at=None, moved_from=None)
        if is_anew:
            move["is_reminded"] = False
            away = update(NIGHT_GUESTS).where(NIGHT_GUESTS.c.night_id == night)
            connection.execute(away.values(here_since=None, asked_at=None))
        elif move["moved_at"] is not None:
            move["is_reminded"] = True  # the post of the move calls them for the next minutes
        connection.execute(update(NIGHTS).where(NIGHTS.c.id == night).values(NIGHT.changes(move)))
        return _known(connection, night)

    @writing
    def relocate_night(self, connection: Connection, night: NightId, channel: ChannelId) -> NightRecord:
        """Let an evening be in another channel. Raises NightTaken where that has one already.

        Raises NightChanged where the evening has had a round, is over, or has not yet arrived from the channel before.
        """
        record = _held(connection, night)
        if channel == record.channel:
            return record
        if record.round or record.left is not None:
            raise NightChanged
        there = select(NIGHTS.c.id).where(NIGHTS.c.channel_id == channel, NIGHTS.c.over_at.is_(None))
        if connection.execute(there).first() is not None:
            raise NightTaken
        shown = record.event_says or str(record.channel)
        move = NightChange(panel=None, stale=record.panel, left=record.channel, event_says=shown)
        values = {**NIGHT.changes(move), "channel_id": channel}
        connection.execute(update(NIGHTS).where(NIGHTS.c.id == night).values(values))
        return _known(connection, night)

    @writing
    def keep_move_told(self, connection: Connection, night: NightId, moved_at: datetime) -> None:
        """Note that a move was told, unless the evening has moved again meanwhile."""
        told = update(NIGHTS).where(NIGHTS.c.id == night, NIGHTS.c.moved_at == moved_at)
        connection.execute(told.values(moved_at=None, moved_from=None))

    @writing
    def keep_reminded(
        self, connection: Connection, night: NightId, starts_at: datetime, post: MessageId | None = None
    ) -> None:
        """Note the post that reminds the guests of a start, if there is one, and that they are reminded, unless the evening has moved."""
        reminded = update(NIGHTS).where(NIGHTS.c.id == night)
        connection.execute(reminded.values(reminder_id=post))
        connection.execute(reminded.where(NIGHTS.c.starts_at == starts_at).values(is_reminded=True))

    @writing
    def keep_panel(
        self, connection: Connection, night: NightId, channel: ChannelId, panel: MessageId, number: int
    ) -> None:
        """Note the panel that was posted in a channel, of round `number`, in place of the one before.

        Where the evening has gone to another channel meanwhile, it is one to be taken away.
        """
        this = update(NIGHTS).where(NIGHTS.c.id == night)
        here, gone = this.where(NIGHTS.c.channel_id == channel), this.where(NIGHTS.c.left_id == channel)
        stale = func.coalesce(NIGHTS.c.panel_id, NIGHTS.c.stale_id)
        if not connection.execute(here.values(panel_id=panel, panel_round=number, stale_id=stale)).rowcount:
            connection.execute(gone.where(NIGHTS.c.stale_id.is_(None)).values(stale_id=panel))

    @writing
    def move_up(self, connection: Connection, night: NightId, at: datetime) -> NightRecord:
        """Give the places that are free to the first on the waiting list. Raises NightChanged."""
        record = _held(connection, night)
        free = max(0, record.places - len(record.coming))
        first = [each.user for each in record.standby[:free]]
        theirs = (NIGHT_GUESTS.c.night_id == night) & NIGHT_GUESTS.c.user_id.in_(first)
        connection.execute(update(NIGHT_GUESTS).where(theirs).values(standby_at=None, moved_up_at=at))
        return _known(connection, night)

    @writing
    def keep_told_up(self, connection: Connection, night: NightId, at: datetime) -> None:
        """Note that the guests that moved up at a moment are told."""
        told = (NIGHT_GUESTS.c.night_id == night) & (NIGHT_GUESTS.c.moved_up_at == at)
        connection.execute(update(NIGHT_GUESTS).where(told).values(moved_up_at=None))

    @writing
    def clear_list(self, connection: Connection, night: NightId, users: Sequence[UserId]) -> None:
        """Take people off the list and the waiting list of an evening."""
        theirs = (NIGHT_GUESTS.c.night_id == night) & NIGHT_GUESTS.c.user_id.in_(users)
        connection.execute(update(NIGHT_GUESTS).where(theirs).values(is_coming=False, standby_at=None))

    @writing
    def keep_cohosts(self, connection: Connection, night: NightId, people: Sequence[GuestRecord]) -> NightRecord:
        """Keep the co-hosts, and no others; those unknown so far as they are named. Raises NightChanged."""
        _held(connection, night)
        of_night = NIGHT_GUESTS.c.night_id == night
        is_one = NIGHT_GUESTS.c.user_id.in_([each.user for each in people])
        connection.execute(update(NIGHT_GUESTS).where(of_night).values(is_cohost=is_one))
        known = set(connection.execute(select(NIGHT_GUESTS.c.user_id).where(of_night)).scalars())
        new = [each for each in people if each.user not in known]  # a guest that is kept out is known too
        last = connection.execute(select(func.coalesce(func.max(NIGHT_GUESTS.c.n), 0)).where(of_night)).scalar_one()
        for n, each in enumerate(new, start=last + 1):
            connection.execute(insert(NIGHT_GUESTS), {**GUEST.values(each), "night_id": night, "n": n})
        return _known(connection, night)

    @reading
    def crowd(self, connection: Connection, users: Sequence[UserId]) -> dict[UserId, tuple[bool, frozenset[int]]]:
        """Return of each person whether they have never finished a game, and the others that they have blocked."""
        finished = (
            select(SEATS.c.user_id)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(SEATS.c.user_id.in_(users), TABLES.c.entries.is_not(None), TABLES.c.ended_at.is_not(None))
            .distinct()
        )
        known = set(connection.execute(finished).scalars())
        blocked: dict[int, set[int]] = {}
        pairs = select(BLOCKS).where(BLOCKS.c.user_id.in_(users), BLOCKS.c.blocked_id.in_(users))
        for row in connection.execute(pairs):
            blocked.setdefault(row.user_id, set()).add(row.blocked_id)
        return {user: (user not in known, frozenset(blocked.get(user, ()))) for user in users}

    @writing
    def keep_split(
        self,
        connection: Connection,
        night: NightId,
        tables: Sequence[NightTable],
        *,
        seen: int,
        is_round: bool,
        at: datetime,
    ) -> NightRecord:
        """Keep planned tables, as a new round or within this one; all or none. Raises NightChanged."""
        users = {user for each in tables for user in each.users}
        theirs = select(NIGHT_GUESTS.c.night_id).where(NIGHT_GUESTS.c.user_id.in_(users))
        shared = select(NIGHTS.c.id).where(NIGHTS.c.id.in_(theirs), NIGHTS.c.over_at.is_(None))
        connection.execute(shared.order_by(NIGHTS.c.id).with_for_update())  # two evenings may want the same people
        record = _held(connection, night)
        able = {each.user for each in record.waiting}
        if len(record.tables) != seen or not users <= able:
            raise NightChanged
        connection.execute(insert(NIGHT_TABLES), [{**TABLE.values(each), "night_id": night} for each in tables])
        seated = (NIGHT_GUESTS.c.night_id == night) & NIGHT_GUESTS.c.user_id.in_(users)
        connection.execute(update(NIGHT_GUESTS).where(seated).values(asked_at=None))
        if is_round:
            connection.execute(update(NIGHTS).where(NIGHTS.c.id == night).values(round=record.round + 1))
        connection.execute(update(NIGHTS).where(NIGHTS.c.id == night).values(split_at=at))
        return _known(connection, night)

    @writing
    def keep_table(
        self,
        connection: Connection,
        night: NightId,
        n: int,
        *,
        thread: ChannelId | None = None,
        table: TableId | None = None,
        is_lost: bool = False,
    ) -> None:
        """Keep the thread, the table or the loss of a planned table."""
        this = (NIGHT_TABLES.c.night_id == night) & (NIGHT_TABLES.c.n == n)
        named = {"thread_id": thread, "opened_id": table, "is_gone": is_lost or None}
        values = {name: value for name, value in named.items() if value is not None}
        connection.execute(update(NIGHT_TABLES).where(this).values(values))

    @writing
    def release_twins(self, connection: Connection, night: NightId, tables: Sequence[NightTable]) -> list[TableId]:
        """Release tables that are over, and return them. Their numbers of turns are kept."""
        for each in tables:
            this = (NIGHT_TABLES.c.night_id == night) & (NIGHT_TABLES.c.n == each.n)
            connection.execute(update(NIGHT_TABLES).where(this).values(turns=each.turns))
        these = (NIGHT_TABLES.c.night_id == night) & NIGHT_TABLES.c.n.in_([each.n for each in tables])
        return _release(connection, these, TABLES.c.status.not_in(OPEN))

    @writing
    def keep_offered(self, connection: Connection, night: NightId, n: int, post: MessageId | None) -> None:
        """Note that the players of a table that is over were offered another, and the post with the buttons to take it, if there is one."""
        this = (NIGHT_TABLES.c.night_id == night) & (NIGHT_TABLES.c.n == n)
        connection.execute(update(NIGHT_TABLES).where(this).values(is_offered=True, offer_id=post))

    @writing
    def keep_compared(self, connection: Connection, night: NightId, n: int) -> None:
        """Note that all have been told how the tables of a round compare."""
        this = (NIGHT_TABLES.c.night_id == night) & (NIGHT_TABLES.c.round == n)
        connection.execute(update(NIGHT_TABLES).where(this).values(is_compared=True))

    @writing
    def end_night(
        self, connection: Connection, night: NightId, at: datetime, *, follows_at: datetime | None = None
    ) -> NightRecord:
        """Let no round follow; tables that are planned and not opened are not opened. Raises NightChanged.

        `follows_at`: when the next evening begins, if this one is weekly.
        """
        record = _held(connection, night)
        connection.execute(update(NIGHTS).where(NIGHTS.c.id == night).values(over_at=at))
        unopened = and_(NIGHT_TABLES.c.night_id == night, NIGHT_TABLES.c.opened_id.is_(None))
        connection.execute(update(NIGHT_TABLES).where(unopened).values(is_gone=True))
        if record.is_weekly and follows_at is not None:
            _follow(connection, record, at, follows_at)
        return _known(connection, night)

    @writing
    def forget_nights(self, connection: Connection, before: datetime) -> None:
        """Forget evenings that were over, and of which all was said, before that."""
        old = and_(NIGHTS.c.is_told, NIGHTS.c.over_at < before)
        _release(connection, NIGHT_TABLES.c.night_id.in_(select(NIGHTS.c.id).where(old)))  # no later step would do it
        connection.execute(delete(NIGHTS).where(old))


def _release(connection: Connection, these: ColumnElement[bool], *which: ColumnElement[bool]) -> list[TableId]:
    """Let everything be seen of tables of evenings, also of those that were dealt in a thread and not noted down."""
    opened = select(NIGHT_TABLES.c.opened_id).where(these, NIGHT_TABLES.c.opened_id.is_not(None))
    threads = select(NIGHT_TABLES.c.thread_id).where(these, NIGHT_TABLES.c.thread_id.is_not(None))
    held = update(TABLES).where(
        TABLES.c.is_held, or_(TABLES.c.id.in_(opened), TABLES.c.channel_id.in_(threads)), *which
    )
    shown = held.values(is_held=False, revision=TABLES.c.revision + 1).returning(TABLES.c.id)
    return [TableId(table) for table in connection.execute(shown).scalars()]


def _follow(connection: Connection, night: NightRecord, at: datetime, starts_at: datetime) -> None:
    """Plan the evening after a weekly one, which takes over its co-hosts and its event in the calendar."""
    has_event = night.event is not None and night.event_state in (EventState.MADE, EventState.LIVE)
    state = night.event_state if night.event_state is EventState.GONE else EventState.WANTED
    same = (
        "guild",
        "channel",
        "host",
        "locale",
        "places",
        "is_weekly",
        "zone",
        "title",
        "event_is_weekly",
        "event_says",
    )
    values = {
        **{name: getattr(night, name) for name in same},
        "starts_at": starts_at,
        "first_at": night.first_at or night.starts_at,
        "created_at": at,
        "event": night.event if has_event else None,
        "event_state": EventState.MADE if has_event else state,
    }
    made = connection.execute(insert(NIGHTS).values(NIGHT.changes(values)).returning(NIGHTS.c.id)).scalar_one()
    if has_event:
        this = update(NIGHTS).where(NIGHTS.c.id == night.id)
        connection.execute(this.values(event_id=None, event_state=EventState.OVER.value))
    for n, each in enumerate(night.cohosts, start=1):
        guest = GuestRecord(user=each.user, name=each.name, locale=each.locale, is_coming=False, is_cohost=True)
        connection.execute(insert(NIGHT_GUESTS), {**GUEST.values(guest), "night_id": made, "n": n})


def _held(connection: Connection, night: NightId) -> NightRecord:
    """Lock an evening's row until the commit, and return the evening. Raises NightChanged where it is over."""
    connection.execute(select(NIGHTS.c.id).where(NIGHTS.c.id == night).with_for_update())
    record = night_of(connection, night)
    if record is None or record.is_over:
        raise NightChanged
    return record


def _known(connection: Connection, night: NightId) -> NightRecord:
    record = night_of(connection, night)
    if record is None:
        raise AssertionError
    return record
