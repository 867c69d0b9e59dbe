"""A rolling restart under load: three processes on one PostgreSQL, restarted one after the other while people press.

`python -m tests.bench.rolling 200` presses 200 times a second. Needs the programs of PostgreSQL.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from bot.store import keys
from tests.bench.figures import Figure
from tests.bot.store import cluster
from tests.e2e.evening import an_evening
from tests.e2e.tables.several import Crowd, SharedEvening, processes, restart_each

PROCESSES = 3
SHARDS = 6
RATE = 200.0
STILL = 10.0
"""Seconds of presses with no restart, to compare with."""
ANSWER_LIMIT = 3.0
"""Discord's: a person without an answer by then reads that the bot did not respond."""


async def run(rate: float = RATE) -> Sequence[Figure]:
    """Restart each process under so many presses a second."""
    with (
        cluster.running() as database,
        TemporaryDirectory() as folder,
        patch.object(keys, "ELSEWHERE", Path(folder) / keys.NAME),
    ):
        async with an_evening(Path(folder), kind=SharedEvening, has_sockets=True) as evening:
            assert isinstance(evening, SharedEvening)
            evening.spread(database, SHARDS)
            evening.is_patient = True
            async with processes(evening, PROCESSES) as running:
                for place in evening.places:
                    await evening.seated(2, channel=place)
                evening.world.patience = ANSWER_LIMIT
                still, crowd = Crowd(evening, rate), Crowd(evening, rate)
                async with still.pressing():
                    await asyncio.sleep(STILL)
                loop = asyncio.get_running_loop()
                begun = loop.time()
                async with crowd.pressing():
                    await restart_each(evening, running)
                seconds = loop.time() - begun
            for each in crowd.failed[:10]:
                print(each)
            lines = (Path(folder) / "log.txt").read_text().splitlines()
            log = [line for line in lines if "level='info'" not in line]
            for line in log[:10]:
                print(line)
    return [
        Figure(
            "presses", crowd.asked / seconds, "a second", detail=f"{crowd.asked} in all, {crowd.moved} of them moves"
        ),
        Figure("presses failed or doubled", len(crowd.failed) + len(evening.answers_refused()), "", at_most=0),
        Figure(
            "longest answer before, with no restart",
            still.longest,
            "s",
            detail=f"{len(still.failed)} of {still.asked} failed",
        ),
        Figure("longest answer", crowd.longest, "s", at_most=ANSWER_LIMIT),
        Figure("longest wait for the words of a move", crowd.settled, "s"),
        Figure("warnings in the logs", len(log), "", at_most=0),
    ]


if __name__ == "__main__":
    for figure in asyncio.run(run(float(sys.argv[1]) if len(sys.argv) > 1 else RATE)):
        print(figure, flush=True)
