"""Dialogs with a title, a close button and Escape. A closed dialog is deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import isawaitable

from nicegui import ui

from bot.practice.page.elements import Tag, attributed, icon_button, press_button
from bot.practice.page.tab import Tab


@contextmanager
def sheet(tab: Tab, title: str, testid: str, classes: str = "", *, is_form: bool = False) -> Iterator[ui.dialog]:
    """Open a dialog; the `with` block fills it. A form stays open at a press beside it, to keep its input."""
    with tab.root, ui.dialog(value=True) as dialog:
        attributed(dialog, aria_label=title, no_backdrop_dismiss=is_form)
        dialog.on_value_change(lambda event: None if event.value else dialog.delete())
        # A <div>: Quasar ignores presses on any other element in a dialog.
        with Tag("div", "", f"sheet {classes}", data_testid=testid):
            sheet_head(tab, title, dialog.close, testid)
            yield dialog


def sheet_head(tab: Tab, title: str, close: Callable[[], object], testid: str) -> None:
    """Draw a dialog's title and close button."""
    with Tag("header", "", "sheet-head"):
        Tag("h2", title, data_testid=f"{testid}-title")
        icon_button("close", tab.words("close"), close, f"{testid}-close")


@contextmanager
def sheet_foot(tab: Tab, dialog: ui.dialog, testid: str) -> Iterator[None]:
    """Draw a dialog's cancel button; the `with` block adds others."""
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
    """Ask for a name; the `with` block adds other inputs. `wrong` returns the error of a name, or an empty text."""
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
    """Ask for confirmation of an irreversible act."""
    with sheet(tab, title, testid) as dialog:
        Tag("p", about)

        async def begin() -> None:
            dialog.close()
            if isawaitable(going := done()):
                await going

        with sheet_foot(tab, dialog, testid):
            press_button(verb, begin, "is-danger", data_testid=f"{testid}-sure")
