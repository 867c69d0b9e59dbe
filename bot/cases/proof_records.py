"""Proofs of cases, as values: the marks that a person has made, those that were not proven, and the deals that they were shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from bot.cases.records import AttemptRecord
from bot.tables.ids import InteractionId, UserId
from games.core.deduction.hint import Rung
from games.core.deduction.knowledge import Value
from games.core.deduction.sheet import Cell, Sign

Techniques: TypeAlias = Mapping[Cell, str]
"""The hardest technique that each of some cells takes."""


class TechniqueUse(NamedTuple):
    """The uses of a technique, and its misses."""

    used: int
    missed: int


class TechniqueCount(NamedTuple):
    """A person's uses and misses of a technique of a game."""

    game: str
    technique: str
    used: int
    missed: int


class DeedKind(StrEnum):
    """The kinds of deeds at a proof."""

    PROVEN = "proven"  # a mark that stands
    REFUSED = "refused"  # a mark that does not follow
    SHOWN = "shown"  # a deal that fits and has another value there
    HINTED = "hinted"  # a hint about the cell; its sign is the rung


@dataclass(frozen=True, slots=True)
class ProofDeed:
    """A mark or a hint of one person at a proof. A repeated one counts once."""

    kind: DeedKind
    cell: Cell
    sign: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class ProofRecord:
    """One person's proof of one case, from their first look at it. `case`: its number, below 0 to practise.

    `others`: at a joint case, the hints that others had: they count, and no hint goes on from them.
    """

    case: int
    user: UserId
    looked_at: datetime
    closed_at: datetime | None = None
    deeds: tuple[ProofDeed, ...] = ()
    others: tuple[ProofDeed, ...] = ()

    @property
    def marks(self) -> Mapping[Cell, Value]:
        """The marks that stand."""
        return {deed.cell: deed.sign for deed in self.deeds if deed.kind is DeedKind.PROVEN}

    @property
    def unproven(self) -> int:
        """The number of marks that were refused."""
        return self._count(DeedKind.REFUSED)

    @property
    def hints(self) -> int:
        """The number of hints taken: deals shown, and rungs."""
        return self._count(DeedKind.SHOWN) + self._count(DeedKind.HINTED) + len(self.others)

    @property
    def hinted(self) -> Cell | None:
        """The cell of the last hint, while it has no mark."""
        last = next((deed.cell for deed in reversed(self.deeds) if deed.kind is DeedKind.HINTED), None)
        return last if last not in self.marks else None

    @property
    def told(self) -> frozenset[Cell]:
        """The cells with a mark that a hint has said."""
        what = Rung.WHAT.name.lower()
        return frozenset(deed.cell for deed in self.deeds if deed.kind is DeedKind.HINTED and deed.sign == what)

    @property
    def time(self) -> timedelta:
        """The time from the first look to the last mark."""
        return (self.closed_at or self.looked_at) - self.looked_at

    def proves(self, asked: Collection[Cell]) -> bool:
        """Whether all that is asked is marked."""
        return all(self.marks.get(cell) == Sign.YES for cell in asked)

    def uses(self, techniques: Techniques, asked: Collection[Cell] = ()) -> Mapping[str, TechniqueUse]:
        """Return the uses of techniques. That of a cell was used where it is marked, unless a hint had said the mark.

        It was missed there, and where a mark in the cell was refused, or where the cell was `asked` and is not marked.
        """
        refused = {deed.cell for deed in self.deeds if deed.kind is DeedKind.REFUSED}
        missing = self.told | refused | {*asked} - self.marks.keys()
        used = Counter(techniques[cell] for cell in self.marks.keys() - self.told if cell in techniques)
        missed = Counter(techniques[cell] for cell in missing if cell in techniques)
        return {each: TechniqueUse(used[each], missed[each]) for each in sorted({*used, *missed})}

    def _count(self, kind: DeedKind) -> int:
        return sum(deed.kind is kind for deed in self.deeds)


@dataclass(frozen=True, slots=True)
class Stake:
    """An attempt at the case of a day that a proof closes, and the interaction that it is closed by."""

    who: AttemptRecord
    by: InteractionId
