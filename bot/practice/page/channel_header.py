"""The header of a channel: name, topic, a button to open a thread."""

from __future__ import annotations

from nicegui import ui

from bot.practice.loopback.model import Channel
from bot.practice.page.dialogs import name_sheet
from bot.practice.page.elements import Tag, attributed, press_button, symbol
from bot.practice.page.tab import Tab


class ChannelHeader:
    """The line above the messages."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.element = Tag("header", "", "head")

    def draw(self) -> None:
        """Draw the header of the open channel."""
        tab, channel, words = self.tab, self.tab.channel, self.tab.words
        self.element.clear()
        if channel is None:
            return
        with self.element:
            symbol(tab.channel_icon(channel))
            Tag("h2", tab.channel_name(channel), data_testid="channel-name")
            Tag("p", self._topic(channel), "topic")
            if channel.guild is not None and channel.parent is None:
                press_button(
                    words("thread-open"), lambda: open_thread(tab, channel), "is-secondary is-compact", icon="forum",
                    data_testid="thread-open",
                )  # fmt: skip

    def _topic(self, channel: Channel) -> str:
        words = self.tab.words
        if channel.recipient is not None:
            return words("topic-mailbox" if channel.recipient.dms_open else "topic-mailbox-closed")
        if channel.parent is not None:
            return words("topic-thread", channel=channel.parent.name)
        return channel.topic or ""


def open_thread(tab: Tab, parent: Channel) -> None:
    """Ask for a thread's name and members, open it and go there."""
    words = tab.words

    def add(name: str) -> None:
        world = tab.world
        members = [world.bot, *(world.users[each] for each in invited.value)] if private.value else []
        tab.go(world.add_thread(parent, name, private=bool(private.value), owner=tab.person.user, members=members))

    with name_sheet(tab, words("thread-open"), words("thread-name"), "thread", add):
        private = attributed(ui.switch(words("thread-private")), data_testid="thread-private")
        guests = {user.id: user.name for user in tab.world.people if user is not tab.person.user}
        invited = ui.select(guests, label=words("thread-members"), multiple=True, value=[])
        invited.props("use-chips").bind_visibility_from(private, "value")
