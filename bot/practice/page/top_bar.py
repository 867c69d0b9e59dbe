"""The top of the page: the name of the place, everybody's visiting card, and who one is."""

from __future__ import annotations

from collections.abc import Callable

from nicegui import ui

from bot.practice.loopback.person import Person
from bot.practice.page.elements import BOT, Tag, attributed, avatar, press_button
from bot.practice.page.guide import open_guide
from bot.practice.page.people import open_person
from bot.practice.page.tab import Tab
from bot.practice.page.unread_mark import Mark

THEMES: dict[bool | None, tuple[bool | None, str]] = {
    None: (True, "dark_mode"),
    True: (False, "light_mode"),
    False: (None, "contrast"),
}


class TopBar:
    """The bar across the top."""

    def __init__(self, tab: Tab, open_places: Callable[[], None], open_controls: Callable[[], None]) -> None:
        self.tab = tab
        words = tab.words
        with Tag("header", "", "top"):
            press_button(
                "",
                open_places,
                "is-icon only-narrow",
                icon="menu",
                label=words("channels"),
                data_testid="open-channels",
            )
            with Tag("div", "", "brand"):
                avatar("", BOT)
                with Tag("div", "", "brand-words"):
                    Tag("h1", "Alibi")
                    Tag("p", words("brand"))
            self.strip = Tag("nav", "", "strip", aria_label=words("people"))
            self.me = press_button(
                "",
                lambda: open_person(tab),
                "whoami",
                label=words("whoami", name=tab.person.user.name),
                data_testid="whoami",
                aria_haspopup="dialog",
            )
            with self.me:
                avatar(tab.person.user.name, tab.session.tint(tab.person.user))
                with Tag("span", "", "whoami-words"):
                    Tag("small", words("you-are"))
                    Tag("strong", tab.person.user.name, data_testid="whoami-name")
                self._mine = Mark(is_dot=True)
                attributed(ui.icon("expand_more"), aria_hidden="true")
            press_button("", self._change_theme, "is-icon", icon="contrast", label=words("theme"), data_testid="theme")
            press_button(
                "", lambda: open_guide(tab), "is-icon", icon="help_outline", label=words("help"), data_testid="help"
            )
            press_button("", open_controls, "is-icon", icon="tune", label=words("controls"), data_testid="controls")
        self._cards: dict[int, tuple[Tag, Mark]] = {}

    def refresh(self) -> None:
        """Show who there is, and for whom something waits."""
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

    def _card(self, person: Person) -> tuple[Tag, Mark]:
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
                mark = Mark(is_dot=True)
        return card, mark

    def _change_theme(self) -> None:
        following, _ = THEMES[self.tab.dark.value]
        self.tab.dark.value = following
