"""An interaction: CPU of a slash verb that plays a move, is stored and answered, against a bare discord.py command.

The practice server and the people are in this process; each bot is a child whose CPU time the system counts. Both store the
same row durably, by the same libraries, and then answer with the same private message. What the delivery then tells the
channel is held back: `make played` measures that, on moves as they are played.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.messages.controls import Control, Kind
from bot.practice.loopback.model import Channel
from bot.tables.records import TableId
from tests.bench.figures import Figure
from tests.e2e.practice.person import Answer, Person
from tests.e2e.practice.server import PracticeServer

TABLES = 16
TIMES = 40  # at each table
TICKS = os.sysconf("SC_CLK_TCK")


async def run() -> list[Figure]:
    """Measure the bare command and ours, alternating."""
    bare, quiet = [], []
    for _ in range(3):
        bare.append(await _measure("bare"))
        quiet.append(await _measure("alibi"))
    yard = sorted(bare)[1]
    detail = f"of a bare command that stores and answers ({yard:.2f} ms CPU)"
    return [
        Figure("interaction: verb played, stored, answered", sorted(quiet)[1] / yard, "x", at_most=1, detail=detail),
    ]


async def _measure(kind: str) -> float:
    """Return the milliseconds of CPU that one interaction costs the bot, with several tables playing at once."""
    with tempfile.TemporaryDirectory() as folder:
        async with PracticeServer() as server:
            guild = server.world.add_guild("Club")
            people = [Person(server, server.world.add_person(name)) for name in ("Ada", "Ben")]
            channels = [server.world.add_channel(guild, f"salon-{i}") for i in range(TABLES)]
            async with _child(server, kind, Path(folder)) as pid:
                if kind != "bare":
                    for i, channel in enumerate(channels, start=1):
                        await _begin(channel, people, TableId(i))
                await asyncio.gather(*(_play(people, channel, 5) for channel in channels))
                start = _cpu(pid)
                await asyncio.gather(*(_play(people, channel, TIMES) for channel in channels))
                return (_cpu(pid) - start) * 1000 / TIMES / TABLES


async def _play(people: list[Person], channel: Channel, times: int) -> None:
    """Ask in turn, Ada first. If it is Ben's turn, hers is refused, and after him they alternate all the same."""
    await _ask(people, channel, 0)
    for turn in range(1, times + times % 2):
        answer = await _ask(people, channel, turn)
        assert "how many red cards do you see" in answer.text.lower(), answer.text


async def _ask(people: list[Person], channel: Channel, turn: int) -> Answer:
    me = turn % 2
    return await people[me].command(channel, "clues ask", witness=str(2 - me), about="red", inner="left", secret=False)


async def _begin(channel: Channel, people: list[Person], table: TableId) -> None:
    ada, ben = people
    await ada.command(channel, "table new", game="clues")
    await ben.command(channel, "table join")
    await ada.command(channel, "table start")
    panel = next(m for m in ada.messages(channel) if m.is_v2)
    for n, person in enumerate(people):
        await person.click(panel, Control(table, n, Kind.ACTION, 0).id)


@asynccontextmanager
async def _child(server: PracticeServer, kind: str, folder: Path) -> AsyncIterator[int]:
    environment = {
        **os.environ,
        "BENCH_KIND": kind,
        "BENCH_URL": server.url,
        "BENCH_GATEWAY": server.gateway_url,
        "DISCORD_TOKEN": server.token,
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'bench.db'}",
        "BENCH_FILE": str(folder / "bare.db"),
        "LOG_LEVEL": "error",
        "BENCH_FOLDER": str(folder),
    }
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-m", "tests.bench.child", env=environment
    )
    try:
        await server.connected(60)
        await server.until(
            lambda: any(r.route.endswith("/commands") for r in server.world.requests if r.method == "PUT")
        )
        await server.quiet(0.5)
        yield child.pid
    finally:
        child.kill()
        await child.wait()


def _cpu(pid: int) -> float:
    """Return the CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
