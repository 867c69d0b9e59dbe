"""State shared by all tabs of the page: server, bot process, catalogue, read marks."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cached_property

from bot.messages.catalogue import Catalogue
from bot.messages.names import plain
from bot.practice.launch.bot_process import BotProcess
from bot.practice.launch.locales import named_locales
from bot.practice.loopback.model import Channel, User
from bot.practice.loopback.person import UserClient
from bot.practice.loopback.server import PracticeServer
from bot.practice.loopback.world import World
from bot.practice.page.elements import BOT, TINTS
from bot.practice.page.unread import ReadMarks
from bot.practice.page.words import PageWords

AWAITED_LINE = re.compile(r"^[➤…] .+", re.MULTILINE)


@dataclass(eq=False)
class PageSession:
    """The shared state of all tabs, with lookups by name."""

    server: PracticeServer
    bot: BotProcess
    catalogue: Catalogue
    reset: Callable[[], Awaitable[None]]
    read_marks: ReadMarks = field(init=False)

    def __post_init__(self) -> None:
        self.read_marks = ReadMarks(self.world.seen)

    @property
    def world(self) -> World:
        """The server's world."""
        return self.server.world

    def people(self) -> list[UserClient]:
        """Return all people that a tab can act as."""
        return [UserClient(self.world, user) for user in self.world.people]

    def person(self, user: User) -> UserClient:
        """Return the client of a user."""
        return UserClient(self.world, user)

    def words(self, user: User) -> PageWords:
        """Return the page's words in a user's language."""
        return PageWords(self.catalogue, user.locale)

    @cached_property
    def locales(self) -> dict[str, str]:
        """The locales that people and servers may have, with their names."""
        return named_locales(self.catalogue)

    def tint(self, user: User) -> str:
        """Return the colour of a user's visiting card. Neighbours differ."""
        people = self.world.people
        return str(people.index(user) % TINTS) if user in people else BOT if user.is_bot else "0"

    def named(self, name: str | None, wanted: str = "") -> UserClient:
        """Return a person by name or first name, ignoring accents; else the first who reads the `wanted` language, or the first of all."""
        people = self.people()
        if name:
            key = plain(name)
            for person in people:
                if key in (plain(person.user.name), plain(person.user.name.split()[0])):
                    return person
        language = self.catalogue.language(wanted.partition(",")[0].partition(";")[0])
        speaks = [person for person in people if self.catalogue.language(person.user.locale) == language]
        return (speaks or people)[0]

    def channel(self, person: UserClient, wanted: str | None) -> Channel | None:
        """Return a channel visible to a person by id, name or `mailbox`; else their first one, or None."""
        if wanted == "mailbox":
            return person.mailbox_channel
        seen = person.channels()
        for channel in seen:
            if wanted in (str(channel.id), channel.name):
                return channel
        return seen[0] if seen else None


def awaited(world: World, channel: Channel) -> list[User]:
    """Return the people awaited at a channel's table.

    The newest panel marks their lines in its text or alt text. Without marks they are the users mentioned in the newest post.
    """
    said = [each for each in channel.messages if each.author is world.bot and not each.is_ephemeral]
    panels = [each for each in said if each.is_v2 and each.buttons]
    told = [*(file.description or "" for file in panels[-1].attachments), panels[-1].text] if panels else []
    lines = AWAITED_LINE.findall("\n".join(told))
    return [user for user in world.people if any(_names(line, user) for line in lines)] or (
        said[-1].pings if said else []
    )


def _names(line: str, user: User) -> bool:
    return re.search(rf"(?<!\w){re.escape(user.name)}(?!\w)", line) is not None
