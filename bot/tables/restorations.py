"""The times that were lost when a backup was restored: what was posted in them belongs to games that are no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from games.core.contract import Refusal


@dataclass(frozen=True, slots=True)
class LostTime:
    """The time from a backup to its restoration. Numbers that were given out in it are given out again."""

    taken_at: datetime
    restored_at: datetime


class RestorationStore(Protocol):
    """Stores the restorations of the database."""

    async def lost_times(self) -> Sequence[LostTime]:
        """Return the lost time of each restoration."""

    async def end_at(self, now: datetime) -> None:
        """Let each lost time end at this moment that ends later, or before it begins."""


class Restorations:
    """Refuses controls that were posted in a lost time: the steps and tables that they name are other ones now."""

    def __init__(self, store: RestorationStore, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self.lost: Sequence[LostTime] = ()

    async def tick(self) -> None:
        """Learn the lost times. One noted by a wrong clock is put right: it ended before this start, and nothing was posted since."""
        self.lost = await self._store.lost_times()
        now = self._now()
        if not all(each.taken_at <= each.restored_at <= now for each in self.lost):
            await self._store.end_at(now)
            self.lost = await self._store.lost_times()

    def reach(self, moment: datetime) -> bool:
        """Whether something of the time since a moment may be lost."""
        return any(moment < each.restored_at for each in self.lost)

    def check(self, said_at: datetime) -> None:
        """Raise Refusal where a message was last changed, at `said_at`, in a lost time."""
        if any(each.taken_at <= said_at < each.restored_at for each in self.lost):
            raise Refusal("lost-time")
