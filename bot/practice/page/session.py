"""What all tabs of the page share: the server, the bot's process, the words, and what everybody has read."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.messages.catalogue import Catalogue
from bot.messages.names import plain
from bot.practice.launch.bot_process import BotProcess
from bot.practice.loopback.model import Channel, User
from bot.practice.loopback.person import Person
from bot.practice.loopback.server import PracticeServer
from bot.practice.loopback.world import World
from bot.practice.page.elements import BOT, TINTS
from bot.practice.page.unread import ReadMarks
from bot.practice.page.words import Words

AWAITED_LINE = re.compile(r"^[➤…] .+", re.MULTILINE)
LANGUAGES = {"en-US": "English (US)", "en-GB": "English (UK)", "fr": "Français"}


@dataclass(slots=True, eq=False)
class Session:
    """The one place where tabs meet."""

    server: PracticeServer
    bot: BotProcess
    catalogue: Catalogue
    reset: Callable[[], Awaitable[None]]
    read_marks: ReadMarks = field(init=False)

    def __post_init__(self) -> None:
        self.read_marks = ReadMarks(self.world.seen)

    @property
    def world(self) -> World:
        """The world."""
        return self.server.world

    def people(self) -> list[Person]:
        """List everybody one can be."""
        return [Person(self.world, user) for user in self.world.people]

    def person(self, user: User) -> Person:
        """Be somebody."""
        return Person(self.world, user)

    def words(self, user: User) -> Words:
        """Open the catalogue in somebody's language."""
        return Words(self.catalogue, user.locale)

    def tint(self, user: User) -> str:
        """Choose the colour of somebody's visiting card: neighbours differ."""
        people = self.world.people
        return str(people.index(user) % TINTS) if user in people else BOT if user.is_bot else "0"

    def named(self, name: str | None, wanted: str = "") -> Person:
        """Find a person by name or first name, whatever the accents; else the first who reads the `wanted` language."""
        people = self.people()
        if name:
            key = plain(name)
            for person in people:
                if key in (plain(person.user.name), plain(person.user.name.split()[0])):
                    return person
        speaks = [person for person in people if wanted.lower().startswith(person.user.locale[:2])]
        return (speaks or people)[0]

    def channel(self, person: Person, wanted: str | None) -> Channel | None:
        """Find a channel that somebody sees, by id or name, or `mailbox`; else give the first there is."""
        if wanted == "mailbox":
            return person.mailbox_channel
        seen = person.channels()
        for channel in seen:
            if wanted in (str(channel.id), channel.name):
                return channel
        return seen[0] if seen else None


def awaited(world: World, channel: Channel) -> list[User]:
    """Return whom a channel's table waits for: the newest panel marks their lines beside its picture or below it, or the newest post calls them."""
    said = [each for each in channel.messages if each.author is world.bot and not each.is_ephemeral]
    panels = [each for each in said if each.is_v2 and each.buttons]
    told = [*(file.description or "" for file in panels[-1].attachments), panels[-1].text] if panels else []
    lines = AWAITED_LINE.findall("\n".join(told))
    return [user for user in world.people if any(_names(line, user) for line in lines)] or (
        said[-1].pings if said else []
    )


def _names(line: str, user: User) -> bool:
    return re.search(rf"(?<!\w){re.escape(user.name)}(?!\w)", line) is not None
