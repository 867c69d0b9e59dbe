"""Upgrades: tables whose game or rules a new version has no more are ended at its first start."""

from __future__ import annotations

from contextlib import suppress

from bot.tables.service import Tables
from bot.tables.stores import NoSuchTable
from games import BY_KEY


async def end_gone(tables: Tables) -> None:
    """End the tables whose game or rules this version does not have: nobody can play there, and they hold their channels."""
    played = {key: game.versions for key, game in BY_KEY.items()}
    for table in await tables.store.unplayable(played):
        with suppress(NoSuchTable):  # closed meanwhile
            await tables.end(table, by="ended-by-upgrade")
