"""Check what the bot sends against Discord's published description of its API; where that is wrong, one table says why.

The description is not part of the project. It is looked for where DISCORD_OPENAPI says, else beside the checkout.
"""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.practice.loopback.request import Call

PLACE = Path(__file__).resolve().parents[3].parent / "shared" / "discord" / "openapi.json"
ATTACHMENT = re.compile(r"attachment://[A-Za-z0-9_.-]+")
PERMISSION_FIELDS = ("allow", "deny", "permissions", "default_member_permissions")


@dataclass(frozen=True, slots=True)
class Relaxation:
    """One place where the description is wrong, and how to read it."""

    reason: str
    apply: Callable[[dict[str, Any]], None]


def _integer_snowflakes(schemas: dict[str, Any]) -> None:
    strict = schemas["SnowflakeType"]
    schemas["SnowflakeType"] = {"anyOf": [strict, {"type": "integer", "minimum": 0}]}


def _string_permissions(schemas: dict[str, Any]) -> None:
    for schema in schemas.values():
        for field in PERMISSION_FIELDS:
            stated = schema.get("properties", {}).get(field, {})
            if "integer" in stated.get("type", ()):
                schema["properties"][field] = {"anyOf": [stated, {"type": "string", "pattern": "^[0-9]+$"}]}


def _forwards(schemas: dict[str, Any]) -> None:
    schemas["MessageReferenceType"]["oneOf"].append({"title": "FORWARD", "const": 1})


def _media_channels(schemas: dict[str, Any]) -> None:
    schemas["ChannelTypes"]["oneOf"].append({"title": "GUILD_MEDIA", "const": 16})


RELAXATIONS = (
    Relaxation(
        "snowflakes are strings there; discord.py sends ids as integers too, and Discord takes both",
        _integer_snowflakes,
    ),
    Relaxation(
        "permission bits are integers there; discord.py and Discord's own pages send decimal strings",
        _string_permissions,
    ),
    Relaxation("the type of a message reference lacks 1, which forwards a message", _forwards),
    Relaxation(
        "the types of channels lack 16, media, which discord.py offers where any channel will do", _media_channels
    ),
)


def _is_address(text: str) -> bool:
    """Take `format: uri` more widely than the description: attachment://name is no registered scheme."""
    return bool(ATTACHMENT.fullmatch(text)) or text.startswith(("http://", "https://"))


class Description:
    """Discord's description, ready to judge requests."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._schemas: dict[str, Any] = copy.deepcopy(document["components"]["schemas"])
        for relaxation in RELAXATIONS:
            relaxation.apply(self._schemas)
        self._routes = sorted(
            ((method.upper(), _pattern(path), operation.get("requestBody"))
             for path, operations in document["paths"].items()
             for method, operation in operations.items() if isinstance(operation, dict)),
            key=lambda route: route[1].pattern.count("[^/]+"),
        )  # fmt: skip
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}

    def problems(self, request: Call) -> Iterator[str]:
        """Say what is wrong with one request."""
        for method, pattern, body in self._routes:
            if method == request.method and pattern.fullmatch(request.path):
                yield from self._judge(request, body)
                return
        yield f"{request.method} {request.path}: Discord describes no such route"

    def _judge(self, request: Call, body: dict[str, Any] | None) -> Iterator[str]:
        where = f"{request.method} {request.path}"
        if body is None or request.json is None:
            if body is not None and body.get("required"):
                yield f"{where}: a body is required"
            elif body is None and request.json is not None:
                yield f"{where}: Discord describes no body here"
            return
        schema = body["content"]["application/json"]["schema"]
        for error in self._validator(schema).iter_errors(request.json):
            yield f"{where}: {'; '.join(_spelled(error))}"

    def _validator(self, schema: dict[str, Any]) -> jsonschema_rs.Draft202012Validator:
        key = json.dumps(schema, sort_keys=True)
        if key not in self._validators:
            whole = {**schema, "components": {"schemas": self._schemas}}
            self._validators[key] = jsonschema_rs.Draft202012Validator(
                whole, validate_formats=True, formats={"uri": _is_address}
            )
        return self._validators[key]


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(path)))


def _spelled(error: Any, depth: int = 0) -> Iterator[str]:
    """Name the deepest errors: of a union, the branch that came farthest is the one that was meant."""
    branches = getattr(error.kind, "context", None)
    if not branches or depth > 8:
        yield f"{'.'.join(map(str, error.instance_path))}: {error.message[:300]}"
        return
    meant = max(branches, key=lambda branch: max((len(each.instance_path) for each in branch), default=99))
    for each in meant[:5]:
        yield from _spelled(each, depth + 1)


@lru_cache(maxsize=1)
def description() -> Description | None:
    """Load the description, if there is one."""
    place = Path(os.environ.get("DISCORD_OPENAPI") or PLACE)
    return Description(json.loads(place.read_text(encoding="utf-8"))) if place.is_file() else None


def problems_of(requests: Iterable[Call]) -> list[str]:
    """Judge all requests of a test; nothing, where there is no description."""
    known = description()
    if known is None:
        return []
    return [problem for request in requests for problem in known.problems(request)]
