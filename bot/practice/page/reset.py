"""An empty server: everything that was said and played here goes, and all tabs begin again."""

from __future__ import annotations

from nicegui import Client, ui

from bot.practice.page.dialogs import sheet, sheet_foot
from bot.practice.page.elements import Tag, attributed, press_button
from bot.practice.page.tab import Tab


def open_reset(tab: Tab) -> None:
    """Ask once more, then begin anew."""
    words = tab.words
    with sheet(tab, words("anew-sure"), "anew-sheet") as dialog:
        Tag("p", words("anew-about"))

        async def begin() -> None:
            sure.classes(add="is-waiting")
            attributed(sure, disabled=True)
            await tab.session.reset()
            for client in tuple(Client.instances.values()):
                with client:
                    ui.navigate.reload()

        with sheet_foot(tab, dialog, "anew-sheet"):
            sure = press_button(words("anew-yes"), begin, "is-danger", data_testid="anew-yes")
