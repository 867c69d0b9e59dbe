"""Who one is: everybody to choose from, one's language and mailbox, and a new face at the club."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nicegui import ui

from bot.practice.loopback.model import User
from bot.practice.page.dialogs import sheet, sheet_foot
from bot.practice.page.elements import Tag, attributed, avatar, press_button
from bot.practice.page.session import LANGUAGES
from bot.practice.page.unread_mark import Mark

if TYPE_CHECKING:
    from bot.practice.page.screen import Screen

LONGEST_NAME = 32


def open_person(screen: Screen) -> None:
    """Open the list of people, with what belongs to the person one is."""
    words, me = screen.words, screen.person.user
    with sheet(screen, words("who-title"), "people") as dialog:
        with Tag("ul", "", "people-list"):
            for person in screen.session.people():
                _person_line(screen, dialog, person.user)

        def add() -> None:
            dialog.close()
            open_newcomer(screen)

        press_button(words("person-add"), add, "is-secondary", icon="person_add", data_testid="person-add")
        with Tag("div", "", "sheet-part"):
            Tag("h3", words("person-own", name=me.name))
            language_select(screen, me)
            mailbox_switch(screen, me)


def _person_line(screen: Screen, dialog: ui.dialog, user: User) -> None:
    words, is_me = screen.words, user is screen.person.user
    person = screen.session.person(user)

    def become() -> None:
        dialog.close()
        screen.become(person)

    with Tag("li"):
        with press_button(
            "", become, f"person-line {'is-me' if is_me else ''}", aria_current="true" if is_me else None,
            data_testid="person-option", data_person=user.name,
        ):  # fmt: skip
            avatar(user.name, screen.session.tint(user))
            with Tag("span", "", "person-line-words"):
                Tag("strong", user.name)
                closed = "" if user.dms_open else f" · {words('mailbox-closed')}"
                Tag("small", LANGUAGES.get(user.locale, user.locale) + closed)
            Mark().show(screen.session.read_marks.total(person), words)
        with Tag(
            "a", "", "press is-icon", href=screen.link(person, screen.channel if screen.channel and screen.channel.guild else None),
            target="_blank", title=words("new-tab", name=user.name), aria_label=words("new-tab", name=user.name),
        ):  # fmt: skip
            attributed(ui.icon("open_in_new"), aria_hidden="true")


def language_select(screen: Screen, user: User) -> None:
    """Show somebody's language, to change it."""
    select = ui.select(
        LANGUAGES, label=screen.words("person-language"), value=user.locale,
        on_change=lambda event: screen.session.world.change_person(user, locale=str(event.value)),
    )  # fmt: skip
    attributed(select, data_testid="person-language")


def mailbox_switch(screen: Screen, user: User, text: str | None = None) -> None:
    """Show whether the bot may write to somebody, to change it."""
    switch = ui.switch(
        text or screen.words("person-dms"), value=user.dms_open,
        on_change=lambda event: screen.session.world.change_person(user, dms_open=bool(event.value)),
    )  # fmt: skip
    attributed(switch.props("dense"), data_testid="person-dms", data_person=user.name)


def open_newcomer(screen: Screen) -> None:
    """Ask for the name and language of a new person, and become them."""
    words = screen.words
    with sheet(screen, words("person-add"), "newcomer") as dialog:
        name = ui.input(words("person-name")).props(f"outlined dense autofocus maxlength={LONGEST_NAME}")
        attributed(name.classes("wide"), data_testid="person-name")
        language = ui.select(LANGUAGES, label=words("person-language"), value=screen.person.user.locale)

        def add() -> None:
            wanted = " ".join((name.value or "").split())
            taken = {user.name.casefold() for user in screen.session.world.users.values()}
            if not wanted or wanted.casefold() in taken:
                attributed(name, error=True, error_message=words("person-name-taken" if wanted else "required"))
                return
            user = screen.session.world.add_person(wanted, locale=str(language.value))
            dialog.close()
            screen.become(screen.session.person(user))

        name.on("keydown.enter", add, args=[])
        with sheet_foot(screen, dialog, "newcomer"):
            press_button(words("person-add"), add, "is-primary", data_testid="person-create")
