"""Discord is slow, limited, broken, or did what it says it did not: everything is said in the end, and once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from bot.messages.controls import Fixed
from bot.practice.loopback.model import Message
from tests.e2e.evening import Evening
from tests.e2e.plain_text import texts
from tests.e2e.practice.messages import alt_texts
from tests.e2e.practice.person import AnswerKind
from tests.e2e.tables.playing import pressed_on

pytestmark = pytest.mark.sockets

SENDS = r"^/channels/\d+/messages$"
EDITS = r"^/channels/\d+/messages/\d+$"
CALLBACK = r"/callback$"
ORIGINAL = r"/messages/@original$"
UNKNOWN = {"message": "Unknown interaction", "code": 10062}


@contextmanager
def _slow(evening: Evening, owner: object, name: str, seconds: float = 0.3, patience: float = 0.1) -> Iterator[None]:
    """Let a method take its time, and the bot defer soon."""
    quick: Callable[..., Awaitable[Any]] = getattr(owner, name)

    async def slowly(*given: Any, **named: Any) -> Any:
        await asyncio.sleep(seconds)
        return await quick(*given, **named)

    before, evening.bot.bot.defer_after = evening.bot.bot.defer_after, patience
    with patch.object(owner, name, slowly):
        yield
    evening.bot.bot.defer_after = before


def _files(message: Message) -> list[bytes]:
    return [attachment.content for attachment in message.attachments]


async def _all_told(evening: Evening) -> None:
    """Assert that a table of three stands as if nothing had happened, some tries later."""
    with patch("bot.telling.worker.LONGEST_PAUSE", 0.1):
        await evening.settle()
    assert len(evening.texts()) == 2
    assert [len(person.mailbox()) for person in evening.people[:3]] == [3, 3, 3]
    assert len(evening.panels()) == 1
    assert "➤" in alt_texts(evening.panel())[0]
    assert evening.rows("select trouble from tables") == [(None,)]


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (503, None),  # not repeated by the library
        (502, None),  # repeated by it
        (0, None),  # a cut connection
    ],
)
async def test_what_fails_for_a_while_is_said_once_afterwards(evening: Evening, status: int, body: None) -> None:
    table = await evening.seated(3)
    for seat in range(2):
        await evening.do(table, seat, 0)
    await evening.settle()
    evening.world.fail("POST", SENDS, status, body, times=2)
    evening.world.fail("PATCH", EDITS, status, body)
    await evening.do(table, 2, 0)

    await _all_told(evening)


@pytest.mark.parametrize("status", [500, 503, 0])
async def test_what_took_effect_though_discord_said_otherwise_is_not_said_twice(evening: Evening, status: int) -> None:
    table = await evening.seated(3)
    for seat in range(2):
        await evening.do(table, seat, 0)
    await evening.settle()
    evening.world.fail("POST", SENDS, status, times=2, takes_effect=True)
    evening.world.fail("PATCH", EDITS, status, takes_effect=True)
    await evening.do(table, 2, 0)

    await _all_told(evening)


async def test_rate_limits_are_waited_out(evening: Evening) -> None:
    table = await evening.seated(3)
    for seat in range(2):
        await evening.do(table, seat, 0)
    await evening.settle()
    evening.world.limit("POST", SENDS, 0.1, times=3)
    evening.world.limit("PATCH", EDITS, 0.1, times=2)
    evening.world.limit("POST", CALLBACK, 0.1)
    answer = await evening.do(table, 2, 0)

    await _all_told(evening)
    assert answer.is_ephemeral


async def test_a_table_that_gave_up_is_tried_again_by_itself(evening: Evening) -> None:
    table = await evening.seated(2)
    await evening.do(table, 0, 0)
    await evening.settle()
    with patch("bot.telling.worker.LONGEST_PAUSE", 0.2):
        evening.world.fail("POST", SENDS, 503, times=3)
        await evening.do(table, 1, 0)
        await evening.settle()

    assert len(evening.texts()) == 2

    assert [len(person.mailbox()) for person in evening.people[:2]] == [3, 3]


async def test_a_table_that_discord_keeps_from_speaking_does_not_hold_up_another(evening: Evening) -> None:
    other = evening.world.add_channel(evening.guild, "autre")
    blocked = await evening.seated(2)
    await evening.seated(2, channel=other)
    evening.world.fail("POST", rf"^/channels/{evening.channel.id}/messages$", 503, times=2)

    await evening.do(blocked, 0, 0)
    await evening.do(blocked, 1, 0)
    for person in evening.people[:2]:
        await pressed_on(person, await person.press(evening.panel(other), evening.label("verb-clues-place")))
    await evening.server.until(lambda: len(evening.texts(other)) == 2)

    assert len(evening.texts()) == 1
    await evening.settle()
    assert len(evening.texts()) == 2


# Answers


async def test_a_join_whose_answer_took_effect_and_was_answered_500_is_whole(evening: Evening) -> None:
    await evening.lobby(1)
    evening.world.fail("POST", CALLBACK, 500, takes_effect=True)

    answer = await evening.people[1].press(evening.panel(), evening.label("control-join"))
    await evening.server.until(evening.people[1].mailbox)

    assert answer.kind is AnswerKind.UPDATE
    assert "Boris" in evening.panel().text
    assert answer.followups == []
    assert len(evening.panels()) == 1


async def test_a_table_whose_opening_was_answered_500_knows_its_panel(evening: Evening) -> None:
    evening.world.fail("POST", CALLBACK, 500, takes_effect=True)

    await evening.people[0].command(evening.channel, "table new", game="clues")
    await evening.server.until(evening.people[0].mailbox)
    await evening.people[1].command(evening.channel, "table join")
    await evening.settle()

    assert len(evening.panels()) == 1
    assert "Boris" in evening.panel().text
    assert evening.rows("select panel_id from tables") == [(evening.panel().id,)]


async def test_an_action_whose_answer_was_answered_500_is_done_once(evening: Evening) -> None:
    table = await evening.seated(2)
    evening.world.fail("POST", CALLBACK, 500, takes_effect=True)

    answer = await evening.do(table, 0, 0)
    await evening.settle()
    await evening.server.quiet()

    assert evening.entries() == 1
    assert evening.say("fr", "act-change") in answer.text
    assert answer.followups == []


async def test_an_answer_refused_with_500_is_given_again(evening: Evening) -> None:
    table = await evening.seated(2)
    evening.world.fail("POST", CALLBACK, 500)

    answer = await evening.do(table, 0, 0)

    assert evening.say("fr", "act-change") in answer.text
    assert evening.entries() == 1


@pytest.mark.parametrize("takes_effect", [False, True])
async def test_answers_whose_connection_broke_are_given_once(evening: Evening, takes_effect: bool) -> None:
    """They were lost: what was pressed had happened, and its person read that it had failed."""
    world, (host, guest, *_) = evening.world, evening.people

    world.fail("POST", CALLBACK, 0, takes_effect=takes_effect)
    opened = await host.command(evening.channel, "table new", game="clues")
    world.fail("POST", CALLBACK, 0, takes_effect=takes_effect)
    joined = await guest.press(evening.panel(), evening.label("control-join"))
    await host.press(evening.panel(), evening.label("control-start"))
    await evening.settle()
    await pressed_on(host, await host.press(evening.panel(), evening.label("verb-clues-place")))
    whole = await host.press(evening.panel(), evening.label("control-desk"))
    world.fail("POST", CALLBACK, 0, takes_effect=takes_effect)
    with_picture = await host.press(evening.panel(), evening.label("control-desk"))
    world.fail("POST", CALLBACK, 0, takes_effect=takes_effect)
    form = await host.click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))

    assert (opened.kind, joined.kind, form.kind) == (AnswerKind.MESSAGE, AnswerKind.UPDATE, AnswerKind.MODAL)
    assert "Boris" in evening.panel().text
    assert len(evening.panels()) == 1
    assert with_picture.text == whole.text
    assert _files(with_picture.message) == _files(whole.message) != []
    assert [each.followups for each in (opened, joined, with_picture)] == [[], [], []]
    assert [entry for entry in evening.logs if entry["log_level"] == "warning"] == []


@pytest.mark.parametrize("takes_effect", [False, True])
async def test_an_answer_that_was_announced_comes_though_its_connection_breaks(
    evening: Evening, takes_effect: bool
) -> None:
    await evening.seated(2)
    host = evening.people[0]
    whole = await host.press(evening.panel(), evening.label("control-desk"))
    evening.world.fail("PATCH", ORIGINAL, 0, takes_effect=takes_effect)
    with _slow(evening, evening.bot.tables, "load"):
        answer = await (await host.press(evening.panel(), evening.label("control-desk"))).settled()

    assert answer.text == whole.text
    assert _files(answer) == _files(whole.message) != []


async def test_a_press_that_discord_gave_up_on_is_still_carried_out_and_shown(evening: Evening) -> None:
    await evening.lobby(1)
    evening.world.patience = 0.2
    evening.world.fail("POST", CALLBACK, 404, UNKNOWN)

    answer = await evening.people[1].press(evening.panel(), evening.label("control-join"))
    await evening.server.until(lambda: "Boris" in evening.panel().text)
    await evening.server.until(evening.people[1].mailbox)

    assert answer.kind is AnswerKind.NONE
    assert len(evening.panels()) == 1


async def test_an_opening_that_discord_gave_up_on_gets_its_panel(evening: Evening) -> None:
    evening.world.patience = 0.2
    evening.world.fail("POST", CALLBACK, 404, UNKNOWN)

    await evening.people[0].command(evening.channel, "table new", game="clues")
    await evening.server.until(evening.panels)
    await evening.server.quiet()

    assert "Adèle" in evening.panel().text
    assert len(evening.panels()) == 1
    assert len(evening.people[0].mailbox()) == 1


async def test_an_action_answered_too_late_is_told_by_letter_all_the_same(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = evening.active(table)
    person = evening.person_of(table, seat)
    letters = len(person.mailbox())
    evening.world.patience = 0.2
    evening.world.fail("POST", CALLBACK, 404, UNKNOWN, times=2)

    answer = await person.command(evening.channel, "clues informant", letter="b")
    await evening.settle()

    assert answer.kind is AnswerKind.NONE
    assert len(person.mailbox()) == letters + 1
    assert [entry for entry in evening.logs if entry["event"] == "incident"] == []


# Slow handlers


async def test_after_a_second_and_a_half_an_answer_is_announced_and_comes(evening: Evening) -> None:
    table = await evening.seated(2)
    with _slow(evening, evening.bot.store, "append", 2.2, patience=1.5):
        start = asyncio.get_running_loop().time()
        answer = await evening.do(table, 0, 0)
        announced = asyncio.get_running_loop().time() - start

    assert answer.kind is AnswerKind.DEFERRED
    assert 1.4 < announced < 2.9
    assert answer.interaction.is_private
    assert evening.say("fr", "act-change") in (await answer.settled()).text


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("table status", {}),
        ("table hand", {}),
        ("table log", {}),
        ("table rules", {}),
        ("clues informant", {"letter": "a"}),
    ],
)
async def test_a_slow_command_is_answered_in_the_end(evening: Evening, command: str, options: dict[str, Any]) -> None:
    table = await evening.set_up(2)
    person = evening.person_of(table, evening.active(table))
    with _slow(evening, evening.bot.tables, "load"):
        answer = await person.command(evening.channel, command, **options)
        settled = await answer.settled()

    assert answer.kind is AnswerKind.DEFERRED
    assert settled.ephemeral_to is person.user
    assert settled.text
    assert answer.followups == []


async def test_a_slow_refusal_is_told_in_the_end(evening: Evening) -> None:
    await evening.seated(2)
    with _slow(evening, evening.bot.tables, "load"):
        answer = await evening.people[4].press(evening.panel(), evening.label("control-desk"))

        assert (await answer.settled()).text == evening.say("fr", "refusal-not-seated")
    assert answer.is_ephemeral


async def test_a_slow_opening_posts_its_panel_and_answers_in_private(evening: Evening) -> None:
    with _slow(evening, evening.bot.store, "create"):
        answer = await evening.people[0].command(evening.channel, "table new", game="clues")
        settled = await answer.settled()
    await evening.settle()

    assert settled.ephemeral_to is evening.people[0].user
    assert settled.text == evening.say("fr", "lobby-opened")
    assert len(evening.panels()) == 1
    await evening.people[1].press(evening.panel(), evening.label("control-join"))
    assert "Boris" in evening.panel().text


async def test_a_slow_join_and_a_slow_start_are_shown_on_the_panel(evening: Evening) -> None:
    await evening.lobby(1)
    with _slow(evening, evening.bot.store, "take_seat"):
        joined = await evening.people[1].press(evening.panel(), evening.label("control-join"))
        assert (await joined.settled()).text == evening.say("en", "lobby-joined")
    with _slow(evening, evening.bot.store, "begin"):
        started = await evening.people[0].press(evening.panel(), evening.label("control-start"))
        assert (await started.settled()).text == evening.say("fr", "lobby-started")
    await evening.settle()

    assert len(evening.panels()) == 1
    assert "Boris" in evening.panel().text
    assert evening.label("verb-clues-place") in evening.panel().labels


async def test_a_form_that_comes_too_late_says_so(evening: Evening) -> None:
    await evening.seated(2)
    with _slow(evening, evening.bot.store, "notes"):
        answer = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))

        assert (await answer.settled()).text == evening.say("fr", "refusal-too-slow")
    assert answer.is_ephemeral
    again = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))
    assert again.kind is AnswerKind.MODAL


async def test_a_deferral_that_took_effect_and_was_answered_500_is_followed_by_the_answer(evening: Evening) -> None:
    table = await evening.seated(2)
    evening.world.fail("POST", CALLBACK, 500, takes_effect=True)
    with _slow(evening, evening.bot.store, "append", 0.5):
        answer = await evening.do(table, 0, 0)

        assert evening.say("fr", "act-change") in (await answer.settled()).text


async def test_a_deferral_that_discord_gave_up_on_loses_nothing_but_the_answer(evening: Evening) -> None:
    table = await evening.seated(2)
    evening.world.patience = 0.2
    evening.world.fail("POST", CALLBACK, 404, UNKNOWN, times=2)
    with _slow(evening, evening.bot.store, "append", 0.3):
        answer = await evening.do(table, 0, 0)
        await evening.server.until(lambda: evening.entries() == 1)
    await evening.settle()

    assert answer.kind is AnswerKind.NONE
    assert texts(evening.people[0].ephemerals(evening.channel)) == []
