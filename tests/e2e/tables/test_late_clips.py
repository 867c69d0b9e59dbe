"""Clips that fail, or are not made in time: the words stand, and what is late comes to its post once."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest_asyncio

from bot.practice.loopback.model import Message
from bot.tables.table import Table
from games.core.sound import PublicSound
from tests.e2e.evening import Evening, an_evening
from tests.e2e.sketches import muffled
from tests.e2e.tables.hotel import careless, clips, sound_of, steps_of, strip_of


@pytest_asyncio.fixture
async def hotel(tmp_path: Path) -> AsyncIterator[Evening]:
    """Give an evening on which Mord im Arosa is played."""
    async with an_evening(tmp_path) as evening:
        evening.game = "arosa"
        async with evening.running():
            yield evening


async def _late(hotel: Evening, table: Table) -> Message:
    """Let something fall while no clip is made in time; return its post, which has none."""
    before = len(hotel.posts())
    await hotel.do(table, hotel.active(table), careless(table))
    await hotel.server.until(lambda: len(hotel.posts()) > before)
    post = hotel.posts()[-1]
    assert not clips(post)
    return post


def failing(_: PublicSound) -> bytes:
    """Make no clip."""
    raise OSError


def changed(hotel: Evening, post: Message) -> list[Any]:
    """Return what was changed of a post, request by request."""
    there = f"/messages/{post.id}"
    return [each.json for each in hotel.world.requests if each.method == "PATCH" and each.path.endswith(there)]


async def test_a_clip_that_takes_long_comes_late_to_its_post_which_says_and_calls_what_it_did(hotel: Evening) -> None:
    table = await hotel.seated(2)

    def slowly(sound: PublicSound) -> bytes:
        time.sleep(0.3)
        return muffled(sound)

    foley: Any = hotel.bot.renderer
    hotel.render = slowly
    with patch.object(foley._play.__self__, "_patience", 0.05):
        post = await _late(hotel, table)
        text, labels, calls = post.text, post.labels, post.pings
        await hotel.settle()

    (clip,) = clips(post)
    sound = sound_of(table, table.now)
    assert sound is not None
    assert clip.content == muffled(sound)
    assert (post.text, post.labels, post.pings) == (text, labels, calls)
    assert [{*body} - {"tts", "allowed_mentions"} for body in changed(hotel, post)] == [{"attachments"}]


async def test_a_clip_that_was_not_there_when_the_bot_died_comes_after_its_next_start_and_once(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as hotel:
        hotel.game = "arosa"
        async with hotel.running():
            table = await hotel.seated(2)
            hotel.render = failing
            post = await _late(hotel, table)
            await hotel.server.until(lambda: hotel.rows("select n from posts where n = 1"))
            text = post.text
        hotel.render = muffled
        for _ in range(2):
            async with hotel.running():
                await hotel.settle()

        assert len(clips(post)) == 1
        assert post.text == text
        assert len(changed(hotel, post)) == 1
        assert hotel.posts()[-1] is post


async def test_a_clip_that_fails_leaves_the_strip_and_the_game_goes_on(hotel: Evening) -> None:
    table = await hotel.seated(2)
    hotel.render = failing
    with patch("bot.telling.late.TRIES", 2):
        await hotel.do(table, hotel.active(table), careless(table))
        await hotel.settle()

    (step,) = (await steps_of(hotel, table))[1:]
    assert hotel.posts()[-1].attachments == []
    assert hotel.posts()[-1].text.endswith(strip_of(hotel, table, step) or "?")
