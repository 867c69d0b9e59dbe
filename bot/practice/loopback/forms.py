"""A form as a person meets it: its fields, and what is sent when they are filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.practice.loopback import components
from bot.practice.loopback.components import Part
from bot.practice.loopback.errors import Json
from bot.practice.loopback.interactions import Modal
from bot.practice.loopback.model import User
from bot.practice.loopback.slash_commands import CannotDo


@dataclass(frozen=True, slots=True)
class Field:
    """One input of a form; `options` are pairs of label and value."""

    custom_id: str
    label: str
    description: str
    kind: Part
    required: bool
    default: str | bool | tuple[str, ...] | None
    options: tuple[tuple[str, str], ...] = ()
    raw: Json = field(default_factory=dict, repr=False)


def fields_of(modal: Modal) -> list[Field]:
    """List the inputs, in the order shown."""
    found: list[Field] = []
    for part in modal.components:
        if part["type"] == Part.LABEL:
            found.append(_field(part["component"], str(part["label"]), str(part.get("description") or "")))
        elif part["type"] == Part.ROW:
            found += [_field(child, str(child.get("label") or ""), "") for child in part["components"]]
    return found


def _field(part: Json, label: str, description: str) -> Field:
    options = tuple((str(each["label"]), str(each["value"])) for each in part.get("options") or [])
    chosen = tuple(str(each["value"]) for each in part.get("options") or [] if each.get("default"))
    default: str | bool | tuple[str, ...] | None = chosen
    kind = Part(part["type"])
    required = part.get("required")
    if kind is Part.TEXT_INPUT:
        default = str(part.get("value") or "")
    elif kind is Part.RADIO_GROUP:
        default = chosen[0] if chosen else None
    elif kind is Part.CHECKBOX:
        default, required = bool(part.get("default")), False
    return Field(str(part["custom_id"]), label, description, kind, required is not False, default, options, part)


def submitted(modal: Modal, values: Mapping[str, object], users: list[User]) -> list[Json]:
    """Fill a form in; what is not given keeps its default; refuse what the client would refuse."""
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
    answers = {each.custom_id: _filled(each, given.get(each.custom_id, each.default), users) for each in fields}
    components.number(modal.components)
    found: list[Json] = []
    for part in modal.components:
        shell: Json = {"type": part["type"], "id": part["id"]}
        if part["type"] == Part.LABEL:
            inner = part["component"]
            shell["component"] = {"id": inner["id"], **answers[inner["custom_id"]]}
        elif part["type"] == Part.ROW:
            shell["components"] = [{"id": each["id"], **answers[each["custom_id"]]} for each in part["components"]]
        found.append(shell)
    return found


def _filled(one: Field, value: Any, users: list[User]) -> Json:
    base: Json = {"type": int(one.kind), "custom_id": one.custom_id}
    match one.kind:
        case Part.TEXT_INPUT:
            return {**base, "value": _text(one, "" if value is None else str(value))}
        case Part.CHECKBOX:
            if not isinstance(value, bool):
                raise CannotDo(f"{one.label} takes True or False, not {value!r}")
            return {**base, "value": value}
        case Part.RADIO_GROUP:
            picked = pick(one.options, [] if value is None else [value] if isinstance(value, str) else value, one.label)
            if len(picked) > 1 or (one.required and not picked):
                raise CannotDo(f"{one.label} takes one value, not {value!r}")
            return {**base, "value": picked[0] if picked else None}
        case Part.SELECT | Part.CHECKBOX_GROUP:
            wanted = [] if value is None else [value] if isinstance(value, str) else list(value)
            picked = pick(one.options, wanted, one.label)
            low, high = one.raw.get("min_values"), one.raw.get("max_values")
            most = (1 if one.kind is Part.SELECT else len(one.options)) if high is None else int(high)
            least = 1 if low is None else int(low)
            if picked or one.required:
                in_range(one.label, len(picked), max(least, int(one.required)), most)
            return {**base, "values": picked}
        case Part.USER_SELECT | Part.MENTIONABLE_SELECT:
            people = [value] if isinstance(value, User) else list(value or [])
            people = [getattr(each, "user", each) for each in people]
            if one.required or people:
                low, high = one.raw.get("min_values"), one.raw.get("max_values")
                in_range(one.label, len(people), 1 if low is None else int(low), 1 if high is None else int(high))
            users += [each for each in people if each not in users]
            return {**base, "values": [str(each.id) for each in people]}
        case _:
            raise CannotDo(f"the practice Discord cannot fill in a field of type {one.kind.name} yet")


def _text(one: Field, text: str) -> str:
    low, high = one.raw.get("min_length") or 0, one.raw.get("max_length") or 4000
    if one.required and not text:
        raise CannotDo(f"{one.label} must be filled in")
    if text and not low <= len(text) <= high:
        raise CannotDo(f"{one.label} takes {low} to {high} characters, not {len(text)}")
    return text


def pick(options: Sequence[tuple[str, str]], wanted: Sequence[object], what: str) -> list[str]:
    """Find the values that were meant, given as values or as labels, each once and in order."""
    picked: list[str] = []
    for each in wanted:
        for label, value in options:
            if each in (value, label):
                picked.append(value)
                break
        else:
            raise CannotDo(f"{what} does not offer {each!r}; it offers {[value for _, value in options]}")
    if len(set(picked)) != len(picked):
        raise CannotDo(f"{what}: a value can be chosen once")
    return picked


def in_range(what: str, count: int, low: int, high: int) -> None:
    """Refuse too few or too many."""
    if not low <= count <= high:
        raise CannotDo(f"{what} takes {low} to {high} values, not {count}")
