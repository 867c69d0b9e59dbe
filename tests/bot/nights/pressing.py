"""An evening whose people press, whose tables end, and whose keeper looks, by one call each."""

from __future__ import annotations

from bot.nights.nights import LATELY
from bot.nights.records import NightRecord
from bot.tables.ids import TableId, UserId
from tests.bot.nights.house import HOST, House


async def here(house: House, night: NightRecord, *users: UserId) -> None:
    for user in users:
        await house.nights.here(await house.now(night), user, f"P{user}", "en")


async def split(house: House, night: NightRecord, duplicate: str | None = None) -> None:
    await house.nights.split(await house.now(night), HOST, is_moderator=False, duplicate=duplicate)
    await house.keeper.tick()


async def end(house: House, night: NightRecord, n: int) -> None:
    """End the table with a number, and let the keeper look."""
    table = (await house.now(night)).table(n)
    assert table is not None
    await house.store.end(table.table or TableId(0), at=house.clock.now())
    await house.keeper.tick()


async def wait(house: House) -> None:
    """Let nobody press for a moment, and the keeper look."""
    house.clock.skip(seconds=LATELY.total_seconds() + 1)
    await house.keeper.tick()
    await house.keeper.tick()


async def seated(house: House, night: NightRecord) -> list[set[UserId]]:
    return [set(each.users) for each in (await house.now(night)).tables]


def posts(house: House, night: NightRecord) -> list[str]:
    return [each.text for each in house.discord.channel if each.where == night.channel and not each.is_panel]


def names(*users: UserId) -> tuple[str, ...]:
    return tuple(f"<@{user}>" for user in users)
