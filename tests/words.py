"""The catalogue that tests read: once a process, for it takes longer than most tests do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.messages.catalogue import FOLDER, Catalogue

LOCALES: Final = (FOLDER, Path(__file__).resolve().parent / "games" / "lanterns" / "locales")
"""Where sentences lie: those of the bot, and those of the game of the tests."""


class KeptCatalogue(Catalogue):
    """Keeps every sentence that it has made: tests say the same again and again."""

    def __init__(self) -> None:
        super().__init__(LOCALES)
        self._kept: dict[tuple[object, ...], str] = {}

    def _format(self, language: str, key: str, arguments: Mapping[str, str | int]) -> str:
        asked = (language, key, *sorted(arguments.items()))
        if (text := self._kept.get(asked)) is None:
            text = self._kept[asked] = super()._format(language, key, arguments)
        return text


WORDS: Final = KeptCatalogue()
