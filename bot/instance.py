"""The instance, as its operator asks for it: the application on Discord, and the vitals of this process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.health import Vitals
from bot.tables.ids import UserId


@dataclass(frozen=True, slots=True)
class Application:
    """The application on Discord: its owners, and the number of its servers, which Discord counts now and then."""

    owners: frozenset[UserId]
    servers: int


@dataclass(frozen=True, slots=True)
class Instance:
    """Asks Discord for the application, and the process for its vitals."""

    application: Callable[[], Awaitable[Application]]
    vitals: Callable[[], Vitals]
