"""Panels while a rival has to act: no verbs, which nobody who reads them could use, and no deadline."""

from __future__ import annotations

from random import Random

import pytest

from bot.messages.presenter import Presenter
from games import GAMES
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.bot.rivals.with_rivals import dealt_with_rivals, made, turn_of_the_program
from tests.bot.ui.club import PEOPLE, Club
from tests.words import WORDS

ANN = PEOPLE[0]
PRESENTER = Presenter(WORDS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_a_panel_has_verbs_and_a_deadline_while_a_person_is_awaited_and_only_then(
    club: Club, game: AnyGame
) -> None:
    table = await dealt_with_rivals(club, game.info.key, game.info.seats.start - 1)
    table_id, rivals, dice = table.record.id, made(club), Random(game.info.key)
    seen = set[bool]()

    for _ in range(20):
        table = await club.tables.load(table_id)
        if not table.record.is_open:
            break
        awaited = 0 in table.now.view.waiting
        seen.add(awaited)
        panel = PRESENTER.panel(table)
        assert (sum(map(len, panel.rows)) > 1) is awaited  # beside the button of the desk
        assert ("<t:" in panel.text) is awaited
        if 0 in game.rules.turn(table.state):
            await club.tables.act(table_id, ANN, dice.choice(list(game.rules.legal(table.state, Seat(0)))))
        else:
            await turn_of_the_program(club, table_id, rivals)

    assert seen == {True, False}
