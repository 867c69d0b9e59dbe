"""Evenings as stored values: their time and place, their guests, and the tables of their rounds."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from math import ceil
from typing import Final, NewType

from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId

NightId = NewType("NightId", int)
EventId = NewType("EventId", int)

MOST_GUESTS: Final = 60
"""How many people an evening takes, and as many again on its waiting list."""
LEAST_PLACES: Final = 2
THREADS: Final = 10
"""The threads that Discord opens in a channel within a minute; the next one would wait, and hold up all other evenings."""
MOST_COHOSTS: Final = 5


def minutes_for(tables: int) -> int:
    """Return the minutes that Discord takes for so many threads more, while it opens no other."""
    return ceil(tables / THREADS)


class EventState(StrEnum):
    """The state of the event in the server's calendar. It is only a sign on the door: the evening goes on without it."""

    WANTED = "wanted"
    MADE = "made"
    LIVE = "live"
    OVER = "over"
    GONE = "gone"  # it was deleted on Discord: it is not made again


@dataclass(frozen=True, slots=True, kw_only=True)
class GuestRecord:
    """A guest: a person that has signed up, or is there, or was."""

    user: UserId
    name: str
    locale: str
    is_coming: bool = True
    standby_at: datetime | None = None  # since when they are on the waiting list; None: they have a place if they come
    moved_up_at: datetime | None = None  # since when they have a place that freed, as long as they are not told
    is_cohost: bool = False
    likes: frozenset[str] = frozenset()  # keys of games; none: anything
    here_since: datetime | None = None
    asked_at: datetime | None = None  # when they asked for the table they wait for; None: nobody seats them


@dataclass(frozen=True, slots=True, kw_only=True)
class NightTable:
    """A table of an evening: planned by a split, then opened in a thread, dealt, and over.

    It is over as well where it cannot be opened, or its thread is gone. `twins` is the number of its seats where it has the
    same deal as others of its round; then `turns` is the number needed to solve the case (0: never), once all of them are over.
    """

    n: int  # counted through the whole evening, from 1
    round: int
    game: str
    users: tuple[UserId, ...]
    thread: ChannelId | None = None
    table: TableId | None = None
    is_over: bool = False
    ended_at: datetime | None = None  # when its game ended
    is_lost: bool = False  # its thread is gone
    twins: int | None = None
    turns: int | None = None
    is_compared: bool = False  # the channel has been told how its round was played
    is_held: bool = False  # how it ended is not shown yet
    is_offered: bool = False  # once it was over, its players were offered another table
    offer: MessageId | None = None  # the post that did so, as long as it has buttons


@dataclass(frozen=True, slots=True, kw_only=True)
class NightRecord:
    """One evening as stored. `panel` is its message in the channel, posted anew for each round; `stale` the one before it.

    `moved_from` is the start of which its guests know, as long as they are not told that it has moved (at `moved_at`).
    `event_at` is the start that the calendar shows, and None for an event taken over from the evening of the week before.
    `zone` is the time zone in which a weekly evening keeps its hour, `first_at` the start of the first of them (None: it is this one).
    `left` is the channel that it was in before, as long as its guests are not told, and its panel may still be there (`stale`).
    `event_says` is its channel and title as the calendar shows them; None: as they were when it was planned.

    `trouble` is a permission of Discord's that the bot lacks, or None.
    """

    id: NightId
    guild: GuildId
    channel: ChannelId
    host: UserId
    locale: str
    starts_at: datetime
    created_at: datetime
    places: int = MOST_GUESTS
    moved_at: datetime | None = None
    moved_from: datetime | None = None
    round: int = 0
    split_at: datetime | None = None
    over_at: datetime | None = None
    event: EventId | None = None
    event_state: EventState = EventState.WANTED
    event_at: datetime | None = None
    event_is_weekly: bool = False
    is_weekly: bool = False
    zone: str | None = None
    first_at: datetime | None = None
    title: str | None = None
    left: ChannelId | None = None
    event_says: str | None = None
    panel: MessageId | None = None
    panel_round: int = 0
    stale: MessageId | None = None
    is_reminded: bool = False
    reminder: MessageId | None = None  # the post that reminds its guests, as long as it is true
    is_told: bool = False  # all is said of an evening that is over
    trouble: str | None = None
    guests: tuple[GuestRecord, ...] = ()
    tables: tuple[NightTable, ...] = ()
    busy: frozenset[UserId] = frozenset()  # people in a game at live pace, or about to be at another evening

    @property
    def says(self) -> str:
        """Its channel and title, as the calendar is to show them."""
        return f"{self.channel} {self.title or ''}".rstrip()

    @property
    def is_in_place(self) -> bool:
        """Whether the calendar shows its channel and title."""
        return self.says == (self.event_says or str(self.channel))

    @property
    def is_over(self) -> bool:
        """Whether no round follows."""
        return self.over_at is not None

    @property
    def coming(self) -> tuple[GuestRecord, ...]:
        """The guests that have signed up and have a place, in the order in which they did."""
        return tuple(each for each in self.guests if each.is_coming and each.standby_at is None)

    @property
    def standby(self) -> tuple[GuestRecord, ...]:
        """The waiting list: the guests without a place, the first to come in front."""
        listed = [(each.standby_at, each) for each in self.guests if each.is_coming and each.standby_at is not None]
        return tuple(each for _, each in sorted(listed, key=lambda pair: pair[0]))

    @property
    def cohosts(self) -> tuple[GuestRecord, ...]:
        """The people that may do what the host may."""
        return tuple(each for each in self.guests if each.is_cohost)

    @property
    def here(self) -> tuple[GuestRecord, ...]:
        """The guests with a place that have said that they are there, the first to come first."""
        return tuple(each for each in self.coming if each.here_since is not None)

    @property
    def playing(self) -> frozenset[UserId]:
        """The people at a table that is not over, or about to be opened, and people that play elsewhere."""
        return self.busy.union(*(table.users for table in self.tables if not table.is_over))

    @property
    def free(self) -> tuple[GuestRecord, ...]:
        """The guests that are there and do not play."""
        playing = self.playing
        return tuple(each for each in self.here if each.user not in playing)

    @property
    def waiting(self) -> tuple[GuestRecord, ...]:
        """The queue for a table: the free guests that have asked for one since they last played, the first to ask in front.

        Nobody else is seated, neither by the program nor by the host.
        """
        asked = [(each.asked_at, each) for each in self.free if each.asked_at is not None]
        return tuple(each for _, each in sorted(asked, key=lambda pair: pair[0]))

    @property
    def resting(self) -> tuple[GuestRecord, ...]:
        """The free guests that have not asked for a table."""
        return tuple(each for each in self.free if each.asked_at is None)

    @property
    def has_games(self) -> bool:
        """Whether something is still being played."""
        return any(not each.is_over for each in self.tables)

    @property
    def is_hidden(self) -> bool:
        """Whether something of it may not be shown yet: the same deal is still played."""
        return any(each.is_held for each in self.tables)

    def twins(self, n: int) -> tuple[NightTable, ...]:
        """Return the tables of a round that have the same deal, the fastest first; those without a solution at the end."""
        same = (each for each in self.tables if each.round == n and each.twins is not None)
        return tuple(sorted(same, key=lambda each: (not each.turns, each.turns or 0, each.n)))

    def dealt(self, n: int) -> tuple[NightTable, ...]:
        """Return those of the tables of a round with the same deal that got it, in the same order."""
        return tuple(each for each in self.twins(n) if each.table is not None)

    def table(self, n: int) -> NightTable | None:
        """Return a table by its number."""
        return next((each for each in self.tables if each.n == n), None)

    def guest(self, user: UserId) -> GuestRecord | None:
        """Return the guest with this id, or None."""
        return next((each for each in self.guests if each.user == user), None)
