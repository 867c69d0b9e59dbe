"""Proofs of cases, as values: the marks that a person has made, those that were not proven, and the deals that they were shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.cases.records import AttemptRecord
from bot.tables.ids import InteractionId, UserId
from games.core.deduction.knowledge import Value
from games.core.deduction.sheet import Cell


class DeedKind(StrEnum):
    """The kinds of deeds at a proof."""

    PROVEN = "proven"  # a mark that stands
    REFUSED = "refused"  # a mark that does not follow
    SHOWN = "shown"  # a deal that fits and has another value there


@dataclass(frozen=True, slots=True)
class ProofDeed:
    """A mark or a hint of one person at a proof. A repeated one counts once."""

    kind: DeedKind
    cell: Cell
    sign: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class ProofRecord:
    """One person's proof of one case, from their first look at it. `case`: its number, below 0 to practise."""

    case: int
    user: UserId
    looked_at: datetime
    closed_at: datetime | None = None
    deeds: tuple[ProofDeed, ...] = ()

    @property
    def marks(self) -> Mapping[Cell, Value]:
        """The marks that stand."""
        return {deed.cell: deed.sign for deed in self.deeds if deed.kind is DeedKind.PROVEN}

    @property
    def unproven(self) -> int:
        """How many marks were refused."""
        return self._count(DeedKind.REFUSED)

    @property
    def hints(self) -> int:
        """How many deals were shown."""
        return self._count(DeedKind.SHOWN)

    @property
    def time(self) -> timedelta:
        """The time from the first look to the last mark."""
        return (self.closed_at or self.looked_at) - self.looked_at

    def _count(self, kind: DeedKind) -> int:
        return sum(deed.kind is kind for deed in self.deeds)


@dataclass(frozen=True, slots=True)
class Stake:
    """An attempt at the case of a day that a proof closes, and the interaction that it is closed by."""

    who: AttemptRecord
    by: InteractionId
