"""One answer for each interaction, whatever Discord does to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.messages.answers import Answers
from bot.messages.presenter import Presenter
from bot.store.errors import DatabaseFailed
from bot.tables.people_records import Reading
from bot.tables.service import Duplicate
from bot.tables.stores import NoSuchTable
from bot.telling.message import Form, PrivateMessage, PublicMessage
from bot.ui.rendering import Renderer
from bot.ui.reply import ALREADY_ANSWERED, Outage, Reply, Trouble, guarded
from games.core.contract import Refusal
from games.core.lines import Line
from tests.bot.ui.interactions import FakeInteraction, Fault, refused
from tests.words import WORDS

ANSWERS = Answers(Presenter(WORDS))
HELLO = PrivateMessage(text="hello")
PANEL = PublicMessage(text="panel", is_panel=True)
FORM = Form(id="t:1:0:8.0", title="form", fields=())


async def _no_picture(*_: Any, **__: Any) -> bytes | None:
    return None


RENDERER = Renderer(_no_picture)
Work = Callable[[Reply], Awaitable[Any]]
WAYS: dict[str, Work] = {
    "defer": Reply.defer,
    "privately": lambda reply: reply.privately(HELLO),
    "in place": lambda reply: reply.in_place(HELLO),
    "panel": lambda reply: reply.panel(PANEL),
    "publicly": lambda reply: reply.publicly(PANEL),
    "form": lambda reply: reply.form(FORM),
}


def a_reply(*faults: Fault, **how: Any) -> tuple[Reply, FakeInteraction]:
    interaction = FakeInteraction(faults=list(faults), **how)
    given: Any = interaction
    return Reply(given, RENDERER), interaction


def a_private_message() -> Any:
    return SimpleNamespace(flags=discord.MessageFlags(ephemeral=True))


async def said_by(work: Work, *faults: Fault) -> list[str]:
    """Return what took effect of the work of one interaction."""
    reply, interaction = a_reply(*faults)
    await guarded(reply, ANSWERS, work)
    return interaction.said


async def test_what_comes_after_the_answer_is_a_private_follow_up() -> None:
    reply, interaction = a_reply()
    await reply.privately(HELLO)
    await reply.privately(HELLO)
    await reply.defer()

    assert interaction.said == ["sent", "followed up"]


async def test_a_deferral_is_filled_in_by_the_answer() -> None:
    reply, interaction = a_reply()
    await reply.defer()
    await reply.privately(HELLO)
    await reply.privately(HELLO)

    assert interaction.said == ["deferred", "edited", "followed up"]


async def test_a_deferral_whose_confirmation_was_lost_is_filled_in_all_the_same() -> None:
    reply, interaction = a_reply(Fault.UNCONFIRMED)
    await reply.defer()
    await reply.privately(HELLO)

    assert interaction.said == ["deferred", "edited"]


@pytest.mark.parametrize("way", ["privately", "in place", "panel", "publicly"])
async def test_an_answer_that_another_process_has_given_stays_where_a_deferral_finds_it(way: str) -> None:
    """It was taken for the deferral, and written over: by the news that the database was away, as its claim had no answer."""
    reply, interaction = a_reply(Fault.ELSEWHERE)
    await reply.defer()
    await WAYS[way](reply)
    await reply.privately(HELLO)

    assert interaction.said == []


@pytest.mark.parametrize("fault", [Fault.CUT, Fault.CUT_LATER])
async def test_a_deferral_whose_connection_broke_is_tried_again_and_filled_in(fault: Fault) -> None:
    """The answer was taken for given, and its reader saw for ever that the bot was thinking."""
    reply, interaction = a_reply(fault)
    await reply.defer()
    await reply.privately(HELLO)

    assert interaction.said == ["deferred", "edited"]


async def test_a_deferral_that_cannot_be_sent_leaves_the_answer_to_be_sent() -> None:
    reply, interaction = a_reply(Fault.CUT, Fault.CUT)
    await reply.defer()
    await reply.privately(HELLO)

    assert interaction.said == ["sent"]


@pytest.mark.parametrize("way", ["privately", "in place"])
async def test_an_answer_whose_confirmation_was_lost_was_given(way: str) -> None:
    reply, interaction = a_reply(Fault.UNCONFIRMED)
    await WAYS[way](reply)
    await reply.privately(HELLO)

    assert interaction.said == ["sent", "followed up"]


@pytest.mark.parametrize("fault", [Fault.CUT, Fault.CUT_LATER])
@pytest.mark.parametrize("way", ["privately", "in place", "panel", "publicly", "form"])
async def test_an_answer_whose_connection_broke_is_given_once(way: str, fault: Fault) -> None:
    reply, interaction = a_reply(fault)
    await WAYS[way](reply)
    await reply.privately(HELLO)

    assert len(interaction.said) == 2
    assert interaction.said[1] == "followed up"


async def test_nothing_more_is_said_where_discord_has_stopped_waiting() -> None:
    reply, interaction = a_reply(Fault.LATE)
    await reply.privately(HELLO)
    await reply.privately(HELLO)

    assert interaction.said == []


@pytest.mark.parametrize("way", ["panel", "publicly"])
async def test_what_cannot_be_an_edit_is_not_tried_after_a_deferral_or_an_answer(way: str) -> None:
    for first in ("defer", "privately"):
        reply, interaction = a_reply()
        await WAYS[first](reply)
        assert not await WAYS[way](reply)
        assert len(interaction.said) == 1


@pytest.mark.parametrize("first", ["defer", "privately"])
async def test_a_form_is_refused_after_a_deferral_or_an_answer(first: str) -> None:
    reply, interaction = a_reply()
    await WAYS[first](reply)

    with pytest.raises(Refusal, match="too-slow"):
        await reply.form(FORM)

    assert len(interaction.said) == 1


async def test_a_public_answer_whose_confirmation_was_lost_is_looked_up() -> None:
    reply, interaction = a_reply(Fault.UNCONFIRMED)

    assert await reply.publicly(PANEL) == (await interaction.original_response()).id


async def test_a_public_answer_that_comes_too_late_has_no_id() -> None:
    reply, interaction = a_reply(Fault.LATE)

    assert await reply.publicly(PANEL) is None
    assert interaction.said == []


async def test_only_a_private_message_is_changed_in_place() -> None:
    for source, expected in ((a_private_message(), "changed"), (None, "sent")):
        reply, interaction = a_reply(source=source)
        await reply.in_place(HELLO)
        assert interaction.said == [expected]

    reply, interaction = a_reply(source=a_private_message())
    await reply.defer()
    await reply.in_place(HELLO)
    assert interaction.said == ["deferred", "edited"]


@given(
    ways=st.lists(st.sampled_from(sorted(WAYS)), min_size=1, max_size=5),
    faults=st.lists(
        st.sampled_from([Fault.NONE, Fault.LATE, Fault.UNCONFIRMED, Fault.CUT, Fault.CUT_LATER]), max_size=6
    ),
    is_private=st.booleans(),
)
@settings(deadline=None)
def test_there_is_never_a_second_first_answer(ways: list[str], faults: list[Fault], is_private: bool) -> None:
    reply, interaction = a_reply(*faults, source=a_private_message() if is_private else None)

    async def answered() -> None:
        for way in ways:
            with suppress(Refusal, aiohttp.ClientError):  # of a form that comes too late; of two cuts in a row
                await WAYS[way](reply)

    asyncio.run(answered())
    first = [what for what in interaction.said if what not in ("edited", "followed up")]
    assert len(first) <= 1
    assert interaction.said[: len(first)] == first
    assert interaction.said.count("edited") <= (first == ["deferred"])


async def test_work_that_takes_long_is_deferred_and_then_answered() -> None:
    reply, interaction = a_reply()

    async def work(reply: Reply) -> None:
        await interaction.heard_something.wait()
        await reply.privately(HELLO)

    await guarded(reply, ANSWERS, work, defer_after=0)
    assert interaction.said == ["deferred", "edited"]


def failing(error: Exception) -> Work:
    async def work(_: Reply) -> None:
        raise error

    return work


@pytest.mark.parametrize("error", [Refusal("stale"), NoSuchTable(), Trouble("no-channel-here")], ids=repr)
async def test_what_is_no_defect_is_answered_privately_and_is_no_error_in_the_log(error: Exception) -> None:
    with capture_logs() as logs:
        assert await said_by(failing(error)) == ["sent"]
    assert all(entry["log_level"] in ("info", "warning") for entry in logs)


async def test_a_database_that_is_away_is_said_to_everybody_and_once_a_minute_in_the_log() -> None:
    now = 0.0
    outage = Outage(lambda: now)
    with capture_logs() as logs:
        for press in range(180):
            now = press / 3
            reply, interaction = a_reply()
            await guarded(reply, ANSWERS, failing(DatabaseFailed("OperationalError", "SQLITE_FULL")), outage=outage)
            assert interaction.said == ["sent"]
            assert WORDS.say("en", Line("trouble-database")) in interaction.texts[0]
        assert [entry["log_level"] for entry in logs] == ["warning"]
        now = 60.0
        await guarded(a_reply()[0], ANSWERS, failing(DatabaseFailed("OperationalError", "SQLITE_BUSY")), outage=outage)
    assert [entry["log_level"] for entry in logs] == ["warning", "warning"]


async def test_a_database_that_gives_no_answer_is_not_asked_how_the_person_reads_who_is_told_so() -> None:
    reply, interaction = a_reply()
    asked: list[None] = []

    async def reading() -> frozenset[Reading]:
        asked.append(None)
        return frozenset()

    reply.reading = reading
    await guarded(reply, ANSWERS, failing(DatabaseFailed("TimeoutError")))

    assert interaction.said == ["sent"]
    assert asked == []


async def test_a_statement_that_the_database_will_never_take_is_a_defect() -> None:
    with capture_logs() as logs:
        await said_by(failing(DatabaseFailed("IntegrityError")))
    assert [entry["log_level"] for entry in logs] == ["error"]


async def test_a_defect_is_answered_with_the_number_under_which_it_is_logged() -> None:
    reply, interaction = a_reply()
    with capture_logs() as logs:
        await guarded(reply, ANSWERS, failing(ZeroDivisionError()))

    (entry,) = logs
    assert entry["log_level"] == "error"
    assert interaction.said == ["sent"]
    assert str(entry["incident"]) in interaction.texts[0]


async def test_a_defect_after_the_answer_is_told_in_a_follow_up() -> None:
    async def work(reply: Reply) -> None:
        await reply.privately(HELLO)
        raise ZeroDivisionError

    with capture_logs():
        assert await said_by(work) == ["sent", "followed up"]


@pytest.mark.parametrize("error", [Duplicate(), refused(ALREADY_ANSWERED), refused(0, 503)], ids=repr)
async def test_what_was_done_before_and_what_discord_lost_make_no_noise(error: Exception) -> None:
    with capture_logs() as logs:
        assert await said_by(failing(error)) == []
    assert all(entry["log_level"] in ("info", "warning") for entry in logs)


async def test_an_incident_that_cannot_be_told_is_logged_all_the_same() -> None:
    with capture_logs() as logs:
        assert await said_by(failing(ZeroDivisionError()), Fault.DOWN) == []
    assert [entry["log_level"] for entry in logs] == ["error", "info", "warning"]
