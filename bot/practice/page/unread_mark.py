"""The small round marks that say how much waits somewhere."""

from __future__ import annotations

from bot.practice.page.elements import Tag
from bot.practice.page.unread import Unread
from bot.practice.page.words import Words


class Mark:
    """A mark beside a name: a number where somebody is called or has mail, else a number in grey, or only a dot."""

    def __init__(self, *, is_dot: bool = False) -> None:
        self._is_dot = is_dot
        self.element = Tag("span", "", "mark", data_testid="unread")
        self.element.visible = False

    def show(self, unread: Unread, words: Words) -> None:
        """Show how much waits."""
        self.element.visible = unread.count > 0
        if unread.count:
            is_dot = self._is_dot and not unread.calls
            self.element.set_text("" if is_dot else unread.mark)
            self.element.props["aria-label"] = words("unread", n=unread.count)
            self.element.props["data-count"] = unread.count
            self.element.classes(**{"add" if unread.calls else "remove": "is-call"})
            self.element.classes(**{"add" if is_dot else "remove": "is-dot"})
