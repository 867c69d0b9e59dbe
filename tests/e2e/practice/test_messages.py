"""Messages, mailboxes, files and threads: what lands where, and Discord's own refusals."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest
from yarl import URL

from bot.practice.loopback.rest import API
from tests.e2e.practice.fixtures import Scene, SmallBot, picture, running
from tests.e2e.practice.server import audience_of


def nothing(bot: SmallBot) -> None:
    """Leave the bot as it is."""


def here(bot: SmallBot, scene: Scene) -> discord.TextChannel:
    channel = bot.get_channel(scene.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_message_is_sent_edited_read_and_deleted(scene: Scene) -> None:
    async with running(scene.server, nothing) as bot:
        channel = here(bot, scene)
        await scene.alice.say(scene.channel, "hello bot")
        message = await channel.send("one", allowed_mentions=discord.AllowedMentions.none())
        edited = await message.edit(content="two")
        read = [(each.author.name, each.content) async for each in channel.history(limit=10)]
        await message.delete()
        with pytest.raises(discord.NotFound) as gone:
            await message.edit(content="three")

    assert read == [("alibi", "two"), ("alice", "hello bot")]
    assert edited.edited_at is not None
    assert gone.value.code == 10008


async def test_a_bot_that_is_killed_in_the_middle_of_a_request_is_no_fault_of_the_server(scene: Scene) -> None:
    where = URL(scene.server.url)
    head = f"POST {API}/channels/{scene.channel.id}/messages HTTP/1.1", f"Host: {where.authority}"
    kind = "Content-Type: multipart/form-data; boundary=x", "Content-Length: 999"
    _, line = await asyncio.open_connection(where.host, where.port)
    line.write("\r\n".join((*head, *kind, "", "--x", "")).encode())
    await line.drain()
    await scene.server.quiet(0.1)

    line.transport.abort()
    await scene.server.quiet(0.1)

    assert scene.channel.messages == []  # and the fixture finds no fault


async def test_a_repeated_nonce_shows_one_message_also_in_another_channel(scene: Scene) -> None:
    elsewhere = scene.world.add_channel(scene.guild, "other")
    async with running(scene.server, nothing) as bot:
        first = await here(bot, scene).send("said", nonce="t1:4:0")
        second = await here(bot, scene).send("said", nonce="t1:4:0")
        third = await bot.get_partial_messageable(elsewhere.id).send("said", nonce="t1:4:0")
        other = await here(bot, scene).send("said", nonce="t1:5:0")
        scene.server.pass_time(600)
        later = await here(bot, scene).send("said", nonce="t1:4:0")

    assert first.id == second.id == third.id
    assert elsewhere.messages == []
    assert len({first.id, other.id, later.id}) == 3
    assert len(scene.bob.messages(scene.channel)) == 3


async def test_files_carry_bytes_alt_text_and_kind(scene: Scene) -> None:
    async with running(scene.server, nothing) as bot:
        files = [
            discord.File(io.BytesIO(picture()), "plan of arosa.png", description="Le plan"),
            discord.File(io.BytesIO(b"OggS..."), "heard.ogg", description="Deux bruits"),
        ]
        message = await here(bot, scene).send("look", files=files)
        read = await message.attachments[0].read()
        kept = await message.edit(attachments=[message.attachments[1]])

    assert read == picture()
    assert [(each.filename, each.description, each.content_type) for each in message.attachments] == [
        ("plan_of_arosa.png", "Le plan", "image/png"),
        ("heard.ogg", "Deux bruits", "audio/ogg"),
    ]
    assert (message.attachments[0].width, message.attachments[0].height) == (20, 10)
    assert [each.filename for each in kept.attachments] == ["heard.ogg"]
    assert scene.world.requests[-2].files[1].content == b"OggS..."


@pytest.mark.parametrize(("closed", "left", "code"), [(True, False, 50007), (False, True, 50278)])
async def test_a_mailbox_can_be_closed_or_out_of_reach(scene: Scene, closed: bool, left: bool, code: int) -> None:
    async with running(scene.server, nothing) as bot:
        user = await bot.create_dm(discord.Object(scene.alice.user.id))
        await user.send("welcome")
        scene.alice.user.dms_open = not closed
        if left:
            scene.world.remove_member(scene.guild, scene.alice.user)
        with pytest.raises(discord.Forbidden) as refused:
            await user.send("secret")

    assert refused.value.code == code
    assert [message.text for message in scene.alice.mailbox()] == ["welcome"]
    assert [str(audience_of(request)) for request in scene.world.requests if audience_of(request)] == ["dm:@Alice"]


@pytest.mark.parametrize(
    ("denied", "code"),
    [({"send_messages": False}, 50013), ({"view_channel": False}, 50001), ({"attach_files": False}, 50013)],
)
async def test_what_the_bot_may_not_do_is_refused(scene: Scene, denied: dict[str, bool], code: int) -> None:
    scene.world.set_permissions(scene.channel, scene.world.bot, **denied)
    async with running(scene.server, nothing) as bot:
        with pytest.raises(discord.Forbidden) as refused:
            await here(bot, scene).send("x", file=discord.File(io.BytesIO(b"x"), "x.txt"))

    assert refused.value.code == code


async def test_a_deleted_channel_is_unknown_and_told(scene: Scene) -> None:
    async with running(scene.server, nothing) as bot:
        channel = here(bot, scene)
        scene.world.delete_channel(scene.channel)
        with pytest.raises(discord.NotFound) as refused:
            await channel.send("x")
        await scene.server.quiet()
        assert bot.get_channel(channel.id) is None

    assert refused.value.code == 10003


async def test_a_private_thread_is_seen_by_its_members_only(scene: Scene) -> None:
    thread = scene.world.add_thread(scene.channel, "table 2", private=True, members=[scene.alice.user])
    async with running(scene.server, nothing) as bot:
        await bot.get_partial_messageable(thread.id).send("just us")

    assert [each.text for each in scene.alice.messages(thread)] == ["just us"]
    assert scene.bob.messages(thread) == []


async def test_an_archived_thread_takes_no_edit_until_something_is_posted_there(scene: Scene) -> None:
    thread = scene.world.add_thread(scene.channel, "table 2")
    async with running(scene.server, nothing) as bot:
        place = bot.get_partial_messageable(thread.id)
        message = await place.send("old")
        thread.is_archived = True
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="new")
        await place.send("hello again")
        await message.edit(content="new")

    assert (refused.value.status, refused.value.code) == (400, 50083)
    assert [each.text for each in thread.messages] == ["new", "hello again"]


async def test_the_fourth_edit_of_an_old_message_waits(scene: Scene) -> None:
    async with running(scene.server, nothing) as bot:
        message = await here(bot, scene).send("old")
        scene.server.pass_time(3700)
        for number in range(3):
            await message.edit(content=str(number))
        scene.world.clock.skip(5.8)  # of the six seconds; the library waits for the rest by itself
        await message.edit(content="4")

    edits = [request for request in scene.world.requests if request.method == "PATCH"]
    assert [request.status for request in edits] == [200, 200, 200, 429, 200]
    assert edits[3].response["code"] == 30046


async def test_an_interaction_token_dies_after_a_quarter_of_an_hour(scene: Scene) -> None:
    held: list[discord.Interaction[Any]] = []

    def prepare(bot: SmallBot) -> None:
        @bot.tree.command(description="Keep the token")
        async def keep(interaction: discord.Interaction[SmallBot]) -> None:
            held.append(interaction)
            await interaction.response.send_message("now", ephemeral=True)

    async with running(scene.server, prepare):
        await scene.alice.command(scene.channel, "keep")
        await held[0].followup.send("soon", ephemeral=True)
        scene.server.pass_time(901)
        with pytest.raises(discord.HTTPException) as refused:
            await held[0].followup.send("too late", ephemeral=True)

    assert (refused.value.status, refused.value.code) == (401, 50027)
    assert [message.text for message in scene.alice.ephemerals(scene.channel)] == ["now", "soon"]


async def test_only_allowed_mentions_ping(scene: Scene) -> None:
    async with running(scene.server, nothing) as bot:
        quiet = await here(bot, scene).send(scene.alice.user.mention, allowed_mentions=discord.AllowedMentions.none())
        loud = await here(bot, scene).send(
            f"{scene.alice.user.mention} {scene.bob.user.mention}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(scene.bob.user.id)]),
        )

    assert scene.world.messages[quiet.id].pings == []
    assert scene.world.messages[loud.id].pings == [scene.bob.user]


async def test_one_message_may_notify_a_hundred_people(scene: Scene) -> None:
    async with running(scene.server, nothing) as bot:
        people = [discord.Object(n) for n in range(1, 102)]
        await here(bot, scene).send("all", allowed_mentions=discord.AllowedMentions(users=people[:100]))
        with pytest.raises(discord.HTTPException) as refused:
            await here(bot, scene).send("all", allowed_mentions=discord.AllowedMentions(users=people))

    assert refused.value.status == 400
    scene.world.faults.clear()
    scene.world.requests.clear()  # Discord's description refuses the second one too
