"""What would have been: a table that is closed before its end says what was hidden; no other does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.tables.pace import UNTIMED
from bot.tables.status import Status
from tests.builders import CASES, Case, a_game, a_seed, a_still_table, any_verb
from tests.words import WORDS

PRESENTER = Presenter(WORDS)
USUAL = [case for case in CASES if case.seats == case.game.info.seats[-1]]
every_game = pytest.mark.parametrize("case", list({case.game.info.key: case for case in USUAL}.values()), ids=str)


@every_game
@pytest.mark.parametrize("language", WORDS.languages)
def test_a_table_that_is_closed_says_what_nobody_found_out_and_no_other_does(case: Case, language: str) -> None:
    game = a_game(case, a_seed(5), any_verb, turns=10)
    while game.is_over:
        game = a_game(case, a_seed(6), any_verb, turns=len(game.moves) - 1)
    live = a_still_table(game, locale=language)
    closed = a_still_table(game, locale=language, status=Status.ENDED, schedule=UNTIMED)
    lines = PRESENTER.sentences.lines(reader_of(closed.record), case.game.solution(game.state))

    assert lines
    assert all(line in PRESENTER.closings.closing(closed).text for line in lines)
    said = [PRESENTER.panel(live).text, PRESENTER.closings.closing(live).text]
    live.record = replace(live.record, status=Status.OVER)
    said.append(PRESENTER.closings.closing(live).text)
    assert not [line for line in lines for text in said if line in text]


@every_game
def test_before_the_cards_are_dealt_there_is_nothing_to_say_and_nothing_fails(case: Case) -> None:
    closed = a_still_table(a_game(case, a_seed(1), turns=0), status=Status.ENDED, schedule=UNTIMED)

    assert PRESENTER.closings.closing(closed).text
