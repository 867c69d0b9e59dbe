"""Maintenance: a time in which the operator takes the bot away, and the notice of it in each channel where a game is live."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import NewType, Protocol

from bot.tables.ids import ChannelId, GuildId, MessageId, TableId

MaintenanceId = NewType("MaintenanceId", int)


@dataclass(frozen=True, slots=True, kw_only=True)
class Maintenance:
    """An announced maintenance. It stands until its end, or until it is withdrawn."""

    id: MaintenanceId
    at: datetime
    begins_at: datetime
    ends_at: datetime
    withdrawn_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """The notice in one channel; `is_noted` before it is said, `is_settled` once it is said or cannot be."""

    maintenance: Maintenance
    table: TableId
    guild: GuildId | None
    channel: ChannelId
    locale: str
    is_noted: bool
    is_settled: bool
    message: MessageId | None


class MaintenanceStore(Protocol):
    """Stores maintenance and its notices, for all processes."""

    async def plan(self, at: datetime, begins_at: datetime, ends_at: datetime) -> Maintenance | None:
        """Keep a new maintenance; None where one still stands."""

    async def withdraw(self, at: datetime) -> bool:
        """Withdraw the maintenance that stands; return whether there was one."""

    async def standing(self, now: datetime) -> Maintenance | None:
        """Return the maintenance that stands."""

    async def untold(self, maintenance: Maintenance) -> list[Notice]:
        """Return the notices that are still to be given: one for each channel with a live game."""

    async def note(self, notice: Notice, now: datetime) -> bool:
        """Note that a notice is about to be given; return False where its maintenance does not stand any more."""

    async def settle(self, notice: Notice, message: MessageId | None) -> None:
        """Keep where a notice was given; None: it cannot be."""

    async def outdated(self, now: datetime) -> list[Notice]:
        """Return the notices of maintenances that no longer stand."""

    async def drop(self, notice: Notice) -> None:
        """Forget a notice."""

    async def told(self, maintenance: Maintenance) -> int:
        """Return the number of channels in which it was told."""

    async def forget(self, now: datetime) -> None:
        """Forget each maintenance that is over and of which no notice is left."""
