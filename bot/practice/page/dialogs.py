"""Dialogs: a sheet with a title that closes by Escape, by its cross, or by what is pressed on it, and is then forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from nicegui import ui

from bot.practice.page.elements import Tag, attributed, press_button
from bot.practice.page.tab import Tab


@contextmanager
def sheet(tab: Tab, title: str, testid: str, classes: str = "", *, is_persistent: bool = False) -> Iterator[ui.dialog]:
    """Open a dialog and fill it in the block."""
    with tab.root, ui.dialog(value=True) as dialog:
        attributed(dialog, aria_label=title, persistent=is_persistent)
        dialog.on_value_change(lambda event: None if event.value else dialog.delete())
        # A <div>: to Quasar, anything else in a dialog cannot be pressed.
        with Tag("div", "", f"sheet {classes}", data_testid=testid):
            sheet_head(tab, title, dialog.close, testid)
            yield dialog


def sheet_head(tab: Tab, title: str, close: Callable[[], object], testid: str) -> None:
    """Begin a dialog with its title and a cross."""
    with Tag("header", "", "sheet-head"):
        Tag("h2", title, data_testid=f"{testid}-title")
        press_button("", close, "is-icon", icon="close", label=tab.words("close"), data_testid=f"{testid}-close")


@contextmanager
def sheet_foot(tab: Tab, dialog: ui.dialog, testid: str) -> Iterator[None]:
    """End a dialog with the way back, and with what the block adds."""
    with Tag("footer", "", "sheet-foot"):
        press_button(tab.words("cancel"), dialog.close, "is-secondary", data_testid=f"{testid}-cancel")
        yield
