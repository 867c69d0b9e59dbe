"""Several people choose at the same time from what only one can have: whoever is late takes what is left."""

from __future__ import annotations

import pytest

from bot.messages.controls import Control, Kind
from bot.tables.table import Table
from games.cluedo.actions import ChoosePawn
from games.cluedo.model import SUSPECTS, Suspect
from games.core.seats import Seat
from tests.bot.ui.club import PEOPLE, Club, said

ANN, BEN = PEOPLE[:2]


async def pawns(club: Club, table: Table) -> tuple[Suspect | None, ...]:
    found: tuple[Suspect | None, ...] = (await club.tables.load(table.record.id)).state.cast.pawns
    return found


@pytest.mark.parametrize("kind", [Kind.ACTION, Kind.CONFIRMED])
@pytest.mark.parametrize("wanted", [0, 5])
async def test_whoever_is_late_takes_what_the_other_has_left(club: Club, wanted: int, kind: Kind) -> None:
    table = await club.dealt(3, "cluedo")
    await club.press(ANN, Control(table.record.id, 0, Kind.ACTION, 2))

    answer = await club.press(BEN, Control(table.record.id, 0, kind, wanted))

    assert said("choices-changed") not in answer.texts[0]
    assert await pawns(club, table) == (SUSPECTS[2], SUSPECTS[wanted], None)


async def test_whoever_is_late_is_shown_what_is_left_and_takes_it_with_the_next_press(club: Club) -> None:
    table = await club.dealt(3, "cluedo")
    await club.press(ANN, Control(table.record.id, 0, Kind.ACTION, 2))

    answer = await club.press(BEN, Control(table.record.id, 0, Kind.ACTION, 2))

    assert said("choices-changed") in answer.texts[0]
    assert await pawns(club, table) == (SUSPECTS[2], None, None)
    table = await club.tables.load(table.record.id)
    left = list(table.game.rules.legal(table.state, Seat(1)))
    await club.press(BEN, Control(table.record.id, 1, Kind.ACTION, 4))
    assert left[4] == ChoosePawn(suspect=SUSPECTS[5])
    assert await pawns(club, table) == (SUSPECTS[2], SUSPECTS[5], None)


async def test_whoever_has_chosen_finds_their_old_buttons_out_of_date(club: Club) -> None:
    table = await club.dealt(3, "cluedo")
    await club.press(ANN, Control(table.record.id, 0, Kind.ACTION, 2))

    answer = await club.press(ANN, Control(table.record.id, 0, Kind.ACTION, 3))

    assert said("refusal-stale") in answer.texts[0]
    assert await pawns(club, table) == (SUSPECTS[2], None, None)
