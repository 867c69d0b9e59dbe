"""The bots that `crowd` measures: ours, as a process runs it, and a bare one."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from bot import logs
from bot.app import App
from bot.practice.launch.bot_child import point_discord_at
from bot.process import spare_the_collector
from bot.settings import read_settings


async def main() -> None:
    """Run the bot that is asked for."""
    logs.configure("error")
    point_discord_at(os.environ["BENCH_URL"], os.environ["BENCH_GATEWAY"])
    settings = read_settings()
    if os.environ["BENCH_KIND"] == "bare":
        from tests.bench.bare import Bare  # nothing of it is in the memory of ours

        async with Bare(os.environ["BENCH_FILE"]) as bot:
            await bot.start(os.environ["DISCORD_TOKEN"])
    spare_the_collector()
    async with App.opened(settings) as app:
        if (place := os.environ.get("BENCH_PROFILE")) is not None:
            await _profiled(app, place)
        warming = asyncio.create_task(app.pictures.warm())  # as the process does
        stalls = asyncio.create_task(_note_stalls(Path(os.environ["BENCH_FOLDER"]) / "stalls"))
        app.bot.before_identify_hook = _no_wait  # type: ignore[method-assign]  # do not sleep 5 s before IDENTIFY
        await app.run()
        warming.cancel()
        stalls.cancel()


async def _note_stalls(file: Path) -> None:
    """Write down for how many seconds the loop did not turn, whenever that is long."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.01)
        if (stalled := time.perf_counter() - start - 0.01) > 0.03:
            with file.open("a") as notes:
                notes.write(f"{stalled:.3f}\n")


async def _no_wait(*_: object, **__: object) -> None:
    """Stand in for discord.py's five seconds between identifies."""


async def _profiled(app: App, place: str) -> None:
    """Profile the loop's thread for ten seconds, into a file for pstats."""
    import cProfile

    running = asyncio.create_task(app.run())
    profile = cProfile.Profile()
    await asyncio.sleep(float(os.environ.get("BENCH_AFTER", "1")))
    profile.enable()
    await asyncio.sleep(float(os.environ.get("BENCH_SECONDS", "6")))
    profile.disable()
    profile.dump_stats(place)
    await running


asyncio.run(main())
