"""Fixtures of the practice server's own tests."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import AsyncIterator

import pytest_asyncio

with warnings.catch_warnings():
    # The library imports audioop, which Python 3.13 drops; that is not ours to mend.
    warnings.simplefilter("ignore", DeprecationWarning)
    from tests.e2e.practice.fixtures import Scene

from tests.e2e.garbage import swept
from tests.e2e.practice.schema import problems_of
from tests.e2e.practice.server import PracticeServer


@pytest_asyncio.fixture
async def scene() -> AsyncIterator[Scene]:
    """Give a server with people; afterwards no fault, no body that Discord would refuse, no task of ours left over."""
    before = asyncio.all_tasks()
    with swept():
        async with PracticeServer() as server:
            yield Scene(server)
    assert server.world.faults == []
    assert problems_of(server.world.requests) == []
    assert [task for task in asyncio.all_tasks() - before if not task.done() and "bot/practice" in repr(task)] == []
