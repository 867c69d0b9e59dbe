"""A practice world that is written to a file and read again."""

from __future__ import annotations

from pathlib import Path

from bot.practice.loopback import message_body
from bot.practice.loopback.model import Channel, Message, User
from bot.practice.loopback.world import World
from bot.practice.loopback.world_store import FILE, WorldStore, read


def said(world: World, channel: Channel, author: User, text: str) -> Message:
    message = world.blank(channel, author)
    message_body.compose(world, message, {"content": text}, ())
    return world.send(message)


def kept(world: World, folder: Path) -> World:
    """Keep a world, and read what was written."""
    folder.mkdir(exist_ok=True)
    WorldStore(world, folder / FILE).close()
    found = read(folder / FILE, world.cdn)
    assert found is not None
    return found
