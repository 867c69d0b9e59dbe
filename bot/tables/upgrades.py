"""Upgrades: the end of tables without rules, at the first start of a new version."""

from __future__ import annotations

from contextlib import suppress

from bot.tables.service import Tables
from bot.tables.stores import NoSuchTable
from games import BY_KEY


async def end_gone(tables: Tables) -> None:
    """End the tables without a game or rules in this version: they cannot go on, and hold their channels."""
    played = {key: game.versions for key, game in BY_KEY.items()}
    for table in await tables.store.unplayable(played):
        with suppress(NoSuchTable):  # closed meanwhile
            await tables.end(table, by="ended-by-upgrade")
