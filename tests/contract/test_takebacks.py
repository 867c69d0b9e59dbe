"""Takebacks over every game: the type of each event decides, so that none unshows a secret, and none throws dice again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from games import GAMES
from games.core.chance import Chance
from games.core.contract import Event, Refusal, Step
from games.core.deduction.seat_log import seat_log
from games.core.events import Back, PrivateEvent, PublicEvent
from games.core.game import AnyGame
from games.core.playthrough import Course, EntryKind, Move, Playthrough, dump, judge, load, steps
from games.core.seats import Seat
from games.core.takeback import TakenBack, back_of
from tests.builders import CASES, Case, a_seed, amount, any_verb
from tests.parts import events_of, worlds_of

every_case = pytest.mark.parametrize("case", CASES[:: amount(2, 1)], ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)


class Unheard(PublicEvent):
    """An event that says nothing about taking back."""


class Unread(PrivateEvent):
    """As above, for one seat."""


def test_what_says_nothing_about_it_can_never_be_taken_back() -> None:
    assert back_of([Unheard()], Seat(0)) is back_of([Unread(to=Seat(0))], Seat(0)) is Back.NEVER
    assert back_of([], Seat(0)) is Back.NEVER


@every_game
def test_only_what_was_looked_at_can_be_taken_back_and_none_of_it_reveals_anything(game: AnyGame) -> None:
    kinds = [kind for kind in events_of(game) if kind.back is not Back.NEVER]

    assert {kind.__name__: kind.back for kind in kinds} == worlds_of(game).TAKEN_BACK
    assert not [kind for kind in kinds if getattr(kind, "reveals", ())]


@every_game
def test_what_another_seat_was_told_can_never_be_taken_back(game: AnyGame) -> None:
    for kind in events_of(game):
        if issubclass(kind, PrivateEvent):
            told = object.__new__(kind)
            object.__setattr__(told, "to", Seat(1))
            assert back_of([told], Seat(0)) is Back.NEVER


LONGEST = amount(24, 400)


@dataclass
class Evening:
    """A random game in which whatever can be taken back now and then is."""

    case: Case
    seed: bytes
    moves: list[Move] = field(default_factory=list)
    told: list[tuple[Event, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.course = Course(self.case.game, self.seed)
        self.step = self.course.deal(self.case.seats, dict(self.case.options))
        self.told.append(self.step.events)
        self.dice = Chance(self.seed, 2**40)

    def go(self, move: Move) -> Step[Any]:
        self.step = self.course.judge(move)
        self.course.follow(move, self.step)
        self.moves.append(move)
        self.told.append(self.step.events)
        return self.step

    def log(self, seat: Seat) -> list[tuple[int, Event]]:
        whole = seat_log(seat, self.case.seats, dict(self.case.options), enumerate(self.told))
        return list(whole.events)

    @property
    def playthrough(self) -> Playthrough:
        info, options = self.case.game.info, dict(self.case.options)
        return Playthrough(
            game=info.key, version=info.version, seats=self.case.seats, options=options, seed=self.seed,
            moves=tuple(self.moves),
        )  # fmt: skip


def actions(evening: Evening) -> Iterator[tuple[Move, Step[Any]]]:
    """Play on, and yield each action with the step before it, once it is done."""
    rules = evening.case.game.rules
    while rules.outcome(evening.step.state) is None and len(evening.moves) < LONGEST:
        before = evening.step
        seat = evening.dice.pick(sorted(rules.turn(before.state)))
        move = Move(EntryKind.ACTION, seat, any_verb(evening.dice, list(rules.legal(before.state, seat))))
        evening.go(move)
        yield move, before


def check_that_it_teaches_nothing(evening: Evening, move: Move, before: Step[Any], luck: Chance) -> None:
    """In another world that its player cannot tell apart, the same is offered; and nobody who acts in silence makes it late."""
    game, state = evening.case.game, evening.step.state
    if evening.course.back(move.seat) is not Back.NEVER:
        idle = [each for each in evening.case.everybody if each not in game.rules.turn(state)]
        assert not [each for each in idle if list(game.rules.legal(state, each))]
    world = worlds_of(game).another_world(before.state, move.seat, luck)
    if world is None or move.action not in list(game.rules.legal(world, move.seat)):
        return
    there = judge(game, world, move, Chance(evening.seed, len(evening.moves)))
    if game.rules.outcome(state) is None and game.rules.outcome(there.state) is None:
        assert len({back_of(each.events, move.seat) is Back.NEVER for each in (evening.step, there)}) == 1


@every_case
def test_taking_back_leads_back_and_doing_the_same_again_finds_the_same_luck(case: Case) -> None:
    evening, luck = Evening(case, a_seed(7)), Chance(a_seed(8), 0)
    for move, before in actions(evening):
        done, back, seat = evening.step, evening.course.back(move.seat), move.seat
        assert all(evening.course.back(each) is None for each in case.everybody if each != seat)
        if not luck.below(amount(4, 1)):
            check_that_it_teaches_nothing(evening, move, before, luck)
        if back in (None, Back.NEVER):
            with pytest.raises(Refusal):
                evening.course.judge(Move(EntryKind.TAKEBACK, seat))
            continue
        for luck in (Chance(a_seed(1), 1), Chance(a_seed(2), 2)):  # none was thrown, so none can be thrown again
            other = judge(case.game, before.state, move, luck)
            assert other.state == done.state
            assert other.events == done.events
        known = {each: evening.log(each) for each in case.everybody}
        mine = evening.go(Move(EntryKind.TAKEBACK, seat))
        assert mine.state is before.state
        assert mine.events == (TakenBack(by=seat, n=len(evening.moves) - 1),)
        for each in case.everybody:  # as if it had never been
            heard = [(n, event) for n, event in known[each] if n < len(evening.moves) - 1]
            assert evening.log(each) == heard
        again = evening.go(move)
        assert again.state == done.state
        assert again.events == done.events
        assert evening.course.back(seat) is Back.AGREED  # a table is not held up by who thinks for ever

    played = load(dump(evening.playthrough), {case.game.info.key: case.game})
    assert [step.events for step in steps(case.game, played)] == evening.told


def test_there_is_something_to_take_back_in_every_game_that_says_so() -> None:
    seen = Counter[str]()
    for case in {case.game.info.key: case for case in CASES}.values():
        evening = Evening(case, a_seed(7))
        for move, _ in actions(evening):
            seen[case.game.info.key] += evening.course.back(move.seat) not in (None, Back.NEVER)

    often = {key for key in seen if seen[key]}
    assert often <= {game.info.key for game in GAMES if worlds_of(game).TAKEN_BACK}
    assert len(often) > 1
