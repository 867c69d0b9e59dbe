"""Records of a table: seed, options, seats, numbered entries; and, for the telling, how far it has been told."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Final, NamedTuple

from bot.tables.ids import ChannelId, GuildId, InteractionId, MessageId, TableId, UserId, is_rival
from bot.tables.pace import UNTIMED, Clock, Schedule
from bot.tables.status import Status
from games import BY_KEY
from games.core.contract import Refusal
from games.core.deal import SeedSources, Word
from games.core.deduction.sheet import Cell
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from games.core.secret import Secret
from games.core.wire import Plain


class Level(StrEnum):
    """The findings that stand on the sheets of a table by themselves, the same for all seats."""

    PAPER = "paper"  # the seat's own view
    CHECKED = "checked"  # the same, and how many of the own marks are ruled out or not proven, when asked
    NOTEBOOK = "notebook"  # the certain findings
    ANALYST = "analyst"  # also in how many of the deals that are left each thing is so

    @property
    def shows_findings(self) -> bool:
        """Whether anything but the seat's own view stands on a sheet by itself."""
        return self in (Level.NOTEBOOK, Level.ANALYST)


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The choices of a host for any game, which the next game of the same players keeps. Read them as `bot.tables.options` does."""

    level: Level = Level.PAPER  # never CHECKED, which the release before does not know: see `has_checks`
    has_checks: bool = False  # marks on paper may be checked
    has_hints: bool = False  # players may ask for findings, and for good questions
    may_be_case: bool = False  # all players agreed that a case may be made of the game


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRecord:
    """One player at the table. `mail_open` is None until a DM has been tried."""

    seat: Seat
    user: UserId
    name: str
    locale: str
    mail_open: bool | None = None
    gone: bool = False
    looked_n: int | None = None  # the step at their last look at their secrets
    looked_at: datetime | None = None
    word: Word | None = field(default=None, repr=False)
    hints: int = 0  # how many they were given

    @property
    def is_rival(self) -> bool:
        """Whether the program plays here."""
        return is_rival(self.user)


RESTORED: Final = "restored"
"""The trouble of a table whose channel may show play of after the backup that it was restored from. Its panel says so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelRecord:
    """The panel message of a table: where it is, since when, and which step it shows."""

    message: MessageId
    posted_at: datetime
    shows: int


@dataclass(frozen=True, slots=True)
class SheetMark:
    """The n-th mark of a player on their sheet: its cell, and its new value ("" for nothing)."""

    n: int
    cell: Cell
    sign: str = field(repr=False)


class Controls(NamedTuple):
    """A message in a mailbox that has buttons, or a list to choose from: made after step `n`."""

    n: int
    message: MessageId


@dataclass(frozen=True, slots=True, kw_only=True)
class LineRecord:
    """The cursor of one line of a table: its channel's, or that of a mailbox.

    `told` is a cursor (step, k). Of that step, k messages are told, counted over all its readers: the channel's first, then
    one for each seat that learns something. `message` is the last that was told. `fading` is the post to take away next.
    `controls` are the messages of a mailbox with buttons that have not been taken away, oldest first.
    """

    reader: UserId
    told: tuple[int, int]
    message: MessageId | None = None
    fading: MessageId | None = None
    is_closed: bool = False  # a mailbox that takes nothing: its owner's next press tries again
    controls: tuple[Controls, ...] = ()

    @property
    def untold(self) -> int:
        """The first step after the last that was told here; 0 where none is known, as of a version that kept no lines."""
        n, k = self.told
        return n + 1 if k > 0 else 0

    def with_buttons(self, shown: Controls) -> LineRecord:
        """Return the record when a message has buttons."""
        return replace(self.without(shown), controls=(*self.without(shown).controls, shown))

    def without(self, old: Controls) -> LineRecord:
        """Return the record when a message has none any more."""
        return replace(self, controls=tuple(each for each in self.controls if each.message != old.message))


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldRecord:
    """The cursors of a table.

    `told` is the cursor before which every line has been told: (step, messages of that step). `settled` is the revision that
    all readers have seen. `epoch` stands in every nonce.
    """

    told: tuple[int, int] = (0, 0)
    settled: int = 0
    epoch: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRef:
    """A table that a loop must look at, and the facts that decide whether it is ours to look at."""

    table: TableId
    guild: GuildId | None
    game: str
    version: int
    revision: int


MOST_LANGUAGES: Final = 2
"""Languages in which a table posts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRecord:
    """One table as stored. How far it has been told is its `ToldRecord`.

    `revision` counts the visible changes.
    `entries` is the number of the last entry (0: dealt, nothing done yet; None: not dealt).
    `commitment` was posted about the deal before it could be known. `is_sealed`: its secrets do not open with the keys
    that are here, so that it can neither go on nor end, and is kept as it is.
    `trouble` is the key of the trouble of the delivery, such as one that keeps it from speaking (`no-channel`), or None.
    """

    id: TableId
    guild: GuildId | None
    channel: ChannelId
    host: UserId
    game: str
    version: int
    locale: str
    options: Mapping[str, str]
    status: Status
    created_at: datetime
    seats: tuple[SeatRecord, ...] = ()
    seed: Secret[bytes] | None = None
    entries: int | None = None
    started_at: datetime | None = None
    ended_at: datetime | None = None
    ended_by: str | None = None  # the cause, where a table was stopped: a key of the catalogue
    stopped_by: UserId | None = None  # the user that stopped it alone
    pace: int | None = None  # seconds a player has for an action; None: no clock
    schedule: Schedule = UNTIMED
    # Not the telling's alone: answers draw over the panel, which shows the trouble, and presses are judged by the revision.
    panel: PanelRecord | None = None
    trouble: str | None = None
    revision: int = 0
    commitment: str | None = None
    secret: Secret[bytes] | None = None
    is_sealed: bool = False
    terms: Terms = Terms()
    is_private: bool = False  # only invited users may sit down
    guests: Mapping[UserId, bool] = field(default_factory=dict)  # True: invited; False: sent away by the host
    is_held: bool = False  # the same deal is played at other tables too, and not all of them are over
    second_locale: str | None = None  # the language in which the channel's posts are said again, in small letters

    @property
    def is_hidden(self) -> bool:
        """Whether nothing may be seen of how a table ended: the same deal is still played elsewhere."""
        return self.is_held and not self.is_open

    @property
    def clock(self) -> Clock:
        """The clock."""
        return self.schedule.clock

    @property
    def deadline(self) -> datetime | None:
        """The end of the wait."""
        return self.schedule.deadline

    def seat_of(self, user: UserId) -> SeatRecord | None:
        """Return the seat of this person, also when they have left the game."""
        return next((seat for seat in self.seats if seat.user == user), None)

    def admits(self, user: UserId) -> bool:
        """Whether public facts let a person sit down: as host, as guest, or at a table that is open to all. Blocks are private."""
        return user == self.host or self.guests.get(user, not self.is_private)

    @property
    def people(self) -> list[UserId]:
        """The persons on its seats, also those that left the game; without rivals."""
        return [seat.user for seat in self.seats if not seat.is_rival]

    @property
    def has_letters(self) -> bool:
        """Whether its players are told things by letter: of a game without secrets nothing is told to one of them alone."""
        return self.game not in BY_KEY or BY_KEY[self.game].info.has_secrets

    @property
    def is_greeting(self) -> bool:
        """Whether a mailbox in a lobby has not been tried yet."""
        untried = (seat for seat in self.seats if seat.mail_open is None and not seat.is_rival)
        return self.is_open and self.has_letters and any(untried)

    @property
    def has_rivals(self) -> bool:
        """Whether the program plays at this table."""
        return any(seat.is_rival for seat in self.seats)

    @property
    def is_deserted(self) -> bool:
        """Whether only the program is left to play."""
        return self.has_rivals and all(seat.is_rival or seat.gone for seat in self.seats)

    def is_alone(self, seat: Seat) -> bool:
        """Whether a seat plays with nobody but the program."""
        return all(each.is_rival or each.gone or each.seat == seat for each in self.seats)

    def with_mail(self, user: UserId, *, is_open: bool) -> TableRecord:
        """Return the record with the state of a mailbox."""
        seats = tuple(replace(seat, mail_open=is_open) if seat.user == user else seat for seat in self.seats)
        return replace(self, seats=seats)

    @property
    def deal(self) -> SeedSources | None:
        """The deal that the seed of a dealt table follows from; None where the seed was drawn."""
        words = tuple(seat.word for seat in self.seats if seat.word is not None)
        if self.secret is None or self.seed is None:
            return None
        return SeedSources.behind(self.seed.open(), self.secret.open(), words)

    @property
    def unseated(self) -> Refusal:
        """The refusal for a person without a seat: in a lobby it tells the way to one."""
        return Refusal("not-seated-yet") if self.status is Status.LOBBY else Refusal("not-seated")

    @property
    def not_live(self) -> Refusal:
        """The refusal at a table that is not being played: its game has not begun, or is over."""
        return Refusal("not-begun" if self.status is Status.LOBBY else "table-over")

    @property
    def is_open(self) -> bool:
        """Whether the table is in its lobby or being played."""
        return self.status in (Status.LOBBY, Status.LIVE)

    @property
    def is_void(self) -> bool:
        """Whether the table was closed before the deal."""
        return self.status is Status.ENDED and self.entries is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One numbered entry of a table's log, from 1. `name` and `fields` are set for EntryKind.ACTION only."""

    table: TableId
    n: int
    kind: EntryKind
    seat: Seat
    at: datetime
    user: UserId | None = None
    name: str | None = None
    fields: Mapping[str, Plain] = field(default_factory=dict)
    interaction: InteractionId | None = None


def standing(entries: Collection[Entry]) -> list[Entry]:
    """Return the entries that stand: without takebacks and the moves that they took back."""
    backs = [each.n for each in entries if each.kind is EntryKind.TAKEBACK]
    gone = {*backs, *(n - 1 for n in backs)}
    return [each for each in entries if each.n not in gone]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReminderRecord:
    """The one reminder of a player at a table: its wait, how often it was replaced, and its message."""

    table: TableId
    guild: GuildId | None
    user: UserId
    n: int
    again: int
    at: datetime
    message: MessageId | None = None
    channel: ChannelId | None = None  # None: in their mailbox


@dataclass(frozen=True, slots=True, kw_only=True)
class Deferral:
    """A press or command with a deferred answer, and the facts to answer it after a restart."""

    interaction: InteractionId
    guild: GuildId | None
    token: Secret[str]
    locale: str
    at: datetime
