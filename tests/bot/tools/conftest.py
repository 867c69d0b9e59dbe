"""A database of the test, no settings but the test's, and a Discord with one server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
import pytest_asyncio

from tests.bot.tools.parts import url_in
from tests.e2e.practice.server import PracticeServer


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Use a database of the test, no settings but the test's, and leave the logs of the process alone."""
    for name in ("DISCORD_TOKEN", "SHARD_COUNT", "METRICS_PORT", "LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_URL", url_in(tmp_path))
    monkeypatch.chdir(tmp_path)
    with patch("bot.logs.configure"):
        yield


@pytest_asyncio.fixture
async def server() -> AsyncIterator[PracticeServer]:
    """Give a Discord with one server that the bot is in."""
    async with PracticeServer() as started:
        started.world.add_guild("Club")
        yield started
