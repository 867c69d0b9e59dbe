"""Forms as Discord's client shows and sends them: their fields, and the data of a submission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.practice.loopback import components
from bot.practice.loopback.components import ComponentType
from bot.practice.loopback.errors import Json
from bot.practice.loopback.model import Modal
from bot.practice.loopback.slash_commands import CannotDo


@dataclass(frozen=True, slots=True)
class FormInput:
    """An input of a form; `options` are pairs of label and value."""

    custom_id: str
    label: str
    description: str
    kind: ComponentType
    required: bool
    default: str | tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    raw: Json = field(default_factory=dict, repr=False)


def fields_of(modal: Modal) -> list[FormInput]:
    """Return the inputs, in the order shown."""
    found: list[FormInput] = []
    for part in modal.components:
        if part["type"] == ComponentType.LABEL:
            found.append(_field(part["component"], str(part["label"]), str(part.get("description") or "")))
        elif part["type"] == ComponentType.ROW:
            found += [_field(child, str(child.get("label") or ""), "") for child in part["components"]]
    return found


def _field(part: Json, label: str, description: str) -> FormInput:
    options = tuple((str(each["label"]), str(each["value"])) for each in part.get("options") or [])
    chosen = tuple(str(each["value"]) for each in part.get("options") or [] if each.get("default"))
    kind = ComponentType(part["type"])
    default = str(part.get("value") or "") if kind is ComponentType.TEXT_INPUT else chosen
    return FormInput(
        str(part["custom_id"]), label, description, kind, part.get("required") is not False, default, options, part
    )


def submitted(modal: Modal, values: Mapping[str, object]) -> list[Json]:
    """Return the submitted components of a form. Values are keyed by custom id or label; other fields keep their defaults.

    Raises CannotDo where Discord's client would refuse.
    """
    fields = fields_of(modal)
    given: dict[str, object] = {}
    for key, value in values.items():
        match [each for each in fields if key in (each.custom_id, each.label)]:
            case [one]:
                given[one.custom_id] = value
            case _:
                raise CannotDo(
                    f"the form has no field {key!r}; it has {[(each.custom_id, each.label) for each in fields]}"
                )
    answers = {each.custom_id: _filled(each, given.get(each.custom_id, each.default)) for each in fields}
    components.number(modal.components)
    found: list[Json] = []
    for part in modal.components:
        shell: Json = {"type": part["type"], "id": part["id"]}
        if part["type"] == ComponentType.LABEL:
            inner = part["component"]
            shell["component"] = {"id": inner["id"], **answers[inner["custom_id"]]}
        elif part["type"] == ComponentType.ROW:
            shell["components"] = [{"id": each["id"], **answers[each["custom_id"]]} for each in part["components"]]
        found.append(shell)
    return found


def _filled(one: FormInput, value: Any) -> Json:
    base: Json = {"type": int(one.kind), "custom_id": one.custom_id}
    if one.kind is ComponentType.TEXT_INPUT:
        return {**base, "value": _text(one, "" if value is None else str(value))}
    wanted = [] if value is None else [value] if isinstance(value, str) else list(value)
    return {**base, "values": chosen(one.raw, wanted, one.label) if wanted or one.required else []}


def _text(one: FormInput, text: str) -> str:
    low, high = one.raw.get("min_length") or 0, one.raw.get("max_length") or 4000
    if one.required and not text:
        raise CannotDo(f"{one.label} must be filled in")
    if text and not low <= len(text) <= high:
        raise CannotDo(f"{one.label} takes {low} to {high} characters, not {len(text)}")
    return text


def chosen(select: Json, wanted: Sequence[object], name: str) -> list[str]:
    """Return the chosen values, in order; `wanted` are values or labels. Raises CannotDo for unknown, repeated, too few or too many."""
    picked: list[str] = []
    for each in wanted:
        meant = [str(option["value"]) for option in select["options"] if each in (option["value"], option["label"])]
        if not meant:
            raise CannotDo(f"{name} does not offer {each!r}; it offers {[each['value'] for each in select['options']]}")
        picked.append(meant[0])
    if len(set(picked)) != len(picked):
        raise CannotDo(f"{name}: a value can be chosen once")
    check_number(select, len(picked), name)
    return picked


def check_number(select: Json, n: int, name: str) -> None:
    """Raise CannotDo where a list does not take so many values. In a message `required` says nothing, and in a form no more than `min_values`."""
    low, high = components.value_limits(select)
    if not low <= n <= high:
        raise CannotDo(f"{name} takes {low} to {high} values, not {n}")
