"""One language: the folder of its sentences, in Project Fluent, and its data from CLDR."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from bot.messages.names import plain

_ENTRY: Final = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)
_KEY: Final = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")
_USED: Final = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")
_PARSER: Final = FluentParser(with_spans=False)  # positions in the file are not used


class MissingText(LookupError):
    """A variable or a form of a sentence is missing from the catalogue: a defect, not a state of play."""


class Untranslated(MissingText):
    """A sentence or a noun is missing from one language, which may be said in the default one."""


class Language:
    """The sentences of one language. Each is parsed when it is first said: a start costs no more with ten languages."""

    def __init__(self, name: str, folders: Sequence[Path]) -> None:
        """Take the files of these folders; of two entries with one key the first counts."""
        self.name = name
        self._folders = folders
        self._forms: dict[str, Mapping[str, str]] = {}
        self._parsed: set[str] = set()

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def format(self, key: str, arguments: Mapping[str, str | int]) -> str:
        """Return a sentence. Raises MissingText."""
        if (pattern := self._message(key).value) is None:
            raise Untranslated(f"{self.name}: {key}")
        return self._pattern(key, pattern, dict(arguments))

    def forms(self, key: str) -> Mapping[str, str]:
        """Return all forms of a noun: "" is the label; every attribute of its message is one more. Raises MissingText."""
        if (known := self._forms.get(key)) is None:
            message = self._message(key)
            if message.value is None:
                raise Untranslated(f"{self.name}: {key}")
            known = {"": self._pattern(key, message.value, {})}
            for form, pattern in message.attributes.items():
                known[form] = self._pattern(f"{key}.{form}", pattern, {})
            self._forms[key] = known
        return known

    @cached_property
    def comma(self) -> str:
        """The sign between the items of a list, as CLDR has it."""
        return ", " if self._locale is None else self._locale.list_patterns["standard"]["middle"].format("", "")

    def joined(self, items: Iterable[str]) -> str:
        """Return a list as a phrase, by the form of `list-and` for the letters that begin its last item, such as `.before_i`."""
        first, *others = list(items) or [""]
        if not others:
            return first
        *middle, last = others
        message, begins = self._message("list-and"), plain(last)
        fitting = [form for form in message.attributes if begins.startswith(form.removeprefix("before_"))]
        pattern = message.attributes[max(fitting, key=len)] if fitting else message.value
        return self._pattern("list-and", pattern, {"head": self.comma.join([first, *middle]), "last": last})

    def called(self, other: str) -> str:
        """Return the name of a language in this one, such as `Französisch` for `fr`."""
        named = _known(other)
        return (named.get_display_name(self._locale) if named is not None else None) or other

    @cached_property
    def cities(self) -> Mapping[str, str]:
        """The names of time zones by city in this language (CLDR), where they are not those of the zones."""
        places = {} if self._locale is None else self._locale.time_zones
        return {zone: names["city"] for zone, names in places.items() if "city" in names}

    @cached_property
    def _locale(self) -> Locale | None:
        return _known(self.name)

    @cached_property
    def _sources(self) -> dict[str, str]:
        """The entries of the files as they are written, by key."""
        found: dict[str, str] = {}
        for file in (file for folder in self._folders for file in sorted(folder.glob("*.ftl"))):
            for entry in _ENTRY.split(file.read_text(encoding="utf-8")):
                if (key := _KEY.match(entry)) is not None:
                    found.setdefault(key[0], entry)
        return found

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self.name], use_isolating=False)

    def _message(self, key: str) -> Any:
        if key not in self._parsed:
            self._parse([key])
        if not self._bundle.has_message(key):
            raise Untranslated(f"{self.name}: {key}")
        return self._bundle.get_message(key)

    def _parse(self, keys: Iterable[str]) -> None:
        """Parse entries, and those that they use."""
        for key in keys:
            if key in self._sources and key not in self._parsed:
                self._parsed.add(key)
                self._bundle.add_resource(_PARSER.parse(self._sources[key]))
                self._parse(_USED.findall(self._sources[key]))

    def _pattern(self, key: str, pattern: Any, arguments: dict[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{self.name}: {key}: {errors[0]}")
        return str(text)


def home_zones(locale: str) -> frozenset[str]:
    """Return the time zones of the country of a locale, else of the one where most people speak its language, as CLDR has it."""
    known = _known(locale)
    if known is None:
        return frozenset()
    country = known.territory or get_global("likely_subtags").get(known.language, "").rpartition("_")[2]
    return frozenset(get_global("territory_zones").get(country, ()))


def _known(language: str) -> Locale | None:
    """Return a language as CLDR has it; None for a folder of one that it does not know."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return None
