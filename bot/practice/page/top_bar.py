"""The top bar: the title, all people's visiting cards, the current person, buttons."""

from __future__ import annotations

from collections.abc import Callable

from nicegui import ui

from bot.practice.loopback.person import UserClient
from bot.practice.page.elements import BOT, Tag, avatar, icon_button, press_button, symbol
from bot.practice.page.guide import open_guide
from bot.practice.page.people import open_person
from bot.practice.page.tab import Tab
from bot.practice.page.unread import UnreadMark

SYSTEM_IS_DARK = "return matchMedia('(prefers-color-scheme: dark)').matches"
LONGEST_QUESTION = 5.0
"""Seconds for a browser to answer it."""
THEMES = {"dark": True, "light": False}
THEME_COOKIE = "theme"
"""The browser keeps the chosen theme in this cookie, for all tabs of the page that are opened from then on."""


def next_theme(theme: bool | None, *, system: bool) -> bool | None:
    """Return whether the next theme is dark: after the system's (None) the other one, so that a press shows; then the same, held."""
    if theme is None:
        return not system
    return None if theme is system else system


class TopBar:
    """The bar across the top of the page."""

    def __init__(self, tab: Tab, open_places: Callable[[], None], open_controls: Callable[[], None]) -> None:
        self.tab = tab
        words = tab.words
        with Tag("header", "", "top"):
            icon_button("menu", words("channels"), open_places, "open-channels", "only-narrow")
            with Tag("div", "", "brand"):
                avatar("", BOT)
                with Tag("div", "", "brand-words"):
                    Tag("h1", "Alibi")
                    Tag("p", words("brand"))
            self.strip = Tag("nav", "", "strip", aria_label=words("people"))
            mine = words("whoami", name=tab.person.user.name)
            with press_button(
                "", lambda: open_person(tab), "whoami", label=mine, data_testid="whoami", aria_haspopup="dialog"
            ):
                avatar(tab.person.user.name, tab.session.tint(tab.person.user))
                with Tag("span", "", "whoami-words"):
                    Tag("small", words("you-are"))
                    Tag("strong", tab.person.user.name, data_testid="whoami-name")
                self._mine = UnreadMark(is_dot=True)
                symbol("expand_more")
            self.follows = icon_button("switch_account", words("follow"), self._change_follow, "follow", "can-be-on")
            self.follows.props["aria-pressed"] = "true" if tab.follows else "false"
            icon_button("contrast", words("theme"), self._change_theme, "theme")
            icon_button("help_outline", words("help"), lambda: open_guide(tab), "help")
            icon_button("tune", words("controls"), open_controls, "controls")
        self._cards: dict[int, tuple[Tag, UnreadMark]] = {}

    def refresh(self) -> None:
        """Update the people and their unread marks."""
        people = self.tab.session.people()
        if list(self._cards) != [person.user.id for person in people]:
            self.strip.clear()
            self._cards = {person.user.id: self._card(person) for person in people}
        others = None
        for person in people:
            unread = self.tab.session.read_marks.total(person)
            _, mark = self._cards[person.user.id]
            mark.show(unread, self.tab.words)
            if person.user is not self.tab.person.user:
                others = unread if others is None else others + unread
        if others is not None:
            self._mine.show(others, self.tab.words)

    def _card(self, person: UserClient) -> tuple[Tag, UnreadMark]:
        user = person.user
        is_me = user is self.tab.person.user
        with self.strip:
            card = press_button(
                "", lambda: self.tab.become(person), f"person {'is-me' if is_me else ''}",
                label=self.tab.words("become", name=user.name), aria_current="true" if is_me else None,
                data_testid="person", data_person=user.name,
            )  # fmt: skip
            with card:
                avatar(user.name, self.tab.session.tint(user))
                Tag("span", user.name.split()[0], "person-name")
                mark = UnreadMark(is_dot=True)
        return card, mark

    def _change_follow(self) -> None:
        self.tab.follows = not self.tab.follows
        self.follows.props["aria-pressed"] = "true" if self.tab.follows else "false"
        self.tab.notice(self.tab.words("follow-on" if self.tab.follows else "follow-off"))
        self.tab.follow()

    async def _change_theme(self) -> None:
        system = bool(await ui.run_javascript(SYSTEM_IS_DARK, timeout=LONGEST_QUESTION))
        theme = self.tab.dark.value = next_theme(self.tab.dark.value, system=system)
        name = next((name for name, is_dark in THEMES.items() if is_dark is theme), "")
        ui.run_javascript(f'document.cookie = "{THEME_COOKIE}={name}; path=/; max-age=31536000; samesite=strict"')
