"""Motions: the things that players vote on. Each is one class in `bot/votes/motions`, and nothing else names it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from bot.tables.ids import UserId
from bot.tables.limits import LimitedDeed
from bot.tables.records import TableRecord
from bot.tables.service import Tables
from bot.tables.vote_records import NOBODY, VoteRecord
from games.core.lines import Fact
from games.core.seats import Seat

Details: TypeAlias = Mapping[str, int | str]
NOTHING: Final[Details] = {}

Say: TypeAlias = Callable[..., str]
"""Says a key with its facts to the reader of a vote."""


@dataclass(frozen=True, slots=True)
class Voters:
    """The voters of a motion: all of `must` are to be for it, and more than half of `may`."""

    must: frozenset[UserId]
    may: frozenset[UserId]

    @property
    def all(self) -> frozenset[UserId]:
        """All users with a vote."""
        return (self.must | self.may) - {NOBODY}


@dataclass(frozen=True, slots=True)
class VoteButton:
    """A button of a motion: its number for ever, the key of its label, and the seat that the label names."""

    number: int
    key: str
    seat: Seat | None = None


class Motion(ABC):
    """One motion: its voters, its effect, its sentences and its buttons.

    It is `vote-<name>` in words, and once it has passed `vote-<name>-passed`.
    """

    name: ClassVar[str]
    """The name in the database, which stays."""
    number: ClassVar[int | None] = None
    """The number of its button in the list of motions, which stays too; the label is `vote-control-<name>`.

    It makes the motion a choice of `/table vote`. None where a proposal needs details. Numbers from 60 to 99 are free for new
    motions: below, `VoteKey` counts seats.
    """
    note: ClassVar[str | None] = None
    """The key of a sentence above the list of motions, where its button is there."""
    is_told: ClassVar[bool] = False
    """Whether a post of the table tells the effect. No verdict is said beside it, so there is no `vote-<name>-passed`."""
    is_of_a_move: ClassVar[bool] = False
    """Whether it is about move `n` of its details, and lapses once the game has gone on."""
    deed: ClassVar[LimitedDeed] = LimitedDeed.VOTE
    """The deed as which a proposal is counted."""
    details: ClassVar[Details] = NOTHING
    """The facts that every vote on it begins with."""

    @abstractmethod
    def voters(self, record: TableRecord, vote: VoteRecord) -> Voters:
        """Return the voters of a vote on it."""

    @abstractmethod
    async def carry_out(self, tables: Tables, record: TableRecord, vote: VoteRecord) -> None:
        """Carry it out. Called again where a process died: then it does nothing new.

        Raises Refusal or StoreError where it is no longer possible.
        """

    def facts(self, vote: VoteRecord, say: Say, *, is_past: bool = False) -> Mapping[str, Fact]:
        """Return the facts of its sentences. `is_past`: it may have been carried out."""
        return {}

    def asked(self, vote: VoteRecord) -> str:
        """Return the key of its question."""
        return f"vote-{self.name}"

    def passed(self, vote: VoteRecord) -> str:
        """Return the key of its sentence once it has passed."""
        return f"vote-{self.name}-passed"

    def failed(self, vote: VoteRecord) -> str:
        """Return the key that is added to its question once it has not."""
        return "vote-failed"

    def newcomer(self, vote: VoteRecord) -> UserId | None:
        """Return the person that gets a seat by it."""
        return None

    def buttons(self, record: TableRecord, user: UserId) -> Iterator[VoteButton]:
        """Yield the buttons by which a player proposes it, in the list of motions."""
        if self.number is not None:
            yield VoteButton(self.number, f"vote-control-{self.name}")

    def after(self, vote: VoteRecord) -> Iterator[VoteButton]:
        """Yield the buttons below the verdict that it has passed."""
        yield from ()

    def ballots(self, vote: VoteRecord) -> Iterator[VoteButton]:
        """Yield the ballots beside yes and no."""
        yield from ()


def playing(record: TableRecord) -> frozenset[UserId]:
    """Return the current players, without those that left and without rivals."""
    return frozenset(seat.user for seat in record.seats if not seat.gone and not seat.is_rival)


def present(record: TableRecord) -> frozenset[UserId]:
    """Return the current players that the table waits for."""
    idle = {*record.clock.covered, *record.clock.away}
    return playing(record) & frozenset(seat.user for seat in record.seats if seat.seat not in idle)


def all_of(users: frozenset[UserId]) -> Voters:
    """Return voters that all must be for it."""
    return Voters(users, frozenset())


def most_of(users: frozenset[UserId]) -> Voters:
    """Return voters of which more than half must be for it."""
    return Voters(frozenset(), users)
