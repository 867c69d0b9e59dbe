"""The sidebar: mailbox, channels with their threads, calendar, state of the bot."""

from __future__ import annotations

from collections.abc import Callable

from bot.practice.loopback.model import Channel
from bot.practice.page.calendar import Calendar
from bot.practice.page.elements import Tag, press_button, symbol
from bot.practice.page.tab import Tab
from bot.practice.page.unread import UnreadMark


class Sidebar:
    """The list of channels. It is rebuilt only when the channels change, so that the keyboard focus stays."""

    def __init__(self, tab: Tab, open_controls: Callable[[], None]) -> None:
        self.tab = tab
        words = tab.words
        self.veil = Tag("div", "", "veil", aria_hidden="true").on("click", self.close, args=[])
        self.element = Tag("aside", "", "bar", aria_label=words("channels")).on("keydown.esc", self.close, args=[])
        with self.element:
            with Tag("div", "", "places"):
                self.places = Tag("nav", aria_label=words("channels"))
                self.calendar = Calendar(tab)
            with press_button("", open_controls, "status", data_testid="bot-status") as self.status:
                Tag("span", "", "dot", aria_hidden="true")
                self.status_words = Tag("span")
        self._shape: list[tuple[object, ...]] = []
        self._items: dict[int, tuple[Channel, Tag, UnreadMark]] = {}

    def toggle(self) -> None:
        """Open or close the sidebar on a narrow tab, where it lies over the messages."""
        for each in (self.element, self.veil):
            each.classes(toggle="is-open")

    def close(self) -> None:
        """Close the sidebar on a narrow tab."""
        for each in (self.element, self.veil):
            each.classes(remove="is-open")

    def refresh(self) -> None:
        """Update channels, unread marks, calendar and the bot's state."""
        channels = self._channels()
        shape: list[tuple[object, ...]] = [(channel.id, channel.name, channel.is_archived) for channel in channels]
        shape.append(tuple(guild.name for guild in self.tab.world.guilds.values()))
        if shape != self._shape:
            self._shape = shape
            self._build(channels)
        for channel, item, mark in self._items.values():
            is_here = channel is self.tab.channel
            unread = self.tab.session.read_marks.unread(self.tab.person.user, channel)
            item.classes(**{"add" if is_here else "remove": "is-here"})
            item.classes(**{"add" if unread.count else "remove": "is-unread"})
            item.props.set_optional("aria-current", "page" if is_here else None)
            mark.show(unread, self.tab.words)
        self.calendar.refresh()
        state = self.tab.session.bot.state
        self.status.props["data-state"] = state.value
        self.status_words.set_text(self.tab.words(f"bot-{state.value}"))

    def _channels(self) -> list[Channel]:
        """Return the mailbox, then channels by position, each followed by its open threads."""
        seen = self.tab.person.channels()
        found = [self.tab.person.mailbox_channel]
        for channel in sorted(
            (each for each in seen if each.guild and not each.parent), key=lambda each: each.position
        ):
            found.append(channel)
            threads = [each for each in seen if each.parent is channel]
            found += [each for each in threads if not each.is_archived or each is self.tab.channel]
        return found

    def _build(self, channels: list[Channel]) -> None:
        words = self.tab.words
        self.places.clear()
        self._items.clear()
        with self.places:
            with Tag("ul", "", "place-list"):
                self._item(channels[0])
            for guild in self.tab.world.guilds.values():
                Tag("h2", guild.name, "place-title")
                with Tag("ul", "", "place-list"):
                    for channel in channels[1:]:
                        if channel.guild is guild:
                            self._item(channel)
            if len(channels) == 1:
                Tag("p", words("no-channels"), "small")

    def _item(self, channel: Channel) -> None:
        with Tag("li"), press_button(
            "", lambda: self.tab.go(channel), f"place {'is-thread' if channel.is_thread else ''}",
            data_testid="mailbox" if channel.recipient else "channel", data_name=channel.name,
        ) as item:  # fmt: skip
            symbol(self.tab.channel_icon(channel))
            Tag("span", self.tab.channel_name(channel), "place-name")
            mark = UnreadMark()
        self._items[channel.id] = (channel, item, mark)
