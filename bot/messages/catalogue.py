"""The catalogues: every sentence for players, in Project Fluent, one folder a language. The locale is always an argument."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum, StrEnum
from functools import lru_cache
from pathlib import Path

import structlog

from bot.messages.language import Language, MissingText, Untranslated
from bot.messages.names import index
from bot.tables.hours import city
from games.core.lines import Cited, Fact, Line, Who

log = structlog.get_logger(__name__)

FOLDER = Path(__file__).resolve().parents[2] / "data" / "locales"
DEFAULT = "en"
KEPT = 2000
"""Sentences kept as they were said last, 1 MB: a panel says most of its own again, a tenth of a played move's CPU."""
SHORT = "short"
"""The form of a noun in a picture, where its label has no room there."""
ALSO = "also"
"""The form of a noun that lists its other names, with signs `|` between them: typed ones are understood, none is said."""
Naming = Callable[[Who], str]
"""Gives the name of a player."""


class Catalogue:
    """All languages. `say` is the only way from a line to words; sentences missing in a language are said in the default one."""

    def __init__(self, folders: Sequence[Path] = (FOLDER,)) -> None:
        """Take these folders. The first defines the languages."""
        names = sorted(path.name for path in folders[0].iterdir() if path.is_dir() and not path.name.startswith("."))
        self._languages = {name: Language(name, [folder / name for folder in folders]) for name in names}
        self._by_locale = {name.lower(): name for name in names}
        self._kept = lru_cache(KEPT)(self._put)
        self._things: dict[tuple[type[StrEnum], ...], Mapping[str, StrEnum]] = {}
        self._shares: dict[str, int] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are: the names of their folders, such as `fr` or `pt-BR`."""
        return tuple(self._languages)

    def language(self, locale: str | None) -> str:
        """Return the nearest language there is for a locale of Discord's or a browser's, such as `en-GB` or `es-419`.

        A folder with a region serves that region alone: `zh-CN` is nothing for readers of `zh-TW`.
        """
        wanted = (locale or DEFAULT).lower()
        return self._by_locale.get(wanted) or self._by_locale.get(wanted.partition("-")[0], DEFAULT)

    def called(self, locale: str, language: str) -> str:
        """Return the name of a language for readers of a locale, as CLDR has it."""
        return self._languages[self.language(locale)].called(language)

    def listed(self, locale: str, language: str) -> str:
        """Return the name of a language as it stands in a list, with a capital."""
        name = self.called(locale, language)
        return f"{name[:1].upper()}{name[1:]}"

    def share(self, locale: str) -> int:
        """Return the percentage of the default language's sentences that the language of a locale has, rounded down."""
        language = self.language(locale)
        if (known := self._shares.get(language)) is None:
            wanted, own = {*self._languages[DEFAULT]}, {*self._languages[language]}
            known = self._shares[language] = 100 * len(wanted & own) // len(wanted)
        return known

    def has(self, key: str, locale: str = DEFAULT) -> bool:
        """Return whether the language of a locale has a sentence itself."""
        return key in self._languages[self.language(locale)]

    def say(self, locale: str, line: Line, who: Naming | None = None) -> str:
        """Return a line in words. `who` names players: a line with a player needs it. Raises MissingText."""
        language = self.language(locale)
        if language != DEFAULT and line.key in self._languages[language]:
            try:
                return self._kept(language, line.key, tuple(self._arguments(language, line, who).items()))
            except Untranslated:  # one of its nouns
                pass
            except MissingText as broken:
                self._mend(broken)
        return self._kept(DEFAULT, line.key, tuple(self._arguments(DEFAULT, line, who).items()))

    def noun(self, locale: str, thing: Enum, form: str | None = None) -> str:
        """Return the name of a card, colour, ... in one of its forms (None: as a label)."""
        found = (forms[form or ""] for forms in self._all_forms(locale, thing) if (form or "") in forms)
        if (name := next(found, None)) is None:
            raise MissingText(f"{locale}: {noun_key(thing)}.{form}")
        return name

    def label(self, locale: str, thing: Enum) -> str:
        """Return the label of a thing in a list of choices: the noun's form `full`, else its plain label."""
        forms = next(self._all_forms(locale, thing))
        return forms.get("full", forms[""])

    def brief(self, locale: str, thing: Enum) -> str:
        """Return the name of a thing in a picture: the noun's form `short`, else its plain label."""
        forms = next(self._all_forms(locale, thing))
        return forms.get(SHORT, forms[""])

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
            named = [(thing, forms) for thing in every for each in self.languages for forms in self._own(each, thing)]
            ids = [(thing.value, thing) for thing in every]
            labels = [(forms[""], thing) for thing, forms in named]
            others = [(name, thing) for thing, forms in named for name in forms.get(ALSO, "").split("|") if name]
            known = self._things[enums] = index([*ids, *labels, *others])
        return known

    def typed(self, key: str) -> frozenset[str]:
        """Return the words that a sentence lists with signs `|` between them, in all languages, as `moments` reads them."""
        own = [self.say(each, Line(key)) for each in self.languages if self.has(key, each)]
        return frozenset(word.strip().lower().replace("’", "'") for each in own for word in each.split("|"))

    def city(self, locale: str, zone: str) -> str:
        """Return how a time zone is called in the language of a locale: its city."""
        return self._languages[self.language(locale)].cities.get(zone, city(zone))

    def cities(self) -> Iterator[tuple[str, str]]:
        """Yield the names of cities that languages have of their own, each with its time zone."""
        for language in self.languages:
            for zone, name in self._languages[language].cities.items():
                yield name, zone

    def join(self, locale: str, items: Iterable[str]) -> str:
        """Return a list as a phrase: «a, b et c»."""
        language = self.language(locale)
        return self._languages[language if self.has("list-and", language) else DEFAULT].joined(items)

    def _mend(self, broken: MissingText) -> None:
        """Note that a sentence is said in the default language, because that of the reader's cannot be."""
        log.warning("sentence cannot be said", why=str(broken))

    def _own(self, language: str, thing: Enum) -> Iterator[Mapping[str, str]]:
        if (key := noun_key(thing)) in self._languages[language]:
            yield self._languages[language].forms(key)

    def _all_forms(self, locale: str, thing: Enum) -> Iterator[Mapping[str, str]]:
        """Yield the forms of a noun in the language of a locale, if it has it, and in the default one."""
        yield from self._own(self.language(locale), thing)
        yield self._languages[DEFAULT].forms(noun_key(thing))

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
                for form, text in self._languages[language].forms(noun_key(fact)).items():
                    arguments[f"{name}_{form}" if form else name] = text
            elif isinstance(fact, tuple):
                arguments[name] = self._languages[language].joined(map(one, fact))
                arguments[f"{name}_n"] = len(fact)
                for form in self._common_forms(language, fact):
                    nouns = [
                        self._languages[language].forms(noun_key(each))[form] for each in fact if isinstance(each, Enum)
                    ]
                    arguments[f"{name}_{form}"] = self._languages[language].joined(nouns)
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
            *(set(self._languages[language].forms(noun_key(each))) for each in facts if isinstance(each, Enum))
        ) - {""}

    def _one(self, language: str, fact: Fact) -> str:
        match fact:
            case Enum():
                return self._languages[language].forms(noun_key(fact))[""]
            case bool():
                return "yes" if fact else "no"
            case Cited(n):
                return str(n)
            case _:
                return str(fact)

    def _put(self, language: str, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        return self._languages[language].format(key, dict(arguments))


def noun_key(thing: Enum) -> str:
    """Return the key of a noun: `noun-<game>-<value>`, the game being the package of its enum."""
    return f"noun-{type(thing).__module__.split('.')[-2]}-{thing.value}"
