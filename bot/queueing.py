"""The queue of a worker: one piece of work at a time; urgencies take turns, and within each of them its customers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Urgency(IntEnum):
    """How long work can wait. Each waits for one piece of each other at most, so a rival's move for no crowd of people."""

    TABLE = 0  # a rival's move: all its table waits
    PERSON = 1  # an answer to a press
    SPARE = 2  # preparation


@dataclass(frozen=True, slots=True)
class Order:
    """The urgency of some work, and its customer: a person or a seat. Customers of one urgency take turns."""

    urgency: Urgency = Urgency.PERSON
    customer: Hashable = None


COMMON: Final = Order()
"""The order of work for nobody in particular."""


class FairQueue:
    """A lock that goes to the urgency served longest ago, within it from customer to customer, for each in order of arrival."""

    def __init__(self) -> None:
        self._is_held = False
        self._order = list(Urgency)
        """The urgencies, the one served longest ago first."""
        self._waiting: dict[Urgency, dict[Hashable, deque[asyncio.Future[None]]]] = {each: {} for each in Urgency}

    @asynccontextmanager
    async def turn(self, order: Order = COMMON) -> AsyncIterator[None]:
        """Wait for a turn, and hold it."""
        await self._take(order)
        try:
            yield
        finally:
            self._hand_on()

    async def _take(self, order: Order) -> None:
        if not self._is_held:
            self._is_held = True
            self._serve(order.urgency)
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[order.urgency].setdefault(order.customer, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over in the same moment
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Give the turn to the next that still waits; without one, it is free."""
        for urgency in self._order:
            customers = self._waiting[urgency]
            while customers:
                customer = next(iter(customers))
                turns = customers.pop(customer)
                turn = turns.popleft()
                if turns:
                    customers[customer] = turns  # behind the others
                if not turn.done():
                    self._serve(urgency)
                    turn.set_result(None)
                    return
        self._is_held = False

    def _serve(self, urgency: Urgency) -> None:
        self._order.remove(urgency)
        self._order.append(urgency)
