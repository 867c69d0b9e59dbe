"""Channels in which the bot may not do everything, that vanish and come back, and panels that are lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from unittest.mock import patch

import pytest

from bot import process
from bot.practice.loopback.model import Channel
from bot.tables.table import Table
from games.clues.actions import Ask
from games.clues.model import Category
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.person import AnswerKind
from tests.e2e.tables.playing import Players, Way


async def _act(evening: Evening, channel: Channel | None = None) -> int:
    """Let whoever's turn it is ask something. Return how many posts that makes: what a seat does in a row is one."""
    table = await evening.table(channel)
    seat = Seat(evening.active(table))
    await evening.do(table, seat, Ask(witness=Seat((seat + 1) % 3), about=Category.MAN), channel)
    return int(evening.active(await evening.table(channel)) != seat)


def _advice(evening: Evening) -> list[str]:
    """Return what the host was told of troubles."""
    beginning = "Je ne "
    return [letter.text for letter in evening.people[0].mailbox() if letter.text.startswith(beginning)]


# Permissions

IN_CHANNELS = [
    ("view_channel", "Voir le salon", "View Channel"),
    ("send_messages", "Envoyer des messages", "Send Messages"),
    ("attach_files", "Joindre des fichiers", "Attach Files"),
    ("read_message_history", "Voir les anciens messages", "Read Message History"),
]


@pytest.mark.parametrize(("permission", "french", "english"), IN_CHANNELS)
async def test_a_missing_permission_is_named_in_the_readers_language(
    evening: Evening, permission: str, french: str, english: str
) -> None:
    evening.world.set_permissions(evening.channel, evening.world.bot, **{permission: False})

    for person, name in ((evening.people[0], french), (evening.people[1], english)):
        answer = await person.command(evening.channel, "table new", game="clues")

        assert answer.is_ephemeral
        assert name in answer.text
        assert answer.text == evening.say(person.user.locale, "trouble-bot-may-not", permission=name)
    assert evening.rows("select count(*) from tables") == [(0,)]


async def test_in_a_thread_the_permission_for_threads_is_needed(evening: Evening) -> None:
    thread = evening.world.add_thread(evening.channel, "fil")
    evening.world.set_permissions(evening.channel, evening.world.bot, send_messages_in_threads=False)
    refused = await evening.people[1].command(thread, "table new", game="clues")
    evening.world.set_permissions(
        evening.channel, evening.world.bot, send_messages_in_threads=True, send_messages=False
    )
    opened = await evening.people[1].command(thread, "table new", game="clues")

    assert refused.text == evening.say("en", "trouble-bot-may-not", permission="Send Messages in Threads")
    assert opened.message.is_v2
    assert not opened.is_ephemeral


@pytest.mark.parametrize("is_thread", [False, True])
async def test_a_permission_lost_later_parks_the_table_until_it_is_back(evening: Evening, is_thread: bool) -> None:
    channel = evening.world.add_thread(evening.channel, "fil") if is_thread else evening.channel
    await evening.set_up(3, channel=channel)
    said, letters = len(evening.texts(channel)), [len(person.mailbox()) for person in evening.people[:3]]
    lost = "send_messages_in_threads" if is_thread else "send_messages"
    evening.world.set_permissions(evening.channel, evening.world.bot, **{lost: False})

    posts = 0
    for _ in range(3):
        posts += await _act(evening, channel)
        await evening.settle()

    assert posts
    assert len(evening.texts(channel)) == said
    name = "Envoyer des messages dans les fils" if is_thread else "Envoyer des messages"
    assert _advice(evening) == [
        evening.say(
            "fr",
            "trouble-no-permission",
            game=evening.say("fr", "game-clues"),
            channel=channel.mention,
            permission=name,
        )
    ]
    assert evening.rows("select trouble from tables") == [("no-permission",)]
    assert [len(person.mailbox()) - n for person, n in zip(evening.people, letters, strict=False)] == [1, 0, 0]

    evening.world.set_permissions(evening.channel, evening.world.bot, **{lost: True})
    await evening.people[1].command(channel, "table status")
    await evening.settle()

    assert len(evening.texts(channel)) == said + posts
    assert evening.rows("select trouble from tables") == [(None,)]
    assert len(evening.panels(channel)) == 1
    assert len(_advice(evening)) == 1


async def test_a_channel_that_the_bot_cannot_see_any_more_parks_the_table(evening: Evening) -> None:
    await evening.set_up(3)
    said = len(evening.texts())
    evening.world.set_permissions(evening.channel, evening.world.bot, view_channel=False)
    posts = await _act(evening)
    await evening.settle()

    assert len(_advice(evening)) == 1
    assert "Voir le salon" in _advice(evening)[0]
    evening.world.set_permissions(evening.channel, evening.world.bot, view_channel=None)
    posts += await _act(evening)
    await evening.settle()
    assert evening.rows("select trouble from tables") == [(None,)]
    assert len(evening.texts()) == said + posts


async def test_a_parked_table_is_told_on_after_a_restart(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            await evening.set_up(3)
            evening.world.set_permissions(evening.channel, evening.world.bot, send_messages=False)
            await _act(evening)
            await evening.settle()
        async with evening.running():
            await evening.settle()
            assert len(_advice(evening)) == 1  # not told again
        evening.world.set_permissions(evening.channel, evening.world.bot, send_messages=True)
        async with evening.running():
            await evening.settle()

            assert len(evening.texts()) == 3
            assert evening.rows("select trouble from tables") == [(None,)]


async def test_without_attach_files_the_words_stand_alone(evening: Evening) -> None:
    await evening.set_up(3)
    before = evening.panel()
    assert before.attachments
    assert "➤" not in before.text
    evening.world.set_permissions(evening.channel, evening.world.bot, attach_files=False)

    await evening.server.quiet()
    await _act(evening)
    await evening.settle()

    assert evening.panel().attachments == []
    assert "➤" in evening.panel().text
    assert evening.rows("select trouble from tables") == [(None,)]
    assert _advice(evening) == []
    evening.world.set_permissions(evening.channel, evening.world.bot, attach_files=True)
    await evening.server.quiet()
    await _act(evening)
    await evening.settle()
    assert evening.panel().attachments


# What vanishes


@pytest.mark.parametrize("is_thread", [False, True])
async def test_a_deleted_channel_ends_its_game_and_each_player_is_told_once_by_letter(
    tmp_path: Path, is_thread: bool
) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            channel = evening.world.add_thread(evening.channel, "fil") if is_thread else evening.channel
            table = await evening.seated(3, channel=channel)
            evening.world.delete_channel(channel)
            await _look_again(evening)
            assert _farewells(evening, table) == [1, 1, 1]
        async with evening.running():  # the next process tries the channel once more
            await _look_again(evening)

    assert evening.rows("select status, ended_by from tables") == [("ended", "ended-by-deletion")]
    assert _farewells(evening, table) == [1, 1, 1]
    assert _advice(evening) == []


async def test_a_game_that_ends_without_its_channel_is_told_by_letter(
    evening: Evening,
) -> None:
    table = await evening.seated(3)
    evening.world.channels.pop(evening.channel.id)  # Discord has not said so
    await evening.bot.tables.end(table.record.id)
    await evening.settle()

    assert _farewells(evening, table) == [1, 1, 1]


async def _look_again(evening: Evening) -> None:
    await evening.server.quiet(0.3)
    await evening.settle()


def _farewells(evening: Evening, table: Table) -> list[int]:
    """Return how many letters told each player that this game is over."""
    people = [evening.person_of(table, seat) for seat in range(len(table.record.seats))]
    return [
        [
            evening.say(
                each.user.locale,
                "table-farewell",
                game=evening.say(each.user.locale, "game-clues"),
                table=table.record.id,
            )
            in letter.text
            for letter in each.mailbox()
        ].count(True)
        for each in people
    ]


async def test_a_deleted_panel_is_posted_anew(evening: Evening) -> None:
    await evening.set_up(3)
    table = await evening.table()
    active = evening.active(table)
    evening.world.delete(evening.panel())
    await evening.person_of(table, active).command(evening.channel, "clues informant", letter="a")
    await evening.settle()

    assert len(evening.panels()) == 1
    again = await evening.people[0].press(evening.panel(), evening.label("control-desk"))
    assert again.message.attachments


async def test_a_deleted_lobby_is_posted_anew_by_the_next_change(evening: Evening) -> None:
    await evening.lobby(1)
    evening.world.delete(evening.panel())
    await evening.people[1].command(evening.channel, "table join")
    await evening.settle()

    assert len(evening.panels()) == 1
    assert "Boris" in evening.panel().text


async def test_a_bot_thrown_out_and_invited_back_goes_on(evening: Evening) -> None:
    await evening.set_up(3)
    said = len(evening.texts())
    table = await evening.table()
    evening.world.remove_bot(evening.guild)
    evening.skip(days=1, minutes=1)
    await evening.bot.loops["deadlines"].tick()
    await evening.settle()
    assert table.n == 4
    assert len(evening.texts()) == said
    assert evening.rows("select trouble from tables")[0][0] is not None

    evening.world.invite_bot(evening.guild)
    await evening.server.quiet()
    await evening.people[2].command(evening.channel, "table status")
    await evening.settle()

    assert len(evening.texts()) == said + 1
    assert evening.rows("select trouble from tables") == [(None,)]
    assert len(evening.panels()) == 1
    await _act(evening)
    await evening.settle()
    assert len(evening.texts()) == said + 2


# Panels


async def test_most_steps_edit_the_panel_and_a_turn_posts_one_line(evening: Evening) -> None:
    await evening.set_up(3)
    sends = len(
        [
            r
            for r in evening.world.requests
            if r.method == "POST" and r.path == f"/channels/{evening.channel.id}/messages"
        ]
    )
    posts = 0
    for _ in range(3):
        posts += await _act(evening)
        await evening.settle()
    after = [
        r for r in evening.world.requests if r.method == "POST" and r.path == f"/channels/{evening.channel.id}/messages"
    ]

    assert len(after) - sends in (posts, posts + 1)  # a line for each turn, and at most one panel posted anew


async def test_two_tables_in_threads_and_one_in_the_channel_do_not_mix(evening: Evening) -> None:
    places = [
        evening.channel,
        evening.world.add_thread(evening.channel, "un"),
        evening.world.add_thread(evening.channel, "deux"),
    ]
    for place in places:
        await evening.seated(3, channel=place)
    luck = random.Random(3)

    async def play(place: Channel) -> None:
        players = Players(evening, random.Random(luck.random()), place)
        table = await players.table()
        for seat in range(3):
            await players.do(table, Seat(seat), players.choice(table, Seat(seat)), Way.PANEL)

    await asyncio.gather(*(play(place) for place in places))
    await evening.settle()

    for place in places:
        assert len(evening.texts(place)) == 2
        assert len(evening.panels(place)) == 1
        heads = [letter.text for letter in evening.people[0].mailbox() if place.mention in letter.text]
        assert len(heads) == 3


# The gateway


async def test_a_press_while_the_gateway_is_away_is_answered_after_it_resumed(evening: Evening) -> None:
    table = await evening.seated(2)
    evening.world.patience = 10
    assert evening.server.drop_gateway() == 1

    answer = await evening.do(table, 0, 0)
    await evening.settle()

    assert evening.done(table, "fr") in answer.text
    assert evening.entries() == 1


async def test_a_session_that_cannot_be_resumed_begins_anew(evening: Evening) -> None:
    table = await evening.seated(2)
    evening.server.drop_gateway(resumable=False)
    await evening.server.connected()

    answer = await evening.do(table, 0, 0)

    assert evening.done(table, "fr") in answer.text


async def test_refused_first_handshakes_and_logins_are_tried_again(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        evening.server.gateway.refusals = 1
        evening.world.fail("GET", r"^/users/@me$", 503)
        with (
            evening.pointed(),
            patch.object(process, "FIRST_PAUSE", 0.05),
            patch.object(process, "spare_the_collector"),
        ):
            serving = asyncio.create_task(process.serve(evening.settings(), means=evening.means))
            await evening.server.connected(20)
            answer = await evening.people[0].command(evening.channel, "table new", game="clues")
            os.kill(os.getpid(), signal.SIGTERM)
            await serving

        assert answer.kind is AnswerKind.MESSAGE
        away = [entry for entry in evening.logs if entry["event"] == "discord is away"]
        assert [entry["error"] for entry in away] == ["DiscordServerError"]  # the handshake, the library tries again
