"""The catalogue that tests read: once a process, for it takes longer than most tests do."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from bot.messages.catalogue import FOLDER, Catalogue
from bot.messages.language import MissingText
from tests.soak import SOAK

LOCALES: Final = (FOLDER, Path(__file__).resolve().parent / "games" / "lanterns" / "locales")
"""Where sentences lie: those of the bot, and those of the game of the tests."""


class KeptCatalogue(Catalogue):
    """Keeps every sentence that it has made, for tests say the same again and again, and forgives no defect."""

    def __init__(self) -> None:
        super().__init__(LOCALES)
        self._kept = cache(self._put)

    def _mend(self, broken: MissingText) -> None:
        raise broken


WORDS: Final = KeptCatalogue()

LONGEST: Final = ("de", "pl")
"""The languages with the longest words on a screen."""
LONG_TESTED: Final = WORDS.languages if SOAK else LONGEST
"""The languages of tests that take long in each; with ALIBI_SOAK=1 all."""
