"""The progress of the delivery at one table: how far each line is, and which step its panel shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from bot.messages.message import PublicMessage
from bot.tables.records import (
    CHANNEL,
    ChannelId,
    GuildId,
    LineRecord,
    MessageId,
    PanelRecord,
    TableId,
    TableRecord,
    UserId,
)
from bot.tables.table import NumberedStep
from bot.tables.worker import Worker

NOBODY_KNOWS = 2**31
"""No step of ours: any may have been told by the process before."""

NOWHERE = -3
"""Less than any panel shows."""


NEVER = -1
"""The revision of a panel that is to be drawn anew in any case."""


@dataclass(frozen=True, slots=True)
class Sleep:
    """How long a table is left alone that cannot be told anything, and where it is played."""

    until: datetime
    guild: GuildId | None
    channel: ChannelId


@dataclass(slots=True)
class Line:
    """One reader's line: the channel, or a mailbox. `at` is the cursor, `record` the stored line."""

    record: LineRecord
    worker: Worker
    at: tuple[int, int]
    is_noted: bool = True  # whether `record` is stored
    is_unsure: bool = False  # the process before may have told the next message
    is_shut: bool = False  # nothing is tried before its owner presses something
    tried_at: datetime | None = None  # when the next message was sent first, without word whether it arrived


@dataclass(slots=True)
class Missing:
    """A post that lacks its picture or its clip."""

    channel: ChannelId
    post: PublicMessage
    tries: int = 0


@dataclass(slots=True)
class Progress:
    """One table as the delivery sees it."""

    id: TableId
    make_line: Callable[[Progress, UserId], Line]
    looker: Worker = field(init=False)
    bringer: Worker = field(init=False)
    keeper: Worker = field(init=False)
    lines: dict[UserId, Line] = field(default_factory=dict)
    panel: PanelRecord | None = None
    is_learnt: bool = False
    is_recalled: bool = False  # whether the posts of the process before are looked at again
    is_hurried: bool = False
    is_parked: bool = False
    is_panel_unsure: bool = False  # a panel may have been posted and not noted down
    is_panel_repeated: bool = False  # it is unknown whether the panel was posted as it should be
    painted: int = 0  # the revision that the panel shows, with its picture
    shown: int = NOWHERE  # the step that the panel shows
    bare: int = 0  # how often in a row it was shown without its picture
    drift: int = 0  # posts below it
    ours: int = NOBODY_KNOWS  # the first step that this process stored
    commits: int = 0  # how many steps it stored since
    old_panels: set[MessageId] = field(default_factory=set)
    pressed: set[UserId] = field(default_factory=set)
    older: dict[int, NumberedStep] = field(default_factory=dict)  # steps that the table in memory has forgotten
    missing: dict[MessageId, Missing] = field(default_factory=dict)
    rest: asyncio.Event = field(default_factory=asyncio.Event)

    def line(self, reader: UserId) -> Line:
        """Return the line of a reader."""
        if reader not in self.lines:
            self.lines[reader] = self.make_line(self, reader)
        return self.lines[reader]

    @property
    def channel(self) -> Line:
        """The line of the channel."""
        return self.line(CHANNEL)

    def left_behind(self, record: TableRecord) -> list[UserId]:
        """Return the readers without a seat that still have a message with buttons."""
        seated = {CHANNEL, *(seat.user for seat in record.seats)}
        return [reader for reader, line in self.lines.items() if line.record.controls and reader not in seated]

    @property
    def workers(self) -> tuple[Worker, ...]:
        """All workers of this table."""
        return (self.looker, self.bringer, self.keeper, *(line.worker for line in self.lines.values()))
