"""The bot behind its buttons, for every test of its rooms. Every database has the rows of all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

import bot.rooms  # noqa: F401
from tests.bot.ui.club import Club, a_club


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with a_club(tmp_path) as made:
        yield made
