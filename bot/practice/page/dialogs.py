"""Dialogs: a sheet with a title that closes by Escape, by its cross, or by what is pressed on it, and is then forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import isawaitable

from nicegui import ui

from bot.practice.page.elements import Tag, attributed, icon_button, press_button
from bot.practice.page.tab import Tab


@contextmanager
def sheet(tab: Tab, title: str, testid: str, classes: str = "", *, is_form: bool = False) -> Iterator[ui.dialog]:
    """Open a dialog and fill it in the block; a press beside a form does not lose what was filled in."""
    with tab.root, ui.dialog(value=True) as dialog:
        attributed(dialog, aria_label=title, no_backdrop_dismiss=is_form)
        dialog.on_value_change(lambda event: None if event.value else dialog.delete())
        # A <div>: to Quasar, anything else in a dialog cannot be pressed.
        with Tag("div", "", f"sheet {classes}", data_testid=testid):
            sheet_head(tab, title, dialog.close, testid)
            yield dialog


def sheet_head(tab: Tab, title: str, close: Callable[[], object], testid: str) -> None:
    """Begin a dialog with its title and a cross."""
    with Tag("header", "", "sheet-head"):
        Tag("h2", title, data_testid=f"{testid}-title")
        icon_button("close", tab.words("close"), close, f"{testid}-close")


@contextmanager
def sheet_foot(tab: Tab, dialog: ui.dialog, testid: str) -> Iterator[None]:
    """End a dialog with the way back, and with what the block adds."""
    with Tag("footer", "", "sheet-foot"):
        press_button(tab.words("cancel"), dialog.close, "is-secondary", data_testid=f"{testid}-cancel")
        yield


@contextmanager
def name_sheet(
    tab: Tab,
    title: str,
    label: str,
    testid: str,
    done: Callable[[str], object],
    *,
    wrong: Callable[[str], str] = lambda _: "",
    longest: int = 100,
) -> Iterator[None]:
    """Ask for a name, and for what the block adds; `wrong` says what a name cannot be, if it cannot."""
    with sheet(tab, title, testid) as dialog:
        name = ui.input(label).props(f"outlined dense autofocus maxlength={longest}").classes("wide")
        attributed(name, data_testid=f"{testid}-name")
        yield

        def add() -> None:
            wanted = " ".join((name.value or "").split())
            if problem := wrong(wanted) if wanted else tab.words("required"):
                attributed(name, error=True, error_message=problem)
                return
            dialog.close()
            done(wanted)

        name.on("keydown.enter", add, args=[])
        with sheet_foot(tab, dialog, testid):
            press_button(title, add, "is-primary", data_testid=f"{testid}-create")


def sure_sheet(tab: Tab, title: str, about: str, verb: str, testid: str, done: Callable[[], object]) -> None:
    """Ask once more before something that cannot be taken back."""
    with sheet(tab, title, testid) as dialog:
        Tag("p", about)

        async def begin() -> None:
            dialog.close()
            if isawaitable(going := done()):
                await going

        with sheet_foot(tab, dialog, testid):
            press_button(verb, begin, "is-danger", data_testid=f"{testid}-sure")
