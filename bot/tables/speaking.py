"""A port: what the delivery needs of whoever finds the words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from bot.messages.message import PrivateMessage, PublicMessage
from bot.tables.records import TableRecord
from bot.tables.table import NumberedStep, Table
from games.core.seats import Seat

Inquire: TypeAlias = Callable[[Table], Awaitable[PublicMessage | None]]
"""Looks into a game that is over, and finds the words; None where there is nothing to tell."""


class Words(Protocol):
    """What the delivery needs of the presenter."""

    def post(self, table: Table, step: NumberedStep) -> PublicMessage | None:
        """Return what all read of a step and of what it holds, or None where there is nothing to say."""

    def letter(self, table: Table, step: NumberedStep, seat: Seat) -> PrivateMessage | None:
        """Return what a seat alone learns in a step, or None where there is nobody to tell (any more)."""

    def is_over(self, table: Table, n: int, seat: Seat) -> bool:
        """Return whether what a seat was offered after step n cannot be done any more."""

    def closing(self, table: Table, first: int = 0) -> PublicMessage:
        """Return what is said when a table that was dealt is over: what was left to tell, how to check and keep the game.

        `first`: what happened before that step is told.
        """

    def panel(self, table: Table, step: NumberedStep | None = None) -> PublicMessage:
        """Return the panel of a table that has begun, as it stands now or stood after a step."""

    def lobby(self, record: TableRecord) -> PublicMessage:
        """Return the panel of a table that has not begun."""

    def greeting(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the first DM to somebody who joined."""

    def trouble(self, record: TableRecord, key: str, permission: str | None) -> PrivateMessage:
        """Return the advice to the host when the bot cannot speak in the channel."""
