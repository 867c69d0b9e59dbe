"""The web site: the NiceGUI page, its style sheet and fonts, and the attachments of messages."""

from __future__ import annotations

import contextlib
import re
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Annotated
from urllib.parse import quote

import uvicorn
from fastapi import FastAPI, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from nicegui import Client, ui

from bot.messages.catalogue import Catalogue
from bot.practice.launch.bot_process import FOLDER_ROUTE, BotProcess
from bot.practice.loopback.server import PracticeServer
from bot.practice.page.own_address import OwnAddressOnly
from bot.practice.page.screen import Screen
from bot.practice.page.session import PageSession
from bot.practice.page.top_bar import THEME_COOKIE, THEMES

STYLE_SHEET = Path(__file__).with_name("page.css")
FONTS = Path(__file__).resolve().parents[3] / "data" / "fonts"
INLINE_TYPES = ("image/png", "image/jpeg", "image/gif", "image/webp", "audio/", "video/")
ICON = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7a2e2e"/>
<circle cx="14" cy="14" r="6.5" fill="none" stroke="#f3e6c8" stroke-width="3"/>
<path d="M19 19l6.5 6.5" stroke="#f3e6c8" stroke-width="3.5" stroke-linecap="round"/></svg>"""


class _Server(uvicorn.Server):
    """A uvicorn server that leaves signals to the launcher."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture no signals."""
        yield


class Site:
    """The page and its files. One per process, because NiceGUI is global."""

    def __init__(
        self,
        server: PracticeServer,
        bot: BotProcess,
        catalogue: Catalogue,
        reset: Callable[[], Awaitable[None]],
        folder: Path,
    ) -> None:
        self.session = PageSession(server, bot, catalogue, reset)
        application = FastAPI(openapi_url=None)
        application.get("/files/{file_id}/{name}")(self._file)
        application.get("/look/page.css")(lambda: FileResponse(STYLE_SHEET))
        application.get(FOLDER_ROUTE)(lambda: PlainTextResponse(str(folder)))
        application.mount("/fonts", StaticFiles(directory=FONTS))
        ui.page("/")(self._page)
        # No transitions: a list or dialog that fades would still take presses and keys.
        ui.select.default_props("outlined dense options-dense transition-duration=0 popup-content-class=choice-list")
        ui.select.default_classes("choice")
        ui.dialog.default_props("transition-duration=0")
        ui.run_with(
            application,
            title="Alibi",
            favicon=ICON,
            dark=None,
            tailwind=False,
            show_welcome_message=False,
            reconnect_timeout=8.0,
            binding_refresh_interval=None,  # no polling: every change is pushed
        )
        guarded = OwnAddressOnly(application)
        # Browsers keep their websockets open: without the timeout, uvicorn would wait for them at the end.
        self._server = _Server(
            uvicorn.Config(guarded, log_level="warning", access_log=False, timeout_graceful_shutdown=1)
        )

    async def serve(self, door: socket.socket) -> None:
        """Serve on a listening socket until `close`."""
        await self._server.serve(sockets=[door])

    def close(self) -> None:
        """Stop serving."""
        self._server.should_exit = True

    async def _page(
        self,
        request: Request,
        client: Client,
        as_: Annotated[str | None, Query(alias="as")] = None,
        in_: Annotated[str | None, Query(alias="in")] = None,
    ) -> None:
        person = self.session.named(as_, request.headers.get("accept-language", ""))
        theme = THEMES.get(request.cookies.get(THEME_COOKIE, ""))
        Screen(self.session, client, person, self.session.channel(person, in_)).open(is_dark=theme)

    async def _file(self, request: Request, file_id: int, name: str) -> Response:
        file = self.session.world.attachment(str(file_id))
        if file is None:
            return Response(status_code=404)
        headers = {
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox",
            "Cache-Control": "max-age=31536000, immutable",
            "Accept-Ranges": "bytes",
        }
        if not file.content_type.startswith(INLINE_TYPES):
            headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(file.filename)}"
        status, content, whole = 200, file.content, len(file.content)
        if (part := part_of(request.headers.get("range", ""), whole)) is not None:
            status, content = 206, content[part.start : part.stop]
            headers["Content-Range"] = f"bytes {part.start}-{part.stop - 1}/{whole}"
        return Response(content, status, headers, file.content_type)


def part_of(asked: str, whole: int) -> range | None:
    """Return the byte range of a `Range` header; None for the whole file or an invalid header.

    Browsers jump to the end of a sound to learn its length, and need ranges for that.
    """
    found = re.fullmatch(r"bytes=(\d*)-(\d*)", asked.strip())
    if found is None or not any(found.groups()):
        return None
    first, last = found.groups()
    part = (
        range(int(first), min(int(last or whole), whole - 1) + 1) if first else range(max(0, whole - int(last)), whole)
    )
    return part or None
