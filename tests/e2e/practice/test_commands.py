"""Slash commands: what a person types reaches the bot whole, and what it registers keeps Discord's limits."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.practice.loopback.slash_commands import CannotDo
from tests.e2e.practice.fixtures import Scene, SmallBot, running
from tests.e2e.practice.person import AnswerKind
from tests.e2e.practice.server import audience_of

Inter = discord.Interaction[SmallBot]


class French(app_commands.Translator):
    """Translate one name."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return {"ask": "demander", "witness": "temoin"}.get(string.message) if locale is discord.Locale.french else None


def clues(bot: SmallBot) -> None:
    group = app_commands.Group(name="clues", description="13 clues")

    @group.command(name=app_commands.locale_str("ask"), description="Ask somebody")
    @app_commands.rename(witness=app_commands.locale_str("witness"))
    async def ask(
        interaction: Inter,
        witness: discord.Member,
        about: str,
        inner: app_commands.Range[int, 1, 2] = 1,
        secret: bool = False,
    ) -> None:
        assert isinstance(interaction.user, discord.Member)
        said = (
            interaction.user.display_name, witness.display_name, about, inner, secret, interaction.locale.value,
            str(interaction.guild_locale), interaction.channel.name,  # type: ignore[union-attr]  # it is a guild channel
            interaction.app_permissions.send_messages, interaction.context.guild,
        )  # fmt: skip
        await interaction.response.send_message(repr(said), ephemeral=True)

    @ask.autocomplete("about")
    async def about(interaction: Inter, current: str) -> list[app_commands.Choice[str]]:
        who = interaction.namespace.witness
        return [
            app_commands.Choice(name=f"{word} of {who.id}", value=word)
            for word in ("red", "rail_car")
            if current in word
        ]

    bot.tree.add_command(group)


async def test_a_command_arrives_with_member_locale_channel_and_permissions(scene: Scene) -> None:
    async with running(scene.server, clues):
        answer = await scene.alice.command(scene.channel, "clues ask", witness=scene.bob, about="red", secret=True)

    assert answer.kind is AnswerKind.MESSAGE
    assert answer.is_ephemeral
    assert answer.text == repr(("Alice", "Bob", "red", 1, True, "fr", "fr", "salon", True, True))
    assert scene.bob.messages(scene.channel) == []
    assert [str(audience_of(request)) for request in scene.world.requests if audience_of(request)] == [
        "ephemeral:@Alice"
    ]


async def test_a_command_can_be_typed_in_ones_own_language(scene: Scene) -> None:
    def prepare(bot: SmallBot) -> None:
        clues(bot)
        bot.translator = French()

    async with running(scene.server, prepare):
        answer = await scene.alice.command(scene.channel, "clues demander", temoin=scene.bob, about="red")
        labels = [(each.label, each.options[0].label) for each in scene.alice.slashes(scene.channel)]

    assert "'Bob', 'red'" in answer.text
    assert labels == [("clues demander", "temoin")]


async def test_autocomplete_offers_what_the_bot_answers(scene: Scene) -> None:
    async with running(scene.server, clues):
        offered = await scene.alice.autocomplete(
            scene.channel, "clues ask", focused="about", text="ra", witness=scene.bob
        )

    assert [(choice.name, choice.value) for choice in offered] == [(f"rail_car of {scene.bob.user.id}", "rail_car")]


@pytest.mark.parametrize(
    ("path", "options", "why"),
    [
        ("clues sing", {}, "cannot use"),
        ("clues ask", {"about": "red"}, "needs witness"),
        ("clues ask", {"witness": 1, "about": "red"}, "takes a person"),
        ("clues ask", {"wittness": 1}, "has no option"),
        ("clues ask", {"witness": "Bob", "about": "red", "inner": 3}, "not between"),
    ],
)
async def test_what_the_client_would_not_send_is_refused_before_it_is_sent(
    scene: Scene, path: str, options: dict[str, Any], why: str
) -> None:
    people = {"Bob": scene.bob}
    async with running(scene.server, clues):
        with pytest.raises(CannotDo, match=why):
            await scene.alice.command(
                scene.channel, path, **{name: people.get(value, value) for name, value in options.items()}
            )


async def test_a_command_works_in_a_mailbox_without_guild(scene: Scene) -> None:
    def prepare(bot: SmallBot) -> None:
        @bot.tree.command(description="Where am I")
        async def where(interaction: Inter) -> None:
            await interaction.response.send_message(
                f"{interaction.guild} {interaction.context.dm_channel} {interaction.user}"
            )

    async with running(scene.server, prepare):
        answer = await scene.alice.command(scene.alice.mailbox_channel, "where")

    assert answer.text == "None True alice"
    assert scene.alice.mailbox() == [answer.message]
    assert str(audience_of(scene.world.requests[-1])) == "dm:@Alice"


async def test_a_thread_is_the_channel_of_a_command_given_there(scene: Scene) -> None:
    thread = scene.world.add_thread(scene.channel, "table 2")

    def prepare(bot: SmallBot) -> None:
        @bot.tree.command(description="Where am I")
        async def where(interaction: Inter) -> None:
            assert isinstance(interaction.channel, discord.Thread)
            await interaction.response.send_message(f"{interaction.channel.name} in {interaction.channel.parent}")

    async with running(scene.server, prepare):
        answer = await scene.alice.command(thread, "where")

    assert answer.text == "table 2 in salon"


async def test_no_answer_within_the_limit_is_none_and_a_late_one_is_10062(scene: Scene) -> None:
    scene.world.patience = 0.15

    def prepare(bot: SmallBot) -> None:
        @bot.tree.command(description="Too slow")
        async def slow(interaction: Inter) -> None:
            await asyncio.sleep(0.3)
            await interaction.response.send_message("at last")

    async with running(scene.server, prepare) as bot:
        answer = await scene.alice.command(scene.channel, "slow")
        await scene.server.until(lambda: bot.errors or scene.world.requests[-1].status == 404)
        await scene.server.quiet()

    assert answer.kind is AnswerKind.NONE
    assert scene.world.requests[-1].response["code"] == 10062
    assert scene.alice.messages(scene.channel) == []


async def test_the_same_interaction_delivered_twice_is_answered_once(scene: Scene) -> None:
    def prepare(bot: SmallBot) -> None:
        @bot.tree.command(description="Once")
        async def once(interaction: Inter) -> None:
            await interaction.response.send_message("here")

    async with running(scene.server, prepare):
        await scene.alice.command(scene.channel, "once", repeat=2)
        await scene.server.quiet()

    codes = [(request.response or {}).get("code") for request in scene.world.requests if "callback" in request.path]
    assert codes == [None, 40060]
    assert len(scene.alice.messages(scene.channel)) == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": "Big"}, "APPLICATION_COMMAND_INVALID_NAME"),
        ({"description": "x" * 101}, "BASE_TYPE_BAD_LENGTH"),
        ({"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]}, "BASE_TYPE_MAX_LENGTH"),
        (
            {"options": [{"type": 3, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d", "required": True}]},
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            {"options": [{"type": 3, "name": "a", "description": "d", "choices": [{"name": f"n{n}", "value": "v"} for n in range(26)]}]},
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            {"options": [{"type": 3, "name": f"o{n}", "description": "d" * 100, "choices": [
                {"name": f"{m}" * 50, "value": "v" * 100} for m in range(9)]} for n in range(8)]},
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
    ],
)  # fmt: skip
async def test_a_command_over_a_limit_is_refused_with_the_field_and_noted(
    scene: Scene, change: dict[str, Any], code: str
) -> None:
    async with running(scene.server, clues) as bot:
        body = {"name": "fine", "description": "d", "type": 1, **change}
        with pytest.raises(discord.HTTPException) as refused:
            await bot.http.bulk_upsert_global_commands(bot.application_id or 0, [body])

    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert code in str(scene.world.requests[-1].response["errors"])
    assert code in scene.world.faults[0]
    scene.world.faults.clear()
    scene.world.requests.clear()
