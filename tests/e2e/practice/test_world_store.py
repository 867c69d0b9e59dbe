"""The practice world in a file: all that lasts comes back, whatever ended the server, and nothing else does."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import random
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.practice.launch.first_world import Club
from bot.practice.loopback import payloads, permissions, snapshot
from bot.practice.loopback.model import Flag
from bot.practice.loopback.world import World
from bot.practice.loopback.world_store import FILE, WorldStore, open_world, read, reset_world
from tests.e2e.practice.fixtures import Scene, SmallBot, running
from tests.e2e.practice.kept import kept, said
from tests.e2e.practice.person import AnswerKind, Person
from tests.e2e.practice.server import PracticeServer
from tests.words import WORDS

ROOT = Path(__file__).parents[3]
PNG = (ROOT / "docs/images/desk.png").read_bytes()
Inter = discord.Interaction[SmallBot]


def prepare(bot: SmallBot) -> None:
    """Make a bot that shows a picture and a button, whispers, thinks, and hears every button."""

    def board() -> discord.File:
        return discord.File(io.BytesIO(PNG), "board.png", description="A board")

    @bot.tree.command(description="show")
    async def show(interaction: Inter) -> None:
        view = discord.ui.LayoutView(timeout=None)
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="A board")
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Old", custom_id="old"))
        view.add_item(gallery)
        view.add_item(row)
        view.stop()
        await interaction.response.send_message(view=view, file=board())
        await interaction.followup.send(f"more for {interaction.user.mention}", file=board())

    @bot.tree.command(description="whisper")
    async def whisper(interaction: Inter) -> None:
        await interaction.user.send("a secret", file=board())
        await interaction.response.send_message("only you", ephemeral=True)

    @bot.tree.command(description="think")
    async def think(interaction: Inter) -> None:
        await interaction.response.defer(thinking=True)

    @bot.event
    async def on_interaction(interaction: Inter) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_message(f"heard {interaction.user.display_name}")


def spelled(world: World) -> list[object]:
    """Return all of a world in Discord's own words, which know nothing of how it is kept."""
    guilds = [payloads.guild_create(guild, world) for guild in world.guilds.values()]
    messages = [payloads.gateway_message(world, each) for each in world.messages.values()]
    channels = [payloads.channel(channel) for channel in world.channels.values()]
    members = [payloads.member(each) for guild in world.guilds.values() for each in guild.members.values()]
    return [payloads.application(world), guilds, members, channels, messages, world.commands, world.seen]


async def test_everything_that_lasts_comes_back(scene: Scene, tmp_path: Path) -> None:
    world, channel, alice = scene.world, scene.channel, scene.alice
    role = scene.world.add_role(scene.guild, "Keepers", manage_messages=True)
    scene.guild.members[alice.user.id].roles.append(role)
    world.set_permissions(channel, role, send_messages=False, attach_files=True)
    world.set_permissions(channel, world.bot, pin_messages=True)
    world.change_person(scene.bob.user, locale="en-GB", dms_open=False)
    async with running(scene.server, prepare):
        shown = (await alice.command(channel, "show")).message
        await scene.server.until(lambda: len(channel.messages) == 2)
        await alice.command(channel, "whisper")
        await scene.bob.press(shown, "Old")
        private = world.add_thread(channel, "apart", private=True, members=[alice.user])
        await alice.say(private, "psst")
    world.add_guild("Elsewhere")
    world.seen[alice.user.id, channel.id] = shown.id
    scene.server.pass_time(100)
    alice.restart_client()

    found = kept(world, tmp_path)

    assert spelled(found) == spelled(world)
    assert [user.name for user in found.people] == ["Alice", "Bob"]
    assert (found.token, found.people[1].dms_open) == (world.token, False)
    assert snapshot.rows_of(found).keys() == snapshot.rows_of(world).keys()
    for number, message in world.messages.items():
        same = found.messages[number]
        assert snapshot.message_row(same) == snapshot.message_row(message)
        assert [file.content for file in same.attachments] == [file.content for file in message.attachments]
        assert same in same.channel.messages
    assert found.clock.now() == pytest.approx(world.clock.now(), abs=5)
    for place in world.channels.values():
        for before, after in zip(world.people, found.people, strict=True):
            assert permissions.in_channel(found.channels[place.id], after) == permissions.in_channel(place, before)


async def test_what_only_a_screen_shows_and_what_is_not_said_yet_does_not_come_back(
    scene: Scene, tmp_path: Path
) -> None:
    async with running(scene.server, prepare):
        await scene.alice.command(scene.channel, "whisper")
        thinking = await scene.alice.command(scene.channel, "think")
        assert thinking.kind is AnswerKind.DEFERRED

    found = kept(scene.world, tmp_path)

    assert [message.content for message in found.messages.values()] == ["a secret"]
    assert not found.interactions


@asynccontextmanager
async def moved(scene: Scene, folder: Path) -> AsyncIterator[tuple[PracticeServer, Person]]:
    """Open the world of a scene again, on another port; with it Alice."""
    WorldStore(scene.world, folder / FILE).close()
    async with PracticeServer() as server:
        with contextlib.closing(open_world(server.world, folder, Club(WORDS).furnish)):
            yield server, Person(server, server.world.people[0])
    assert server.world.faults == []


async def test_an_old_button_works_and_an_old_picture_is_found_at_the_new_address(scene: Scene, tmp_path: Path) -> None:
    async with running(scene.server, prepare):
        shown = (await scene.alice.command(scene.channel, "show")).message
        await scene.server.until(lambda: len(scene.channel.messages) == 2)
    async with moved(scene, tmp_path) as (server, alice), running(server, prepare), aiohttp.ClientSession() as web:
        answer = await alice.press(server.world.messages[shown.id], "Old")
        address = server.world.messages[shown.id].components[0]["items"][0]["media"]["url"]
        picture = await (await web.get(address)).read()

    assert (answer.text, picture) == ("heard Alice", PNG)
    assert address.startswith(server.url)
    assert answer.message.id > shown.id


async def test_ids_grow_even_if_the_clock_of_the_machine_was_put_back(scene: Scene, tmp_path: Path) -> None:
    far = scene.world.ids.last + (3_600_000 << 22)
    scene.world.ids.pass_by(far)

    assert kept(scene.world, tmp_path).ids.new() > far


async def test_what_is_sent_again_after_a_long_pause_is_not_shown_twice(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"content": "It is your turn", "nonce": "1.2.3", "enforce_nonce": True}
    path = f"/api/v10/channels/{scene.channel.id}/messages"
    headers = {"Authorization": f"Bot {scene.server.token}"}
    async with aiohttp.ClientSession(headers=headers) as web:
        before = await (await web.post(scene.server.url + path, json=body)).json()
        WorldStore(scene.world, tmp_path / FILE).close()
        tomorrow = SimpleNamespace(time=lambda: time.time() + 86_400.0)
        monkeypatch.setattr("bot.practice.loopback.snowflakes.time", tomorrow)
        async with PracticeServer() as server:
            open_world(server.world, tmp_path, Club(WORDS).furnish).close()
            again = await (await web.post(server.url + path, json=body)).json()
            server.pass_time(301)
            late = await (await web.post(server.url + path, json=body)).json()

    assert again["id"] == before["id"]
    assert late["id"] != before["id"]


async def test_the_newest_messages_of_a_channel_are_kept(
    scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "KEPT_MESSAGES_PER_CHANNEL", 3)
    other = scene.world.add_channel(scene.guild, "other")
    said(scene.world, other, scene.alice.user, "elsewhere")
    for i in range(9):
        said(scene.world, scene.channel, scene.bob.user, str(i))

    found = kept(scene.world, tmp_path)

    assert [each.content for each in found.channels[scene.channel.id].messages] == ["6", "7", "8"]
    assert [each.content for each in found.channels[other.id].messages] == ["elsewhere"]


async def test_changes_are_written_at_once_and_what_is_deleted_goes(scene: Scene, tmp_path: Path) -> None:
    store = WorldStore(scene.world, tmp_path / FILE)
    doomed = scene.world.add_channel(scene.guild, "doomed")
    said(scene.world, doomed, scene.alice.user, "gone with its channel")
    wrong = said(scene.world, scene.channel, scene.alice.user, "wrong")
    right = said(scene.world, scene.channel, scene.alice.user, "right")
    await asyncio.sleep(0)
    before = read(tmp_path / FILE)
    right.content = "better"
    scene.world.edited(right)
    scene.world.delete(wrong)
    scene.world.delete_channel(doomed)
    await asyncio.sleep(0)
    after = read(tmp_path / FILE)
    store.close()

    assert before is not None
    assert after is not None
    assert [each.content for each in before.messages.values()] == ["gone with its channel", "wrong", "right"]
    assert [each.content for each in after.messages.values()] == ["better"]
    assert doomed.id in before.channels
    assert doomed.id not in after.channels


async def test_a_picture_that_an_edit_replaced_goes(scene: Scene, tmp_path: Path) -> None:
    store = WorldStore(scene.world, tmp_path / FILE)
    async with running(scene.server, prepare) as bot:
        shown = (await scene.alice.command(scene.channel, "show")).message
        await scene.server.until(lambda: len(scene.channel.messages) == 2)
        more = scene.channel.messages[1]
        place = bot.get_partial_messageable(scene.channel.id)
        await place.get_partial_message(more.id).edit(attachments=[])
    found = read(tmp_path / FILE)
    files = store._db.execute("SELECT message FROM files").fetchall()
    store.close()

    assert found is not None
    assert not found.messages[more.id].attachments
    assert files == [(shown.id,)]


# -- the end, wanted or not


async def test_to_begin_anew_empties_the_server_and_the_bots_folder_and_keeps_the_token(
    scene: Scene, tmp_path: Path
) -> None:
    folder = tmp_path / "8080"
    kept(scene.world, folder)
    (folder / "alibi.db").touch()
    (folder / "var").mkdir()
    world = scene.world
    store = WorldStore(world, folder / FILE)
    message, token = said(scene.world, scene.channel, scene.alice.user, "Hello"), world.token
    reset_world(store, world, folder, Club(WORDS).furnish)
    store.close()
    found = read(folder / FILE)

    assert (len(world.people), world.messages, world.token) == (8, {}, token)
    assert message.is_deleted
    assert scene.channel.is_deleted
    assert found is not None
    assert spelled(found) == spelled(world)
    assert {each.name for each in folder.iterdir()} == {FILE}
    assert min(found.channels) > message.id


@pytest.mark.parametrize("after", [random.Random(n).uniform(0.05, 0.4) for n in range(3)])
async def test_what_was_answered_is_in_the_file_of_a_server_that_was_killed(tmp_path: Path, after: float) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-m", "tests.e2e.practice.keptserver", stdout=PIPE, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert process.stdout is not None
    async with asyncio.timeout(20):
        url, token, channel = (await process.stdout.readline()).decode().split()
    answered: list[int] = []
    has_begun = asyncio.Event()

    async def talk() -> None:
        async with aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as web:
            for n in range(10_000):
                form = aiohttp.FormData()
                form.add_field("payload_json", f'{{"content": "{n}"}}', content_type="application/json")
                form.add_field("files[0]", PNG, filename="desk.png")
                async with web.post(f"{url}/api/v10/channels/{channel}/messages", data=form) as answer:
                    answered.append(int((await answer.json())["id"]))
                    has_begun.set()

    talking = [asyncio.create_task(talk()) for _ in range(3)]
    async with asyncio.timeout(60):
        await has_begun.wait()
    await asyncio.sleep(after)
    process.kill()
    await process.wait()
    await asyncio.gather(*talking, return_exceptions=True)
    found = read(tmp_path / "kept" / FILE)

    assert found is not None
    assert answered
    assert set(answered) <= set(found.messages)
    assert all(each.attachments[0].content == PNG for each in found.messages.values())
    assert not any(each.flags & Flag.LOADING for each in found.messages.values())
