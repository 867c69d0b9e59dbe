"""Visits: the person, their answer and their seat, as values that are made once and travel together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import discord

from bot.house import House
from bot.messages.sentences import names_of
from bot.messages.ways_on import WaysOn
from bot.tables.ids import ChannelId, GuildId, InteractionId, TableId, UserId
from bot.tables.options import may_become_case
from bot.tables.people_records import Reading
from bot.tables.records import TableRecord
from bot.tables.servers import MemberRights
from bot.tables.stores import NO_SEAT
from bot.tables.table import NumberedStep, Table
from bot.telling.message import PrivateMessage, Reader
from bot.telling.promises import Promise
from bot.ui.desks import Desks
from bot.ui.reply import Reply
from bot.ui.standing import standing_of
from games.core.contract import Refusal
from games.core.seats import Seat

BARRED: Final = frozenset({"banned", "banned-server"})
"""Refusals that leave nothing to do."""
LATE: Final = frozenset({"stale", "not-now"})
"""Refusals of a press that the game has gone on from."""
UNSEATED: Final = frozenset({"stale", "not-begun", "not-seated", "not-seated-yet"})
"""Refusals at a lobby after which a seat is the way on."""


@dataclass(frozen=True, slots=True)
class DiscordUser:
    """A person on Discord: their id, the name to show, and the language they read."""

    user: UserId
    name: str
    locale: str


@dataclass(frozen=True, slots=True)
class Visit:
    """One interaction: its one answer, and the person that waits for it."""

    reply: Reply
    person: DiscordUser

    @property
    def reader(self) -> Reader:
        """The reader of the words."""
        return Reader(self.person.locale, self.reply.names)

    @property
    def channel(self) -> ChannelId:
        """The channel or thread that the person is in."""
        return channel_of(self.reply.interaction)

    @property
    def guild(self) -> GuildId | None:
        """The server that the person is on; None in a mailbox."""
        guild = self.reply.interaction.guild_id
        return None if guild is None else GuildId(guild)

    @property
    def is_from_public(self) -> bool:
        """Whether it is a command, or a press on a message that all read."""
        source = self.reply.interaction.message
        return source is None or not source.flags.ephemeral

    @property
    def standing(self) -> MemberRights:
        """The person's roles and permissions there."""
        return standing_of(self.reply.interaction)

    @property
    def interaction(self) -> InteractionId:
        """The id of the interaction, the same where Discord delivers it twice."""
        return InteractionId(self.reply.interaction.id)


@dataclass(frozen=True, slots=True)
class Press:
    """A visit by a player of a table that is open. The table was loaded once, and the control judged once."""

    visit: Visit
    table: Table
    seat: Seat
    step: NumberedStep  # the last one when the control was judged: only the steps after it can make the press stale

    @property
    def table_id(self) -> TableId:
        """The number of the table."""
        return self.table.record.id

    @property
    def locale(self) -> str:
        """The language that the player reads."""
        return self.visit.person.locale


class Visits:
    """Finds the table that a visit is about, and the visitor's seat."""

    def __init__(self, house: House) -> None:
        self._store = house.store
        self._tables = house.tables
        self._bans = house.bans
        self._restorations = house.restorations
        self._delivery = house.telling
        self.desks = Desks()
        self.words = house.words.catalogue
        self._ways = WaysOn(house.words.presenter)

    def person(self, interaction: discord.Interaction[Any]) -> DiscordUser:
        """Return the person of an interaction."""
        user = interaction.user
        return DiscordUser(UserId(user.id), user.display_name, self.words.language(str(interaction.locale)))

    def begin(self, reply: Reply) -> Visit:
        """Return the visit that is answered with this reply."""
        person = self.person(reply.interaction)
        reply.reading = partial(self.reading, person.user)
        visit = Visit(reply, person)
        reply.leading_on = partial(self._leading_on, visit)
        return visit

    async def reading(self, user: UserId) -> frozenset[Reading]:
        """Return how a person reads."""
        return (await self._tables.people.get(user)).reading

    async def _leading_on(self, visit: Visit, refusal: Refusal, message: PrivateMessage) -> PrivateMessage:
        """Return a refused press with the choices that its person has now: at its table, or else at the door."""
        record = visit.reply.record
        if record is None:
            return message if refusal.key in BARRED else self._ways.door(message)
        record = await self._store.get(record.id) or record
        if record.is_hidden or record.entries is None:
            may_join = refusal.key in UNSEATED
            return self._ways.lobby(record, visit.person.user, message, may_join=may_join)
        table = await self._tables.load(record.id)
        return self._ways.table(table, visit.person.user, message, is_late=refusal.key in LATE)

    def admit(self, visit: Visit) -> None:
        """Raise Refusal where the operator keeps the visitor or the server out, and for a press on a message of a lost time."""
        self._bans.check(visit.person.user, visit.guild)
        if (message := visit.reply.interaction.message) is not None:
            self._restorations.check(message.edited_at or message.created_at)

    async def here(self, channel: ChannelId) -> TableId:
        """Return the open table of a channel. Raises Refusal."""
        return await self._tables.open_in(channel)

    async def latest(self, channel: ChannelId) -> TableId:
        """Return the newest table of a channel, open or past. Raises Refusal."""
        record = await self._store.latest_in(channel)
        if record is None:
            raise Refusal("no-table")
        return record.id

    async def record(self, visit: Visit, table_id: TableId) -> TableRecord:
        """Return a table as it is stored, in any status. Raises Refusal."""
        record = await self._store.get(table_id)
        if record is None:
            raise Refusal("no-table")
        await self._arrive(visit, record)
        return record

    async def watched(self, visit: Visit, record: TableRecord) -> None:
        """Remember the visitor as one with full sight of a game that may become a case: that is none for them."""
        user = visit.person.user
        is_outside = record.seat_of(user) is None
        if may_become_case(record) and is_outside and not await self._store.has_visited(record.id, user):
            await self._store.watch(record.id, user)

    async def player_record(self, visit: Visit, table_id: TableId) -> TableRecord:
        """Return a table at which the visitor sits or sat. Raises Refusal."""
        record = await self.record(visit, table_id)
        if record.seat_of(visit.person.user) is None:
            raise record.unseated
        return record

    async def table(self, visit: Visit, table_id: TableId) -> Table:
        """Return a table that has begun, open or past. Raises Refusal."""
        try:
            table = await self._tables.load(table_id)
        except Refusal:
            await self.record(visit, table_id)  # so that the refusal leads on from there
            raise
        await self._arrive(visit, table.record)
        return table

    async def press(self, visit: Visit, table_id: TableId, seen: int | None = None) -> Press:
        """Return the visit as a press of a player; `seen` is the step that the control was made for (None: now).

        The language that the player reads now is remembered. Raises Refusal, "stale" where their choices have changed.
        """
        table = await self.table(visit, table_id)
        seat = table.seat_of(visit.person.user)
        if not table.record.is_open:
            raise Refusal("table-over")
        if table.player(seat).locale != visit.person.locale:
            await self._learn_language(table.record, visit.person)
        if seen is not None and table.is_stale(seat, seen):
            raise Refusal("stale")
        return Press(visit, table, seat, table.now)

    def promise(self, press: Press, promise: Promise | None) -> None:
        """Let the answer to a press go on when its player learns more, where it still can; None: it is all there is."""
        is_kept = press.visit.reply.may_go_on
        if is_kept and promise is not None:
            self.desks.keep((press.table_id, press.visit.person.user))
        self._delivery.promise(press.table_id, press.visit.person.user, promise if is_kept else None)

    async def _learn_language(self, record: TableRecord, person: DiscordUser) -> None:
        await self._store.set_seat(record.id, person.user, locale=person.locale)
        self._tables.refresh(record.id, lambda now: _speaking(now, person))

    async def _arrive(self, visit: Visit, record: TableRecord) -> None:
        """Let refusals name the players and link to the panel; and try deferred messages again, since the visitor is there.

        Where the same deal is played elsewhere too, only its players read a table, and none of them once it is over.
        Raises Refusal.
        """
        user = visit.person.user
        if record.is_hidden:
            raise Refusal("twin-over")
        is_stranger = record.is_held and record.seat_of(user) is None
        if is_stranger and not await self._store.has_held_another(record.id, user, NO_SEAT):  # they may come back
            raise Refusal("twin-elsewhere")
        visit.reply.names = names_of(record)
        visit.reply.link = panel_of(record)
        visit.reply.record = record
        self._delivery.press(record, visit.person.user)


def check_over(record: TableRecord, running: Refusal) -> None:
    """Raise Refusal where not all of a game may be shown: it still goes on (`running`), never began, or cannot be opened."""
    if record.is_open:
        raise running
    if record.entries is None:
        raise Refusal("no-table")
    if record.is_sealed:
        raise Refusal("sealed")


def panel_of(record: TableRecord) -> str | None:
    """Return the address of a table's panel, where it is known."""
    if record.guild is None or record.panel is None:
        return None
    return f"https://discord.com/channels/{record.guild}/{record.channel}/{record.panel.message}"


def channel_of(interaction: discord.Interaction[Any]) -> ChannelId:
    """Return the channel or thread of an interaction."""
    return ChannelId(interaction.channel_id or 0)


def _speaking(record: TableRecord, person: DiscordUser) -> TableRecord:
    seats = tuple(replace(seat, locale=person.locale) if seat.user == person.user else seat for seat in record.seats)
    return replace(record, seats=seats)
