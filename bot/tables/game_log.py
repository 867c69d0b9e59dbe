"""A whole game as stored, replayed once: its steps, each seat's moves and its seat log, and its players at each step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from bot.tables.ids import UserId
from bot.tables.records import Entry, TableRecord, standing
from bot.tables.table import NumberedStep, replay
from bot.tables.vote_records import VoteRecord
from games import BY_KEY
from games.core.deduction.inquest import Deed, Inquest
from games.core.deduction.seat_log import SeatLog, seat_log
from games.core.endings import Left
from games.core.game import AnyGame
from games.core.playthrough import EntryKind
from games.core.seats import Seat, all_seats
from games.core.wire import unpack


@dataclass(frozen=True, slots=True)
class GameLog:
    """A game up to its last entry. `TableCache.log` reads it.

    `handovers`: the votes by which seats went to others, in order. `steps`: every step, the deal first.
    """

    record: TableRecord
    entries: tuple[Entry, ...]
    handovers: tuple[VoteRecord, ...]
    steps: tuple[NumberedStep, ...]

    @classmethod
    def replayed(cls, record: TableRecord, entries: Iterable[Entry], handovers: Iterable[VoteRecord] = ()) -> Self:
        """Replay a game, which takes longer than the loop may stand still."""
        entries = tuple(entries)
        return cls(record, entries, tuple(handovers), tuple(replay(record, BY_KEY[record.game], entries)))

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return BY_KEY[self.record.game]

    @property
    def n(self) -> int:
        """The number of the last step."""
        return len(self.entries)

    def since(self, n: int) -> tuple[NumberedStep, ...]:
        """The steps after step `n`."""
        return self.steps[n + 1 :]

    def seated_at(self, n: int) -> TableRecord:
        """The record with the players of step `n`."""
        seats = list(self.record.seats)
        for vote in reversed(self.handovers):
            facts = vote.facts
            if n <= int(facts.get("after", -1)):  # old votes did not note their step
                seat = int(facts["seat"])
                seats[seat] = replace(seats[seat], user=UserId(int(facts["old"])), name=str(facts.get("was", "")))
        return replace(self.record, seats=tuple(seats)) if tuple(seats) != self.record.seats else self.record

    def seat_log(self, seat: Seat) -> SeatLog:
        """Everything that a seat was told."""
        steps = ((step.n, step.events) for step in self.steps)
        return seat_log(seat, len(self.record.seats), self.record.options, steps)

    @property
    def seat_logs(self) -> tuple[SeatLog, ...]:
        """The seat log of each seat."""
        return tuple(self.seat_log(seat) for seat in all_seats(len(self.record.seats)))

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """The actions that players chose and did not take back, without those that the clock played for them."""
        return tuple(
            Deed(entry.n, entry.seat, unpack(self.game.info.actions, entry.name, entry.fields))
            for entry in standing(self.entries)
            if entry.kind is EntryKind.ACTION and entry.name is not None
        )

    def turning_points(self, inquest: Inquest | None = None) -> tuple[int, ...]:
        """The steps after which the game was no longer the same, in order.

        They are the events that the game names, departures, the deciding question, and the findings of the inquest.
        """
        told = (
            step.n for step in self.steps if any(isinstance(each, (Left, *self.game.turning)) for each in step.events)
        )
        asking = {kind.__name__ for kind in self.game.questions}
        decisive = [entry.n for entry in self.entries if entry.name in asking][-1:]
        return tuple(sorted({*told, *decisive, *(inquest.turning_points if inquest is not None else ())}))
