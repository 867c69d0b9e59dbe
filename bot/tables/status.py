"""The states of a table."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    """Where a table is in its life. One table in LOBBY or LIVE a channel; the others are the past."""

    LOBBY = "lobby"
    LIVE = "live"
    OVER = "over"
    ENDED = "ended"  # stopped before its outcome: by the host, or because all players left
