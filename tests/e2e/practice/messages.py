"""What a test reads in a message, beyond what a person presses."""

from __future__ import annotations

import copy
from dataclasses import replace

from bot.practice.loopback.components import ComponentType, walk
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import Message


def selects(message: Message) -> list[Json]:
    """Return its selects, as raw components."""
    return [part for part in walk(message.components) if part.get("type") == ComponentType.SELECT]


def buttons(message: Message) -> list[Json]:
    """Return what can be pressed in it, as raw components."""
    return [part for part in walk(message.components) if part.get("type") == ComponentType.BUTTON]


def alt_texts(message: Message) -> list[str]:
    """Return the descriptions of its files and pictures."""
    found = [attachment.description for attachment in message.attachments]
    for part in walk(message.components):
        items = part.get("items") or [] if part.get("type") == ComponentType.GALLERY else [part]
        found += [item.get("description") for item in items if "media" in item]
    return [description for description in found if description]


def old_screen(message: Message) -> Message:
    """Keep it as it is at this moment: what a screen still shows after it has changed."""
    parts = copy.deepcopy(message.components)
    return replace(message, components=parts, attachments=list(message.attachments), pings=list(message.pings))
