"""One browser tab: who one is, which channel is open, and what is drawn anew when the world changes."""

from __future__ import annotations

import asyncio
from urllib.parse import urlencode

from nicegui import Client, ui
from nicegui.element import Element

from bot.practice.loopback import permissions
from bot.practice.loopback.changes import Change, ChangeKind
from bot.practice.loopback.interactions import Modal
from bot.practice.loopback.model import Channel, ChannelKind, Message, User
from bot.practice.loopback.person import Person
from bot.practice.page import markdown
from bot.practice.page.channel_header import ChannelHeader
from bot.practice.page.composer import Composer
from bot.practice.page.controls import Controls
from bot.practice.page.elements import Tag
from bot.practice.page.forms import open_form
from bot.practice.page.guide import open_guide
from bot.practice.page.message_list import MessageList
from bot.practice.page.session import Session
from bot.practice.page.sidebar import Sidebar
from bot.practice.page.top_bar import TopBar

TALKS = (ChangeKind.MESSAGE_SENT, ChangeKind.MESSAGE_EDITED, ChangeKind.MESSAGE_DELETED)
QUIET = (ChangeKind.REQUEST, ChangeKind.INTERACTION, ChangeKind.ANSWERED, ChangeKind.TYPING)


class Screen:
    """A tab. It watches the world as long as it lives, and gathers what changed in one moment into one drawing."""

    def __init__(self, session: Session, client: Client, person: Person, channel: Channel | None) -> None:
        self.session = session
        self.client = client
        self.person = person
        self.channel = channel
        self.words = session.words(person.user)
        self._touched: dict[int, Message] = {}
        self._is_stale = False
        self._is_waiting = False
        client.on_delete(session.world.subscribe(self._told))
        client.on_delete(session.read_marks.subscribe(self._draw_soon))

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
            self.top = TopBar(self)
            self.sidebar = Sidebar(self)
            with Tag("main", "", "middle"):
                self.header = ChannelHeader(self)
                self.messages = MessageList(self)
                self.composer = Composer(self)
            self.controls = Controls(self)
        self._show_channel()

    def _show_channel(self) -> None:
        if self.channel is not None:
            before = self.session.read_marks.read(self.person.user, self.channel)
            self.messages.show(self.channel, before.count)
        self.header.draw()
        self.composer.draw()
        self._refresh()
        self._name_tab()

    def _refresh(self) -> None:
        self.top.refresh()
        self.sidebar.refresh()
        self.controls.refresh()

    def _name_tab(self) -> None:
        waiting = self.session.read_marks.total(self.person).count
        name = self.channel_name(self.channel) if self.channel is not None else "Alibi"
        with self.root:
            ui.page_title(f"({waiting}) {name}" if waiting else name)

    # -- where one is

    def become(self, person: Person) -> None:
        """Go on as somebody else, in the same channel where they see it; from one mailbox to the other."""
        is_mailbox = self.channel is not None and self.channel.recipient is not None
        self.person = person
        self.words = self.session.words(person.user)
        if is_mailbox:
            self.channel = person.mailbox_channel
        elif self.channel is None or not permissions.may_see(self.channel, person.user):
            self.channel = self.session.channel(person, None)
        self._draw()
        self._address()

    def go(self, channel: Channel) -> None:
        """Open a channel."""
        self.channel = channel
        self.sidebar.close()
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
        world = self.session.world

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
            self.messages.catch_up(list(touched.values()))
            self.session.read_marks.read(self.person.user, self.channel)
        if is_stale:
            self.header.draw()
            self.composer.refresh()
        self._refresh()
        self._name_tab()

    def _still_there(self, channel: Channel) -> bool:
        return not channel.is_deleted and permissions.may_see(channel, self.person.user)

    def _leave(self) -> None:
        gone = self.channel
        self.channel = self.session.channel(self.person, None)
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
