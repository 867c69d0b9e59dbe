"""The bot's forms as dialogs, checked before sending as Discord's client does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nicegui import ui

from bot.practice.loopback.components import ComponentType, value_limits
from bot.practice.loopback.forms import FormInput, fields_of
from bot.practice.loopback.model import Modal
from bot.practice.loopback.slash_commands import CannotDo
from bot.practice.page import markdown
from bot.practice.page.dialogs import sheet, sheet_foot
from bot.practice.page.drop_downs import option_labels, shown_choice
from bot.practice.page.elements import Tag, attributed, press_button, rich
from bot.practice.page.tab import Tab

PARAGRAPH_STYLE = 2
MAX_TEXT_LENGTH = 4000


class Input:
    """A field of a form on the tab."""

    def __init__(self, tab: Tab, field: FormInput, *, is_first: bool) -> None:
        self.tab = tab
        self.field = field
        with Tag("div", "", "field", data_testid="field", data_name=field.custom_id, data_label=field.label):
            with Tag("p", "", "field-label"):
                Tag("strong", field.label)
                if field.required:
                    Tag("span", "*", "is-required", title=tab.words("required"))
            if field.description:
                Tag("p", field.description, "small")
            self.control: Any = self._make()
            attributed(self.control, autofocus=is_first)
            self.error = Tag("p", "", "field-error", role="alert", data_testid="field-error")

    def _make(self) -> Any:
        field, words = self.field, self.tab.words
        prompt = str(field.raw.get("placeholder") or "")
        match field.kind:
            case ComponentType.TEXT_INPUT:
                make = ui.textarea if field.raw.get("style") == PARAGRAPH_STYLE else ui.input
                most = int(field.raw.get("max_length") or MAX_TEXT_LENGTH)
                text = make(placeholder=prompt, value=str(field.default or ""))
                text.props(
                    f"outlined dense counter autogrow maxlength={most}"
                    if make is ui.textarea
                    else f"outlined dense counter maxlength={most}"
                )
                return attributed(text.classes("wide"), aria_label=field.label)
            case ComponentType.SELECT:
                chosen = field.default if isinstance(field.default, tuple) else ()
                options = option_labels(field.raw.get("options") or [])
                _, most = value_limits(field.raw)
                select = shown_choice(options, prompt or words("choose"), chosen, most, clearable=not field.required)
                return attributed(select, aria_label=field.label)
            case _:
                return Tag("p", words("unknown-part"), "small")

    @property
    def value(self) -> object:
        """The field's value, as `loopback.forms.submitted` takes it."""
        value: object = getattr(self.control, "value", None)
        return value

    def check(self) -> bool:
        """Whether the value may be sent. Shows the error at the field."""
        wrong = self._wrong()
        self.error.set_text(wrong)
        return not wrong

    def _wrong(self) -> str:
        words, field, value = self.tab.words, self.field, self.value
        if value is None or value in ("", []):
            return words("required") if field.required else ""
        if field.kind is ComponentType.TEXT_INPUT:
            least, n = int(field.raw.get("min_length") or 0), len(str(value))
            return words("too-short", n=least) if n < least else ""
        if isinstance(value, list):
            least, most = value_limits(field.raw)
            if len(value) < least:
                return words("choose-at-least", n=least)
            return words("choose-at-most", n=most) if len(value) > most else ""
        return ""


def all_right(inputs: Sequence[Input]) -> bool:
    """Check all inputs, so that all errors show at once."""
    return sum(each.check() for each in inputs) == len(inputs)


def open_form(tab: Tab, form: Modal) -> None:
    """Open a form as a dialog."""
    words = tab.words
    fields = {field.custom_id: field for field in fields_of(form)}
    inputs: list[Input] = []
    with sheet(tab, form.title, "modal", is_form=True) as dialog:
        for part in form.components:
            if part["type"] == ComponentType.TEXT:
                rich(markdown.to_html(str(part["content"]), tab.names()), "words")
            inside = [part.get("component"), *(part.get("components") or [])]
            for each in inside:
                if each is not None:
                    inputs.append(Input(tab, fields[str(each["custom_id"])], is_first=not inputs))
        failure = Tag("p", "", "field-error", role="alert", data_testid="modal-error")

        async def send() -> None:
            if not all_right(inputs):
                return
            submit.classes(add="is-waiting")
            try:
                answer = await tab.person.send_form(form, {each.field.custom_id: each.value for each in inputs})
            except CannotDo:
                failure.set_text(words("not-possible"))
                return
            finally:
                if not submit.is_deleted:
                    submit.classes(remove="is-waiting")
            if answer.is_acknowledged:
                dialog.close()
            elif not failure.is_deleted:
                failure.set_text(words("form-failed"))

        with sheet_foot(tab, dialog, "modal"):
            submit = press_button(words("submit"), send, "is-primary", data_testid="modal-submit")
