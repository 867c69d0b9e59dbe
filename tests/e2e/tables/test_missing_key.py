"""A start without the key that the running games are sealed with: nobody but the log could tell the operator at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.app import App
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.store.keys import Keys, find_keys, new_key
from tests.bot.store.builders import a_live_table
from tests.database import lay_down
from tests.e2e.evening import an_evening


@pytest.mark.parametrize("is_here", [True, False])
async def test_a_key_that_running_games_need_is_named_in_the_log_of_each_start(tmp_path: Path, is_here: bool) -> None:
    async with an_evening(tmp_path) as evening:
        lay_down(evening.file)
        keys = find_keys(read_url(evening.database)) if is_here else Keys([new_key()])
        store = KernelStore(await Database.open(evening.database, keys))
        await a_live_table(store)
        await store.database.close()

        with capture_logs() as logs:
            async with App.opened(evening.settings(), evening.means(), now=evening.now):
                pass

    assert [each["keys"] for each in logs if "need a key" in each["event"]] == ([] if is_here else [list(keys.names)])
