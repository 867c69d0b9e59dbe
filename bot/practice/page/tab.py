"""A browser tab as seen by its parts: the current person, the open channel, names and links."""

from __future__ import annotations

from abc import ABC, abstractmethod
from urllib.parse import urlencode

from nicegui import Client, ui
from nicegui.element import Element

from bot.practice.loopback import permissions
from bot.practice.loopback.model import Channel, ChannelKind, Message
from bot.practice.loopback.person import UserClient
from bot.practice.page import markdown
from bot.practice.page.session import PageSession


class Tab(ABC):
    """The interface of a screen to its parts."""

    root: Element
    dark: ui.dark_mode

    def __init__(self, session: PageSession, client: Client, person: UserClient, channel: Channel | None) -> None:
        self.session = session
        self.world = session.world
        self.client = client
        self.person = person
        self.channel = channel
        self.words = session.words(person.user)
        self.follows = False
        self._opened_after = max(session.world.messages, default=0)

    @abstractmethod
    def follow(self) -> None:
        """If following is on, switch to an awaited person of this channel's table, unless the current one is awaited."""

    @abstractmethod
    def become(self, person: UserClient) -> None:
        """Switch to another person. The channel stays open if visible to them; a mailbox becomes theirs."""

    @abstractmethod
    def go(self, channel: Channel) -> None:
        """Open a channel."""

    @abstractmethod
    async def use(self, path: str) -> None:
        """Send a slash command without options in the open channel."""

    def link(self, person: UserClient | None = None, channel: Channel | None = None) -> str:
        """Return the address of a tab for a person (default: the current one) and a channel."""
        query = {"as": (person or self.person).user.name}
        if channel is not None:
            query["in"] = str(channel.id)
        return f"/?{urlencode(query)}"

    def shows(self, message: Message) -> bool:
        """Return whether a message is for the current person. Private answers are gone when a page is opened anew, as Discord's are."""
        if message.is_ephemeral and message.id <= self._opened_after:
            return False
        return message.ephemeral_to in (None, self.person.user)

    def channel_name(self, channel: Channel) -> str:
        """Return a channel's name. A mailbox has the same name for every person."""
        return self.words("mailbox") if channel.kind is ChannelKind.DM else channel.name

    @staticmethod
    def channel_icon(channel: Channel) -> str:
        """Return the icon of a channel's kind."""
        if channel.is_private_thread:
            return "lock"
        return "mail" if channel.recipient else "subdirectory_arrow_right" if channel.is_thread else "tag"

    def names(self) -> markdown.MentionNames:
        """Return the names of mentions in a text, as visible to the current person."""

        def person(user_id: int) -> str | None:
            user = self.world.users.get(user_id)
            return user.name if user is not None else None

        def channel(channel_id: int) -> tuple[str, str] | None:
            found = self.world.channels.get(channel_id)
            if found is None or not permissions.may_see(found, self.person.user):
                return None
            return self.channel_name(found), self.link(channel=found)

        def command(path: str) -> str:
            here = self.person.slashes(self.channel) if self.channel is not None else []
            return next((each.label for each in here if each.path == path), path)

        return markdown.MentionNames(
            person, channel, lambda at, style: self.words.stamp(at, style, self.world.clock.utc()), command
        )

    def notice(self, text: str, kind: str = "info") -> None:
        """Show a notice for five seconds."""
        with self.root:
            note = ui.notification(text, timeout=5, close_button=self.words("close"), position="top")
            note.classes(f"notice is-{kind}")
