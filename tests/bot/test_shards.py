"""What a process serves of the shards, as its lease goes on: gains, losses, and a database that is away."""

from __future__ import annotations

import asyncio
from typing import cast
from unittest.mock import patch

import pytest

from bot.shards import Shards, ShardsLost
from bot.store.errors import DatabaseFailed
from bot.store.leases import Claim, Leases
from bot.tables.records import GuildId


class Scripted:
    """Leases that answer as the test says; the last answer stays."""

    def __init__(self, *answers: Claim | Exception) -> None:
        self._answers = list(answers)
        self.renewals = 0

    async def renew(self) -> Claim:
        self.renewals += 1
        answer = self._answers[0] if len(self._answers) == 1 else self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


def claim(*shards: int, share: int = 4) -> Claim:
    return Claim(frozenset(shards), share)


async def held(leases: Scripted, renewals: int) -> tuple[Shards, list[frozenset[int]]]:
    """Hold the lease for so many renewals, where connecting never ends; return what was gained."""
    shards, gained = Shards(4, cast("Leases", leases)), []

    async def gain(new: frozenset[int]) -> None:
        gained.append(new)
        await asyncio.Event().wait()

    with patch("bot.shards.PAUSE", 0):
        await shards.acquire()
        holding = asyncio.create_task(shards.hold(gain))
        while leases.renewals < renewals and not holding.done():  # noqa: ASYNC110 - nothing tells it
            await asyncio.sleep(0)
        if holding.done():
            await holding
        holding.cancel()
        await asyncio.wait({holding})
    return shards, gained


async def test_the_lease_is_renewed_while_what_was_gained_is_still_being_connected() -> None:
    shards, gained = await held(Scripted(claim(0, 1), claim(0, 1, 2)), 9)

    assert gained == [{2}]
    assert shards.mine == {0, 1, 2}


async def test_whoever_lost_a_shard_or_has_too_many_begins_anew() -> None:
    for after in (claim(1), claim(0, 1, share=1)):
        with pytest.raises(ShardsLost):
            await held(Scripted(claim(0, 1), after), 9)


async def test_a_database_that_is_away_ends_nothing() -> None:
    shards, gained = await held(Scripted(claim(0, 1), DatabaseFailed("x"), DatabaseFailed("x"), claim(0, 1)), 9)

    assert shards.mine == {0, 1}
    assert not gained


async def test_a_process_without_a_shard_stands_by_until_there_is_one() -> None:
    shards, _ = await held(Scripted(claim(), claim(), claim(3)), 4)

    assert shards.mine == {3}


@pytest.mark.parametrize(("count", "mine", "owned"), [(None, [0], True), (4, [0, 1, 2, 3], True)])
def test_without_leases_everything_is_ours(count: int | None, mine: list[int], *, owned: bool) -> None:
    shards = Shards(count)

    assert shards.mine == set(mine)
    assert shards.owns(GuildId(3 << 22)) is owned
    assert not shards.is_shared
