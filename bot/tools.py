"""The owner's tools on the command line: doctor, export, recount. They speak English to a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import aiohttp
import discord

from bot.cases.store import StoredCases
from bot.places import MOST_SERVERS
from bot.places import faults as faults_of
from bot.record.recorder import Recorder
from bot.record.store import StoredRecord
from bot.settings import Settings
from bot.store.audit import FaultReport, look_over
from bot.store.backup import look_through
from bot.store.engines import read_url, sqlite_file
from bot.store.errors import DatabaseTrouble, NoDatabase, UnusableKey, UnusableUrl
from bot.store.kernel import KernelStore
from bot.store.keys import key_file
from bot.store.unfinished import write_whole
from bot.tables.ids import TableId
from bot.tables.stores import CannotOpen
from bot.tables.table import playthrough_of
from bot.thinking import Thinker
from bot.tools_database import RESTORE, opened, remedy_of, told, url_of
from bot.ui.adapters import NEEDED
from games import BY_KEY
from games.core.playthrough import Playthrough, dump

GONE = "it is gone, or the bot does not see it: let the bot in again; otherwise the table ends when its time is over"
PRIVILEGED = ("gateway_presence", "gateway_guild_members", "gateway_message_content")
SCOPES = ("bot", "applications.commands")
FOR_EVENINGS = ("create_public_threads", "create_events")
GOOD, BAD = "ok     ", "MISSING"
LARGEST = 2**31
NAMED = 10
MOST_GUILDS = 20
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 (asked, not listened on)
"""Hosts to ask where one listens on all of them."""
REST = "see Health and metrics in docs/running.md"
WORKER = (
    "the bot cannot start a process to work things out in, or it ends at once: see `workers` under Health and metrics in "
    "docs/running.md"
)


async def doctor(settings: Settings) -> int:
    """Check and name the bot's needs; return 1 if any is missing."""
    faults = _check_private(".env", [Path(".env")], "chmod 600 .env: it holds the token")
    faults += await _check_database(settings) + await _check_worker()
    faults += await _check_discord(settings) + await _check_running(settings)
    print("All is well." if not faults else f"{faults} thing(s) to mend.")
    return 1 if faults else 0


def _tell(is_good: bool, what: str, remedy: str = "") -> int:
    print(f"{GOOD if is_good else BAD}  {what}" + ("" if is_good else f"\n         -> {remedy}"))
    return 0 if is_good else 1


async def _check_database(settings: Settings) -> int:
    url = url_of(settings)
    try:
        file = sqlite_file(read_url(url))
    except UnusableUrl as error:
        return _tell(False, f"database ({error})", remedy_of(error, is_file=False))
    try:
        async with opened(settings) as database:
            n = await KernelStore(database).count_open()
            await database.check()
        found = await look_over(url, database.keys)
    except NoDatabase:
        return _tell(True, f"database: no file {file} yet; the first start makes it, and its key")
    except UnusableKey:
        remedy = "see SECRET_KEY and SECRET_KEY_FILE in .env: neither names a key that can be used; may this user read the file?"
        return _tell(False, "key", remedy)
    except Exception as error:  # noqa: BLE001 (whatever it is, its class helps and its message may hold the address)
        return _tell(False, f"database ({type(error).__name__})", remedy_of(error, is_file=file is not None))
    faults = _tell(True, f"database, schema up to date, {n} open table(s)")
    if file is not None:
        sides = [file.with_name(file.name + end) for end in ("", "-wal", "-shm")]
        remedy = "chmod 600 the file that DATABASE_URL names, and those beside it that begin with its name"
        faults += _check_private("the database file", sides, remedy)
    if settings.secret_key is None:
        kept = key_file(read_url(url), settings.secret_key_file)
        faults += _check_private("the key file", [kept], "chmod 600 it: it opens every secret of a running game")
    return faults + _check_rows(found) + await _check_values(url)


def _check_rows(found: FaultReport) -> int:
    """Check the stored rows: none is removed, changed or moved, and their secrets open."""
    return sum(
        (
            _tell(not found.gaps, f"every entry is there{_named(found.gaps)}", RESTORE),
            _tell(not found.changed, f"every entry is as it was stored{_named(found.changed)}", RESTORE),
            _tell(not found.deals, f"every deal is the one that was announced{_named(found.deals)}", RESTORE),
            _tell(
                not found.missing,
                f"every secret can be opened{_named(found.locked)}",
                f"bring back the key {' and '.join(found.missing)}, as a further line of the key file or of SECRET_KEY",
            ),
        )
    )


async def _check_values(url: str) -> int:
    """Check that every row of every table can be read, and restored from a backup."""
    try:
        await look_through(url)
    except DatabaseTrouble as error:
        return _tell(False, f"every value can be backed up ({error})", RESTORE)
    return _tell(True, "every value can be backed up")


def _named(tables: Sequence[int]) -> str:
    return f" (not in table {_some(tables)})" if tables else ""


def _some(tables: Sequence[int]) -> str:
    more = f" and {len(tables) - NAMED} more" if len(tables) > NAMED else ""
    return f"{', '.join(map(str, tables[:NAMED]))}{more}"


def _check_private(what: str, files: Iterable[Path], remedy: str) -> int:
    """Check that only its owner can read a file, where the system has file modes."""
    is_private = os.name != "posix" or not any(each.stat().st_mode & 0o077 for each in files if each.exists())
    return _tell(is_private, f"{what} is its owner's alone", remedy)


async def _check_worker() -> int:
    """Check that a process which works things out can live, here and for this user."""
    worker = Thinker()
    try:
        await worker.look()
    finally:
        await worker.close()
    why = f" ({worker.trouble})" if worker.trouble is not None else ""
    return _tell(not why, f"worker{why}", WORKER)


async def _check_discord(settings: Settings) -> int:
    if settings.discord_token is None:
        return _tell(False, "DISCORD_TOKEN", "copy .env.example to .env and fill it in, or play on the practice table")
    client = discord.Client(intents=discord.Intents(guilds=True))  # as the bot's: without it, discord.py warns
    try:
        await client.login(settings.discord_token.get_secret_value())
        faults = _tell(True, f"token: logged in as {client.user}")
        app = await client.application_info()
        faults += _check_intents(app.flags) + await _check_starts(client)
        faults += _tell(
            app.install_params is not None or app.bot_public or bool(app.custom_install_url),
            "invitation",
            "give the application an install link in Discord's developer portal",
        )
        print(f"         invite: {invitation(app.id)}")
        faults += await _check_owner_server(settings, client)
        guilds = [each async for each in client.fetch_guilds(limit=MOST_GUILDS)]
        for guild in guilds:
            faults += await _check_guild(client, guild.id, guild.name)
        if len(guilds) >= MOST_GUILDS:
            print(f"         any further servers than these {MOST_GUILDS} have not been looked at")
        faults += await _check_places(settings, client)
    except discord.LoginFailure:
        return _tell(False, "token", "Discord refuses it: copy it again from the developer portal (Bot, Reset Token)")
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return _tell(False, f"Discord ({type(error).__name__})", "is this machine online? try again later")
    finally:
        await client.close()
    return faults


def _check_intents(flags: discord.ApplicationFlags) -> int:
    """Check the privileged intents: each that is on brings the bot what it never asks for."""
    on = [each for each in PRIVILEGED if getattr(flags, each) or getattr(flags, f"{each}_limited")]
    too_much = f"; {', '.join(on)} may be turned off in the developer portal" if on else ""
    return _tell(True, f"intents: none of the privileged ones is needed{too_much}")


async def _check_owner_server(settings: Settings, client: discord.Client) -> int:
    """Check that the bot is on the operator's server, if there is one: elsewhere it can offer no command."""
    if settings.owner_server is None:
        return 0
    try:
        guild = await client.fetch_guild(settings.owner_server)
    except (discord.Forbidden, discord.NotFound):
        return _tell(False, "OWNER_SERVER", "let the bot in on the server with that id, and start it anew")
    return _tell(True, f"OWNER_SERVER: {guild.name!r}")


async def _check_starts(client: discord.Client) -> int:
    """Check how often Discord lets the bot connect today."""
    shards, _, limit = await client.http.get_bot_gateway()
    left, again = limit["remaining"], limit["reset_after"] // 60_000
    return _tell(
        left >= shards,
        f"connections: {left} of {limit['total']} left today, {shards} shard(s) advised",
        f"something starts the bot again and again: stop it, and start it in {again} min",
    )


async def _check_places(settings: Settings, client: discord.Client) -> int:
    """Check the bot's permissions in the channels and threads of open tables."""
    try:
        async with opened(settings) as database:
            there = await KernelStore(database).places()
    except DatabaseTrouble:
        return 0  # told already
    found = await faults_of(client, there)
    alike: dict[str, list[TableId]] = {}
    for table, lacks in found.items():
        alike.setdefault(f"give the bot there: {', '.join(lacks)}" if lacks else GONE, []).append(table)
    for remedy, tables in alike.items():
        _tell(
            False,
            f"table {_some(tables)}: its place" if len(tables) == 1 else f"tables {_some(tables)}: their places",
            remedy,
        )
    if not found:
        servers = len({guild for _, guild, _ in there})
        part = (
            f", as far as they are on the first {MOST_SERVERS} of {servers} servers" if servers > MOST_SERVERS else ""
        )
        _tell(True, f"places of {len(there)} open table(s){part}")
    return len(alike)


async def _check_running(settings: Settings) -> int:
    """Ask the bot that runs, if there is one, how it is."""
    if settings.health_port is None:
        return 0
    host = ANYWHERE.get(settings.health_host, settings.health_host)
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(10)) as session,
            session.get(f"http://{f'[{host}]' if ':' in host else host}:{settings.health_port}/ready") as answer,
        ):
            missing = dict((await answer.json())["missing"])
    except (aiohttp.ClientError, TimeoutError, OSError):
        print("         no bot is running at HEALTH_PORT")
        return 0
    except (ValueError, LookupError, TypeError):
        return _tell(False, "HEALTH_PORT", "another program answers there: give the bot a port of its own")
    told = "; ".join(f"{part}: {fault}" for part, fault in missing.items())
    remedy = REST
    if "mailboxes" in missing:
        remedy = "Discord has put the bot in quarantine: write to its developer support"
    elif "workers" in missing:
        remedy = WORKER
    return _tell(not missing, f"the running bot is ready{told and f' ({told})'}", remedy)


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
    """Return the address that invites the bot with the permissions for games and evenings."""
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, "send_messages_in_threads", *FOR_EVENINGS), True))
    return discord.utils.oauth_url(application, permissions=needed, scopes=SCOPES)


async def export(settings: Settings, table: int, file: Path) -> int:
    """Write a finished table as a file."""
    try:
        game = await _finished(settings, table)
        if game is None:
            print("There is no finished table with that number, or its rules are not in this version.", file=sys.stderr)
            return 1
        if file.exists() and not file.is_file():  # such as a pipe, whose place no file may take
            file.write_text(dump(game), encoding="utf-8")
        else:
            write_whole(file.resolve(), dump(game).encode())
    except CannotOpen:
        print("The table is sealed with a key that is not here: `python -m bot doctor` names it.", file=sys.stderr)
        return 1
    except (DatabaseTrouble, OSError) as error:
        print(f"Nothing has been saved: {told(error, settings)}", file=sys.stderr)
        return 1
    print(f"Saved in {file}.")
    return 0


async def recount(settings: Settings) -> int:
    """Derive the record again from stored games, and the ratings of cases from their attempts."""
    try:
        async with opened(settings) as database:
            passed_over = await Recorder(StoredRecord(database), KernelStore(database)).recount()
            await StoredCases(database).rate_cases_anew()
    except DatabaseTrouble as error:
        print(f"Not all has been counted; the bot goes on with it: {told(error, settings)}", file=sys.stderr)
        return 1
    but = (
        f", but {passed_over} whose rules or keys are not here: their results stay as they were" if passed_over else ""
    )
    print(f"All finished games have been counted anew{but}.")
    return 0


async def _finished(settings: Settings, table: int) -> Playthrough | None:
    """Return the game of a table that is over, if its rules are still here."""
    async with opened(settings) as database:
        store = KernelStore(database)
        record = await store.get(TableId(table)) if 0 < table < LARGEST else None
        if record is None or record.entries is None or record.is_open or record.game not in BY_KEY:
            return None
        if record.is_sealed:
            raise CannotOpen
        return playthrough_of(record, BY_KEY[record.game], await store.entries(record.id))
