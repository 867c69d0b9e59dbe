"""Whoever waits for an answer is told that it will not come: at once where nobody else can give it, else when nobody will."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import aiohttp
import discord
import pytest
import pytest_asyncio

from bot.loop import Loop
from bot.messages.answers import Answers
from bot.messages.presenter import Presenter
from bot.store.database import Database
from bot.store.deferrals import Deferrals
from bot.store.errors import DatabaseFailed
from bot.tables.ids import GuildId, InteractionId
from bot.tables.records import Deferral
from bot.ui.unanswered import AGAIN, LONGEST_ANSWER, TOKEN_LIFE, Unanswered
from games.core.lines import Line
from games.core.secret import Secret
from tests.database import lay_down
from tests.fakes import Clock
from tests.words import WORDS

GUILD = GuildId(55)
PRESS = InteractionId(77)
RESTARTED = WORDS.say("en", Line("restarted"), str)
CLIENT = cast("discord.Client", SimpleNamespace(application_id=1))


class Thinking:
    """The messages that say "thinking...", by the token of their interaction; an answer is text in place of None."""

    def __init__(self) -> None:
        self.texts: dict[str, str | None] = {}
        self.fails = 0

    def partial(self, _: int, token: str, *, client: discord.Client) -> Any:
        assert client is CLIENT

        async def fetch_message(_: object) -> Any:
            if self.fails:
                self.fails -= 1
                raise aiohttp.ClientConnectionError
            return SimpleNamespace(flags=discord.MessageFlags(loading=self.texts[token] is None))

        async def edit_message(_: object, *, content: str) -> None:
            self.texts[token] = content

        return SimpleNamespace(fetch_message=fetch_message, edit_message=edit_message)


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    shown = Thinking()
    with patch.object(discord.Webhook, "partial", shown.partial):
        yield shown


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Deferrals]:
    lay_down(tmp_path / "alibi.db")
    opened = Deferrals(await Database.open(f"sqlite:///{tmp_path}/alibi.db"))
    try:
        yield opened
    finally:
        await opened.database.close()


async def put_off(store: Deferrals, thinking: Thinking, clock: Clock, number: int = PRESS) -> str:
    """Let another process put off an answer. Return its token."""
    token = f"token {number}"
    thinking.texts[token] = None
    deferral = Deferral(
        interaction=InteractionId(number), guild=GUILD, token=Secret(token), locale="en-GB", at=clock.now()
    )
    await Deferrals(store.database).defer(deferral, clock.now() - TOKEN_LIFE)
    return token


def beside_others(store: Deferrals, clock: Clock, patience: timedelta = LONGEST_ANSWER) -> Unanswered:
    return Unanswered(store, Answers(Presenter(WORDS)), now=clock.now, patience=patience)


def everything(_: GuildId | None) -> bool:
    return True


async def test_the_only_process_tells_at_once(store: Deferrals, thinking: Thinking) -> None:
    clock = Clock()
    token = await put_off(store, thinking, clock)
    alone = Unanswered(store, Answers(Presenter(WORDS)), now=clock.now)

    assert await alone.tick(CLIENT, everything) is None
    assert thinking.texts[token] == RESTARTED
    assert await Deferrals(store.database).deferred(clock.now() - TOKEN_LIFE) == []


async def test_a_process_that_may_be_alive_is_left_to_answer(store: Deferrals, thinking: Thinking) -> None:
    clock = Clock()
    answered, dead = [await put_off(store, thinking, clock, n) for n in (1, 2)]
    heir = beside_others(store, clock)
    clock.skip(seconds=LONGEST_ANSWER.total_seconds() / 2)

    pause = await heir.tick(CLIENT, everything)
    assert thinking.texts == {answered: None, dead: None}
    assert pause is not None

    thinking.texts[answered] = "Saved."  # it was alive, and had lost nothing but its lease
    await Deferrals(store.database).answered(InteractionId(1))
    clock.skip(seconds=pause + 1)
    assert await heir.tick(CLIENT, everything) is None
    assert thinking.texts == {answered: "Saved.", dead: RESTARTED}


async def test_whoever_loses_the_shard_again_meanwhile_tells_nobody(store: Deferrals, thinking: Thinking) -> None:
    clock = Clock()
    token = await put_off(store, thinking, clock)
    heir = beside_others(store, clock)
    await heir.tick(CLIENT, everything)
    clock.skip(minutes=3)

    assert await heir.tick(CLIENT, lambda _: False) is None
    assert thinking.texts[token] is None
    assert len(await Deferrals(store.database).deferred(clock.now() - TOKEN_LIFE)) == 1


async def test_a_fault_of_database_or_discord_is_waited_out(store: Deferrals, thinking: Thinking) -> None:
    clock = Clock()
    token = await put_off(store, thinking, clock)
    heir = beside_others(store, clock)
    clock.skip(minutes=3)

    with patch.object(store, "deferred", side_effect=DatabaseFailed("x")):
        assert await heir.tick(CLIENT, everything) == AGAIN
    thinking.fails = 1
    assert await heir.tick(CLIENT, everything) == AGAIN
    assert thinking.texts[token] is None

    assert await heir.tick(CLIENT, everything) is None
    assert thinking.texts[token] == RESTARTED


async def told(thinking: Thinking, token: str) -> None:
    while thinking.texts[token] is None:  # noqa: ASYNC110 - nothing tells it
        await asyncio.sleep(0.01)


async def test_its_loop_looks_again_by_itself_and_where_shards_have_come(store: Deferrals, thinking: Thinking) -> None:
    clock = Clock()
    token = await put_off(store, thinking, clock)
    heir = beside_others(store, clock, timedelta(seconds=0.2))
    loop = Loop("unanswered", partial(heir.tick, CLIENT, everything))

    task = asyncio.create_task(loop.run())
    async with asyncio.timeout(20):
        await told(thinking, token)
        later = await put_off(store, thinking, clock, 78)
        clock.skip(seconds=1)
        loop.wake()
        await told(thinking, later)
    task.cancel()

    assert thinking.texts == {token: RESTARTED, later: RESTARTED}


async def test_an_answer_that_never_comes_is_remembered_no_longer_than_discord_takes_it(store: Deferrals) -> None:
    clock = Clock()
    alone = beside_others(store, clock)

    for number in range(1, 4):
        press = SimpleNamespace(id=number, guild_id=GUILD, token=f"token {number}", locale="en-GB")
        await alone.keep(cast("discord.Interaction[Any]", press))
        clock.skip(seconds=TOKEN_LIFE.total_seconds() + 1)

    assert list(alone._mine) == [InteractionId(3)]
