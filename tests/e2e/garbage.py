"""What a test has left open is complained of at its own end, and not in whatever test comes later."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def swept() -> Iterator[None]:
    """Collect what became garbage in this block. What was there before is not looked at: that would take longer than the test."""
    gc.freeze()
    yield
    gc.collect()


@asynccontextmanager
async def no_task_left(patience: float) -> AsyncIterator[None]:
    """Hold that no task of ours outlives this block: on a busy machine one may still be on its last turn for so many seconds."""
    before = asyncio.all_tasks()
    yield
    left_over = {task for task in asyncio.all_tasks() - before - {asyncio.current_task()} if _is_ours(task)}
    if left_over:
        _, left_over = await asyncio.wait(left_over, timeout=patience)
    assert [task.get_coro() for task in left_over] == []


def _is_ours(task: asyncio.Task[Any]) -> bool:
    """Return whether a task runs our code; discord.py leaves some of its own behind where it is stopped early."""
    file = str(getattr(getattr(task.get_coro(), "cr_code", None), "co_filename", ""))
    return file.startswith(str(ROOT)) and "site-packages" not in file
