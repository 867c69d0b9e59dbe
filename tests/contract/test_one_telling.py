"""Nobody is told the same thing twice: whole random games, read by everybody, in post, panel, answer and letter."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.messages.sentences import readable_lines, reader_of
from bot.tables.status import Status
from bot.tables.table import left_to_tell
from bot.telling.troubles import PARKING
from tests.builders import CASES, Case, RunningGame, StillTable, a_record, a_seed, amount, any_verb
from tests.contract.one_telling import ANSWERS, PRESENTER, Judge, judged, lines_in

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("case", list({case.game.info.key: case for case in CASES}.values()), ids=str)


@every_case
@pytest.mark.parametrize("seed", range(amount(1, 11)))
def test_no_reader_of_a_whole_game_is_told_the_same_fact_twice(case: Case, seed: int) -> None:
    judge = judged(case, a_seed(seed))

    assert judge.found == []
    assert judge.read > 20


def test_the_judge_hears_what_is_told_twice() -> None:
    judge = Judge()
    line, other = "event-x []", "desk-x []"
    judge.happened[line] = 1
    judge.post(1, f"‹{line}›")
    judge.panel(1, f"‹{line}›‹{other}›", f"‹{other}›")
    judge.answer(1, CASES[0].everybody[0], f"‹{line}›")
    judge.post(2, f"‹{line}›")

    assert [each.split(":")[1].strip() for each in judge.found] == [
        "posted, and on the panel",
        "on the panel, and beside its picture",
        "in the channel, and answered to 0",
        "posted again",
    ]


def posting(case: Case) -> tuple[StillTable, RunningGame]:
    """Return a table after somebody's action that a post tells."""
    game = RunningGame(case, a_seed(3))
    steps = [game.now]
    while True:
        game.go_on(any_verb)
        steps.append(game.now)
        table = StillTable(a_record(case, a_seed(3)), case.game, *steps)
        if (post := PRESENTER.post(table, table.now)) is not None and lines_in(post.text):
            return table, game


@every_game
@pytest.mark.parametrize("changes", [{"trouble": PARKING[0]}, {"is_held": True, "status": Status.OVER}])
def test_where_the_channel_is_told_nothing_for_now_the_answer_says_it(case: Case, changes: dict[str, Any]) -> None:
    """The channel takes no posts, or the same deal is still played elsewhere."""
    table, game = posting(case)
    seat = game.moves[-1].seat
    public = {
        PRESENTER.sentences.line(reader_of(table.record), line) for line in readable_lines(table.record, table.now)
    }

    assert public
    assert not public & {*ANSWERS.came_of(table, (table.now,), seat, "en")}
    table.record = replace(table.record, **changes)
    assert public <= {*ANSWERS.came_of(table, (table.now,), seat, "en")}


@every_game
def test_where_a_table_is_stopped_its_closing_tells_what_waited_and_its_panel_no_more(case: Case) -> None:
    game = RunningGame(case, a_seed(3))
    steps = [game.now]
    while not (waited := left_to_tell(steps[-1])):
        if game.is_over:
            return  # in this game nothing waits
        game.go_on(any_verb)
        steps.append(replace(game.now, postponed=left_to_tell(steps[-1])))
    record = a_record(case, a_seed(3), status=Status.ENDED)
    table = StillTable(record, case.game, *steps)

    closing = lines_in(PRESENTER.closings.closing(table, waited[0][0]).text)
    panel = PRESENTER.panel(table)

    assert closing
    assert not {*closing} & {*lines_in(panel.text, panel.details)}


@every_game
def test_an_answer_says_what_came_of_an_action_what_to_do_next_or_where_it_is_told(case: Case) -> None:
    game = RunningGame(case, a_seed(3))
    steps = [game.now]
    while not game.is_over:
        game.go_on(any_verb)
        steps.append(game.now)
        status = Status.LIVE if steps[-1].outcome is None else Status.OVER
        table = StillTable(a_record(case, a_seed(3), status=status), case.game, *steps)
        seat = game.moves[-1].seat

        answer = lines_in(ANSWERS.done(table, (table.now,), seat, "en").text)

        verbs = table.now.verbs(seat)
        if table.record.is_open and verbs and seat not in table.now.turn and steps[-2].verbs(seat) == verbs:
            assert answer[-1] == "act-change []"
            assert len(answer) > 1  # and what it is that stands
        elif table.record.is_open and verbs:
            assert answer[-1] == "act-again []"
        elif not ANSWERS.came_of(table, (table.now,), seat, "en"):
            assert answer == ["act-told []" if table.record.is_open else "act-over []"]
        else:
            assert answer


@every_game
def test_the_verbs_of_a_seat_stand_in_the_order_of_the_panel(case: Case) -> None:
    game = RunningGame(case, a_seed(3))
    while not game.is_over:
        for seat in game.now.turn:
            own, shown = game.now.verbs(seat), game.now.view.verbs
            assert [each for each in own if each in shown] == [each for each in shown if each in own]
        game.go_on(any_verb)
