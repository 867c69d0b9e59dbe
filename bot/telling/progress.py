"""The progress of the telling at one table: its readers' lines, its panel, and the knowledge of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import Final, NamedTuple, Protocol, TypeAlias

from bot.tables.ids import CHANNEL, ChannelId, MessageId, TableId, UserId
from bot.tables.records import LineRecord, PanelRecord, TableRecord, ToldRecord
from bot.tables.table import NumberedStep
from bot.telling.message import PublicMessage

NOWHERE: Final = -3
"""Less than any panel shows."""

NEVER: Final = -1
"""The revision of a panel that is to be drawn anew in any case."""


class Deliverable(Protocol):
    """A message with its address."""

    async def deliver(self, nonce: str) -> MessageId:
        """Deliver it: the same nonce sent again within minutes shows nothing new. Raises PortError."""

    async def find(self, since: datetime, after: MessageId | None) -> MessageId | None:
        """Return its message, if it is among the last ones there. Raises PortError."""


class Start(Enum):
    """The knowledge about a line's next message, before this process has sent it."""

    SURE = "sure"  # it was not sent
    UNSURE = "unsure"  # the process before may have sent it, and those that follow


class Tried(NamedTuple):
    """The next message of a line was first sent at a time, without word whether it arrived: it stays as it was then."""

    at: datetime
    message: Deliverable


Attempt: TypeAlias = Start | Tried
"""The state of a line's next message: tried by this process, or not yet."""


@dataclass(slots=True)
class ReaderLine:
    """One reader's line: the channel, or a mailbox. `at` is the cursor, `record` the stored line."""

    record: LineRecord
    at: tuple[int, int]
    attempt: Attempt = Start.SURE
    is_noted: bool = True  # whether `record` is stored
    is_shut: bool = False  # nothing is tried before its owner presses something

    @property
    def is_unsure(self) -> bool:
        """Whether the process before may have told the next message."""
        return self.attempt is Start.UNSURE


class PanelSearch(Enum):
    """Whether the panel's place is known."""

    DONE = "done"
    INHERITED = "inherited"  # the process before may have posted another, and not noted it down
    LOST = "lost"  # this process sent one, without word whether it arrived
    REPEATED = "repeated"  # the lost one was looked for: Discord may answer the next post with it, and its old words


@dataclass(slots=True)
class PanelState:
    """The panel of a table: its place, and the step that it shows."""

    record: PanelRecord | None = None
    search: PanelSearch = PanelSearch.DONE
    painted: int = 0  # the revision that it shows, with its picture
    shown: int = NOWHERE  # the step that it shows
    bare: int = 0  # how often in a row it was shown without its picture
    drift: int | None = None  # posts below it; None: not counted by this process yet
    old: set[MessageId] = field(default_factory=set)
    kept: set[MessageId] = field(default_factory=set)  # old ones that could not be deleted yet


class Stage(Enum):
    """The progress of this process with a table."""

    UNKNOWN = "unknown"  # what the process before had told is still to be read
    KNOWN = "known"
    PARKED = "parked"  # its channel takes nothing for now
    HOMELESS = "homeless"  # its channel is gone


class Stored(NamedTuple):
    """The steps that this process stored, and so no other can have told: the first of them, and how many."""

    first: float = float("inf")
    commits: int = 0

    def and_step(self, n: int) -> Stored:
        """Return the same with one step more."""
        return Stored(min(self.first, n), self.commits + 1)


NONE_STORED: Final = Stored()


@dataclass(slots=True)
class Missing:
    """A post that lacks its picture or its clip."""

    channel: ChannelId
    post: PublicMessage
    tries: int = 0


@dataclass(slots=True)
class Progress:
    """One table as the telling sees it. `wake` looks at it again, `bring` completes its posts, both soon."""

    id: TableId
    wake: Callable[[], None]
    bring: Callable[[], None]
    told: ToldRecord = field(default_factory=ToldRecord)
    lines: dict[UserId, ReaderLine] = field(default_factory=dict)
    panel: PanelState = field(default_factory=PanelState)
    stage: Stage = Stage.UNKNOWN
    is_seen: bool = (
        False  # a look has read the table, and nothing has failed since: what changes meanwhile, the next look finds
    )
    stored: Stored = NONE_STORED
    pressed: set[UserId] = field(default_factory=set)
    older: dict[int, NumberedStep] = field(default_factory=dict)  # steps that the table in memory has forgotten
    missing: dict[MessageId, Missing] = field(default_factory=dict)
    rest: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_mute(self) -> bool:
        """Whether its channel is left alone for now."""
        return self.stage in (Stage.PARKED, Stage.HOMELESS)

    @property
    def channel(self) -> ReaderLine:
        """The line of the channel."""
        return self.lines[CHANNEL]

    def line(self, reader: UserId) -> ReaderLine:
        """Return the line of a reader; of one that sat down since, a new one."""
        if reader not in self.lines:
            self.lines[reader] = ReaderLine(LineRecord(reader=reader, told=self.told.told), at=self.told.told)
        return self.lines[reader]

    def learn(self, record: TableRecord, told: ToldRecord, stored: dict[UserId, LineRecord]) -> None:
        """Take over the progress of the process before."""
        self.told = told
        # More is unsettled than the steps of this process: the process before may have told it and died.
        is_unsure = told.settled < record.revision - self.stored.commits
        with_buttons = (line.reader for line in stored.values() if line.controls)
        for reader in {CHANNEL, *record.people, *with_buttons}:
            line = self.line(reader)
            line.record = stored.get(reader, line.record)
            # A closed mailbox stays where it is; every other line is at least as far as the whole table.
            line.at = line.record.told if line.record.is_closed else max(line.record.told, told.told)
            line.is_shut = line.record.is_closed
            line.attempt = Start.UNSURE if is_unsure else Start.SURE
        panel = self.panel
        panel.record = record.panel
        panel.search = PanelSearch.INHERITED if is_unsure else PanelSearch.DONE
        if panel.painted != NEVER:
            panel.painted = max(panel.painted, told.settled)
        panel.shown = NOWHERE if record.panel is None else record.panel.shows
        self.stage = Stage.KNOWN

    def left_behind(self, record: TableRecord) -> list[UserId]:
        """Return the readers without a seat that still have a message with buttons."""
        seated = {CHANNEL, *(seat.user for seat in record.seats)}
        return [reader for reader, line in self.lines.items() if line.record.controls and reader not in seated]

    def settle(self) -> PanelRecord | None:
        """Note that all is told, so that no doubt is left; return the panel."""
        for line in self.lines.values():
            if line.is_unsure:
                line.attempt = Start.SURE
        return self.panel.record
