"""Names and descriptions of slash commands in other languages; English stands in the code, as Discord's default."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.messages.catalogue import DEFAULT, Catalogue
from bot.ui.commands import LANGUAGE, MENU
from games import BY_KEY
from games.core.lines import Line


class Translator(app_commands.Translator):
    """Finds `command-<path>` and its parts in the catalogue of a language."""

    def __init__(self, words: Catalogue) -> None:
        super().__init__()
        self._words = words
        self._languages = {locale: words.language(locale.value) for locale in discord.Locale}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a name, description or choice in a language; None keeps the English one."""
        language = self._languages[locale]
        if (spoken := string.extras.get(LANGUAGE)) is not None:
            return self._words.listed(language, spoken)
        if (menu := string.extras.get(MENU)) is not None:
            is_told = language != DEFAULT and self._words.has(menu, language)
            return self._words.say(language, Line(menu)) if is_told else None
        if language == DEFAULT and context.location is not app_commands.TranslationContextLocation.choice_name:
            return None
        key = key_of(context)
        return self._words.say(language, Line(key)) if key is not None and self._words.has(key, language) else None


def key_of(context: app_commands.TranslationContextTypes) -> str | None:
    """Return the key in the catalogue for a text that discord.py wants translated."""
    where = app_commands.TranslationContextLocation
    data: Any = context.data
    match context.location:
        case where.command_name | where.group_name:
            return f"command-{_path(data)}"
        case where.command_description | where.group_description:
            return f"command-{_path(data)}-description"
        case where.parameter_name:
            return f"command-{_path(data.command)}-{data.name}"
        case where.parameter_description:
            return f"command-{_path(data.command)}-{data.name}-description"
        case where.choice_name:
            return f"game-{data.value}" if data.value in BY_KEY else f"choice-{data.value}"
        case _:
            return None


def _path(command: Any) -> str:
    return str(command.qualified_name).replace(" ", "-")
