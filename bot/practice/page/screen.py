"""A tab's screen: makes all parts and redraws those that a change of the world concerns."""

from __future__ import annotations

import asyncio

from nicegui import Client, ui

from bot.practice.loopback import permissions
from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.model import Channel, Message
from bot.practice.loopback.person import UserClient
from bot.practice.page.channel_header import ChannelHeader
from bot.practice.page.composer import Composer
from bot.practice.page.controls import Backstage
from bot.practice.page.elements import Tag
from bot.practice.page.message_list import MessageList
from bot.practice.page.session import PageSession, awaited
from bot.practice.page.sidebar import Sidebar
from bot.practice.page.tab import Tab
from bot.practice.page.top_bar import TopBar

MESSAGE_KINDS = (ChangeKind.MESSAGE_SENT, ChangeKind.MESSAGE_EDITED, ChangeKind.MESSAGE_DELETED)
INVISIBLE_KINDS = (ChangeKind.REQUEST, ChangeKind.INTERACTION, ChangeKind.ANSWERED)


class Screen(Tab):
    """Subscribes to the world while its tab lives. All changes of one turn of the event loop are drawn together."""

    def __init__(self, session: PageSession, client: Client, person: UserClient, channel: Channel | None) -> None:
        super().__init__(session, client, person, channel)
        self._touched: dict[int, Message] = {}
        self._is_stale = False
        self._is_waiting = False
        client.on_delete(self.world.subscribe(self._told))
        client.on_delete(session.read_marks.subscribe(self._draw_soon))

    # -- drawing

    def open(self, *, is_dark: bool | None = None) -> None:
        """Draw all parts for the first time. `is_dark`: None follows the system."""
        ui.add_head_html('<link rel="stylesheet" href="/look/page.css">')
        ui.colors(primary="#a27a24", secondary="#5b6b5e", accent="#7a2e2e", negative="#b5382f", positive="#3f7350")
        self.dark = ui.dark_mode(is_dark)
        self.root = Tag("div", "", "club")
        self.html, self.lost = ui.query("html"), ui.query("#popup")
        self._draw()

    def _draw(self) -> None:
        self.root.clear()
        self.html.props(f"lang={self.words.language}")
        # The style sheet replaces NiceGUI's text for a lost connection by this one.
        self.lost.element.props["props"] = {"data-words": self.words("connection-lost")}
        self.lost.element.run_method("add_props", self.lost.element.props["props"])
        with self.root:
            self.top = TopBar(self, self._open_places, self._open_controls)
            self.sidebar = Sidebar(self, self._open_controls)
            with Tag("main", "", "middle"):
                self.header = ChannelHeader(self)
                self.messages = MessageList(self)
                self.composer = Composer(self, self.messages)
            self.controls = Backstage(self)
        self._show_channel()

    # The top bar is made before the sidebar and the controls that it opens.

    def _open_places(self) -> None:
        self.sidebar.toggle()

    def _open_controls(self) -> None:
        self.controls.open()

    def _show_channel(self) -> None:
        if self.channel is not None:
            before = self.session.read_marks.read(self.person.user, self.channel)
            self.messages.show(self.channel, before.count)
        self.header.draw()
        self.composer.draw()
        self._refresh()

    def _refresh(self) -> None:
        self.top.refresh()
        self.sidebar.refresh()
        self.controls.refresh()
        waiting = self.session.read_marks.total(self.person).count
        name = self.channel_name(self.channel) if self.channel is not None else "Alibi"
        with self.root:
            ui.page_title(f"({waiting}) {name}" if waiting else name)

    # -- person and channel

    def become(self, person: UserClient) -> None:
        """Switch to another person. The channel stays open if visible to them; a mailbox becomes theirs."""
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

    async def use(self, path: str) -> None:
        """Send a slash command without options in the open channel."""
        await self.composer.use(path)

    def _address(self) -> None:
        with self.root:
            ui.navigate.history.replace(self.link(channel=self.channel))

    # -- changes of the world

    def _told(self, change: WorldChange) -> None:
        if change.kind in INVISIBLE_KINDS:
            return
        if change.kind in MESSAGE_KINDS and change.message is not None:
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
        """Draw all changes since the last call."""
        self._is_waiting = False
        if self.client.is_deleted:
            return
        touched, self._touched = self._touched, {}
        is_stale, self._is_stale = self._is_stale, False
        here = self.channel
        if here is None or here.is_deleted or not permissions.may_see(here, self.person.user):
            self._leave(here)
            return
        if self.words.locale != self.person.user.locale:
            self.become(self.person)  # the same one, who reads another language now
            return
        if touched:
            self.messages.catch_up(list(touched.values()))
            self.session.read_marks.read(self.person.user, here)
            self.follow()
        if is_stale:
            self.header.draw()
            self.composer.refresh()
        self._refresh()

    def follow(self) -> None:
        """If following is on, switch to an awaited person of this channel's table, unless the current one is awaited."""
        others = awaited(self.world, self.channel) if self.follows and self.channel is not None else []
        if others and self.person.user not in others:
            self.become(self.session.person(others[0]))
            self.notice(self.words("followed", name=others[0].name))

    def _leave(self, gone: Channel | None) -> None:
        self.channel = self.session.channel(self.person, None)
        self._draw()
        self._address()
        if gone is not None:
            self.notice(self.words("channel-gone", channel=gone.name))
