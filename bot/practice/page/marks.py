"""The small round marks that say how much waits somewhere."""

from __future__ import annotations

from .elements import Tag
from .reading import Unread
from .words import Words


class Mark:
    """A mark beside a name; it goes when nothing waits."""

    def __init__(self) -> None:
        self.element = Tag("span", "", "mark", data_testid="unread")
        self.element.visible = False

    def show(self, unread: Unread, words: Words) -> None:
        """Show how much waits; calls by name stand out."""
        self.element.visible = unread.count > 0
        if unread.count:
            self.element.set_text(unread.mark)
            self.element.props["aria-label"] = words("unread", n=unread.count)
            self.element.classes(**{"add" if unread.calls else "remove": "is-call"})
