"""The guide to a first game, played alone in one minute."""

from __future__ import annotations

from bot.practice.page import markdown
from bot.practice.page.dialogs import sheet
from bot.practice.page.elements import Tag, press_button, rich
from bot.practice.page.tab import Tab

STEP_COUNT = 3
HINT_COUNT = 4
PLAY = "play"
"""The command that opens every way into a game."""


def open_guide(tab: Tab) -> None:
    """Open the guide as a dialog."""
    words = tab.words

    async def play() -> None:
        dialog.close()
        await tab.use(PLAY)

    with sheet(tab, words("guide-title"), "guide") as dialog:
        Tag("p", words("guide-intro"))
        with Tag("ol", "", "guide-steps"):
            for step in range(1, STEP_COUNT + 1):
                with Tag("li"):
                    rich(markdown.to_html(words(f"guide-step-{step}"), tab.names()), "words")
        with Tag("details", "", "guide-more", data_testid="guide-more"):  # folded, the steps are one phone screen
            Tag("summary", words("guide-more"))
            with Tag("ul", "", "guide-hints"):
                for hint in range(1, HINT_COUNT + 1):
                    with Tag("li"):
                        rich(markdown.to_html(words(f"guide-hint-{hint}"), tab.names()), "words")
        with Tag("footer", "", "sheet-foot"):
            press_button(words("guide-play"), play, "is-primary", data_testid="guide-play")
