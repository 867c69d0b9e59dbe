"""Walls 5 and 6 over every game: nothing that is shown or told depends on what is hidden, unless it says so."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings

from games.core.chance import Chance
from games.core.contract import Action
from games.core.playthrough import EntryKind, Move, judge
from games.core.seats import Seat
from games.core.secret import Secret
from tests.builders import CASES, Case, RunningGame, a_seed, amount, any_verb, positions, seeds
from tests.contract.universe import some
from tests.contract.walls import (
    alike,
    compare_public,
    compare_verdicts,
    public_face,
    public_view,
    seat_face,
    seat_view,
    verdict,
)
from tests.parts import private_events_of, worlds_of

every_case = pytest.mark.parametrize("case", CASES, ids=str)
COMPARED = settings(max_examples=amount(1, 80), deadline=None)
POSITIONS = amount(8, 20)


def test_alike_means_printed_alike() -> None:
    values = [0, 1, True, 1.0, "1", None, Seat(1), (1,), [1], (1, 2), (True, 2), {1: 2}, {1: True}, {1}, frozenset({1})]
    values += [
        Move(EntryKind.LATE, Seat(0)),
        Move(EntryKind.LATE, Seat(1)),
        Secret(1),
        Secret(2),
        (Secret(1), 1),
        EntryKind.LATE,
    ]
    for one, other in product(values, values):
        assert alike(one, other) == (repr(one) == repr(other)), (one, other)


def another(game: RunningGame, seat: Seat) -> Any | None:
    """Return a state that this seat cannot tell from the true one, drawn."""
    return worlds_of(game.case.game).another_world(game.state, seat, game.dice)


@every_case
@given(seed=seeds)
@COMPARED
def test_wall_6_what_a_seat_is_shown_is_the_same_in_every_world_it_may_be_in(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, POSITIONS):
        public, shown = public_view(case.game, game.state), public_face(case.game, game.state)
        for seat in case.everybody:
            if (world := another(game, seat)) is None:
                continue
            here, there = (seat_view(case.game, state, seat) for state in (game.state, world))
            assert here == there
            assert alike(here, there)
            assert seat_face(case.game, game.state, seat) == seat_face(case.game, world, seat)
            assert alike(public, public_view(case.game, world))
            assert shown == public_face(case.game, world)
            assert alike(game.state, world)
            assert case.game.rules.outcome(game.state) == case.game.rules.outcome(world)


@every_case
def test_wall_6_is_not_vacuous(case: Case) -> None:
    """Most positions have another world, and in it somebody else is shown something else, if anybody has secrets."""
    is_open = not private_events_of(case.game)
    seen = Counter[str]()
    for game in (each for n in range(4) for each in positions(case, a_seed(n), 6)):
        for seat in case.everybody:
            world = another(game, seat)
            seen["all"] += 1
            if world is not None:
                seen["other"] += 1
                others = [each for each in case.everybody if each != seat]
                seen["shown"] += is_open or any(
                    case.game.observer.seat_view(world, each) != case.game.observer.seat_view(game.state, each)
                    for each in others
                )

    assert seen["other"] >= 0.6 * seen["all"]
    assert seen["shown"] >= 0.5 * seen["all"]


@every_case
@given(seed=seeds)
@COMPARED
def test_wall_6_a_refusal_does_not_teach(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, POSITIONS):
        for seat in case.everybody:
            if (world := another(game, seat)) is None:
                continue
            legal = game.legal(seat)
            tried = [*some(case.game.info.actions, case.seats, 30, game.dice)]
            tried += [game.dice.pick(legal) for _ in range(15 if legal else 0)]
            for action in tried:
                move = Move(EntryKind.ACTION, seat, action)
                compare_verdicts(*(verdict(case.game, state, move, game.chance) for state in (game.state, world)))


@every_case
@given(seed=seeds)
@COMPARED
def test_wall_5_two_deals_and_the_same_actions_are_told_alike_but_for_what_is_declared(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, POSITIONS):
        if game.is_over:
            continue
        seat = game.someone()
        if (world := another(game, seat)) is not None:
            in_step(game, world)


STEPS_TOGETHER = 12


def in_step(game: RunningGame, world: Any) -> Counter[str]:
    """Play two deals on with the same moves for as long as they allow the same; compare what everybody hears."""
    hosted = game.case.game
    here: Any = game.state
    there: Any = world
    seen = Counter[str]()
    for n in range(len(game.moves) + 1, len(game.moves) + 1 + STEPS_TOGETHER):
        owing = sorted(hosted.rules.turn(here))
        if not owing or owing != sorted(hosted.rules.turn(there)):
            break
        if (
            hosted.observer.table_view(here).verbs != hosted.observer.table_view(there).verbs
        ):  # what was revealed has led to another phase
            break
        move = shared_move(game, here, there, game.dice.pick(owing))
        chance = (Chance(game.seed, n), Chance(game.seed, n))
        step, other = judge(hosted, here, move, chance[0]), judge(hosted, there, move, chance[1])
        is_forked = compare_public(step.events, other.events)
        seen["forked" if is_forked else "alike"] += 1
        here, there = step.state, other.state
        if hosted.rules.outcome(here) is not None:  # the end turns over what was hidden, on purpose
            return seen
        if not is_forked and not seen["forked"]:
            assert alike(public_view(hosted, here), public_view(hosted, there))
        if is_forked and worlds_of(hosted).FORKS:
            break
    if not seen["forked"]:
        assert public_face(hosted, here) == public_face(hosted, there)
    return seen


def shared_move(game: RunningGame, here: Any, there: Any, seat: Seat) -> Move:
    """Return something that is possible in both deals: an action, or else what the clock does."""
    common = set(game.case.game.rules.legal(there, seat))
    both: list[Action] = [action for action in game.case.game.rules.legal(here, seat) if action in common]
    if not both or game.dice.below(10) == 0:
        return Move(EntryKind.LATE, seat)
    return Move(EntryKind.ACTION, seat, any_verb(game.dice, both))


@every_case
def test_wall_5_is_not_vacuous(case: Case) -> None:
    """Many steps of two deals are told alike, and some reveal what they declare."""
    seen = Counter[str]()
    for game in (game for n in range(60) for game in positions(case, a_seed(n), 10)):
        if not game.is_over and (world := another(game, game.someone())) is not None:
            seen += in_step(game, world)
        if seen["forked"] and seen["alike"] >= enough(case, seen):
            return
    raise AssertionError(seen)


def enough(case: Case, seen: Counter[str]) -> int:
    return 1 if worlds_of(case.game).FORKS else 2 * seen["forked"]


@every_case
@given(seed=seeds)
@COMPARED
def test_wall_5_the_clock_and_leaving_tell_nothing(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, POSITIONS):
        if game.is_over:
            continue
        for seat in case.everybody:
            if (world := another(game, seat)) is None:
                continue
            for kind in (EntryKind.LATE, EntryKind.FORFEIT):
                move = Move(kind, seat)
                compare_verdicts(*(verdict(case.game, state, move, game.chance) for state in (game.state, world)))
