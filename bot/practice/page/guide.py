"""The help: how to play a first game alone in one minute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.practice.page import markdown
from bot.practice.page.dialogs import sheet
from bot.practice.page.elements import Tag, press_button, rich

if TYPE_CHECKING:
    from bot.practice.page.screen import Screen

STEPS = 5
HINTS = 3


def open_guide(screen: Screen) -> None:
    """Open the help as a dialog."""
    words = screen.words
    with sheet(screen, words("guide-title"), "guide") as dialog:
        Tag("p", words("guide-intro"))
        with Tag("ol", "", "guide-steps"):
            for step in range(1, STEPS + 1):
                with Tag("li"):
                    rich(markdown.to_html(words(f"guide-step-{step}"), screen.names()), "words")
        with Tag("ul", "", "guide-hints"):
            for hint in range(1, HINTS + 1):
                with Tag("li"):
                    rich(markdown.to_html(words(f"guide-hint-{hint}"), screen.names()), "words")
        with Tag("footer", "", "sheet-foot"):
            press_button(words("guide-close"), dialog.close, "is-primary", data_testid="guide-done")
