"""A month of many tables: people all over the world play over days, are away, silent and forgetful, and the bot is down for a day.

The real service, clock, votes, reminders, delivery and store; only Discord is a fake, which counts and checks what is sent.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.tools.month.month import PATIENT, Month


async def a_month(tables: int, seed: int, patient: int = PATIENT) -> Month:
    """Live through a month, until its last table is over."""
    with tempfile.TemporaryDirectory() as folder:
        month = Month(Path(folder) / "alibi.db", tables=tables, seed=seed, patient=patient)
        await month.run()
        return month
