"""Guests of evenings in the tests: they come, have places or wait for one, and play rounds."""

from __future__ import annotations

from datetime import datetime

from bot.messages.sentences import stamp
from bot.nights.records import NightRecord
from bot.tables.ids import UserId
from tests.bot.nights.house import HOST, PEOPLE, House
from tests.bot.nights.pressing import here, seated, split
from tests.bot.ui.club import said

ANN, BEN, CLEO, DAN, EVE, FAY = PEOPLE


async def come(house: House, night: NightRecord, *users: UserId) -> None:
    for user in users:
        house.clock.skip(seconds=1)
        await house.nights.come(await house.now(night), user, f"P{user}", "en")


async def places(house: House, night: NightRecord, n: int) -> None:
    await house.nights.set_places(await house.now(night), HOST, n, is_moderator=False)


async def move(house: House, night: NightRecord, starts_at: datetime) -> None:
    await house.nights.move(await house.now(night), HOST, starts_at, is_moderator=False)


def moved(night: NightRecord, to: datetime, *users: UserId) -> str:
    people = tuple(f"<@{user}>" for user in users)
    at, soon, before = stamp(to, "F"), stamp(to, "R"), stamp(night.starts_at, "F")
    return said("night-moved", at=at, soon=soon, before=before, people=people)


async def listed(house: House, night: NightRecord) -> tuple[list[UserId], list[UserId]]:
    """Return who has a place, and who is on the waiting list."""
    now = await house.now(night)
    return [each.user for each in now.coming], [each.user for each in now.standby]


async def two_rounds(house: House) -> NightRecord:
    """Let Ann and Ben play in round 1 while Cleo and Dan play in round 2."""
    night = await house.planned(2)
    await split(house, night)
    await here(house, night, CLEO, DAN)
    await split(house, night)
    assert await seated(house, night) == [{ANN, BEN}, {CLEO, DAN}]
    return night
