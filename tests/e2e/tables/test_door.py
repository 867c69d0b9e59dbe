"""The door: every way into a game from one private screen, and a game alone two presses from nothing."""

from __future__ import annotations

import sqlite3

import pytest

from bot.messages.controls import Control, DoorKey, Entrance, Fixed, Kind
from bot.practice.loopback.model import Channel
from bot.practice.loopback.slash_commands import CannotDo
from bot.tables.ids import GuildId
from bot.tables.status import Status
from games import GAMES
from games.core.deduction.rival import Strength
from tests.e2e.evening import Evening
from tests.e2e.practice.person import Person
from tests.games.lanterns.game import GAME as LANTERNS


def _threads(evening: Evening) -> list[Channel]:
    return [each for each in evening.world.channels.values() if each.parent is evening.channel]


@pytest.mark.parametrize("game", [each.info.key for each in GAMES if each is not LANTERNS])  # a worker lacks that one
async def test_a_game_alone_is_two_presses_from_nothing(evening: Evening, game: str) -> None:
    ada = evening.people[0]

    screen = await ada.command(evening.channel, "play")
    desk = await ada.press(screen.message, Entrance(DoorKey.ALONE, game).id)
    await evening.settle()

    assert screen.is_ephemeral
    assert desk.is_ephemeral
    [thread] = _threads(evening)
    assert thread.is_private_thread
    assert thread.mention in desk.text
    table = await evening.table(thread)
    record = table.record
    assert record.game == game
    assert record.status is Status.LIVE
    assert [seat.user == ada.user.id for seat in record.seats].count(True) == 1
    assert all(seat.is_rival for seat in record.seats if seat.user != ada.user.id)
    assert len(record.seats) in table.game.info.seats
    rivals = len(record.seats) - 1
    said = evening.say("fr", "door-dealt", channel=thread.mention, strength=Strength.NOVICE.value, rivals=rivals)
    assert desk.text.startswith(said)
    assert ("un débutant." in desk.text) == (rivals == 1)


async def test_a_game_alone_is_not_dealt_where_another_is_played(evening: Evening) -> None:
    ada = evening.people[0]
    screen = await ada.command(evening.channel, "play")
    await ada.press(screen.message, Entrance(DoorKey.ALONE, "arosa").id)
    await evening.settle()
    [thread] = _threads(evening)

    screen = await ada.command(thread, "play")
    answer = await ada.press(screen.message, Entrance(DoorKey.ALONE, "clues").id)

    assert answer.is_ephemeral
    assert evening.label("game-arosa") in answer.text
    assert Control((await evening.table(thread)).record.id, 0, Kind.FIXED, Fixed.CLOSE).id in str(
        answer.message.components
    )
    assert len(_threads(evening)) == 1


async def test_a_table_for_others_is_one_press_from_the_screen_and_joined_from_theirs(evening: Evening) -> None:
    ada, ben = evening.people[:2]
    screen = await ada.command(evening.channel, "play")
    await ada.choose(screen.message, Entrance(DoorKey.TABLE).id, ["clues"])
    await evening.settle()

    theirs = await ben.command(evening.channel, "play")
    [record] = await evening.bot.store.lobbies_in(GuildId(evening.guild.id))
    await ben.choose(theirs.message, Entrance(DoorKey.JOIN).id, [str(record.id)])
    await evening.settle()

    [record] = await evening.bot.store.lobbies_in(GuildId(evening.guild.id))
    assert [seat.user for seat in record.seats] == [ada.user.id, ben.user.id]


async def test_a_table_that_is_being_opened_is_not_offered_before_its_host_sits(evening: Evening) -> None:
    ada, ben = evening.people[0], evening.people[2]
    await ada.command(evening.channel, "table new", game="clues")
    with sqlite3.connect(evening.file) as connection:
        connection.execute("delete from seats")

    screen = await ben.command(evening.channel, "play")

    assert screen.text.startswith(evening.say("fr", "door-title"))
    with pytest.raises(CannotDo):
        await ben.choose(screen.message, Entrance(DoorKey.JOIN).id, ["1"])


async def test_the_front_desk_is_posted_by_a_manager_and_works_for_everybody(evening: Evening) -> None:
    admin, ben = Person(evening.server, evening.guild.owner), evening.people[1]
    desk = await admin.command(evening.channel, "server desk")
    assert not desk.is_ephemeral

    answer = await ben.press(desk.message, evening.label("door-all", "en"))

    assert answer.is_ephemeral
    assert evening.label("door-title", "en") in answer.text  # in their own language


async def test_in_a_mailbox_the_door_offers_what_is_possible_there(evening: Evening) -> None:
    ada = evening.people[0]
    mailbox = evening.world.mailbox(ada.user)

    screen = await ada.command(mailbox, "play")

    assert evening.label("door-mailbox") in screen.text
    with pytest.raises(CannotDo):
        await ada.press(screen.message, Entrance(DoorKey.ALONE, "cluedo").id)
    case = await ada.press(screen.message, evening.label("door-case"))
    assert case.text
