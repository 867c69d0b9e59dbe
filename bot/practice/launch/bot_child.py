"""The bot as the practice table's child: discord.py is pointed at the server that the environment names, and all else is as ever."""

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
"""By how many seconds the practice table's clock is turned forward."""


def point_discord_at(url: str, gateway_url: str) -> None:
    """Let every client made in this process from now on talk to another server; call it before the client starts.

    `Client` never asks /gateway but uses a constant; resuming and sharded clients are told the address by the
    server itself.
    """
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    Asset.BASE = url


def point_from_environment() -> None:
    """Point discord.py at the practice server; from then on end when the launcher is no more."""
    point_discord_at(os.environ[URL_VARIABLE], os.environ[GATEWAY_URL_VARIABLE])
    threading.Thread(target=_end_with_launcher, name="launcher's end", daemon=True).start()


def _end_with_launcher() -> None:
    """Wait until the other end of our standard input closes: a launcher that was killed cannot say goodbye.

    The next launcher may start a bot on the same database any moment, and two would say everything twice. So there is no
    polite end: this bot dies as its launcher did, which it must survive anyway.
    """
    # Not sys.stdin: its lock, held by a thread that never ends, makes Python's own end a fatal error.
    while os.read(0, 1024):
        pass
    os._exit(1)


def main() -> int:
    """Run the bot; return the exit code."""
    from bot import logs, process
    from bot.settings import read_settings

    point_from_environment()
    settings = read_settings()
    logs.configure(settings.log_level)
    # One shard, whatever `.env` says of the real bot.
    ahead = timedelta(seconds=float(os.environ.get(CLOCK_AHEAD_VARIABLE, "0")))
    return process.run(
        settings.model_copy(update={"shard_count": None, "metrics_port": None, "health_port": None}),
        now=lambda: datetime.now(UTC) + ahead,
    )


if __name__ == "__main__":
    sys.exit(main())
