"""An empty server: everything that was said and played here goes, and all tabs begin again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nicegui import Client, ui

from bot.practice.page.dialogs import sheet, sheet_foot
from bot.practice.page.elements import Tag, attributed, press_button

if TYPE_CHECKING:
    from bot.practice.page.screen import Screen


def open_reset(screen: Screen) -> None:
    """Ask once more, then begin anew."""
    words = screen.words
    with sheet(screen, words("anew-sure"), "anew-sheet") as dialog:
        Tag("p", words("anew-about"))

        async def begin() -> None:
            sure.classes(add="is-waiting")
            attributed(sure, disabled=True)
            await screen.session.reset()
            for client in tuple(Client.instances.values()):
                with client:
                    ui.navigate.reload()

        with sheet_foot(screen, dialog, "anew-sheet"):
            sure = press_button(words("anew-yes"), begin, "is-danger", data_testid="anew-yes")
