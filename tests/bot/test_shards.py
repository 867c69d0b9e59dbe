"""What a process serves of the shards, as its lease goes on: gains, losses, and a database that is away."""

from __future__ import annotations

import asyncio
import sys
import time
from dataclasses import replace
from typing import cast
from unittest.mock import patch

import pytest

from bot.shards import DOUBLED, LIFE, Shards, ShardsLost
from bot.store.errors import DatabaseFailed
from bot.store.leases import NONE, STAYING, Leases, LeaseWishes, ShardClaim
from bot.tables.ids import GuildId


class Scripted:
    """Leases that answer as the test says; the last answer stays."""

    def __init__(self, *answers: ShardClaim | Exception) -> None:
        self._answers = list(answers)
        self.renewals = 0
        self.left: list[frozenset[int]] = []
        self.kept: list[frozenset[int]] = []
        self.passed: list[frozenset[int]] = []
        self.wishes: list[LeaseWishes] = []

    async def keep(self, shards: frozenset[int]) -> None:
        assert self.left  # given up last
        self.kept.append(shards)

    async def pass_on(self, shards: frozenset[int]) -> frozenset[int]:
        assert self.left[-1] == shards  # nothing more is told of them
        self.passed.append(shards)
        return shards

    async def renew(self, wishes: LeaseWishes = STAYING) -> ShardClaim:
        self.renewals += 1
        self.wishes.append(wishes)
        answer = self._answers[0] if len(self._answers) == 1 else self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Silent(Scripted):
    """Leases that cannot be renewed for so long as a lease lasts, though all else of the database is at hand."""

    def __init__(self, before: ShardClaim, after: ShardClaim) -> None:
        super().__init__(before, DatabaseFailed("x"), DatabaseFailed("x"), after)
        self.now = 0.0
        self.owned: list[bool] = []
        self.shards: Shards | None = None

    def clock(self) -> float:
        return self.now

    async def renew(self, wishes: LeaseWishes = STAYING) -> ShardClaim:
        if self.shards is not None:
            self.owned.append(self.shards.owns(GuildId(1 << 22)))
        try:
            return await super().renew(wishes)
        except DatabaseFailed:
            self.now += LIFE.total_seconds() / 2
            raise


def claim(*shards: int, share: int = 4, kept: frozenset[int] | None = None) -> ShardClaim:
    return ShardClaim(frozenset(shards), share, frozenset(shards) if kept is None else kept)


class Crew:
    """A crew that writes down the shards it is given; to connect never ends."""

    def __init__(self, shards: Shards, leases: Scripted) -> None:
        self._shards = shards
        self._leases = leases
        self.connecting: list[frozenset[int]] = []
        self.gained: list[frozenset[int]] = []
        self.disconnected: list[frozenset[int]] = []

    async def connect(self, shards: frozenset[int]) -> None:
        self.connecting.append(shards)
        await asyncio.Event().wait()

    async def take_over(self, shards: frozenset[int]) -> None:
        self.gained.append(shards)
        await asyncio.Event().wait()

    async def leave(self, shards: frozenset[int]) -> None:
        assert not shards & self._shards.mine  # nothing more is told of their servers
        self._leases.left.append(shards)

    async def disconnect(self, shards: frozenset[int]) -> None:
        self.disconnected.append(shards)


async def crewed(leases: Scripted, renewals: int, *, leaving: bool = False) -> tuple[Shards, Crew]:
    """Hold the lease for so many renewals; `leaving`: the process is told to stop at once."""
    shards = Shards(4, cast("Leases", leases))
    if isinstance(leases, Silent):
        shards = Shards(4, cast("Leases", leases), clock=leases.clock)
        leases.shards = shards
    crew = Crew(shards, leases)
    with patch("bot.shards.PAUSE", 0), patch("bot.shards.HURRY", 0), patch("bot.shards.UNCLAIMED", -1):
        await shards.acquire()
        holding = asyncio.create_task(shards.hold(crew))
        await asyncio.sleep(0)
        going = [asyncio.create_task(shards.hand_over())] if leaving else []
        while leases.renewals < renewals and not any(each.done() for each in (holding, *going)):  # noqa: ASYNC110 - nothing tells it
            await asyncio.sleep(0)
        if holding.done():
            await holding
        holding.cancel()
        await asyncio.wait({holding, *going})
    return shards, crew


async def held(leases: Scripted, renewals: int) -> tuple[Shards, list[frozenset[int]]]:
    """Hold the lease for so many renewals; return the shards that were gained."""
    shards, crew = await crewed(leases, renewals)
    return shards, crew.gained


async def test_the_lease_is_renewed_while_what_was_gained_is_still_being_connected() -> None:
    shards, gained = await held(Scripted(claim(0, 1), claim(0, 1, 2)), 9)

    assert gained == [{2}]
    assert shards.mine == {0, 1, 2}


async def test_whoever_lost_a_shard_begins_anew() -> None:
    with pytest.raises(ShardsLost):
        await held(Scripted(claim(0, 1), claim(1)), 9)


GIVEN: frozenset[int] = frozenset({2})


async def test_a_shard_is_passed_on_once_another_process_has_connected_it() -> None:
    wanted, ready = ShardClaim(frozenset({0, 1, 2}), 2, frozenset({0, 1, 2}), wanted=GIVEN), GIVEN
    leases = Scripted(
        claim(0, 1, 2), claim(0, 1, 2, share=2), wanted, replace(wanted, ready=ready), claim(0, 1, share=2)
    )
    with patch("bot.shards.UNCONNECTED", 3600):
        shards, crew = await crewed(leases, 9)

    assert [each.offered for each in leases.wishes[:5]] == [NONE, NONE, GIVEN, GIVEN, NONE]
    assert leases.passed == leases.left == crew.disconnected == [GIVEN]
    assert shards.mine == {0, 1}
    assert not crew.gained


async def test_offered_shards_are_given_up_where_no_process_comes_for_them() -> None:
    leases = Scripted(claim(0, 1, 2), *[claim(0, 1, 2, share=2)] * 2, claim(0, 1, share=2))
    shards, crew = await crewed(leases, 9)

    assert leases.left == crew.disconnected == [GIVEN]
    assert leases.kept == [{0, 1}]
    assert leases.passed == []
    assert shards.mine == {0, 1}


async def test_a_shard_that_another_process_offers_is_connected_before_it_is_owned() -> None:
    coming = ShardClaim(frozenset({0}), 2, frozenset({0}), coming=frozenset({1}))
    leases = Scripted(claim(0), coming)
    shards, crew = await crewed(leases, 5)

    assert crew.connecting == [{1}]
    assert shards.serves(1)
    assert not shards.owns(GuildId(1 << 22))
    assert crew.gained == []


async def test_a_connected_shard_is_said_to_be_ready_and_told_of_once_it_is_owned() -> None:
    coming = ShardClaim(frozenset({0}), 2, frozenset({0}), coming=frozenset({1}))
    leases = Scripted(coming, coming, claim(0, 1, share=2))
    shards = Shards(4, cast("Leases", leases))
    await shards.acquire()
    shards.connected(1)
    crew = Crew(shards, leases)
    holding = asyncio.create_task(shards.hold(crew))
    async with asyncio.timeout(60):
        while not crew.gained:  # noqa: ASYNC110 - nothing tells it
            await asyncio.sleep(0)
    holding.cancel()
    await asyncio.wait({holding})

    assert leases.wishes[-1].ready | leases.wishes[1].ready == {1}
    assert crew.gained == [{1}]
    assert shards.owns(GuildId(1 << 22))


async def test_a_shard_that_stays_with_its_owner_is_disconnected() -> None:
    coming = ShardClaim(frozenset({0}), 2, frozenset({0}), coming=frozenset({1}))
    shards, crew = await crewed(Scripted(claim(0), coming, claim(0)), 6)

    assert crew.disconnected == [{1}]
    assert not shards.serves(1)


async def test_a_process_that_goes_ends_once_others_have_its_shards() -> None:
    mine = frozenset({0, 1})
    leases = Scripted(
        claim(0, 1),
        ShardClaim(mine, 0, mine, wanted=mine, ready=frozenset({0})),
        ShardClaim(frozenset({1}), 0, frozenset({1}), wanted=frozenset({1}), ready=frozenset({1})),
    )
    shards, crew = await crewed(leases, 99, leaving=True)

    assert all(each.is_leaving for each in leases.wishes[1:])
    assert leases.passed == crew.disconnected == [{0}, {1}]
    assert shards.mine == NONE
    assert leases.renewals < 9


@pytest.mark.parametrize("alone", [True, False])
async def test_a_process_that_goes_where_nobody_comes_keeps_its_shards_until_it_has_ended(*, alone: bool) -> None:
    mine = frozenset({0, 1})
    leases = Scripted(claim(0, 1), ShardClaim(mine, 0, mine, is_last=alone))
    shards, crew = await crewed(leases, 99, leaving=True)

    assert shards.mine == mine
    assert leases.left == crew.disconnected == []
    assert leases.renewals < 9


async def test_presses_of_a_shard_that_changes_hands_are_heard_by_two() -> None:
    now = 0.0
    leases = Scripted(claim(0), ShardClaim(frozenset({0}), 2, frozenset({0}), coming=frozenset({1})))
    shards = Shards(2, cast("Leases", leases), clock=lambda: now)
    here, there = GuildId(2 << 22), GuildId(1 << 22)
    await shards.acquire()
    now += DOUBLED
    assert not shards.is_doubled(here)
    assert shards.is_doubled(there)

    shards.offered = frozenset({0})
    assert shards.is_doubled(here)


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


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a clock that counts the sleep of the machine")
async def test_the_lease_of_a_machine_that_has_slept_is_over() -> None:
    shards = Shards(4, cast("Leases", Scripted(claim(0, 1))))
    await shards.acquire()
    assert not shards.is_over

    woken = time.clock_gettime(time.CLOCK_BOOTTIME) + 3600
    with patch("time.clock_gettime", {time.CLOCK_BOOTTIME: woken}.__getitem__):
        assert shards.is_over


async def test_what_another_may_have_served_meanwhile_is_begun_anew_though_it_has_come_back() -> None:
    leases = Silent(claim(0, 1), claim(0, 1, kept=frozenset({0})))

    with pytest.raises(ShardsLost):
        await held(leases, 9)

    assert leases.shards is not None
    assert leases.shards.mine == {0}  # the other is given up, and may be taken again
    assert leases.shards.is_over  # until it begins anew, nothing is told of what it remembers


async def test_a_process_without_a_shard_stands_by_until_there_is_one() -> None:
    shards, _ = await held(Scripted(claim(), claim(), claim(3)), 4)

    assert shards.mine == {3}


@pytest.mark.parametrize(("count", "mine", "owned"), [(None, [0], True), (4, [0, 1, 2, 3], True)])
def test_without_leases_everything_is_ours(count: int | None, mine: list[int], *, owned: bool) -> None:
    shards = Shards(count)

    assert shards.mine == set(mine)
    assert shards.owns(GuildId(3 << 22)) is owned
    assert not shards.is_shared
