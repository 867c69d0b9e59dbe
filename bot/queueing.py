"""The queue of a worker: one piece of work at a time, the urgent first, and no customer or urgency ahead of all others for long."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Urgency(IntEnum):
    """How long work can wait. The lowest comes first, but not twice in a row while another waits."""

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
    """A lock that is handed on by urgency, within it from customer to customer, and for each of them in order of arrival."""

    def __init__(self) -> None:
        self._is_held = False
        self._last = Urgency.PERSON
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
            self._is_held, self._last = True, order.urgency
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
        for urgency in (*(each for each in Urgency if each is not self._last), self._last):
            customers = self._waiting[urgency]
            while customers:
                customer = next(iter(customers))
                turns = customers.pop(customer)
                turn = turns.popleft()
                if turns:
                    customers[customer] = turns  # behind the others
                if not turn.done():
                    self._last = urgency
                    turn.set_result(None)
                    return
        self._is_held = False
