"""Every game at every number of seats with every option: it never crashes, never gets stuck, and always ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings

from games import BY_KEY, GAMES
from games.core.contract import Action, Refusal
from games.core.events import PrivateEvent
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.builders import (
    CASES,
    MANY_STEPS,
    Case,
    Policy,
    RunningGame,
    amount,
    any_action,
    any_verb,
    long_run,
    positions,
    seeds,
    walk,
)
from tests.builders import every_case as every_way

every_case = pytest.mark.parametrize("case", CASES, ids=str)
GAMES_PLAYED = settings(max_examples=amount(1, 150), deadline=None)


def test_every_game_has_its_own_key_and_at_least_two_seats_to_offer() -> None:
    assert len(BY_KEY) == len(GAMES)
    for game in GAMES:
        assert game.info.key.isidentifier()
        assert game.info.version >= 1
        assert len(game.info.seats) >= 1
        assert game.info.seats.step == 1
        assert game.info.seats.start >= 2
        assert len({option.key for option in game.info.options}) == len(game.info.options)
        for option in game.info.options:
            assert option.default in option.values
            assert len(set(option.values)) == len(option.values)


def test_every_verb_belongs_to_one_action() -> None:
    for game in GAMES:
        verbs = [kind.verb for kind in game.info.actions]
        assert len(set(verbs)) == len(verbs)
        assert len({kind.__name__ for kind in game.info.actions}) == len(verbs)


def test_every_two_values_of_options_that_can_stand_together_do_at_some_table() -> None:
    pairs, whole = (
        {pair for case in cases for pair in combinations([case.game.info.key, *case.options], 2)}
        for cases in (CASES, every_way(is_whole=True))
    )

    assert pairs == whole


@every_case
@pytest.mark.parametrize("policy", [any_action, any_verb])
@given(seed=seeds)
@GAMES_PLAYED
def test_a_random_game_ends_and_whoever_owes_an_action_has_one(case: Case, policy: Policy, seed: bytes) -> None:
    rules = case.game.rules
    for game in walk(case, seed, policy):
        owing = rules.turn(game.state)
        assert owing <= set(case.everybody)
        for seat in case.everybody:
            action = next(rules.legal(game.state, seat), None)
            assert action is not None or seat not in owing
            if action is not None and seat not in owing:
                thought_over_again(game, seat, action)
        assert bool(owing) == (rules.outcome(game.state) is None)


def thought_over_again(game: RunningGame, seat: Seat, action: Action) -> None:
    """Check what a seat may do that owes nothing, such as changing a choice: nobody else notices, and nobody has won."""
    rules, observer = game.case.game.rules, game.case.game.observer
    step = rules.apply(game.state, seat, action, game.chance)
    assert not [event for event in step.events if not (isinstance(event, PrivateEvent) and event.to == seat)]
    assert observer.table_view(step.state) == observer.table_view(game.state)
    assert rules.turn(step.state) == rules.turn(game.state) != frozenset()
    for other in game.case.everybody:
        assert list(rules.legal(step.state, other)) == game.legal(other)
        assert other == seat or observer.seat_view(step.state, other) == observer.seat_view(game.state, other)


@every_case
@given(seed=seeds)
@GAMES_PLAYED
def test_a_game_ends_where_only_the_clock_plays(case: Case, seed: bytes) -> None:
    game = RunningGame(case, seed)
    while not game.is_over:
        assert len(game.moves) < MANY_STEPS
        game.move(EntryKind.LATE, game.someone())


@every_case
@given(seed=seeds)
@GAMES_PLAYED
def test_a_game_ends_where_all_leave(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, 3):
        leaving = RunningGame(case, seed)
        for move in game.moves:
            leaving.move(move.kind, move.seat, move.action)
        for seat in leaving.dice.shuffled(case.everybody):
            if not leaving.is_over:
                leaving.move(EntryKind.FORFEIT, seat)
        assert leaving.is_over


@every_case
@given(seed=seeds)
@GAMES_PLAYED
def test_a_game_goes_on_whoever_is_late_or_leaves(case: Case, seed: bytes) -> None:
    game = RunningGame(case, seed)
    gone = set()
    while not game.is_over:
        assert len(game.moves) < MANY_STEPS
        match game.dice.below(12):
            case 0:
                seat = game.dice.pick(case.everybody)
                if seat in gone:
                    with pytest.raises(Refusal):
                        game.move(EntryKind.FORFEIT, seat)
                else:
                    game.move(EntryKind.FORFEIT, seat)
                    gone.add(seat)
            case 1 | 2:
                game.move(EntryKind.LATE, game.someone())
            case _:
                game.go_on(any_verb)
        assert not gone & case.game.rules.turn(game.state), "the table waits for somebody who has left"


@every_case
@given(seed=seeds)
@GAMES_PLAYED
def test_the_clock_and_leaving_are_refused_where_they_do_not_apply(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, 4):
        before = game.state
        idle = [seat for seat in case.everybody if seat not in case.game.rules.turn(game.state)]
        kinds = [(EntryKind.LATE, seat) for seat in idle]
        if game.is_over:
            kinds += [(EntryKind.FORFEIT, seat) for seat in case.everybody]
        for kind, seat in kinds:
            with pytest.raises(Refusal):
                game.move(kind, seat)
        assert game.state is before


@every_case
def test_legal_is_lazy(case: Case) -> None:
    game = RunningGame(case, bytes(16))
    for seat in case.everybody:
        legal = case.game.rules.legal(game.state, seat)
        assert isinstance(legal, Iterator)
        assert iter(legal) is legal


@long_run
@every_case
@given(seed=seeds)
@settings(max_examples=300, deadline=None)
def test_many_whole_games(case: Case, seed: bytes) -> None:
    for _ in walk(case, seed, any_action):
        pass
