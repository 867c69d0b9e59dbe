"""The Python sources of the bot, parsed once, for tests that read code instead of running it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from games import GAMES
from tests.parts import package_of

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Source:
    """One module."""

    path: Path

    @property
    def name(self) -> str:
        """Its path from the root of the repository, with forward slashes."""
        return self.path.relative_to(ROOT).as_posix()

    @property
    def module(self) -> str:
        return self.name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @property
    def folder(self) -> str:
        """The first folder below `bot/`, or nothing."""
        parts = self.name.split("/")
        return parts[1] if len(parts) > 2 else ""

    @property
    def has_words(self) -> bool:
        """Whether it makes messages: of the kernel, or of a room."""
        return "/messages/" in self.name

    @property
    def has_discord(self) -> bool:
        """Whether it is about Discord: of the kernel, or of a room."""
        return "/ui/" in self.name

    @property
    def is_room(self) -> bool:
        """Whether it builds a room."""
        return self.name.startswith("bot/rooms/") or (self.path.name == "room.py" and not self.has_discord)

    @property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @property
    def tree(self) -> ast.Module:
        return _tree(self.path)

    def imports(self) -> Iterator[str]:
        """Yield the full names of the modules that it imports, wherever in the file."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                package = self.module.split(".")
                if node.level:
                    is_package = self.path.name == "__init__.py"
                    kept = package[: len(package) - node.level + (1 if is_package else 0)]
                    base = ".".join([*kept, *([node.module] if node.module else [])])
                else:
                    base = node.module or ""
                yield base
                yield from (f"{base}.{alias.name}" for alias in node.names)

    def calls(self) -> Sequence[ast.Call]:
        return _calls(self.path)


@cache
def _calls(path: Path) -> Sequence[ast.Call]:
    return tuple(node for node in ast.walk(_tree(path)) if isinstance(node, ast.Call))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def sources(*folders: str) -> list[Source]:
    """Return all modules below these folders."""
    return [Source(path) for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


@cache
def called(call: ast.Call) -> str:
    """Return what a call calls, as written: `Button`, `self._announcer.announce`."""
    return ast.unparse(call.func)


BOT = [each for each in sources("bot") if not each.name.startswith("bot/practice/")]
PRACTICE = sources("bot/practice")
GAME_SOURCES = sources("games")
COGS = sources("cogs")
KERNEL = {"media", "messages", "rooms", "store", "tables", "telling", "ui"}
"""The folders of `bot/` that are no room's own."""
KEYS = {game.info.key for game in GAMES if package_of(game).startswith("games.")}  # those that are shipped


def over(found: Iterable[Source]) -> Callable[[Callable[[Source], None]], Callable[[], None]]:
    """Make one test out of a check of many modules; a failure names the module."""

    def decorate(check: Callable[[Source], None]) -> Callable[[], None]:
        def test() -> None:
            for source in found:
                try:
                    check(source)
                except AssertionError as error:
                    error.add_note(f"in {source.name}")
                    raise

        test.__doc__ = check.__doc__
        return test

    return decorate
