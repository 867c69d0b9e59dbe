"""The forms that the bot opens: a dialog with every kind of input, checked before it is sent as Discord's client checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from nicegui import ui

from bot.practice.loopback.components import Part
from bot.practice.loopback.forms import Field, fields_of
from bot.practice.loopback.interactions import Modal
from bot.practice.loopback.slash_commands import CannotDo
from bot.practice.page import gestures, markdown
from bot.practice.page.dialogs import sheet, sheet_foot
from bot.practice.page.drop_downs import option_labels, shown_choice
from bot.practice.page.elements import Tag, attributed, press_button, rich

if TYPE_CHECKING:
    from bot.practice.page.screen import Screen

PARAGRAPH = 2
LONGEST_TEXT = 4000


class Input:
    """One field of a form."""

    def __init__(self, screen: Screen, field: Field) -> None:
        self.screen = screen
        self.field = field
        self._boxes: dict[str, ui.checkbox] = {}
        with Tag("div", "", "field", data_testid="field", data_name=field.custom_id, data_label=field.label):
            if field.kind is not Part.CHECKBOX:
                with Tag("p", "", "field-label"):
                    Tag("strong", field.label)
                    if field.required:
                        Tag("span", "*", "is-required", title=screen.words("required"))
            if field.description:
                Tag("p", field.description, "small")
            self.control: Any = self._make()
            self.error = Tag("p", "", "field-error", role="alert", data_testid="field-error")

    def _make(self) -> Any:
        field, words = self.field, self.screen.words
        prompt = str(field.raw.get("placeholder") or "")
        match field.kind:
            case Part.TEXT_INPUT:
                make = ui.textarea if field.raw.get("style") == PARAGRAPH else ui.input
                most = int(field.raw.get("max_length") or LONGEST_TEXT)
                text = make(placeholder=prompt, value=str(field.default or ""))
                text.props(
                    f"outlined dense counter autogrow maxlength={most}"
                    if make is ui.textarea
                    else f"outlined dense counter maxlength={most}"
                )
                return attributed(text.classes("wide"), aria_label=field.label)
            case Part.SELECT:
                chosen = field.default if isinstance(field.default, tuple) else ()
                options = option_labels(field.raw.get("options") or [])
                select = shown_choice(
                    options, prompt or words("choose"), chosen, self._most, clearable=not field.required
                )
                return attributed(select, aria_label=field.label)
            case Part.USER_SELECT | Part.MENTIONABLE_SELECT:
                people = {str(user.id): user.name for user in self.screen.session.world.people}
                return attributed(
                    shown_choice(people, prompt or words("choose"), (), self._most), aria_label=field.label
                )
            case Part.RADIO_GROUP:
                return attributed(
                    ui.radio(option_labels(field.raw.get("options") or []), value=field.default).classes("radios"),
                    aria_label=field.label,
                )
            case Part.CHECKBOX_GROUP:
                chosen = field.default if isinstance(field.default, tuple) else ()
                with Tag("div", "", "boxes", role="group", aria_label=field.label) as group:
                    for value, label in option_labels(field.raw.get("options") or []).items():
                        self._boxes[value] = ui.checkbox(label, value=value in chosen)
                return group
            case Part.CHECKBOX:
                return ui.checkbox(field.label, value=bool(field.default))
            case _:
                return Tag("p", words("unknown-part"), "small")

    @property
    def _most(self) -> int:
        most = self.field.raw.get("max_values")
        return (len(self.field.options) if self.field.kind is Part.CHECKBOX_GROUP else 1) if most is None else int(most)

    @property
    def value(self) -> object:
        """Give what is filled in, as `forms.submitted` takes it."""
        if self._boxes:
            return [value for value, box in self._boxes.items() if box.value]
        value = getattr(self.control, "value", None)
        if self.field.kind in (Part.USER_SELECT, Part.MENTIONABLE_SELECT):
            chosen = value if isinstance(value, list) else [value] if value is not None else []
            return [self.screen.session.world.users[int(each)] for each in chosen]
        return value

    def check(self) -> bool:
        """Tell whether it may be sent; say at the field what is wrong."""
        wrong = self._wrong()
        self.error.set_text(wrong)
        return not wrong

    def _wrong(self) -> str:
        words, field, value = self.screen.words, self.field, self.value
        if field.kind is Part.CHECKBOX:
            return ""
        if value is None or value in ("", []):
            return words("required") if field.required else ""
        if field.kind is Part.TEXT_INPUT:
            least, n = int(field.raw.get("min_length") or 0), len(str(value))
            return words("too-short", n=least) if n < least else ""
        if isinstance(value, list):
            least = 1 if field.raw.get("min_values") is None else int(field.raw["min_values"])
            if len(value) < least:
                return words("choose-at-least", n=least)
            return words("choose-at-most", n=self._most) if len(value) > self._most else ""
        return ""


def all_right(inputs: Sequence[Input]) -> bool:
    """Check all of them, so that everything wrong is said at once."""
    return sum(each.check() for each in inputs) == len(inputs)


def open_form(screen: Screen, form: Modal) -> None:
    """Open a form as a dialog."""
    words = screen.words
    fields = {field.custom_id: field for field in fields_of(form)}
    inputs: list[Input] = []
    with sheet(screen, form.title, "modal", is_persistent=True) as dialog:
        for part in form.components:
            if part["type"] == Part.TEXT:
                rich(markdown.to_html(str(part["content"]), screen.names()), "words")
            inside = [part.get("component"), *(part.get("components") or [])]
            inputs += [Input(screen, fields[str(each["custom_id"])]) for each in inside if each is not None]
        failure = Tag("p", "", "field-error", role="alert", data_testid="modal-error")

        async def send() -> None:
            if not all_right(inputs):
                return
            submit.classes(add="is-waiting")
            try:
                answered = await gestures.submit(screen, form, {each.field.custom_id: each.value for each in inputs})
            except CannotDo:
                failure.set_text(words("not-possible"))
                return
            finally:
                if not submit.is_deleted:
                    submit.classes(remove="is-waiting")
            if answered:
                dialog.close()
            elif not failure.is_deleted:
                failure.set_text(words("form-failed"))

        with sheet_foot(screen, dialog, "modal"):
            submit = press_button(words("submit"), send, "is-primary", data_testid="modal-submit")
