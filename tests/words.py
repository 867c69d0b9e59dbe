"""The catalogue that tests read: read once a process, for it takes longer than most tests do."""

from __future__ import annotations

from typing import Final

from bot.messages.catalogue import Catalogue

WORDS: Final = Catalogue()
