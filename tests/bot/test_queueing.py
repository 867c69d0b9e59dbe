"""The queue of a worker: urgent work first, customers in turn, and nobody is lost who waits."""

from __future__ import annotations

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from bot.queueing import FairQueue, Order, Urgency

ORDERS = st.lists(st.builds(Order, st.sampled_from(Urgency), st.integers(0, 3)), max_size=12)


async def _served(orders: list[Order], given_up: frozenset[int] = frozenset()) -> list[int]:
    """Return in which order a queue serves those that came, in this order, while the first was at work."""
    queue, served = FairQueue(), list[int]()

    async def come(n: int, order: Order) -> None:
        async with queue.turn(order):
            await asyncio.sleep(0)
            served.append(n)

    async with queue.turn():
        tasks = [asyncio.create_task(come(n, order)) for n, order in enumerate(orders)]
        await asyncio.sleep(0)
        for n in given_up:
            tasks[n].cancel()
        await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)
    async with asyncio.timeout(5), queue.turn():  # it is free again
        return served


@given(ORDERS)
def test_everybody_is_served_and_each_customer_in_order_of_arrival(orders: list[Order]) -> None:
    served = asyncio.run(_served(orders))

    assert sorted(served) == list(range(len(orders)))
    for order in set(orders):
        mine = [n for n in served if orders[n] == order]
        assert mine == sorted(mine)


@given(ORDERS)
def test_each_urgency_that_waits_is_served_after_one_piece_of_each_other_at_most(orders: list[Order]) -> None:
    served = [orders[n].urgency for n in asyncio.run(_served(orders))]

    for n, urgency in enumerate(served):
        others = served[served.index(urgency) if urgency in served[:n] else 0 : n]
        since = others[len(others) - others[::-1].index(urgency) :] if urgency in others else others
        assert len(since) == len(set(since))


async def _overtaken(mine: Order, streams: list[Order]) -> list[Order]:
    """Return the work that a queue serves before a piece that comes while others come again as soon as they are served."""
    queue, served = FairQueue(), list[Order]()

    async def come_again(order: Order) -> None:
        for _ in range(30):
            async with queue.turn(order):
                served.append(order)
                await asyncio.sleep(0)

    tasks = [asyncio.create_task(come_again(order)) for order in streams]
    await asyncio.sleep(0)
    before = len(served)
    async with queue.turn(mine):
        overtaken = served[before:]
    await asyncio.gather(*tasks)
    return overtaken


@given(st.builds(Order, st.sampled_from(Urgency)), ORDERS)
def test_streams_of_work_without_end_starve_nobody(mine: Order, streams: list[Order]) -> None:
    overtaken = asyncio.run(_overtaken(mine, streams))

    own = [order for order in overtaken if order.urgency == mine.urgency]
    assert all(own.count(order) <= streams.count(order) for order in own)
    for urgency in set(Urgency) - {mine.urgency}:
        assert [order.urgency for order in overtaken].count(urgency) <= 1 + len(own)


@given(ORDERS)
def test_nobody_waits_for_more_than_one_piece_of_each_other_customer_before_each_of_their_own(
    orders: list[Order],
) -> None:
    served = [orders[n] for n in asyncio.run(_served(orders))]

    for n, mine in enumerate(served):
        before = served[:n]
        own = before.count(mine)
        for other in set(before) - {mine}:
            if other.urgency == mine.urgency:
                assert before.count(other) <= own + 1


@given(ORDERS, st.data())
def test_whoever_gives_up_waiting_holds_up_nobody(orders: list[Order], data: st.DataObject) -> None:
    given_up = data.draw(st.frozensets(st.integers(0, len(orders) - 1))) if orders else frozenset[int]()

    served = asyncio.run(_served(orders, given_up))

    assert set(served) == set(range(len(orders))) - given_up


async def test_a_turn_that_is_handed_to_somebody_who_gives_up_in_that_moment_goes_on() -> None:
    queue, served = FairQueue(), list[str]()

    async def come(name: str) -> None:
        async with queue.turn():
            served.append(name)

    async with queue.turn():
        first, second = (asyncio.create_task(come(name)) for name in ("first", "second"))
        await asyncio.sleep(0)
    first.cancel()  # the turn is theirs, and they have not begun

    await asyncio.wait_for(asyncio.gather(first, second, return_exceptions=True), 5)
    assert served == ["second"]
