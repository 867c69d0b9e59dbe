"""Bakerstreet: what the inquest says of doubts, estimates, piles and letters is exact, and true of the cards."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from games.bakerstreet import BOX, GAME
from games.bakerstreet.actions import Choose, Doubt
from games.bakerstreet.events import Counted, Doubted, Won
from games.bakerstreet.inquest import BakerInquest, first, worth
from games.bakerstreet.model import SEATS, Card
from games.bakerstreet.rules import BakerRules
from games.core.chance import Chance
from games.core.deduction.inquest import Deed
from games.core.playthrough import Move
from tests.builders import CASES, Case, a_seed, amount
from tests.games.bakerstreet import brute
from tests.games.seat_logs import cited, logged

INQUEST = BakerInquest(BOX)
OPTIONS = next(case for case in CASES if case.game is GAME).options
FEW = replace(BOX, deck=tuple(map(Card, ["0", "1", "1", "2_stop", "3", "3", "4", "5_x2", "5"])))
SMALL = replace(GAME, rules=BakerRules(FEW), deputy=None)


def deeds_of(moves: list[Move]) -> list[Deed]:
    return [Deed(n, move.seat, move.action) for n, move in enumerate(moves, 1) if move.action is not None]


def test_what_both_hands_can_be_is_what_all_that_may_have_been_drawn_says() -> None:
    for n in range(amount(8, 300)):
        for running in logged(Case(SMALL, 2, OPTIONS), a_seed(n), restless=(0, 5)[n % 2]):
            if len(running.game.moves) >= 45:
                break
        logs = [running.log(seat) for seat in SEATS]
        answers, _ = BakerInquest(FEW).look(logs, deeds_of(running.game.moves))
        for answer in answers[::3]:
            sums = brute.hands(logs[answer.seat].until(answer.n - 1), FEW)
            own = answer.known.low - min(points for points, had in sums.items() if had)
            reached = sum(had for points, had in sums.items() if own + points >= answer.number)
            assert Fraction(answer.known.ways, answer.known.among) == Fraction(reached, sums.total())
            assert answer.known.high == own + max(points for points, had in sums.items() if had)


@pytest.mark.parametrize("restless", [0, 40, 8])
def test_however_a_game_goes_and_ends_nothing_untrue_is_said_of_it(restless: int) -> None:
    for k in range(amount(6, 200)):
        states: list[Any] = []
        for running in logged(Case(GAME, 2, OPTIONS), a_seed(100 + k), restless=restless):
            states.append(running.state)
        moves = running.game.moves
        logs = [running.log(seat) for seat in SEATS]
        answers, choices = INQUEST.look(logs, deeds_of(moves))
        inquest = INQUEST(logs, deeds_of(moves), len(moves) - 1)

        assert cited(inquest.lines) <= {*range(len(moves) + 1)}
        assert {*inquest.turning_points} <= {*range(len(moves))}
        events: dict[int, dict[type, Any]] = {n: {type(each): each for each in said} for n, said in running.steps}
        assert sum(each.doubts for each in answers) == sum(isinstance(each.action, Doubt) for each in deeds_of(moves))
        for answer in answers:
            for reach in (answer.known, answer.meant):
                assert reach is None or reach.low <= answer.total <= reach.high
                assert reach is None or reach.ways or answer.total < answer.number
                assert reach is None or reach.ways < reach.among or answer.total >= answer.number
            if answer.doubts:
                assert answer.total == events[answer.n][Doubted].total
        for choice in choices:
            assert events[choice.n][Counted].winner != choice.seat
            instead = GAME.rules.apply(
                states[choice.n - 1], choice.seat, Choose(pile=choice.better), Chance(bytes(16), 1)
            )
            assert next(each for each in instead.events if isinstance(each, Counted)).winner == choice.seat
        for log in logs:
            theirs = states[-2].sides[1 - log.seat].letters.open()
            assert {*INQUEST.certain(log.until(len(moves) - 1))} <= {*theirs}
        near = [line for line in inquest.lines if line.key == "bakerstreet-inquest-near"]
        assert len(near) == (Won in events[len(moves)])


def test_a_hand_is_worth_its_points_and_the_first_step_is_the_first() -> None:
    assert worth([Card("5"), Card("0_stop"), Card("3_x2")]) == 8
    for last in range(6):
        for since in range(last + 2):
            assert first(last, since.__le__) == (since if since <= last else None)
