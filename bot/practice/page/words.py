"""The page's own words, in the language of the person one is, and dates as that language writes them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from babel import Locale
from babel.dates import format_date, format_time, format_timedelta

from bot.messages.catalogue import Catalogue
from games.core.lines import Line


@dataclass(frozen=True, slots=True)
class Words:
    """The catalogue, opened at one language."""

    catalogue: Catalogue
    locale: str

    def __call__(self, key: str, **facts: str | int) -> str:
        """Return the text of `practice-<key>`."""
        return self.catalogue.say(self.locale, Line(f"practice-{key}", facts))

    @property
    def language(self) -> str:
        """Return the two letters that a page's `lang` wants."""
        return self.catalogue.language(self.locale)

    def clock(self, moment: datetime) -> str:
        """Write the time of day."""
        return format_time(moment.astimezone(), "short", locale=self._babel())

    def date(self, moment: datetime) -> str:
        """Write the day in full."""
        return format_date(moment.astimezone(), "full", locale=self._babel())

    def stamp(self, moment: datetime, style: str, now: datetime) -> str:
        """Write a moment as Discord's `<t:…:style>` asks."""
        moment, locale = moment.astimezone(), self._babel()
        match style:
            case "t":
                return format_time(moment, "short", locale=locale)
            case "T":
                return format_time(moment, "medium", locale=locale)
            case "d":
                return format_date(moment, "short", locale=locale)
            case "D":
                return format_date(moment, "long", locale=locale)
            case "F":
                return f"{format_date(moment, 'full', locale=locale)} {format_time(moment, 'short', locale=locale)}"
            case "R":
                away: timedelta = moment - now
                return format_timedelta(away, add_direction=True, locale=locale)
            case _:
                return f"{format_date(moment, 'long', locale=locale)} {format_time(moment, 'short', locale=locale)}"

    def _babel(self) -> Locale:
        return Locale.parse(self.locale, sep="-")
