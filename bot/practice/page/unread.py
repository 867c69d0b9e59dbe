"""Read marks of each person, shared by all their tabs, and the unread counts that follow from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.practice.loopback.model import Channel, User
from bot.practice.loopback.person import UserClient
from bot.practice.page.elements import Tag
from bot.practice.page.words import PageWords

MAX_NUMBER = 99


@dataclass(frozen=True, slots=True)
class Unread:
    """Unread messages of a person, and the calls (mentions or mail) among them."""

    count: int = 0
    calls: int = 0

    def __add__(self, other: Unread) -> Unread:
        return Unread(self.count + other.count, self.calls + other.calls)

    @property
    def mark(self) -> str:
        """The number for the mark: calls if there are any, else messages; `99+` at most."""
        number = self.calls or self.count
        return f"{MAX_NUMBER}+" if number > MAX_NUMBER else str(number)


class ReadMarks:
    """The last message read, by user id and channel id."""

    def __init__(self, seen: dict[tuple[int, int], int] | None = None) -> None:
        self._seen = {} if seen is None else seen
        self._watchers: list[Callable[[], None]] = []

    def subscribe(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call `watcher` when unread messages are read, until the returned function is called."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def read(self, user: User, channel: Channel) -> Unread:
        """Mark a channel as read by a user; return the count before."""
        before = self.unread(user, channel)
        if channel.messages:
            self._seen[user.id, channel.id] = channel.messages[-1].id
        if before.count:
            for watcher in tuple(self._watchers):
                watcher()
        return before

    def unread(self, user: User, channel: Channel) -> Unread:
        """Count a user's unread messages in a channel. In a mailbox every message is a call."""
        count = calls = 0
        last = self._seen.get((user.id, channel.id), 0)
        for message in reversed(channel.messages):
            if message.id <= last:
                break
            if message.author is user or message.ephemeral_to not in (None, user):
                continue
            count += 1
            calls += user in message.pings or channel.recipient is user
        return Unread(count, calls)

    def total(self, person: UserClient) -> Unread:
        """Count a person's unread messages in all channels."""
        return sum((self.unread(person.user, channel) for channel in person.channels()), Unread())


class UnreadMark:
    """An unread mark: the number of calls, else of messages in grey. With `is_dot`, messages without calls show a dot."""

    def __init__(self, *, is_dot: bool = False) -> None:
        self._is_dot = is_dot
        self.element = Tag("span", "", "mark", data_testid="unread")
        self.element.visible = False

    def show(self, unread: Unread, words: PageWords) -> None:
        """Show a count, or hide the mark at zero."""
        self.element.visible = unread.count > 0
        if unread.count:
            is_dot = self._is_dot and not unread.calls
            self.element.set_text("" if is_dot else unread.mark)
            self.element.props["aria-label"] = words("unread", n=unread.count)
            self.element.props["data-count"] = unread.count
            self.element.classes(**{"add" if unread.calls else "remove": "is-call"})
            self.element.classes(**{"add" if is_dot else "remove": "is-dot"})
