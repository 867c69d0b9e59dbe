"""A choice is changed while others still make theirs (A-13-24): what stands on their screens goes on working, and harms nobody."""

from __future__ import annotations

import pytest

from bot.messages.controls import Control, Kind
from bot.tables.table import REMEMBERED, Table
from games.clues.actions import Choose
from games.core.contract import Action
from games.core.seats import Seat
from tests.bot.ui.club import PEOPLE, Club, said

ANN, BEN, CLEO = PEOPLE[:3]


async def a_table_where_ann_thinks_again(club: Club, times: int) -> tuple[Table, int]:
    """Return a table at which Ann has chosen, and changed her choice so often since the step that is returned too."""
    table = await club.dealt(3)
    await club.press(ANN, Control(table.record.id, 0, Kind.ACTION, 0))
    seen = table.n
    for n in range(times):
        await club.tables.act(table.record.id, ANN, choices(table, 0)[1 + n % 2])
    assert table.n == seen + times
    return table, seen


def choices(table: Table, seat: int) -> list[Action]:
    return list(table.game.rules.legal(table.state, Seat(seat)))


def chosen(table: Table, seat: int) -> tuple[object, ...] | None:
    found: tuple[object, ...] | None = table.game.observer.seat_view(table.state, Seat(seat)).chosen
    return found


def cards(action: Action) -> tuple[object, ...]:
    assert isinstance(action, Choose)
    return action.person, action.place, action.weapon


@pytest.mark.parametrize("times", [1, 2, REMEMBERED + 5])
async def test_a_13_24_a_screen_from_before_is_still_good_for_another_player(club: Club, times: int) -> None:
    table, seen = await a_table_where_ann_thinks_again(club, times)
    wanted, hers = choices(table, 1)[2], chosen(table, 0)

    await club.press(BEN, Control(table.record.id, seen, Kind.PICK, 0))
    answer = await club.press(BEN, Control(table.record.id, seen, Kind.ACTION, 2))

    assert said("refusal-stale") not in answer.texts[0]
    assert chosen(table, 1) == cards(wanted)
    assert chosen(table, 0) == hers
    assert chosen(table, 2) is None


@pytest.mark.parametrize("times", [1, REMEMBERED + 5])
async def test_a_13_24_ones_own_screen_from_before_changes_ones_own_choice_alone(club: Club, times: int) -> None:
    table, seen = await a_table_where_ann_thinks_again(club, times)
    wanted = choices(table, 0)[2]

    await club.press(ANN, Control(table.record.id, seen, Kind.ACTION, 2))

    assert chosen(table, 0) == cards(wanted)
    assert [chosen(table, seat) for seat in (1, 2)] == [None, None]


@pytest.mark.parametrize("times", [1, REMEMBERED + 5])
async def test_a_13_24_once_all_have_chosen_every_screen_from_before_is_stale(club: Club, times: int) -> None:
    table, seen = await a_table_where_ann_thinks_again(club, times)
    for person in (BEN, CLEO):
        await club.press(person, Control(table.record.id, seen, Kind.ACTION, 0))
    before = table.n

    for person in (ANN, BEN, CLEO):
        answer = await club.press(person, Control(table.record.id, seen, Kind.ACTION, 1))
        assert said("refusal-stale") in answer.texts[0]

    assert table.n == before
