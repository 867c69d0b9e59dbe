"""A game of its own for the tests of the delivery."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from games import BY_KEY
from tests.bot.telling.toy import CounterRules, a_game


@pytest.fixture
def counter() -> Iterator[CounterRules]:
    """Let there be the counter among the games."""
    rules = CounterRules()
    with patch.dict(BY_KEY, {"counter": a_game(rules)}):
        yield rules
