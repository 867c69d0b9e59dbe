"""Ports: the parts of a database, of Discord, and of the words that an evening needs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol, TypedDict

from bot.nights.honours import Honours
from bot.nights.records import EventId, EventState, NightRecord, NightTable
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.stores import StoreError
from bot.telling.message import PrivateMessage, PublicMessage


class NightTaken(StoreError):
    """This channel already has an evening that is not over."""


class NightFull(StoreError):
    """The evening is full, and so is its waiting list."""


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

    starts_at: datetime
    places: int
    moved_at: datetime | None
    moved_from: datetime | None
    event: EventId | None
    event_state: EventState
    event_at: datetime
    event_is_weekly: bool
    is_weekly: bool
    zone: str | None
    first_at: datetime | None
    title: str | None
    left: ChannelId | None
    event_says: str | None
    panel: MessageId | None
    stale: MessageId | None
    is_reminded: bool
    reminder: MessageId | None
    is_told: bool
    trouble: str | None
    host: UserId


class Venue(Protocol):
    """Discord's part in an evening, beside messages. Every call raises PortError."""

    async def make_event(self, night: NightRecord, name: str, about: str) -> EventId:
        """Put an evening into the server's calendar, unless it is there: then return that."""

    async def move_event(self, night: NightRecord, name: str) -> bool:
        """Say in the calendar when and where an evening begins, and whether every week; return whether that can still be said there."""

    async def set_event(self, night: NightRecord, state: EventState) -> None:
        """Say in the calendar that an evening has begun, or is over."""

    async def open_thread(self, night: NightRecord, table: NightTable, name: str) -> ChannelId:
        """Open a thread in the channel of an evening, unless one of this name was opened for it: then return that.

        Where others have the same deal, only the players of the table get in.
        """

    async def onlookers(self, night: NightRecord) -> frozenset[UserId]:
        """Return those of the waiting guests that may read every private thread of the channel, or are not to be found."""

    async def missing(self, night: NightRecord, users: Sequence[UserId]) -> Sequence[UserId]:
        """Return those of some people that are no longer on the server of an evening."""


class EveningWords(Protocol):
    """The messages that an evening posts by itself."""

    def panel(self, night: NightRecord, now: datetime) -> PublicMessage:
        """Return the panel of an evening, with its buttons."""

    def ceremony(self, night: NightRecord, honours: Honours) -> PublicMessage:
        """Return the panel of an evening that is over."""

    def comparison(self, night: NightRecord, n: int) -> PublicMessage:
        """Return the comparison of the tables of a round that had the same deal."""

    def reminder(self, night: NightRecord, users: Sequence[UserId]) -> PublicMessage:
        """Return the message that reminds people of an evening for which they have signed up."""

    def moved(self, night: NightRecord, users: Sequence[UserId], now: datetime) -> PublicMessage:
        """Return the message that tells people of an evening that it begins at another time."""

    def relocated(self, night: NightRecord, users: Sequence[UserId], now: datetime) -> PublicMessage:
        """Return the message that tells people of an evening that it is in this channel now."""

    def moved_up(self, night: NightRecord, users: Sequence[UserId], now: datetime) -> PublicMessage:
        """Return the message that tells people on the waiting list that they have a place."""

    def called_off(self, night: NightRecord, users: Sequence[UserId]) -> PublicMessage:
        """Return the message that tells people of an evening that it does not take place."""

    def offer(self, night: NightRecord, table: NightTable, users: Sequence[UserId]) -> PublicMessage:
        """Return the message that offers people another table when theirs is over."""

    def offer_closed(self, night: NightRecord, table: NightTable) -> PublicMessage:
        """Return the same message once the evening is over too, without buttons."""

    def event(self, night: NightRecord) -> tuple[str, str]:
        """Return the name and the description of the event."""

    def thread(self, night: NightRecord, table: NightTable) -> str:
        """Return the name of a table's thread."""

    def call(self, night: NightRecord, table: NightTable) -> PublicMessage:
        """Return the message that calls the players of a table into its thread."""

    def gone(self, night: NightRecord, user: UserId) -> PrivateMessage:
        """Return the letter to one of its people that the channel of an evening was deleted."""

    def trouble(self, night: NightRecord, permission: str) -> PrivateMessage:
        """Return the letter to the host that names a missing permission."""
