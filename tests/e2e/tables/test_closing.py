"""A bot that fails as it closes its connection lets go of its database all the same."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import discord
import pytest

from bot.app import App
from bot.store.errors import StoreClosed
from bot.tables.ids import TableId
from tests.e2e.evening import an_evening


async def test_a_connection_that_cannot_be_closed_keeps_no_database_open(tmp_path: Path) -> None:
    async def fails(_: discord.Client) -> None:
        raise ConnectionResetError

    async with an_evening(tmp_path) as evening:
        with patch.object(discord.AutoShardedClient, "close", fails), pytest.raises(ConnectionResetError):
            async with App.opened(evening.settings(), evening.means(), now=evening.now) as app:
                pass

        with pytest.raises(StoreClosed):
            await app.store.get(TableId(1))
