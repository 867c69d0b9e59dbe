"""An ear for untranslated words: a catalogue that notes every sentence it had to say in another language, and a list of English words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, Final

from bot.messages.catalogue import DEFAULT, Catalogue, Naming, noun_key
from games.core.lines import Line
from tests.words import WORDS

ENGLISH: Final = frozenset(
    [
        "about",
        "after",
        "all",
        "an",
        "and",
        "any",
        "are",
        "as",
        "at",
        "be",
        "been",
        "before",
        "but",
        "by",
        "can",
        "did",
        "do",
        "does",
        "each",
        "every",
        "everybody",
        "for",
        "from",
        "game",
        "has",
        "have",
        "he",
        "her",
        "his",
        "how",
        "if",
        "in",
        "into",
        "is",
        "it",
        "its",
        "just",
        "many",
        "may",
        "more",
        "most",
        "must",
        "my",
        "no",
        "nobody",
        "none",
        "not",
        "nothing",
        "of",
        "off",
        "on",
        "once",
        "one",
        "only",
        "or",
        "other",
        "out",
        "player",
        "she",
        "show",
        "so",
        "somebody",
        "some",
        "than",
        "that",
        "the",
        "their",
        "them",
        "then",
        "there",
        "these",
        "they",
        "this",
        "those",
        "to",
        "too",
        "turn",
        "two",
        "until",
        "up",
        "was",
        "we",
        "what",
        "when",
        "where",
        "which",
        "while",
        "who",
        "whose",
        "why",
        "will",
        "with",
        "without",
        "would",
        "you",
        "your",
    ]
)
"""Words without which no English sentence is said."""
SHARED: Final[Mapping[str, frozenset[str]]] = {
    "de": frozenset(["also", "am", "an", "as", "do", "has", "her", "in", "so", "to", "was", "will"]),
    "es": frozenset(["has", "he", "no"]),
    "fr": frozenset(["an", "as", "but", "on", "or"]),
    "it": frozenset(["all", "do", "in", "no", "so"]),
    "nl": frozenset(["been", "do", "had", "in", "is", "of", "on", "was", "we"]),
    "pl": frozenset(["by", "do", "no", "on", "one", "to", "was", "we"]),
    "pt-BR": frozenset(["as", "do", "for", "no", "so", "some"]),
}
"""Those that a language has itself, mostly with another meaning."""
NAMES: Final = re.compile(r"221B Baker Street|<[@#/:t][^>]*>|https?://\S+|`[^`]*`|\{[^}]*\}")
"""Names, mentions, addresses and code: no words of a language."""
UNREAD: Final = frozenset(
    {"custom_id", "value", "id", "url", "filename", "nonce", "session_id", "key", "default_values", "message_reference"}
)
"""Fields of a request that nobody reads."""
TOY: Final = "lanterns"
"""The game of the tests, which few languages have."""


def english_in(language: str, text: str) -> list[str]:
    """Return the English words of a text that should be in another language."""
    words = re.findall(r"[^\W\d_]+", NAMES.sub(" ", text).replace("’", "'").lower())
    foreign = ENGLISH - SHARED.get(language, frozenset())
    return [] if language == "en" else [word for word in words if word in foreign]


def words_of(body: Any) -> Iterator[str]:
    """Yield all that can be read in the body of a request."""
    if isinstance(body, str):
        yield body
    elif isinstance(body, list):
        for each in body:
            yield from words_of(each)
    elif isinstance(body, dict):
        for key, each in body.items():
            if key not in UNREAD and not key.endswith("_localizations"):
                yield from words_of(each)


class AttentiveCatalogue(Catalogue):
    """The catalogue for readers of one language: notes the sentences, and what it said in any other. The game of the tests says its keys."""

    def __init__(self, spoken: str, base: Catalogue = WORDS) -> None:
        vars(self).update(vars(base))
        self._base = base
        self.spoken = spoken
        self.said: dict[str, str] = {}
        self.foreign: set[str] = set()

    def say(self, locale: str, line: Line, who: Naming | None = None) -> str:
        if TOY in line.key:
            return line.key
        text = super().say(locale, line, who)
        self.said[text] = line.key
        return text

    def typed(self, key: str) -> frozenset[str]:
        return self._base.typed(key)  # read in all languages, and said in none

    def called(self, locale: str, language: str) -> str:
        self._heed(locale, f"called {language}")
        return super().called(locale, language)

    def _heed(self, locale: str, key: str) -> None:
        if self.language(locale) != self.spoken:
            self.foreign.add(key)

    def _arguments(self, language: str, line: Line, who: Naming | None) -> dict[str, str | int]:
        self._heed(language, line.key)  # the default language, where another has not the sentence
        return super()._arguments(language, line, who)

    def _all_forms(self, locale: str, thing: Enum) -> Iterator[Mapping[str, str]]:
        if TOY not in (key := noun_key(thing)):
            self._heed(locale if self.has(key, locale) else DEFAULT, key)
        yield from super()._all_forms(locale, thing)

    def forget(self) -> None:
        """Forget what was said so far."""
        self.said.clear()
        self.foreign.clear()

    def english(self) -> dict[str, list[str]]:
        """Return the sentences in which there were English words, with these."""
        return {text: found for text in self.said if (found := english_in(self.spoken, text))}
