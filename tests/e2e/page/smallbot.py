"""A bot that shows one of everything: the child of the practice table in the page's own tests."""

from __future__ import annotations

import asyncio
import io
import os
import sys
import warnings
import wave
from typing import Any, ClassVar

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord
    from discord import app_commands, ui

from PIL import Image, ImageDraw

from bot.practice.launch.bot_child import point_from_environment
from tests.e2e.practice.fixtures import SmallBot

Inter = discord.Interaction[SmallBot]
ALT = "A green board with a red square"
TEXT = """# Evening at the club
## Second heading
### Third
-# Small print under it
**bold**, *italic*, ***both***, __under__, ~~struck~~, `code *as is*` and ||hidden||
> a quotation
> of two lines
- first
  - nested
- second
1. one
2. two
```py
print("<b>not bold</b>")
```
<script>alert(1)</script> & <b>plain</b>, \\*escaped\\*, https://example.org/a_b_c, [words](https://example.org)
At <t:1893456000:f>, that is <t:1893456000:R>."""


def picture() -> bytes:
    buffer = io.BytesIO()
    board = Image.new("RGB", (640, 360), "#24483a")
    ImageDraw.Draw(board).rectangle((260, 120, 380, 240), fill="#b0413e", outline="#f3e6c8", width=6)
    board.save(buffer, "PNG")
    return buffer.getvalue()


def sound() -> bytes:
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(1)
        out.setframerate(8000)
        out.writeframes(bytes(128 + (60 if n // 20 % 2 else -60) for n in range(8000)))
    return buffer.getvalue()


def board_file() -> discord.File:
    return discord.File(io.BytesIO(picture()), "board.png", description=ALT)


def options(*names: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=name, value=name.lower(), description=f"The {name.lower()} one") for name in names
    ]


class Panel(ui.LayoutView):
    def __init__(self, title: str = "Table 2") -> None:
        super().__init__(timeout=None)
        box: ui.Container[Panel] = ui.Container(accent_colour=discord.Colour(0x35694A))
        box.add_item(ui.TextDisplay(f"# {title}\nIt is the turn of **everybody**."))
        box.add_item(ui.TextDisplay("A text above a button"))
        box.add_item(ui.ActionRow(ui.Button(label="Beside", custom_id="say:beside")))
        gallery: ui.MediaGallery[Panel] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description=ALT)
        box.add_item(gallery)
        box.add_item(ui.Separator())
        row: ui.ActionRow[Panel] = ui.ActionRow()
        row.add_item(ui.Button(label="Only me", custom_id="say:hello", style=discord.ButtonStyle.primary))
        row.add_item(ui.Button(label="Change", custom_id="edit", style=discord.ButtonStyle.success))
        row.add_item(ui.Button(label="Form", custom_id="form"))
        row.add_item(ui.Button(label="Silence", custom_id="silence", style=discord.ButtonStyle.danger))
        row.add_item(ui.Button(label="Off", custom_id="off", disabled=True))
        box.add_item(row)
        one: ui.Select[Panel] = ui.Select(
            custom_id="say:one", placeholder="One colour", options=options("Red", "Green")
        )
        many: ui.Select[Panel] = ui.Select(
            custom_id="say:many",
            placeholder="Two colours",
            options=options("Blue as the river at night", "Pink", "Grey as the fog above it"),
            min_values=2,
            max_values=2,
        )
        box.add_item(ui.ActionRow(many))
        for each in (box, ui.ActionRow(one)):
            self.add_item(each)
        self.stop()


class Form(ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="Accuse", custom_id="accuse", timeout=60)
        self.add_item(ui.TextDisplay("**Think twice**: an accusation cannot be taken back."))
        self.add_item(
            ui.Label(text="Person", component=ui.Select(custom_id="person", options=options("Butcher", "Baker")))
        )
        weapons: ui.Select[Form] = ui.Select(
            custom_id="weapons", options=options("Knife", "Rope", "Candle"), min_values=2, max_values=2
        )
        self.add_item(ui.Label(text="Weapons", component=weapons))
        self.add_item(
            ui.Label(
                text="Why",
                description="Nobody else reads it",
                component=ui.TextInput(
                    custom_id="why", style=discord.TextStyle.paragraph, min_length=3, max_length=200
                ),
            )
        )
        self.stop()


class French(app_commands.Translator):
    words: ClassVar[dict[str, str]] = {
        "clues": "indices",
        "ask": "demander",
        "witness": "temoin",
        "Ask a witness": "Interroger un témoin",
    }

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self.words.get(string.message) if locale is discord.Locale.french else None


def prepare(bot: SmallBot) -> None:
    bot.translator = French()
    tree = bot.tree

    @tree.command(description="Show one of everything")
    async def panel(interaction: Inter) -> None:
        await interaction.response.send_message(view=Panel(), files=[board_file()])

    @tree.command(description="Show what text can look like")
    async def words(interaction: Inter) -> None:
        await interaction.response.send_message(f"{TEXT}\n{interaction.user.mention} in <#{interaction.channel_id}>")

    @tree.command(description="Play something")
    async def music(interaction: Inter) -> None:
        files = [
            discord.File(io.BytesIO(sound()), "train.wav", description="A train goes by"),
            discord.File(io.BytesIO(sound()), "knock.wav"),
            discord.File(io.BytesIO(b"{}"), "table.json"),
            board_file(),
        ]
        await interaction.response.send_message("Listen", files=files)

    @tree.command(description="Write to your mailbox")
    async def mail(interaction: Inter) -> None:
        try:
            await interaction.user.send(f"A secret for {interaction.user.display_name}", file=board_file())
        except discord.Forbidden:
            await interaction.response.send_message("Your mailbox is closed", ephemeral=True)
        else:
            await interaction.response.send_message("Look into your mailbox", ephemeral=True)

    @tree.command(description="Think for a while")
    async def think(interaction: Inter) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await asyncio.sleep(0.7)
        await interaction.edit_original_response(content="I thought")

    @tree.command(description="Never answer")
    async def silence(interaction: Inter) -> None:
        """Say nothing."""

    group = app_commands.Group(name="clues", description="The game")

    @group.command(description="Ask a witness")
    @app_commands.choices(inner=[app_commands.Choice(name="Left", value=1), app_commands.Choice(name="Right", value=2)])
    async def ask(
        interaction: Inter,
        witness: discord.User,
        about: str,
        inner: app_commands.Choice[int] | None = None,
        secret: bool = False,
        count: app_commands.Range[int, 1, 3] | None = None,
    ) -> None:
        said = (witness.display_name, about, inner and inner.value, secret, count)
        await interaction.response.send_message(f"asked {said}")

    @ask.autocomplete("about")
    async def about(interaction: Inter, current: str) -> list[app_commands.Choice[str]]:
        who = interaction.namespace.witness
        names = [f"{word} {'to ' + who.display_name if who else ''}".strip() for word in ("Red", "Rail car", "Rope")]
        return [
            app_commands.Choice(name=name, value=name.split(" to ")[0].lower())
            for name in names
            if current.lower() in name.lower()
        ]

    tree.add_command(group)

    @bot.event
    async def on_interaction(interaction: Inter) -> None:
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.modal_submit:
            values = [
                part["component"].get("values", part["component"].get("value")) for part in data["components"][1:]
            ]
            await interaction.response.send_message(f"{interaction.user.display_name} accuses {values}", ephemeral=True)
        elif interaction.type is discord.InteractionType.component:
            await touched(interaction, data)


async def touched(interaction: Inter, data: Any) -> None:
    match data["custom_id"].split(":"):
        case ["say", words]:
            said = f"{interaction.user.display_name} {words} {data.get('values', '')}"
            await interaction.response.send_message(said, ephemeral=True)
        case ["edit"]:
            await interaction.response.edit_message(
                view=Panel("Changed\n➤ **Odette Larivière** (plays)"), attachments=[board_file()]
            )
        case ["form"]:
            await interaction.response.send_modal(Form())
        case _:
            return


class Careful(SmallBot):
    """Tells its commands once only: the practice table has Discord's limits, and they are few."""

    async def setup_hook(self) -> None:
        await self.tree.set_translator(self.translator)
        if not await self.tree.fetch_commands():
            await self.tree.sync()


async def main() -> None:
    point_from_environment()
    async with Careful(prepare) as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
