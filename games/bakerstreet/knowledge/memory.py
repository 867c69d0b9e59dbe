"""Bakerstreet: a perfect memory of the log of a seat: stacks, the other's cards, the content of piles."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from games.bakerstreet import events as ev
from games.bakerstreet.knowledge.hands import Hand
from games.bakerstreet.model import MOST, SEATS, Box, Card, Laid, Letter
from games.core.contract import Event
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat


@dataclass
class Memory:
    """The memory of one seat. `kept`: the steps with cards of the other that it remembers; None for all."""

    me: Seat
    box: Box
    kept: Collection[int] | None = None
    stacks: list[list[Laid]] = field(default_factory=list)
    steps: list[list[int]] = field(default_factory=list)  # by stack, when its cards were laid
    hand: list[Card] = field(default_factory=list)  # one's own
    theirs: Hand = field(default_factory=Hand)
    estimates: list[int] = field(default_factory=list)  # of this round
    said: tuple[int, Seat] | None = None  # the step of the last of them, and whose it is
    letters: list[Letter] = field(default_factory=list)  # one's own
    seen: dict[int, list[Letter]] = field(default_factory=dict)  # by pile, as it was when it was last looked into
    taken: dict[int, int] = field(default_factory=dict)  # by pile: how many the other took since then
    at: int = 0  # the pile that was looked into last
    _is_answering: bool = False  # whether the other is to lay a card or to doubt

    @property
    def other(self) -> Seat:
        """The other player."""
        return SEATS[1 - self.me]

    def reaches(self, points: int) -> bool:
        """Return whether both hands are worth the last estimate if the other's is worth so much."""
        return sum(card.points for card in self.hand) + points >= self.estimates[-1]

    def hear(self, n: int, event: Event) -> None:
        """Take in an event of a step."""
        is_told = self.kept is None or n in self.kept
        match event:
            case ev.Dealt():
                self.stacks = [[] for _ in range(self.box.piles)]
                self.steps = [[] for _ in range(self.box.piles)]
                self.theirs = Hand.dealt(self.box)
            case ev.HandDealt(cards=cards):
                self.hand += cards
            case ev.CardDrawn(card=card):
                self.hand.append(card)
            case ev.TurnMissed(seat=seat, doubts=doubts) if seat == self.other and self._is_answering and is_told:
                self._missed(doubts=doubts)
            case ev.Played(by=by, card=card, pile=pile, shuffles=shuffles):
                self.stacks[pile - 1].append(Laid(by, card))
                self.steps[pile - 1].append(n)
                if by == self.other:
                    self._is_answering = False
                    self.theirs.lay(card if is_told else None, shuffles=shuffles)
                else:
                    self.hand.remove(card)
            case ev.Estimated(by=by, number=number):
                self.estimates.append(number)
                self.said = n, by
                self._is_answering = by == self.me
            case ev.Doubted():
                self.theirs.show(event.by_cards if event.by == self.other else event.player_cards, is_told=is_told)
                self.hand.clear()
                self.estimates.clear()
                self.said, self._is_answering = None, False
            case ev.Counted():
                self._counted(event)
            case ev.RoundBegan(shuffled=shuffled):
                self.theirs.begin(self.box.hand, shuffles=self.other in shuffled)
            case ev.PileSeen(pile=pile, letters=letters):
                self.seen[pile], self.taken[pile], self.at = [*letters], 0, pile
            case ev.ClueTaken(by=by, pile=pile) if by == self.other:
                self.taken[pile] = self.taken.get(pile, 0) + 1
            case ev.ClueKept(letter=letter):
                self.letters.append(letter)
                self.seen[self.at].remove(letter)
            case _:
                pass

    def _missed(self, *, doubts: bool) -> None:
        """The clock doubts for the other, unless its hand alone is worth the estimate (A-BS-25)."""
        last = self.estimates[-1]
        if not doubts:
            self.theirs.bound(last, MOST)
        elif self.theirs.size and last < MOST:
            self.theirs.bound(0, last - 1)

    def _counted(self, event: ev.Counted) -> None:
        stack, steps = self.stacks[event.pile - 1], self.steps[event.pile - 1]
        kept = len(stack) - len(event.first_cards) - len(event.second_cards)
        theirs = [(n, laid.card) for n, laid in zip(steps[kept:], stack[kept:], strict=True) if laid.seat == self.other]
        told = [card for n, card in theirs if self.kept is None or n in self.kept]
        self.theirs.drop(len(theirs), told)
        del stack[kept:], steps[kept:]


class Onlooker(Memory):
    """Memory of a seat as far as the other can reckon it: all that is public. `theirs` is the hand of the other, as that seat reckons it."""

    def hear(self, n: int, event: Event) -> None:
        """Take in an event that both have heard; the seat's own cards stay unknown."""
        match event:
            case ev.HandDealt() | ev.CardDrawn() | ev.PileSeen() | ev.ClueKept():
                return
            case ev.Played(by=by, card=card) if by == self.me:
                self.hand.append(card)  # which it lays with this very event
            case _:
                pass
        super().hear(n, event)


def remembered(log: SeatLog, box: Box, kept: Collection[int] | None = None) -> Memory:
    """Return all that a seat was told, kept in mind."""
    memory = Memory(log.seat, box, kept)
    for n, event in log.events:
        memory.hear(n, event)
    return memory


def onlooking(log: SeatLog, box: Box) -> Onlooker:
    """Return the other's knowledge from what both were told."""
    onlooker = Onlooker(SEATS[1 - log.seat], box)
    for n, event in log.events:
        onlooker.hear(n, event)
    return onlooker
