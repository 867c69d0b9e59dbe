"""A port: the words of the delivery."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container
from enum import StrEnum
from typing import Protocol, TypeAlias

from bot.tables.records import TableRecord
from bot.tables.table import NumberedStep, Table
from bot.telling.message import PrivateMessage, PublicMessage
from games.core.seats import Seat

Inquire: TypeAlias = Callable[[Table], Awaitable[PublicMessage | None]]
"""Looks into a game that is over, and finds the words; None where there is nothing to tell."""


class Farewell(StrEnum):
    """The reason why the end of a game comes by letter."""

    GONE = "gone"  # its channel does not exist any more
    SILENT = "silent"  # the bot may not write there
    LATE = "late"  # its closing was told there while the player slept


class ClosingWords(Protocol):
    """The words at the end of a game."""

    def closing(self, table: Table, first: int = 0, uncalled: Container[Seat] = ()) -> PublicMessage:
        """Return the closing of a dealt table that is over: the rest of its events, and how to check and keep the game.

        `first`: the events before that step are told. `uncalled`: the seats that are told of the end in another way.
        """

    def hearers(self, record: TableRecord) -> tuple[Seat, ...]:
        """Return the seats to tell of the end of a game that went over days."""

    def parting(self, record: TableRecord, seat: Seat) -> PrivateMessage:
        """Return the letter about a game that an upgrade has ended."""

    def farewell(self, table: Table, seat: Seat, why: Farewell) -> PrivateMessage:
        """Return the end of a game as a letter."""

    def late_call(self, record: TableRecord, seat: Seat) -> PublicMessage:
        """Return the post that tells a seat of the end of its game, where the closing has not called it."""


class TellingWords(Protocol):
    """The words of the delivery, from the presenter."""

    @property
    def closings(self) -> ClosingWords:
        """The words at the end of a game."""

    def post(self, table: Table, step: NumberedStep) -> PublicMessage | None:
        """Return the public message of a step and of the events it holds, or None where there is nothing to say."""

    def letter(self, table: Table, step: NumberedStep, seat: Seat) -> PrivateMessage | None:
        """Return the letter of a step for one seat, or None where there is none, or no reader (any more)."""

    def is_over(self, table: Table, n: int, seat: Seat) -> bool:
        """Return whether the actions offered to a seat after step n cannot be done any more."""

    def panel(self, table: Table, step: NumberedStep | None = None) -> PublicMessage:
        """Return the panel of a table that has begun, as it stands now or stood after a step."""

    def lobby(self, record: TableRecord) -> PublicMessage:
        """Return the panel of a table that has not begun."""

    def greeting(self, record: TableRecord, locale: str) -> PrivateMessage:
        """Return the first DM to a person that joined."""

    def trouble(self, record: TableRecord, key: str, permission: str | None) -> PrivateMessage:
        """Return the advice to the host when the bot cannot speak in the channel."""
