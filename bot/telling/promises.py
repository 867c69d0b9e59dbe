"""Promises: private answers that go on when their player learns more, such as the card that a witness is still to show.

They live in this process, as long as Discord takes changes of an answer. After a restart the desk and the mailbox tell the same.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from cachetools import TTLCache

from bot.tables.ids import TableId, UserId
from bot.tables.table import NumberedStep, Table, last_told, place_of
from bot.telling.steps import StoredSteps
from games.core.contract import Refusal

LIFE: Final = 840.0
"""Seconds: Discord takes changes of an answer for fifteen minutes."""

TABLES: Final = 1024
"""At how many tables promises are kept at most."""

Tell: TypeAlias = Callable[[Table, NumberedStep], Awaitable[None]]
"""Changes a private answer, for a step in which its player alone has learnt something."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A private answer to step `n`, and how it is changed."""

    n: int
    tell: Tell


class Promises:
    """Keeps each promise once: at the next step in which its player alone learns something."""

    def __init__(self, steps: StoredSteps) -> None:
        self._steps = steps
        self._made: TTLCache[TableId, dict[UserId, Promise]] = TTLCache(TABLES, LIFE)

    def __contains__(self, table: TableId) -> bool:
        return table in self._made

    def make(self, table: TableId, user: UserId, promise: Promise | None) -> None:
        """Promise a user to go on with their answer, instead of the one before; None: only take that back."""
        made = self._made.get(table, {})
        made.pop(user, None)
        if promise is not None:
            made[user] = promise
        if made:
            self._made[table] = made
        else:
            self._made.pop(table, None)

    async def keep(self, table_id: TableId) -> None:
        """Go on with every answer of a table for a player with newer knowledge, as far as the last look has seen."""
        try:
            record, table = await self._steps.current(table_id, is_seen=True)
        except Refusal:  # erased, or of older rules
            return
        if table is None:
            return
        for user, promise in tuple(self._made.get(record.id, {}).items()):
            seat = record.seat_of(user)
            if seat is None or seat.gone:
                self.make(record.id, user, None)
                continue
            steps = (table.step(n) for n in range(promise.n + 1, last_told(table) + 1))
            learnt = (each for each in steps if each is not None and place_of(each, record, user) is not None)
            if (step := next(learnt, None)) is not None and self._made.get(record.id, {}).get(user) is promise:
                self.make(record.id, user, None)
                if step.by != seat.seat:  # an action of their own has an answer of its own
                    await promise.tell(table, step)
