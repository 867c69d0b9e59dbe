"""Facts that follow from a game are worked out once: its replay, the table's view of a step, the legal actions of a press."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.deduction.messages.controls import SheetKey
from bot.messages.controls import Control, Fixed, Kind
from bot.tables.game_log import GameLog
from bot.tables.ids import TableId
from bot.tables.table import Table
from games import GAMES
from games.core.deduction.hint import Rung
from games.core.game import AnyGame
from tests.bot.ui.club import PEOPLE, Club, fixed

VIEWS = 2
"""The view before the move and the view after it."""


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the replays of whole games, the views of tables, and the listings of legal actions."""
    counts = Counter[str]()

    def count(owner: Any, name: str) -> None:
        plain = getattr(owner, name)

        def counting(*given: Any, **named: Any) -> Any:
            counts[name] += 1
            return plain(*given, **named)

        monkeypatch.setattr(owner, name, counting)

    count(GameLog, "replayed")
    for game in GAMES:
        count(type(game.observer), "table_view")
    return counts


async def moved(club: Club, table: Table) -> None:
    """Let the first seat that owes something do the first thing it may."""
    seat = min(table.now.turn)
    await club.tables.act(table.record.id, table.player(seat).user, table.now.legal(seat)[0])
    await club.delivery.idle()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_a_move_sees_the_table_as_it_was_and_as_it_is(club: Club, counted: Counter[str], game: AnyGame) -> None:
    table = await club.dealt(game.info.seats.start, game.info.key)
    for _ in range(6):
        counted.clear()

        await moved(club, table)

        assert counted["table_view"] <= VIEWS, counted
        table = await club.tables.load(table.record.id)


async def hinted(club: Club) -> TableId:
    """Deal a game whose table allows hints, and play it to the first questions."""
    record = await club.seated(3)
    for option, value in (("hints", "on"),):
        await club.lobby.option(record.id, PEOPLE[0], option, value)
    await club.lobby.start(record.id, PEOPLE[0])
    for _ in range(4):
        await moved(club, await club.tables.load(record.id))
    return record.id


async def test_a_hint_replays_the_game_once(club: Club, counted: Counter[str]) -> None:
    table = await hinted(club)
    counted.clear()

    answer = await club.press(PEOPLE[0], Control(table, 0, Kind.SHEET, SheetKey.HINT + Rung.ASK))

    assert answer.texts
    assert counted["replayed"] == 1


async def test_the_frames_of_the_theatre_replay_the_game_once(club: Club, counted: Counter[str]) -> None:
    table = await hinted(club)
    await club.tables.end(table)
    await club.delivery.idle()
    counted.clear()

    await club.press(PEOPLE[0], fixed(table, Fixed.WATCH))
    for n in (1, 2, 3):
        await club.press(PEOPLE[0], Control(table, 0, Kind.FRAME, n, picked=(0, 0)))

    assert counted["replayed"] == 1
