"""What the store is asked to write of a table: the arguments of `bot.tables.stores.TableStore` that several places hand on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NotRequired, TypedDict

from bot.tables.pace import Clock
from bot.tables.records import ChannelId, GuildId, Level, Status, UserId
from games.core.deal import Word
from games.core.secret import Secret


class NewTable(TypedDict):
    """What a lobby opens with."""

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
    has_gallery: NotRequired[bool]
    level: NotRequired[Level]
    has_hints: NotRequired[bool]
    may_be_case: NotRequired[bool]
    is_held: NotRequired[bool]


class Change(TypedDict, total=False):
    """What may change at an open table; what is None stays as it is.

    `clear_clock` takes pace and deadline away, before what is given is set. `seen`: only if that is the revision still.
    """

    options: Mapping[str, str] | None
    locale: str | None
    host: UserId | None
    pace: int | None
    deadline: datetime | None
    clock: Clock | None
    remind_at: datetime | None
    clear_clock: bool
    seen: int | None
    is_private: bool | None
    has_gallery: bool | None
    level: Level | None
    has_hints: bool | None
    may_be_case: bool | None
    guests: Mapping[UserId, bool] | None


class Beginning(TypedDict):
    """What a game begins with."""

    seed: Secret[bytes]
    order: Sequence[UserId]
    rival_at: NotRequired[datetime | None]
    words: NotRequired[Sequence[Word]]
    options: Mapping[str, str]
    version: int
    deadline: datetime | None
    clock: NotRequired[Clock]
    remind_at: NotRequired[datetime | None]
    at: datetime


class NewVote(TypedDict):
    """What a vote begins with: who asks for it, what exactly about, and until when."""

    by: UserId
    facts: Mapping[str, int | str]
    at: datetime
    until: datetime


class Following(TypedDict, total=False):
    """What follows from an entry: status and clock of the table; whether its seat is `gone`; and whether it `is_unnoticed`,
    so that there is nothing to tell or show.
    """

    status: Status
    deadline: datetime | None
    clock: Clock
    remind_at: datetime | None
    rival_at: datetime | None
    gone: bool
    is_unnoticed: bool


class Learnt(TypedDict, total=False):
    """What may be learnt about somebody at a table."""

    locale: str | None
    name: str | None
    mail_open: bool | None
    looked_n: int | None
    looked_at: datetime | None
