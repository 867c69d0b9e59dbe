"""13 Indices: the fewest and the most cards that an answer may count in a place, whichever cards these are."""

from __future__ import annotations

from dataclasses import dataclass

from games.clues.model import Card


@dataclass(frozen=True, slots=True)
class SlotSide:
    """The cards that an answer counts, or those that it does not, in one place: held there, open still, and ruled out."""

    held: tuple[Card, ...]
    may: tuple[Card, ...]
    out: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place with so many cards: on the own screen that of one kind, or the cards behind a screen."""

    size: int
    counted: SlotSide
    others: SlotSide

    @property
    def least(self) -> int:
        """Return how many cards the answer counts here at least."""
        return max(len(self.counted.held), self.size - len(self.others.held) - len(self.others.may))

    @property
    def most(self) -> int:
        """Return how many cards the answer counts here at most."""
        return min(len(self.counted.held) + len(self.counted.may), self.size - len(self.others.held))

    @property
    def is_least_by_held(self) -> bool:
        """Whether the least is what is held: else it is what is left when others are ruled out."""
        return self.least == len(self.counted.held)

    @property
    def is_most_by_out(self) -> bool:
        """Whether the most is what is not ruled out: else there is no more room."""
        return self.most == len(self.counted.held) + len(self.counted.may)
