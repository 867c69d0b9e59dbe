"""Discord's rules for messages and forms that its OpenAPI description leaves out, and those whose breach should fail a test early."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from bot.practice.loopback.components import SELECTS, Part, media_of, walk_placed
from bot.practice.loopback.errors import Json, Path, Problem

CONTENT = 2000
TEXT_DISPLAYS = 4000
EMBEDS_SUM = 6000
ROWS = 5
PARTS = 40
LONG_ALT_TEXT = 1024

TOP_V2 = frozenset({Part.ROW, Part.SECTION, Part.TEXT, Part.GALLERY, Part.FILE, Part.SEPARATOR, Part.CONTAINER})
IN_CONTAINER = TOP_V2 - {Part.CONTAINER}
TOP_MODAL = frozenset({Part.ROW, Part.TEXT, Part.LABEL})
IN_LABEL = SELECTS | {Part.TEXT_INPUT, Part.FILE_UPLOAD, Part.RADIO_GROUP, Part.CHECKBOX_GROUP, Part.CHECKBOX}


def wrong_length(
    part: Mapping[str, Any], field: str, most: int, *, least: int = 0, must: bool = False
) -> Iterator[Problem]:
    """Check one text field."""
    value = part.get(field)
    if value is None:
        if must:
            yield Problem((field,), "BASE_TYPE_REQUIRED", "This field is required")
    elif not isinstance(value, str):
        yield Problem((field,), "STRING_TYPE_CONVERT", "Could not interpret the value as string.")
    elif not least <= len(value) <= most:
        yield Problem((field,), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def wrong_count(part: Json, field: str, least: int, most: int) -> Iterator[Problem]:
    """Check how many things a list holds."""
    value = part.get(field)
    if not isinstance(value, list) or not least <= len(value) <= most:
        yield Problem((field,), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def _at(path: Path, problems: Iterator[Problem]) -> Iterator[Problem]:
    return (problem.under(path) for problem in problems)


# -- messages


def check_message(body: Json, *, is_v2: bool, files: Collection[str]) -> list[Problem]:
    """Check what a message would be after this body; `files` are the names that `attachment://` may mean."""
    found = list(wrong_length(body, "content", CONTENT))
    embeds, parts = body.get("embeds") or [], body.get("components") or []
    if is_v2:
        found += (
            Problem(
                (field,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
            for field in ("content", "embeds", "poll", "sticker_ids")
            if body.get(field)
        )
    found += _check_embeds(embeds, files)
    found += _at(("components",), iter(check_parts(parts, is_v2=is_v2, files=files)))
    return found


def _check_embeds(embeds: Sequence[Json], files: Collection[str]) -> Iterator[Problem]:
    if len(embeds) > 10:
        yield Problem(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    total = 0
    for index, embed in enumerate(embeds):
        here: Path = ("embeds", index)
        yield from _at(here, wrong_length(embed, "title", 256))
        yield from _at(here, wrong_length(embed, "description", 4096))
        yield from _at((*here, "footer"), wrong_length(embed.get("footer") or {}, "text", 2048))
        yield from _at((*here, "author"), wrong_length(embed.get("author") or {}, "name", 256))
        entries = embed.get("fields") or []
        if len(entries) > 25:
            yield Problem((*here, "fields"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        for number, entry in enumerate(entries):
            yield from _at((*here, "fields", number), wrong_length(entry, "name", 256, least=1, must=True))
            yield from _at((*here, "fields", number), wrong_length(entry, "value", 1024, least=1, must=True))
            total += len(str(entry.get("name"))) + len(str(entry.get("value")))
        total += len(embed.get("title") or "") + len(embed.get("description") or "")
        total += len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
        for field in ("image", "thumbnail"):
            yield from _at((*here, field), _check_url(embed.get(field) or {}, files))
    if total > EMBEDS_SUM:
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBEDS_SUM}")


def _check_url(media: Json, files: Collection[str]) -> Iterator[Problem]:
    url = media.get("url")
    if url is None:
        return
    if not isinstance(url, str) or not url.startswith(("attachment://", "http://", "https://")):
        yield Problem(("url",), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")
    elif url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
        yield Problem(("url",), "MEDIA_ATTACHMENT_NOT_FOUND", f"The attachment in {url} was not found in the message")


def check_parts(parts: Sequence[Json], *, is_v2: bool, files: Collection[str] = ()) -> list[Problem]:
    """Check the components of a message; paths start at the list."""
    found: list[Problem] = []
    if not is_v2 and len(parts) > ROWS:
        found.append(Problem((), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROWS} in length."))
    for index, part in enumerate(parts):
        if part.get("type") not in (TOP_V2 if is_v2 else {Part.ROW}):
            found.append(_misplaced((index,), part))
    found += check_tree(parts, files=files)
    return found


def check_tree(parts: Sequence[Json], *, files: Collection[str] = ()) -> Iterator[Problem]:
    """Check what holds wherever components lie: their own limits, their number, doubles among their ids."""
    placed = list(walk_placed(parts))
    if len(placed) > PARTS:
        yield Problem((), "BASE_TYPE_MAX_LENGTH", f"A message has at most {PARTS} components, here are {len(placed)}")
    custom_ids: set[str] = set()
    numbers: set[int] = set()
    letters = 0
    for path, part in placed:
        kind = part.get("type")
        check = CHECKS.get(kind) if isinstance(kind, int) else None
        if check is None:
            yield Problem((*path, "type"), "UNION_TYPE_CHOICES", f"There is no component of type {kind}")
            continue
        yield from _at(path, check(part))
        for place, media in media_of(part):
            yield from _at((*path, *place), _check_url(media, files))
        if (custom_id := part.get("custom_id")) is not None:
            if custom_id in custom_ids:
                yield Problem(
                    (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            custom_ids.add(custom_id)
        if part_id := part.get("id"):
            if part_id in numbers:
                yield Problem((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            numbers.add(part_id)
        letters += len(str(part.get("content", ""))) if kind == Part.TEXT else 0
    if letters > TEXT_DISPLAYS:
        yield Problem(
            (),
            "TEXT_DISPLAY_TOTAL",
            f"All text displays together have at most {TEXT_DISPLAYS} characters, here are {letters}",
        )


def _misplaced(path: Path, part: Json) -> Problem:
    return Problem((*path, "type"), "UNION_TYPE_CHOICES", f"A component of type {part.get('type')} cannot be here")


def _children_of(part: Json, allowed: Collection[int]) -> Iterator[Problem]:
    for index, child in enumerate(part.get("components") or []):
        if child.get("type") not in allowed:
            yield _misplaced(("components", index), child)


def _row(part: Json) -> Iterator[Problem]:
    yield from wrong_count(part, "components", 1, 5)
    kinds = [child.get("type") for child in part.get("components") or []]
    yield from _children_of(part, {Part.BUTTON, Part.TEXT_INPUT, *SELECTS})
    if len(kinds) > 1 and any(kind != Part.BUTTON for kind in kinds):
        yield Problem(
            ("components",), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )


def _button(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "label", 80)
    style = part.get("style")
    if style not in range(1, 7):
        yield Problem(("style",), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    elif style == 5:
        yield from wrong_length(part, "url", 512, least=1, must=True)
    elif style != 6:
        yield from wrong_length(part, "custom_id", 100, least=1, must=True)
    if style in (5, 6) and part.get("custom_id") is not None:
        yield Problem(
            ("custom_id",),
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )
    if not part.get("label") and not part.get("emoji") and style != 6:
        yield Problem((), "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji")


def _options(part: Json, least: int, most: int, label: int) -> Iterator[Problem]:
    yield from wrong_count(part, "options", least, most)
    values: set[str] = set()
    for index, option in enumerate(part.get("options") or []):
        here = ("options", index)
        yield from _at(here, wrong_length(option, "label", label, least=1, must=True))
        yield from _at(here, wrong_length(option, "value", 100, least=1, must=True))
        yield from _at(here, wrong_length(option, "description", 100))
        if option.get("value") in values:
            yield Problem(
                (*here, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(str(option.get("value")))


def _range(part: Json, most: int, have: int) -> Iterator[Problem]:
    low, high = part.get("min_values", 1), part.get("max_values", 1)
    low, high = 1 if low is None else low, 1 if high is None else high
    if not 0 <= low <= most or not 1 <= high <= most or low > high or high > have:
        yield Problem(("max_values",), "BASE_TYPE_BAD_RANGE", f"{low} to {high} values cannot be chosen from {have}")
    chosen = sum(bool(option.get("default")) for option in part.get("options") or [])
    if chosen > high:
        yield Problem(
            ("options",), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than values may be chosen"
        )


def _select(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "custom_id", 100, least=1, must=True)
    yield from wrong_length(part, "placeholder", 150)
    if part.get("type") == Part.SELECT:
        yield from _options(part, 1, 25, 100)
        yield from _range(part, 25, len(part.get("options") or []))
    else:
        yield from _range(part, 25, 25)


def _section(part: Json) -> Iterator[Problem]:
    yield from wrong_count(part, "components", 1, 3)
    yield from _children_of(part, {Part.TEXT})
    accessory = part.get("accessory") or {}
    if accessory.get("type") not in (Part.BUTTON, Part.THUMBNAIL):
        yield _misplaced(("accessory",), accessory)


def _text(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "content", TEXT_DISPLAYS, least=1, must=True)


def _thumbnail(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "description", LONG_ALT_TEXT, least=1)
    if not (part.get("media") or {}).get("url"):
        yield Problem(("media", "url"), "BASE_TYPE_REQUIRED", "This field is required")


def _gallery(part: Json) -> Iterator[Problem]:
    yield from wrong_count(part, "items", 1, 10)
    for index, item in enumerate(part.get("items") or []):
        yield from _at(("items", index), _thumbnail(item))


def _file(part: Json) -> Iterator[Problem]:
    if not str((part.get("file") or {}).get("url", "")).startswith(("attachment://", "http")):
        yield Problem(("file", "url"), "BASE_TYPE_REQUIRED", "A file is named with attachment://")


def _separator(part: Json) -> Iterator[Problem]:
    if part.get("spacing", 1) not in (1, 2, None):
        yield Problem(("spacing",), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")


def _container(part: Json) -> Iterator[Problem]:
    yield from wrong_count(part, "components", 1, PARTS)
    yield from _children_of(part, IN_CONTAINER)
    if not 0 <= (part.get("accent_color") or 0) <= 0xFFFFFF:
        yield Problem(("accent_color",), "NUMBER_TYPE_MAX", "Value must be a colour.")


# -- forms


def check_modal(body: Json) -> list[Problem]:
    """Check a form that is to open."""
    found = [
        *wrong_length(body, "title", 45, least=1, must=True),
        *wrong_length(body, "custom_id", 100, least=1, must=True),
        *wrong_count(body, "components", 1, 5),
    ]
    parts = body.get("components") or []
    for index, part in enumerate(parts):
        inner = {child.get("type") for child in part.get("components") or []}
        if part.get("type") not in TOP_MODAL or (part.get("type") == Part.ROW and inner != {Part.TEXT_INPUT}):
            found.append(_misplaced(("components", index), part))
        if part.get("type") == Part.ROW:
            for number, child in enumerate(part.get("components") or []):
                here = ("components", index, "components", number)
                found += _at(here, wrong_length(child, "label", 45, least=1, must=True))
    found += _at(("components",), check_tree(parts))
    return found


def _label(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "label", 45, least=1, must=True)
    yield from wrong_length(part, "description", 100)
    inner = part.get("component") or {}
    if inner.get("type") not in IN_LABEL:
        yield _misplaced(("component",), inner)
    if inner.get("disabled"):
        yield Problem(("component", "disabled"), "COMPONENT_DISABLED_IN_MODAL", "A form has no disabled selects")
    # Discord asks for one value by default where a select must be filled; zero and required contradict each other.
    if inner.get("type") in SELECTS and inner.get("required", True) and inner.get("min_values") == 0:
        yield Problem(("component", "min_values"), "BASE_TYPE_BAD_RANGE", "A required select needs at least one value")


def _text_input(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "custom_id", 100, least=1, must=True)
    yield from wrong_length(part, "placeholder", 100)
    yield from wrong_length(part, "value", 4000)
    low, high = part.get("min_length") or 0, part.get("max_length") or 4000
    if not 0 <= low <= high <= 4000:
        yield Problem(("max_length",), "BASE_TYPE_BAD_RANGE", f"Between {low} and {high} characters cannot be")
    if part.get("style") not in (1, 2):
        yield Problem(("style",), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")


def _radio(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "custom_id", 100, least=1, must=True)
    yield from _options(part, 2, 10, 100)


def _checkboxes(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "custom_id", 100, least=1, must=True)
    yield from _options(part, 1, 10, 100)
    if part.get("max_values") is not None:
        yield from _range(part, 10, len(part.get("options") or []))


def _custom_id(part: Json) -> Iterator[Problem]:
    yield from wrong_length(part, "custom_id", 100, least=1, must=True)


CHECKS: dict[int, Callable[[Json], Iterator[Problem]]] = {
    Part.ROW: _row, Part.BUTTON: _button, Part.TEXT_INPUT: _text_input, Part.SECTION: _section, Part.TEXT: _text,
    Part.THUMBNAIL: _thumbnail, Part.GALLERY: _gallery, Part.FILE: _file, Part.SEPARATOR: _separator,
    Part.CONTAINER: _container, Part.LABEL: _label, Part.FILE_UPLOAD: _custom_id, Part.RADIO_GROUP: _radio,
    Part.CHECKBOX_GROUP: _checkboxes, Part.CHECKBOX: _custom_id, **dict.fromkeys(SELECTS, _select),
}  # fmt: skip
