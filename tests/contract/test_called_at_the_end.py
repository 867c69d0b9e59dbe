"""The end of a game over days calls everybody who plays it, once; that of an evening calls nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.presenter import Presenter
from bot.tables.ids import FIRST_RIVAL
from bot.tables.pace import LIVE_TURN, PACES, UNTIMED
from bot.tables.status import Status
from tests.builders import CASES, Case, a_game, a_seed, a_still_table, any_verb
from tests.words import WORDS

PRESENTER = Presenter(WORDS)
every_game = pytest.mark.parametrize("case", list({case.game.info.key: case for case in CASES}.values()), ids=str)


@every_game
@pytest.mark.parametrize("pace", [*PACES.values()])
def test_the_end_calls_the_seats_of_a_game_over_days(case: Case, pace: int | None) -> None:
    table = a_still_table(a_game(case, a_seed(5), any_verb, turns=3), status=Status.ENDED, schedule=UNTIMED)
    first, *others = table.record.seats
    seats = (replace(first, user=FIRST_RIVAL), *others)
    table.record = replace(table.record, pace=pace, seats=seats)

    closing = PRESENTER.closings.closing(table)

    wanted = {int(seat.user) for seat in others} if pace is None or pace > 60 * 60 else set()
    assert set(closing.calls) == wanted
    assert all(closing.text.count(f"<@{user}>") == 1 for user in wanted)
    assert pace != LIVE_TURN or not closing.calls


@every_game
def test_players_who_have_left_and_the_one_who_closed_it_are_not_called(case: Case) -> None:
    table = a_still_table(a_game(case, a_seed(5), any_verb, turns=3), status=Status.ENDED, schedule=UNTIMED)
    first, second, *others = table.record.seats
    table.record = replace(
        table.record, pace=None, seats=(replace(first, gone=True), second, *others), stopped_by=second.user
    )

    assert set(PRESENTER.closings.closing(table).calls) == {int(seat.user) for seat in others}
