"""The menu of a message and of a person: Discord's own, with the entries that the bot has in it."""

from __future__ import annotations

from collections.abc import Callable

from nicegui import ui

from bot.practice.loopback.menus import CommandKind, menu_of
from bot.practice.loopback.model import Message, User
from bot.practice.loopback.slash_commands import CannotDo
from bot.practice.page.dialogs import sheet
from bot.practice.page.elements import Tag, icon_button, press_button
from bot.practice.page.forms import open_form
from bot.practice.page.tab import Tab


def message_menu(tab: Tab, message: Message) -> None:
    """Draw the button that opens the menu of a message."""
    title = tab.words("menu-message", name=message.author.name)
    icon_button("more_vert", title, lambda: open_menu(tab, message, title), "message-menu", "message-menu")


def person_menu(tab: Tab, user: User, *, before: Callable[[], object] = lambda: None) -> None:
    """Draw the button that opens the menu of a person; `before` is called first."""
    title = tab.words("menu-person", name=user.name)

    def opened() -> None:
        before()
        open_menu(tab, user, title)

    icon_button("more_vert", title, opened, "person-menu")


def open_menu(tab: Tab, target: User | Message, title: str) -> None:
    """Open the menu of a message or a person."""
    channel, person = tab.channel, tab.person
    if channel is None:
        return
    kind = CommandKind.PERSON if isinstance(target, User) else CommandKind.MESSAGE
    entries = menu_of(tab.world, person.user, channel, kind)

    async def use(dialog: ui.dialog, name: str) -> None:
        dialog.close()
        try:
            answer = await person.use_menu(channel, name, target)
        except CannotDo:
            tab.notice(tab.words("no-longer"))
            return
        if not answer.is_acknowledged:
            tab.notice(tab.words("failed"))
        elif answer.modal is not None:
            open_form(tab, answer.modal)

    with sheet(tab, title, "menu") as dialog:
        if not entries:
            Tag("p", tab.words("menu-empty"))
        for each in entries:
            press_button(
                each.label,
                lambda name=each.name: use(dialog, name),  # type: ignore[misc]  # mypy cannot infer a lambda with a default
                "is-secondary menu-entry",
                data_testid="menu-entry",
            )
