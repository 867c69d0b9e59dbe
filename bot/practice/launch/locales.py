"""The locales of people at the practice table: Discord's, as far as the catalogue has a language for them."""

from __future__ import annotations

from bot.messages.catalogue import DEFAULT, Catalogue

LOCALES = (
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-ES", "es-419", "fi", "fr", "hi", "hr", "hu", "id", "it",
    "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
)  # fmt: skip
"""All locales of Discord."""


def locales_of(words: Catalogue, language: str) -> list[str]:
    """Return the locales whose people read a language: Discord's, or its own where Discord has none."""
    found = [each for each in LOCALES if words.language(each) == language]
    if language == DEFAULT:
        found = [each for each in found if each.startswith(f"{DEFAULT}-")]
    return found or [language]


def named_locales(words: Catalogue) -> dict[str, str]:
    """Return the locales of all languages, with their names for those who have them."""
    every = [each for language in words.languages for each in locales_of(words, language)]
    return {each: words.listed(each, each) for each in every}
