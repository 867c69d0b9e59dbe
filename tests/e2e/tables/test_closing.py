"""A bot that fails as it closes its connection lets go of its database all the same."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from bot.app import App
from bot.store.errors import StoreClosed
from bot.tables.ids import TableId
from bot.ui.client import AlibiBot
from tests.e2e.evening import an_evening


async def test_a_connection_that_cannot_be_closed_keeps_no_database_open(tmp_path: Path) -> None:
    async def fails(_: AlibiBot) -> None:
        raise ConnectionResetError

    async with an_evening(tmp_path) as evening:
        with patch.object(AlibiBot, "close", fails), pytest.raises(ConnectionResetError):
            async with App.opened(evening.settings(), evening.means(), now=evening.now) as app:
                pass

        with pytest.raises(StoreClosed):
            await app.store.get(TableId(1))


async def test_a_bot_that_never_got_as_far_as_logging_in_closes_without_a_word(tmp_path: Path) -> None:
    async with (
        an_evening(tmp_path) as evening,
        App.opened(evening.settings(), evening.means(), now=evening.now) as app,
    ):
        assert not app.is_serving.is_set()
