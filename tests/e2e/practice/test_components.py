"""Buttons, selects, layouts and forms: found where they lie, pressed as people press them, refused as Discord refuses."""

from __future__ import annotations

import ast
import asyncio
import io
from typing import Any

import discord
import pytest
from discord import ui

from bot.practice.loopback.slash_commands import CannotDo
from tests.e2e.practice.fixtures import Prepare, Scene, SmallBot, picture, running
from tests.e2e.practice.messages import alt_texts, old_screen
from tests.e2e.practice.person import AnswerKind

Inter = discord.Interaction[SmallBot]


def showing(make: Any, **sent: Any) -> Prepare:
    """Prepare a bot whose /panel shows a view, already stopped so that the library stores nothing."""

    def prepare(bot: SmallBot) -> None:
        @bot.tree.command(description="Show it")
        async def panel(interaction: Inter) -> None:
            view = make()
            view.stop()
            files = (
                [discord.File(io.BytesIO(picture()), "board.png", description="The board")]
                if isinstance(view, Layout)
                else []
            )
            await interaction.response.send_message(view=view, files=files, **sent)

        @bot.event
        async def on_interaction(interaction: Inter) -> None:
            if interaction.type is discord.InteractionType.component:
                await routed(interaction)
            elif interaction.type is discord.InteractionType.modal_submit:
                await interaction.response.send_message(repr(interaction.data["components"]), ephemeral=True)  # type: ignore[index,typeddict-item]  # a form has them

    return prepare


async def routed(interaction: Inter) -> None:
    data: Any = interaction.data
    match data["custom_id"].split(":"):
        case ["say", words]:
            await interaction.response.send_message(
                f"{interaction.user.display_name} {words} {data.get('values')}", ephemeral=True
            )
        case ["edit"]:
            await interaction.response.edit_message(view=Layout("changed"))
        case ["think"]:
            await interaction.response.defer(thinking=True, ephemeral=True)
            await asyncio.sleep(0.05)
            await interaction.edit_original_response(content="thought")
        case ["later"]:
            await interaction.response.defer()
            await interaction.followup.send("after", ephemeral=True)
        case ["form"]:
            await interaction.response.send_modal(Form())
        case ["twice"]:
            await interaction.response.defer()
            interaction.response._response_type = None  # the library would refuse by itself
            with pytest.raises(discord.HTTPException) as refused:
                await interaction.response.defer()
            assert refused.value.code == 40060
        case _:
            return


class Layout(ui.LayoutView):
    def __init__(self, title: str = "Table 2") -> None:
        super().__init__(timeout=60)
        box: ui.Container[Layout] = ui.Container(accent_colour=discord.Colour.red())
        box.add_item(ui.TextDisplay(f"# {title}"))
        box.add_item(ui.TextDisplay("Your turn"))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board")))
        box.add_item(ui.Separator())
        box.add_item(ui.ActionRow(ui.Button(label="Demander", custom_id="say:hello")))
        row: ui.ActionRow[Layout] = ui.ActionRow()
        for custom_id in ("edit", "think", "later", "form", "twice"):
            row.add_item(ui.Button(label=custom_id.title(), custom_id=custom_id))
        box.add_item(row)
        self.add_item(box)
        options = [discord.SelectOption(label=name, value=name.lower()) for name in ("Red", "Green", "Blue")]
        select: ui.Select[Layout] = ui.Select(
            custom_id="say:colours", placeholder="Colours", options=options, max_values=2
        )
        self.add_item(ui.ActionRow(select))


class Form(ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="Accuse", custom_id="accuse", timeout=60)
        options = [discord.SelectOption(label=name, value=name.lower()) for name in ("Butcher", "Baker")]
        self.add_item(ui.TextDisplay("Think twice"))
        self.add_item(ui.Label(text="Person", component=ui.Select(custom_id="person", options=options, required=True)))
        self.add_item(ui.Label(text="Why", component=ui.TextInput(custom_id="why", required=False, max_length=20)))


async def test_a_layout_is_read_and_its_buttons_are_found_however_deep(scene: Scene) -> None:
    async with running(scene.server, showing(Layout)):
        shown = await scene.alice.command(scene.channel, "panel")
        by_label = await scene.alice.press(shown.message, "Demander")
        by_id = await scene.bob.press(shown.message, "say:hello")

    assert shown.message.is_v2
    assert shown.text == "# Table 2\nYour turn"
    assert shown.message.labels == ["Demander", "Edit", "Think", "Later", "Form", "Twice"]
    assert alt_texts(shown.message) == ["The board", "The board"]
    assert (by_label.text, by_id.text) == ("Alice hello None", "Bob hello None")
    assert scene.bob.messages(scene.channel) == [shown.message, by_id.message]


async def test_a_picture_in_a_gallery_gets_its_address_and_size(scene: Scene) -> None:
    async with running(scene.server, showing(Layout)) as bot:
        shown = await scene.alice.command(scene.channel, "panel")
        media = shown.message.components[0]["components"][2]["items"][0]["media"]
        received = await bot.http.get_from_cdn(media["url"])

    assert received == picture()
    assert (media["width"], media["height"], media["content_type"]) == (20, 10, "image/png")


async def test_an_update_keeps_the_message_and_changes_it(scene: Scene) -> None:
    async with running(scene.server, showing(Layout)):
        shown = await scene.alice.command(scene.channel, "panel")
        old = old_screen(shown.message)
        answer = await scene.alice.press(shown.message, "Edit")

    assert answer.kind is AnswerKind.UPDATE
    assert answer.message is shown.message
    assert "changed" in shown.message.text
    assert "Table 2" in old.text


async def test_a_deferral_settles_when_it_is_filled(scene: Scene) -> None:
    async with running(scene.server, showing(Layout)):
        shown = await scene.alice.command(scene.channel, "panel")
        thinking = await scene.alice.press(shown.message, "Think")
        before = thinking.message.is_loading
        settled = await thinking.settled()
        quiet = await scene.alice.press(shown.message, "Later")
        after = await quiet.settled()

    assert thinking.kind is AnswerKind.DEFERRED
    assert before
    assert settled.text == "thought"
    assert settled.is_ephemeral
    assert after.text == "after"
    assert scene.bob.messages(scene.channel) == [shown.message]


async def test_selects_take_values_or_labels(scene: Scene) -> None:
    async with running(scene.server, showing(Layout)):
        shown = await scene.alice.command(scene.channel, "panel")
        colours = await scene.alice.choose(shown.message, "Colours", ["Red", "blue"])
        with pytest.raises(CannotDo, match="1 to 2"):
            await scene.alice.choose(shown.message, "Colours", ["red", "green", "blue"])

    assert colours.text == "Alice colours ['red', 'blue']"


class FreeChoice(ui.View):
    """A list that may be left empty, as the library sends it: it names each select as required, which counts in forms only."""

    def __init__(self) -> None:
        super().__init__(timeout=60)
        options = [discord.SelectOption(label=name, default=True) for name in ("Red", "Green")]
        select: ui.Select[FreeChoice] = ui.Select(
            custom_id="say:colours", placeholder="Colours", options=options, min_values=0, max_values=2
        )
        self.add_item(select)


async def test_a_list_of_a_message_may_be_emptied(scene: Scene) -> None:
    async with running(scene.server, showing(FreeChoice)):
        shown = await scene.alice.command(scene.channel, "panel")
        none = await scene.alice.choose(shown.message, "Colours", [])

    assert none.text == "Alice colours []"


async def test_a_form_opens_and_every_kind_of_field_arrives(scene: Scene) -> None:
    async with running(scene.server, showing(Layout)):
        shown = await scene.alice.command(scene.channel, "panel")
        opened = await scene.alice.press(shown.message, "Form")
        with pytest.raises(CannotDo, match="takes 1 to 1"):
            await scene.alice.submit(opened, {"why": "flour"})
        answer = await scene.alice.submit(opened, {"Person": "Baker", "why": "flour"})

    assert opened.kind is AnswerKind.MODAL
    assert opened.modal.title == "Accuse"
    sent = ast.literal_eval(answer.text)
    assert [part["type"] for part in sent] == [10, 18, 18]
    assert [part["component"].get("values") or part["component"]["value"] for part in sent[1:]] == [
        ["baker"],
        "flour",
    ]


async def test_a_second_acknowledgement_is_40060(scene: Scene) -> None:
    async with running(scene.server, showing(Layout)):
        shown = await scene.alice.command(scene.channel, "panel")
        await scene.alice.press(shown.message, "Twice")
        await scene.server.quiet()

    assert scene.world.requests[-1].status == 400
    assert scene.world.requests[-1].response["code"] == 40060


async def test_an_ephemeral_panel_is_pressed_by_its_owner_only(scene: Scene) -> None:
    async with running(scene.server, showing(Layout, ephemeral=True)):
        shown = await scene.alice.command(scene.channel, "panel")
        answer = await scene.alice.press(shown.message, "edit")
        with pytest.raises(CannotDo):
            await scene.bob.press(shown.message, "edit")

    assert answer.kind is AnswerKind.UPDATE
    assert "changed" in scene.alice.ephemerals(scene.channel)[0].text


async def test_a_forged_id_and_an_old_screen_reach_the_bot(scene: Scene) -> None:
    scene.world.patience = 0.2
    async with running(scene.server, showing(Layout)) as bot:
        shown = await scene.alice.command(scene.channel, "panel")
        old = old_screen(shown.message)
        shown.message.components = []
        stale = await scene.alice.press(old, "Demander")
        forged = await scene.bob.click(shown.message, "nothing")
        assert bot.heard.count("INTERACTION_CREATE") == 3

    assert stale.text == "Alice hello None"
    assert forged.kind is AnswerKind.NONE


def wrong(**body: Any) -> dict[str, Any]:
    return body


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "b", "custom_id": custom_id, **more}


def text(letters: int) -> dict[str, Any]:
    return {"type": 10, "content": "x" * letters}


V2 = 1 << 15


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (wrong(content="x" * 2001), "BASE_TYPE_BAD_LENGTH"),
        (wrong(components=[row(button(str(n))) for n in range(6)]), "BASE_TYPE_BAD_LENGTH"),
        (wrong(components=[row(button(), button())]), "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (wrong(components=[row(button(label="x" * 81))]), "BASE_TYPE_BAD_LENGTH"),
        (wrong(components=[row(button("x" * 101))]), "BASE_TYPE_BAD_LENGTH"),
        (wrong(components=[text(3)]), "UNION_TYPE_CHOICES"),
        (wrong(content="x", components=[text(3)], flags=V2), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        (wrong(components=[text(2001), text(2000)], flags=V2), "TEXT_DISPLAY_TOTAL"),
        (wrong(components=[text(1) for _ in range(41)], flags=V2), "BASE_TYPE_MAX_LENGTH"),
        (
            wrong(components=[{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}], flags=V2),
            "MEDIA_ATTACHMENT_NOT_FOUND",
        ),
        (wrong(content="x", surprise=1), "PRACTICE_UNHANDLED_FIELD"),
        (wrong(embeds=[{"description": "x"}]), "PRACTICE_UNHANDLED_FIELD"),
    ],
)
async def test_a_message_over_a_limit_is_50035_with_its_field_and_noted(
    scene: Scene, body: dict[str, Any], code: str
) -> None:
    async with running(scene.server, lambda _: None) as bot:
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=scene.channel.id)
        with pytest.raises(discord.HTTPException) as refused:
            await bot.http.request(route, json=body)

    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert code in str(scene.world.requests[-1].response["errors"])
    assert len(scene.world.faults) == 1
    assert scene.channel.messages == []
    scene.world.faults.clear()
    scene.world.requests.clear()
