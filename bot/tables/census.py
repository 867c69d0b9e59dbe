"""The census: how much lives on an instance, for its operator. It counts tables, and names no person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.tables.ids import GuildId


@dataclass(frozen=True, slots=True, kw_only=True)
class Census:
    """Live tables by game and by server, lobbies, and the processes that share the shards out (0: there are no leases)."""

    live: Mapping[str, int]
    servers: Mapping[GuildId, int]
    lobbies: int
    processes: int
