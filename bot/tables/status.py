"""The states of a table."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    """The status of a table. A channel has one in LOBBY or LIVE; the others are past."""

    LOBBY = "lobby"
    LIVE = "live"
    OVER = "over"
    ENDED = "ended"  # stopped before its outcome: by the host, or because all players left
