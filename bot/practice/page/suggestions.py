"""A list of suggestions at an input: slash commands, or an option's autocomplete choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from nicegui import ui

from bot.practice.page.elements import Tag, attributed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Suggestion(Generic[T]):
    """One line of the list."""

    title: str
    note: str
    thing: T


class Suggestions(Generic[T]):
    """The list below an input. Arrow keys move the mark, a press takes a line, Escape closes; the input's owner handles Enter."""

    def __init__(self, field: ui.input, label: str, take: Callable[[T], object], testid: str) -> None:
        self._field = field
        self._take = take
        self._testid = testid
        self._offers: list[Suggestion[T]] = []
        self._lines: list[Tag] = []
        self._marked = 0
        self.box = Tag("div", "", "offers", role="listbox", aria_label=label)
        self.box.visible = False
        attributed(field, role="combobox", aria_autocomplete="list", aria_controls=self.box.html_id)
        field.on("keydown.down.prevent", lambda: self._move(1), args=[])
        field.on("keydown.up.prevent", lambda: self._move(-1), args=[])
        field.on("keydown.esc", self.hide, args=[])

    @property
    def is_open(self) -> bool:
        """Whether the list is open and not empty."""
        return bool(self.box.visible and self._offers)

    def show(self, offers: Sequence[Suggestion[T]], nothing: str = "") -> None:
        """Show suggestions. Without any, show the text `nothing`, or hide the list if that is empty."""
        self._offers, self._lines, self._marked = list(offers), [], 0
        self.box.clear()
        self.box.visible = bool(offers or nothing)
        with self.box:
            for index, offer in enumerate(self._offers):
                self._lines.append(self._line(index, offer))
            if not offers and nothing:
                Tag("p", nothing, "offer-nothing")
        self._field.props["aria-expanded"] = "true" if self.is_open else "false"

    def _line(self, index: int, offer: Suggestion[T]) -> Tag:
        line = Tag(
            "div", "", f"offer {'is-marked' if index == 0 else ''}", role="option", data_testid=self._testid,
            data_name=offer.title, aria_selected="true" if index == 0 else "false",
        )  # fmt: skip
        with line:
            Tag("strong", offer.title)
            if offer.note:
                Tag("span", offer.note)
        # Otherwise the input would lose the focus before the click, and the list would close.
        line.on("mousedown.prevent", lambda: None, args=[])
        line.on("click", lambda: self._take(offer.thing), args=[])
        return line

    def hide(self) -> None:
        """Close the list."""
        if self.box.visible:
            self.box.visible = False
            self._field.props["aria-expanded"] = "false"

    def take_marked(self) -> None:
        """Take the marked suggestion. The list must be open."""
        self._take(self._offers[self._marked].thing)

    def _move(self, by: int) -> None:
        if not self.is_open:
            return
        old, self._marked = self._marked, (self._marked + by) % len(self._offers)
        self._lines[old].classes(remove="is-marked").props("aria-selected=false")
        marked = self._lines[self._marked].classes(add="is-marked").props("aria-selected=true")
        self._field.props["aria-activedescendant"] = marked.html_id
        marked.run_method("scrollIntoView", {"block": "nearest"})
