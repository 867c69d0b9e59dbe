"""A request to the practice Discord: reading its body, writing its answer."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import orjson
from aiohttp import BodyPartReader, web

from bot.practice.loopback.changes import Upload
from bot.practice.loopback.errors import ApiError, Known, Problem, invalid
from bot.practice.loopback.model import Interaction, Message
from bot.practice.loopback.world import World


@dataclass(slots=True, eq=False)
class Call:
    """A request with its parsed body, for handlers, and its response, for recording."""

    world: World
    method: str
    path: str
    route: str
    params: dict[str, str] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)
    json: Any = None
    files: tuple[Upload, ...] = ()
    status: int = 0
    response: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    message: Message | None = None
    interaction: Interaction | None = None

    def number(self, name: str, otherwise: Known) -> int:
        """Return an id of the path. Raises ApiError `otherwise` if it is no number."""
        try:
            return int(self.params[name])
        except ValueError:
            raise ApiError(otherwise) from None

    def flag(self, name: str) -> bool:
        """Return a boolean of the query; false if absent."""
        return self.query.get(name, "").lower() in ("1", "true")


Body: TypeAlias = tuple[Any, tuple[Upload, ...]]
"""The JSON and the files of a request."""


async def read_body(request: web.Request) -> Body:
    """Read a JSON body, or a multipart one with `payload_json` and files."""
    if request.content_type.startswith("multipart/"):
        return await _read_parts(request)
    raw = await request.read()
    if not raw:
        return None, ()
    if request.content_type != "application/json":
        raise invalid(
            Problem(
                (),
                "CONTENT_TYPE_INVALID",
                'Expected "Content-Type" header to be one of {application/json, multipart/form-data}.',
            )
        )
    return _parse(raw), ()


async def _read_parts(request: web.Request) -> Body:
    payload: Any = {}
    files: list[Upload] = []
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read())
        if part.name == "payload_json":
            payload = _parse(content)
        else:
            files.append(Upload(part.name or "", part.filename or "", content, part.headers.get("Content-Type", "")))
    return payload, tuple(files)


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise ApiError(Known.BAD_JSON) from None


def answer(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """Return the response. JSON has the exact content type `application/json`; discord.py takes any other for text."""
    if body is None:
        return web.Response(status=status, headers=headers)
    if isinstance(body, str):
        return web.Response(status=status, text=body, headers=headers, content_type="text/html")
    merged = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(status=status, body=orjson.dumps(body), headers=merged)


Reply = tuple[int, Any]
NO_CONTENT: Reply = (204, None)


def ok(body: Any) -> Reply:
    """Reply with status 200 and a body."""
    return 200, body
