"""Bakerstreet: what a perfect memory keeps of what a seat was told: stacks, the other's cards, what lies in the piles.

The other's hand has cards that are known, since whoever holds cards when the discard is shuffled holds all that lie nowhere
else, and fresh ones, drawn from a pool: what is in the draw pile or fresh in the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from games.bakerstreet import events as ev
from games.bakerstreet.model import LAID, SEATS, Box, Card, Laid, Letter, Symbol
from games.core.account import Account
from games.core.contract import Event
from games.core.seats import Seat


@dataclass
class Memory:
    """What one seat knows of the table."""

    me: Seat
    box: Box
    stacks: list[list[Laid]] = field(default_factory=list)
    known: list[Card] = field(default_factory=list)  # in the other's hand
    pool: list[Card] = field(default_factory=list)
    fresh: int = 0  # cards of the pool that are in the other's hand
    discard: list[Card] = field(default_factory=list)  # the other's
    estimates: list[int] = field(default_factory=list)  # of this round
    letters: list[Letter] = field(default_factory=list)  # one's own
    seen: dict[int, list[Letter]] = field(default_factory=dict)  # by pile, as it was when it was last looked into
    taken: dict[int, int] = field(default_factory=dict)  # by pile: how many the other took since then
    at: int = 0  # the pile that was looked into last

    @property
    def other(self) -> Seat:
        """The other player."""
        return SEATS[1 - self.me]

    def hear(self, event: Event) -> None:
        """Take in what was told."""
        match event:
            case ev.Dealt():
                self.stacks = [[] for _ in range(self.box.piles)]
                self.pool, self.fresh = [*self.box.deck], self.box.hand
            case ev.Played(by=by, card=card, pile=pile, shuffles=shuffles):
                self.stacks[pile - 1].append(LAID[by][card])
                if by == self.other:
                    self._played(card, shuffles=shuffles)
            case ev.Estimated(number=number):
                self.estimates.append(number)
            case ev.Doubted():
                self._shown(event.by_cards if event.by == self.other else event.player_cards)
            case ev.Counted():
                self._counted(event)
            case ev.RoundBegan(shuffled=shuffled):
                self.estimates.clear()
                self._dealt_anew(shuffles=self.other in shuffled)
            case ev.PileSeen(pile=pile, letters=letters):
                self.seen[pile], self.taken[pile], self.at = [*letters], 0, pile
            case ev.ClueTaken(by=by, pile=pile) if by == self.other:
                self.taken[pile] = self.taken.get(pile, 0) + 1
            case ev.ClueKept(letter=letter):
                self.letters.append(letter)
                self.seen[self.at].remove(letter)
            case _:
                pass

    def _played(self, card: Card, *, shuffles: bool) -> None:
        if card in self.known:
            self.known.remove(card)
        else:
            self.pool.remove(card)
            self.fresh -= 1
        if shuffles:
            self._shuffle()
        self.fresh = min(self.fresh + 1, len(self.pool))

    def _shuffle(self) -> None:
        """The draw pile is empty, so whatever is in the pool is in the hand; the discard is the pool from now on."""
        self.known += self.pool
        self.pool, self.discard, self.fresh = self.discard, [], 0

    def _shown(self, cards: Sequence[Card]) -> None:
        drawn = [*cards]
        for card in self.known:
            drawn.remove(card)
        for card in drawn:
            self.pool.remove(card)
        self.discard += cards
        self.known, self.fresh = [], 0

    def _counted(self, event: ev.Counted) -> None:
        stack = self.stacks[event.pile - 1]
        kept = len(stack) - len(event.first_cards) - len(event.second_cards)
        self.discard += [laid.card for laid in stack[kept:] if laid.seat == self.other]
        del stack[kept:]

    def _dealt_anew(self, *, shuffles: bool) -> None:
        drawn = min(self.box.hand, len(self.pool))
        if shuffles:  # what was left of the draw pile is known: it is all in the hand
            self._shuffle()
            self.fresh = min(self.box.hand - drawn, len(self.pool))
        else:
            self.fresh = drawn

    def sums(self) -> Mapping[int, int]:
        """Return in how many ways the other's hand has which sum: each copy of a card is one of its own."""
        ways = {(0, sum(card.points for card in self.known)): 1}
        for card in self.pool:
            for (count, points), had in tuple(ways.items()):
                if count < self.fresh:
                    more = count + 1, points + card.points
                    ways[more] = ways.get(more, 0) + had
        return {points: had for (count, points), had in sorted(ways.items()) if count == self.fresh}


def remembered(account: Account, box: Box) -> Memory:
    """Return all that a seat was told, kept in mind."""
    memory = Memory(account.seat, box)
    for _, event in account.events:
        memory.hear(event)
    return memory


def count(stack: Sequence[Laid], first: Seat) -> tuple[Seat, tuple[int, int], int, bool]:
    """Return who wins a count (R-BS-23 to 28), both sums, how many cards are counted, and whether an arrow leads on."""
    sums, twice = [0, 0], [False, False]
    counted = 0
    arrow = False
    for laid in reversed(stack):
        counted += 1
        sums[laid.seat] += laid.card.points
        twice[laid.seat] |= laid.card.symbol is Symbol.DOUBLE
        arrow |= laid.card.symbol is Symbol.ARROW
        if laid.card.symbol is Symbol.STOP:
            break
    one, two = (points * (1 + double) for points, double in zip(sums, twice, strict=True))
    second = SEATS[1 - first]
    winner = second if (one, two)[second] > (one, two)[first] else first
    return winner, (one, two), counted, arrow


def chain(stacks: Sequence[Sequence[Laid]], pile: int, first: Seat) -> Iterable[tuple[int, Seat]]:
    """Yield the piles that are counted from one on, as long as arrows lead on, and who wins each."""
    left = dict(enumerate(stacks, start=1))
    while True:
        winner, _, counted, arrow = count(left[pile], first)
        yield pile, winner
        if not arrow:
            return
        left[pile] = left[pile][: len(left[pile]) - counted]
        pile = pile % len(stacks) + 1
