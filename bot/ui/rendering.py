"""Turns finished messages into those of discord.py: Components V2 layouts, forms, files. Adds no words of its own."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterable
from pathlib import PurePosixPath
from typing import Any, Protocol
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.tables.ids import UserId
from bot.telling.message import (
    Button,
    Choice,
    Field,
    Form,
    Heading,
    PersonSelect,
    PrivateMessage,
    PublicMessage,
    Reader,
    Row,
    Select,
)
from games.core.scene import PrivateScene, PublicScene
from games.core.sound import PublicSound


class Paint(Protocol):
    """Draws a scene for a reader."""

    def __call__(
        self, scene: PublicScene | PrivateScene, reader: Reader, *, patience: float | None = None
    ) -> Awaitable[bytes | None]:
        """Return the picture; None where it failed, or took longer than the patience: then the text stands alone."""


class ClipMaker(Protocol):
    """Makes the clip of a sound."""

    def __call__(self, sound: PublicSound, *, patience: float | None = None) -> Awaitable[bytes | None]:
        """Return the clip; None where it failed, or took longer than the patience: then its caption stands alone."""


ACCENT = discord.Colour(0x7A2E2E)
STYLES = {
    "grey": discord.ButtonStyle.secondary,
    "blue": discord.ButtonStyle.primary,
    "green": discord.ButtonStyle.success,
    "red": discord.ButtonStyle.danger,
}
NOBODY = discord.AllowedMentions.none()
TABLE_PICTURE = "table.png"
MOVING = ".webp"
CONTENT = 2000
"""The most letters that Discord takes in a plain message."""


class Renderer:
    """Renders messages; pictures and clips are made in the painter's pool."""

    def __init__(
        self, paint: Paint, play: ClipMaker | None = None, is_kept_out: Callable[[UserId], bool] = lambda _: False
    ) -> None:
        """`is_kept_out`: people that nothing notifies, though they are named."""
        self._paint = paint
        self._play = play
        self._is_kept_out = is_kept_out

    async def sending(
        self, message: PublicMessage | PrivateMessage, *, pictures: bool = True, is_layout: bool = False
    ) -> dict[str, Any]:
        """Return the arguments for sending a new message. Without `pictures` (and sounds), the words stand alone.

        With `is_layout`, no word of it is plain content, which a phone would show while it is locked.
        """
        layout, files = await self._body(message, pictures=pictures, is_layout=is_layout)
        if isinstance(message, PublicMessage) and pictures and layout is None:
            files += await self.clip(message)
        body: dict[str, Any] = {"allowed_mentions": self.mentions(message)}
        if layout is not None:
            body["view"] = layout
        else:
            body["content"] = message.text
            if message.rows:
                body["view"] = _buttons_below(message.rows)
        if files:
            body["files"] = files
        return body

    async def editing(
        self, message: PublicMessage | PrivateMessage, *, pictures: bool = True, patience: float | None = None
    ) -> dict[str, Any]:
        """Return the arguments for editing a layout message; its old picture goes."""
        layout, files = await self._body(message, pictures=pictures, is_layout=True, patience=patience)
        return {"view": layout, "attachments": files, "allowed_mentions": self.mentions(message)}

    def mentions(self, message: PublicMessage | PrivateMessage) -> discord.AllowedMentions:
        """Return the people that a message may notify: in a channel those it calls, in private none."""
        calls = message.calls if isinstance(message, PublicMessage) else ()
        called = [discord.Object(user) for user in calls if not self._is_kept_out(UserId(user))]
        if not called:
            return NOBODY
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)

    async def _body(
        self,
        message: PublicMessage | PrivateMessage,
        *,
        pictures: bool,
        is_layout: bool = False,
        patience: float | None = None,
    ) -> tuple[ui.LayoutView | None, list[discord.File]]:
        files = [discord.File(io.BytesIO(data), filename=name) for name, data in message.files]
        if not is_layout and is_ordinary(message):
            return None, files
        is_public = isinstance(message, PublicMessage)
        picture = None
        if message.scene is not None and pictures:
            picture = await self._paint(message.scene, message.reader, patience=patience)
        layout = ui.LayoutView(timeout=None)
        box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
        if text := "\n".join(filter(None, (message.text, message.details if picture is None else ""))):
            box.add_item(ui.TextDisplay(text))
        if picture is not None:
            name = TABLE_PICTURE if is_public else "desk.png"
            is_covered = isinstance(message, PrivateMessage) and message.is_covered
            file = discord.File(io.BytesIO(picture), filename=name, description=message.alt or None)
            files.insert(0, file)
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{name}", description=message.alt or None, spoiler=is_covered)
            box.add_item(gallery)
        for name, _ in message.files:
            if name.endswith(MOVING):
                reel: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
                reel.add_item(media=f"attachment://{name}", description=message.alt or None)
                box.add_item(reel)
            else:
                box.add_item(ui.File(f"attachment://{name}"))
        for row in message.rows:
            if isinstance(row[0], Heading):
                box.add_item(ui.TextDisplay(row[0].text))
            else:
                box.add_item(action_row(row))
        layout.add_item(box)
        layout.stop()  # discord.py then keeps nothing of it: presses go to our own router
        return layout, files

    async def clip(self, message: PublicMessage, *, patience: float | None = None) -> list[discord.File]:
        """Return the sound of a post as a file, where it is made in time. Discord shows it with a button to play it."""
        if message.sound is None or self._play is None:
            return []
        clip = await self._play(message.sound, patience=patience)
        return [discord.File(io.BytesIO(clip), filename=_file_of(message.sound))] if clip is not None else []


def is_ordinary(message: PublicMessage | PrivateMessage) -> bool:
    """Return whether a message is plain content, not a layout, of which a phone's notification shows nothing."""
    is_long = len(message.text) > CONTENT  # a layout holds twice as much
    if message.scene is not None or message.files or is_long:
        return False
    if isinstance(message, PublicMessage):
        return not message.is_panel and (not message.rows or message.is_post or bool(message.calls))
    return not message.rows or message.is_plain


def has_clip(message: PublicMessage, attached: Iterable[discord.Attachment]) -> bool:
    """Return whether the clip that belongs to a message, if any does, is attached to it."""
    if message.sound is None or not is_ordinary(message):
        return True
    return any(file.filename == _file_of(message.sound) for file in attached)


def _file_of(sound: PublicSound) -> str:
    return f"{sound.name}.ogg"


def is_whole(message: PublicMessage, files: Iterable[discord.File], *, pictures: bool = True) -> bool:
    """Return whether a picture that is wanted, and may be posted, is among the files of a message."""
    return message.scene is None or not pictures or any(file.filename == TABLE_PICTURE for file in files)


def _buttons_below(rows: tuple[Row, ...]) -> ui.View:
    """Return the controls of an ordinary message."""
    view = ui.View(timeout=None)
    for n, row in enumerate(rows):
        for item in action_row(row).children:
            item.row = n
            view.add_item(item)
    view.stop()  # as of a layout
    return view


async def take_buttons(message: discord.Message) -> None:
    """Edit a message of our own so that nothing is left to press; its words, and the files it has, stay."""
    if not message.flags.components_v2:
        if message.components:
            await message.edit(view=None)
        return
    layout = ui.LayoutView.from_message(message, timeout=None)
    boxes = [each for each in layout.children if isinstance(each, ui.Container)]
    rows = [(box, each) for box in boxes for each in box.children if isinstance(each, ui.ActionRow)]
    for box, row in rows:
        box.remove_item(row)
    for each in layout.walk_children():
        if isinstance(each, ui.MediaGallery):  # Discord gives addresses that expire; the files are there by their names
            each.items = [_as_attached(item) for item in each.items]
        elif isinstance(each, ui.File):
            each.media = discord.UnfurledMediaItem(_attached(each.media.url))
    layout.stop()
    if rows:
        await message.edit(view=layout)


def _as_attached(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(_attached(item.media.url), description=item.description, spoiler=item.spoiler)


def _attached(url: str) -> str:
    return f"attachment://{PurePosixPath(urlsplit(url).path).name}"


def action_row(row: Row) -> ui.ActionRow[ui.LayoutView]:
    """Return one row of buttons, or one list."""
    items: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for each in row:
        if isinstance(each, Button):
            button: ui.Button[ui.LayoutView] = ui.Button(custom_id=each.id, label=each.label, style=STYLES[each.style])
            items.add_item(button)
        elif isinstance(each, Select):
            select: ui.Select[ui.LayoutView] = ui.Select(
                custom_id=each.id,
                placeholder=each.prompt,
                min_values=each.least,
                max_values=each.most,
                options=[_option(choice) for choice in each.choices],
            )
            items.add_item(select)
        elif isinstance(each, PersonSelect):
            people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(custom_id=each.id, placeholder=each.prompt)
            items.add_item(people)
    return items


def modal(form: Form) -> ui.Modal:
    """Return a form as a modal: each field a labelled select or text input."""
    made = ui.Modal(title=form.title, custom_id=form.id, timeout=900)
    for field in form.fields:
        made.add_item(ui.Label(text=field.label, component=_input(field)))
    made.stop()  # submissions go to our own router
    return made


def _input(field: Field) -> ui.Select[Any] | ui.TextInput[Any]:
    if field.choices:
        return ui.Select(
            custom_id=field.id,
            placeholder=field.prompt or None,
            min_values=field.least,
            max_values=field.most,
            required=field.least > 0,
            options=[_option(choice) for choice in field.choices],
        )
    return ui.TextInput(
        custom_id=field.id,
        style=discord.TextStyle.short if field.is_short else discord.TextStyle.paragraph,
        default=field.text or None,
        max_length=field.limit or None,
        placeholder=field.prompt or None,
        required=field.is_short,
    )


def _option(choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label, value=choice.value, description=choice.note, default=choice.is_default
    )
