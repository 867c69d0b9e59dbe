"""Writes to a table: arguments of `bot.tables.stores.TableStore` that several places hand on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import NotRequired, TypedDict

from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.pace import Schedule
from bot.tables.records import Terms
from bot.tables.status import Status
from bot.tables.wanted import Sitting
from games.core.deal import Word
from games.core.secret import Secret


class NewTable(TypedDict):
    """The values that a lobby opens with."""

    guild: GuildId | None
    channel: ChannelId
    host: UserId
    game: str
    version: int
    locale: str
    options: Mapping[str, str]
    pace: int | None
    at: datetime
    secret: NotRequired[Secret[bytes] | None]
    is_private: NotRequired[bool]
    terms: NotRequired[Terms]
    is_held: NotRequired[bool]
    second_locale: NotRequired[str | None]
    people: NotRequired[Sequence[Sitting]]


class Change(TypedDict, total=False):
    """Changes to an open table; a field that is missing stays as it is. `seen`: only if that is the revision still.

    `is_unnoticed`: the revision stays, for there is nothing to tell or show.
    """

    options: Mapping[str, str]
    locale: str
    second_locale: str | None
    host: UserId
    pace: int | None
    schedule: Schedule
    seen: int
    is_private: bool
    terms: Callable[[Terms], Terms]
    guests: Mapping[UserId, bool]
    is_unnoticed: bool


class Beginning(TypedDict):
    """The values that a game begins with."""

    seed: Secret[bytes]
    order: Sequence[UserId]
    words: NotRequired[Sequence[Word]]
    options: Mapping[str, str]
    version: int
    schedule: NotRequired[Schedule]
    at: datetime


class NewVote(TypedDict):
    """The values that a vote opens with: its proposer, its facts, and its end."""

    by: UserId
    facts: Mapping[str, int | str]
    at: datetime
    until: datetime


class Following(TypedDict, total=False):
    """The consequences of an entry: status and schedule of the table; whether its seat is `gone`; and whether it
    `is_unnoticed`, so that there is nothing to tell or show.
    """

    status: Status
    schedule: Schedule
    gone: bool
    is_unnoticed: bool


class Learnt(TypedDict, total=False):
    """Facts learnt about a player at a table."""

    locale: str | None
    name: str | None
    mail_open: bool | None
    looked_n: int | None
    looked_at: datetime | None
