"""Evenings of up to sixty people: from *split* to the last panel, over the practice server with Discord's limits."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Final

from bot.practice.loopback.model import Channel
from tests.bench.figures import Figure
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Person
from tests.e2e.practice.server import PracticeServer

GOALS: Final = {12: 10, 30: 10, 60: 15}
"""Seconds until the last panel, by how many people there are."""
LONGEST: Final = 60.0


async def run() -> list[Figure]:
    """Measure one round of each crowd, with real pictures."""
    return [figure for people in GOALS for figure in await _round(people)]


async def _round(people: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("ALIBI_SOAK", "1")  # pictures are drawn
        async with PracticeServer(rate_limits=True) as server:
            evening = Evening(server, Path(folder))
            evening.people += [
                Person(server, server.world.add_person(f"Guest {n}")) for n in range(len(evening.people), people)
            ]
            async with evening.running():
                return await _measure(evening, people)


async def _measure(evening: Evening, people: int) -> list[Figure]:
    host = evening.people[0]
    await host.command(evening.channel, "night plan", when="in 1 h")
    evening.skip(minutes=45)
    for person in evening.people[:people]:
        await person.command(evening.channel, "night here")
    asked = len(evening.world.requests)
    begun = time.perf_counter()
    answer = await host.command(evening.channel, "night split")
    answered = time.perf_counter() - begun
    seated = evening.rows("select count(*) from night_tables")[0][0]
    await evening.server.until(lambda: len(_panels(evening)) == seated, LONGEST)
    shown = time.perf_counter() - begun
    await evening.settle()
    slowed = [call for call in evening.world.requests[asked:] if call.status == 429]
    delayed = [call for call in slowed if call.path.startswith(("/interactions", "/webhooks"))]
    mailboxes = evening.rows("select count(*) from mailboxes")[0][0]
    assert answer.is_ephemeral
    return [
        Figure(
            f"from split to the last panel, {people} people",
            shown,
            "s",
            at_most=GOALS[people],
            detail=f"{seated} tables",
        ),
        Figure(f"until the host of {people} is answered", answered, "s"),
        Figure(
            f"answers of {people} that a limit delayed",
            len(delayed),
            "",
            at_most=0,
            detail=f"429 in all: {len(slowed)}",
        ),
        Figure(f"mailboxes opened of {people}", mailboxes, "", at_most=evening.settings().mailboxes_per_hour),
    ]


def _panels(evening: Evening) -> list[Channel]:
    """Return the threads in which a panel stands with its picture."""
    threads = [each for each in evening.world.channels.values() if each.parent is evening.channel]
    return [each for each in threads if any(panel.attachments for panel in evening.panels(each))]
