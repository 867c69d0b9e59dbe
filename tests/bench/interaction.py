"""An interaction: CPU of a slash verb that plays a move, is stored and answered, against a bare discord.py command.

The practice server and the people are in this process; each bot is a child whose CPU time the system counts. Both answer
with the same private message. What the delivery then tells the channel is work of its own: it is held back for the first
figure, and shown with it in the second.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.practice.driver import Answer, Person
from bot.practice.model import Channel
from bot.practice.server import PracticeServer
from bot.tables.controls import Control, Kind
from bot.tables.records import TableId
from tests.bench.figures import Figure

TIMES = 400
TICKS = os.sysconf("SC_CLK_TCK")


async def run() -> list[Figure]:
    """Measure the bare command and ours, alternating."""
    bare, quiet, whole = [], [], []
    for _ in range(3):
        bare.append(await _measure("bare"))
        quiet.append(await _measure("alibi"))
        whole.append(await _measure("alibi-telling"))
    yard = sorted(bare)[1]
    detail = f"of a bare command ({yard:.2f} ms CPU)"
    return [
        Figure("interaction: verb played, stored, answered", sorted(quiet)[1] / yard, "x", at_most=1.5, detail=detail),
        Figure("interaction: the same, with post, panel and picture", sorted(whole)[1] / yard, "x", detail=detail),
    ]


async def _measure(kind: str) -> float:
    """Return the milliseconds of CPU that one interaction costs the bot."""
    with tempfile.TemporaryDirectory() as folder:
        async with PracticeServer() as server:
            channel = server.world.add_guild("Club").add_channel("salon")
            people = [Person(server, server.world.add_person(name)) for name in ("Ada", "Ben")]
            async with _child(server, kind, Path(folder)) as pid:
                turn = 0 if kind == "bare" else await _begin(channel, people)
                for _ in range(50):
                    await _ask(people, channel, turn)
                    turn += 1
                start = _cpu(pid)
                for _ in range(TIMES):
                    answer = await _ask(people, channel, turn)
                    assert answer.text.endswith("Done."), answer.text
                    turn += 1
                if kind == "alibi-telling":
                    await server.quiet(0.5)
                return (_cpu(pid) - start) * 1000 / TIMES


async def _ask(people: list[Person], channel: Channel, turn: int) -> Answer:
    me = turn % 2
    return await people[me].command(channel, "clues ask", witness=str(2 - me), about="red", inner="left", secret=False)


async def _begin(channel: Channel, people: list[Person]) -> int:
    ada, ben = people
    await ada.command(channel, "table new", game="clues")
    await ben.command(channel, "table join")
    await ada.command(channel, "table start")
    panel = next(m for m in ada.messages(channel) if m.is_v2)
    for n, person in enumerate(people):
        await person.click(panel, Control(TableId(1), n, Kind.ACTION, 0).id)
    await _ask(people, channel, 0)  # it is Ada's turn and it counts, or Ben's and it is refused: Ben is next
    return 1


@asynccontextmanager
async def _child(server: PracticeServer, kind: str, folder: Path) -> AsyncIterator[int]:
    environment = {
        **os.environ,
        "BENCH_KIND": kind,
        "BENCH_URL": server.url,
        "BENCH_GATEWAY": server.gateway_url,
        "DISCORD_TOKEN": server.token,
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'bench.db'}",
        "LOG_LEVEL": "error",
    }
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-m", "tests.bench.child", env=environment
    )
    try:
        await server.connected()
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
