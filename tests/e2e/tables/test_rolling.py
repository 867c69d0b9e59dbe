"""Processes are restarted one after the other while people press: no press is lost, and none is answered twice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import keys
from tests.bot.store.cluster import Cluster
from tests.builders import long_run
from tests.e2e.evening import an_evening
from tests.e2e.tables.several import Crowd, SharedEvening, processes, restart_each

pytestmark = pytest.mark.sockets


@pytest_asyncio.fixture
async def evening(tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SharedEvening]:
    monkeypatch.setattr(keys, "ELSEWHERE", tmp_path / keys.NAME)
    async with an_evening(tmp_path, kind=SharedEvening, has_sockets=True) as made:
        assert isinstance(made, SharedEvening)
        made.spread(cluster, 3)
        made.is_patient = True
        yield made


@long_run
async def test_no_press_is_lost_while_three_processes_are_restarted_one_after_the_other(evening: SharedEvening) -> None:
    async with processes(evening, 3) as running:
        for place in evening.places:
            await evening.seated(2, channel=place)
        crowd = Crowd(evening, rate=4)
        async with crowd.pressing():
            await restart_each(evening, running)

    assert crowd.failed == []
    assert crowd.moved > 0
    assert evening.answers_refused() == []
    assert "level='error'" not in (evening.folder / "log.txt").read_text()
