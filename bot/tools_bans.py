"""The owner's list of persons and servers that are kept out, on the command line. It speaks English to a terminal."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

from bot.settings import Settings
from bot.store.bans import StoredBans
from bot.store.errors import DatabaseTrouble
from bot.tools_database import opened, told


async def ban(settings: Settings, banned: int, *, is_server: bool) -> int:
    """Keep a person or a server out."""
    try:
        async with opened(settings) as database:
            await StoredBans(database).ban(banned, is_server=is_server, at=datetime.now(UTC))
    except DatabaseTrouble as error:
        return _unchanged(error, settings)
    print(f"{banned} is kept out, a minute from now at the latest.")
    return 0


async def unban(settings: Settings, banned: int, *, is_server: bool) -> int:
    """Let a person or a server in again."""
    try:
        async with opened(settings) as database:
            was_banned = await StoredBans(database).unban(banned, is_server=is_server)
    except DatabaseTrouble as error:
        return _unchanged(error, settings)
    if not was_banned:
        print(f"No {'server' if is_server else 'person'} with that id is kept out.", file=sys.stderr)
        return 1
    print(f"{banned} may play again.")
    return 0


def _unchanged(error: DatabaseTrouble, settings: Settings) -> int:
    print(f"Nothing has been changed: {told(error, settings)}", file=sys.stderr)
    return 1


async def bans(settings: Settings) -> int:
    """Print all that are kept out."""
    try:
        async with opened(settings) as database:
            found = await StoredBans(database).banned()
    except DatabaseTrouble as error:
        print(f"The list cannot be read: {told(error, settings)}", file=sys.stderr)
        return 1
    for kind, ids in (("person", found.people), ("server", found.servers)):
        for each in sorted(ids):
            print(f"{kind}  {each}")
    if not found.people and not found.servers:
        print("Nobody is kept out.")
    return 0
