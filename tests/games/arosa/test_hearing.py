"""Mord im Arosa: falling and hearing, by computation. What a perfect listener can know, and never more."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from math import log2

import pytest

from games.arosa.draft import Draft
from games.arosa.events import Fell
from games.arosa.hearing import HEARD, Acoustics, Landing, end_of, knocks_of
from games.arosa.knowledge.timeline import Fall, timeline_of
from games.arosa.model import FLOORS, Hearing
from games.core.chance import Chance
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.seats import Seat
from tests.games.arosa.staging import FELL, KIT, SEED, a_state, begun

every_hearing = pytest.mark.parametrize("hearing", list(Hearing))


def acoustics(hearing: Hearing) -> Acoustics:
    return KIT.acoustics[hearing]


def joint(model: Acoustics) -> dict[tuple[int, int], Fraction]:
    """Return how likely each floor is together with each thing that is heard, exactly."""
    total = sum(model.landing)
    return {
        (floor, heard): Fraction(model.landing[floor], total)
        * Fraction(model.likelihood[floor][heard], sum(model.likelihood[floor]))
        for floor in FLOORS
        for heard in HEARD
    }


def best_guess(chances: dict[tuple[int, int], Fraction], heard: int) -> int:
    return max(FLOORS, key=lambda floor: chances[floor, heard])


def named_right(model: Acoustics, off: int) -> Fraction:
    """Return how often a perfect listener's best guess is right, or at most `off` floors away."""
    chances = joint(model)
    right = Fraction(0)
    for heard in HEARD:
        guess = best_guess(chances, heard)
        right += sum((chances[floor, heard] for floor in FLOORS if abs(floor - guess) <= off), Fraction(0))
    return right


def remaining_bits(model: Acoustics) -> float:
    chances = joint(model)
    bits = 0.0
    for heard in HEARD:
        of_this = [float(chances[floor, heard]) for floor in FLOORS]
        total = sum(of_this)
        bits -= sum(p * log2(p / total) for p in of_this if p)
    return bits


@pytest.mark.parametrize(
    ("hearing", "exactly", "nearly", "bits"),
    [(Hearing.KEEN, 0.65, 0.91, 1.17), (Hearing.NORMAL, 0.53, 0.85, 1.53), (Hearing.HARD, 0.42, 0.77, 1.90)],
)
def test_how_often_a_perfect_listener_names_the_floor(
    hearing: Hearing, exactly: float, nearly: float, bits: float
) -> None:
    model = acoustics(hearing)

    assert float(named_right(model, 0)) == pytest.approx(exactly, abs=0.006)
    assert float(named_right(model, 1)) == pytest.approx(nearly, abs=0.006)
    assert remaining_bits(model) == pytest.approx(bits, abs=0.006)


def test_without_any_knock_one_would_know_little() -> None:
    deaf = Acoustics(acoustics(Hearing.NORMAL).landing, (0, 1), wood=(97, 3), ground=(80, 20))

    assert float(named_right(deaf, 0)) == pytest.approx(0.21, abs=0.01)


def test_one_who_hears_everything_would_know_all() -> None:
    perfect = Acoustics(acoustics(Hearing.NORMAL).landing, (1, 0), wood=(1, 0), ground=(1, 0))

    assert named_right(perfect, 0) == 1


def test_landing_is_nearly_flat_and_the_ground_floor_the_rarest() -> None:
    landing = acoustics(Hearing.NORMAL).landing

    assert sum(landing) == 100
    assert min(landing) == landing[0]
    assert max(landing) < 2 * landing[0]


@every_hearing
def test_no_more_knocks_are_heard_than_floors_were_passed(hearing: Hearing) -> None:
    for floor in FLOORS:
        for heard in HEARD:
            assert bool(acoustics(hearing).likelihood[floor][heard]) == (knocks_of(heard) <= 7 - floor)


@every_hearing
def test_every_way_to_end_is_possible_on_every_floor(hearing: Hearing) -> None:
    model = acoustics(hearing)
    for floor in FLOORS:
        row = model.likelihood[floor]
        toc = Fraction(sum(row[heard] for heard in HEARD if end_of(heard) is Landing.TOC), sum(row))
        assert toc == (Fraction(80, 100) if floor == 0 else Fraction(3, 100))


@every_hearing
def test_draws_follow_the_weights(hearing: Hearing) -> None:
    """Ten thousand falls for each floor stay within five standard deviations of the model."""
    model = acoustics(hearing)
    n = 10_000
    for floor in FLOORS:
        chance = Chance(SEED, floor)
        seen = Counter(model.hear(floor, chance) for _ in range(n))
        total = sum(model.likelihood[floor])
        for heard in HEARD:
            p = model.likelihood[floor][heard] / total
            assert abs(seen[heard] - n * p) <= 5 * (n * p * (1 - p)) ** 0.5
    chance = Chance(SEED, 99)
    landed = Counter(model.fall(chance) for _ in range(n))
    for floor in FLOORS:
        p = model.landing[floor] / 100
        assert abs(landed[floor] - n * p) <= 5 * (n * p * (1 - p)) ** 0.5


def test_a_fall_and_what_is_heard_are_two_draws() -> None:
    """The same draw of the floor is followed by every sound that this floor can make."""
    model = acoustics(Hearing.NORMAL)
    seen: dict[int, set[int]] = {floor: set() for floor in FLOORS}
    for step in range(4000):
        chance = Chance(SEED, step)
        floor = model.fall(chance)
        seen[floor].add(model.hear(floor, chance))

    for floor in FLOORS:
        likely = {heard for heard in HEARD if model.likelihood[floor][heard] * 100 > sum(model.likelihood[floor])}
        assert likely <= seen[floor]


@every_hearing
def test_what_is_concluded_from_a_sound_is_as_likely_as_it_is(hearing: Hearing) -> None:
    """The weights of the floors after each sound are in proportion to how often a fall that sounds so ends there."""
    chances = joint(acoustics(hearing))
    for heard in HEARD:
        told = (SeatStep(0, (FELL[1][heard],)),)
        log = SeatLog(seat=Seat(0), seats=2, options={"hearing": hearing.value}, steps=told)
        (fall,) = timeline_of(log, KIT)
        assert isinstance(fall, Fall)
        of_this = [chances[floor, heard] for floor in FLOORS]
        assert [Fraction(each, sum(fall.weights)) for each in fall.weights] == [each / sum(of_this) for each in of_this]


def thrown(chance: Chance, lies: dict[int, tuple[int, ...]], count: int) -> list[tuple[int, Fell]]:
    """Throw traces into a hotel in which something lies; return where each came to lie, with what was heard."""
    draft = Draft(a_state(lies=lies), KIT)
    told = []
    for _ in range(count):
        before = [len(row) for row in draft.floors]
        draft.throw([Seat(1)], chance)
        floor = next(floor for floor in FLOORS if len(draft.floors[floor]) > before[floor])
        told.append((floor, draft.falls[-1]))
    return told


def test_the_event_never_tells_more_than_the_model() -> None:
    """Guessing from the events of thousands of falls, with the whole model at hand, is right as often as computed."""
    model = acoustics(Hearing.NORMAL)
    chances = joint(model)
    told = [pair for step in range(200) for pair in thrown(Chance(SEED, step), {3: (Seat(2),) * 5}, 40)]
    guess = {FELL[1][heard]: best_guess(chances, heard) for heard in HEARD}
    right = sum(floor == guess[fell] for floor, fell in told) / len(told)

    assert right == pytest.approx(float(named_right(model, 0)), abs=0.03)


def test_what_lies_in_the_hotel_changes_neither_fall_nor_sound() -> None:
    empty = thrown(Chance(SEED, 5), {}, 60)
    full = thrown(Chance(SEED, 5), {floor: (Seat(2), Seat(3)) * 4 for floor in FLOORS}, 60)

    assert empty == full


def test_falls_are_independent_of_each_other() -> None:
    """Of neighbouring falls the second is not foretold by the first: all pairs come up as often as they should."""
    told = [floor for step in range(150) for floor, _ in thrown(Chance(SEED, 1000 + step), {}, 40)]
    pairs = Counter(pairwise(told))
    n = len(told) - 1
    landing = acoustics(Hearing.NORMAL).landing

    surprise = sum(
        (pairs[a, b] - n * landing[a] * landing[b] / 10_000) ** 2 / (n * landing[a] * landing[b] / 10_000)
        for a in FLOORS
        for b in FLOORS
    )
    assert surprise < 110  # chi-square with about 56 degrees: this is beyond 99.99 %


def test_the_option_sets_how_well_all_hear() -> None:
    assert begun(3, hearing="keen").state.hearing is Hearing.KEEN
    assert begun(3).state.hearing is Hearing.NORMAL
