"""Ids and the clock of the practice Discord. The clock can be turned forward, never back."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from email.utils import format_datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class ShiftedClock:
    """Wall time plus a jump: `ahead` seconds, so that a test need not wait for an hour."""

    def __init__(self) -> None:
        self.ahead = 0.0
        # When the world was last closed and opened again, in seconds since 1970.
        self.pause = (0.0, 0.0)

    def now(self) -> float:
        """Return the practice time in seconds since 1970."""
        return time.time() + self.ahead

    def utc(self) -> datetime:
        """Return the practice time as an aware date."""
        return datetime.fromtimestamp(self.now(), UTC)

    def stamp(self) -> dict[str, str]:
        """Return the practice time as the head of an answer has it: the bot sets its clock by it."""
        return {"Date": format_datetime(self.utc(), usegmt=True)}

    def ago(self, seconds: float) -> float:
        """Return the time `seconds` ago in seconds since 1970, not counting the last time the world was closed."""
        moment, (closed, opened) = self.now() - seconds, self.pause
        return moment - (opened - closed) if moment < opened else moment

    def skip(self, seconds: float) -> None:
        """Turn the clock forward. Raises ValueError for negative seconds."""
        if seconds < 0:
            raise ValueError("time does not go back")
        self.ahead += seconds


class Snowflakes:
    """Unique ids that grow with time, as Discord's do."""

    def __init__(self, clock: ShiftedClock) -> None:
        self._clock = clock
        self.last = 0

    def new(self) -> int:
        """Return the next id."""
        self.last = max(self.last + 1, self._of_now())
        return self.last

    def apart(self) -> int:
        """Return an id in a millisecond of its own. A guild's shard follows from the milliseconds of its id."""
        self.last = max(((self.last >> 22) + 1) << 22, self._of_now())
        return self.last

    def pass_by(self, taken: int) -> None:
        """Make all later ids greater than `taken`."""
        self.last = max(self.last, taken)

    def _of_now(self) -> int:
        return (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
