"""A catalogue in which every private sentence carries a mark that names its key and its facts (wall 8)."""

from __future__ import annotations

import hashlib
import inspect
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from importlib import import_module
from typing import Any

from bot.app import App
from bot.practice.model import Message
from bot.tables.messages import Names
from bot.tables.table import Moment, Table
from bot.text.catalogue import Catalogue
from bot.text.presenter import _event_line
from games import GAMES
from games.core.events import PrivateEvent
from games.core.game import AnyGame
from games.core.lines import Fact, Line, Who
from games.core.scene import PrivateScene, PublicScene
from games.core.seats import Seat

OPEN, SHUT = "⟦", "⟧"
MARK = re.compile(f"{OPEN}([^{SHUT}]*){SHUT}")
PLATFORM = (
    "refusal-", "act-", "mail-", "confirm-", "notes-", "log-", "trouble-", "caution-", "field-",
    "lobby-opened", "lobby-joined", "lobby-left", "lobby-option-set", "lobby-started",
    "export-", "incident", "cancelled", "resigned", "ended", "language-set",
)  # fmt: skip
"""Beginnings of the keys that all games share and that only one person ever reads."""


def private_events(game: AnyGame) -> Iterable[type[PrivateEvent]]:
    """Return the private events of a game."""
    module = import_module(f"games.{game.info.key}.events")
    for _, kind in inspect.getmembers(module, inspect.isclass):
        if issubclass(kind, PrivateEvent) and kind is not PrivateEvent:
            yield kind


def private_keys() -> frozenset[str]:
    """Return the keys of all private events."""
    keys = set()
    for game in GAMES:
        for kind in private_events(game):
            name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
            keys.add(f"event-{game.info.key}-{name}")
    return frozenset(keys)


class MarkedCatalogue(Catalogue):
    """The real catalogue, but whatever is private begins with a mark."""

    def __init__(self) -> None:
        super().__init__()
        self._private = private_keys()
        self._desks = tuple(f"{game.info.key}-{part}" for game in GAMES for part in ("desk-", "alt-desk"))

    def is_private(self, key: str) -> bool:
        """Whether only one person may read a sentence."""
        return key in self._private or key.startswith((*PLATFORM, *self._desks))

    def say(self, locale: str, line: Line, who: Callable[[Who], str] | None = None) -> str:
        """Return a line in words, marked where it is private."""
        text = super().say(locale, line, who)
        return f"{OPEN}{mark(line)}{SHUT}{text}" if self.is_private(line.key) else text


def mark(line: Line) -> str:
    """Return what a mark says of a line: its key and all that it names."""
    facts = " ".join(f"{name}={_short(fact)}" for name, fact in sorted(line.facts.items()) if _is_telling(name))
    return f"{line.key} {facts}".rstrip()


def _is_telling(name: str) -> bool:
    return name not in ("game", "channel", "text", "hash", "seed")


def _short(fact: Fact) -> str:
    match fact:
        case Who():
            return f"@{fact.seat}"
        case Enum():
            return str(fact.value)
        case tuple():
            return "+".join(_short(each) for each in fact)
        case _:
            return str(fact)


def marks_in(text: str, beginning: str = "") -> list[str]:
    """Return the marks in a text."""
    return [found for found in MARK.findall(text) if found.startswith(beginning)]


def marks_of(message: Message, beginning: str = "") -> list[str]:
    """Return the marks in what can be read in a message."""
    return marks_in(message.text, beginning)


def learnt(table: Table, moments: Iterable[Moment], seat: Seat) -> list[str]:
    """Return the marks of all that a seat learns, by the events themselves."""
    return [
        mark(_event_line(table.game, event))
        for moment in moments
        for event in moment.events
        if isinstance(event, PrivateEvent) and event.to == seat
    ]


def desks(table: Table, moments: Iterable[Moment], seat: Seat) -> set[tuple[str, ...]]:
    """Return the marks of each desk that a seat ever had."""
    return {
        tuple(mark(line) for line in table.game.face.seat_lines(table.game.observer.seat_view(moment.state, seat)))
        for moment in moments
    }


@dataclass(slots=True)
class Gallery:
    """Remembers from which type of scene each picture was drawn."""

    public: set[str] = field(default_factory=set)
    private: set[str] = field(default_factory=set)

    def hang_on(self, app: App) -> None:
        """Watch all drawing of a bot."""
        paint = app.renderer._paint

        async def watched(scene: PublicScene | PrivateScene, locale: str, names: Names) -> bytes | None:
            picture = await paint(scene, locale, names)
            assert picture is not None
            (self.public if type(scene) is PublicScene else self.private).add(digest(picture))
            return picture

        renderer: Any = app.renderer
        renderer._paint = watched


def digest(picture: bytes) -> str:
    """Return a short name of a picture."""
    return hashlib.sha256(picture).hexdigest()
