"""The catalogues: every sentence for players, in Project Fluent, one folder a language. The locale is always an argument."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from bot.messages.names import index
from games.core.lines import Cited, Fact, Line, Who

FOLDER = Path(__file__).resolve().parents[2] / "data" / "locales"
DEFAULT = "en"
KEPT = 2000
"""Sentences kept as they were said last, 1 MB: a panel says most of its own again, a tenth of a played move's CPU."""
Naming = Callable[[Who], str]
"""Gives the name of a player."""


class MissingText(LookupError):
    """A key or a variable of its sentence is missing from the catalogue: a defect, not a state of play."""


def bundle(language: str, folders: Sequence[Path]) -> FluentBundle:
    """Return one language, as all files of some folders have it; of two messages with one key the first counts."""
    read = FluentBundle([language], use_isolating=False)
    parser = FluentParser(with_spans=False)  # positions in the file are not used
    for file in (file for folder in folders for file in sorted(folder.glob("*.ftl"))):
        read.add_resource(parser.parse(file.read_text(encoding="utf-8")))
    return read


class Catalogue:
    """All languages. `say` is the only way from a line to words."""

    def __init__(self, folders: Sequence[Path] = (FOLDER,)) -> None:
        """Read these folders. The first defines the languages."""
        languages = sorted(path.name for path in folders[0].iterdir() if path.is_dir())
        self._bundles = {name: bundle(name, [folder / name for folder in folders]) for name in languages}
        self._nouns: dict[tuple[str, str], Mapping[str, str]] = {}
        self._kept = lru_cache(KEPT)(self._put)
        self._things: dict[tuple[type[StrEnum], ...], Mapping[str, StrEnum]] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are, as two letters."""
        return tuple(self._bundles)

    def language(self, locale: str | None) -> str:
        """Return the nearest language there is for a Discord locale such as `fr` or `en-GB`."""
        short = (locale or DEFAULT).split("-")[0].lower()
        return short if short in self._bundles else DEFAULT

    def has(self, key: str, locale: str = DEFAULT) -> bool:
        """Return whether a sentence with this key exists."""
        return self._bundles[self.language(locale)].has_message(key)

    def say(self, locale: str, line: Line, who: Naming | None = None) -> str:
        """Return a line in words. `who` names players: a line with a player needs it. Raises MissingText."""
        language = self.language(locale)
        return self._kept(language, line.key, tuple(self._arguments(language, line, who).items()))

    def noun(self, locale: str, thing: Enum, form: str | None = None) -> str:
        """Return the name of a card, colour, ... in one of its forms (None: as a label)."""
        return self._forms(self.language(locale), noun_key(thing))[form or ""]

    def label(self, locale: str, thing: Enum) -> str:
        """Return the label of a thing in a list of choices: the noun's form `full`, else its plain label."""
        forms = self._forms(self.language(locale), noun_key(thing))
        return forms.get("full", forms[""])

    def number(self, locale: str, game: str, field: str, value: object) -> str:
        """Return the words for a number, or its absence, in a field: `value-<game>-<field>` if the key exists."""
        key = f"value-{game}-{field}"
        if self.has(key) and (value is None or isinstance(value, int)):
            return self.say(locale, Line(key, {"value": value}))
        return str(value)

    def things(self, enums: tuple[type[StrEnum], ...]) -> Mapping[str, StrEnum]:
        """Return everything in these enums by its id and its names in all languages, in plain form, for `names.find`."""
        if (known := self._things.get(enums)) is None:
            every = [thing for enum in enums for thing in enum]
            ids = [(thing.value, thing) for thing in every]
            labels = [(self.noun(language, thing), thing) for thing in every for language in self._bundles]
            known = self._things[enums] = index([*ids, *labels])
        return known

    def _arguments(self, language: str, line: Line, who: Naming | None) -> dict[str, str | int]:
        def one(fact: Fact) -> str:
            if not isinstance(fact, Who):
                return self._one(language, fact)
            if who is None:
                raise MissingText(f"{line.key}: nobody may be named here")
            return who(fact)

        arguments: dict[str, str | int] = {}
        for name, fact in line.facts.items():
            if isinstance(fact, Enum):
                arguments[f"{name}_id"] = str(fact.value)
                for form, text in self._forms(language, noun_key(fact)).items():
                    arguments[f"{name}_{form}" if form else name] = text
            elif isinstance(fact, tuple):
                arguments[name] = self.join(language, map(one, fact))
                arguments[f"{name}_n"] = len(fact)
                for form in self._common_forms(language, fact):
                    nouns = [self._forms(language, noun_key(each))[form] for each in fact if isinstance(each, Enum)]
                    arguments[f"{name}_{form}"] = self.join(language, nouns)
            elif isinstance(fact, int) and not isinstance(fact, bool):
                arguments[name] = int(fact)
            elif fact is None:
                arguments[name] = arguments[f"{name}_id"] = "none"
            else:
                arguments[name] = one(fact)
        return arguments

    def _common_forms(self, language: str, facts: tuple[Fact, ...]) -> set[str]:
        """Return the forms, beside the label, that all of these nouns have; none where they are no nouns."""
        if not facts or not all(isinstance(each, Enum) for each in facts):
            return set()
        return set.intersection(
            *(set(self._forms(language, noun_key(each))) for each in facts if isinstance(each, Enum))
        ) - {""}

    def _one(self, language: str, fact: Fact) -> str:
        match fact:
            case Enum():
                return self._forms(language, noun_key(fact))[""]
            case bool():
                return "yes" if fact else "no"
            case Cited(n):
                return str(n)
            case _:
                return str(fact)

    def join(self, locale: str, items: Iterable[str]) -> str:
        """Return a list as a phrase: «a, b et c»."""
        first, *others = list(items) or [""]
        if not others:
            return first
        *middle, last = others
        head = ", ".join([first, *middle])
        return self._format(self.language(locale), "list-and", {"head": head, "last": last})

    def _forms(self, language: str, key: str) -> Mapping[str, str]:
        """Return all forms of a noun: "" is the label; every attribute of its message is one more."""
        if (known := self._nouns.get((language, key))) is None:
            message = self._bundles[language].get_message(key) if self._bundles[language].has_message(key) else None
            if message is None or message.value is None:
                raise MissingText(f"{language}: {key}")
            known = {"": self._pattern(language, key, message.value, {})}
            for form, pattern in message.attributes.items():
                known[form] = self._pattern(language, f"{key}.{form}", pattern, {})
            self._nouns[language, key] = known
        return known

    def _put(self, language: str, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        return self._format(language, key, dict(arguments))

    def _format(self, language: str, key: str, arguments: Mapping[str, str | int]) -> str:
        bundle = self._bundles[language]
        if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
            raise MissingText(f"{language}: {key}")
        return self._pattern(language, key, pattern, dict(arguments))

    def _pattern(self, language: str, key: str, pattern: Any, arguments: dict[str, str | int]) -> str:
        text, errors = self._bundles[language].format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{language}: {key}: {errors[0]}")
        return str(text)


def noun_key(thing: Enum) -> str:
    """Return the key of a noun: `noun-<game>-<value>`, the game being the package of its enum."""
    return f"noun-{type(thing).__module__.split('.')[-2]}-{thing.value}"
