"""What holds for all tests."""

from __future__ import annotations

import gc

import pytest

import tests.games.lanterns.hosting  # noqa: F401 (the fifth game, before anybody reads the list of games)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the page's tests first: they take longest, and one of several processes then starts browser and bot for all of them."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/e2e/page"))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Take what was imported and collected out of the garbage collector's rounds: it all stays until the end."""
    gc.collect()
    gc.freeze()
