"""A month of many tables: people all over the world play over days, are away, silent and forgetful, and the bot is down for a day.

The real service, clock, votes, reminders, delivery and store; only Discord is a fake, which counts and checks what is sent.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.tools.month.month import Month, Size


async def a_month(size: Size) -> Month:
    """Live through a month, until its last table is over."""
    with tempfile.TemporaryDirectory() as folder:
        month = Month(Path(folder) / "alibi.db", size)
        await month.run()
        return month
