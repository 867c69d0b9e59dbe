"""Dialogs about people: switch person, change language and mailbox, add a person."""

from __future__ import annotations

from nicegui import ui

from bot.practice.loopback.model import User
from bot.practice.page.dialogs import name_sheet, sheet
from bot.practice.page.elements import Tag, attributed, avatar, press_button, symbol
from bot.practice.page.menus import person_menu
from bot.practice.page.tab import Tab
from bot.practice.page.unread import UnreadMark

MAX_NAME_LENGTH = 32


def open_person(tab: Tab) -> None:
    """Open the list of people, with the current person's own settings."""
    words, me = tab.words, tab.person.user
    with sheet(tab, words("who-title"), "people") as dialog:
        with Tag("ul", "", "people-list"):
            for person in tab.session.people():
                _person_line(tab, dialog, person.user)

        def add() -> None:
            dialog.close()
            open_newcomer(tab)

        press_button(words("person-add"), add, "is-secondary", icon="person_add", data_testid="person-add")
        with Tag("div", "", "sheet-part"):
            Tag("h3", words("person-own", name=me.name))
            language_select(tab, me)
            mailbox_switch(tab, me)


def _person_line(tab: Tab, dialog: ui.dialog, user: User) -> None:
    words, is_me = tab.words, user is tab.person.user
    person = tab.session.person(user)

    def become() -> None:
        dialog.close()
        tab.become(person)

    with Tag("li"):
        with press_button(
            "", become, f"person-line {'is-me' if is_me else ''}", aria_current="true" if is_me else None,
            data_testid="person-option", data_person=user.name,
        ):  # fmt: skip
            avatar(user.name, tab.session.tint(user))
            with Tag("span", "", "person-line-words"):
                Tag("strong", user.name)
                closed = "" if user.dms_open else f" · {words('mailbox-closed')}"
                Tag("small", tab.session.locales.get(user.locale, user.locale) + closed)
            UnreadMark().show(tab.session.read_marks.total(person), words)
        with Tag(
            "a", "", "press is-icon", href=tab.link(person, tab.channel if tab.channel and tab.channel.guild else None),
            target="_blank", title=words("new-tab", name=user.name), aria_label=words("new-tab", name=user.name),
        ):  # fmt: skip
            symbol("open_in_new")
        if not is_me:
            person_menu(tab, user, before=dialog.close)


def language_select(tab: Tab, user: User) -> None:
    """Draw the list of languages for a user."""
    select = ui.select(
        tab.session.locales, label=tab.words("person-language"), value=user.locale,
        on_change=lambda event: tab.world.change_person(user, locale=str(event.value)),
    )  # fmt: skip
    attributed(select, data_testid="person-language")


def mailbox_switch(tab: Tab, user: User, text: str | None = None) -> None:
    """Draw the switch of a user's mailbox, open or closed to the bot."""
    switch = ui.switch(
        text or tab.words("person-dms"), value=user.dms_open,
        on_change=lambda event: tab.world.change_person(user, dms_open=bool(event.value)),
    )  # fmt: skip
    attributed(switch.props("dense"), data_testid="person-dms", data_person=user.name)


def open_newcomer(tab: Tab) -> None:
    """Ask for the name and language of a new person, and switch to them."""
    words = tab.words

    def wrong(name: str) -> str:
        is_taken = name.casefold() in {user.name.casefold() for user in tab.world.users.values()}
        return words("person-name-taken") if is_taken else ""

    def add(name: str) -> None:
        tab.become(tab.session.person(tab.world.add_person(name, locale=str(language.value))))

    with name_sheet(
        tab, words("person-add"), words("person-name"), "newcomer", add, wrong=wrong, longest=MAX_NAME_LENGTH
    ):
        language = ui.select(tab.session.locales, label=words("person-language"), value=tab.person.user.locale)
