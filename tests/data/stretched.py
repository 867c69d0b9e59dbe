"""A language that nobody speaks: English, a third longer and a bit, as the longest of true languages are."""

from __future__ import annotations

import re
from functools import cache, cached_property
from math import ceil
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot.messages.catalogue import DEFAULT, Catalogue
from bot.messages.language import Language
from tests.data.parsed import walk
from tests.words import LOCALES, KeptCatalogue

STRETCHED: Final = "eo"
"""A language that CLDR knows and that we have no folder of."""
LONGER: Final = 0.35


class StretchedLanguage(Language):
    """English with every word longer."""

    @cached_property
    def _sources(self) -> dict[str, str]:
        english = Language(DEFAULT, self._folders)._sources
        return {key: _stretched(entry) for key, entry in english.items()}


@cache
def _stretched(entry: str) -> str:
    resource = FluentParser().parse(entry)
    for each in walk(resource.body):
        if isinstance(each, ftl.TextElement):
            each.value = re.sub(r"[^\W\d_]{2,}", _longer, each.value)
    return FluentSerializer().serialize(resource)


def _longer(word: re.Match[str]) -> str:
    return word[0] + word[0][-1].lower() * ceil(LONGER * len(word[0]))


class StretchedCatalogue(KeptCatalogue):
    """All languages, and the stretched one."""

    def __init__(self) -> None:
        super().__init__()
        folders = [folder / DEFAULT for folder in LOCALES]
        self._languages[STRETCHED] = StretchedLanguage(STRETCHED, folders)
        self._by_locale[STRETCHED] = STRETCHED


LONG_WORDS: Final[Catalogue] = StretchedCatalogue()
