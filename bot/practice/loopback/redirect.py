"""The only place that knows how to point the unmodified discord.py at another server."""

from __future__ import annotations

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_discord_at(url: str, gateway_url: str) -> None:
    """Let every client made in this process from now on talk to another server; call it before the client starts.

    `Client` never asks /gateway but uses a constant; resuming and sharded clients are told the address by the
    server itself.
    """
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    Asset.BASE = url
