"""Ports: the parts of a database, of Discord, and of the words that an evening needs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from typing import Protocol, TypedDict

from bot.messages.message import PrivateMessage, PublicMessage
from bot.nights.honours import Honours
from bot.nights.records import EventId, EventState, GuestRecord, NightId, NightRecord, NightTable
from bot.tables.records import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.stores import StoreError


class NightTaken(StoreError):
    """This channel already has an evening that is not over."""


class NightFull(StoreError):
    """As many have signed up, or are there, as an evening takes."""


class NightChanged(StoreError):
    """The evening is over, or has gone on since it was looked at."""


class NewNight(TypedDict):
    """The facts that an evening is planned with."""

    guild: GuildId
    channel: ChannelId
    host: UserId
    locale: str
    starts_at: datetime
    at: datetime


class NightChange(TypedDict, total=False):
    """The columns of an evening that may change; one that is not named stays."""

    event: EventId | None
    event_state: EventState
    panel: MessageId | None
    panel_round: int
    stale: MessageId | None
    is_reminded: bool
    is_told: bool
    trouble: str | None
    host: UserId


class NightStore(Protocol):
    """Keeps evenings. When a call that writes returns, its rows survive a crash."""

    async def plan_night(self, new: NewNight) -> NightRecord:
        """Plan an evening. Raises NightTaken."""

    async def night(self, night: NightId) -> NightRecord | None:
        """Return an evening, over or not."""

    async def night_in(self, channels: Collection[ChannelId]) -> NightRecord | None:
        """Return the evening of one of these channels that is not over."""

    async def nights(self) -> list[tuple[NightId, GuildId]]:
        """Return all evenings of which something is still to be done or said, with their servers."""

    async def change_night(self, night: NightId, change: NightChange) -> None:
        """Change the columns that are named."""

    async def keep_guest(
        self, night: NightId, change: Callable[[NightRecord], GuestRecord], *, is_rising: bool = False
    ) -> NightRecord:
        """Keep a guest as `change` makes them of the evening as it stands, in one transaction.

        `is_rising`: a table that is planned and not dealt yet goes on without them. Raises NightFull, NightChanged where it is
        over, and the errors of `change`.
        """

    async def crowd(self, users: Sequence[UserId]) -> dict[UserId, tuple[bool, frozenset[int]]]:
        """Return of each person whether they have never finished a game, and those of the others that they have blocked."""

    async def keep_split(
        self, night: NightId, tables: Sequence[NightTable], *, seen: int, is_round: bool, at: datetime
    ) -> NightRecord:
        """Keep planned tables, as a new round or within this one; all or none. Their guests wait no longer.

        `seen`: how many tables the evening had when they were planned. Raises NightChanged where that is no longer so, or
        a guest at them is free no longer; within a round also where they have not asked, or no longer do.
        """

    async def keep_table(
        self,
        night: NightId,
        n: int,
        *,
        thread: ChannelId | None = None,
        table: TableId | None = None,
        gone: bool = False,
    ) -> None:
        """Keep the new thread, table or end of a planned table."""

    async def release_twins(self, night: NightId, tables: Sequence[NightTable]) -> list[TableId]:
        """Let everything be seen of tables that are over, and return which they are; how many turns they took is kept with it."""

    async def keep_offered(self, night: NightId, n: int) -> None:
        """Note that the players of a table that is over were offered another."""

    async def keep_compared(self, night: NightId, n: int) -> None:
        """Note that all have been told how the tables of a round compare."""

    async def end_night(self, night: NightId, at: datetime) -> NightRecord:
        """Let no round follow; tables that are planned and not opened are not opened. Raises NightChanged."""

    async def forget_nights(self, before: datetime) -> None:
        """Forget evenings that were over, and of which all was said, before that."""


class Venue(Protocol):
    """Discord's part in an evening, beside messages. Every call raises PortError."""

    async def make_event(self, night: NightRecord, name: str, about: str) -> EventId:
        """Put an evening into the server's calendar, unless it is there: then return that."""

    async def set_event(self, night: NightRecord, state: EventState) -> None:
        """Say in the calendar that an evening has begun, or is over."""

    async def open_thread(self, night: NightRecord, table: NightTable, name: str) -> ChannelId:
        """Open a thread in the channel of an evening, unless one of this name was opened for it: then return that.

        Where others have the same deal, only the players of the table get in.
        """

    async def onlookers(self, night: NightRecord) -> frozenset[UserId]:
        """Return those of the free guests that may read every private thread of the channel, or are not to be found."""

    async def missing(self, night: NightRecord, users: Sequence[UserId]) -> Sequence[UserId]:
        """Return those of some people that are no longer on the server of an evening."""


class Words(Protocol):
    """The messages that an evening posts by itself."""

    def panel(self, night: NightRecord, now: datetime) -> PublicMessage:
        """Return the panel of an evening, with its buttons."""

    def ceremony(self, night: NightRecord, honours: Honours) -> PublicMessage:
        """Return the panel of an evening that is over."""

    def comparison(self, night: NightRecord, n: int) -> PublicMessage:
        """Return how the tables of a round compare that had the same deal."""

    def reminder(self, night: NightRecord, users: Sequence[UserId]) -> PublicMessage:
        """Return the message that reminds people of an evening for which they have signed up."""

    def offer(self, night: NightRecord, table: NightTable, users: Sequence[UserId]) -> PublicMessage:
        """Return the message that offers people another table when theirs is over."""

    def event(self, night: NightRecord) -> tuple[str, str]:
        """Return the name and the description of the event."""

    def thread(self, night: NightRecord, table: NightTable) -> str:
        """Return the name of a table's thread."""

    def call(self, night: NightRecord, table: NightTable) -> PublicMessage:
        """Return the message that calls the players of a table into its thread."""

    def trouble(self, night: NightRecord, permission: str) -> PrivateMessage:
        """Return which permission is missing, for the host."""
