"""Cluedo: the expected information of a question about the envelope.

All deals that fit count the same. A witness shows again a card that the asker has seen in their hand, and otherwise any of
those that answer, each as likely as the others. Where witnesses may lie, nothing is foreseen.
"""

from __future__ import annotations

from itertools import chain, combinations, product
from math import log
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.cluedo import events as ev
from games.cluedo.knowledge.bounds import Bounds, bits
from games.cluedo.knowledge.counting import solutions
from games.cluedo.knowledge.drawing import Drawing
from games.cluedo.knowledge.evidence import Evidence, Fact, Source
from games.cluedo.model import CARDS, ROOM_LIST, SUSPECTS, WEAPONS, Card, Room, Suspect, Weapon
from games.cluedo.model import Case as Suggestion
from games.core.deduction.knowledge import Case, QuestionRating
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat, clockwise_from

DEALS: Final = 4096
"""Deals that are drawn for a rating."""

Shares: TypeAlias = NDArray[np.float64]
Owners: TypeAlias = NDArray[np.int64]


def room_of(log: SeatLog) -> Room | None:
    """Return the room in which a seat's pawn is; None in the corridor."""
    pawn, room = None, None
    for _, event in log.events:
        match event:
            case ev.PawnChosen(by=log.seat) | ev.PawnDrawn(by=log.seat):
                pawn = event.suspect
            case ev.Entered(by=log.seat) | ev.PassageTaken(by=log.seat):
                room = event.room
            case ev.Walked(by=log.seat):
                room = None
            case ev.Suggested() if event.suspect is pawn:
                room = event.room
            case _:
                pass
    return room


def share_left(known: Evidence, asked: Suggestion) -> float:
    """Return the share of the envelopes that a question is expected to leave possible, counted exactly."""
    deals, before = solutions(Bounds.of(known, known.facts))
    shown = dict[tuple[Seat, Card], float]()  # in how many deals a witness shows a card
    left = dict[tuple[Seat, Card], set[Case]]()
    passed = [*known.facts]
    for witness in clockwise_from(known.seat, len(known.sizes)):
        seen = _seen(known, witness)
        for held in _some_of(asked):
            rest = tuple(card for card in asked if card not in held)
            facts = [Fact(0, Source.SAW, witness, held), Fact(0, Source.PASSED, witness, rest)]
            ways, cases = solutions(Bounds.of(known, [*passed, *facts]))
            if not ways:
                continue
            shows = [card for card in held if card in seen] or held
            for card in shows:
                shown[witness, card] = shown.get((witness, card), 0.0) + ways / len(shows)
            for card in held:
                left.setdefault((witness, card), set()).update(cases)
        passed.append(Fact(0, Source.PASSED, witness, asked))
    none, cases = solutions(Bounds.of(known, passed))
    expected = none * len(cases) + sum(ways * len(left[answer]) for answer, ways in shown.items())
    return expected / deals / len(before)


def _seen(known: Evidence, witness: Seat) -> set[Card]:
    """Return the cards that a witness has shown to this seat."""
    return {card for fact in known.facts if fact.source is Source.SAW and fact.owner == witness for card in fact.cards}


def _some_of(cards: Suggestion) -> chain[tuple[Card, ...]]:
    return chain.from_iterable(combinations(cards, n) for n in range(1, len(cards) + 1))


def rating(known: Evidence, asked: Suggestion) -> QuestionRating:
    """Return the bits that a question is expected to tell about the envelope, and those of the best one in that room."""
    every = expected_bits(known, asked[2])
    return QuestionRating(every[asked[:2]], max(every.values()))


def expected_bits(known: Evidence, room: Room) -> dict[tuple[Suspect, Weapon], float]:
    """Return the bits that each question in a room is expected to tell about the envelope."""
    dice = np.random.Generator(np.random.PCG64(0))  # the same luck for the same game: all its players read the same
    owners = Drawing(Bounds.of(known, known.facts)).deals(DEALS, dice)
    envelopes, different = _envelopes(owners, len(known.sizes))
    order = _order(known, owners, dice)
    numbers = {card: n for n, card in enumerate(CARDS)}
    return {
        pair: _bits(order[:, [numbers[card] for card in (*pair, room)]], envelopes, different)
        for pair in product(SUSPECTS, WEAPONS)
    }


def _envelopes(owners: Owners, envelope: int) -> tuple[Owners, int]:
    """Return the number of the envelope in each deal, and how many there are."""
    kinds = [[CARDS.index(card) for card in kind] for kind in (SUSPECTS, WEAPONS, ROOM_LIST)]
    places = [(owners[:, kind] == envelope).argmax(1) for kind in kinds]
    number = (places[0] * len(WEAPONS) + places[1]) * len(ROOM_LIST) + places[2]
    different, found = np.unique(number, return_inverse=True)
    return found, len(different)


def _order(known: Evidence, owners: Owners, dice: np.random.Generator) -> Shares:
    """Return by deal and card when it is shown, among the three of a question: the least first; at a whole number, never."""
    seats = len(known.sizes)
    rank = np.full(seats + 1, seats, np.float64)
    rank[list(clockwise_from(known.seat, seats))] = np.arange(seats - 1)
    found: Shares = rank[owners]
    luck = dice.uniform(0.25, 0.75, owners.shape)
    for witness in clockwise_from(known.seat, seats):
        seen = bits(_seen(known, witness))
        luck[:, [card for card in range(len(CARDS)) if seen >> card & 1]] = 0.125  # shown again before any other
    return np.where(found < seats, found + luck, seats)


def _bits(order: Shares, envelopes: Owners, different: int) -> float:
    """Return the bits that an answer tells about the envelope, less the bias of a small sample."""
    shown, first = order.argmin(1), order.min(1)
    answers = np.where(first % 1 == 0, 0, 1 + first.astype(np.int64) * 3 + shown)
    joint = np.bincount(answers * different + envelopes).astype(np.float64)
    by_answer = np.bincount(answers).astype(np.float64)
    by_envelope = np.bincount(envelopes).astype(np.float64)
    return max(0.0, _entropy(by_answer) + _entropy(by_envelope) - _entropy(joint))


def _entropy(counts: Shares) -> float:
    """Return the entropy in bits of counted draws, with the correction of Miller and Madow for few draws."""
    some = counts[counts > 0]
    shares = some / some.sum()
    return float(-(shares * np.log2(shares)).sum() + (len(some) - 1) / (2 * some.sum() * log(2)))
