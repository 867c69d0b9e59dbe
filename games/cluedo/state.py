"""Cluedo: the state of a game. Everything that somebody must not see is in a Secret."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import product

from games.cluedo.actions import Accuse, Suggest
from games.cluedo.facts import Hidden, Reach, Said, Shown
from games.cluedo.model import ROOM_LIST, SUSPECTS, WEAPONS, Card, Case, Phase, Room, Spot, Suspect
from games.core.endings import PartyState
from games.core.seats import Seat
from games.core.secret import Secret

CASES = tuple(product(SUSPECTS, WEAPONS, ROOM_LIST))
ACCUSE = tuple(Accuse(suspect=suspect, weapon=weapon, room=room) for suspect, weapon, room in CASES)
"""Actions are values, so each is made once: a game offers three hundred of them at a turn."""
SUGGESTIONS = tuple(Suggest(suspect=suspect, weapon=weapon) for suspect, weapon in product(SUSPECTS, WEAPONS))
ENDING_SUGGESTIONS = tuple(Suggest(suspect=each.suspect, weapon=each.weapon, end=True) for each in SUGGESTIONS)


class Rulings(IntEnum):
    """The versions of the rules that are played: a table goes on to its end by the one that it was dealt under."""

    OVER_LOTS = 2  # until 2026-11-23 a pawn could be taken back though a lot had been drawn after it (A-CL-06)
    BEFORE_LOTS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """The options of a table."""

    accuse_any_time: bool  # A-CL-20
    repeat: bool  # A-CL-17
    false_witnesses: bool  # A-CL-28
    standing: bool = False  # A-CL-35: cards answer by themselves


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """The cards of each seat and of the envelope; fixed from the deal on."""

    first: Seat
    hands: tuple[Secret[tuple[Card, ...]], ...]
    envelope: Secret[Case]
    sizes: tuple[int, ...]  # how many cards each seat holds: public


@dataclass(frozen=True, slots=True, kw_only=True)
class Cast:
    """The pawn of each seat, and the deal once all have one."""

    seats: int
    house: HouseRules
    pawns: tuple[Suspect | None, ...]  # by seat
    owners: tuple[Seat | None, ...]  # by suspect
    deal: Deal | None = None

    @property
    def dealt(self) -> Deal:
        """The deal, once all have a pawn."""
        if self.deal is None:
            raise AssertionError("not dealt yet")
        return self.deal

    def own(self, seat: Seat) -> int:
        """Return the number of a seat's pawn."""
        return self.owners.index(seat)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of a seat, once they are dealt."""
        return self.dealt.hands[seat].open()

    def holds(self, seat: Seat, card: Card) -> bool:
        """Return whether a seat was dealt a card."""
        return card in self.dealt.hands[seat].open()


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """All that was asked and answered."""

    said: tuple[Said, ...]
    seen: tuple[Secret[tuple[Shown, ...]], ...]  # by seat: what it was shown
    given: tuple[Secret[tuple[Shown, ...]], ...]  # by seat: what it showed
    missed: tuple[Secret[Case] | None, ...]  # by seat: its wrong accusation
    spent: frozenset[Seat] = frozenset()  # who has denounced
    here: frozenset[Seat] = frozenset()  # who has asked in its room and not left it since (A-CL-17)
    judged: tuple[tuple[Seat, int, bool], ...] = ()  # who was denounced over what, and whether it had lied: public

    @classmethod
    def empty(cls, seats: int) -> File:
        """Return the file before the first hypothesis."""
        nothing: Secret[tuple[Shown, ...]] = Secret(())
        return cls(said=(), seen=(nothing,) * seats, given=(nothing,) * seats, missed=(None,) * seats)

    def shown(self, said: Said, witness: Seat, card: Card) -> File:
        """Return the file with a card shown to the author of the last hypothesis."""
        seen, given = list(self.seen), list(self.given)
        seen[said.by] = Secret((*seen[said.by].open(), Shown(said.number, witness, card)))
        given[witness] = Secret((*given[witness].open(), Shown(said.number, said.by, card)))
        return replace(
            self, said=(*self.said[:-1], replace(said, shown_by=witness)), seen=tuple(seen), given=tuple(given)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class State(PartyState):
    """A game of Cluedo."""

    cast: Cast
    file: File
    phase: Phase
    active: Seat
    at: tuple[Spot, ...]  # by suspect
    weapons: tuple[Room | None, ...]  # by weapon; None: not on the board yet (R-CL-03)
    dice: tuple[int, int] | None = None
    reach: Reach | None = None
    witness: Seat | None = None
    out: frozenset[Seat] = frozenset()  # accused wrongly, or barred: they only answer
    rulings: Rulings = Rulings.BEFORE_LOTS
    ends: bool = False  # the turn is over once a card is shown to the author of the last hypothesis (A-CL-36)
    orders: tuple[
        Secret[tuple[Card, ...]], ...
    ] = ()  # by seat, with standing answers: which cards it would rather show

    def room_of(self, seat: Seat) -> Room | None:
        """Return the room in which a seat's pawn is."""
        spot = self.at[self.cast.own(seat)]
        return ROOM_LIST[spot - 625] if spot >= 625 else None


def lies(cast: Cast, file: File, of: Collection[Seat]) -> Iterator[tuple[Seat, Hidden]]:
    """Yield the cards that these seats hid. For a seat itself, for the rules, and for the report after the end."""
    for said in file.said:
        for witness in said.passed:
            if witness in of and (cards := tuple(card for card in said.case if cast.holds(witness, card))):
                yield witness, Hidden(said.number, cards)
