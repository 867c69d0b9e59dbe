"""Discord's rules for registered commands and autocomplete choices."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any

from bot.practice.loopback.errors import Json, Path, Problem
from bot.practice.loopback.limits import wrong_length

MAX_COMMANDS = 100
MAX_IN_MENU = 15
MAX_COMMAND_LENGTH = 8000
SLASH, MENUS = 1, (2, 3)
"""Types of commands: typed ones, and those of the menus of people and messages."""
NAME = re.compile(r"[-_'\w]{1,32}")


class OptionKind(IntEnum):
    """Discord's option types."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    NUMBER = 10
    ATTACHMENT = 11


NESTS = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
WITH_CHOICES = (OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER)


def check_commands(commands: Sequence[Json]) -> list[Problem]:
    """Check a registration of all commands."""
    found: list[Problem] = []
    names = [(command.get("type", SLASH), command.get("name")) for command in commands]
    for kind, most in {SLASH: MAX_COMMANDS, **dict.fromkeys(MENUS, MAX_IN_MENU)}.items():
        if (n := [each for each, _ in names].count(kind)) > most:
            found.append(Problem((), "APPLICATION_COMMANDS_MAX", f"{n} commands of type {kind}, at most {most}"))
    for index, command in enumerate(commands):
        if names[index] in names[:index]:
            text = "Application command names must be unique"
            found.append(Problem((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text))
        found += [problem.under((index,)) for problem in _check_command(command)]
    return found


def _check_command(command: Json) -> Iterator[Problem]:
    if command.get("type", SLASH) != SLASH:
        yield from _check_menu(command)
        return
    yield from _named(command)
    yield from _described(command)
    yield from _options(command, depth=0)
    if (letters := command_length(command)) > MAX_COMMAND_LENGTH:
        text = f"Command exceeds maximum size ({MAX_COMMAND_LENGTH}): {letters}"
        yield Problem((), "APPLICATION_COMMAND_TOO_LARGE", text)


def _check_menu(command: Json) -> Iterator[Problem]:
    """Check a command of a menu: a name, which may have capitals and spaces, and nothing else."""
    if command["type"] not in MENUS:
        yield Problem(("type",), "BASE_TYPE_CHOICES", f"There is no command of type {command['type']}")
    yield from wrong_length(command, "name", 32, least=1, must=True)
    names = command.get("name_localizations") or {}
    for locale in names:
        yield from (problem.under(("name_localizations",)) for problem in wrong_length(names, locale, 32, least=1))
    for field in ("description", "options"):
        if command.get(field):
            yield Problem((field,), "APPLICATION_COMMAND_CONTEXT_MENU_FIELD", f"A menu's command has no {field}")


def _named(thing: Json) -> Iterator[Problem]:
    names: dict[Path, Any] = {("name",): thing.get("name")}
    names |= {("name_localizations", locale): name for locale, name in (thing.get("name_localizations") or {}).items()}
    for path, name in names.items():
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            yield Problem(path, "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name!r}")


def _described(thing: Json) -> Iterator[Problem]:
    yield from wrong_length(thing, "description", 100, least=1, must=True)
    yield from _wrong_translations(thing, "description")


def _wrong_translations(thing: Json, field: str) -> Iterator[Problem]:
    field = f"{field}_localizations"
    texts = thing.get(field) or {}
    for locale in texts:
        yield from (problem.under((field,)) for problem in wrong_length(texts, locale, 100, least=1))


def _options(parent: Json, depth: int) -> Iterator[Problem]:
    options = parent.get("options") or []
    if len(options) > 25:
        yield Problem(("options",), "BASE_TYPE_MAX_LENGTH", f"Must be 25 or fewer in length, here are {len(options)}.")
    nests = [option.get("type") in NESTS for option in options]
    if any(nests) and not all(nests):
        text = "Sub-commands cannot be mixed with options"
        yield Problem(("options",), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        text = "Required options must be placed before non-required options"
        yield Problem(("options",), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
    yield from _doubles(options)
    for index, option in enumerate(options):
        here: Path = ("options", index)
        for problem in _option(option, depth):
            yield problem.under(here)


def _doubles(options: Sequence[Json]) -> Iterator[Problem]:
    """Find names used twice on one level, in any language."""
    locales = {locale for option in options for locale in option.get("name_localizations") or {}}
    for locale in (None, *sorted(locales)):
        seen: set[str] = set()
        for index, option in enumerate(options):
            name = str((option.get("name_localizations") or {}).get(locale, option.get("name")))
            if name in seen:
                text = f"{name!r} is there twice ({locale or 'default'})"
                yield Problem(("options", index, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", text)
            seen.add(name)


def _option(option: Json, depth: int) -> Iterator[Problem]:
    kind = option.get("type")
    yield from _named(option)
    yield from _described(option)
    if kind in NESTS:
        if depth >= 2 or (kind == OptionKind.GROUP and depth >= 1):
            text = "Commands nest at most two levels deep"
            yield Problem(("type",), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
        if kind == OptionKind.GROUP and not option.get("options"):
            yield Problem(("options",), "BASE_TYPE_REQUIRED", "A group needs a sub-command")
        yield from _options(option, depth + 1)
        return
    if kind not in set(OptionKind):
        yield Problem(("type",), "BASE_TYPE_CHOICES", f"There is no option of type {kind}")
        return
    choices = option.get("choices") or []
    if (choices or option.get("autocomplete")) and kind not in WITH_CHOICES:
        yield Problem(("choices",), "APPLICATION_COMMAND_OPTION_CHOICES_TYPE", "This type has no choices")
    if choices and option.get("autocomplete"):
        yield Problem(("autocomplete",), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Autocomplete excludes choices")
    yield from (problem.under(("choices",)) for problem in check_choices(choices, kind, unique=True))


def check_choices(choices: Sequence[Json], kind: int, *, unique: bool = False) -> Iterator[Problem]:
    """Check an option's choices. Registered ones need `unique` names; autocomplete may repeat them."""
    if len(choices) > 25:
        yield Problem((), "BASE_TYPE_MAX_LENGTH", f"Must be 25 or fewer in length, here are {len(choices)}.")
    names: set[object] = set()
    for index, choice in enumerate(choices):
        yield from (problem.under((index,)) for problem in _check_choice(choice, kind))
        if unique and choice.get("name") in names:
            code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
            yield Problem((index, "name"), code, "Choice names must be unique")
        names.add(choice.get("name"))


def _check_choice(choice: Json, kind: int) -> Iterator[Problem]:
    yield from wrong_length(choice, "name", 100, least=1, must=True)
    yield from _wrong_translations(choice, "name")
    value = choice.get("value")
    if kind == OptionKind.STRING:
        yield from wrong_length(choice, "value", 100, must=True)
    elif isinstance(value, bool) or not isinstance(value, int if kind == OptionKind.INTEGER else (int, float)):
        yield Problem(("value",), "NUMBER_TYPE_COERCE", f"Value {value!r} is not a number.")


def command_length(thing: Json) -> int:
    """Count a command's characters as Discord does: names, descriptions and values, each in its longest language."""
    total = 0
    for field in ("name", "description", "value"):
        texts = [thing.get(field), *(thing.get(f"{field}_localizations") or {}).values()]
        total += max((len(text) for text in texts if isinstance(text, str)), default=0)
    return total + sum(
        command_length(inner) for inner in [*(thing.get("options") or []), *(thing.get("choices") or [])]
    )
