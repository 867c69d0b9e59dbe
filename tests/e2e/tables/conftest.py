"""Fixtures of the end-to-end tests of tables."""

from __future__ import annotations

import os
import warnings
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

with warnings.catch_warnings():
    # discord.py imports audioop, which Python 3.13 drops; that is not ours to mend.
    warnings.simplefilter("ignore", DeprecationWarning)
    from tests.e2e.evening import Evening, an_evening


@pytest_asyncio.fixture
async def evening(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Evening]:
    """Give an evening on which the bot runs; over sockets where the test is marked so."""
    has_sockets = request.node.get_closest_marker("sockets") is not None
    async with an_evening(tmp_path, has_sockets=has_sockets) as made, made.running():
        yield made


@pytest.fixture
def is_soak() -> bool:
    """Return whether a long run is asked for."""
    return os.environ.get("ALIBI_SOAK") == "1"
