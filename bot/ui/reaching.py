"""The delays between attempts to connect a shard that Discord has hung up on."""

from __future__ import annotations

from typing import Literal

from discord.backoff import ExponentialBackoff

from bot.identify import Gate

BASE = 4
"""Half the longest delay, in seconds, after an attempt that Discord does not count."""


class Attempts(ExponentialBackoff[Literal[False]]):
    """The delays between attempts: they grow with what Discord counts, the identifies, and with nothing else.

    discord.py's own grow with the time that a gateway is away, up to 17 minutes, and are waited out when it is back.
    """

    def __init__(self, gate: Gate) -> None:
        super().__init__()
        self._gate = gate
        self._taken = -1

    def delay(self) -> float:
        """Return the seconds until the next attempt."""
        taken, self._taken = self._taken, self._gate.taken
        if taken != self._taken:
            return super().delay()
        return ExponentialBackoff(BASE).delay()  # always the first of its row, up to twice its base
