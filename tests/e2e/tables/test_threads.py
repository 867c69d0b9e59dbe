"""A table in a thread of its own: opened by a command, joined from the channel, left to be archived when it is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Unpack
from unittest.mock import patch

import pytest

from bot.messages.controls import DoorKey, Entrance, Fixed
from bot.practice.loopback import thread_routes
from bot.practice.loopback.model import Channel
from bot.practice.loopback.person import UserClient as Somebody
from bot.store.errors import DatabaseFailed
from bot.tables.changes import NewTable
from bot.tables.limits import LIMITS, LimitedDeed, Scope
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Person
from tests.e2e.tables.playing import finish, fixed_on


def _threads(evening: Evening) -> list[Channel]:
    return [each for each in evening.world.channels.values() if each.parent is evening.channel]


async def test_a_table_in_its_own_thread_is_joined_from_the_channel_and_played_in_the_thread(evening: Evening) -> None:
    ada, ben = evening.people[:2]

    answer = await ada.command(evening.channel, "table new", game="clues", thread=True)
    await evening.settle()

    [thread] = _threads(evening)
    assert not answer.is_ephemeral
    assert thread.mention in answer.text
    assert ada.user.id in thread.thread_members
    assert len(evening.panels(thread)) == 1
    assert evening.panels(evening.channel) == [answer.message]  # a layout with a button, and no panel
    assert answer.message.attachments == []
    await ben.press(answer.message, evening.label("control-join"))
    await ada.press(evening.panel(thread), evening.label("control-start"))
    await evening.settle()
    assert len((await evening.table(thread)).record.seats) == 2
    assert thread.archive_after == 10080


async def test_a_thread_is_left_to_be_archived_when_its_table_is_over(evening: Evening) -> None:
    ada, ben = evening.people[:2]
    answer = await ada.command(evening.channel, "table new", game="clues", thread=True)
    await evening.settle()
    [thread] = _threads(evening)
    await ben.press(answer.message, evening.label("control-join"))
    await ada.press(evening.panel(thread), evening.label("control-start"))
    await evening.settle()

    table = await evening.table(thread)
    while table.outcome is None:
        seat = Seat(min(table.game.rules.turn(table.state)))
        await evening.do(table, seat, finish(table, seat) or 0)
    await evening.settle()

    assert thread.archive_after == 60
    assert not thread.is_archived  # people may still talk about it


async def test_a_private_table_gets_a_private_thread_and_the_channel_hears_nothing(evening: Evening) -> None:
    before = len(evening.texts(evening.channel))

    answer = await evening.people[0].command(evening.channel, "table new", game="clues", thread=True, private=True)
    await evening.settle()

    [thread] = _threads(evening)
    assert thread.is_private_thread
    assert answer.is_ephemeral
    assert thread.mention in answer.text
    assert len(evening.texts(evening.channel)) == before


@pytest.mark.parametrize(
    ("lost", "name"),
    [
        ("create_public_threads", "Créer des fils publics"),
        ("send_messages_in_threads", "Envoyer des messages dans les fils"),
    ],
)
async def test_a_missing_permission_is_named_and_nothing_is_opened(evening: Evening, lost: str, name: str) -> None:
    evening.world.set_permissions(evening.channel, evening.world.bot, **{lost: False})

    answer = await evening.people[0].command(evening.channel, "table new", game="clues", thread=True)

    assert answer.text == evening.say("fr", "trouble-bot-may-not", permission=name)
    assert _threads(evening) == []
    assert evening.rows("select count(*) from tables") == [(0,)]


async def test_where_no_thread_can_be_the_table_is_not_opened_and_advice_is_given(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = evening.world.add_thread(evening.channel, "fil")
    nested = await evening.people[0].command(inside, "table new", game="clues", thread=True)
    monkeypatch.setattr(thread_routes, "MAX_ACTIVE_THREADS", 1)
    full = await evening.people[0].command(evening.channel, "table new", game="clues", thread=True)

    assert nested.text == evening.say("fr", "trouble-no-threads-here")
    assert full.text == evening.say("fr", "trouble-threads-full")
    assert evening.rows("select count(*) from tables") == [(0,)]
    await evening.people[0].command(evening.channel, "table new", game="clues")
    assert evening.rows("select count(*) from tables") == [(1,)]


@pytest.mark.parametrize("is_stored", [True, False])
@pytest.mark.parametrize("may_delete", [True, False])
async def test_a_table_that_cannot_be_stored_leaves_no_thread_and_no_lobby_behind(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, *, is_stored: bool, may_delete: bool
) -> None:
    if not may_delete:
        evening.world.set_permissions(evening.channel, evening.world.bot, manage_threads=False)
        await evening.server.quiet()

    create = evening.bot.store.create

    async def refuse(**new: Unpack[NewTable]) -> None:
        if is_stored:
            await create(**new)
        raise DatabaseFailed("a full disk")

    monkeypatch.setattr(evening.bot.store, "create", refuse)
    answer = await evening.people[0].command(evening.channel, "table new", game="clues", thread=True)
    await evening.settle()

    assert [thread.is_archived for thread in _threads(evening)] == ([] if may_delete else [True])
    assert evening.rows("select count(*) from tables where status = 'lobby'") == [(0,)]
    assert answer.text == evening.say("fr", "trouble-database")


async def test_a_thread_into_which_its_host_cannot_be_brought_is_taken_away(evening: Evening) -> None:
    evening.world.fail("PUT", r"/thread-members/", 403, {"message": "Missing Access", "code": 50001})

    answer = await evening.people[0].command(evening.channel, "table new", game="clues", thread=True)

    assert answer.text == evening.say("fr", "trouble-no-threads-here")
    assert _threads(evening) == []
    assert evening.rows("select count(*) from tables") == [(0,)]


async def test_a_thread_whose_host_cannot_be_brought_in_because_the_connection_is_lost_is_taken_away(
    evening: Evening,
) -> None:
    evening.world.fail("PUT", r"/thread-members/", 0, times=2)  # aiohttp tries once more by itself

    ada = evening.people[0]
    asked = asyncio.create_task(ada.command(evening.channel, "table new", game="clues", thread=True))
    await evening.server.until(lambda: any(call.method == "DELETE" for call in evening.world.requests))
    asked.cancel()  # while Discord cannot be reached, nobody is answered

    assert _threads(evening) == []
    assert evening.rows("select count(*) from tables") == [(0,)]


@pytest.mark.parametrize("by", ["end", "leave"])
async def test_a_lobby_that_is_closed_before_the_deal_leaves_no_open_thread_behind(evening: Evening, by: str) -> None:
    ada = evening.people[0]
    await ada.command(evening.channel, "table new", game="clues", thread=True)
    await evening.settle()
    [thread] = _threads(evening)

    if by == "end":
        question = await ada.command(thread, "table end")
        await ada.press(question.message, evening.label("control-end"))
    else:
        await ada.click(evening.panel(thread), fixed_on(evening.panel(thread), Fixed.LEAVE))
    await evening.settle()

    assert thread.is_archived
    assert evening.say("fr", "lobby-closed") in evening.panel(thread).text


async def test_where_the_server_wants_it_every_new_table_gets_a_thread_unless_its_host_says_no(
    evening: Evening,
) -> None:
    admin, (ada, ben) = Person(evening.server, evening.guild.owner), evening.people[:2]
    await admin.command(evening.channel, "server settings", threads=True)

    await ada.command(evening.channel, "table new", game="clues")
    await evening.settle()
    [thread] = _threads(evening)
    inside = await ben.command(evening.world.add_thread(evening.channel, "fil"), "table new", game="clues")
    await ben.command(evening.channel, "table new", game="clues", thread=False)
    await evening.settle()

    assert len(evening.panels(thread)) == 1
    assert inside.message.is_v2  # a thread has none of its own: the table is opened in it
    assert evening.rows("select count(distinct channel_id) from tables where channel_id = ?", evening.channel.id) == [
        (1,)
    ]


async def test_a_thread_that_never_got_its_table_is_taken_away_after_a_start_and_no_other(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            await evening.people[0].command(evening.channel, "table new", game="clues", thread=True)
            await evening.settle()
        [played] = _threads(evening)
        empty, spoken = (evening.world.add_thread(evening.channel, name) for name in ("fil", "parole"))
        await Somebody(evening.world, evening.people[0].user).say(spoken, "Ah ?")
        others = evening.world.add_thread(evening.channel, "à nous", owner=evening.people[0].user)

        with patch("bot.ui.threads.SETTLED", 0):
            async with evening.running():
                await evening.server.until(lambda: empty not in _threads(evening))
                await evening.settle()

        assert _threads(evening) == [played, spoken, others]
        assert [each.is_archived for each in (played, spoken, others)] == [False] * 3


async def test_tables_in_threads_one_after_the_other_are_refused_and_no_further_thread_is_opened(
    evening: Evening,
) -> None:
    ada, ben = evening.people[:2]
    most = LIMITS[LimitedDeed.TABLE][Scope.PERSON].burst
    for _ in range(most):
        await ada.command(evening.channel, "table new", game="clues", thread=True)

    by_command = await ada.command(evening.channel, "table new", game="clues", thread=True)
    door = await ada.command(evening.channel, "play")
    alone = await ada.press(door.message, Entrance(DoorKey.ALONE, "clues").id)
    await evening.settle()

    refusal = evening.say("fr", "refusal-too-often", deed=LimitedDeed.TABLE.value, at="").rstrip(" .")
    assert by_command.text.startswith(refusal)
    assert alone.text.startswith(refusal)
    assert len(_threads(evening)) == most
    assert evening.rows("select count(*) from tables") == [(most,)]
    await ben.command(evening.channel, "table new", game="clues", thread=True)
    assert len(_threads(evening)) == most + 1
