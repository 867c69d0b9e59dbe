"""The wire without sockets: discord.py's requests reach the practice server as calls, and only the gateway is a connection."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Self
from unittest.mock import patch
from urllib.parse import parse_qsl

import aiohttp
import orjson
from discord.http import HTTPClient

from bot.practice.loopback.changes import Upload
from bot.practice.loopback.request import Body, Call
from bot.practice.loopback.rest import API, ROUTES, Handler
from tests.e2e.practice.server import PracticeServer

CALLS = [(method, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path)), path, then) for method, path, then in ROUTES]


@contextmanager
def without_sockets(server: PracticeServer) -> Iterator[None]:
    """Let every discord.py client that logs in meanwhile call this server."""
    by_sockets = HTTPClient.static_login

    async def static_login(client: HTTPClient, token: str) -> Any:
        made = aiohttp.ClientSession
        with patch("aiohttp.ClientSession", lambda **given: Session(made(**given), server)):
            return await by_sockets(client, token)

    with patch.object(HTTPClient, "static_login", static_login):
        yield


class Session:
    """What discord.py uses of aiohttp's session."""

    def __init__(self, sockets: aiohttp.ClientSession, server: PracticeServer) -> None:
        self._server = server
        self.ws_connect, self.close, self.get = sockets.ws_connect, sockets.close, sockets.get

    closed = False

    def request(self, method: str, url: str, **given: Any) -> Exchange:
        return Exchange(self._server, method, url, given)


class Exchange:
    """One request, and its response."""

    reason = ""

    def __init__(self, server: PracticeServer, method: str, url: str, given: Mapping[str, Any]) -> None:
        self._server = server
        path, _, query = url.partition(API)[2].partition("?")
        found = (
            (Call(server.world, method, path, route, match.groupdict()), then)
            for known, pattern, route, then in CALLS
            if known == method and (match := pattern.fullmatch(path))
        )
        self._call, self._handler = next(found)
        parameters: Mapping[str, object] = given.get("params") or {}
        self._call.query = {**dict(parse_qsl(query)), **{name: str(value) for name, value in parameters.items()}}
        self._token: str | None = given["headers"].get("Authorization")
        self._data: Any = given.get("data")

    async def __aenter__(self) -> Self:
        await asyncio.sleep(0)  # nothing is answered in the same breath
        handler: Handler = self._handler
        await self._server.rest.take(self._call, handler, self._token, partial(_body_of, self._data))
        await asyncio.sleep(0)
        if self._call.status == 0:
            raise aiohttp.ServerDisconnectedError
        self.status = self._call.status
        is_json = self._call.response is not None and not isinstance(self._call.response, str)
        self.headers = {**self._call.headers, **({"content-type": "application/json"} if is_json else {})}
        self._text = orjson.dumps(self._call.response).decode() if is_json else self._call.response or ""
        return self

    async def __aexit__(self, *_: object) -> None: ...

    async def text(self, encoding: str) -> str:
        return self._text


async def _body_of(data: Any) -> Body:
    """Read a body as discord.py hands it to aiohttp."""
    if not isinstance(data, aiohttp.FormData):
        return (None if data is None else json.loads(data)), ()
    payload: Any = {}
    files: list[Upload] = []
    fields: Any = data
    for options, headers, value in fields._fields:
        if options["name"] == "payload_json":
            payload = json.loads(value)
        else:
            content = value if isinstance(value, bytes) else value.read()
            files.append(Upload(options["name"], options.get("filename", ""), content, headers.get("Content-Type", "")))
    return payload, tuple(files)
