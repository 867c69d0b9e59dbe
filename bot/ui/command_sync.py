"""Tells Discord our commands, but only when they have changed: the call is rare by Discord's wish."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import discord
import structlog

from bot.ui.client import AlibiBot

log = structlog.get_logger(__name__)

COMMANDS_FILE = Path("var/commands.json")
"""Where the mark of the commands that were told last is kept, by application, and by application and server."""


async def sync_commands(bot: AlibiBot, owner_server: int | None, file: Path = COMMANDS_FILE) -> None:
    """Register the commands of the tree with Discord, unless it knows exactly these. The file holds their mark.

    Those of the operator go to their server alone, and are taken off one that was it before.
    """
    marks = _read_marks(file)
    told = dict(marks)
    payload = await _payload(bot, None)
    key, mark = str(bot.application_id), _mark(payload)
    if marks.get(key) != mark or not await _are_known(bot):
        await bot.http.bulk_upsert_global_commands(bot.application_id or 0, payload=payload)
        told[key] = mark
        log.info("commands told to discord", count=len(payload))
    own = f"{key}/{owner_server}" if owner_server is not None else None
    for former in [each for each in marks if each.startswith(f"{key}/") and each != own]:
        await _tell_server(bot, int(former.partition("/")[2]), [])
        del told[former]
    if owner_server is not None and own is not None:
        payload = await _payload(bot, owner_server)
        if marks.get(own) != _mark(payload) and await _tell_server(bot, owner_server, payload):
            told[own] = _mark(payload)
    if told != marks:
        _write_marks(file, told)


async def _payload(bot: AlibiBot, server: int | None) -> list[dict[str, Any]]:
    tree, translator = bot.tree, bot.tree.translator
    guild = None if server is None else discord.Object(server)
    return [
        await command.get_translated_payload(tree, translator) if translator is not None else command.to_dict(tree)
        for command in tree.get_commands(guild=guild)
    ]


async def _are_known(bot: AlibiBot) -> bool:
    """Return whether Discord has commands of these names."""
    names = {each.name for each in bot.tree.get_commands()}
    return {each.name for each in await bot.tree.fetch_commands()} == names


async def _tell_server(bot: AlibiBot, server: int, payload: list[dict[str, Any]]) -> bool:
    """Register the commands of one server; return False where the bot is not let in there."""
    try:
        await bot.http.bulk_upsert_guild_commands(bot.application_id or 0, server, payload=payload)
    except (discord.Forbidden, discord.NotFound):
        log.warning("the operator's server takes no commands: see OWNER_SERVER in .env")
        return False
    return True


def _mark(payload: list[dict[str, Any]]) -> str:
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


def _read_marks(file: Path) -> dict[str, str]:
    try:
        return dict(json.loads(file.read_text()))
    except (OSError, ValueError):
        return {}


def _write_marks(file: Path, marks: dict[str, str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(marks))
