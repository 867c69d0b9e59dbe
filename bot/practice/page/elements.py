"""Small building blocks: plain HTML elements with their attributes, and what they are styled and found by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from nicegui import ui
from nicegui.element import Element
from nicegui.elements.mixins.text_element import TextElement

BOT = "bot"
TINTS = 8
E = TypeVar("E", bound=Element)


class Tag(TextElement):
    """A plain HTML element with text; attributes are given as `aria_label="…"`, None leaves one out."""

    def __init__(self, name: str, text: str = "", classes: str = "", **attributes: object) -> None:
        super().__init__(tag=name, text=text)
        self.classes(classes)
        attributed(self, **attributes)


def attributed(element: E, **attributes: object) -> E:
    """Set HTML attributes without quoting them into a string, which words with quotes would break."""
    for name, value in attributes.items():
        if value is not None and value is not False:
            element.props[name.rstrip("_").replace("_", "-")] = value
    return element


def press_button(
    text: str,
    handler: Callable[[], Any],
    classes: str = "",
    *,
    icon: str | None = None,
    label: str | None = None,
    **attributes: object,
) -> Tag:
    """Make a button; one that shows only an icon needs a `label` for those who do not see it."""
    button = Tag(
        "button",
        "",
        f"press {classes}",
        type="button",
        aria_label=label,
        title=label if not text else None,
        **attributes,
    )
    with button:
        if icon is not None:
            symbol(icon)
        if text:
            Tag("span", text)
    button.on("click", handler, args=[])
    return button


def symbol(name: str) -> ui.icon:
    """Draw a sign for the eye alone."""
    return attributed(ui.icon(name), aria_hidden="true")


def icon_button(icon: str, label: str, handler: Callable[[], Any], testid: str, classes: str = "") -> Tag:
    """Make a button that shows a sign alone, and says what it does to who points at it or listens."""
    return press_button("", handler, f"is-icon {classes}", icon=icon, label=label, data_testid=testid)


def rich(html: str, classes: str = "", **attributes: object) -> ui.html:
    """Show HTML that our own markdown made, which escapes whatever people and bots write."""
    return attributed(ui.html(html, sanitize=False).classes(classes), **attributes)


def initials(name: str) -> str:
    """Return the letters for somebody's visiting card."""
    words = [word for word in name.split() if word[:1].isalpha()]
    return "".join(word[0] for word in (words[:1] + words[1:][-1:])).upper() or "?"


def avatar(name: str, tint: str) -> Tag:
    """Draw a visiting card: a person's initials, or the magnifying glass of the bot."""
    card = Tag("span", "", "card", data_tint=tint, aria_hidden="true")
    with card:
        if tint == BOT:
            attributed(ui.icon("search"))
        else:
            Tag("span", initials(name))
    return card
