"""Tables beside other processes: what is to be told is read anew each time, and once."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import patch

import pytest

from bot.tables.ground import Ground
from bot.telling.steps import StoredSteps
from tests.bot.ui.club import Club


@pytest.mark.parametrize(("is_shared", "readings"), [(True, 1), (False, 0)])
async def test_a_table_in_memory_is_read_once_to_be_told_where_others_may_have_changed_it(
    club: Club, readings: int, *, is_shared: bool
) -> None:
    table = await club.dealt()
    ownership = SimpleNamespace(owns=lambda _: True, is_shared=is_shared)
    steps = StoredSteps(Ground(club.store, club.clock.now, ownership=ownership))
    await steps.current(table.record.id)

    with patch.object(club.store, "get", wraps=club.store.get) as read:
        _, found = await steps.current(table.record.id)

    assert read.await_count == readings
    assert found is not None
    assert found.n == table.n
