"""13 Indices: the exact number of layouts that fit the knowledge of a seat.

A layout is the own case, a pair of cards behind every other screen, and the informants that were not read. For each case
that may be, pairs are drawn from the ten cards or fewer that are left. Pairs that cover the cards left by the informants are disjoint,
so layouts are counted by inclusion and exclusion over sets of these cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations, product
from math import comb
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.clues.knowledge.evidence import AllShown, Answer, Evidence, Fact, Named, unseen
from games.clues.model import About, Box, Card, Inner, Person, Place, Weapon
from games.core.seats import Seat

Indices: TypeAlias = NDArray[np.intp]
Numbers: TypeAlias = NDArray[np.int64]
Ways: TypeAlias = NDArray[np.int16]
Flags: TypeAlias = NDArray[np.bool_]


class Spot(Enum):
    """The places of a card that the seat does not see."""

    CASE = "case"  # on the own screen
    INFORMANTS = "informants"


@dataclass(frozen=True, slots=True)
class LayoutCounts:
    """The number of layouts that fit, by card and place."""

    unknown: tuple[Card, ...]
    cases: Sequence[tuple[Card, ...]]
    by_case: Sequence[int]
    behind: Mapping[Seat, Sequence[int]]  # by seat, for each unknown card


class Gain(NamedTuple):
    """The expected gain of a question about the own case: bits, and the share of the cases that stay possible. Exact."""

    bits: float
    left: float


class Layouts:
    """All layouts that fit some facts."""

    def __init__(self, box: Box, known: Evidence, facts: Sequence[Fact]) -> None:
        self._box, self._known = box, known
        self.unknown = unseen(box, known, facts)
        self._about: dict[About, NDArray[np.int8]] = {}
        self._orders: dict[Seat, tuple[Flags, Flags]] = {}  # with two players: which of a pair lies on the left
        self.cases = self._cases(facts)
        self.rest = self._rest()
        self.allowed = {other: self._pairs_of(other, facts) for other in known.outer}
        self._drop_dead()

    def _drop_dead(self) -> None:
        """Leave out the cases with which nothing may lie behind some screen."""
        alive = np.all([allowed.any(0) for allowed in self.allowed.values()], axis=0)
        self.cases, self.rest = self.cases[alive], self.rest[:, alive]
        self.allowed = {other: allowed[:, alive] for other, allowed in self.allowed.items()}
        self._orders = {other: (one[:, alive], two[:, alive]) for other, (one, two) in self._orders.items()}

    def _fits(self, about: About) -> NDArray[np.int8]:
        """Return 1 for each unknown card that a question counts."""
        if about not in self._about:
            self._about[about] = np.array([self._box.fits(card, about) for card in self.unknown], np.int8)
        return self._about[about]

    def _cases(self, facts: Sequence[Fact]) -> Indices:
        """Return the cases that may be, as numbers of unknown cards: as far as one can tell without the pairs."""
        me = self._known.seat
        opened = {fact.case for fact in facts if isinstance(fact, AllShown)}
        missed = {fact.case for fact in facts if isinstance(fact, Named) and fact.by == me}
        named = {card for fact in facts if isinstance(fact, Named) and fact.by != me for card in fact.case}
        kinds = [
            [n for n, card in enumerate(self.unknown) if isinstance(card, kind) and card not in named]
            for kind in (Person, Place, Weapon)
        ]
        found = [
            case
            for case in product(*kinds)
            if (cards := tuple(self.unknown[n] for n in case)) not in missed and (not opened or cards in opened)
        ]
        return np.array(found, np.intp).reshape(-1, 3)

    def _rest(self) -> Indices:
        """Return the cards that are left, a column for each case."""
        free = np.ones((len(self.cases), len(self.unknown)), np.bool_)
        free[np.arange(len(self.cases))[:, None], self.cases] = False
        return np.nonzero(free)[1].reshape(-1, len(self.unknown) - 3).T

    def _sides(self) -> tuple[Indices, Indices]:
        pairs, _ = _pairs(len(self.rest))
        return self.rest[pairs[:, 0]], self.rest[pairs[:, 1]]

    def _pairs_of(self, other: Seat, facts: Sequence[Fact]) -> Ways:
        """Return whether a pair may lie behind a screen, a column for each case; with two players, in how many orders."""
        left, right = self._sides()
        if self._known.seats > 2:
            return self._allowed(other, facts, left, right).astype(np.int16)
        one, two = self._allowed(other, facts, left, right), self._allowed(other, facts, right, left)
        self._orders[other] = one, two
        return one.astype(np.int16) + two

    def _allowed(self, other: Seat, facts: Sequence[Fact], left: Indices, right: Indices) -> Flags:
        fit: Flags = np.ones(left.shape, np.bool_)
        for fact in facts:
            if isinstance(fact, Named) and fact.by == other:
                named = np.array([card in fact.case for card in self.unknown])
                fit &= ~(named[left] | named[right])
            elif isinstance(fact, Answer) and fact.witness == other:
                fits = self._fits(fact.about)
                behind = np.zeros(left.shape, np.int8)
                if fact.inner is not Inner.RIGHT:
                    behind += fits[left]
                if fact.inner is not Inner.LEFT:
                    behind += fits[right]
                fit &= behind == (self.owed(fact) - fits[self.cases].sum(1))
        return fit

    def owed(self, answer: Answer) -> int:
        """Return how much of an answer this seat does not see: on its own screen, or behind that of the witness."""
        outer = (case for seat, case in self._known.outer.items() if seat != answer.witness)
        return answer.count - sum(self._box.fits(card, answer.about) for case in outer for card in case)

    def held(self, flags: Flags) -> Indices:
        """Return how many of the flagged unknown cards a pair and the own case hold, a column for each case."""
        left, right = self._sides()
        held: Indices = flags[left].astype(np.intp) + flags[right] + flags[self.cases].sum(1)
        return held

    def weigh(self, other: Seat, weights: Ways) -> None:
        """Let each pair behind a screen count `weights` times. They have a column for each case."""
        self.allowed[other] = self.allowed[other] * weights

    def rule_out(self, card: Card, place: Spot | int) -> None:
        """Leave only layouts that do not have an unknown card in a place, which is not that of the informants. For three players or more."""
        number = self.unknown.index(card)
        left, right = self._sides()
        if place is Spot.CASE:
            off_screen = ~(self.cases == number).any(1)
            self.allowed = {other: pairs * off_screen for other, pairs in self.allowed.items()}
        else:
            not_behind = (left != number) & (right != number)
            self.allowed = {o: pairs * not_behind if o == place else pairs for o, pairs in self.allowed.items()}
        self._drop_dead()

    def suppose(self, card: Card, place: Spot | int) -> None:
        """Leave only layouts with an unknown card in a place."""
        number = self.unknown.index(card)
        left, right = self._sides()
        among = (left == number) | (right == number)
        fits = (self.cases == number).any(1) if place is Spot.CASE else ~(self.cases == number).any(1)
        self.allowed = {
            other: pairs * (among if place == other else ~among) * fits for other, pairs in self.allowed.items()
        }
        self._orders = {other: (one & fits, two & fits) for other, (one, two) in self._orders.items()}
        self._drop_dead()

    def by_case(self) -> Numbers:
        """Return how many layouts there are with each case."""
        found: Numbers = self._product(self._hands(self.allowed), None).sum(0)
        return found

    def ways(self, card: Card | None = None, place: Spot | int | None = None) -> int:
        """Return how many layouts there are, or how many have a certain unknown card in a place."""
        if card is None:
            return int(self.by_case().sum())
        number = self.unknown.index(card)
        on_screen = (self.cases == number).any(1)
        if place is Spot.CASE:
            return int(self.by_case()[on_screen].sum())
        left, right = self._sides()
        among = (left == number) | (right == number)
        allowed = {
            other: pairs * (among if place == other else ~among) if place in {other, Spot.INFORMANTS} else pairs
            for other, pairs in self.allowed.items()
        }
        found = self._product(self._hands(allowed), None).sum(0)
        return int(found[~on_screen].sum())

    def count(self) -> LayoutCounts:
        """Return how many layouts there are with each case, and with each card behind each screen."""
        hands = self._hands(self.allowed)
        left, right = self._sides()
        behind: dict[Seat, list[int]] = {}
        done: dict[int, list[int]] = {}  # whose hands may be the same counts once
        for other, hand in hands.items():
            if id(hand) not in done:
                pairs = (self._around(hands, other) * self.allowed[other]).ravel().astype(np.float64)
                cards = sum(np.bincount(side.ravel(), pairs, len(self.unknown)) for side in (left, right))
                done[id(hand)] = [round(each) for each in np.asarray(cards).tolist()]
            behind[other] = done[id(hand)]
        return LayoutCounts(
            unknown=self.unknown,
            cases=[tuple(self.unknown[n] for n in case) for case in self.cases.tolist()],
            by_case=self._product(hands, None).sum(0).tolist(),
            behind=behind,
        )

    def _hands(self, pairs: Mapping[Seat, Ways]) -> dict[Seat, Ways]:
        """Return for each seat how many pairs lie within each set of cards, a column for each case."""
        _, masks = _pairs(len(self.rest))
        made: dict[bytes, Ways] = {}
        hands = {}
        for other, allowed in pairs.items():
            if (key := allowed.tobytes()) not in made:
                within = np.zeros((1 << len(self.rest), len(self.cases)), np.int16)
                within[masks] = allowed
                for i in range(len(self.rest)):
                    view = within.reshape(-1, 2, len(self.cases) << i)
                    view[:, 1] += view[:, 0]
                made[key] = within
            hands[other] = made[key]
        return hands

    def _around(self, hands: Mapping[Seat, Ways], other: Seat) -> Numbers:
        """Return in how many layouts each pair may lie behind a screen, as far as all but that screen goes."""
        around = self._product(hands, other)
        _spread(around)
        found: Numbers = around[_pairs(len(self.rest))[1]]
        return found

    def gains(self) -> tuple[Mapping[tuple[Seat, About, Inner | None], Gain], Gain]:
        """Return how much each question, and an informant not yet read, is expected to tell about the own case."""
        hands, found = self._hands(self.allowed), dict[tuple[Seat, About, Inner | None], Gain]()
        unread = self._informants(hands)
        left, right = self._sides()
        abouts = self._box.abouts(self._known.seats)
        for other in hands:
            around = self._around(hands, other)
            for side in (left, right):
                np.subtract.at(unread, (side, np.arange(len(self.cases))), around * self.allowed[other])
            for about in abouts:
                fits = self._fits(about)
                on_screen = fits[self.cases].sum(1)
                if self._known.seats > 2:
                    told = fits[left] + fits[right] + on_screen
                    found[other, about, None] = _gain(told, around * self.allowed[other])
                    continue
                for inner in Inner:
                    one, two = self._orders[other]
                    first, second = (left, right) if inner is Inner.LEFT else (right, left)
                    told = np.concatenate([fits[first] + on_screen, fits[second] + on_screen])
                    found[other, about, inner] = _gain(told, np.concatenate([around * one, around * two]))
        return found, _shared(unread)

    def _informants(self, hands: Mapping[Seat, Ways]) -> Numbers:
        """Return for each unknown card, a row, in how many layouts with each case it is not on the own screen."""
        found = np.repeat(self._product(hands, None).sum(0)[None, :], len(self.unknown), axis=0)
        found[self.cases.T, np.arange(len(self.cases))] = 0
        return found

    def _product(self, hands: Mapping[Seat, Ways], without: Seat | None) -> Numbers:
        cards = len(self.rest)
        found = np.repeat(_signs(cards, cards - 2 * len(hands))[:, None], len(self.cases), axis=1)
        for other, hand in hands.items():
            if other != without:
                found *= hand
        return found


def _gain(told: NDArray[np.int8], ways: Numbers) -> Gain:
    """Return how much an answer is expected to tell about the case, a column each: the answers for a pair, in so many layouts."""
    return _shared(np.stack([np.where(told == count, ways, 0).sum(0) for count in range(6)]))


def _shared(joint: Numbers) -> Gain:
    """Return how much the row is expected to tell about the column; nothing, where there is no row."""
    ways = joint.astype(np.float64)
    if not ways.any():
        return Gain(0.0, 1.0)
    rows = ways.sum(1)
    left = float(rows / rows.sum() @ np.count_nonzero(ways, 1)) / np.count_nonzero(ways.sum(0))
    return Gain(_entropy(ways.sum(0)) + _entropy(rows) - _entropy(ways), left)


def _entropy(ways: NDArray[np.float64]) -> float:
    some = ways[ways > 0] / ways.sum()
    return float(-(some * np.log2(some)).sum())


def _spread(found: Numbers) -> None:
    """Add up for each set of cards the numbers of all sets that hold it, in place."""
    cards, cases = len(found).bit_length() - 1, found.shape[1]
    for i in range(cards):
        view = found.reshape(-1, 2, cases << i)
        view[:, 0] += view[:, 1]


@lru_cache  # of sizes alone: 0.2 ms for 13 cards (the next one: 1.2 ms) at every question about layouts
def _pairs(cards: int) -> tuple[Indices, Indices]:
    """Return all pairs of so many cards, and each as a set of bits."""
    pairs = np.array(list(combinations(range(cards), 2)), np.intp)
    return pairs, (1 << pairs).sum(1)


@lru_cache
def _signs(cards: int, informants: int) -> Numbers:
    """Return for each set of cards its sign, times how many choices of informants lie within it."""
    sizes = np.array([n.bit_count() for n in range(1 << cards)])
    ways = np.array([(-1) ** (cards - size) * comb(size, informants) for size in range(cards + 1)], np.int64)
    found: Numbers = ways[sizes]
    return found
