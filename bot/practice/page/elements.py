"""Building blocks of the page: plain HTML elements with classes and attributes."""

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
    """A plain HTML element with text. Attributes are keywords such as `aria_label="…"`; None leaves one out."""

    def __init__(self, name: str, text: str = "", classes: str = "", **attributes: object) -> None:
        super().__init__(tag=name, text=text)
        self.classes(classes)
        attributed(self, **attributes)


def attributed(element: E, **attributes: object) -> E:
    """Set HTML attributes by value. NiceGUI's props string would break on texts with quotes."""
    for name, value in attributes.items():
        if value is not None and value is not False:
            element.props[name.rstrip("_").replace("_", "-")] = value
    return element


def catch_focus(element: Element) -> None:
    """Give an element, if it is still there, the keyboard's focus that a redrawing took away: else Tab begins at the page's top."""
    is_lost = "document.activeElement === document.body"
    element.client.run_javascript(f"if ({is_lost}) getHtmlElement({element.id})?.focus({{preventScroll: true}})")


def press_button(
    text: str,
    handler: Callable[[], Any],
    classes: str = "",
    *,
    icon: str | None = None,
    label: str | None = None,
    **attributes: object,
) -> Tag:
    """Make a button. One without text needs a `label` for screen readers."""
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
    """Draw an icon that screen readers skip."""
    return attributed(ui.icon(name), aria_hidden="true")


def icon_button(icon: str, label: str, handler: Callable[[], Any], testid: str, classes: str = "") -> Tag:
    """Make a button with an icon only; `label` is its tooltip and its name for screen readers."""
    return press_button("", handler, f"is-icon {classes}", icon=icon, label=label, data_testid=testid)


def rich(html: str, classes: str = "", **attributes: object) -> ui.html:
    """Show HTML made by `markdown`, which escapes all text of people and bots."""
    return attributed(ui.html(html, sanitize=False).classes(classes), **attributes)


def initials(name: str) -> str:
    """Return the letters on a person's visiting card: one or two, or `?`."""
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
