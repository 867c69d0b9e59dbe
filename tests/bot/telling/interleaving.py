"""A deterministic event loop: time is a number, and which of the waiting callbacks runs next is chosen by the test.

asyncio runs them in order; a real machine delivers answers in any. Whoever holds in every order holds in the real ones too.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from heapq import heappop
from typing import Any, TypeVar

T = TypeVar("T")


class Choices:
    """Gives one number after the other: first those of a given beginning, then those of `go_on`. Remembers all."""

    def __init__(self, beginning: tuple[int, ...] = (), go_on: Callable[[int], int] = lambda _: 0) -> None:
        self.made: list[tuple[int, int]] = []  # (chosen, of how many)
        self._beginning = beginning
        self._go_on = go_on

    def choose(self, n: int) -> int:
        """Return a number below n."""
        i = len(self.made)
        chosen = min(self._beginning[i], n - 1) if i < len(self._beginning) else self._go_on(n)
        self.made.append((chosen, n))
        return chosen

    @classmethod
    def by_luck(cls, seed: int) -> Choices:
        return cls(go_on=random.Random(seed).randrange)


def every_beginning(run: Callable[[Choices], object], depth: int, most: int) -> int:
    """Run with every series of choices up to a depth, at most so often. Return how many runs that were."""
    runs = 0
    waiting: list[tuple[int, ...]] = [()]
    while waiting and runs < most:
        beginning = waiting.pop(0)
        choices = Choices(beginning)
        run(choices)
        runs += 1
        made = [chosen for chosen, _ in choices.made[:depth]]
        for i in range(len(beginning), len(made)):
            waiting += [(*made[:i], other) for other in range(1, choices.made[i][1])]
    return runs


class ChosenLoop(asyncio.SelectorEventLoop):
    """Runs the ready callbacks in the order chosen; when none is ready, time jumps to the next timer."""

    def __init__(self, choices: Choices) -> None:
        super().__init__()
        self._choices = choices
        self._moment = 1_000.0
        self.steps = 0

    def time(self) -> float:
        return self._moment

    def _run_once(self) -> None:
        inside: Any = self
        ready, timers = inside._ready, inside._scheduled
        if not ready:
            assert timers, "nothing will ever happen any more"
            self._moment = max(self._moment, timers[0]._when)
        while timers and timers[0]._when <= self._moment:
            timer = heappop(timers)
            timer._scheduled = False
            if not timer._cancelled:
                ready.append(timer)
        if not ready:
            return
        i = self._choices.choose(len(ready)) if len(ready) > 1 else 0
        ready.rotate(-i)
        handle = ready.popleft()
        ready.rotate(i)
        self.steps += 1
        assert self.steps < 200_000, "it runs in a circle"
        if not handle._cancelled:
            handle._run()


def played(choices: Choices, work: Callable[[], Awaitable[T]]) -> T:
    """Run something on a loop of its own, in the order chosen."""
    loop = ChosenLoop(choices)
    try:
        return loop.run_until_complete(_awaited(work))
    finally:
        loop.close()


async def _awaited(work: Callable[[], Awaitable[T]]) -> T:
    return await work()


def seeds(n: int) -> Iterator[int]:
    """Return the seeds of so many random runs."""
    return iter(range(n))
