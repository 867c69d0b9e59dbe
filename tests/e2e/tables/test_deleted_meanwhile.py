"""Channels and threads that are deleted while the bot is not listening: whoever waits there is free once it is back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages.controls import Leaf, Page
from bot.practice.loopback.model import Channel
from tests.e2e.evening import Evening, an_evening
from tests.e2e.tables.test_night import planned

ENDED = [("ended", "ended-by-deletion")]
OPEN = [("lobby", None)]


def _table(evening: Evening, channel: Channel) -> list[tuple[object, ...]]:
    return evening.rows("select status, ended_by from tables where channel_id = ?", channel.id)


@pytest.mark.parametrize("is_thread", [False, True])
async def test_a_lobby_whose_place_was_deleted_while_no_bot_ran_is_closed_and_one_that_is_only_unseen_is_not(
    tmp_path: Path, is_thread: bool
) -> None:
    async with an_evening(tmp_path) as evening:
        lost = evening.world.add_channel(evening.guild, "perdu")
        lost = evening.world.add_thread(lost, "fil") if is_thread else lost
        archived = evening.world.add_thread(evening.channel, "archives")
        hidden = evening.world.add_channel(evening.guild, "caché")
        async with evening.running():
            for channel in (lost, archived, hidden):
                await evening.lobby(2, channel=channel)
        evening.world.delete_channel(lost)
        archived.is_archived = True
        evening.world.change_channel(archived)
        evening.world.set_permissions(hidden, evening.world.bot, view_channel=False)

        async with evening.running():
            await evening.server.until(lambda: _table(evening, lost) == ENDED)
            await evening.server.quiet(0.3)

        assert [_table(evening, each) for each in (archived, hidden)] == [OPEN, OPEN]


async def test_a_channel_deleted_while_the_connection_was_lost_ends_its_lobby_and_its_evening(
    evening: Evening,
) -> None:
    other = evening.world.add_channel(evening.guild, "autre")
    await planned(evening)
    await evening.lobby(2)
    await evening.lobby(2, channel=other)
    await evening.settle()
    gateway = evening.server.gateway
    gateway.drop(resumable=False)
    evening.world.delete_channel(evening.channel)

    await evening.server.connected()
    await evening.server.until(lambda: _table(evening, evening.channel) == ENDED)
    await evening.server.until(lambda: evening.rows("select count(*) from nights where over_at is not null") == [(1,)])

    assert _table(evening, other) == OPEN


async def test_a_press_on_a_message_that_is_deleted_in_that_moment_is_answered_and_the_panel_follows(
    evening: Evening,
) -> None:
    await evening.lobby(1)
    ben, panel = evening.people[1], evening.panel()
    private = await ben.command(evening.channel, "learn")
    gone = {"code": 10008, "message": "Unknown Message"}

    evening.world.fail("POST", r"/callback$", 404, gone)
    joined = await ben.press(panel, evening.label("control-join"))
    evening.world.fail("POST", r"/callback$", 404, gone)
    shelf = await ben.click(private.message, Page(Leaf.SHELF, "all").id)
    await evening.settle()

    assert joined.text == evening.say("en", "lobby-joined")
    assert "Boris" in evening.panel().text
    assert shelf.text.startswith(evening.say("en", "learn-which"))
