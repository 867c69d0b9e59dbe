"""The commands as Discord is told of them: every bot that reads the same words tells the same, so they are made once a process."""

from __future__ import annotations

from typing import Any

from bot.ui import command_sync
from bot.ui.client import AlibiBot
from tests.words import WORDS

_make = command_sync._payload
_kept: dict[int | None, list[dict[str, Any]]] = {}


async def kept_payload(bot: AlibiBot, server: int | None) -> list[dict[str, Any]]:
    """Return the commands of a server, or those of all."""
    translator: Any = bot.tree.translator
    if translator._words is not WORDS:
        return await _make(bot, server)
    if server not in _kept:
        _kept[server] = await _make(bot, server)
    return _kept[server]
