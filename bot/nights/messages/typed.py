"""Words of the times that people type, in all languages."""

from __future__ import annotations

from bot.messages.catalogue import Catalogue
from bot.messages.parsing import WEEKDAYS
from bot.nights.moments import MomentWords


def moment_words(words: Catalogue) -> MomentWords:
    """Return the words of moments in all languages."""
    return MomentWords(
        ahead=words.typed("typed-in"),
        days=words.typed("typed-days"),
        hours=words.typed("typed-hours"),
        minutes=words.typed("typed-minutes"),
        today=words.typed("typed-today"),
        tomorrow=words.typed("typed-tomorrow"),
        on=words.typed("typed-on"),
        weekdays={word: n for n, key in enumerate(WEEKDAYS) for word in words.typed(key)},
        at=words.typed("typed-at"),
        sharp=words.typed("typed-sharp"),
        evening=words.typed("typed-evening"),
        next=words.typed("typed-next"),
    )
