"""Thinking in a process of its own: what it gives back, what it refuses, and that it comes back after every fault."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator

import pytest

from bot.thinking import Thinker, Unthought
from games.core.contract import Refusal
from games.core.seats import Seat
from tests.bot.thoughts import broken, doubled, dying, printing, refused, told


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker()
    yield thinker
    await thinker.close()


async def test_work_is_done_in_another_process_that_has_no_token(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a token")
    process, token = await thinker.run(told)

    assert await thinker.run(doubled, 21) == 42
    assert await thinker.run(printing) == "an answer"
    assert (await thinker.run(told))[0] == process != os.getpid()
    assert token is None


async def test_a_refusal_comes_through_and_anything_else_is_said_without_what_it_was_about(
    thinker: Thinker, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Refusal) as refusal:
        await thinker.run(refused, Seat(2))
    assert (refusal.value.key, refusal.value.facts) == ("not-now", {"seat": Seat(2)})

    with pytest.raises(Unthought):
        await thinker.run(broken, "the butcher did it")
    assert "butcher" not in capsys.readouterr().out
    assert await thinker.run(doubled, 1) == 2


async def test_what_dies_takes_too_long_or_is_given_up_leaves_a_thinker_that_thinks(thinker: Thinker) -> None:
    with pytest.raises(Unthought):
        await thinker.run(dying)
    assert await thinker.run(doubled, 2) == 4

    with pytest.raises(Unthought):
        await thinker.run(time.sleep, 60.0, patience=0.05)
    assert await thinker.run(doubled, 3) == 6

    given_up = asyncio.create_task(thinker.run(time.sleep, 60.0))
    await asyncio.sleep(0.05)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    assert await thinker.run(doubled, 4) == 8

    with pytest.raises(Unthought):
        await thinker.run(lambda: None)
    assert await asyncio.gather(*(thinker.run(doubled, n) for n in range(5))) == [0, 2, 4, 6, 8]


async def test_what_is_given_up_before_its_process_has_started_keeps_nobody_waiting(thinker: Thinker) -> None:
    given_up = asyncio.create_task(thinker.run(time.sleep, 60.0))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)

    async with asyncio.timeout(30):
        assert await thinker.run(doubled, 4) == 8


async def test_there_is_a_process_only_while_something_is_thought_about() -> None:
    thinker = Thinker(quiet=0)
    assert not thinker.is_awake
    await thinker.run(doubled, 1)
    async with asyncio.timeout(20):
        while thinker.is_awake:  # noqa: ASYNC110 (nothing tells that it has ended)
            await asyncio.sleep(0.01)
    assert await thinker.run(doubled, 5) == 10
    await thinker.close()
    assert not thinker.is_awake
