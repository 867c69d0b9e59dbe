"""The commands as Discord is told of them, and takes them: every bot that reads the same words tells the same, so both happen once a process."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from bot.practice.loopback import command_limits
from bot.practice.loopback.errors import Json, Problem
from bot.ui import command_sync
from bot.ui.client import AlibiBot
from tests.words import WORDS

_make = command_sync._payload
_check = command_limits.check_commands
_made: dict[int | None, list[dict[str, Any]]] = {}
_taken: list[Sequence[Json]] = []


@contextmanager
def kept_commands() -> Iterator[None]:
    """Let bots and practice servers keep what the first of them has made, or looked through without finding a problem."""
    with patch.object(command_sync, "_payload", _payload), patch.object(command_limits, "check_commands", _checked):
        yield


async def _payload(bot: AlibiBot, server: int | None) -> list[dict[str, Any]]:
    translator: Any = bot.tree.translator
    if translator._words is not WORDS:
        return await _make(bot, server)
    if server not in _made:
        _made[server] = await _make(bot, server)
    return _made[server]


def _checked(commands: Sequence[Json]) -> list[Problem]:
    if commands in _taken:
        return []
    found = _check(commands)
    if not found:
        _taken.append(commands)
    return found
