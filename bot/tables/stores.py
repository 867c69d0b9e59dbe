"""Ports of the store: the database that the life of a table needs, as protocols.

Errors (and StoreTrouble, where the database itself fails):

    StoreError
    ├── ChannelTaken     this channel already has an open table
    ├── AlreadyApplied   an entry with this number or this interaction exists: apply nothing, say nothing new
    ├── NoSuchTable      the table is not there, or not in the state that the call needs
    ├── Outdated         the value to be replaced has changed since it was seen
    ├── VoteOpen         this table has a vote that is not decided
    ├── TableFull        no seat left, or the person sits already (`take_seat`)
    └── CannotOpen       a stored value is sealed with a key that is not here, or is not as it was sealed
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from typing import Final, Protocol, Unpack

from bot.tables.changes import Beginning, Change, Following, Learnt, NewTable, NewVote
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.pace import Schedule
from bot.tables.people_records import MailboxRecord, PersonRecord, WakeRecord
from bot.tables.records import (
    Entry,
    LineRecord,
    PanelRecord,
    ReminderRecord,
    SeatRecord,
    SheetMark,
    TableRecord,
    TableRef,
    ToldRecord,
)
from bot.tables.server_records import ServerRecord
from bot.tables.vote_records import VoteRecord
from games.core.deduction.sheet import Cell
from games.core.seats import Seat

FILM: Final = -1
INQUEST: Final = -2
"""The numbers under which the film and the inquest of a game stand among its posts: no step has them."""


NO_SEAT: Final = Seat(-1)
"""Every seat is another than this: `has_held_another` tells of any."""


class StoreError(Exception):
    """Base of the store's refusals."""


class ChannelTaken(StoreError):
    """This channel already has an open table."""


class AlreadyApplied(StoreError):
    """An entry with this number, or from this interaction, is stored already."""


class NoSuchTable(StoreError):
    """The table is not there, or not in the state that the call needs."""


class TableFull(StoreError):
    """There is no seat left, or the person sits there already."""


class Outdated(StoreError):
    """The value to be replaced has changed since it was seen."""


class VoteOpen(StoreError):
    """This table has a vote that is not decided."""


class CannotOpen(StoreError):
    """A stored value is sealed with a key that is not here, or has been changed since it was sealed."""


class StoreTrouble(Exception):
    """The database cannot be used for now; worth another try. No player can do anything about it.

    `is_passing`: the database is full, locked or away, rather than damaged or asked wrongly.
    """

    is_passing = True


class TableStore(Protocol):
    """Durable truth. When a call that writes returns, its rows survive a crash."""

    async def create(self, **new: Unpack[NewTable]) -> TableRecord:
        """Open a lobby with its people, in one transaction. Raises ChannelTaken."""

    async def get(self, table: TableId) -> TableRecord | None:
        """Return the table, in any status."""

    async def open_in(self, channel: ChannelId) -> TableRecord | None:
        """Return the lobby or live table of this channel."""

    async def latest_in(self, channel: ChannelId) -> TableRecord | None:
        """Return the newest table of this channel, open or past."""

    async def behind(self, *, after: TableId, most: int) -> list[TableRef]:
        """Return tables that some reader has not seen in full (settled < revision), by id, from behind `after`."""

    async def told(self, table: TableId) -> ToldRecord:
        """Return how far a table has been told. Raises NoSuchTable."""

    async def lines(self, table: TableId) -> list[LineRecord]:
        """Return the lines of a table that have told something themselves; all others stand at `ToldRecord.told`."""

    async def places(self) -> list[tuple[TableId, GuildId, ChannelId]]:
        """Return the places of the lobbies and live tables on servers, by server."""

    async def unplayable(self, played: Mapping[str, Collection[int]]) -> list[TableId]:
        """Return the lobbies of other games than these, and the live tables of other versions of their rules.

        Where a later release has brought the schema on there are none: it may have opened and dealt them.
        """

    async def all_open_in(self, guild: GuildId) -> list[TableId]:
        """Return the lobbies and live tables of a server."""

    async def closed_in(self, guild: GuildId) -> list[tuple[TableId, UserId]]:
        """Return the closed mailboxes at the open tables of a server, as table and user."""

    async def take_seat(self, table: TableId, *, user: UserId, name: str, locale: str, most: int) -> SeatRecord:
        """Seat a person in a lobby, on the next seat. Raises NoSuchTable, TableFull."""

    async def leave_seat(self, table: TableId, user: UserId, *, at: datetime) -> bool:
        """Free a seat in a lobby and close the gap. Return whether the person sat there. Raises NoSuchTable.

        The next person is host in place of one that leaves; a table without people ends.
        """

    async def configure(self, table: TableId, **change: Unpack[Change]) -> int:
        """Change the named fields, in a lobby or live (options: in a lobby only). Return the revision, raised if that is noticed.

        Raises NoSuchTable.
        """

    async def begin(self, table: TableId, **how: Unpack[Beginning]) -> TableRecord:
        """Turn a lobby into a live table: seats renumbered in `order`, entries = 0. Raises NoSuchTable."""

    async def append(self, entry: Entry, **after: Unpack[Following]) -> int:
        """Store entry n of a live table with its consequences, in one transaction. Return the revision: the next one, or
        the same where the step `is_unnoticed`. Sets `ended_at` when the status is not LIVE.

        Raises AlreadyApplied, NoSuchTable.
        """

    async def end(
        self, table: TableId, *, at: datetime, by: str | None = None, stopped_by: UserId | None = None
    ) -> None:
        """Stop a lobby or live table without an outcome (Status.ENDED); `by`: the cause. Raises NoSuchTable."""

    async def replace_seat(
        self,
        table: TableId,
        old: UserId,
        *,
        user: UserId,
        name: str,
        locale: str,
        with_papers: bool,
        schedule: Schedule | None = None,
    ) -> None:
        """Hand a seat of a live table to another user, host and all; with the notes and marks of the player before, or without.

        `schedule`: that of the table from then on; None: as it is. Raises NoSuchTable, TableFull where they sit at this table
        already, have seen all its hands, or held another seat.
        """

    async def has_held_another(self, table: TableId, user: UserId, seat: Seat) -> bool:
        """Return whether a user has held another seat of a table than this, and so knows its secrets."""

    async def watch(self, table: TableId, user: UserId) -> None:
        """Note that a user watches a game that is over and may become a case."""

    async def knows_deal(self, commitment: str, users: Sequence[UserId]) -> bool:
        """Return whether one of these people has a seat, or ever played, at a table with this commitment."""

    async def has_visited(self, table: TableId, user: UserId) -> bool:
        """Return whether a user has seen the hands of a table."""

    async def entries(self, table: TableId) -> list[Entry]:
        """Return all entries in order. Raises CannotOpen."""

    async def handovers(self, table: TableId) -> list[VoteRecord]:
        """Return the votes by which seats of a table went to others, in order."""

    async def posts(self, table: TableId) -> dict[int, MessageId]:
        """Return the posts that tell the steps of a table, by their numbers, and those of its film and its inquest (`FILM`, `INQUEST`)."""

    async def keep_post(self, table: TableId, n: int, message: MessageId) -> None:
        """Remember where something that is no step was posted last: `FILM`, `INQUEST`."""

    async def set_line(self, table: TableId, line: LineRecord) -> None:
        """Move the cursor of a line; never back."""

    async def settle(
        self, table: TableId, revision: int, told: tuple[int, int], panel: PanelRecord | None = None
    ) -> None:
        """Note that all readers have seen everything up to a revision, and been told everything before a cursor.

        `panel`: the panel as it is by now, where that is not stored yet.
        """

    async def set_panel(self, table: TableId, panel: PanelRecord | None) -> None:
        """Remember the panel message."""

    async def set_trouble(self, table: TableId, trouble: str | None) -> None:
        """Note down the trouble of a table's delivery; None: it is over."""

    async def set_seat(self, table: TableId, user: UserId, **learnt: Unpack[Learnt]) -> None:
        """Store the facts about a player that an interaction or a DM has taught; None leaves a value as it is."""

    async def due(self, now: datetime) -> list[TableRef]:
        """Return the live tables with a deadline that has passed, oldest first."""

    async def rivals_due(self, before: datetime) -> list[tuple[TableRef, datetime]]:
        """Return the live tables at which a seat of the program acts before a moment, and when, the first first."""

    async def plan_rival(self, table: TableId, at: datetime | None) -> None:
        """Note when a rival is to act at a live table. No reader sees a difference."""

    async def next_deadline(self, now: datetime) -> datetime | None:
        """Return the earliest deadline of a live table that is still to come."""

    async def notes(self, table: TableId, user: UserId) -> str:
        """Return a person's private notes, "" if there are none. Raises CannotOpen."""

    async def marks(self, table: TableId, user: UserId) -> list[SheetMark]:
        """Return a person's marks on their sheet, oldest first. Raises CannotOpen."""

    async def mark(self, table: TableId, user: UserId, cell: Cell, sign: str) -> None:
        """Add a mark to a person's sheet; "" empties the cell. Raises NoSuchTable."""

    async def unmark(self, table: TableId, user: UserId, n: int) -> None:
        """Take a person's last mark back, if it still is number `n`. Raises NoSuchTable."""

    async def count_hint(self, table: TableId, user: UserId, hint: Sequence[int]) -> int:
        """Count a hint for a player at a live table, unless it was given to them; return how many they have had.

        `hint`: the numbers that identify it. Raises NoSuchTable, CannotOpen.
        """

    async def set_word(self, table: TableId, user: UserId, word: str) -> None:
        """Keep the word of a player in a lobby. Raises NoSuchTable."""

    async def set_notes(self, table: TableId, user: UserId, text: str, *, over: int | None = None) -> None:
        """Replace a person's private notes; with `over`, only if that is their revision. Raises Outdated."""


class PeopleStore(Protocol):
    """People's own settings, and the state of their mailboxes."""

    async def person(self, user: UserId) -> PersonRecord:
        """Return a person's settings; the defaults where nothing is set."""

    async def people(self, users: Collection[UserId]) -> list[PersonRecord]:
        """Return the stored settings of these people. People without any are left out."""

    async def turning(self, now: datetime) -> list[UserId]:
        """Return the people with an announced absence that has begun or ended, and has not been carried to their tables."""

    async def live_of(self, user: UserId) -> list[TableId]:
        """Return the live tables at which a user plays."""

    async def change_person(self, user: UserId, change: Callable[[PersonRecord], PersonRecord]) -> PersonRecord:
        """Change a person's settings, in one transaction; return them. `change` may be called more than once."""

    async def mailbox(self, user: UserId) -> MailboxRecord:
        """Return the state of a mailbox."""

    async def open_mailbox(self, user: UserId, *, at: datetime, since: datetime, most: int) -> bool:
        """Note that a mailbox is opened for the first time, unless `most` were opened `since` then: return whether it may be."""

    async def set_mailbox(self, user: UserId, *, is_closed: bool) -> None:
        """Note whether a mailbox takes anything."""

    async def blocked_by(self, user: UserId) -> list[UserId]:
        """Return the users that a person has blocked."""

    async def block(self, user: UserId, other: UserId, *, is_blocked: bool) -> None:
        """Keep a user away from the tables that a person hosts, or let them come again."""

    async def lobbies_in(self, guild: GuildId) -> list[TableRecord]:
        """Return the lobbies of a server, the newest first."""

    async def tables_of(self, user: UserId) -> list[tuple[TableRecord, datetime]]:
        """Return the open tables at which a user plays, each with the time since when it is as it is."""

    async def lent_by(self, user: UserId) -> list[TableRecord]:
        """Return the live tables at which the program plays on the seat that a user had before."""


class WakeStore(Protocol):
    """Wishes to be told when enough people wait for a game."""

    async def wake(self, user: UserId, guild: GuildId) -> WakeRecord | None:
        """Return a person's wish to be told on a server."""

    async def keep_wake(self, wake: WakeRecord) -> None:
        """Keep a wish, in place of the one before; the time of the last message stays."""

    async def drop_wakes(self, user: UserId) -> None:
        """Drop all wishes of a person, on every server."""

    async def sleepers(self, guild: GuildId, game: str, waiting: int, rested: datetime) -> list[WakeRecord]:
        """Return the wishes for so many waiting for a game on a server, of people without such a message there since `rested`."""

    async def claim_wake(self, wake: WakeRecord, table: TableId, *, at: datetime, rested: datetime) -> bool:
        """Note that a person is told of a table, unless they were told of it, or of any since `rested`: return whether they are."""


class VoteStore(Protocol):
    """The votes of tables. A table has one at a time."""

    async def open_vote(self, table: TableId, motion: str, **how: Unpack[NewVote]) -> VoteRecord:
        """Open a vote; its proposer is for it. Raises VoteOpen."""

    async def vote(self, table: TableId, n: int | None = None) -> VoteRecord | None:
        """Return a vote of a table by its number, or the one that is not decided."""

    async def change_vote(self, vote: VoteRecord, change: Callable[[VoteRecord], VoteRecord]) -> VoteRecord:
        """Change facts, ballots or verdict of a vote as it is stored now; return it."""

    async def open_votes(self) -> list[VoteRecord]:
        """Return the undecided votes, in the order in which they run out."""

    async def votes_to_close(self) -> list[VoteRecord]:
        """Return the decided votes with a post to close or a verdict to tell."""

    async def votes(self, table: TableId) -> list[VoteRecord]:
        """Return all votes of a table, in order."""


class ReminderStore(Protocol):
    """The times of reminders, and the reminders that are there."""

    async def to_remind(self, now: datetime) -> list[TableRef]:
        """Return the live tables with a reminder due."""

    async def to_call(self, now: datetime) -> list[TableRef]:
        """Return the tables that are over, with players that may have to be told of it now."""

    async def plan_reminder(self, table: TableId, at: datetime | None) -> None:
        """Note when to look at a table again. No reader sees a difference."""

    async def reminders(self) -> list[ReminderRecord]:
        """Return all reminders that are there."""

    async def keep_reminder(self, reminder: ReminderRecord) -> None:
        """Note a reminder down, in place of the one before."""

    async def drop_reminder(self, table: TableId, user: UserId) -> None:
        """Forget a reminder."""


class ServerStore(Protocol):
    """The decisions of servers, and the servers that the bot has left."""

    async def server(self, guild: GuildId) -> ServerRecord:
        """Return a server's decisions; the defaults where there are none."""

    async def change_server(self, guild: GuildId, change: Callable[[ServerRecord], ServerRecord]) -> ServerRecord:
        """Change a server's decisions, in one transaction; return them. `change` may be called more than once."""

    async def known_servers(self) -> list[GuildId]:
        """Return the servers of which anything is kept."""

    async def removed_servers(self) -> list[ServerRecord]:
        """Return the servers that the bot is no longer in, and of which something is kept."""

    async def erase_server(self, guild: GuildId, removed_before: datetime) -> list[TableId]:
        """Forget a server and all its tables, unless the bot has come back; return which tables these were."""


class KernelPort(TableStore, PeopleStore, WakeStore, VoteStore, ReminderStore, ServerStore, Protocol):
    """All that is stored of tables, people, votes, reminders and servers."""
