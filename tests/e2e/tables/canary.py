"""A catalogue in which every private sentence carries a mark that names its key and its facts (wall 8)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from bot.app import App
from bot.messages.catalogue import Catalogue
from bot.messages.sentences import event_line
from bot.practice.loopback.model import Message
from bot.tables.ids import TableId, UserId
from bot.tables.table import NumberedStep, Table, replay
from bot.telling.message import Reader
from games import GAMES
from games.core.events import PrivateEvent
from games.core.lines import Fact, Line, Who
from games.core.scene import PrivateScene, PublicScene
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.practice.server import AudienceKind, audience_of, written
from tests.parts import private_events_of
from tests.words import WORDS

OPEN, SHUT = "⟦", "⟧"
MARK = re.compile(f"{OPEN}([^{SHUT}]*){SHUT}")
PLATFORM = (
    "refusal-", "act-", "mail-", "confirm-", "notes-", "log-", "trouble-", "caution-", "field-",
    "lobby-opened", "lobby-joined", "lobby-left", "lobby-option-set", "lobby-started",
    "export-", "incident", "cancelled", "resigned", "ended", "language-set",
)  # fmt: skip
"""Beginnings of the keys that all games share and that only one person ever reads."""


def private_keys() -> frozenset[str]:
    """Return the keys of all private events."""
    keys = set()
    for game in GAMES:
        for kind in private_events_of(game):
            name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
            keys.add(f"event-{game.info.key}-{name}")
    return frozenset(keys)


class MarkedCatalogue(Catalogue):
    """The real catalogue, but whatever is private begins with a mark."""

    def __init__(self) -> None:
        vars(self).update(vars(WORDS))
        self._private = private_keys()
        self._desks = tuple(f"{game.info.key}-{part}" for game in GAMES for part in ("desk-", "alt-desk"))

    def is_private(self, key: str) -> bool:
        """Return whether only one person may read a sentence."""
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


def learnt(table: Table, steps: Iterable[NumberedStep], seat: Seat) -> list[str]:
    """Return the marks of all that a seat learns, by the events themselves."""
    return [
        mark(event_line(table.game, event))
        for step in steps
        for event in step.events
        if isinstance(event, PrivateEvent) and event.to == seat
    ]


def desks(table: Table, steps: Iterable[NumberedStep], seat: Seat) -> set[frozenset[str]]:
    """Return the marks of each desk that a seat ever had, in any order, with those beside its choices.

    Some lines of a desk are in the picture's own words.
    """
    face, kinds = table.game.face, table.game.info.actions
    return {
        frozenset(
            mark(line)
            for lines in (
                face.seat_lines(step.seat_view(seat)),
                *(face.beside(kind.verb, step.view, step.seat_view(seat)) for kind in kinds),
            )
            for line in lines
        )
        for step in steps
    }


@dataclass(slots=True)
class Gallery:
    """Remembers from which type of scene each picture was drawn."""

    public: set[str] = field(default_factory=set)
    private: set[str] = field(default_factory=set)

    def hang_on(self, app: App) -> None:
        """Watch all drawing of a bot."""
        paint = app.renderer._paint

        async def watched(
            scene: PublicScene | PrivateScene, reader: Reader, *, patience: float | None = None
        ) -> bytes | None:
            picture = await paint(scene, reader, patience=patience)
            assert picture is not None
            (self.public if type(scene) is PublicScene else self.private).add(digest(picture))
            return picture

        renderer: Any = app.renderer
        renderer._paint = watched


def digest(picture: bytes) -> str:
    """Return a short name of a picture."""
    return hashlib.sha256(picture).hexdigest()


async def judge(evening: Evening, words: MarkedCatalogue, table_id: TableId, gallery: Gallery) -> None:
    """Check that nothing private reached a channel, and that each secret reached exactly its reader."""
    table = await evening.bot.tables.load(table_id)
    steps = list(replay(table.record, table.game, await evening.bot.store.entries(table_id)))
    seat_by_user = {seat.user: seat.seat for seat in table.record.seats}
    letters: dict[Seat, list[str]] = {seat: [] for seat in seat_by_user.values()}
    known_desks = {seat: desks(table, steps, seat) for seat in seat_by_user.values()}
    known = {seat: learnt(table, steps, seat) for seat in seat_by_user.values()}
    game = table.record.game

    # The marks are where the test believes they are: every line of every desk carries one.
    for seat in seat_by_user.values():
        for step in steps:
            for line in table.game.face.seat_lines(table.game.observer.seat_view(step.state, seat)):
                assert words.is_private(line.key)

    for request in evening.world.requests:
        pictures = [digest(upload.content) for upload in request.files if upload.filename.endswith(".png")]
        audience = audience_of(request)
        if audience is None or audience.kind is AudienceKind.CHANNEL:
            assert OPEN not in written(request), request
            assert all(picture in gallery.public and picture not in gallery.private for picture in pictures), request
            continue
        reader = audience.user
        assert reader is not None
        seat = seat_by_user[UserId(reader.id)]
        assert all(picture in gallery.private and picture not in gallery.public for picture in pictures), request
        told = marks_in(written(request), f"event-{game}-")
        desk = frozenset(marks_in(written(request), f"{game}-desk-"))
        assert any(desk <= each for each in known_desks[seat]), request  # some of it stands beside a choice
        if audience.kind is AudienceKind.DM and request.method == "POST":  # an edit takes buttons off
            letters[seat] += told
        else:
            assert set(told) <= set(known[seat]), request

    assert letters == known
    if private_events_of(
        table.game
    ):  # ids of people and seats are not mixed up: nobody has learnt what somebody else has
        assert len({tuple(each) for each in known.values()}) == len(known)
