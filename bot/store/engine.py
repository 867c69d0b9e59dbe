"""The protocol of an engine: it runs synchronous work on a SQLAlchemy connection, awaited by its caller."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import Enum
from typing import Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

READERS: Final = 3


class ConnectionRole(Enum):
    """The purpose of a connection. SQLite checks foreign keys in every role but MIGRATE, where tables are made anew."""

    READ = "read"
    WRITE = "write"
    MIGRATE = "migrate"


class Engine(Protocol):
    """Runs work on a connection of one role."""

    async def run(self, work: Work[T]) -> T:
        """Run the work and return its result. The work begins and ends its transactions itself."""

    async def close(self) -> None:
        """Let go of the connections."""


@asynccontextmanager
async def exclusive(free: asyncio.Semaphore, count: int) -> AsyncIterator[None]:
    """Wait until all work has ended; the caller may close again, or give up in the middle."""
    taken = 0
    try:
        while taken < count:
            await free.acquire()
            taken += 1
        yield
    finally:
        for _ in range(taken):
            free.release()
