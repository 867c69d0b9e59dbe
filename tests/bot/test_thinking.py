"""Thinking in a process of its own: what it gives back, what it refuses, and that it comes back after every fault."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from bot import thinking
from bot.queueing import Order, Urgency
from bot.thinking import NoWorker, Thinker, Unthought
from games.core.contract import Refusal
from games.core.seats import Seat
from tests.bot.thoughts import broken, doubled, dying, large, printing, refused, told
from tests.thinkers import is_awake


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
    assert not is_awake(thinker)
    await thinker.run(doubled, 1)
    async with asyncio.timeout(20):
        while is_awake(thinker):  # noqa: ASYNC110 (nothing tells that it has ended)
            await asyncio.sleep(0.01)
    assert await thinker.run(doubled, 5) == 10
    await thinker.close()
    assert not is_awake(thinker)


# Where no process can live

DYING = [("/bin/false", "exit 1"), ("/nowhere/python", "FileNotFoundError")]


@pytest.mark.parametrize(("program", "trouble"), DYING)
async def test_a_process_that_cannot_live_is_said_once_and_started_again_only_when_it_is_looked_after(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, program: str, trouble: str
) -> None:
    with monkeypatch.context() as broken, capture_logs() as logs:
        broken.setattr(sys, "executable", program)
        for _ in range(3):
            with pytest.raises(NoWorker):
                await thinker.run(doubled, 1)
        await thinker.look()
        assert thinker.trouble == trouble
        assert not is_awake(thinker)
    with pytest.raises(NoWorker):
        await thinker.run(doubled, 1)

    assert [(each["log_level"], each["worker"], each["error"]) for each in logs] == [("error", "thinker", trouble)]
    with capture_logs() as logs:
        await thinker.look()
    assert [each["log_level"] for each in logs] == ["info"]
    assert thinker.trouble is None
    assert await thinker.run(doubled, 2) == 4


async def test_those_who_wait_behind_work_whose_process_cannot_live_are_refused_too(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")

    found = await asyncio.gather(*(thinker.run(doubled, n) for n in range(4)), return_exceptions=True)

    assert [type(each) for each in found] == [NoWorker] * 4


@pytest.mark.parametrize("program", ["/bin/false", sys.executable])
async def test_a_look_tells_before_anybody_asks_and_leaves_no_process(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    monkeypatch.setattr(sys, "executable", program)

    await thinker.look()

    assert (thinker.trouble is None) == (program != "/bin/false")
    assert not is_awake(thinker)


async def test_where_the_system_gives_no_thread_either_that_is_the_trouble(thinker: Thinker) -> None:
    with patch("threading.Thread.start", side_effect=RuntimeError("can't start new thread")):
        await thinker.look()
    assert thinker.trouble == "can't start new thread"

    await thinker.look()
    assert thinker.trouble is None


async def test_a_process_that_never_says_that_it_lives_is_given_up(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    silent = tmp_path / "silent"
    silent.write_text("#!/bin/sh\nexec sleep 60\n")
    silent.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(silent))
    monkeypatch.setattr(thinking, "START", 0.05)

    await thinker.look()

    assert thinker.trouble == "TimeoutError"
    assert not is_awake(thinker)


async def test_a_process_that_dies_of_its_work_is_not_one_that_cannot_live(thinker: Thinker) -> None:
    for _ in range(2):
        with pytest.raises(Unthought) as lost:
            await thinker.run(dying)
        assert not isinstance(lost.value, NoWorker)

    assert thinker.trouble is None


@pytest.mark.parametrize("work", [b"", pickle.dumps(pickle.dumps((large, (10**6,)))), pickle.dumps(b"x" * 99)[:50]])
def test_a_worker_whose_bot_was_killed_ends_without_a_word(work: bytes) -> None:
    """At rest, in the middle of an answer that a pipe does not hold, and in the middle of what it is asked."""
    process = thinking.start(subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    assert pickle.load(process.stdout) == "alive"

    process.stdin.write(work)
    process.stdin.close()
    process.stdout.close()

    assert process.stderr.read() == b""
    assert process.wait() == 0
    process.stderr.close()


@pytest.mark.parametrize("after", [0.1, 0.2, 0.3])
def test_an_interrupt_in_a_terminal_says_nothing_of_a_worker_that_is_starting(after: float) -> None:
    bot = (
        "import os, pickle, signal, time\n"
        "from bot.thinking import start\n"
        "signal.signal(signal.SIGINT, lambda *_: None)\n"
        "worker = start()\n"
        f"time.sleep({after})\n"
        "os.killpg(0, signal.SIGINT)\n"
        "print(pickle.load(worker.stdout))\n"
        "worker.stdin.close()\n"
        "worker.wait()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", bot], capture_output=True, text=True, start_new_session=True, check=False, timeout=60
    )

    assert (done.stdout, done.stderr) == ("alive\n", "")


async def test_one_person_with_much_work_delays_a_rival_by_a_piece_and_anybody_else_by_two(thinker: Thinker) -> None:
    done = list[str]()

    async def ask(name: str, order: Order) -> None:
        await thinker.run(doubled, 1, order=order)
        done.append(name)

    greedy = [asyncio.create_task(ask("greedy", Order(customer="Ann"))) for _ in range(25)]
    await asyncio.sleep(0)  # the first of them is at work
    others = [
        asyncio.create_task(ask("other", Order(customer="Ben"))),
        asyncio.create_task(ask("rival", Order(Urgency.TABLE))),
    ]
    await asyncio.gather(*greedy, *others)

    assert done.index("rival") == 1
    assert done.index("other") <= 3


async def test_a_killed_process_loses_its_piece_and_none_that_waits(thinker: Thinker) -> None:
    orders = [Order(customer=n % 3) for n in range(6)]
    waiting = [asyncio.create_task(thinker.run(doubled, n, order=order)) for n, order in enumerate(orders)]

    with pytest.raises(Unthought):
        await thinker.run(dying)

    assert await asyncio.gather(*waiting) == [2 * n for n in range(6)]


async def test_a_process_that_is_killed_as_it_starts_is_started_again_where_one_has_lived(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever killed it, such as a kernel short of memory: nobody is refused for a minute."""
    assert await thinker.run(doubled, 1) == 2
    with pytest.raises(Unthought):
        await thinker.run(dying)
    start, killed = thinking.start, list[int]()

    def killed_once(complaints: int | None = None) -> subprocess.Popen[bytes]:
        process = start(complaints)
        if not killed:
            killed.append(process.pid)
            process.kill()
        return process

    monkeypatch.setattr(thinking, "start", killed_once)

    assert await thinker.run(doubled, 2) == 4
    assert thinker.trouble is None
    assert killed


async def test_a_thinker_that_is_closed_while_its_process_starts_starts_no_other(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await thinker.run(doubled, 1) == 2
    with pytest.raises(Unthought):
        await thinker.run(dying)
    start, started = thinking.start, list[subprocess.Popen[bytes]]()

    def noted(complaints: int | None = None) -> subprocess.Popen[bytes]:
        started.append(start(complaints))
        return started[-1]

    monkeypatch.setattr(thinking, "start", noted)
    asked = asyncio.create_task(thinker.run(doubled, 2))
    while not started:  # noqa: ASYNC110 - nothing tells it
        await asyncio.sleep(0.01)

    await thinker.close()
    await asyncio.gather(asked, return_exceptions=True)

    (process,) = started
    assert process.wait(timeout=60) is not None
