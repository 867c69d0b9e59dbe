"""Limits: how often a person, a table and a server may have things done that make work or posts for others.

Ordinary play meets none of them; a crowd of presses does. A bucket that several people share holds more than one person can take out of it,
so that nobody uses it up for the others. The buckets are in the memory of one process: a start empties them, and
each of several processes has its own, for the servers that it looks after.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, TypeAlias

from cachetools import LRUCache

from bot.tables.ids import GuildId, TableId, UserId
from games.core.contract import Refusal


class LimitedDeed(StrEnum):
    """The kinds of deeds that are limited."""

    TABLE = "table"
    EVENING = "evening"
    VOTE = "vote"
    TAKEBACK = "takeback"
    INVITATION = "invitation"
    CASE = "case"
    SHARE = "share"  # of how one did at a case
    CHANGE = "change"  # of an evening: its guests are told
    ROUND = "round"  # of an evening: each opens threads
    GUEST = "guest"  # at an evening: to sign up or off, or to ask for a table
    PRESS = "press"  # or a command: whatever a person sends
    LETTER = "letter"  # typed into an option: values are offered for it


class Scope(StrEnum):
    """The holder of a bucket."""

    PERSON = "person"
    TABLE = "table"
    SERVER = "server"
    GUEST = "guest"


@dataclass(frozen=True, slots=True)
class Limit:
    """A token bucket: `burst` deeds at once, and another whenever `every` has passed."""

    burst: int
    every: timedelta

    def full_from(self, full_at: datetime, now: datetime) -> datetime:
        """Return the moment at which a bucket is full: `full_at`, or now where that is past; no later than an empty one, where the clock was set back."""
        return min(max(full_at, now), now + self.burst * self.every)

    def possible_from(self, full_at: datetime) -> datetime:
        """Return the moment of the next possible deed, of a bucket that is full again at `full_at`."""
        return full_at - (self.burst - 1) * self.every


LIMITS: Final[Mapping[LimitedDeed, Mapping[Scope, Limit]]] = {
    LimitedDeed.TABLE: {
        Scope.PERSON: Limit(12, timedelta(minutes=2)),
        Scope.SERVER: Limit(60, timedelta(seconds=15)),
    },
    LimitedDeed.EVENING: {
        Scope.PERSON: Limit(6, timedelta(minutes=10)),
        Scope.SERVER: Limit(12, timedelta(minutes=5)),
    },
    LimitedDeed.VOTE: {
        Scope.PERSON: Limit(8, timedelta(minutes=3)),
        Scope.TABLE: Limit(16, timedelta(minutes=1)),
    },
    LimitedDeed.TAKEBACK: {
        Scope.PERSON: Limit(8, timedelta(minutes=2)),
        Scope.TABLE: Limit(16, timedelta(seconds=40)),
    },
    LimitedDeed.INVITATION: {
        Scope.PERSON: Limit(40, timedelta(minutes=1)),
        Scope.TABLE: Limit(80, timedelta(seconds=20)),
        Scope.GUEST: Limit(6, timedelta(minutes=3)),
    },
    LimitedDeed.CASE: {
        Scope.PERSON: Limit(12, timedelta(seconds=20)),
    },
    LimitedDeed.SHARE: {
        Scope.PERSON: Limit(6, timedelta(minutes=2)),
    },
    LimitedDeed.CHANGE: {
        Scope.PERSON: Limit(20, timedelta(minutes=1)),
        Scope.SERVER: Limit(60, timedelta(seconds=20)),
    },
    LimitedDeed.ROUND: {
        Scope.PERSON: Limit(30, timedelta(minutes=2)),
        Scope.SERVER: Limit(90, timedelta(seconds=40)),
    },
    LimitedDeed.GUEST: {
        Scope.PERSON: Limit(40, timedelta(seconds=20)),
    },
    LimitedDeed.PRESS: {
        Scope.PERSON: Limit(600, timedelta(seconds=3)),
    },
    LimitedDeed.LETTER: {
        Scope.PERSON: Limit(400, timedelta(seconds=2)),
    },
}

REMEMBERED: Final = 65_536
"""Buckets in memory. The one that was used longest ago is forgotten first, and is full."""

Holder: TypeAlias = UserId | TableId | GuildId


class Limits:
    """The buckets of one process."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._full_at: LRUCache[tuple[LimitedDeed, Scope, int], datetime] = LRUCache(REMEMBERED)

    def count(
        self,
        deed: LimitedDeed,
        person: UserId,
        *,
        table: TableId | None = None,
        server: GuildId | None = None,
        guest: UserId | None = None,
    ) -> None:
        """Count a deed that is about to be done, in each bucket of its kind. Raises Refusal with the time of the next, and counts none."""
        holders: Mapping[Scope, Holder | None] = {
            Scope.PERSON: person,
            Scope.TABLE: table,
            Scope.SERVER: server,
            Scope.GUEST: guest,
        }
        now = self._now()
        used = {
            (deed, scope, int(holder)): limit
            for scope, limit in LIMITS[deed].items()
            if (holder := holders[scope]) is not None
        }
        self._full_at.update({key: limit.full_from(self._full_at.get(key, now), now) for key, limit in used.items()})
        possible = max(limit.possible_from(self._full_at[key]) for key, limit in used.items())
        if possible > now:
            raise Refusal("too-often", deed=deed.value, at=f"<t:{int(possible.timestamp()) + 1}:R>")
        for key, limit in used.items():
            self._full_at[key] += limit.every
