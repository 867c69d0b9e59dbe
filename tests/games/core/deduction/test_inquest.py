"""The inquest, held over Lanterns: its curves are the deals that are left, and bisection finds what looking at each step finds."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.deduction.inquest import MOST_CITED, Casework, Deed, Found, RatedQuestion, casework, gathered
from games.core.deduction.knowledge import QuestionRating
from games.core.deduction.seat_log import SeatLog, seat_log
from games.core.lines import Cited, Line
from games.core.playthrough import EntryKind, steps
from games.core.seats import Seat, all_seats
from tests.builders import CASES, Case, RunningGame, a_game, a_seed, any_verb, seeds
from tests.games.lanterns.knowledge import LanternKnowledge
from tests.games.lanterns.model import Colour, Guess, Hide, Signal

LANTERNS = [case for case in CASES if case.game.info.key == "lanterns" and dict(case.options)["memory"] == "friendly"]
TWO = LANTERNS[0]


def accounts_of(game: RunningGame) -> tuple[SeatLog, ...]:
    events = [(n, step.events) for n, step in enumerate(steps(game.case.game, game.playthrough()))]
    return tuple(seat_log(seat, game.case.seats, dict(game.case.options), events) for seat in game.case.everybody)


def held(game: RunningGame) -> Casework:
    deeds = [Deed(n, move.seat, move.action) for n, move in enumerate(game.moves, start=1) if move.action is not None]
    last = len(game.moves) - game.is_over
    return casework(LanternKnowledge, accounts_of(game), deeds, game.case.game.questions, last)


@pytest.mark.parametrize("case", LANTERNS, ids=str)
@given(seed=seeds)
@settings(max_examples=3, deadline=None)
def test_bisection_finds_what_looking_at_each_step_finds(case: Case, seed: bytes) -> None:
    game, knowledge = a_game(case, seed, any_verb), LanternKnowledge()
    inquest = held(game)

    for told, curve, known in zip(accounts_of(game), inquest.curves, inquest.known, strict=True):
        assert curve == tuple(knowledge.deals(told.until(n)) for n in range(len(game.moves)))
        solved = [n for n in range(len(game.moves)) if knowledge.findings(told.until(n)).is_solved]
        assert known == next(iter(solved), None)


def test_a_question_is_praised_for_what_it_was_expected_to_tell_and_idle_if_it_told_nothing() -> None:
    game = RunningGame(TWO, a_seed())
    ann, ben = all_seats(2)
    for seat in (ann, ben):
        game.move(EntryKind.ACTION, seat, Hide(spot="a1"))
    wrong = [colour for colour in Colour if colour not in {each.open() for each in game.state.colours}]
    game.move(EntryKind.ACTION, ann, Guess(player=ben, colour=wrong[0]))
    game.move(EntryKind.ACTION, ben, Signal(players=(ann,), flashes=1, loud=False))
    game.move(EntryKind.ACTION, ann, Guess(player=ben, colour=wrong[0]))
    inquest = held(game)

    assert [(told.n, told.seat) for told in inquest.finest] == [(3, ann)]  # no guess was expected to tell more
    assert inquest.finest[0].bits == pytest.approx(0.585, abs=0.001)  # of three colours, two are left
    assert [(told.n, told.bits) for told in inquest.idle] == [(5, 0.0)]
    assert inquest.lucky == ()
    assert inquest.accuracy(ben) is None
    accuracy = inquest.accuracy(ann)
    assert accuracy is not None
    assert accuracy[1] == 2
    assert accuracy[0] == pytest.approx(0.918 / (0.918 + 1), abs=0.001)  # of two colours, either would have told
    assert inquest.known == (None, None)
    assert 3 not in inquest.turning_points  # it did not halve them


@pytest.mark.parametrize(
    ("solved", "rating", "is_fine", "is_lucky"),
    [
        (0.0, QuestionRating(0.96, 1.0), True, False),  # whatever came of it
        (3.0, QuestionRating(1.0, 1.0), True, False),
        (3.0, QuestionRating(0.4, 1.0), False, True),
        (1.0, QuestionRating(0.4, 1.0), False, False),
        (3.0, None, False, False),
    ],
)
def test_what_came_of_a_question_is_luck(
    solved: float, rating: QuestionRating | None, is_fine: bool, is_lucky: bool
) -> None:
    question = RatedQuestion(3, Seat(0), 5.0, rating, solved)

    assert (question.is_fine, question.is_lucky) == (is_fine, is_lucky)


@pytest.mark.parametrize("case", LANTERNS, ids=str)
def test_nothing_turns_before_somebody_asks(case: Case) -> None:
    game = a_game(case, a_seed(3), any_verb)
    asked = [n for n, move in enumerate(game.moves, 1) if isinstance(move.action, game.case.game.questions)]
    assert all(n >= asked[0] for n in held(game).turning_points)


SLIPS = st.lists(
    st.tuples(st.sampled_from([Seat(0), Seat(1)]), st.sampled_from(["luck", "slip"]), st.sampled_from("ab"))
)


@given(SLIPS)
def test_what_a_seat_did_again_is_said_below_the_first_time(slips: list[tuple[Seat, str, str]]) -> None:
    found = [Found(n, seat, Line(key, {"no": n}), kind) for n, (seat, key, kind) in enumerate(slips)]

    expected: list[Line] = []
    for slip in dict.fromkeys(slips):
        first, *more = (n for n, each in enumerate(slips) if each == slip)
        expected.append(found[first].line)
        if more:
            expected.append(Line("inquest-likewise", {"steps": tuple(map(Cited, more[:MOST_CITED]))}))
    assert list(gathered(found)) == expected
