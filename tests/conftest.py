"""What holds for all tests."""

from __future__ import annotations

import gc

import pytest

import tests.games.lanterns.hosting  # noqa: F401 (the fifth game, before anybody reads the list of games)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Take what was imported and collected out of the garbage collector's rounds: it all stays until the end."""
    gc.collect()
    gc.freeze()
