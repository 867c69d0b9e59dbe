"""A long life in some hundred moves: what grows with what is played is bounded."""

from __future__ import annotations

import gc
from unittest.mock import patch
from weakref import WeakSet

from bot.media import bands, painting, sound, strips
from bot.telling.worker import Worker
from tests.thinkers import KeptThinker
from tests.tools.memory import drawn, lived

CHANNELS = 2
OVER = 1
LARGE = 1_000_000


async def test_finished_tables_leave_the_memory() -> None:
    with (
        patch("bot.tables.cache.OVER", OVER),
        patch("bot.telling.scheduler.OVER", OVER),
        patch("bot.media.painting.draw", return_value=b""),
        patch("bot.media.sound.render", return_value=b""),
        patch("tests.tools.memory.Thinker", KeptThinker),
    ):
        dealt = 0
        async for _, house in lived(80, CHANNELS):
            cache = house.ground.cache
            assert len(cache._kept) <= CHANNELS
            assert len(cache._over) <= OVER
            assert len(house.delivery._scheduler._resting) <= CHANNELS
            assert len(house.delivery._scheduler._over) <= OVER
            dealt = max(dealt, *cache._kept, *cache._over)

    assert dealt > CHANNELS + OVER


async def test_the_telling_of_a_finished_table_leaves_the_memory_without_the_collector() -> None:
    lookers: WeakSet[Worker] = WeakSet()
    seen: set[int] = set()
    with (
        patch("bot.telling.scheduler.OVER", OVER),
        patch("bot.media.painting.draw", return_value=b""),
        patch("bot.media.sound.render", return_value=b""),
        patch("tests.tools.memory.Thinker", KeptThinker),
    ):
        gc.disable()  # its rounds over all that has lived long come after hundreds of tables
        try:
            async for _, house in lived(80, CHANNELS):
                scheduler = house.delivery._scheduler
                kept = {**scheduler._under_way, **scheduler._resting, **scheduler._over}
                seen |= kept.keys()
                lookers |= {job.looker for job in kept.values()}
                assert len(lookers) == len(kept)
        finally:
            gc.enable()

    assert len(seen) > CHANNELS + OVER


async def test_pictures_and_sounds_that_are_kept_have_bounds_in_bytes() -> None:
    with patch("tests.tools.memory.Thinker", KeptThinker):
        async for _ in lived(8, 4):
            pass
    for figures in (painting._sprites, painting._tiles):
        assert 0 < sum(map(strips.size_of, figures.values())) == figures.currsize <= figures.maxsize
    backdrops = painting._backdrops
    assert 0 < sum(map(painting._bytes, backdrops.values())) == backdrops.currsize <= backdrops.maxsize
    assert "P" in {each.mode for each in backdrops.values()}  # a byte for each pixel
    assert max(map(strips.size_of, painting._sprites.values())) < LARGE  # those of backdrops are as large as they
    assert bands._bands.currsize <= bands._bands.maxsize
    assert sound._encoded.cache_info().maxsize == sound.RUNS


def test_a_curve_is_drawn_as_bars_of_the_same_scale() -> None:
    assert drawn([(0, 100.0), (500, 200.0)]).splitlines() == [
        "      0    100 MB " + 30 * "#",
        "    500    200 MB " + 60 * "#",
    ]
