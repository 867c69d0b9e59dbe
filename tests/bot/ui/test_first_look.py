"""What a player has missed stands above whatever they open first after an absence, once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.messages.controls import Control, Fixed, Kind
from bot.tables.records import TableId
from bot.ui.rendering import Renderer
from bot.ui.reply import Reply
from games.clues.actions import Ask
from tests.bot.ui.club import PEOPLE, Club, a_club, fixed, no_picture, said
from tests.bot.ui.interactions import FakeInteraction

ANN, BEN = PEOPLE[:2]


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with a_club(tmp_path) as made:
        yield made


async def desk(club: Club, table: TableId) -> str:
    return (await club.press(BEN, fixed(table, Fixed.DESK))).texts[0]


async def log(club: Club, table: TableId) -> str:
    return (await club.press(BEN, fixed(table, Fixed.LOG))).texts[0]


async def status(club: Club, table: TableId) -> str:
    made = FakeInteraction(by=BEN)
    given: Any = made
    await club.handlers.reading.status(club.handlers.visits.begin(Reply(given, Renderer(no_picture))), table)
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


async def test_who_comes_back_to_play_reads_it_above_what_they_may_do(club: Club) -> None:
    live = await club.dealt()
    table = live.record.id
    while 1 not in live.game.rules.turn(live.state) or live.n < 2:
        await choose(club, table)
        live = await club.tables.load(table)
    club.clock.skip(hours=7)
    verb = Control(table, live.n, Kind.VERB, live.game.info.actions.index(Ask))

    first, second = [(await club.press(BEN, verb)).texts[0] for _ in range(2)]

    assert "Previously" in first
    assert "Previously" not in second


async def test_who_plays_meanwhile_has_missed_nothing(club: Club) -> None:
    table = (await club.dealt()).record.id
    club.clock.skip(hours=7)
    await choose(club, table)
    await choose(club, table)

    club.clock.skip(hours=5)

    assert "Previously" not in await desk(club, table)
