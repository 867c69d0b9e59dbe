"""The page's own words and date formats in a person's language."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from babel import Locale
from babel.dates import format_date, format_time, format_timedelta

from bot.messages.catalogue import Catalogue
from games.core.lines import Line

Length: TypeAlias = Literal["full", "long", "medium", "short"]

STYLES: dict[str, tuple[Length | None, Length | None]] = {
    "t": (None, "short"), "T": (None, "medium"), "d": ("short", None), "D": ("long", None),
    "f": ("long", "short"), "F": ("full", "short"),
}  # fmt: skip
"""The lengths of date and time in each style of Discord's timestamps; None leaves a part out."""


@dataclass(frozen=True, slots=True)
class PageWords:
    """The catalogue in one language."""

    catalogue: Catalogue
    locale: str

    def __call__(self, key: str, **facts: str | int) -> str:
        """Return the text of `practice-<key>`."""
        return self.catalogue.say(self.locale, Line(f"practice-{key}", facts))

    @property
    def language(self) -> str:
        """The two-letter code for the page's `lang` attribute."""
        return self.catalogue.language(self.locale)

    def clock(self, moment: datetime) -> str:
        """Format the time of day."""
        return format_time(moment.astimezone(), "short", locale=self._babel())

    def date(self, moment: datetime) -> str:
        """Format the date in full."""
        return format_date(moment.astimezone(), "full", locale=self._babel())

    def stamp(self, moment: datetime, style: str, now: datetime) -> str:
        """Format a moment in a style of Discord's `<t:…:style>`."""
        moment, locale = moment.astimezone(), self._babel()
        if style == "R":
            return format_timedelta(moment - now, add_direction=True, locale=locale)
        day, time = STYLES.get(style, STYLES["f"])
        written = [format_date(moment, day, locale=locale)] if day else []
        return " ".join([*written, *([format_time(moment, time, locale=locale)] if time else [])])

    def _babel(self) -> Locale:
        return Locale.parse(self.locale, sep="-")
