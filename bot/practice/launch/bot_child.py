"""Entry point of the bot's child process: points discord.py at the practice server named by the environment, then runs the bot unchanged."""

from __future__ import annotations

import os
import sys
import threading
from datetime import UTC, datetime, timedelta

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

URL_VARIABLE = "ALIBI_PRACTICE_URL"
GATEWAY_URL_VARIABLE = "ALIBI_PRACTICE_GATEWAY_URL"
CLOCK_AHEAD_VARIABLE = "ALIBI_PRACTICE_AHEAD"
"""Holds the seconds by which the practice clock is ahead of wall time."""


def point_discord_at(url: str, gateway_url: str) -> None:
    """Point every later discord.py client of this process at another server. Call it before a client starts.

    A plain `Client` connects to a constant gateway address. Resuming and sharded clients get the address from the server.
    """
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    Asset.BASE = url


def point_from_environment() -> None:
    """Point discord.py at the practice server, and end this process when the launcher dies."""
    point_discord_at(os.environ[URL_VARIABLE], os.environ[GATEWAY_URL_VARIABLE])
    threading.Thread(target=_end_with_launcher, name="launcher's end", daemon=True).start()


def _end_with_launcher() -> None:
    """Exit at once when standard input closes: a killed launcher sends no signal.

    The next launcher may start a bot on the same database at any moment, and two bots would send every message twice. So
    this process exits without a clean shutdown, which the bot must survive anyway.
    """
    # Not sys.stdin: a daemon thread that holds its lock makes interpreter shutdown a fatal error.
    while os.read(0, 1024):
        pass
    os._exit(1)


def main() -> int:
    """Run the bot and return its exit code."""
    from bot import logs, process
    from bot.settings import read_settings

    point_from_environment()
    settings = read_settings()
    logs.configure(settings.log_level)
    # One shard: the count in `.env` is for the real bot.
    ahead = timedelta(seconds=float(os.environ.get(CLOCK_AHEAD_VARIABLE, "0")))
    return process.run(
        settings.model_copy(update={"shard_count": None, "metrics_port": None, "health_port": None}),
        now=lambda: datetime.now(UTC) + ahead,
    )


if __name__ == "__main__":
    sys.exit(main())
