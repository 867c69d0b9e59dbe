"""Tells Discord our commands, but only when they have changed: the call is rare by Discord's wish."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import structlog

from bot.ui.client import AlibiBot

log = structlog.get_logger(__name__)

COMMANDS_FILE = Path("var/commands.json")
"""Where the mark of the commands that were told last is kept, by application."""


async def sync_commands(bot: AlibiBot, file: Path = COMMANDS_FILE) -> None:
    """Register the commands of the tree with Discord, unless it knows exactly these. The file holds their mark."""
    tree = bot.tree
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator) if translator is not None else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    mark = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    key, known = str(bot.application_id), _read_marks(file)
    if known.get(key) == mark:
        names = {each.name for each in tree.get_commands()}
        if {each.name for each in await tree.fetch_commands()} == names:
            return
    await bot.http.bulk_upsert_global_commands(bot.application_id or 0, payload=payload)
    _write_marks(file, {**known, key: mark})
    log.info("commands told to discord", count=len(payload))


def _read_marks(file: Path) -> dict[str, str]:
    try:
        return dict(json.loads(file.read_text()))
    except (OSError, ValueError):
        return {}


def _write_marks(file: Path, marks: dict[str, str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(marks))
