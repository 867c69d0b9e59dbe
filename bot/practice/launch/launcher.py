"""The practice table as one command: the practice Discord, its page, and the bot as a child process."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import locale as system_locale
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from bot.messages.catalogue import DEFAULT, Catalogue
from bot.practice.launch import bot_child
from bot.practice.launch.bot_process import FOLDER_ROUTE, BotProcess
from bot.practice.launch.first_world import Club
from bot.practice.loopback.rest import Rest
from bot.practice.loopback.server import PracticeServer
from bot.practice.loopback.world import World
from bot.practice.loopback.world_store import open_world, reset_world
from bot.settings import EX_CONFIG

CHILD = (sys.executable, "-m", "bot.practice.launch.bot_child")
ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path("var/practice")
MAX_PORTS_TRIED = 10


class AlreadyOpenError(Exception):
    """This folder's practice table is already open; the message is its address."""


def run(
    *, port: int = 8080, open_browser: bool = False, child: Sequence[str] = CHILD, language: str | None = None
) -> int:
    """Serve the practice table until Ctrl-C and return the exit code. `language`: what the page opens in."""
    try:
        import nicegui  # noqa: F401 - a missing package is reported before anything starts
    except ImportError:
        print(
            "The bot needs DISCORD_TOKEN in .env; the practice table needs NiceGUI: pip install -e '.[practice]'",
            file=sys.stderr,
        )
        return EX_CONFIG  # as a service without its token does, and no other start mends that
    catalogue = Catalogue()
    if language is not None and language not in catalogue.languages:
        print(f"There is no folder data/locales/{language}: {', '.join(catalogue.languages)}", file=sys.stderr)
        return 1
    try:
        return asyncio.run(_serve(port, open_browser, child, catalogue, language))
    except KeyboardInterrupt:
        return 0


async def _serve(
    port: int, open_browser: bool, child: Sequence[str], catalogue: Catalogue, language: str | None
) -> int:
    from bot.practice.page.site import Site

    try:
        door = open_door(port)
    except AlreadyOpenError as open_already:
        print(
            f"\n  The practice table is already open:  {open_already}\n  Close that one first, or set another PRACTICE_PORT for a second one.\n"
        )
        if open_browser:
            await asyncio.to_thread(webbrowser.open, str(open_already))
        return 0
    if door is None:
        print(f"Ports {port} to {port + MAX_PORTS_TRIED - 1} are taken. Set another in PRACTICE_PORT.", file=sys.stderr)
        return 1
    address = f"http://127.0.0.1:{door.getsockname()[1]}"
    async with PracticeServer(Rest(World(), rate_limits=True)) as server:
        # The bot's database lies there too.
        folder = folder_of(door.getsockname()[1])
        club = Club(catalogue, language or _system_language(catalogue))
        store = open_world(server.world, folder, club.furnish)
        bot = BotProcess(server, child, _environment(server), folder)

        async def anew() -> None:
            await bot.stop()
            server.gateway.sessions.clear()
            reset_world(store, server.world, folder, club.furnish)
            await bot.start()

        site = Site(server, bot, catalogue, anew, folder)
        stop = asyncio.Event()
        _on_signal(stop)
        serving = asyncio.create_task(site.serve(door), name="page")
        waiting = asyncio.create_task(stop.wait(), name="stop")
        await bot.start()
        if language is not None:
            address = f"{address}/?as={quote(club.speaker(server.world).name)}"
        print(f"\n  The practice table is open:  {address}\n  Ctrl-C closes it.\n", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, address)
        await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
        site.close()
        await bot.stop()
        await serving
        waiting.cancel()
        store.close()
    return 0


def folder_of(port: int) -> Path:
    """Return the folder of the world and the games of a practice table."""
    return (FOLDER / str(port)).resolve()


def is_ours(port: int) -> bool:
    """Whether the practice table open at a port keeps its world in this very folder."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
    with contextlib.closing(line), contextlib.suppress(OSError, http.client.HTTPException):
        line.request("GET", FOLDER_ROUTE)
        return line.getresponse().read() == str(folder_of(port)).encode()
    return False


def open_door(port: int) -> socket.socket | None:
    """Listen on a port, or on the next free one; None if `MAX_PORTS_TRIED` are taken. Port 0 means any free one.

    Raises AlreadyOpenError if this folder's practice table has the port.
    """
    for number in range(port, port + MAX_PORTS_TRIED) if port else (0,):
        door = socket.socket()
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", number))
            door.listen(256)
        except OSError:
            door.close()
            if is_ours(number):
                raise AlreadyOpenError(f"http://127.0.0.1:{number}") from None
        else:
            return door
    return None


def _environment(server: PracticeServer) -> dict[str, str]:
    """Return the child's environment: Discord's addresses, token and database. It runs in its own folder, away from the real bot's `.env`."""
    return {
        bot_child.URL_VARIABLE: server.url,
        bot_child.GATEWAY_URL_VARIABLE: server.gateway_url,
        "DISCORD_TOKEN": server.token,
        "DATABASE_URL": "sqlite+aiosqlite:///alibi.db",
        "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])),
    }


def _system_language(catalogue: Catalogue) -> str:
    with contextlib.suppress(ValueError, system_locale.Error):
        system_locale.setlocale(system_locale.LC_CTYPE, "")
        return catalogue.language((system_locale.getlocale()[0] or "").replace("_", "-"))
    return DEFAULT


def _on_signal(stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(each, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(each, lambda *_: loop.call_soon_threadsafe(stop.set))


if __name__ == "__main__":
    sys.exit(run())
