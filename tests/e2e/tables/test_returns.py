"""The bot comes back to where it could not speak: what waits there is told by itself, and nobody has to press anything."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.app import Means
from bot.practice.loopback.model import Channel
from bot.shards import Shards
from bot.tables.ids import ChannelId
from bot.tables.records import TableRecord
from bot.telling.scheduler import FIRST_REST
from bot.workers import Workers
from games.clues.actions import Ask
from games.clues.model import Category
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import Answer
from tests.thinkers import is_awake

pytestmark = pytest.mark.sockets


async def _act(evening: Evening, channel: Channel | None = None) -> None:
    """Let whoever's turn it is ask something."""
    table = await evening.table(channel)
    seat = Seat(evening.active(table))
    await evening.do(table, seat, Ask(witness=Seat((seat + 1) % 3), about=Category.MAN), channel)
    await evening.settle()


async def _back(evening: Evening) -> None:
    """Wait until the bot has heard of what changed, and has told what waited."""
    await evening.server.quiet(0.3)
    await evening.settle()


async def test_a_permission_that_is_given_back_wakes_its_table(evening: Evening) -> None:
    await evening.set_up(3)
    said = len(evening.texts())
    evening.world.set_permissions(evening.channel, evening.world.bot, send_messages=False)
    await _act(evening)
    assert evening.rows("select trouble from tables") == [("no-permission",)]

    evening.world.set_permissions(evening.channel, evening.world.bot, send_messages=True)
    await _back(evening)

    assert len(evening.texts()) == said + 1
    assert evening.rows("select trouble from tables") == [(None,)]


@pytest.mark.parametrize("body", [{"message": "internal network error", "code": 40333}, "<html>blocked</html>"])
async def test_a_refusal_that_no_permission_explains_is_waited_out_and_no_host_is_asked_for_one(
    evening: Evening, body: dict[str, object] | str
) -> None:
    await evening.set_up(3)
    said, letters = len(evening.texts()), [message.text for message in evening.people[0].mailbox()]
    refusing = evening.world.fail("POST", rf"/channels/{evening.channel.id}/messages$", 403, body, times=10**6)
    await _act(evening)
    assert evening.rows("select trouble from tables") == [("no-permission",)]

    evening.world.interferences.remove(refusing)
    evening.skip(seconds=FIRST_REST.total_seconds() + 1)
    evening.bot.delivery.sweep_soon()
    await _back(evening)

    assert len(evening.texts()) == said + 1
    assert evening.rows("select trouble from tables") == [(None,)]
    added = [message.text for message in evening.people[0].mailbox()[len(letters) :]]
    assert not [text for text in added if evening.say("fr", "permission-view-channel") in text]


async def test_a_locked_thread_is_named_as_such_and_wakes_when_it_is_unlocked(evening: Evening) -> None:
    thread = evening.world.add_thread(evening.channel, "fil")
    evening.world.set_permissions(evening.channel, evening.world.bot, manage_threads=False)
    await evening.set_up(3, channel=thread)
    said = len(evening.texts(thread))
    thread.is_locked = True
    evening.world.change_channel(thread)
    await _act(evening, thread)

    assert len(evening.texts(thread)) == said
    advice = evening.people[0].mailbox()[-1].text
    assert evening.say("fr", "permission-manage-threads") in advice
    assert evening.say("fr", "permission-view-channel") not in advice

    thread.is_locked = False
    evening.world.change_channel(thread)
    await _back(evening)

    assert len(evening.texts(thread)) == said + 1
    assert evening.rows("select trouble from tables") == [(None,)]


async def test_a_thread_that_was_closed_and_locked_wakes_when_it_is_opened_again(evening: Evening) -> None:
    thread = evening.world.add_thread(evening.channel, "fil")
    evening.world.set_permissions(evening.channel, evening.world.bot, manage_threads=False)
    await evening.set_up(3, channel=thread)
    said = len(evening.texts(thread))
    thread.is_archived = thread.is_locked = True
    evening.world.change_channel(thread)
    evening.skip(days=1, minutes=1)  # nobody presses: discord.py has forgotten the thread
    await evening.bot.loops["deadlines"].tick()
    await evening.settle()
    assert evening.rows("select trouble from tables") == [("no-permission",)]

    thread.is_archived = thread.is_locked = False
    evening.world.change_channel(thread)
    await _back(evening)

    assert len(evening.texts(thread)) == said + 1
    assert evening.rows("select trouble from tables") == [(None,)]


async def test_a_bot_that_is_let_in_again_goes_on_by_itself(evening: Evening) -> None:
    shut = evening.people[1]
    shut.user.dms_open = False
    await evening.set_up(3)
    said, letters = len(evening.texts()), len(shut.mailbox())
    assert evening.rows("select count(*) from lines where is_closed") == [(1,)]
    evening.world.remove_bot(evening.guild)
    evening.skip(days=1, minutes=1)
    await evening.bot.loops["deadlines"].tick()
    await evening.settle()
    assert len(evening.texts()) == said

    shut.user.dms_open = True
    evening.world.invite_bot(evening.guild)
    await _back(evening)

    assert len(evening.texts()) == said + 1
    assert evening.rows("select trouble from tables") == [(None,)]
    assert evening.rows("select count(*) from lines where is_closed") == [(0,)]
    assert len(shut.mailbox()) > letters


async def test_old_panels_of_an_archived_thread_do_not_stay(evening: Evening) -> None:
    thread = evening.world.add_thread(evening.channel, "fil")
    await evening.set_up(3, channel=thread)
    for _ in range(3):
        thread.is_archived = True
        await _act(evening, thread)

        assert len(evening.panels(thread)) == 1
    assert evening.rows("select trouble from tables") == [(None,)]


async def test_a_frozen_table_that_is_due_holds_up_nobody_elses_clock(evening: Evening) -> None:
    other = evening.world.add_channel(evening.guild, "autre")
    frozen = await evening.set_up(3)
    table = await evening.set_up(3, channel=other)
    with contextlib.closing(sqlite3.connect(evening.file)) as database, database:
        database.execute("update tables set version = 99 where id = ?", (frozen.record.id,))
    evening.skip(days=1, minutes=1)

    await evening.bot.loops["deadlines"].tick()
    await evening.settle()

    late = evening.rows("select table_id from entries where kind = 'late'")
    assert late == [(table.record.id,)]


async def test_an_answer_that_was_given_just_before_the_process_died_stays(tmp_path: Path) -> None:
    async def in_vain(*_: object) -> None: ...

    async with an_evening(tmp_path, has_sockets=True) as evening:
        async with evening.running() as app:
            await evening.set_up(3)
            answered = app.store.latest_in

            async def slowly(channel: ChannelId) -> TableRecord | None:
                await evening.server.until(lambda: evening.rows("select count(*) from deferrals") == [(1,)])
                return await answered(channel)

            with (
                patch.object(app.store, "latest_in", slowly),
                patch.object(app.unanswered._store, "answered", in_vain),
                patch.object(app.bot, "defer_after", 0.05),
            ):
                answer = await evening.people[1].command(evening.channel, "table status")
                before = (await answer.settled()).text
                await evening.settle()
        async with evening.running():
            await evening.server.until(lambda: evening.rows("select count(*) from deferrals") == [(0,)])
            await evening.settle()

        assert before
        assert answer.text == before


async def _left_thinking(evening: Evening) -> asyncio.Task[Answer]:
    """Let a process end, as it does when it is told to, while somebody waits for an answer that it has put off."""

    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    with patch("bot.app.LAST_ANSWERS", 0.05):
        async with evening.running() as app:
            await evening.set_up(3)
            with patch.object(app.store, "latest_in", never), patch.object(app.bot, "defer_after", 0.05):
                pressing = asyncio.create_task(evening.people[1].command(evening.channel, "table status"))
                await evening.server.until(lambda: evening.rows("select count(*) from deferrals") == [(1,)])
    return pressing


async def test_whoever_reads_thinking_is_told_after_the_restart_and_then_forgotten(tmp_path: Path) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        pressing = await _left_thinking(evening)
        async with evening.running():
            answer = await pressing
            await evening.server.until(lambda: evening.rows("select count(*) from deferrals") == [(0,)])
            await evening.settle()

        assert answer.text == evening.say("en", "restarted")


class WithWorkers(Evening):
    """An evening whose bot has worker processes of its own, which end with it."""

    def means(self) -> Means:
        return replace(super().means(), workers=Workers())


async def test_a_press_that_waits_for_a_worker_when_the_bot_is_told_to_stop_is_no_defect(tmp_path: Path) -> None:
    async with an_evening(tmp_path, kind=WithWorkers, has_sockets=True) as evening:
        with patch("bot.app.LAST_ANSWERS", 0.05):
            async with evening.running() as app:
                await evening.set_up(3)
                long = partial(app.workers.searcher.run, time.sleep, 60.0, patience=60.0)
                with patch.object(app.store, "latest_in", lambda _: long()), patch.object(app.bot, "defer_after", 0.05):
                    pressing = asyncio.create_task(evening.people[1].command(evening.channel, "table status"))
                    await evening.server.until(lambda: is_awake(app.workers.searcher))
                    await evening.server.until(lambda: evening.rows("select count(*) from deferrals") == [(1,)])
        async with evening.running():
            answer = await pressing
            await evening.server.until(lambda: evening.rows("select count(*) from deferrals") == [(0,)])

        assert answer.text == evening.say("en", "restarted")


async def test_beside_other_processes_they_are_told_when_none_can_answer_any_more(tmp_path: Path) -> None:
    async with an_evening(tmp_path, has_sockets=True) as evening:
        pressing = await _left_thinking(evening)
        with patch.object(Shards, "is_leased", new=True):
            async with evening.running() as app:
                await evening.settle()
                await app.take_over(frozenset())
                await evening.server.quiet(0.3)
                before = (await pressing).message.is_loading
                waiting = evening.rows("select count(*) from deferrals")

                evening.skip(minutes=3)
                await app.take_over(frozenset())
                await evening.server.until(lambda: evening.rows("select count(*) from deferrals") == [(0,)])

        assert before
        assert waiting == [(1,)]
        assert (await pressing).text == evening.say("en", "restarted")
