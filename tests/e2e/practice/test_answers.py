"""Answers to interactions in all their shapes: pictures that change, several follow-ups, forms and choices over a limit, many at once."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from tests.e2e.practice.fixtures import Prepare, Scene, SmallBot, picture, running
from tests.e2e.practice.messages import old_screen
from tests.e2e.practice.person import AnswerKind
from tests.e2e.practice.server import AudienceKind, audience_of, pointed_at, written

Inter = discord.Interaction[SmallBot]


def answering(answer: Any) -> Prepare:
    """Prepare a bot whose /go and whose every component are answered by one function."""

    def prepare(bot: SmallBot) -> None:
        @bot.tree.command(description="Go")
        async def go(interaction: Inter) -> None:
            await answer(interaction)

        @bot.event
        async def on_interaction(interaction: Inter) -> None:
            if interaction.type is discord.InteractionType.component:
                await answer(interaction)

    return prepare


def board(name: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=60)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="The board")))
    view.add_item(ui.File(f"attachment://{name}"))
    view.add_item(ui.ActionRow(ui.Button(label="Turn", custom_id="turn")))
    view.stop()
    return view


async def test_a_panel_changes_its_picture_through_the_press(scene: Scene) -> None:
    async def answer(interaction: Inter) -> None:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_message(
                view=board("a.png"), file=discord.File(io.BytesIO(picture()), "a.png")
            )
        else:
            new = discord.File(io.BytesIO(picture() + b"more"), "b.png", description="After the turn")
            await interaction.response.edit_message(view=board("b.png"), attachments=[new])

    async with running(scene.server, answering(answer)):
        shown = await scene.alice.command(scene.channel, "go")
        first = old_screen(shown.message)
        pressed = await scene.bob.press(shown.message, "Turn")

    assert pressed.kind is AnswerKind.UPDATE
    assert [file.filename for file in first.attachments] == ["a.png"]
    assert [(file.filename, file.description) for file in shown.message.attachments] == [("b.png", "After the turn")]
    assert shown.message.components[0]["items"][0]["media"]["url"].endswith("/b.png")
    assert shown.message.components[1]["name"] == "b.png"


async def test_a_deferral_is_filled_by_the_first_follow_up_and_the_next_are_new(scene: Scene) -> None:
    async def answer(interaction: Inter) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("one", ephemeral=True)
        second = await interaction.followup.send("two", ephemeral=True, wait=True)
        await second.edit(content="two and a half")
        await interaction.followup.send("three", wait=True)

    async with running(scene.server, answering(answer)):
        asked = await scene.alice.command(scene.channel, "go")
        settled = await asked.settled()
        await scene.server.until(lambda: len(asked.followups) == 2)

    assert settled.text == "one"
    assert [message.text for message in scene.alice.messages(scene.channel)] == ["one", "two and a half", "three"]
    assert [message.text for message in scene.bob.messages(scene.channel)] == ["three"]
    said = [(to.kind, written(request)) for request in scene.world.requests if (to := audience_of(request))]
    assert [words for kind, words in said if kind is AudienceKind.CHANNEL and "two" in words] == []


async def test_an_answer_can_be_taken_back(scene: Scene) -> None:
    async def answer(interaction: Inter) -> None:
        await interaction.response.send_message("gone soon", ephemeral=True)
        await interaction.delete_original_response()

    async with running(scene.server, answering(answer)):
        await scene.alice.command(scene.channel, "go")
        await scene.server.quiet()

    assert scene.alice.messages(scene.channel) == []


async def test_ephemeral_answers_are_lost_with_the_client_and_found_by_their_webhook_only(scene: Scene) -> None:
    async def answer(interaction: Inter) -> None:
        await interaction.response.send_message("secret", ephemeral=True)

    async with running(scene.server, answering(answer)) as bot:
        asked = await scene.alice.command(scene.channel, "go")
        channel = bot.get_channel(scene.channel.id)
        assert isinstance(channel, discord.TextChannel)
        with pytest.raises(discord.NotFound):
            await channel.get_partial_message(asked.message.id).edit(content="all")
        listed = [message async for message in channel.history()]
        scene.alice.restart_client()

    assert listed == []
    assert scene.alice.ephemerals(scene.channel) == []


async def test_a_form_over_a_limit_is_refused_and_leaves_the_interaction_open(scene: Scene) -> None:
    class Long(ui.Modal):
        def __init__(self) -> None:
            super().__init__(title="x" * 46, custom_id="long", timeout=60)
            self.add_item(ui.Label(text="Why", component=ui.TextInput(custom_id="why")))

    async def answer(interaction: Inter) -> None:
        with pytest.raises(discord.HTTPException) as refused:
            await interaction.response.send_modal(Long())
        await interaction.response.send_message(str(refused.value.code), ephemeral=True)

    async with running(scene.server, answering(answer)):
        asked = await scene.alice.command(scene.channel, "go")

    assert asked.text == "50035"
    assert "data.title" in scene.world.faults[0]
    scene.world.faults.clear()
    scene.world.requests.clear()


async def test_more_than_25_choices_are_refused(scene: Scene) -> None:
    def prepare(bot: SmallBot) -> None:
        @bot.tree.command(description="Go")
        async def go(interaction: Inter, where: str) -> None:
            """Nobody comes so far."""

        @go.autocomplete("where")
        async def where(interaction: Inter, current: str) -> list[app_commands.Choice[str]]:
            choices = [app_commands.Choice(name=str(number), value=str(number)) for number in range(26)]
            return choices if current == "all" else choices[:25]

    scene.world.patience = 0.2
    async with running(scene.server, prepare):
        some = await scene.alice.autocomplete(scene.channel, "go", focused="where", text="some")
        too_many = await scene.alice.autocomplete(scene.channel, "go", focused="where", text="all")

    assert (len(some), too_many) == (25, [])
    assert len(scene.world.faults) == 1
    scene.world.faults.clear()
    scene.world.requests.clear()


async def test_many_presses_at_once_are_each_answered(scene: Scene) -> None:
    async def answer(interaction: Inter) -> None:
        if interaction.type is discord.InteractionType.application_command:
            view = ui.View(timeout=60)
            view.add_item(ui.Button(label="Count", custom_id="count"))
            view.stop()
            await interaction.response.send_message("panel", view=view)
        else:
            await interaction.response.send_message(interaction.user.display_name, ephemeral=True)

    async with running(scene.server, answering(answer)):
        shown = await scene.alice.command(scene.channel, "go")
        people = [scene.alice, scene.bob] * 20
        answers = await asyncio.gather(*(person.press(shown.message, "Count") for person in people))

    assert [each.text for each in answers] == ["Alice", "Bob"] * 20
    assert len(scene.bob.ephemerals(scene.channel)) == 20


async def test_a_refused_first_handshake_ends_the_library_so_somebody_must_start_it_again(scene: Scene) -> None:
    scene.server.gateway.refusals = 1
    with pointed_at(scene.server.url, scene.server.gateway_url):
        async with SmallBot(lambda _: None) as bot:
            await bot.login(scene.server.token)
            with pytest.raises(AttributeError):
                await bot.connect()
