"""What a process serves of the shards, as its lease goes on: gains, losses, and a database that is away."""

from __future__ import annotations

import asyncio
from typing import cast
from unittest.mock import patch

import pytest

from bot.shards import LIFE, Shards, ShardsLost
from bot.store.errors import DatabaseFailed
from bot.store.leases import Claim, Leases
from bot.tables.ids import GuildId


class Scripted:
    """Leases that answer as the test says; the last answer stays."""

    def __init__(self, *answers: Claim | Exception) -> None:
        self._answers = list(answers)
        self.renewals = 0
        self.left: list[frozenset[int]] = []
        self.kept: list[frozenset[int]] = []

    async def keep(self, shards: frozenset[int]) -> None:
        assert self.left  # given up last
        self.kept.append(shards)

    async def renew(self) -> Claim:
        self.renewals += 1
        answer = self._answers[0] if len(self._answers) == 1 else self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Silent(Scripted):
    """Leases that cannot be renewed for so long as a lease lasts, though all else of the database is at hand."""

    def __init__(self, before: Claim, after: Claim) -> None:
        super().__init__(before, DatabaseFailed("x"), DatabaseFailed("x"), after)
        self.now = 0.0
        self.owned: list[bool] = []
        self.shards: Shards | None = None

    def clock(self) -> float:
        return self.now

    async def renew(self) -> Claim:
        if self.shards is not None:
            self.owned.append(self.shards.owns(GuildId(1 << 22)))
        try:
            return await super().renew()
        except DatabaseFailed:
            self.now += LIFE.total_seconds() / 2
            raise


def claim(*shards: int, share: int = 4, kept: frozenset[int] | None = None) -> Claim:
    return Claim(frozenset(shards), share, frozenset(shards) if kept is None else kept)


async def held(leases: Scripted, renewals: int) -> tuple[Shards, list[frozenset[int]]]:
    """Hold the lease for so many renewals, where connecting never ends; return what was gained."""
    shards, gained = Shards(4, cast("Leases", leases)), []
    if isinstance(leases, Silent):
        shards = Shards(4, cast("Leases", leases), clock=leases.clock)
        leases.shards = shards

    async def gain(new: frozenset[int]) -> None:
        gained.append(new)
        await asyncio.Event().wait()

    async def leave(old: frozenset[int]) -> None:
        assert not old & shards.mine  # nothing more is told of their servers
        leases.left.append(old)

    with patch("bot.shards.PAUSE", 0):
        await shards.acquire()
        holding = asyncio.create_task(shards.hold(gain, leave))
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


async def test_whoever_lost_a_shard_begins_anew() -> None:
    with pytest.raises(ShardsLost):
        await held(Scripted(claim(0, 1), claim(1)), 9)


async def test_one_that_joins_costs_the_others_only_the_shards_that_they_give() -> None:
    leases = Scripted(claim(0, 1, 2), claim(0, 1, 2, share=2), claim(0, 1, share=2))
    shards, gained = await held(leases, 9)

    assert leases.left == [{2}]
    assert leases.kept == [{0, 1}]
    assert shards.mine == {0, 1}
    assert not gained


async def test_a_shard_that_was_given_and_comes_back_is_begun_anew() -> None:
    leases = Scripted(claim(0, 1), claim(0, 1, share=1), claim(0, share=1), claim(0, 1, kept=frozenset({0})))

    with pytest.raises(ShardsLost):
        await held(leases, 9)


async def test_a_database_that_is_away_ends_nothing() -> None:
    shards, gained = await held(Scripted(claim(0, 1), DatabaseFailed("x"), DatabaseFailed("x"), claim(0, 1)), 9)

    assert shards.mine == {0, 1}
    assert not gained


async def test_whose_lease_is_over_owns_nothing_though_nobody_says_so_until_it_is_renewed() -> None:
    leases = Silent(claim(0, 1), claim(0, 1))
    shards, gained = await held(leases, 5)

    # at the start; when half of its time was over; at its end; and as soon as it was renewed
    assert leases.owned == [False, True, True, False, True]
    assert shards.mine == {0, 1}
    assert gained == [frozenset()]  # what waited meanwhile is done


async def test_a_lease_that_is_over_says_for_how_long() -> None:
    now = 0.0
    shards = Shards(4, cast("Leases", Scripted(claim(0, 1))), clock=lambda: now)
    await shards.acquire()
    now = LIFE.total_seconds() - 1
    assert shards.overdue == 0

    now += 7

    assert shards.overdue == 6
    assert Shards().overdue == 0  # there is none to renew


async def test_what_another_may_have_served_meanwhile_is_begun_anew_though_it_has_come_back() -> None:
    leases = Silent(claim(0, 1), claim(0, 1, kept=frozenset({0})))

    with pytest.raises(ShardsLost):
        await held(leases, 9)

    assert leases.shards is not None
    assert leases.shards.mine == {0}  # the other is given up, and may be taken again


async def test_a_process_without_a_shard_stands_by_until_there_is_one() -> None:
    shards, _ = await held(Scripted(claim(), claim(), claim(3)), 4)

    assert shards.mine == {3}


@pytest.mark.parametrize(("count", "mine", "owned"), [(None, [0], True), (4, [0, 1, 2, 3], True)])
def test_without_leases_everything_is_ours(count: int | None, mine: list[int], *, owned: bool) -> None:
    shards = Shards(count)

    assert shards.mine == set(mine)
    assert shards.owns(GuildId(3 << 22)) is owned
    assert not shards.is_shared
