"""What is thought about in the tests: functions that another process finds by their names, and loads soon."""

from __future__ import annotations

import os

from games.core.contract import Refusal
from games.core.seats import Seat


def doubled(number: int) -> int:
    return 2 * number


def told() -> tuple[int, str | None]:
    return os.getpid(), os.environ.get("DISCORD_TOKEN")


def refused(seat: Seat) -> None:
    raise Refusal("not-now", seat=seat)


def broken(secret: str) -> None:
    raise ValueError(secret)


def dying() -> None:
    os._exit(1)


def printing() -> str:
    print("words that are no answer")
    return "an answer"


def large(size: int) -> bytes:
    """Return so much that no pipe holds it."""
    return bytes(size)
