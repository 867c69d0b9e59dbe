"""Discord's rules for messages and forms. The OpenAPI description lacks most of them; the others are here to fail a test early."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from bot.practice.loopback.components import ComponentType, media_of, value_limits, walk_placed
from bot.practice.loopback.errors import Json, Path, Problem

MAX_CONTENT_LENGTH = 2000
MAX_TEXT_DISPLAYS_LENGTH = 4000
MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_ALT_TEXT_LENGTH = 1024
MAX_CHOSEN = 25

TOP_V2 = frozenset(
    {
        ComponentType.ROW,
        ComponentType.TEXT,
        ComponentType.GALLERY,
        ComponentType.FILE,
        ComponentType.SEPARATOR,
        ComponentType.CONTAINER,
    }
)
IN_CONTAINER = TOP_V2 - {ComponentType.CONTAINER}
IN_ROW = frozenset({ComponentType.BUTTON, ComponentType.SELECT, ComponentType.PEOPLE})
TOP_MODAL = frozenset({ComponentType.TEXT, ComponentType.LABEL})
IN_LABEL = frozenset({ComponentType.SELECT, ComponentType.TEXT_INPUT})


def wrong_length(
    part: Mapping[str, Any], field: str, most: int, *, least: int = 0, must: bool = False
) -> Iterator[Problem]:
    """Check a text field's presence, type and length."""
    value = part.get(field)
    if value is None:
        if must:
            yield Problem((field,), "BASE_TYPE_REQUIRED", "This field is required")
    elif not isinstance(value, str):
        yield Problem((field,), "STRING_TYPE_CONVERT", "Could not interpret the value as string.")
    elif not least <= len(value) <= most:
        yield Problem((field,), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def wrong_count(part: Json, field: str, most: int) -> Iterator[Problem]:
    """Check a list's length."""
    value = part.get(field)
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        yield Problem((field,), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {most} in length.")


def _at(path: Path, problems: Iterator[Problem]) -> Iterator[Problem]:
    return (problem.under(path) for problem in problems)


def _needed(part: Json, field: str, most: int) -> Iterator[Problem]:
    return wrong_length(part, field, most, least=1, must=True)


# -- messages


def check_message(body: Json, *, is_v2: bool, files: Collection[str]) -> list[Problem]:
    """Check a message with a body merged in; `files` are the names that `attachment://` may refer to."""
    found = list(wrong_length(body, "content", MAX_CONTENT_LENGTH))
    if is_v2 and body.get("content"):
        text = "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        found.append(Problem(("content",), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text))
    return found + list(_at(("components",), check_parts(body.get("components") or [], is_v2=is_v2, files=files)))


def check_parts(parts: Sequence[Json], *, is_v2: bool, files: Collection[str] = ()) -> Iterator[Problem]:
    """Check the components of a message. Paths start at the list."""
    if not is_v2 and len(parts) > MAX_ROWS:
        yield Problem((), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MAX_ROWS} in length.")
    for index, part in enumerate(parts):
        if part.get("type") not in (TOP_V2 if is_v2 else {ComponentType.ROW}):
            yield _misplaced((index,), part)
    yield from check_tree(parts, files=files)


def check_tree(parts: Sequence[Json], *, files: Collection[str] = ()) -> Iterator[Problem]:
    """Check the rules common to messages and forms: each component's own limits, their number, unique ids."""
    placed = list(walk_placed(parts))
    if len(placed) > MAX_COMPONENTS:
        yield Problem(
            (), "BASE_TYPE_MAX_LENGTH", f"A message has at most {MAX_COMPONENTS} components, here are {len(placed)}"
        )
    seen: dict[str, set[object]] = {"custom_id": set(), "id": set()}
    letters = 0
    for path, part in placed:
        kind = part.get("type")
        if kind not in CHECKS:
            yield Problem((*path, "type"), "UNION_TYPE_CHOICES", f"There is no component of type {kind}")
            continue
        yield from _at(path, CHECKS[kind](part))
        for place, media in media_of(part):
            yield from _at((*path, *place), _check_url(media, files))
        for name, taken in seen.items():
            if (value := part.get(name)) in taken:
                code = f"COMPONENT_{name.upper()}_DUPLICATED"
                yield Problem((*path, name), code, f"Component {name.replace('_', ' ')} cannot be duplicated")
            if value:
                taken.add(value)
        letters += len(str(part.get("content", ""))) if kind == ComponentType.TEXT else 0
    if letters > MAX_TEXT_DISPLAYS_LENGTH:
        text = f"All text displays together have at most {MAX_TEXT_DISPLAYS_LENGTH} characters, here are {letters}"
        yield Problem((), "TEXT_DISPLAY_TOTAL", text)


def _check_url(media: Json, files: Collection[str]) -> Iterator[Problem]:
    url = str(media.get("url"))
    if not url.startswith(("attachment://", "http://", "https://")):
        yield Problem(("url",), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")
    elif url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
        yield Problem(("url",), "MEDIA_ATTACHMENT_NOT_FOUND", f"The attachment in {url} was not found in the message")


def _misplaced(path: Path, part: Json) -> Problem:
    return Problem((*path, "type"), "UNION_TYPE_CHOICES", f"A component of type {part.get('type')} cannot be here")


def _children_of(part: Json, allowed: Collection[int]) -> Iterator[Problem]:
    for index, child in enumerate(part.get("components") or []):
        if child.get("type") not in allowed:
            yield _misplaced(("components", index), child)


def _row(part: Json) -> Iterator[Problem]:
    yield from wrong_count(part, "components", 5)
    yield from _children_of(part, IN_ROW)
    kinds = [child.get("type") for child in part.get("components") or []]
    if len(kinds) > 1 and any(kind != ComponentType.BUTTON for kind in kinds):
        text = "The specified component exceeds the maximum width"
        yield Problem(("components",), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _button(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "label", 80)
    style = part.get("style")
    if style not in range(1, 6):
        yield Problem(("style",), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5}.")
    elif style == 5:
        yield from _needed(part, "url", 512)
        if part.get("custom_id") is not None:
            code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
            yield Problem(("custom_id",), code, "A custom id and url cannot both be specified")
    else:
        yield from _needed(part, "custom_id", 100)
    if not part.get("label") and not part.get("emoji"):
        yield Problem((), "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji")


def _select(part: Json) -> Iterator[Problem]:
    yield from _needed(part, "custom_id", 100)
    yield from wrong_length(part, "placeholder", 150)
    yield from wrong_count(part, "options", 25)
    options = part.get("options") or []
    values: set[str] = set()
    for index, option in enumerate(options):
        here = ("options", index)
        yield from _at(here, _needed(option, "label", 100))
        yield from _at(here, _needed(option, "value", 100))
        yield from _at(here, wrong_length(option, "description", 100))
        if option.get("value") in values:
            code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
            yield Problem((*here, "value"), code, "The specified option value is already used")
        values.add(str(option.get("value")))
    low, high = value_limits(part)
    if not 0 <= low <= high <= min(MAX_CHOSEN, len(options)) or high < 1:
        text = f"{low} to {high} values cannot be chosen from {len(options)}"
        yield Problem(("max_values",), "BASE_TYPE_BAD_RANGE", text)
    if sum(bool(option.get("default")) for option in options) > high:
        code = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"
        yield Problem(("options",), code, "More defaults than values may be chosen")


def _people(part: Json) -> Iterator[Problem]:
    yield from _needed(part, "custom_id", 100)
    yield from wrong_length(part, "placeholder", 150)
    low, high = value_limits(part)
    if not 0 <= low <= high <= MAX_CHOSEN or high < 1:
        yield Problem(("max_values",), "BASE_TYPE_BAD_RANGE", f"{low} to {high} people cannot be chosen")


def _gallery(part: Json) -> Iterator[Problem]:
    yield from wrong_count(part, "items", 10)
    for index, item in enumerate(part.get("items") or []):
        here = ("items", index)
        yield from _at(here, wrong_length(item, "description", MAX_ALT_TEXT_LENGTH, least=1))
        if not (item.get("media") or {}).get("url"):
            yield Problem((*here, "media", "url"), "BASE_TYPE_REQUIRED", "This field is required")


def _file(part: Json) -> Iterator[Problem]:
    if not str((part.get("file") or {}).get("url", "")).startswith("attachment://"):
        yield Problem(("file", "url"), "BASE_TYPE_REQUIRED", "A file is named with attachment://")


def _separator(part: Json) -> Iterator[Problem]:
    if part.get("spacing", 1) not in (1, 2, None):
        yield Problem(("spacing",), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")


def _container(part: Json) -> Iterator[Problem]:
    yield from wrong_count(part, "components", MAX_COMPONENTS)
    yield from _children_of(part, IN_CONTAINER)
    if not 0 <= (part.get("accent_color") or 0) <= 0xFFFFFF:
        yield Problem(("accent_color",), "NUMBER_TYPE_MAX", "Value must be a colour.")


# -- forms


def check_modal(body: Json) -> list[Problem]:
    """Check a form."""
    found = [*_needed(body, "title", 45), *_needed(body, "custom_id", 100), *wrong_count(body, "components", 5)]
    parts = body.get("components") or []
    found += [_misplaced(("components", n), part) for n, part in enumerate(parts) if part.get("type") not in TOP_MODAL]
    return [*found, *_at(("components",), check_tree(parts))]


def _label(part: Json) -> Iterator[Problem]:
    yield from _needed(part, "label", 45)
    yield from wrong_length(part, "description", 100)
    inner = part.get("component") or {}
    if inner.get("type") not in IN_LABEL:
        yield _misplaced(("component",), inner)
    if inner.get("disabled"):
        yield Problem(("component", "disabled"), "COMPONENT_DISABLED_IN_MODAL", "A form has no disabled selects")
    # A required select needs at least one value by default, so `min_values` of zero contradicts `required`.
    if inner.get("type") == ComponentType.SELECT and inner.get("required", True) and inner.get("min_values") == 0:
        yield Problem(("component", "min_values"), "BASE_TYPE_BAD_RANGE", "A required select needs at least one value")


def _text_input(part: Json) -> Iterator[Problem]:
    yield from _needed(part, "custom_id", 100)
    yield from wrong_length(part, "placeholder", 100)
    yield from wrong_length(part, "value", 4000)
    low, high = part.get("min_length") or 0, part.get("max_length") or 4000
    if not 0 <= low <= high <= 4000:
        yield Problem(("max_length",), "BASE_TYPE_BAD_RANGE", f"Between {low} and {high} characters cannot be")
    if part.get("style") not in (1, 2):
        yield Problem(("style",), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")


CHECKS: dict[object, Callable[[Json], Iterator[Problem]]] = {
    ComponentType.ROW: _row, ComponentType.BUTTON: _button, ComponentType.SELECT: _select, ComponentType.TEXT_INPUT: _text_input,
    ComponentType.PEOPLE: _people,
    ComponentType.TEXT: lambda part: _needed(part, "content", MAX_TEXT_DISPLAYS_LENGTH), ComponentType.GALLERY: _gallery, ComponentType.FILE: _file,
    ComponentType.SEPARATOR: _separator, ComponentType.CONTAINER: _container, ComponentType.LABEL: _label,
}  # fmt: skip
