"""The line between bot and server: tokens, drops, resuming, rate limits, errors on purpose, shards."""

from __future__ import annotations

import asyncio
from email.utils import parsedate_to_datetime

import aiohttp
import discord
import pytest

from tests.e2e.practice.fixtures import Scene, SmallBot, running
from tests.e2e.practice.person import AnswerKind, Person
from tests.e2e.practice.server import PracticeServer, pointed_at


class Hasty(discord.AutoShardedClient):
    """Shards that do not wait five seconds for each other."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return


def ping(bot: SmallBot) -> None:
    @bot.tree.command(description="Say pong")
    async def ping(interaction: discord.Interaction[SmallBot]) -> None:
        await interaction.response.send_message("pong")


async def test_a_wrong_token_is_a_login_failure(scene: Scene) -> None:
    with pointed_at(scene.server.url, scene.server.gateway_url):
        async with SmallBot(ping) as bot:
            with pytest.raises(discord.LoginFailure):
                await bot.login("wrong")

    assert scene.world.requests[-1].response == {"message": "401: Unauthorized", "code": 0}


async def test_a_connection_begins_with_the_time_of_the_practice_table(scene: Scene) -> None:
    scene.server.pass_time(7200)
    async with aiohttp.ClientSession() as session, session.ws_connect(scene.server.gateway_url) as line:
        date = parsedate_to_datetime(line._response.headers["Date"])

    assert abs(date.timestamp() - scene.world.clock.now()) < 60


async def test_a_privileged_intent_is_refused(scene: Scene) -> None:
    with pointed_at(scene.server.url, scene.server.gateway_url):
        async with discord.Client(intents=discord.Intents.all()) as bot:
            await bot.login(scene.server.token)
            with pytest.raises(discord.PrivilegedIntentsRequired):
                await bot.connect()


async def test_after_a_drop_the_bot_resumes_and_misses_nothing(scene: Scene) -> None:
    async with running(scene.server, ping) as bot:
        scene.server.drop_gateway()
        answer = await scene.alice.command(scene.channel, "ping")
        await scene.server.until(lambda: "RESUMED" in bot.heard)

    assert answer.text == "pong"
    assert bot.heard.count("READY") == 1


async def test_a_lost_session_is_identified_anew(scene: Scene) -> None:
    async with running(scene.server, ping) as bot:
        scene.server.drop_gateway(resumable=False)
        await scene.server.connected()
        await scene.server.until(lambda: bot.heard.count("READY") == 2)
        answer = await scene.alice.command(scene.channel, "ping")

    assert answer.text == "pong"


async def test_the_server_may_ask_to_reconnect(scene: Scene) -> None:
    async with running(scene.server, ping) as bot:
        scene.server.ask_to_reconnect()
        await scene.server.until(lambda: "RESUMED" in bot.heard)
        answer = await scene.alice.command(scene.channel, "ping")

    assert answer.text == "pong"


async def test_a_429_is_waited_out_by_the_library(scene: Scene) -> None:
    async with running(scene.server, ping) as bot:
        limit = scene.world.limit("POST", r"/messages$", retry_after=0.05, times=2)
        channel = bot.get_channel(scene.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send("patience")

    assert limit.met == 2
    assert [request.status for request in scene.world.requests[-3:]] == [429, 429, 200]


async def test_with_rate_limits_the_sixth_message_waits() -> None:
    async with PracticeServer(rate_limits=True) as server:
        scene = Scene(server)
        async with running(server, ping) as bot:
            channel = bot.get_channel(scene.channel.id)
            assert isinstance(channel, discord.TextChannel)
            sends = [asyncio.create_task(channel.send(str(number))) for number in range(7)]
            await server.until(lambda: len(scene.channel.messages) == 5)
            await server.quiet(0.2)
            said = len(scene.channel.messages)
            for send in sends:
                send.cancel()
            await asyncio.gather(*sends, return_exceptions=True)

    assert said == 5
    assert server.world.requests[-1].status in {200, 429}


async def test_a_callback_that_took_effect_and_failed_becomes_40060(scene: Scene) -> None:
    async with running(scene.server, ping) as bot:
        scene.world.fail("POST", "/callback$", 500, takes_effect=True)
        answer = await scene.alice.command(scene.channel, "ping")
        await scene.server.until(lambda: bot.errors)

    assert answer.text == "pong"
    assert "40060" in str(bot.errors[0])


async def test_a_cut_connection_is_an_error_of_the_client(scene: Scene) -> None:
    async with running(scene.server, ping) as bot:
        scene.world.fail("POST", "/typing$", 0)
        with pytest.raises(aiohttp.ClientError):
            await bot.http.send_typing(scene.channel.id)


async def test_a_slow_answer_is_late(scene: Scene) -> None:
    scene.world.patience = 0.1
    async with running(scene.server, ping) as bot:
        scene.world.delay("POST", "/callback$", 0.2)
        answer = await scene.alice.command(scene.channel, "ping")
        await scene.server.until(lambda: bot.errors)

    assert answer.kind is AnswerKind.NONE
    assert "10062" in str(bot.errors[0])


async def test_an_unknown_route_is_noted(scene: Scene) -> None:
    async with running(scene.server, ping) as bot:
        with pytest.raises(discord.NotFound):
            await bot.http.request(discord.http.Route("GET", "/soundboard-default-sounds"))

    assert scene.world.faults == ["GET /soundboard-default-sounds: 404: Not Found"]
    scene.world.faults.clear()


async def test_guilds_come_and_go(scene: Scene) -> None:
    async with running(scene.server, ping) as bot:
        other = scene.world.add_guild("Other")
        room = scene.world.add_channel(other, "room")
        scene.world.add_member(other, scene.alice.user)
        await scene.server.quiet()
        joined = bot.get_guild(other.id) is not None
        answer = await scene.alice.command(room, "ping")
        scene.world.remove_bot(other)
        await scene.server.quiet()
        left = bot.get_guild(other.id) is None

    assert (joined, left) == (True, True)
    assert answer.text == "pong"


async def test_messages_are_heard_only_with_the_intent(scene: Scene) -> None:
    async with running(scene.server, ping) as bot:
        await scene.alice.say(scene.channel, "nobody listens")
        await scene.server.quiet()

    assert "MESSAGE_CREATE" not in bot.heard


async def test_shards_share_the_guilds() -> None:
    async with PracticeServer() as server:
        server.world.shards = 2
        guilds = [server.world.add_guild(f"guild {number}") for number in range(4)]
        rooms = [server.world.add_channel(guild, "room") for guild in guilds]
        alice = Person(server, server.world.add_person("Alice"))
        intents = discord.Intents.none()
        intents.guilds = True
        with pointed_at(server.url, server.gateway_url):
            async with Hasty(intents=intents, guild_ready_timeout=0.05) as bot:
                tree = discord.app_commands.CommandTree(bot)

                @tree.command(description="Which shard")
                async def shard(interaction: discord.Interaction[discord.AutoShardedClient]) -> None:
                    assert interaction.guild is not None
                    await interaction.response.send_message(str(interaction.guild.shard_id))

                await bot.login(server.token)
                await tree.sync()
                living = asyncio.create_task(bot.connect())
                await server.until(lambda: len(server.gateway.connected) == 2, 20)
                said = [(await alice.command(room, "shard")).text for room in rooms]
                await bot.close()
                await living

    assert said == [str((guild.id >> 22) % 2) for guild in guilds]
    assert server.world.faults == []
