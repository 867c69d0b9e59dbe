"""Walks over nested components in Discord's JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum

from bot.practice.loopback.errors import Json, Path


class ComponentType(IntEnum):
    """Discord's component types that are known here."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    PEOPLE = 5
    TEXT = 10
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


def children(part: Json) -> Iterator[tuple[Path, Json]]:
    """Yield the components directly inside a component, with their paths in it."""
    inner = part.get("components")
    if isinstance(inner, list):
        for index, child in enumerate(inner):
            if isinstance(child, dict):
                yield ("components", index), child
    if isinstance(child := part.get("component"), dict):
        yield ("component",), child


def walk_placed(parts: Sequence[Json]) -> Iterator[tuple[Path, Json]]:
    """Yield every component with its path, parents first, in the order shown."""
    for index, part in enumerate(parts):
        if isinstance(part, dict):
            yield from _walk_one(part, (index,))


def _walk_one(part: Json, at: Path) -> Iterator[tuple[Path, Json]]:
    yield at, part
    for place, child in children(part):
        yield from _walk_one(child, (*at, *place))


def walk(parts: Sequence[Json]) -> Iterator[Json]:
    """Yield every component, parents first, in the order shown."""
    return (part for _, part in walk_placed(parts))


def media_of(part: Json) -> Iterator[tuple[Path, Json]]:
    """Yield a component's own media, with their paths in it."""
    kind = part.get("type")
    if kind == ComponentType.FILE and isinstance(part.get("file"), dict):
        yield ("file",), part["file"]
    elif kind == ComponentType.GALLERY and isinstance(part.get("items"), list):
        for index, item in enumerate(part["items"]):
            if isinstance(item, dict) and isinstance(item.get("media"), dict):
                yield ("items", index, "media"), item["media"]


def number(parts: Sequence[Json]) -> None:
    """Give an id to each component without one, as Discord does on receipt."""
    taken = {part.get("id") for part in walk(parts)}
    following = 1
    for part in walk(parts):
        if not part.get("id"):
            while following in taken:
                following += 1
            part["id"] = following
            taken.add(following)


def value_limits(select: Json) -> tuple[int, int]:
    """Return the fewest and most values that a select takes; both are 1 by default."""
    least, most = (1 if select.get(name) is None else select[name] for name in ("min_values", "max_values"))
    return least, most


def texts(parts: Sequence[Json]) -> list[str]:
    """Return the contents of all text displays, in the order shown."""
    return [str(part.get("content", "")) for part in walk(parts) if part.get("type") == ComponentType.TEXT]
