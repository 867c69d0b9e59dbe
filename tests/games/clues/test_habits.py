"""13 Indices: what a master reads in the questions of others."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import exp

import numpy as np
import pytest
from numpy.typing import NDArray

from games.clues import BOX
from games.clues.events import Asked
from games.clues.knowledge.counting import Layouts
from games.clues.knowledge.evidence import Evidence
from games.clues.model import Card, Case, Category, Colour
from games.clues.rival.decisions import ALIKE
from games.clues.rival.habits import EAGER, KINDS, asked_about, bits, likelihoods, told
from games.core.chance import Chance
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.seats import Seat, all_seats, clockwise_from
from tests.builders import a_seed, amount


def a_deal(n: int, seats: int) -> Evidence:
    """Return what the first seat knows of a random deal before anything was asked."""
    luck = Chance(a_seed(n), 2**43)
    persons, places, weapons = BOX.piles[seats]
    cases = zip(luck.shuffled(persons), luck.shuffled(places), luck.shuffled(weapons), strict=False)
    outer = dict(zip(all_seats(seats), cases, strict=False))
    shown = {card for case in outer.values() for card in case}
    left, right, *_ = luck.shuffled([card for card in BOX.cards(seats) if card not in shown])
    me, *others = all_seats(seats)
    return Evidence(seat=me, seats=seats, inner=(left, right), outer={seat: outer[seat] for seat in others}, facts=())


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("n", range(amount(3, 100)))
def test_a_first_question_tells_its_asker_what_counting_every_layout_finds(n: int, seats: int) -> None:
    known = a_deal(n, seats)
    layouts = Layouts(BOX, known, ())
    unknown = tuple(sum(isinstance(card, kind) for card in layouts.unknown) for kind in KINDS)
    gains, _ = layouts.gains()
    for (_, about, _), gain in gains.items():
        fits = (sum(isinstance(card, kind) and BOX.fits(card, about) for card in layouts.unknown) for kind in KINDS)
        assert bits(tuple(fits), unknown) == pytest.approx(gain.bits)


def as_the_other(known: Evidence, other: Seat, case: Case, pair: tuple[Card, Card]) -> Evidence:
    """Return what another seat knows, if these are the case of this seat and the cards behind the screen of that one."""
    outer: dict[Seat, Case] = {**known.outer, known.seat: case}
    del outer[other]
    return replace(known, seat=other, inner=pair, outer=outer)


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("n", range(amount(2, 50)))
def test_the_likelier_a_question_is_in_a_layout_the_more_does_that_layout_count(n: int, seats: int) -> None:
    known = a_deal(n, seats)
    layouts = Layouts(BOX, known, ())
    other = clockwise_from(known.seat, seats)[0]
    luck = Chance(a_seed(n), 2**44)
    asked = luck.pick(BOX.abouts(seats))
    weights = likelihoods(BOX, known, layouts, other, [asked])
    found = []
    for _ in range(6):
        column = luck.below(len(layouts.cases))
        row = luck.below(len(weights))
        case = tuple(layouts.unknown[card] for card in layouts.cases[column])
        left, right = list(combinations(layouts.rest[:, column], 2))[row]
        view = as_the_other(
            known,
            other,
            case,
            (layouts.unknown[left], layouts.unknown[right]),
        )
        gains = {about: gain.bits for (_, about, _), gain in Layouts(BOX, view, ()).gains()[0].items()}
        whole = sum(exp(EAGER * each) for each in gains.values())
        found.append((exp(EAGER * gains[asked]) / whole, int(weights[row, column])))
    for (likely, weight), (likelier, more) in combinations(sorted(found), 2):
        assert weight <= more or likely == pytest.approx(likelier)


def test_a_master_knows_what_each_seat_has_asked_about() -> None:
    first, second = (
        Asked(by=Seat(1), witness=Seat(2), about=Colour.RED, inner=None, count=1),
        Asked(by=Seat(2), witness=Seat(1), about=Category.MAN, inner=None, count=2),
    )
    log = SeatLog(seat=Seat(0), seats=3, options={}, steps=(SeatStep(1, (first,)), SeatStep(2, (second,))))

    assert asked_about(log, Seat(1)) == (Colour.RED,)


def entropy(chances: NDArray[np.float64]) -> float:
    some = chances[chances > 0]
    return float(-(some * np.log2(some)).sum())


def read_in_a_first_question(n: int, alike: float) -> float:
    """Return the bits that a first question tells another seat about its own case, if it knows how the asker chooses."""
    known = a_deal(n, 3)
    tells = told(BOX, known, Layouts(BOX, known, ()), Seat(1))
    gladly = tells >= alike * tells.max(0) - 1e-9
    both = (gladly / gladly.sum(0)).sum(1)
    both /= both.sum()
    return entropy(both.sum(0)) + entropy(both.sum(1)) - entropy(both)


def test_who_knows_how_a_master_asks_reads_at_most_half_as_much_in_its_question_as_in_the_most_telling_one() -> None:
    deals = range(amount(10, 100))
    assert (
        sum(read_in_a_first_question(n, ALIKE) for n in deals) <= sum(read_in_a_first_question(n, 1) for n in deals) / 2
    )
