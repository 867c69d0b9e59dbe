"""Turns: a crowd begins one after the other."""

from __future__ import annotations

import asyncio
import itertools

from bot.turns import Turns


async def test_of_a_crowd_one_begins_in_each_round_of_the_loop_in_the_order_of_asking() -> None:
    turns, begun, seen = Turns(), list[int](), list[int]()

    async def come(n: int) -> None:
        await turns.take()
        begun.append(n)

    async def look() -> None:
        while len(begun) < 50:
            seen.append(len(begun))
            await asyncio.sleep(0)

    await asyncio.gather(look(), *(come(n) for n in range(50)))

    assert begun == list(range(50))
    assert all(after - before <= 1 for before, after in itertools.pairwise(seen))


async def test_who_gives_up_waiting_holds_up_nobody() -> None:
    turns = Turns()
    waiting = [asyncio.create_task(turns.take()) for _ in range(5)]
    await asyncio.sleep(0)
    for each in waiting[:4]:
        each.cancel()

    await asyncio.wait_for(waiting[4], 5)
