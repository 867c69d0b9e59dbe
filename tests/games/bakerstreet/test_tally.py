"""The count of a stack that memory and puzzles foresee is the one that the rules carry out."""

from __future__ import annotations

from games.bakerstreet import GAME
from games.bakerstreet.actions import Choose
from games.bakerstreet.events import Counted
from games.bakerstreet.model import SEATS
from games.bakerstreet.tally import chain
from games.core.playthrough import EntryKind
from tests.builders import Case, RunningGame, a_seed, amount

OPTIONS = tuple(GAME.info.settle({}, 2).items())


def test_r_bs_23_to_28_the_chain_that_is_foreseen_is_the_one_that_is_counted() -> None:
    counted = 0
    for n in range(amount(20, 4)):
        game = RunningGame(Case(GAME, 2, OPTIONS), a_seed(n))
        while not game.is_over:
            seat = game.someone()
            before, action = game.state, game.dice.pick(game.legal(seat))
            game.move(EntryKind.ACTION, seat, action)
            if isinstance(action, Choose):
                stacks = [stack.open() for stack in before.stacks]
                foreseen = chain(stacks, action.pile, before.victor if before.victor is not None else seat)
                for event, (pile, each) in zip(
                    (event for event in game.step.events if isinstance(event, Counted)), foreseen, strict=False
                ):
                    sums = (event.first_sum, event.second_sum)
                    assert (event.pile, event.winner) == (pile, each.winner)
                    assert sums == (each.sums[event.first], each.sums[event.second])
                    assert event.stop == each.is_stopped
                    assert [event.first_x2, event.second_x2] == [each.doubled[event.first], each.doubled[event.second]]
                    assert {event.first, event.second} == {*SEATS}
                    counted += 1
    assert counted
