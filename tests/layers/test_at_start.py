"""What the process of the bot holds in memory from its start on."""

from __future__ import annotations

import subprocess
import sys

import pytest

LATER = ("alembic", "numpy")
"""Large ones that most processes never need (`bot.lazy`)."""


@pytest.fixture(scope="module")
def loaded() -> frozenset[str]:
    told = subprocess.run(
        [sys.executable, "-c", "import bot.process, sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return frozenset(told.stdout.split())


@pytest.mark.parametrize("name", LATER)
def test_what_a_bot_at_rest_does_not_need_is_not_loaded_at_its_start(loaded: frozenset[str], name: str) -> None:
    assert "bot.process" in loaded
    assert name not in loaded
