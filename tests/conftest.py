"""What holds for all tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import tests.games.lanterns.hosting  # noqa: F401 (the fifth game, before anybody reads the list of games)
from bot.process import spare_the_collector
from tests.bot.store.cluster import Cluster, running_or_skipped

LONG = (
    "tests/e2e/page",
    "tests/e2e/tables/test_processes.py",
    "tests/bot/test_logs.py",
    "tests/e2e/tables/test_kills.py",
)
"""What takes longest, one test alone or all of one kind: nothing of it may be left when one of several processes is through."""

MEMORY = Path("/dev/shm")
"""Where folders of tests lie, if there is room: a database waits for its disk at every commit, and no test cuts the power."""
ROOM = 2 << 30
PLACE = "PYTEST_DEBUG_TEMPROOT"
if PLACE not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ[PLACE] = str(MEMORY)


settings.register_profile("untimed", settings(deadline=None))  # a busy machine is no defect
settings.load_profile("untimed")

LUCK = "ALIBI_LUCK"
"""What the games that are new in every run follow from: the seed of pytest-randomly, which it prints."""


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Give all processes of a run the same luck."""
    os.environ[LUCK] = str(config.getoption("randomly_seed", 0))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put long tests first, those of the page before all: one of several processes then starts browser and bot for all of them."""
    items.sort(key=lambda item: next((n for n, path in enumerate(LONG) if item.nodeid.startswith(path)), len(LONG)))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Take what was imported and collected out of the garbage collector's rounds, as the bot does: it all stays until the end."""
    spare_the_collector()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Give a PostgreSQL of our own, one for all tests of a process."""
    yield from running_or_skipped()
