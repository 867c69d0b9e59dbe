"""Sentences: the catalogue with the names of players, for one reader at a time."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.messages.catalogue import Catalogue
from bot.tables.display_names import MARKUP, display_names, isolated
from bot.tables.game_log import GameLog
from bot.tables.records import TableRecord
from bot.tables.table import NumberedStep
from bot.telling.message import Names, Reader
from games.core.contract import FRIENDLY, MEMORY, Event
from games.core.endings import Abandoned, LastOne, Left
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.lines import Cited, Fact, Line, Who, facts_of
from games.core.takeback import TakenBack
from games.core.wire import seat_fields

SEPARATOR = " · "
STAND_INS = 0xE000
"""Signs without a meaning (Unicode's private use), each for a name that goes in after all markup was taken out."""
LISTED = 800
"""Letters of all links in one list: the catalogue fills no place in a sentence with much more."""


class Sentences:
    """Says lines in a reader's language. Players' names are written bold."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def say(self, reader: Reader, key: str, **facts: Fact) -> str:
        """Return one sentence of the catalogue."""
        return self.line(reader, Line(key, facts))

    def line(self, reader: Reader, line: Line) -> str:
        """Return a line in words."""
        if reader.cited:
            line = Line(line.key, {name: _cited(fact, reader) for name, fact in line.facts.items()})
        return self.catalogue.say(reader.locale, line, lambda who: bold(reader.names[who.seat]))

    def lines(self, reader: Reader, lines: Iterable[Line]) -> list[str]:
        """Return lines in words."""
        return [self.line(reader, line) for line in lines]

    def plain(self, reader: Reader, line: Line, *, isolates: bool = True) -> str:
        """Return a line without markup, for a text that is read aloud or drawn; a drawn one does not isolate names."""
        text = self.catalogue.say(reader.locale, line, lambda who: chr(STAND_INS + who.seat))
        called = map(isolated, reader.names.by_seat) if isolates else reader.names.by_seat
        names = dict(enumerate(called, start=STAND_INS))  # signs of markup in names stay as they are
        return text.replace("**", "").translate(names)

    def game(self, reader: Reader, key: str) -> str:
        """Return the name of a game; of one that this version does not have, its key."""
        return self.say(reader, f"game-{key}") if self.catalogue.has(f"game-{key}") else key

    def city(self, reader: Reader, zone: str) -> str:
        """Return how a time zone is called: its city."""
        return self.catalogue.city(reader.locale, zone)

    def permission(self, reader: Reader, permission: str) -> str:
        """Return Discord's own name of a permission."""
        key = f"permission-{permission.replace('_', '-')}"
        return self.say(reader, key) if self.catalogue.has(key) else permission


def readable_lines(record: TableRecord, step: NumberedStep, before: Sequence[Event] = ()) -> list[Line]:
    """Return the lines of a step's public events that stay readable. With a friendly memory, fading ones too.

    `before`: events that are still to be told, and come first.
    """
    public = [event for event in (*before, *step.events) if isinstance(event, PublicEvent)]
    return event_lines(step.game, [event for event in public if is_friendly(record) or not event.fades])


def citations(log: GameLog, posts: Mapping[int, int]) -> tuple[str, ...]:
    """Return the citation of each step: its number in the log, linked to its post."""
    cited: list[str] = []
    record, number = log.record, -1
    for step in log.steps:
        number += bool(readable_lines(record, step))
        told_at = next((posts[n] for n in range(step.n, len(log.steps)) if n in posts), None)
        place = f"https://discord.com/channels/{record.guild}/{record.channel}/{told_at}"
        text = str(max(number, 0))
        cited.append(text if told_at is None or record.guild is None else f"[{text}]({place})")
    return tuple(cited)


def unlinked(cited: Sequence[str]) -> tuple[str, ...]:
    """Return citations that lead nowhere: links are long."""
    return tuple(each.partition("]")[0].removeprefix("[") for each in cited)


def _cited(fact: Fact, reader: Reader) -> Fact:
    if isinstance(fact, tuple):
        steps = [each.n for each in fact if isinstance(each, Cited)]
        if sum(len(reader.cited[n]) for n in steps if n < len(reader.cited)) > LISTED:
            reader = replace(reader, cited=unlinked(reader.cited))
        return tuple(_cited(each, reader) for each in fact)
    return reader.cited[fact.n] if isinstance(fact, Cited) and fact.n < len(reader.cited) else fact


def is_friendly(record: TableRecord) -> bool:
    """Whether fading events stay readable at a table (A-AR-29)."""
    return record.options.get(MEMORY.key) == FRIENDLY


def event_lines(game: AnyGame, events: Sequence[PublicEvent]) -> list[Line]:
    """Return the lines of one step's events; a player whose leaving ends the game is no witness any more."""
    is_end = any(isinstance(event, LastOne | Abandoned) for event in events)
    return [
        Line("table-left-at-last", {"seat": Who(event.seat)})
        if is_end and isinstance(event, Left)
        else event_line(game, event)
        for event in events
    ]


def event_line(game: AnyGame, event: Any) -> Line:
    """Return the line that tells an event."""
    if isinstance(event, TakenBack):
        return Line("table-taken-back", {"by": Who(event.by)})
    kind = type(event)
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    facts = facts_of(event, seat_fields(kind))
    facts.pop("to", None)
    return Line(f"event-{game.info.key}-{name}", facts)


def reader_of(record: TableRecord, locale: str | None = None) -> Reader:
    """Return a reader of a table, in its own language or another."""
    return Reader(locale or record.locale, names_of(record))


def names_of(record: TableRecord) -> Names:
    """Return the names of the players by seat, safe to show and no two alike."""
    return Names(display_names(record.seats))


def stamp(at: datetime, style: str = "f") -> str:
    """Return a moment as Discord's markup, which each reader sees in their time zone and language."""
    return f"<t:{int(at.timestamp())}:{style}>"


def mentions(users: Sequence[int], most: int = 8) -> tuple[str, ...]:
    """Return people as Discord shows them, or the first of them."""
    more = ("…",) if len(users) > most else ()
    return (*(f"<@{user}>" for user in users[:most]), *more)


def bold(name: str) -> str:
    """Return a name in bold, isolated, and with everything escaped that Discord would read as markup."""
    return f"**{isolated(escaped(name))}**"


def escaped(text: str) -> str:
    """Return a text in which Discord reads no markup."""
    return MARKUP.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    return f"\\{match[0]}"


def small(text: str) -> Iterator[str]:
    """Yield the lines of a text in small letters."""
    yield from (f"-# {line.removeprefix('-# ')}" for line in text.splitlines())
