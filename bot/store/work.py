"""What the store does at a database: synchronous work on a SQLAlchemy connection, awaited by whoever wants it done."""

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


class Role(Enum):
    """What a connection is for. SQLite checks foreign keys in every role but MIGRATE, where tables are made anew."""

    READ = "read"
    WRITE = "write"
    MIGRATE = "migrate"


class Hands(Protocol):
    """Runs work on a connection of one role."""

    async def run(self, work: Work[T]) -> T:
        """Run the work and return what it returns. The work begins and ends its transactions itself."""

    async def close(self) -> None:
        """Let go of the connections."""


@asynccontextmanager
async def alone(free: asyncio.Semaphore, count: int) -> AsyncIterator[None]:
    """Wait until all who are at work have ended; whoever closes may do so again, or give up in the middle."""
    taken = 0
    try:
        while taken < count:
            await free.acquire()
            taken += 1
        yield
    finally:
        for _ in range(taken):
            free.release()
