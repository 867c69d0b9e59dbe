"""A database in memory, which fails when it is told to: before a commit or after it, and nobody is told which."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.tables.ids import MessageId, TableId, UserId
from bot.tables.people_records import PersonRecord
from bot.tables.records import Entry, LineRecord, ReminderRecord, TableRecord, ToldRecord
from bot.tables.vote_records import VoteRecord

T = TypeVar("T")


class Faults:
    """Decides what fails: at each operation nothing, or it fails before it took effect, or after. Faults end."""

    def __init__(self, choose: Callable[[int], int] = lambda _: 0, most: int = 0, sparse: int = 1) -> None:
        """`sparse`: one of how many operations may fail."""
        self.choose = choose
        self._sparse = sparse
        self.left = most

    def strike(self) -> str | None:
        if self.left == 0:
            return None
        struck = self.choose(3 * self._sparse)
        if struck not in (1, 2):
            return None
        self.left -= 1
        return "before" if struck == 1 else "after"


@dataclass
class Stored:
    """All that a database holds."""

    tables: dict[TableId, TableRecord] = field(default_factory=dict)
    told: dict[TableId, ToldRecord] = field(default_factory=lambda: defaultdict(ToldRecord))
    entries: dict[TableId, list[Entry]] = field(default_factory=dict)
    lines: dict[tuple[TableId, UserId], LineRecord] = field(default_factory=dict)
    people: dict[UserId, PersonRecord] = field(default_factory=dict)
    reminders: dict[tuple[TableId, UserId], ReminderRecord] = field(default_factory=dict)
    votes: dict[tuple[TableId, int], VoteRecord] = field(default_factory=dict)
    posts: dict[tuple[TableId, int], MessageId] = field(default_factory=dict)

    def copied(self) -> Stored:
        return Stored(
            dict(self.tables),
            defaultdict(ToldRecord, self.told),
            {k: list(v) for k, v in self.entries.items()},
            dict(self.lines),
            dict(self.people),
            dict(self.reminders),
            dict(self.votes),
            dict(self.posts),
        )


class _Transaction:
    def __init__(self, connection: FakeConnection, faults: Faults | None) -> None:
        self._connection = connection
        self._before = connection.stored.copied()
        self._faults = faults

    def commit(self) -> None:
        struck = self._faults.strike() if self._faults is not None else None
        if struck == "before":
            self.rollback()
        if struck is not None:
            raise OSError("nobody knows")

    def rollback(self) -> None:
        self._connection.stored.__dict__.update(self._before.__dict__)


class FakeConnection:
    def __init__(self, stored: Stored, faults: Faults) -> None:
        self.stored = stored
        self._faults = faults

    def begin(self) -> _Transaction:
        return _Transaction(self, self._faults)

    def begin_nested(self) -> _Transaction:
        return _Transaction(self, None)

    def invalidate(self) -> None: ...


class FakeHands:
    def __init__(self, connection: FakeConnection) -> None:
        self._connection = connection

    async def run(self, work: Callable[[Any], T]) -> T:
        await asyncio.sleep(0)
        done = work(self._connection)
        await asyncio.sleep(0)
        return done

    async def close(self) -> None: ...
