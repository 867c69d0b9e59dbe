"""What a player has missed stands above whatever they open first after an absence, once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.tables.ids import TableId
from bot.tables.stores import StoreTrouble
from bot.tables.table import Table
from bot.ui.rendering import Renderer
from bot.ui.reply import Reply
from games.clues.actions import Ask
from games.core.contract import Refusal
from tests.bot.ui.club import PEOPLE, Club, fixed, no_picture, said
from tests.bot.ui.interactions import FakeInteraction

ANN, BEN = PEOPLE[:2]


async def desk(club: Club, table: TableId) -> str:
    return (await club.press(BEN, fixed(table, Fixed.DESK))).texts[0]


async def log(club: Club, table: TableId) -> str:
    return (await club.press(BEN, fixed(table, Fixed.LOG))).texts[0]


async def status(club: Club, table: TableId) -> str:
    made = FakeInteraction(by=BEN)
    given: Any = made
    await club.rooms["tables"].on.reading.status(club.visits.begin(Reply(given, Renderer(no_picture))), table)
    return made.texts[0]


async def choose(club: Club, table: TableId) -> None:
    """Let whoever is asked first do the first thing there is."""
    live = await club.tables.load(table)
    seat = max(live.game.rules.turn(live.state))
    await club.tables.act(table, live.player(seat).user, next(iter(live.game.rules.legal(live.state, seat))))
    await club.delivery.idle()


@pytest.mark.parametrize("look", [desk, log, status])
async def test_who_comes_back_reads_once_what_happened_and_what_they_alone_learnt(
    club: Club, look: Callable[[Club, TableId], Awaitable[str]]
) -> None:
    table = (await club.dealt()).record.id
    await choose(club, table)  # Ben
    club.clock.skip(hours=7)
    await choose(club, table)  # Ann, and with that the screens are set

    first, second = await look(club, table), await look(club, table)

    assert "Previously" in first
    assert said("previously-learnt", line="").strip() in first
    assert "Previously" not in second


async def back_to_play(club: Club) -> Table:
    """Play until Ben, who was away for hours, is to act."""
    live = await club.dealt()
    while 1 not in live.game.rules.turn(live.state) or live.n < 2:
        await choose(club, live.record.id)
        live = await club.tables.load(live.record.id)
    club.clock.skip(hours=7)
    return live


async def test_who_comes_back_to_play_reads_it_above_what_they_may_do(club: Club) -> None:
    live = await back_to_play(club)
    table = live.record.id
    verb = Control(table, live.n, Kind.VERB, live.game.info.actions.index(Ask))

    first, second = [(await club.press(BEN, verb)).texts[0] for _ in range(2)]

    assert "Previously" in first
    assert "Previously" not in second


async def test_a_move_that_is_refused_takes_nothing_of_it_away(club: Club) -> None:
    live = await back_to_play(club)
    table = live.record.id
    given: Any = FakeInteraction(by=BEN)
    visit = club.visits.begin(Reply(given, Renderer(no_picture)))
    with pytest.raises(Refusal):  # nobody asks themselves
        await club.rooms["tables"].on.playing.command(visit, table, Ask, {"witness": "2", "about": "red"})

    assert "Previously" in await desk(club, table)


async def test_that_it_was_read_is_noted_as_well_as_the_database_can_and_costs_nobody_their_answer(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await club.dealt()).record.id
    await choose(club, table)
    club.clock.skip(hours=7)
    await choose(club, table)

    async def full(*_: object, **__: object) -> None:
        raise StoreTrouble("full")

    with monkeypatch.context() as failing:
        failing.setattr(club.store, "set_seat", full)
        answer = await club.press(BEN, fixed(table, Fixed.DESK))

    assert len(answer.texts) == 1
    assert "Previously" in answer.texts[0]
    assert "Previously" in await desk(club, table)


async def test_who_plays_meanwhile_has_missed_nothing(club: Club) -> None:
    table = (await club.dealt()).record.id
    club.clock.skip(hours=7)
    await choose(club, table)
    await choose(club, table)

    club.clock.skip(hours=5)

    assert "Previously" not in await desk(club, table)


async def test_who_has_never_looked_is_not_told_of_a_last_look(club: Club) -> None:
    table = (await club.dealt(game="arosa")).record.id
    await choose(club, table)
    club.clock.skip(hours=7)
    live = await club.tables.load(table)
    entries = await club.store.entries(table)
    unseen = next(seat.user for seat in live.record.seats if seat.user not in {each.user for each in entries})
    assert all(seat.looked_at is None for seat in live.record.seats)
    never = (await club.press(unseen, fixed(table, Fixed.LOG))).texts[0]

    assert "Previously" in never
    assert "last looked" not in never
