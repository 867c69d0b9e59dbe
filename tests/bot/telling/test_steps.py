"""Tables beside other processes: what is to be told is read anew by each look, and what is told by it is as it was seen."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import patch

import pytest

from bot.tables.ground import Ground
from bot.telling.steps import StoredSteps
from tests.bot.telling.worlds import Bot, Shared, World, live, tell
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
        await steps.current(table.record.id, is_seen=True)

    assert read.await_count == readings
    assert found is not None
    assert found.n == table.n


@pytest.mark.usefixtures("counter")
def test_the_telling_of_a_step_reads_its_table_before_it_and_after_it() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        await bot.act()
        with patch.object(bot.store, "get", wraps=bot.store.get) as read:
            await bot.delivery.idle()
        assert read.await_count == 2

    live(world, run, Shared(is_mine=True))
    world.check(1)
