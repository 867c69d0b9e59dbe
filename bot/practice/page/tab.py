"""One browser tab as its parts know it: who one is, which channel is open, and what things are called there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from urllib.parse import urlencode

from nicegui import Client, ui
from nicegui.element import Element

from bot.practice.loopback import permissions
from bot.practice.loopback.model import Channel, ChannelKind
from bot.practice.loopback.person import Person
from bot.practice.page import markdown
from bot.practice.page.session import Session


class Tab(ABC):
    """What the parts of a screen share; the screen itself knows them all, and they know only this."""

    root: Element
    dark: ui.dark_mode

    def __init__(self, session: Session, client: Client, person: Person, channel: Channel | None) -> None:
        self.session = session
        self.world = session.world
        self.client = client
        self.person = person
        self.channel = channel
        self.words = session.words(person.user)
        self.follows = False

    @abstractmethod
    def follow(self) -> None:
        """Where that is wanted, become who is awaited at the table of this channel, unless one is already."""

    @abstractmethod
    def become(self, person: Person) -> None:
        """Go on as somebody else, in the same channel where they see it; from one mailbox to the other."""

    @abstractmethod
    def go(self, channel: Channel) -> None:
        """Open a channel."""

    def link(self, person: Person | None = None, channel: Channel | None = None) -> str:
        """Return the address at which a tab shows somebody somewhere."""
        query = {"as": (person or self.person).user.name}
        if channel is not None:
            query["in"] = str(channel.id)
        return f"/?{urlencode(query)}"

    def channel_name(self, channel: Channel) -> str:
        """Name a channel; a mailbox is the same to everybody: one's own."""
        return self.words("mailbox") if channel.kind is ChannelKind.DM else channel.name

    @staticmethod
    def channel_icon(channel: Channel) -> str:
        """Choose the sign of a kind of channel."""
        if channel.is_private_thread:
            return "lock"
        return "mail" if channel.recipient else "subdirectory_arrow_right" if channel.is_thread else "tag"

    def names(self) -> markdown.Names:
        """Name the ids in a text, as this person sees them."""

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

        return markdown.Names(
            person, channel, lambda at, style: self.words.stamp(at, style, self.world.clock.utc()), command
        )

    def notice(self, text: str, kind: str = "info") -> None:
        """Show a passing notice."""
        with self.root:
            note = ui.notification(text, timeout=5, close_button=self.words("close"), position="top")
            note.classes(f"notice is-{kind}")
