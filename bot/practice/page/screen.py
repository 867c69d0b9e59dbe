"""One browser tab: who one is, which channel is open, and what is drawn anew when the world changes."""

from __future__ import annotations

import asyncio
from urllib.parse import urlencode

from nicegui import Client, ui
from nicegui.element import Element

from bot.practice import permissions
from bot.practice.driver import Person
from bot.practice.interactions import Modal
from bot.practice.model import Channel, ChannelKind, Message, User
from bot.practice.records import Change, ChangeKind

from . import markdown
from .bar import Bar
from .club import Club
from .composer import Composer
from .controls import Controls
from .elements import Tag
from .forms import open_form
from .guide import open_guide
from .head import Head
from .talk import Talk
from .top import Top

TALKS = (ChangeKind.MESSAGE_SENT, ChangeKind.MESSAGE_EDITED, ChangeKind.MESSAGE_DELETED)
QUIET = (ChangeKind.REQUEST, ChangeKind.INTERACTION, ChangeKind.ANSWERED, ChangeKind.TYPING)


class Screen:
    """A tab. It watches the world as long as it lives, and gathers what changed in one moment into one drawing."""

    def __init__(self, club: Club, client: Client, person: Person, channel: Channel | None) -> None:
        self.club = club
        self.client = client
        self.person = person
        self.channel = channel
        self.words = club.words(person.user)
        self._touched: dict[int, Message] = {}
        self._is_stale = False
        self._is_waiting = False
        client.on_delete(club.world.subscribe(self._told))
        client.on_delete(club.reading.subscribe(self._draw_soon))

    # -- drawing

    def open(self) -> None:
        """Draw everything for the first time."""
        ui.add_head_html('<link rel="stylesheet" href="/look/page.css">')
        ui.colors(primary="#a27a24", secondary="#5b6b5e", accent="#7a2e2e", negative="#b5382f", positive="#3f7350")
        self.dark = ui.dark_mode(None)
        self.root: Element = Tag("div", "", "club")
        self._draw()

    def _draw(self) -> None:
        self.root.clear()
        self.root.props["lang"] = self.words.language
        with self.root:
            self.top = Top(self)
            self.bar = Bar(self)
            with Tag("main", "", "middle"):
                self.head = Head(self)
                self.talk = Talk(self)
                self.composer = Composer(self)
            self.controls = Controls(self)
        self._show_channel()

    def _show_channel(self) -> None:
        if self.channel is not None:
            before = self.club.reading.read(self.person.user, self.channel)
            self.talk.show(self.channel, before.count)
        self.head.draw()
        self.composer.draw()
        self._refresh()
        self._name_tab()

    def _refresh(self) -> None:
        self.top.refresh()
        self.bar.refresh()
        self.controls.refresh()

    def _name_tab(self) -> None:
        waiting = self.club.reading.total(self.person).count
        name = self.channel_name(self.channel) if self.channel is not None else "Alibi"
        with self.root:
            ui.page_title(f"({waiting}) {name}" if waiting else name)

    # -- where one is

    def become(self, person: Person) -> None:
        """Go on as somebody else, in the same channel where they see it; from one mailbox to the other."""
        is_mailbox = self.channel is not None and self.channel.recipient is not None
        self.person = person
        self.words = self.club.words(person.user)
        if is_mailbox:
            self.channel = person.mailbox_channel
        elif self.channel is None or not permissions.may_see(self.channel, person.user):
            self.channel = self.club.channel(person, None)
        self._draw()
        self._address()

    def go(self, channel: Channel) -> None:
        """Open a channel."""
        self.channel = channel
        self.bar.close()
        self._show_channel()
        self._address()

    def link(self, person: Person | None = None, channel: Channel | None = None) -> str:
        """Give the address at which a tab shows somebody somewhere."""
        query = {"as": (person or self.person).user.name}
        if channel is not None:
            query["in"] = str(channel.id)
        return f"/?{urlencode(query)}"

    def _address(self) -> None:
        with self.root:
            ui.navigate.history.replace(self.link(channel=self.channel))

    # -- what is called how

    def channel_name(self, channel: Channel) -> str:
        """Name a channel; a mailbox is the same to everybody: one's own."""
        return self.words("mailbox") if channel.kind is ChannelKind.DM else channel.name

    def names(self) -> markdown.Names:
        """Give names to the ids in a text, as this person sees them."""
        world = self.club.world

        def person(user_id: int) -> str | None:
            user: User | None = world.users.get(user_id)
            return user.name if user is not None else None

        def channel(channel_id: int) -> tuple[str, str] | None:
            found = world.channels.get(channel_id)
            if found is None or not permissions.may_see(found, self.person.user):
                return None
            return self.channel_name(found), self.link(channel=found)

        def command(path: str) -> str:
            here = self.person.slashes(self.channel) if self.channel is not None else []
            return next((each.label for each in here if each.path == path), path)

        return markdown.Names(
            person, channel, lambda at, style: self.words.stamp(at, style, world.clock.utc()), command
        )

    # -- what happens

    def _told(self, change: Change) -> None:
        if change.kind in QUIET:
            return
        if change.kind in TALKS and change.message is not None:
            if change.message.channel is self.channel:
                self._touched[change.message.id] = change.message
        else:
            self._is_stale = True
        self._draw_soon()

    def _draw_soon(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            asyncio.get_running_loop().call_soon(self._catch_up)

    def _catch_up(self) -> None:
        """Draw all that changed since the last time, once."""
        self._is_waiting = False
        if self.client.is_deleted:
            return
        touched, self._touched = self._touched, {}
        is_stale, self._is_stale = self._is_stale, False
        if self.channel is None or not self._still_there(self.channel):
            self._leave()
            return
        if touched:
            self.talk.catch_up(list(touched.values()))
            self.club.reading.read(self.person.user, self.channel)
        if is_stale:
            self.head.draw()
            self.composer.refresh()
        self._refresh()
        self._name_tab()

    def _still_there(self, channel: Channel) -> bool:
        return not channel.is_deleted and permissions.may_see(channel, self.person.user)

    def _leave(self) -> None:
        gone = self.channel
        self.channel = self.club.channel(self.person, None)
        self._draw()
        self._address()
        if gone is not None:
            self.notice(self.words("channel-gone", channel=gone.name))

    # -- what the parts share

    def open_form(self, form: Modal) -> None:
        """Open a form that the bot asks this person to fill in."""
        open_form(self, form)

    def open_guide(self) -> None:
        """Open the help."""
        open_guide(self)

    def notice(self, text: str, kind: str = "info") -> None:
        """Say something in passing."""
        with self.root:
            note = ui.notification(text, timeout=5, close_button=self.words("close"), position="top")
            note.classes(f"notice is-{kind}")
