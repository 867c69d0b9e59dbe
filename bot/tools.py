"""The owner's tools on the command line: doctor, backup, restore, export. They speak English to a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import discord

from bot.settings import Settings
from bot.store import backup
from bot.store.errors import DatabaseTrouble
from bot.store.sql import SqlTableStore
from bot.tables.records import TableId
from bot.tables.table import playthrough_of
from bot.ui.adapters import NEEDED
from games import BY_KEY
from games.core.playthrough import Playthrough, dump

SCOPES = ("bot", "applications.commands")
GOOD, BAD = "ok     ", "MISSING"
LARGEST = 2**31


async def doctor(settings: Settings) -> int:
    """Check what the bot needs and name what is missing; return 1 if anything is."""
    faults = await _check_database(settings) + await _check_discord(settings)
    print("All is well." if not faults else f"{faults} thing(s) to mend.")
    return 1 if faults else 0


def _tell(is_good: bool, what: str, remedy: str = "") -> int:
    print(f"{GOOD if is_good else BAD}  {what}" + ("" if is_good else f"\n         -> {remedy}"))
    return 0 if is_good else 1


async def _check_database(settings: Settings) -> int:
    try:
        store = await SqlTableStore.open(settings.database_url.get_secret_value())
    except Exception as error:  # noqa: BLE001 (whatever it is, its class helps and its message may hold the address)
        return _tell(False, f"database ({type(error).__name__})", "see DATABASE_URL in .env; is the server running?")
    try:
        n = len(await store.open_tables())
    finally:
        await store.close()
    return _tell(True, f"database, schema up to date, {n} open table(s)")


async def _check_discord(settings: Settings) -> int:
    if settings.discord_token is None:
        return _tell(False, "DISCORD_TOKEN", "copy .env.example to .env and fill it in, or play on the practice table")
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(settings.discord_token.get_secret_value())
        faults = _tell(True, f"token: logged in as {client.user}")
        print(f"{GOOD}  intents: none of the privileged ones is needed")
        app = await client.application_info()
        faults += _tell(
            app.install_params is not None or app.bot_public or bool(app.custom_install_url),
            "invitation",
            "give the application an install link in Discord's developer portal",
        )
        print(f"         invite: {invitation(app.id)}")
        async for guild in client.fetch_guilds(limit=20):
            faults += await _check_guild(client, guild.id, guild.name)
    except discord.LoginFailure:
        return _tell(False, "token", "Discord refuses it: copy it again from the developer portal (Bot, Reset Token)")
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return _tell(False, f"Discord ({type(error).__name__})", "is this machine online? try again later")
    finally:
        await client.close()
    return faults


async def _check_guild(client: discord.Client, guild_id: int, name: str) -> int:
    """Check the bot's own roles in a server; a channel may still say otherwise, which `/table new` tells."""
    guild = await client.fetch_guild(guild_id)
    user = client.user
    if user is None:
        return 0
    member = await guild.fetch_member(user.id)
    roles = await guild.fetch_roles()
    mine = {role.id for role in member.roles} | {guild.id}
    permissions = discord.Permissions.none()
    for role in roles:
        if role.id in mine:
            permissions |= role.permissions
    lacks = list(_lacks(permissions))
    return _tell(not lacks, f"server {name!r}: permissions", f"give the bot's role: {', '.join(lacks)}")


def _lacks(permissions: discord.Permissions) -> Iterator[str]:
    if not permissions.administrator:
        yield from (each for each in (*NEEDED, "send_messages_in_threads") if not getattr(permissions, each))


def invitation(application: int) -> str:
    """Return the address that invites the bot with just what it needs."""
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, "send_messages_in_threads"), True))
    return discord.utils.oauth_url(application, permissions=needed, scopes=SCOPES)


async def back_up(settings: Settings, file: Path) -> int:
    """Copy everything into one file."""
    try:
        await backup.backup(settings.database_url.get_secret_value(), file)
    except (DatabaseTrouble, OSError) as error:
        print(f"Nothing has been saved: {error}", file=sys.stderr)
        return 1
    print(f"Saved in {file}. It holds the secrets of running games: keep it as you keep the database.")
    return 0


async def restore(settings: Settings, file: Path) -> int:
    """Fill an empty database from a file."""
    try:
        await backup.restore(file, settings.database_url.get_secret_value())
    except (DatabaseTrouble, OSError) as error:
        print(f"Nothing has been changed: {error}", file=sys.stderr)
        return 1
    print("Restored.")
    return 0


async def export(settings: Settings, table: int, file: Path) -> int:
    """Write a finished table as a file."""
    try:
        game = await _finished(settings, table)
        if game is None:
            print("There is no finished table with that number.", file=sys.stderr)
            return 1
        file.write_text(dump(game), encoding="utf-8")
    except (DatabaseTrouble, OSError) as error:
        print(f"Nothing has been saved: {error}", file=sys.stderr)
        return 1
    print(f"Saved in {file}.")
    return 0


async def _finished(settings: Settings, table: int) -> Playthrough | None:
    """Return the game of a table that is over, if its rules are still here."""
    store = await SqlTableStore.open(settings.database_url.get_secret_value())
    try:
        record = await store.get(TableId(table)) if 0 < table < LARGEST else None
        if record is None or record.entries is None or record.is_open or record.game not in BY_KEY:
            return None
        return playthrough_of(record, BY_KEY[record.game], await store.entries(record.id))
    finally:
        await store.close()
