"""A room registers itself: one folder (`toy_room`) and one line, and its command, button, row and loop are there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot import rooms
from bot.messages.controls import Mine, Own
from bot.rooms import ROOMS
from bot.store.backup import backup
from bot.store.database import Database
from bot.store.schema import SCHEMA
from tests.bot import toy_room
from tests.bot.ui.club import PEOPLE, Club, a_club
from tests.bot.ui.interactions import FakeInteraction

ANN, BEN = PEOPLE[:2]
FOLDER = Path(toy_room.__file__).parent


@pytest_asyncio.fixture
async def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    monkeypatch.setattr(rooms, "ROOMS", (*ROOMS, toy_room.room))  # the one line elsewhere
    async with a_club(tmp_path) as made:
        bells = toy_room.BELLS.to_metadata(SCHEMA)  # as rows of the bot do where they are imported
        await made.house.database.write(bells.create)  # as a migration does
        yield made
        SCHEMA.remove(bells)


async def test_its_command_and_its_button_reach_it(club: Club) -> None:
    cog, command = toy_room.BellCog(club.router, club.rooms["bell"].on), toy_room.BellCog.bell
    callback: Any = command.callback
    interaction: Any = FakeInteraction(by=ANN, id=900)

    await callback(cog, interaction)
    answer = await club.press(ANN, toy_room.Ring(2))

    assert ["'content': '1'" in text for text in interaction.texts] == [True]
    assert ["'content': '3'" in text for text in answer.texts] == [True]
    assert (toy_room.Ring(2).id, toy_room.Ring.read("b:2")) == ("b:2", toy_room.Ring(2))


@pytest.mark.parametrize("forged", ["b", "b:", "b:x", "b:-1", "b:1234567890", "b:1:1"])
async def test_a_forged_id_never_reaches_it(club: Club, forged: str) -> None:
    await club.press(ANN, forged)

    assert "bell" not in await club.house.own_data.kept_of(ANN)


async def test_what_it_keeps_is_exported_and_erased_with_all_else(club: Club) -> None:
    for user in (ANN, BEN):
        await club.press(user, toy_room.Ring())

    assert (await club.house.own_data.kept_of(ANN))["bell"] == {"rung": 1}
    await club.press(ANN, Own(Mine.ERASE, 1))

    assert "bell" not in await club.house.own_data.kept_of(ANN)
    assert (await club.house.own_data.kept_of(BEN))["bell"] == {"rung": 1}


async def test_its_rows_are_in_every_backup(club: Club, tmp_path: Path) -> None:
    await club.press(ANN, toy_room.Ring())

    await backup(f"sqlite:///{tmp_path}/alibi.db", tmp_path / "copy.jsonl")

    assert f'{{"table":"bells","row":{{"user_id":{ANN},"n":1}}}}' in (tmp_path / "copy.jsonl").read_text("utf-8")


async def test_a_database_is_not_opened_without_the_rows_of_a_room(club: Club, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/alibi.db"
    await (await Database.open(url)).close()
    await club.house.database.write(
        lambda connection: connection.exec_driver_sql("CREATE TABLE gongs (n INTEGER)").close()
    )

    with pytest.raises(LookupError, match="gongs"):
        await Database.open(url)


async def test_its_loop_is_among_those_that_are_started(club: Club) -> None:
    await club.press(ANN, toy_room.Ring(2))
    (loop,) = club.rooms["bell"].loops

    await loop.tick()

    assert (await club.house.own_data.kept_of(ANN))["bell"] == {"rung": 1}


def test_two_rooms_cannot_take_the_same_control(club: Club) -> None:
    with pytest.raises(ValueError, match="takes controls of another room"):
        type(club.router)(club.bot, club.visits, [*club.rooms.values(), club.rooms["bell"]])


def test_it_is_small() -> None:
    assert sum(len(each.read_text().splitlines()) for each in FOLDER.glob("*.py")) <= 120
