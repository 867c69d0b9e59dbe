"""Evenings whose disk is full for a while: what is posted and could not be noted down is found again, and posted once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.telling.message import PublicMessage
from tests.bot.nights.house import HOST, PEOPLE, House, Mortal, a_house
from tests.small_disk import SmallDisk, small_disk


class FullAfterAPanel(Mortal):
    """A disk that is full as soon as a panel is posted."""

    def __init__(self, disk: SmallDisk) -> None:
        super().__init__()
        self._disk = disk
        self.is_full = False

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        done = await work(*args, **kwargs)
        if not self.is_full and any(isinstance(each, PublicMessage) and each.is_panel for each in args):
            self.is_full = True
            self._disk.fill()
        return done


@pytest.mark.parametrize("is_new_process", [False, True])
@pytest.mark.parametrize("rounds", [0, 1])
async def test_a_panel_that_could_not_be_noted_down_is_found_again_though_it_says_something_else_by_now(
    tmp_path: Path, rounds: int, is_new_process: bool
) -> None:
    with small_disk(tmp_path / "disk", 8) as disk:
        async with a_house(disk.folder) as house:
            night = await house.planned(5)
            for _ in range(rounds):
                await house.keeper.tick()
                night = await house.nights.split(await house.now(night), HOST, is_moderator=False)
            await assert_posted_once(house, disk, is_new_process=is_new_process, night=night)


async def assert_posted_once(house: House, disk: SmallDisk, *, is_new_process: bool, night: Any) -> None:
    """Let the disk be full after the next panel of an evening, and see that it is there once."""
    full = FullAfterAPanel(disk)
    house.start(full)
    await house.keeper.tick()
    assert full.is_full
    disk.free()
    house.clock.skip(minutes=10)  # Discord forgets nonces meanwhile
    if is_new_process:
        house.start()
    await house.nights.leave(await house.now(night), PEOPLE[4])

    for _ in range(3):
        await house.keeper.tick()

    assert len(house.panels(night)) == 1
